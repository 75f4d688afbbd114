"""What can be pointed at, and what it is and does: cards, spaces, regions, animals, resources, and the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce

from islario.games.la_isla.box.components import (
    ANIMALS,
    CARD_ANIMAL,
    CARD_COLOUR,
    CARD_FAMILY,
    CARD_VARIANT,
    CARDS_IN_USE,
    COLOURS,
    END_SUM,
    EXPLORERS,
    FAMILIES,
    FAMILY_AMOUNT,
    FAMILY_EFFECT,
    FAMILY_MATCH,
    FAMILY_PARAMETER,
    FAMILY_WHEN,
    HAND,
    LARGE,
    NONE,
    PRICE,
    PRINTED_SLOTS,
    REGION_NAMES,
    REGION_SPACES,
    REGION_VALUE,
    REGIONS,
    RESOURCES_A_POINT,
    SET_VALUE,
    SPACE_NAMES,
    SPACE_RING,
    SPACES,
    SYMBOLS,
    TOP,
)
from islario.games.la_isla.face.box import EFFECTS, MATCHES, WHENS
from islario.games.la_isla.face.names import (
    VARIANT_SAID,
    animal_said,
    colour_said,
    function_said,
    landscape_said,
    listed,
    place_said,
    places_said,
    resource_of,
    ring_said,
    symbol_said,
)
from islario.games.la_isla.rules.explorers import prospect_of
from islario.games.la_isla.rules.markers import area_sum
from islario.games.la_isla.rules.scoring import tallies
from islario.games.la_isla.rules.state import Setting
from islario.kernel.reading import SPECTATOR, Hidden
from islario.kernel.things import Thing
from islario.words import Said, Who

FAMILY_RULES = {
    "wild-resource": 121, "symbol-cost1": 126, "symbol-marker": 132, "symbol-resource": 130, "symbol-vp": 131,
    "land-marker": 135, "land-resource": 133, "land-vp": 134, "b-extra-same": 147, "b-marker": 149, "b-vp": 148,
    "d-vp": 154, "d-resource": 155, "d-any-instead": 151, "tile-resource": 143, "tile-vp": 144, "tile-marker": 145,
    "extra-explorer": 161, "draw-extra": 158, "extra-slot": 165, "ring-vp": 136, "shared-swap": 138, "shared-vp": 137,
    "shared-cost1": 127,
}  # fmt: skip
PARTS: dict[str, tuple[int, dict[str, int]]] = {
    "slot": (56, {"slots": PRINTED_SLOTS}),
    "hand": (50, {"cards": HAND}),
    "explorers": (68, {"explorers": EXPLORERS}),
    "large": (92, {"count": LARGE}),
    "sum": (99, {"two": int(END_SUM[2]), "three": int(END_SUM[3]), "four": int(END_SUM[4])}),
    "score": (102, {"sets": SET_VALUE, "resources": RESOURCES_A_POINT}),
    "start": (40, {}),
}
WHOLE = ("wild", "price", "marker-instead", "explorer", "draw", "slot")  # effects that are told in one sentence


@cache
def things(options: Sequence[int]) -> Sequence[Thing]:
    """With the option, the cards of value 2 too."""
    return (
        *(_card(card) for card in range(CARDS_IN_USE[options[Setting.ADVANCED_CARDS]])),
        *(_space(space) for space in range(SPACES)),
        *(_region(region) for region in range(REGIONS)),
        *(_animal(animal) for animal in range(len(ANIMALS))),
        *(_resource(colour) for colour in range(len(COLOURS))),
        *(_symbol(symbol) for symbol in range(len(SYMBOLS))),
        *(_part(name, rule, numbers) for name, (rule, numbers) in PARTS.items()),
    )


def _card(card: int) -> Thing:
    resource, animal = colour_said(int(CARD_COLOUR[card])), animal_said(int(CARD_ANIMAL[card]))
    about = Said("thing-card", function=function_explained(card), resource=resource, animal=animal)
    rule = FAMILY_RULES[FAMILIES[CARD_FAMILY[card]]]
    return Thing(f"card:{card}", function_said(card), about, f"LI-{rule}")


def function_explained(card: int) -> Said:
    """What a card's function does, in a whole sentence."""
    family = int(CARD_FAMILY[card])
    said = VARIANT_SAID.get(FAMILY_PARAMETER[family])
    variant = said(int(CARD_VARIANT[card])) if said else ""
    when, match, effect = WHENS[FAMILY_WHEN[family]], MATCHES[FAMILY_MATCH[family]], EFFECTS[FAMILY_EFFECT[family]]
    told = {"match": match, "variant": variant, "amount": int(FAMILY_AMOUNT[family])}
    if effect in WHOLE:
        return Said(f"explain-{effect}", **told)
    begins = Said(f"when-{when if match == 'animal' else match}", **told)
    return Said("two-said", a=begins, b=Said(f"then-{effect}", **told))


