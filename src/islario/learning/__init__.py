"""Players that learn from matches against themselves, in PyTorch: `islario learn GAME`, the extra `islario[learn]`."""
