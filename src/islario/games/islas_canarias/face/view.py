"""What one viewer may know of the table, with names, ready for JSON."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from islario.games.islas_canarias.box.components import (
    AREA_NAMES,
    BUILDINGS,
    CARD_NAMES,
    COLOURS,
    FIRST_PIRATE,
    ISLANDS,
    NONE,
    PRIORITIES,
    AreaName,
    BuildingName,
    Colour,
    IslandName,
    Power,
)
from islario.games.islas_canarias.face.names import areas_in, seats_in, standing
from islario.games.islas_canarias.face.things import shield_against
from islario.games.islas_canarias.rules.building import place_for
from islario.games.islas_canarias.rules.cards import cards_left
from islario.games.islas_canarias.rules.decisions import free_islands
from islario.games.islas_canarias.rules.events import numbers_in
from islario.games.islas_canarias.rules.pirates import sought
from islario.games.islas_canarias.rules.privileges import owns
from islario.games.islas_canarias.rules.ship import compared, island_chosen
from islario.games.islas_canarias.rules.state import Phase
from islario.games.islas_canarias.rules.turns import whose_turn
from islario.kernel.reading import SPECTATOR, Hidden

PhaseName = Literal["islands", "act", "load", "end", "use", "place", "colour", "ship", "name", "return", "over"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)


class Standing(Struct, frozen=True, gc=False):
    building: BuildingName
    colour: Colour


class Isle(Struct, frozen=True, gc=False):
    """A seat's island and what stands on it."""

    island: IslandName | None
    buildings: dict[str, Standing]
    colour_points: dict[Colour, int]
    hand_size: int
    has_loaded: bool


class UnderWay(Struct, frozen=True, gc=False):
    """A building that is not yet there."""

    building: BuildingName
    seat: int
    anchor: AreaName | None
    used: tuple[AreaName, ...]
    spot: AreaName | None


class Place(Struct, frozen=True, gc=False):
    """Where a settler's house goes: the priority that says so (from 0; None: no priority does), whether it may go
    anywhere by privilege, and the areas."""

    priority: int | None
    anywhere: bool
    areas: tuple[AreaName, ...]


class Outlook(Struct, frozen=True, gc=False):
    """Where a settler would go if he landed now: by priority, how many empty areas everybody has, who is in the running
    and who is left in it; then who gets the house, which priority decides, and whether it takes the privilege."""

    counts: tuple[tuple[int, ...], ...]
    running: tuple[tuple[int, ...], ...]
    left: tuple[tuple[int, ...], ...]
    seat: int | None
    at: int | None
    by_privilege: bool


class Prey(Struct, frozen=True, gc=False):
    """Whom a pirate would go for if it landed now: everybody's points in its colour, and who owns its privilege."""

    points: tuple[int, ...]
    holder: int | None
    left: tuple[int, ...]
    shield: Colour | None  # the privilege by which that owner would send it on


class Table(Struct, frozen=True, gc=False):
    phase: PhaseName
    round: int
    last_round: bool
    start: int
    turn: int
    islands: list[Isle]
    free_islands: list[IslandName]  # as long as islands are being taken
    supply: dict[BuildingName, dict[Colour, int]]
    privileges: dict[Colour, int | None]  # who owns them
    deck_size: int
    cards_left: int  # to be drawn, from the deck and then from the discards
    ship_size: int
    discards: dict[str, int]
    turned: list[str]
    hand: dict[str, int] | None
    loaded: str | None
    card: str | None
    building: UnderWay | None
    victims: tuple[int, ...]
    places: dict[str, Place]
    outlooks: dict[str, Outlook]
    prey: dict[str, Prey]


