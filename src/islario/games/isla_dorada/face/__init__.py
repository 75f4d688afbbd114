"""For people: views, words and the board of a terminal."""
