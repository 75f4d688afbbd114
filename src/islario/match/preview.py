"""What a move would do, as far as its seat can know: from the seat's hidden copy alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from islario.kernel.journal import page_of
from islario.kernel.reading import Hidden
from islario.match.chronicle import Happening, happenings
from islario.match.things import meant
from islario.words import Said

if TYPE_CHECKING:
    from islario.match.game import Game

Stop = Literal["nothing", "secrets", "others"]


@dataclass(frozen=True)
class Preview:
    """What is the same in every truth that the seat imagines, and why there is no more of it. These are some hundreds:
    what one truth in thousands would show may be missed."""

    events: list[Happening]
    points: dict[str, int]  # what the seat gains, by source
    question: Said | None  # what it is asked next
    stopped: Stop  # before what it cannot know: cards and dice, or what others choose at the same time
    warnings: list[Said]  # what it costs that is easily overlooked
    things: list[str]  # what it speaks of, by id, the most telling first


def preview(game: Game, hidden: Hidden, move: int) -> Preview:
    """Of a legal move. Where others decide at the same time, only what becomes of the seat's own choice is told."""
    foreseen = game.desk.foreseen(hidden, move)
    told = happenings(game, foreseen.told, page_of(hidden))
    gains = zip(game.rules.sources, foreseen.points, strict=True)
    together = len(game.desk.pending(hidden)) > 1
    events = [event for event, certain in zip(told, foreseen.certain, strict=False) if certain]
    whole = foreseen.as_much and len(events) == len(told) and None not in foreseen.points
    named = game.rules.moves.move_of(hidden, move)
    return Preview(
        events,
        {source.name.lower(): gain for source, gain in gains if gain},
        _question(game, foreseen.after),
        "others" if together else "nothing" if whole else "secrets",
        warnings(game, hidden, move),
        [] if named is None else meant(game, hidden, named),
    )


def warnings(game: Game, hidden: Hidden, move: int) -> list[Said]:
    """What a legal move costs that beginners overlook."""
    named = game.rules.moves.move_of(hidden, move)
    warning = None if named is None else game.rules.face.warn(hidden, named)
    return [] if warning is None else [warning]


def _question(game: Game, after: list[Hidden]) -> Said | None:
    """What the seat is asked then, if it is asked the same whatever is true."""
    question: Said | None = None
    for hidden in after:
        if hidden.viewer not in game.desk.pending(hidden):
            return None
        asked = game.rules.face.tell_question(hidden)
        if question not in (None, asked):
            return None
        question = asked
    return question
