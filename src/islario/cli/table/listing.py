"""Long lists of moves in columns: grouped by where they begin, numbered, a page at a time."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from islario.cli.program.screen import ACCENT
from islario.cli.table.naming import name_of, numbers_of
from islario.kernel.moves import Move

GAP = 3


def lines_of(moves: Sequence[Move], shown: Sequence[int], width: int, language: str) -> list[Text]:
    """The moves at the positions `shown`, each with its number in the whole list, as lines that fit.

    Moves between places of a map go by the names of the places, many to a line; all others are told in words.
    """
    if not shown:
        return []
    on_a_map = all(re.match(r"\d+[a-z]", _first(move)) for move in moves)
    names = {i: name_of(moves[i]) if on_a_map else moves[i].tell(language) for i in shown}
    numbers = numbers_of(moves, language)
    digits = len(str(max(numbers)))
    cell = digits + 1 + max(map(len, names.values())) + GAP
    a_line = max(1, (width + GAP) // cell)
    lines: list[Text] = []
    for group in _groups(moves, shown):
        for start in range(0, len(group), a_line):
            line = Text()
            for i in group[start : start + a_line]:
                line.append(f"{numbers[i]:>{digits}} ", "dim")
                line.append(f"{names[i]:<{cell - digits - 1}}", ACCENT)
            line.rstrip()
            lines.append(line)
    return lines


def _groups(moves: Sequence[Move], shown: Sequence[int]) -> list[list[int]]:
    """Moves of one kind that begin in the same place: at the same number where names begin with numbers (`5d`, `5e`:
    the fifth row), else at the same first detail."""
    groups: dict[tuple[str, str], list[int]] = {}
    for i in shown:
        first = _first(moves[i])
        number = re.match(r"\d+", first)
        groups.setdefault((moves[i].kind, number.group() if number else first), []).append(i)
    return list(groups.values())


def _first(move: Move) -> str:
    return str(next(iter(move.args.values()), ""))
