"""What is said on a table's socket."""
