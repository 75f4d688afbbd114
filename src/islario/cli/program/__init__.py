"""What every command stands on: how it is read, refused and helped, and what it prints where."""
