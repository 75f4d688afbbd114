"""What lasts of a match: its log, how far it can be believed, and what is kept of its end."""
