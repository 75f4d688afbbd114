"""The shelf: which games there are and where they lie, without opening any of their boxes (that would import Numba).

Islario's own are the packages beside this one in `games`; others are found by the entry point that their package
declares (`[project.entry-points."islario.games"]`, as in `reef = "reef"`).
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "islario.games"
OWN = Path(__file__).parent.parent / "games"


@cache
def ours() -> dict[str, str]:
    """The packages of our own games, by the games' names."""
    folders = sorted(file.parent.name for file in OWN.glob("*/__init__.py"))
    return {folder.replace("_", "-"): f"islario.games.{folder}" for folder in folders}


@cache
def declared() -> dict[str, str]:
    """The packages of other games. Nobody replaces one of our own."""
    points = sorted((point.name, point.value) for point in entry_points(group=GROUP))
    return {name: package for name, package in points if name not in ours()}


@cache
def packages() -> dict[str, str]:
    """The package of each game that is there."""
    return ours() | {name: package for name, package in declared().items() if find_spec(package) is not None}


def lost() -> dict[str, str]:
    """The packages that are declared but no longer where they were, as when a folder has moved."""
    return {name: package for name, package in declared().items() if name not in packages()}


@cache
def folder_of(name: str) -> Path:
    """Where a game's components, rules and words lie."""
    own = OWN / name.replace("-", "_")
    if own.exists() or name not in packages():
        return own
    found = find_spec(packages()[name])
    assert found is not None, f"the package of {name} is installed"
    return Path(str(found.origin)).parent


def game_of(module: str) -> str | None:
    """The game that a module belongs to, if it does to one."""
    if module.startswith("islario.") and not module.startswith("islario.games."):
        return None
    inside = (name for name, package in packages().items() if module.startswith(f"{package}."))
    return next(inside, None)
