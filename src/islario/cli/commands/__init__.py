"""One command a file: what can be typed after it, and what it does."""
