"""Compiled rules: the state, the moves, and the course of play."""
