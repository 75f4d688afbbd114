"""The shelf: which games there are, without opening any of their boxes (that would import Numba)."""

GAMES = ("la-isla", "islas-canarias", "isla-dorada", "trails-of-tucana")
