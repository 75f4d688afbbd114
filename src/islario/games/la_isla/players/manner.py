"""How bots search La Isla, and how much each level errs in it: measured (docs/bots.md)."""

from __future__ import annotations

from islario.games.la_isla.players.worth import A_POINT
from islario.kernel.manner import Manner

MANNER = Manner(unit=A_POINT, spread=8, doubt=2, care=1, tries=16)
ERRORS = {"novice": 2.0, "sailor": 0.2, "navigator": 0.8}
