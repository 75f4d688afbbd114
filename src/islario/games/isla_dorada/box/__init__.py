"""Data: the island, the cards and the markers of the box."""
