"""The games that can be played here, ours and those of other packages."""

from islario.kernel.shelf import ours, packages

OURS = tuple(ours())
GAMES = tuple(packages())
