"""For whoever runs the server: what is going on, and keeping out what should not."""
