"""The one kind of move: a trail between two adjacent spaces. Its number is that of the link on the sheet."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import LINKS, SHEETS
from islario.games.trails_of_tucana.rules.state import Setting
from islario.kernel.moves import Details, MoveTable, kind
from islario.kernel.reading import Hidden

DRAWINGS: list[list[Details]] = [
    [{"a": sheet.names[a], "b": sheet.names[b]} for a, b in sheet.links] for sheet in SHEETS
]
SPACE_NAMES = tuple(dict.fromkeys(name for sheet in SHEETS for name in sheet.names))  # of all islands


def drawing_here(hidden: Hidden, nth: int) -> Details | None:
    drawings = DRAWINGS[hidden.options[Setting.ISLAND]]
    return drawings[nth] if nth < len(drawings) else None


MOVES = MoveTable(kind("draw", numbers=LINKS, here=drawing_here, equal=("a", "b"), a=SPACE_NAMES, b=SPACE_NAMES))
