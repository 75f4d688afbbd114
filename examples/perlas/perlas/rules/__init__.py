"""Compiled rules."""
