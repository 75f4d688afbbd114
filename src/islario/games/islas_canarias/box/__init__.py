"""Data: the islands, cards, buildings and values of the box."""
