"""The table in the browser: seats, moves, live updates and storage around matches. `serve` starts it."""
