"""For bots and learners: what a position is worth, and what a seat sees in numbers."""
