"""Data: the island, the tracks and the cards of the box."""
