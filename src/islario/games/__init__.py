"""The games that can be played here, ours and those of other packages."""

from islario.kernel.shelf import packages

GAMES = tuple(packages())
