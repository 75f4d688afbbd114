"""Writing a file of exercises, to be read by people too."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable

from islario.exercises.exercise import File, Kept, Tried

WIDTH = 118


def written(file: File, found_by: str) -> str:
    """The file as TOML; numbers are rounded to what they can tell."""
    head = [f"# Found by `{found_by}`.", "", f"rules = {file.rules}", f'components = "{file.components}"']
    return "\n".join([*head, *(line for kept in file.exercises for line in _exercise(kept))]) + "\n"


def _exercise(kept: Kept) -> Iterable[str]:
    yield from ("", "[[exercises]]", f"seed = {kept.seed}", f"players = {kept.players}")
    chosen = ", ".join(f'{name} = "{choice}"' for name, choice in kept.options.items())
    yield f"options = {{ {chosen} }}" if chosen else "options = {}"
    yield from ('plies = """', *textwrap.wrap(kept.plies, WIDTH), '"""')
    yield from (f"seat = {kept.seat}", f'digest = "{kept.digest}"', f"captain = {kept.captain}")
    yield from (f"{name} = {getattr(kept, name):.2f}" for name in ("gap", "low", "high"))
    yield f"missed_by = {json.dumps(kept.missed_by)}"
    yield from ("moves = [", *(f"  {_tried(each)}," for each in kept.moves), "]")


def _tried(tried: Tried) -> str:
    sources = ", ".join(f"{points:.2f}" for points in tried.sources)
    return (
        f"{{ move = {tried.move}, value = {tried.value:.4f}, points = {tried.points:.2f}, "
        f"margin = {tried.margin:.2f}, chance = {tried.chance:.3f}, sources = [{sources}] }}"
    )
