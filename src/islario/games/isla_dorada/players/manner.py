"""How bots search Isla Dorada, and how much each level errs in it: measured (docs/bots.md)."""

from __future__ import annotations

from dataclasses import replace

from islario.games.isla_dorada.players.worth import QUARTERS
from islario.kernel.manner import Manner

MANNER = Manner(unit=QUARTERS, spread=6, doubt=2, care=1, tries=8)
# A captain's playouts; then the network has half a say (docs/learned.md).
LEARNED = replace(MANNER, win=1, open=0.05, care_of_others=1, trust=0.5)
ERRORS = {"novice": 3.0, "sailor": 0.3, "navigator": 0.65}
