"""A match in the terminal: whose decision it is, what is typed there and what it means."""
