"""What happened, in words."""

from __future__ import annotations

import numpy as np

from islario.games.islas_canarias.components import (
    AREAS,
    COLOURS,
    FIRST_PIRATE,
    HOUSE_COLOUR,
    ISLANDS,
    NONE,
    POWERS,
    PRIORITY,
    PRIVILEGE,
    SYMBOLS,
)
from islario.games.islas_canarias.moves import (
    AREA_NAMES,
    CARD_NAMES,
    building,
    card,
    card_with_priorities,
    island,
    symbol,
)
from islario.games.islas_canarias.offers import comparisons, prey
from islario.games.islas_canarias.state import Event
from islario.kernel import journal
from islario.words import Said, Who


def tell_event(state: np.ndarray, event: journal.Event) -> Said:
    kind = Event(event.kind)
    message = f"event-{kind.name.lower().replace('_', '-')}"
    who = Who(event.seat)
    match kind:
        case Event.START_PLAYER | Event.EXTRA_CARD | Event.SHIP_LOADED | Event.NO_CARD_TO_LOAD:
            return Said(message, who=who)
        case Event.ISLAND_TAKEN:
            return Said(message, who=who, island=island(ISLANDS[event.what]))
        case Event.CARDS_DRAWN:
            return Said(message, who=who, count=event.amount)
        case Event.CARD_DRAWN | Event.CARD_LOADED:
            return Said(message, card=card_with_priorities(CARD_NAMES[event.what]))
        case Event.CARD_TURNED:
            return Said(message, card=card_with_priorities(CARD_NAMES[event.what]), **_shown(state, event))
        case Event.CARD_PLAYED:
            return Said(message, who=who, card=card_with_priorities(CARD_NAMES[event.what]))
        case Event.DISCARDS_SHUFFLED | Event.SHIP_ARRIVES:
            return Said(message, count=event.amount)
        case Event.ROUND_BEGINS:
            return Said(message, who=who, round=event.what)
        case Event.HOUSE_BUILT | Event.HOUSE_LOST:
            return Said(message, who=who, building=building(0, COLOURS[event.what]), area=AREA_NAMES[event.where])
        case Event.PALACE_BUILT | Event.TOWN_BUILT:
            made = building(kind - Event.HOUSE_BUILT, COLOURS[event.what])
            used = ", ".join(AREA_NAMES[area] for area in range(AREAS) if event.amount >> area & 1)
            return Said(message, who=who, building=made, area=AREA_NAMES[event.where], used=used)
        case Event.COLOUR_RAN_OUT:
            wanted, taken = (building(event.amount, COLOURS[colour]) for colour in (event.what, event.where))
            return Said(message, who=who, wanted=wanted, taken=taken)
        case Event.SETTLER_COMES:
            asked = symbol(SYMBOLS[event.where])
            return Said(message, who=who, card=card(CARD_NAMES[event.what]), symbol=asked, count=event.amount)
        case Event.SETTLER_LEAVES | Event.NO_HOUSE_LEFT | Event.PIRATE_FINDS_NOTHING:
            return Said(message, card=card(CARD_NAMES[event.what]))
        case Event.PRIVILEGE_TAKEN:
            return Said(message, who=who, points=event.amount, **_privilege(event.what))
        case Event.PRIVILEGE_TAKEN_OVER:
            return Said(message, who=who, points=event.amount, loser=Who(event.where), **_privilege(event.what))
        case Event.TIE_WON | Event.PIRATE_ATTACKS:
            return Said(message, who=who, card=card(CARD_NAMES[event.what]))
        case Event.PIRATE_DIVERTED:
            return Said(message, who=who, card=card(CARD_NAMES[event.what]), victim=Who(event.where))
        case Event.FIRST_CARD | Event.CARD_KEPT | Event.LAST_ROUND | Event.MATCH_ENDED:
            return Said(message)


def _privilege(colour: int) -> dict[str, Said]:
    """A privilege by its colour, with what it does."""
    power = POWERS[list(PRIVILEGE).index(colour)]
    return {"privilege": Said(f"privilege-{COLOURS[colour]}"), "power": Said(f"power-{power.replace('_', '-')}")}


def _shown(state: np.ndarray, turned: journal.Event) -> dict[str, str]:
    """A card off the ship for who draws it: its name, its face, and how the islands compared. A row is a priority and
    has a number for each seat ("4 4 2/1 1 0/…"); a further table ("|") is that of an equal card of the same move. Of a
    pirate: everybody's points in its colour, and who held the privilege."""
    name = CARD_NAMES[turned.what]
    if turned.what >= FIRST_PIRATE:
        points, holder = prey(state, turned)
        return {"name": name, "counts": " ".join(map(str, points)), "holder": "" if holder == NONE else str(holder)}
    priorities = " ".join(SYMBOLS[which] for which in PRIORITY[turned.what])
    tables = ["/".join(" ".join(map(str, row)) for row in table) for table in comparisons(state, turned)]
    house = COLOURS[HOUSE_COLOUR[turned.what]]
    return {"name": name, "house": house, "priorities": priorities, "counts": "|".join(tables)}