def view(hidden: Hidden) -> Table:
    seat, players = hidden.viewer, hidden.players
    hand = [] if seat == SPECTATOR else hidden.hand[seat].tolist()
    held = [card for card, count in enumerate(hand) if count]
    loaded = hidden.loaded[seat] if seat in seats_in(hidden.loaders) else None
    loading = held if hidden.phase == Phase.LOAD and hidden.active == seat else []
    return Table(
        phase=PHASES[hidden.phase],
        round=hidden.round_number,
        last_round=bool(hidden.last_round),
        start=hidden.start,
        turn=hidden.ask(whose_turn),
        islands=[_isle(hidden, owner) for owner in range(players)],
        free_islands=_free_islands(hidden) if hidden.phase == Phase.ISLANDS else [],
        supply={kind: _by_colour(left) for kind, left in zip(BUILDINGS, hidden.supply.tolist(), strict=True)},
        privileges={colour: _or_none(owner) for colour, owner in zip(COLOURS, hidden.owner.tolist(), strict=True)},
        deck_size=hidden.deck_size,
        cards_left=hidden.ask(cards_left),
        ship_size=hidden.ship_size,
        discards=_named(hidden.discards.tolist()),
        turned=[CARD_NAMES[card] for card in hidden.turned.tolist()[: hidden.turned_count]],
        hand=None if seat == SPECTATOR else _named(hand),
        loaded=None if loaded is None else CARD_NAMES[loaded],
        card=None if hidden.card == NONE else CARD_NAMES[hidden.card],
        building=_under_way(hidden),
        victims=seats_in(hidden.victims),
        places=_places(hidden, held),
        outlooks={CARD_NAMES[card]: _outlook(hidden, card) for card in loading if card < FIRST_PIRATE},
        prey={CARD_NAMES[card]: _prey(hidden, card - FIRST_PIRATE) for card in loading if card >= FIRST_PIRATE},
    )


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def _area(area: int) -> AreaName | None:
    return None if area == NONE else AREA_NAMES[area]


def _by_colour(counts: list[int]) -> dict[Colour, int]:
    return dict(zip(COLOURS, counts, strict=True))


def _named(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[card]: count for card, count in enumerate(counts) if count}


def _isle(hidden: Hidden, owner: int) -> Isle:
    which = hidden.island[owner]
    return Isle(
        island=None if which == NONE else ISLANDS[which],
        buildings={name: Standing(BUILDINGS[b], COLOURS[c]) for name, (b, c) in standing(hidden, owner).items()},
        colour_points=_by_colour(hidden.colour_points[owner].tolist()),
        hand_size=hidden.hand_size[owner],
        has_loaded=owner in seats_in(hidden.loaders),
    )


def _free_islands(hidden: Hidden) -> list[IslandName]:
    free = hidden.ask(free_islands)
    return [island for i, island in enumerate(ISLANDS) if free >> i & 1]


def _under_way(hidden: Hidden) -> UnderWay | None:
    if hidden.making == NONE:
        return None
    used, spot = areas_in(hidden.used), _area(hidden.spot)
    return UnderWay(BUILDINGS[hidden.making], hidden.active, _area(hidden.anchor), used, spot)


def _places(hidden: Hidden, held: list[int]) -> dict[str, Place]:
    """Where the house of each settler in hand would go, and of the one who is building now."""
    builders = {card: hidden.viewer for card in held if card < FIRST_PIRATE}
    if hidden.phase == Phase.PLACE and hidden.card != NONE:
        builders[hidden.card] = hidden.active
    return {CARD_NAMES[card]: _place(hidden, builder, card) for card, builder in builders.items()}


def _place(hidden: Hidden, builder: int, card: int) -> Place:
    at, areas = hidden.ask(place_for, builder, card)
    return Place(_or_none(at), hidden.ask(owns, builder, Power.BUILD_ANYWHERE), areas_in(areas))


def _outlook(hidden: Hidden, card: int) -> Outlook:
    rows = [hidden.ask(compared, card, at) for at in range(PRIORITIES)]
    seat, at, by_privilege = hidden.ask(island_chosen, card)
    return Outlook(
        counts=tuple(numbers_in(row, hidden.players) for _, _, row in rows),
        running=tuple(seats_in(running) for running, _, _ in rows),
        left=tuple(seats_in(left) for _, left, _ in rows),
        seat=_or_none(seat),
        at=_or_none(at),
        by_privilege=by_privilege,
    )


def _prey(hidden: Hidden, colour: int) -> Prey:
    points = hidden.colour_points[: hidden.players, colour].tolist()
    shield = shield_against(hidden, colour)
    return Prey(
        points=tuple(points),
        holder=_or_none(hidden.owner[colour]),
        left=seats_in(hidden.ask(sought, colour)),
        shield=None if shield == NONE else COLOURS[shield],
    )
