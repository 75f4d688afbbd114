"""How bots search this game and err in it, as measured (docs/bots.md)."""

from islario.games.trails_of_tucana.players.worth import POINT
from islario.kernel.manner import A_WHOLE_MATCH, Manner

MANNER = Manner(unit=POINT, spread=8, rivalry=0, foresight=A_WHOLE_MATCH, care=1, tries=99, care_of_others=0)
ERRORS = {"novice": 0.6, "sailor": 0.3, "navigator": 0.65}
