"""The shelf: which games there are, without opening any of their boxes (that would import Numba)."""

GAMES = ("trails-of-tucana", "isla-dorada")
