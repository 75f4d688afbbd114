"""Data: the sheets and cards of the box."""
