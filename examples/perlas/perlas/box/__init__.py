"""What the game is played with."""
