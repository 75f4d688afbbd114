"""What can be pointed at, and what it is and does: cards, islands, areas, privileges, buildings, and the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from islario.games.islas_canarias.box.components import (
    AREA_NAMES,
    BUILDINGS,
    CARD_NAMES,
    COLOURS,
    COPIES,
    DRAW,
    DRAW_WITH_PRIVILEGE,
    FEATURES,
    FIRST_PALACE_POINTS,
    FIRST_PIRATE,
    FOR_PRIVILEGE,
    FURTHER_PALACE_POINTS,
    HOUSE_COLOUR,
    HOUSE_POINTS,
    ISLANDS,
    LANDS,
    NONE,
    POWERS,
    PRIORITY,
    PRIVILEGE,
    SYMBOLS,
    TO_END,
    TOWN_POINTS,
    Building,
    Power,
)
from islario.games.islas_canarias.face.names import (
    POWER_OF,
    building_said,
    card_said,
    island_said,
    listed,
    privilege_said,
    seats_in,
    standing,
    symbol_said,
)
from islario.games.islas_canarias.rules.pirates import sought
from islario.games.islas_canarias.rules.ship import island_chosen
from islario.games.islas_canarias.rules.state import Phase, Setting
from islario.kernel.reading import Hidden
from islario.kernel.things import Thing
from islario.words import Said, Who

POWER_RULES = {
    "win_ties": 118, "draw_five": 123, "mixed_palace": 127, "build_anywhere": 132, "extra_card": 139,
    "pirate_shield": 154,
}  # fmt: skip
BUILDING_RULES = {"house": 162, "palace": 163, "town": 165}
PARTS: dict[str, tuple[int, dict[str, int]]] = {
    "ship": (63, {}),
    "deck": (31, {"draw": DRAW}),
    "hand": (178, {}),
    "start": (25, {}),
    "score": (167, {"end": TO_END}),
}


@cache
def things(options: Sequence[int]) -> Sequence[Thing]:
    """The cards are those of the table's deck."""
    copies = COPIES[options[Setting.DECK]].tolist()
    return (
        *(_card(card) for card, count in enumerate(copies) if count),
        *(_island(island) for island in range(len(ISLANDS))),
        *(_area(island, area) for island in range(len(ISLANDS)) for area in range(len(AREA_NAMES))),
        *(_privilege(colour) for colour in range(len(COLOURS))),
        *(_building(building, colour) for building in Building for colour in range(len(COLOURS))),
        *(_symbol(symbol) for symbol in range(len(SYMBOLS))),
        *(_part(name, rule, numbers) for name, (rule, numbers) in PARTS.items()),
    )


def _card(card: int) -> Thing:
    name = card_said(card)
    if card >= FIRST_PIRATE:
        about = Said("thing-pirate", privilege=privilege_said(card - FIRST_PIRATE))
        return Thing(f"card:{CARD_NAMES[card]}", name, about, "IC-145")
    house = building_said(Building.HOUSE, HOUSE_COLOUR[card])
    about = Said("thing-settler", house=house, priorities=listed([*map(symbol_said, PRIORITY[card])]))
    return Thing(f"card:{CARD_NAMES[card]}", name, about, "IC-53")


def _island(island: int) -> Thing:
    touches = [
        Said("thing-touches", feature=symbol_said(feature), count=areas.bit_count())
        for feature, areas in enumerate(LANDS[island].touches[: len(FEATURES)])
    ]
    about = Said("thing-island", areas=len(AREA_NAMES), touches=listed(touches))
    return Thing(f"island:{ISLANDS[island]}", island_said(island), about, "IC-2")


def _area(island: int, area: int) -> Thing:
    touches = LANDS[island].touches
    features = [symbol_said(feature) for feature in range(len(FEATURES)) if touches[feature] >> area & 1]
    about = Said("thing-area", features=listed(features)) if features else Said("thing-plain-area")
    name = Said("thing-area-name", island=island_said(island), area=AREA_NAMES[area])
    return Thing(f"area:{ISLANDS[island]}/{AREA_NAMES[area]}", name, about, "IC-51")


def _privilege(colour: int) -> Thing:
    power = POWERS[POWER_OF[colour]]
    what = Said(f"thing-power-{power.replace('_', '-')}", count=DRAW_WITH_PRIVILEGE, draw=DRAW)
    about = Said("thing-privilege", what=what, points=FOR_PRIVILEGE)
    return Thing(f"privilege:{COLOURS[colour]}", privilege_said(colour), about, f"IC-{POWER_RULES[power]}")


