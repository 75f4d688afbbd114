"""How bots search this game and err in it, as measured (docs/bots.md)."""

from dataclasses import replace

from islario.games.islas_canarias.players.worth import POINT
from islario.kernel.manner import Manner

MANNER = Manner(unit=POINT, spread=4)
# A captain's playouts; then the network has half a say (docs/learned.md).
LEARNED = replace(MANNER, win=1, doubt=4, open=0.05, trust=0.5)
ERRORS = {"novice": 2.0, "sailor": 0.2, "navigator": 1.2}
