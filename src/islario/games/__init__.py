"""The shelf: which games there are, without opening any of their boxes (that would import Numba)."""

GAMES = ("islas-canarias", "trails-of-tucana")
