"""What a hidden copy shows, part by part as JSON: made once for all at a table who know the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from islario.kernel.journal import page_of
from islario.kernel.reading import Hidden
from islario.match.match import source_message
from islario.match.views import Points
from islario.server.storage.schema import UNDO
from islario.server.views.parts import FALSE, NULL, TRUE, Items, Parts, encode, list_of, news
from islario.server.views.telling import Teller
from islario.words import Said

if TYPE_CHECKING:
    from islario.server.tables.live import Live


Standing = tuple[int, tuple[int, ...], bool, bytes | None]


class Anyones(Hidden):
    """A hidden copy that notes whether anybody asks whose it is."""

    def __init__(self, hidden: Hidden) -> None:
        object.__setattr__(self, "__dict__", hidden.__dict__)  # what one has read need not be read by the other
        self.__dict__["_asked"] = False  # no field of a state begins so

    def _whose(self) -> int:
        self.__dict__["_asked"] = True
        return int(self.__dict__["viewer"])

    viewer = property(_whose)

    def is_anyones(self) -> bool:
        return not self.__dict__["_asked"]


@dataclass
class Sight:
    """All of it but what concerns the viewer's own decision."""

    hidden: Hidden
    scores: list[int]
    places: list[int]
    standing: Parts
    facts: msgspec.Struct  # the game's
    table: Parts  # and those as JSON
    is_anyones: bool  # whether it is the same for whoever has the same copy
    standings: tuple[Standing, Parts] | None = None  # how things stood last, and that as JSON
    changes: tuple[Parts, bytes] | None = None  # since that table, once somebody was told
    stands_now: tuple[Parts, Parts, list[bytes]] | None = None  # what had changed from the one to the other, likewise
    told: dict[int, bytes] = field(default_factory=dict)  # what happened when the log became so long, likewise

    def shows(self, hidden: Hidden) -> bool:
        """Whether this is what whoever has that copy sees."""
        return self.hidden.array is hidden.array and (self.is_anyones or self.hidden.viewer == hidden.viewer)

    def common(self, version: int, pending: tuple[int, ...], over: bool, key: bytes | None) -> Parts:
        """How things stand. Who decides and whether it is over is seen by everyone; the key, once it is."""
        stands = (version, pending, over, key)
        if self.standings is None or self.standings[0] != stands:
            winners = [seat for seat, place in enumerate(self.places) if place == 1] if over else []
            parts: Parts = {"version": b"%d" % version, "pending": encode(pending), "over": TRUE if over else FALSE}
            ends: Parts = {"winners": encode(winners), "key": NULL if key is None else encode(key.hex())}
            self.standings = (stands, {**parts, **self.standing, **ends})
        return self.standings[1]

    def news_since(self, before: Parts, now: Parts) -> list[bytes]:
        """What is new of how things stand."""
        known = self.stands_now
        if known is None or known[0] is not before or known[1] is not now:
            known = self.stands_now = (before, now, news(before, now))
        return known[2]

    def changed_since(self, before: Sight) -> bytes:
        """What is new of the game's facts, as an object."""
        if self.changes is None or self.changes[0] is not before.table:
            self.changes = (before.table, b"{" + b",".join(news(before.table, self.table)) + b"}")
        return self.changes[1]

    def happened(self, live: Live, hidden: Hidden, length: int, teller: Teller) -> bytes:
        """What happened when the log became so long, to whoever has this copy: see `entry_of`."""
        told = self.told.get(length)
        if told is None:
            anyones = Anyones(hidden)
            told = entry_of(live, anyones, length, self.scores, teller)
            if anyones.is_anyones():
                self.told[length] = told
        return told


def sight_of(live: Live, hidden: Hidden, teller: Teller, at_hand: Sequence[Sight], before: Sight | None) -> Sight:
    """The one at hand that shows this copy, or a fresh one: what is as it was in the one before is not made again."""
    for sight in at_hand:
        if sight.shows(hidden):
            return sight
    points = hidden.points.tobytes()
    scores, places = live.game.desk.standings(hidden)
    standing: Parts = {"scores": encode(scores), "places": encode(places)}
    if before is None or before.hidden.points.tobytes() != points:
        standing["breakdowns"] = breakdowns(live, hidden, teller)
    else:
        standing["breakdowns"] = before.standing["breakdowns"]
    anyones = Anyones(hidden)
    facts = live.game.rules.face.view(anyones)
    return Sight(hidden, scores, places, standing, facts, _encoded(facts, before), anyones.is_anyones())


def _encoded(facts: msgspec.Struct, before: Sight | None) -> Parts:
    """The facts as JSON; of a list those items again that are the very same as before."""
    if before is None:
        return {name: _told(getattr(facts, name), {}) for name in facts.__struct_fields__}
    table = {**before.table}
    for name in facts.__struct_fields__:
        fact, had = getattr(facts, name), getattr(before.facts, name)
        if fact is not had and fact != had:
            both = isinstance(fact, tuple) and isinstance(had, tuple)
            table[name] = _told(fact, dict(zip(map(id, had), table[name], strict=True)) if both else {})
    return table


def _told(fact: Any, known: dict[int, Any]) -> bytes | Items:
    """`known`: items by the ids of what they tell."""
    return [known.get(id(item)) or encode(item) for item in fact] if isinstance(fact, tuple) else encode(fact)


def breakdowns(live: Live, hidden: Hidden, teller: Teller) -> bytes:
    """Everybody's points by source."""
    points = hidden.points.tolist()
    sources = [
        (source.value, source.name.lower(), source_in_words(teller, source.name)) for source in live.game.rules.sources
    ]
    return encode(
        [
            [Points(name, words, points[seat][source]) for source, name, words in sources]
            for seat in range(live.table.players)
        ]
    )


def source_in_words(teller: Teller, name: str) -> str:
    return teller.tell(Said(source_message(name)))


def entry_of(live: Live, hidden: Hidden, length: int, scores: list[int], teller: Teller) -> bytes:
    """What happened when the log became so long: an entry of a viewer's log, but for the version that begins it."""
    entry = live.log[length - 1] if length else None
    told: list[msgspec.Raw] = []
    if entry and entry.move == UNDO:
        told = [teller.undone(entry.seat)]
    elif page_of(hidden) != (live.pages[length - 1] if length else 0):  # a move may have nothing to tell
        told = teller.events(live.game, hidden)
    at = entry.at if entry else live.table.created
    return b',"at":%d,"scores":%s,"happenings":%s}' % (at, encode(scores), list_of(told))
