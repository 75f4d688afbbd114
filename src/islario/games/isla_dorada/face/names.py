"""The things of the game as people call them."""

from __future__ import annotations

from collections.abc import Sequence

from islario.games.isla_dorada.box.components import (
    CARD_IDS,
    DESTINY_IDS,
    SYMBOLS,
    TREASURE_SITE,
    TREASURE_SYMBOL,
    TREASURE_VALUE,
    Card,
)
from islario.games.isla_dorada.box.island import BASE, NONE, PATH_ENDS, PATH_NAMES, PATHS, SITE_IDS, SITE_NAMES
from islario.games.isla_dorada.face.box import BOX
from islario.games.isla_dorada.rules.routes import stop_of
from islario.kernel.reading import Hidden
from islario.words import Said


def site(number: int) -> Said | str:
    return Said("site-base-camp") if number == BASE else SITE_NAMES[number]


def card(number: int) -> Said:
    return Said(f"card-{CARD_IDS[number]}")


def monster(number: int) -> Said:
    return card(Card.BIGFOOT + number)


def symbol(number: int) -> Said:
    return Said(f"symbol-{SYMBOLS[number]}")


def destiny(number: int) -> Said:
    return Said(f"destiny-{DESTINY_IDS[number]}")


def destiny_with_help(number: int) -> Said:
    return Said("about-destiny", name=destiny(number), help=destiny_help(number))


def destiny_help(number: int) -> Said:
    """What the destiny counts, and what that gives."""
    card = BOX.destinies[number]
    sites = listed([site(SITE_IDS.index(name)) for name in card.sites])
    what = Said(
        f"counts-{card.counts}",
        each=card.each,
        sites=sites,
        cards=listed([Said(f"card-{name}") for name in card.cards]),
        symbol=Said(f"symbol-{card.symbol}") if card.symbol else "",
    )
    steps = listed([Said("destiny-step", least=step.least, points=step.points) for step in card.steps])
    ends = card.counts == "final_site_in"  # a place, and nothing that could be counted
    return Said(
        "destiny-help",
        counts=card.counts,
        sites=sites,
        each=card.each,
        most=card.most,
        what="" if ends else what,
        steps=steps,
    )


def listed(things: Sequence[Said | str]) -> Said | str:
    """One after the other, as one thing to be said."""
    if not things:
        return ""
    said = things[0]
    for thing in things[1:]:
        said = Said("two-listed", a=said, b=thing)
    return said


def treasure(number: int) -> Said:
    return Said(
        "treasure",
        symbol=symbol(int(TREASURE_SYMBOL[number])),
        site=site(int(TREASURE_SITE[number])),
        value=int(TREASURE_VALUE[number]),
    )


def path(number: int) -> Said:
    """A path by its kind and both ends."""
    a, b = (site(int(end)) for end in PATH_ENDS[number])
    return Said(f"path-{PATH_NAMES[number]}", a=a, b=b)


def route_to(number: int, stop: int) -> Said:
    """A route by its kind and where it ends."""
    kind = "air" if number >= PATHS else PATH_NAMES[number]
    return Said(f"route-{kind}", to=site(stop))


def route(hidden: Hidden, number: int) -> Said:
    """A route as seen from where the expedition stands."""
    stop = number - PATHS if number >= PATHS else hidden.ask(stop_of, number)
    return path(number) if stop == NONE else route_to(number, stop)
