"""What is stored of people: who they are, how they like things, with whom they play and how strong they are."""
