"""What viewers are told, as JSON and in words."""
