"""What is written down for good, and how other processes hear of it."""