def _building(building: Building, colour: int) -> Thing:
    kind = BUILDINGS[building]
    points = {
        "house": HOUSE_POINTS,
        "first": FIRST_PALACE_POINTS,
        "further": FURTHER_PALACE_POINTS,
        "town": TOWN_POINTS,
    }
    about = Said(f"thing-{kind}", **points)
    return Thing(f"{kind}:{COLOURS[colour]}", building_said(building, colour), about, f"IC-{BUILDING_RULES[kind]}")


def _symbol(symbol: int) -> Thing:
    about = Said("thing-feature") if symbol < len(FEATURES) else Said("thing-colour")
    rule = "IC-51" if symbol < len(FEATURES) else "IC-56"
    return Thing(f"symbol:{SYMBOLS[symbol]}", symbol_said(symbol), about, rule)


def _part(name: str, rule: int, numbers: dict[str, int]) -> Thing:
    return Thing(f"part:{name}", Said(f"thing-part-{name}-name"), Said(f"thing-part-{name}", **numbers), f"IC-{rule}")


def own(hidden: Hidden) -> str:
    """Every island has its area A: the viewer's is meant by who says no more."""
    island = NONE if hidden.viewer < 0 else hidden.island[hidden.viewer]
    return "" if island == NONE else ISLANDS[island]


def now(hidden: Hidden, thing: str) -> Said | None:
    """What it does or means at this moment, as far as the viewer may know."""
    kind, _, name = thing.partition(":")
    match kind:
        case "card" if hidden.phase != Phase.ISLANDS:
            return card_now(hidden, CARD_NAMES.index(name))
        case "privilege":
            return _privilege_now(hidden, COLOURS.index(name))
        case "island" | "area":
            return _place_now(hidden, *name.split("/"))
        case "house" | "palace" | "town":
            left = hidden.supply[BUILDINGS.index(kind), COLOURS.index(name)]
            return Said("now-left", count=left)
    match name:
        case "ship":
            return Said("now-ship", cards=hidden.ship_size)
        case "deck":
            return Said("now-deck", cards=hidden.deck_size)
    return None


def card_now(hidden: Hidden, card: int) -> Said:
    """What would become of it if it landed now."""
    if card >= FIRST_PIRATE:
        what = _pirate_now(hidden, card - FIRST_PIRATE)
        shield = PRIVILEGE[Power.PIRATE_SHIELD]
        if hidden.viewer < 0 or hidden.owner[shield] != hidden.viewer:
            return what
        is_holder = hidden.owner[card - FIRST_PIRATE] == hidden.viewer
        told = "now-pirate-you-name" if is_holder else "now-pirate-spares-you"
        return Said(told, what=what, privilege=privilege_said(shield))
    seat, *_ = hidden.ask(island_chosen, card)
    return Said("now-settler-nobody") if seat == NONE else Said("now-settler", who=Who(seat))


def _pirate_now(hidden: Hidden, colour: int) -> Said:
    """Whom it would go for."""
    victims = [Said("now-name", who=Who(seat)) for seat in seats_in(hidden.ask(sought, colour))]
    if hidden.owner[colour] != NONE:
        what = Said("now-pirate-holder", who=victims[0], privilege=privilege_said(colour))
        shield = shield_against(hidden, colour)
        is_sent_on = shield != NONE and hidden.owner[colour] != hidden.viewer
        return Said("now-pirate-sent-on", what=what, privilege=privilege_said(shield)) if is_sent_on else what
    return Said("now-pirate", who=listed(victims), points=int(max(hidden.colour_points[:, colour].tolist())))


def shield_against(hidden: Hidden, colour: int) -> int:
    """The privilege by which whoever owns a pirate's would send it on; nothing where they have none."""
    shield = PRIVILEGE[Power.PIRATE_SHIELD]
    return shield if hidden.owner[colour] == hidden.owner[shield] != NONE else NONE


def _privilege_now(hidden: Hidden, colour: int) -> Said:
    owner = hidden.owner[colour]
    if owner == NONE:
        return Said("now-privilege-free")
    return Said("now-privilege", who=Who(owner), points=hidden.colour_points[owner, colour])


def _place_now(hidden: Hidden, island: str, area: str | None = None) -> Said | None:
    """Who looks after an island, or what stands on an area."""
    islands = hidden.island.tolist()[: hidden.players]
    which = ISLANDS.index(island)
    if which not in islands:
        return Said("now-nobodys") if area is None else None
    owner = islands.index(which)
    if area is None:
        return Said("now-owner", who=Who(owner))
    there = standing(hidden, owner).get(area)
    return Said("now-empty") if there is None else Said("now-standing", building=building_said(*there))
