"""What thinks beside the serving thread: bots, advice, and games being made ready."""
