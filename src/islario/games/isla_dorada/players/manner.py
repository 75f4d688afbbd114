"""How bots search Isla Dorada, and how much each level errs in it: measured (docs/bots.md)."""

from __future__ import annotations

from islario.games.isla_dorada.players.worth import QUARTERS
from islario.kernel.manner import Manner

MANNER = Manner(unit=QUARTERS, spread=6, doubt=2, care=1, tries=8)
ERRORS = {"novice": 3.0, "sailor": 0.3, "navigator": 0.65}
