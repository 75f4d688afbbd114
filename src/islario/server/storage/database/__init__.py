"""The database itself: connections, locks, trouble, backups, and hearing of other processes."""
