"""What can go wrong between a person and a match. Nothing here ever changes the match."""

from islario.games.shelf import UnknownGame
from islario.kernel.errors import IslarioError
from islario.kernel.position import BadPosition

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "IllegalMove",
    "NotYourTurn",
    "UnknownGame",
    "UnopenedGame",
]


class UnopenedGame(IslarioError):
    """A game of another package whose code fails as it is imported."""


class BadOption(IslarioError):
    """A number of players, an option or a choice that the game does not have."""


class IllegalMove(IslarioError):
    """A move that the rules do not allow here and now, with the reason."""


class NotYourTurn(IllegalMove):
    """A seat that has nothing to decide now."""


class CannotUndo(IslarioError):
    """Something was revealed since, or there is nothing to take back."""


class BadRecord(IslarioError):
    """A record that is not whole, not unchanged, or of other rules."""
