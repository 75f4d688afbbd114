"""What a move leads to, for whoever asks for a hint: what is certain to happen, and whom it would hit as it stands."""

from __future__ import annotations

from islario.kernel.moves import Move
from islario.match.chronicle import Happening
from islario.match.match import Seen
from islario.match.preview import Preview
from islario.words import Said, Who

MOST = 2  # sentences


def consequences(seen: Seen, move: Move, foreseen: Preview) -> list[Said]:
    """Sentences about it, the most pressing first: what it costs, then what happens, then whom it would concern."""
    told = [*foreseen.warnings, *(event.said for event in foreseen.events[1:] if is_news(event, move))]
    if not told:
        told = [said for said in _meant(seen, move) if seats_named(said) - {seen.seat}]
    return told[:MOST]


def is_news(event: Happening, move: Move) -> bool:
    """Whether an event names anything that the move does not name itself; its first one only says what was played."""
    named = {value for value in event.facts.values() if isinstance(value, str)}
    return bool(named - {str(value) for value in move.args.values()})


def _meant(seen: Seen, move: Move) -> list[Said]:
    """What the things that a move names would do now."""
    face = seen.game.rules.face
    known = {thing.id for thing in face.things(tuple(seen.hidden.options.tolist()))}
    things = [f"{name}:{value}" for name, value in move.args.items()]
    told = [face.now(seen.hidden, thing) for thing in things if thing in known]
    return [said for said in told if said is not None]


def names_somebody(said: Said) -> bool:
    """Whether it is told differently at another table."""
    return bool(seats_named(said))


def seats_named(said: Said) -> set[int]:
    """Everybody whom it speaks of."""
    values = said.args.values()
    inside = (seats_named(value) for value in values if isinstance(value, Said))
    return {int(value) for value in values if isinstance(value, Who)}.union(*inside)
