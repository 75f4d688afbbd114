"""What happened, for programs and in words."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import (
    CARD_IDS,
    CURSE_SITE,
    DESTINY_IDS,
    FIRST_CURSE,
    SYMBOLS,
    TREASURE_IDS,
    TREASURES_DEALT,
    CardName,
    Symbol,
)
from islario.games.isla_dorada.box.island import MONSTERS, PATH_IDS, PATHS, RIDES, SITE_IDS, MonsterName
from islario.games.isla_dorada.face import names
from islario.games.isla_dorada.rules.events import Event
from islario.kernel import journal
from islario.kernel.events import EventTable, Part, named, number, seat
from islario.kernel.reading import Hidden


def _cursed(event: journal.Event) -> int:
    """The site of a curse."""
    return int(CURSE_SITE[event.what - FIRST_CURSE])


def _along(hidden: Hidden, event: journal.Event) -> str | None:
    return None if event.what >= PATHS else PATH_IDS[event.what]


def _ride(hidden: Hidden, event: journal.Event) -> tuple[str, ...]:
    """The paths that were taken, in their order; through the air there is none."""
    if event.what >= PATHS:
        return ()
    _, taken = RIDES[event.amount][event.what]
    return tuple(PATH_IDS[path] for path in taken)


PARTS = {
    "who": seat(),
    "other": seat("what"),
    "victim": seat("where"),
    "card": named("what", CARD_IDS, names.card, CardName),
    "bolt": named("amount", CARD_IDS, names.card, CardName),
    "symbol": named("what", SYMBOLS, names.symbol, Symbol),
    "treasure": named("what", TREASURE_IDS, names.treasure),
    "destiny": named("what", DESTINY_IDS, names.destiny),
    "cursed": Part(
        lambda hidden, event: SITE_IDS[_cursed(event)], lambda hidden, event: names.site(_cursed(event)), str
    ),
    "monster": named("what", MONSTERS, names.monster, MonsterName),
    # a route: how people say it; the path by which it ends (None: through the air), and the site
    "route": Part(None, lambda hidden, event: names.route_to(event.what, event.where)),
    "along": Part(_along, None, str | None),
    "to": Part(lambda hidden, event: SITE_IDS[event.where], None, str),
    "from": Part(lambda hidden, event: SITE_IDS[event.amount], None, str),
    "ride": Part(_ride, None, tuple[str, ...]),
    "path": named("what", PATH_IDS, names.path),
    "lair": named("where", PATH_IDS, names.path),
    "site": named("where", SITE_IDS, names.site),
    "slot": Part(lambda hidden, event: event.where, None),
    "number": number("what"),
    "dealt": number("where"),
    "n": number("amount"),
    "dealt_treasures": Part(None, lambda hidden, event: TREASURES_DEALT),
    "kept_treasures": Part(None, lambda hidden, event: TREASURES_DEALT - 1),
    "points": Part(lambda hidden, event: event.amount, lambda hidden, event: abs(event.amount)),
}

EVENTS = EventTable(
    Event,
    PARTS,
    {
        Event.FIRST_LEADER: "who",
        Event.GOALS_DEALT: "dealt_treasures",
        Event.GOALS_CHOSEN: "kept_treasures",
        Event.ROUND_BEGUN: "number site",
        Event.NO_EXIT: "site",
        Event.BID: "who route along to n",
        Event.ADDED: "who route along to n",
        Event.NEW_TOTAL: "along to n",
        Event.PASSED: "who",
        Event.JUJU: "who other",
        Event.OVETOS: "who",
        Event.LEADER: "who route along to n",
        Event.NO_MOVE: "site",
        Event.PAID: "who card n",
        Event.GOLD_SPENT: "who n",
        Event.MOVED: "who route from along ride to",
        Event.SEA_TOKEN: "path n",
        Event.SANGAIA_OFFERED: "site",
        Event.SANGAIA: "who site",
        Event.STEPPED: "who from site",
        Event.MARKER: "number site",
        Event.NO_MARKER: "site",
        Event.CURSE_STRUCK: "who site points",
        Event.BONGO: "who site",
        Event.TREASURE_FOUND: "who treasure site points",
        Event.BONUS: "who symbol points",
        Event.NOTHING_FOUND: "site",
        Event.NEWS: "number dealt n",
        Event.NEWS_CARD: "who treasure",
        Event.TOOK_FROM_ROW: "who card slot",
        Event.TOOK_FROM_DECK: "who",
        Event.DREW: "who card",
        Event.BOUGHT: "who n",
        Event.ROW_FILLED: "card slot",
        Event.DECK_SHUFFLED: "n",
        Event.BOLT: "who card",
        Event.NO_EFFECT: "who card",
        Event.STOLEN: "who other bolt",
        Event.STOLEN_CARD: "who card victim",
        Event.STOLEN_TREASURE: "who treasure victim",
        Event.MONSTER_PLACED: "who monster lair",
        Event.ANTIK_CARD: "who treasure",
        Event.ANTIK_KEPT: "who",
        Event.ISTWA_CARD: "who destiny",
        Event.ISTWA_DONE: "who",
        Event.SWEPT: "who",
        Event.DISCARDED: "who card n",
        Event.CURSED: "who",
        Event.CURSE_CARD: "who cursed",
        Event.DESTINY_SCORED: "who destiny points",
    },
)
