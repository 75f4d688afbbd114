"""`python -m tests.golden [GAME]…` writes the playthroughs anew."""

import sys

from islario.games import OURS
from tests.golden import FOLDER, playthrough

for each in sys.argv[1:] or OURS:
    (FOLDER / f"{each}.txt").write_text(playthrough(each), encoding="utf-8")
