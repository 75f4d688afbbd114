"""Islario, a book of islands: four board games, complete and playable, on one fast and readable engine.

    import islario
    match = islario.game("trails-of-tucana").new(players=2, seed=7)

Importing this package imports nothing heavy; the rules' compiler comes with the first game that is opened.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from islario.bots import UnknownBot as UnknownBot
    from islario.bots import bot as bot
    from islario.kernel.errors import ComponentError as ComponentError
    from islario.kernel.errors import IslarioError as IslarioError
    from islario.lab.batch import batch as batch
    from islario.learned.policy import learned as learned
    from islario.match import Game as Game
    from islario.match import Match as Match
    from islario.match import Move as Move
    from islario.match import game as game
    from islario.match import replay as replay
    from islario.match.errors import BadOption as BadOption
    from islario.match.errors import BadPosition as BadPosition
    from islario.match.errors import BadRecord as BadRecord
    from islario.match.errors import CannotUndo as CannotUndo
    from islario.match.errors import IllegalMove as IllegalMove
    from islario.match.errors import NotYourTurn as NotYourTurn
    from islario.match.errors import UnknownGame as UnknownGame

__version__ = "0.1.0"

_PLACES = {
    "BadOption": "islario.match.errors",
    "BadPosition": "islario.match.errors",
    "BadRecord": "islario.match.errors",
    "CannotUndo": "islario.match.errors",
    "ComponentError": "islario.kernel.errors",
    "Game": "islario.match",
    "IllegalMove": "islario.match.errors",
    "IslarioError": "islario.kernel.errors",
    "Match": "islario.match",
    "Move": "islario.match",
    "NotYourTurn": "islario.match.errors",
    "UnknownBot": "islario.bots",
    "UnknownGame": "islario.match.errors",
    "batch": "islario.lab.batch",
    "bot": "islario.bots",
    "game": "islario.match",
    "learned": "islario.learned.policy",
    "replay": "islario.match",
}

__all__ = list(_PLACES)


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"islario has no '{name}'")
    return getattr(import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
