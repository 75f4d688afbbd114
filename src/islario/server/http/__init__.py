"""What comes in and goes out over HTTP: who may ask, how much, and how it is answered."""
