"""How bots search this game and err in it, as measured (docs/bots.md)."""

from islario.games.islas_canarias.players.worth import POINT
from islario.kernel.manner import Manner

MANNER = Manner(unit=POINT, spread=4)
ERRORS = {"novice": 2.0, "sailor": 0.2, "navigator": 1.2}
