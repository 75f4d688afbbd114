"""Attacks on real servers: `make soak` runs them at length, `tests/server/test_soak.py` a little of each."""
