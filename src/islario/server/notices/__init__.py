"""Telling people that they are waited for while they look elsewhere: bells, Web Push, the guard of what is sent."""
