"""Tables in memory: matches, seats, and who follows them live."""
