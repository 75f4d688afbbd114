"""Tests of what makes files from Python."""
