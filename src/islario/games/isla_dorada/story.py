"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from islario.games.isla_dorada import names
from islario.games.isla_dorada.components import CURSE_SITE, FIRST_CURSE, Card
from islario.games.isla_dorada.state import Event
from islario.kernel import journal
from islario.words import Said, Who

# What the details of an event stand for.
PARTS: dict[str, Callable[[journal.Event], object]] = {
    "who": lambda event: Who(event.seat),
    "other": lambda event: Who(event.what),
    "victim": lambda event: Who(event.where),
    "card": lambda event: names.card(event.what),
    "bolt": lambda event: names.card(event.amount),
    "symbol": lambda event: names.symbol(event.what),
    "treasure": lambda event: names.treasure(event.what),
    "destiny": lambda event: names.destiny(event.what),
    "cursed": lambda event: names.site(int(CURSE_SITE[event.what - FIRST_CURSE])),
    "monster": lambda event: names.card(Card.BIGFOOT + event.what),
    "route": lambda event: names.route_to(event.what, event.where),
    "path": lambda event: names.path(event.what),
    "lair": lambda event: names.path(event.where),
    "site": lambda event: names.site(event.where),
    "number": lambda event: event.what,
    "dealt": lambda event: event.where,
    "n": lambda event: event.amount,
    "points": lambda event: abs(event.amount),
}

TOLD: dict[Event, str] = {
    Event.FIRST_LEADER: "who",
    Event.ROUND_BEGUN: "number site",
    Event.NO_EXIT: "site",
    Event.BID: "who route n",
    Event.ADDED: "who route n",
    Event.NEW_TOTAL: "n",
    Event.PASSED: "who",
    Event.JUJU: "who other",
    Event.OVETOS: "who",
    Event.LEADER: "who route n",
    Event.NO_MOVE: "site",
    Event.PAID: "who card n",
    Event.GOLD_SPENT: "who n",
    Event.MOVED: "route",
    Event.SEA_TOKEN: "path n",
    Event.SANGAIA_OFFERED: "site",
    Event.SANGAIA: "who site",
    Event.STEPPED: "site",
    Event.MARKER: "number site",
    Event.CURSE_STRUCK: "who site points",
    Event.BONGO: "who site",
    Event.TREASURE_FOUND: "who treasure",
    Event.BONUS: "who symbol points",
    Event.NOTHING_FOUND: "site",
    Event.NEWS: "number dealt n",
    Event.NEWS_CARD: "treasure",
    Event.TOOK_FROM_ROW: "who card",
    Event.TOOK_FROM_DECK: "who",
    Event.DREW: "card",
    Event.BOUGHT: "who n",
    Event.ROW_FILLED: "card",
    Event.DECK_SHUFFLED: "n",
    Event.BOLT: "who card",
    Event.NO_EFFECT: "card",
    Event.STOLEN: "who other bolt",
    Event.STOLEN_CARD: "who card victim",
    Event.STOLEN_TREASURE: "who treasure victim",
    Event.MONSTER_PLACED: "who monster lair",
    Event.ANTIK_CARD: "treasure",
    Event.ANTIK_KEPT: "who",
    Event.ISTWA_CARD: "destiny",
    Event.ISTWA_DONE: "who",
    Event.SWEPT: "who",
    Event.DISCARDED: "who card n",
    Event.CURSED: "who",
    Event.CURSE_CARD: "cursed",
    Event.DESTINY_SCORED: "who destiny points",
}


def tell_event(state: np.ndarray, event: journal.Event) -> Said:
    kind = Event(event.kind)
    parts = TOLD.get(kind, "").split()
    return Said(f"event-{kind.name.lower().replace('_', '-')}", **{part: PARTS[part](event) for part in parts})
