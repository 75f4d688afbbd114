"""What can be pointed at, in words: what it is and does, and what it does or means at this moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.kernel.things import named_in
from islario.words import Said, Words

if TYPE_CHECKING:
    from islario.match.game import Game


class Explained(Struct, frozen=True):
    name: str
    about: str
    rule: str


def explained(game: Game, options: Sequence[int], words: Words) -> dict[str, Explained]:
    """All things of a table with these options, by their ids."""

    def said(what: Said | str) -> str:
        told = words.tell(what) if isinstance(what, Said) else what
        return told[:1].upper() + told[1:]

    things = game.rules.face.things(tuple(options))
    return {thing.id: Explained(said(thing.name), said(thing.about), thing.rule) for thing in things}


@lru_cache(maxsize=64)
def _known(game: Game, options: tuple[int, ...]) -> dict[str, None]:
    return {thing.id: None for thing in game.rules.face.things(options)}


def meant(game: Game, hidden: Hidden, move: Move) -> list[str]:
    """The ids of what a move speaks of, the most telling first: what its game says, else what its details say."""
    known = _known(game, tuple(hidden.options.tolist()))
    thing = game.rules.face.meant(hidden, move)
    return [thing] if thing in known else named_in(move.args, known)


def explained_now(game: Game, hidden: Hidden, thing: str, words: Words) -> str | None:
    """Nothing of what does not exist, or is always the same."""
    if thing not in _known(game, tuple(hidden.options.tolist())):
        return None
    now = game.rules.face.now(hidden, thing)
    if now is None:
        return None
    told = words.tell(now)
    return told[:1].upper() + told[1:]
