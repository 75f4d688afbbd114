"""For people."""
