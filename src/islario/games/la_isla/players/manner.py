"""How bots search La Isla, and how much each level errs in it: measured (docs/bots.md)."""

from __future__ import annotations

from dataclasses import replace

from islario.games.la_isla.players.worth import A_POINT
from islario.kernel.manner import Manner

MANNER = Manner(unit=A_POINT, spread=8, doubt=2, care=1, tries=16)
# A captain's playouts; then the network has a quarter of a say (docs/learned.md).
LEARNED = replace(MANNER, win=1, open=0.1, care_of_others=1, trust=0.25)
ERRORS = {"novice": 2.0, "sailor": 0.2, "navigator": 0.8}
