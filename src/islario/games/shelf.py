"""Finding a game and its numbered rules by name, without opening its box (that would import Numba)."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from islario.games import GAMES
from islario.kernel.errors import IslarioError
from islario.kernel.shelf import folder_of, lost
from islario.words import Said

PACKAGE = Path(__file__).parent.parent


class UnknownGame(IslarioError):
    """There is no game of that name."""


def check_name(name: str, known: Sequence[str] = GAMES) -> str:
    """The name of a game that is known, as typed or nearly so."""
    tidy = str(name).strip().lower().replace("_", "-").replace(" ", "-")
    if tidy in lost():
        raise UnknownGame("lost-game", name=tidy, package=lost()[tidy])
    if tidy not in known:
        raise UnknownGame("unknown-game", name=str(name), known=", ".join(known), hint=hint(tidy, list(known)))
    return tidy


def rulebook(name: str, language: str) -> str:
    """The numbered rules of a game: in its own words, or, for ours, inside the package or beside it in a checkout."""
    own = folder_of(name) / "words" / f"rules.{language}.md"
    ours = (PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules")
    for file in (own, *(folder / f"{name}.{language}.md" for folder in ours)):
        if file.exists():
            return file.read_text(encoding="utf-8")
    raise FileNotFoundError(f"the rules of {name} ({language}) are missing from this installation")


def hint(given: str, known: list[str]) -> Said | str:
    """ "Did you mean …?", where something close is known."""
    close = get_close_matches(given.lower().replace("_", "-"), [k.replace("_", "-") for k in known], 1, 0.5)
    if not close:
        return ""
    meant = next(k for k in known if k.replace("_", "-") == close[0])
    return Said("did-you-mean", name=meant)