def _space(space: int) -> Thing:
    around = _regions_around(space)
    name = Said("thing-space-name", ring=ring_said(int(SPACE_RING[space])))
    return Thing(f"space:{SPACE_NAMES[space]}", name, Said("thing-space", price=PRICE, regions=len(around)), "LI-75")


def _regions_around(space: int) -> list[int]:
    return [region for region in range(REGIONS) if space in REGION_SPACES[region]]


def _region_beside(hidden: Hidden, region: int, space: int) -> Said:
    """Its animal, its points, and the other spaces that surround it."""
    others = ", ".join(SPACE_NAMES[other] for other in REGION_SPACES[region] if other != space)
    return Said("now-region", animal=animal_said(hidden.tile[region]), points=int(REGION_VALUE[region]), spaces=others)


def _region(region: int) -> Thing:
    name, value = REGION_NAMES[region], int(REGION_VALUE[region])
    about = Said("thing-region", value=value, spaces=len(REGION_SPACES[region]))
    return Thing(f"region:{name}", Said("thing-region-name"), about, "LI-82")


def _animal(animal: int) -> Thing:
    return Thing(f"animal:{ANIMALS[animal]}", animal_said(animal), Said("thing-animal", top=TOP), "LI-91")


def _resource(colour: int) -> Thing:
    about = Said("thing-resource", landscape=landscape_said(colour), price=PRICE)
    return Thing(f"resource:{COLOURS[colour]}", Said("thing-resource-name", colour=colour_said(colour)), about, "LI-75")


def _symbol(symbol: int) -> Thing:
    name = Said("thing-symbol-name", symbol=symbol_said(symbol))
    return Thing(f"symbol:{SYMBOLS[symbol]}", name, Said("thing-symbol"), "LI-9")


def _part(name: str, rule: int, numbers: dict[str, int]) -> Thing:
    return Thing(f"part:{name}", Said(f"thing-part-{name}-name"), Said(f"thing-part-{name}", **numbers), f"LI-{rule}")


def now(hidden: Hidden, thing: str) -> Said | None:
    """What it does or means at this moment, as far as the viewer may know."""
    kind, _, name = thing.partition(":")
    match kind:
        case "card":
            return _card_now(hidden, int(name))
        case "space":
            return _space_now(hidden, SPACE_NAMES.index(name))
        case "region":
            return _region_now(hidden, REGION_NAMES.index(name))
        case "animal":
            return _animal_now(hidden, ANIMALS.index(name))
        case "resource" if hidden.viewer != SPECTATOR:
            colour = COLOURS.index(name)
            return Said("now-resources", count=hidden.cubes[hidden.viewer, colour])
    if name == "sum":
        return Said("now-sum", sum=hidden.ask(area_sum), end=int(END_SUM[hidden.players]))
    return None


def _card_now(hidden: Hidden, card: int) -> Said | None:
    """Of a card that lies in a holder whose it is, of one in hand what its marker would bring."""
    for owner in range(hidden.players):
        if card in hidden.slots[owner].tolist():
            return Said("now-works", who=Who(owner))
    if hidden.viewer == SPECTATOR or card not in hidden.hand[hidden.viewer].tolist():
        return None
    points, _ = hidden.ask(tallies, hidden.viewer)[int(CARD_ANIMAL[card])]
    return Said("now-moves", points=points)


def _region_now(hidden: Hidden, region: int) -> Said:
    tile = hidden.tile[region]
    if tile == NONE:
        return Said("now-claimed")
    return Said("now-tile", animal=animal_said(tile), around=places_said(hidden, REGION_SPACES[region]))


def _space_now(hidden: Hidden, space: int) -> Said:
    """What is printed there, who stands there, what it would cost the viewer, and what is still to win."""
    told = [Said("now-place", place=place_said(hidden, space))]
    told += [
        Said("now-explorer", who=Who(seat)) for seat in range(hidden.players) if hidden.explorers[seat] >> space & 1
    ]
    if hidden.viewer != SPECTATOR:
        price, *_ = hidden.ask(prospect_of, hidden.viewer, space)
        told.append(Said("now-price", price=price, resource=resource_of(hidden, space)))
    open_regions = [region for region in _regions_around(space) if hidden.tile[region] != NONE]
    if open_regions:
        regions = listed([_region_beside(hidden, region, space) for region in open_regions])
        told.append(Said("now-regions", regions=regions))
    return reduce(lambda a, b: Said("two-said", a=a, b=b), told)


def _animal_now(hidden: Hidden, animal: int) -> Said:
    step = hidden.marker[animal]
    if hidden.viewer == SPECTATOR:
        return Said("now-marker", step=step, top=TOP)
    owned, worth = hidden.ask(tallies, hidden.viewer)[animal]
    return Said("now-marker-mine", step=step, top=TOP, owned=owned, worth=worth)
