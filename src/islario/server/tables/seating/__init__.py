"""Who sits where, and how that may change."""
