"""How bots search this game and err in it, as measured (docs/bots.md)."""

from dataclasses import replace

from islario.games.trails_of_tucana.players.worth import POINT
from islario.kernel.manner import A_WHOLE_MATCH, Manner

MANNER = Manner(unit=POINT, spread=8, rivalry=0, foresight=A_WHOLE_MATCH, care=1, tries=99, care_of_others=0)
# A captain's playouts to the end; of the network, how likely each move is (docs/learned.md).
LEARNED = replace(MANNER, doubt=2, trust=0)
ERRORS = {"novice": 0.6, "sailor": 0.3, "navigator": 0.65}
