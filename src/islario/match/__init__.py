"""The Python face of the games: `Game`, `Match`, `Move`, views, logs in words, records, undo."""

from islario.kernel.moves import Move
from islario.match.game import Game, game
from islario.match.match import Match, Seen
from islario.match.record import replay

__all__ = ["Game", "Match", "Move", "Seen", "game", "replay"]
