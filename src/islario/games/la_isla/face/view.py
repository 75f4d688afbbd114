"""What lies on the table for one viewer, as boards and programs read it."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

import numpy as np
from msgspec import UNSET, Struct, UnsetType, structs

from islario.games.la_isla.box.components import (
    ANIMALS,
    AREA,
    ASSIGNMENT,
    COLOURS,
    LANDSCAPES,
    LETTERS,
    NONE,
    REGION_NAMES,
    SPACE_NAMES,
    SPACES,
    SYMBOLS,
    Animal,
    Colour,
    Landscape,
    Symbol,
)
from islario.games.la_isla.face.box import BoxCard, card_printed
from islario.games.la_isla.face.names import hand_of, space_names
from islario.games.la_isla.rules.decisions import is_asking
from islario.games.la_isla.rules.explorers import prospect_of
from islario.games.la_isla.rules.island import closed_by, spaces_for
from islario.games.la_isla.rules.markers import area_sum, sum_left
from islario.games.la_isla.rules.scoring import final_score, tallies
from islario.games.la_isla.rules.state import Place
from islario.kernel.reading import Hidden

PhaseName = Literal["cards", "a", "b", "c", "d", "over"]
QuestionName = Literal["nothing", "lay", "cover", "explore", "move_to", "pay", "marker", "use"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)
QUESTIONS: tuple[QuestionName, ...] = get_args(QuestionName)


class Card(BoxCard, frozen=True):
    """A card, and the spaces where its function counts for an explorer of whoever has it."""

    spaces: tuple[str, ...]


class Going(Struct, frozen=True, gc=False):
    """What an explorer of the viewer's costs and brings on a space."""

    price: int
    closes: tuple[str, ...]  # regions
    uses: tuple[int, ...]  # cards of his whose functions it sets off
    helps: tuple[int, ...]  # cards of his whose functions help to pay


class Space(Struct, frozen=True, gc=False):
    name: str
    landscape: Landscape
    resource: Colour
    symbol: Symbol
    explorers: list[int]  # the seats whose explorers stand here


class Region(Struct, frozen=True, gc=False):
    name: str
    tile: Animal | None


class Track(Struct, frozen=True, gc=False):
    step: int
    area: int


class Slot(Struct, frozen=True, gc=False):
    card: Card | None
    covered: int
    usable: int  # how often its function may still be used now
    used: int
    asks: bool  # its function is why the seat is asked: it may be used, helps to pay, or offers any marker


class Plan(Struct, frozen=True, gc=False):
    """The cards under A, B and D."""

    A: int
    B: int
    D: int


class Aside(Struct, frozen=True, gc=False):
    """Cards under A, B and D that have not been used yet; unknown ones are nothing."""

    A: Card | UnsetType | None = UNSET
    B: Card | UnsetType | None = UNSET
    D: Card | UnsetType | None = UNSET


class Final(Struct, frozen=True, gc=False):
    """What the final scoring brings, as things stand."""

    sets: int  # of all five animals
    set_points: int
    animal_points: int
    leftover_points: int


class Seat(Struct, frozen=True, gc=False, kw_only=True):
    supply: int
    reserve: int
    explorers: list[str]
    animals: dict[Animal, int]  # small tiles
    owned: dict[Animal, int]  # animals, the large tile counted
    moving: dict[Animal, int]  # points that moving each marker brings
    worth: dict[Animal, int]  # points that the animals bring at the end, as things stand
    final: Final
    large: Animal
    resources: dict[Colour, int]
    slots: list[Slot]
    hand: list[Card | None]
    laid: bool
    plan: Plan | None  # how the cards were laid, for who may know it, until everybody has
    aside: Aside


class Table(Struct, frozen=True, gc=False, kw_only=True):
    round: int
    phase: PhaseName
    question: QuestionName
    start: int
    acting: int | None  # who is asked, but for laying cards
    teeth: list[int]
    spaces: list[Space]
    going: dict[str, Going]  # to each space; nothing for who only watches
    regions: list[Region]
    tracks: dict[Animal, Track]
    area_sum: int
    sum_left: int  # that is missing to the end
    deck: int
    discards: list[int]
    covered: list[int]
    lifted: str | None  # the space that an explorer on the move has left
    target: str | None  # the space that is being paid for
    closing: tuple[str, ...]  # regions that the explorer being paid for closes
    seats: list[Seat]


TRACKS = [Track(step, int(area)) for step, area in enumerate(AREA)]
TILES: tuple[Animal | None, ...] = (*ANIMALS, None)  # a tile that is gone is the last one: NONE
REGION = [[Region(name, tile) for tile in TILES] for name in REGION_NAMES]


def view(hidden: Hidden) -> Table:
    landscapes, symbols = (_lying(tuple(sets.tolist())) for sets in (hidden.landscape_spaces, hidden.symbol_spaces))
    explorers = hidden.explorers.tolist()
    return Table(
        round=hidden.round_number,
        phase=PHASES[hidden.phase],
        question=QUESTIONS[hidden.question],
        start=hidden.start,
        acting=None if hidden.seat == NONE else hidden.seat,
        teeth=hidden.tooth.tolist(),
        spaces=[_space(space, landscapes[space], symbols[space], explorers) for space in range(SPACES)],
        going={name: _going(hidden, space) for space, name in enumerate(SPACE_NAMES)} if hidden.viewer >= 0 else {},
        regions=[REGION[region][tile] for region, tile in enumerate(hidden.tile.tolist())],
        tracks={animal: TRACKS[step] for animal, step in zip(ANIMALS, hidden.marker.tolist(), strict=True)},
        area_sum=hidden.ask(area_sum),
        sum_left=hidden.ask(sum_left),
        deck=hidden.deck_left,
        discards=_cards_at(hidden, Place.DISCARDED),
        covered=_cards_at(hidden, Place.COVERED),
        lifted=_space_name(hidden.lifted),
        target=_space_name(hidden.target),
        closing=() if hidden.target == NONE else _regions(hidden.ask(closed_by, hidden.seat, hidden.target)),
        seats=[_seat(hidden, owner) for owner in range(hidden.players)],
    )


def _cards_at(hidden: Hidden, where: Place) -> list[int]:
    return np.flatnonzero(hidden.place == where).tolist()


def _space_name(space: int) -> str | None:
    return None if space == NONE else SPACE_NAMES[space]


@lru_cache(maxsize=1024)
def _regions(closed: int) -> tuple[str, ...]:
    return tuple(name for region, name in enumerate(REGION_NAMES) if closed >> region & 1)


@lru_cache(maxsize=1024)
def _lying(sets: tuple[int, ...]) -> tuple[int, ...]:
    """Which of some sets of spaces each space belongs to."""
    return tuple(next(which for which, spaces in enumerate(sets) if spaces >> space & 1) for space in range(SPACES))


def _space(space: int, landscape: int, symbol: int, explorers: list[int]) -> Space:
    return Space(
        name=SPACE_NAMES[space],
        landscape=LANDSCAPES[landscape],
        resource=COLOURS[landscape],
        symbol=SYMBOLS[symbol],
        explorers=[seat for seat, spaces in enumerate(explorers) if spaces >> space & 1],
    )


def _going(hidden: Hidden, space: int) -> Going:
    price, closed, set_off, helping = hidden.ask(prospect_of, hidden.viewer, space)
    return Going(price, _regions(closed), _shown(hidden, set_off), _shown(hidden, helping))


def _shown(hidden: Hidden, slots: int) -> tuple[int, ...]:
    """The viewer's cards in a set of slots."""
    if not slots:
        return ()
    return tuple(card for slot, card in enumerate(hidden.slots[hidden.viewer].tolist()) if slots >> slot & 1)


def _seat(hidden: Hidden, owner: int) -> Seat:
    animals = dict(zip(ANIMALS, hidden.ask(tallies, owner), strict=True))
    return Seat(
        supply=hidden.supply[owner],
        reserve=hidden.reserve[owner],
        explorers=space_names(hidden.explorers[owner]),
        animals=dict(zip(ANIMALS, hidden.animals[owner].tolist(), strict=True)),
        owned={animal: owned for animal, (owned, _) in animals.items()},
        moving={animal: owned for animal, (owned, _) in animals.items()},
        worth={animal: points for animal, (_, points) in animals.items()},
        final=Final(*hidden.ask(final_score, owner)),
        large=ANIMALS[hidden.large[owner]],
        resources=dict(zip(COLOURS, hidden.cubes[owner].tolist(), strict=True)),
        slots=[_slot(hidden, owner, slot) for slot in range(hidden.slot_count[owner])],
        hand=[_card(hidden, owner, card) for card in hand_of(hidden, owner)],
        laid=hidden.laid[owner] != NONE,
        plan=_plan(hidden, owner),
        aside=_aside(hidden, owner),
    )


def _plan(hidden: Hidden, owner: int) -> Plan | None:
    laid = hidden.laid[owner]
    return None if laid < 0 else Plan(*(hidden.hand[owner, at] for at in ASSIGNMENT[laid].tolist()))


def _aside(hidden: Hidden, owner: int) -> Aside:
    cards = zip(LETTERS, hidden.aside[owner].tolist(), strict=True)
    return Aside(**{letter: _card(hidden, owner, card) for letter, card in cards if card != NONE})


def _slot(hidden: Hidden, owner: int, slot: int) -> Slot:
    asked = hidden.seat == owner
    return Slot(
        card=_card(hidden, owner, hidden.slots[owner, slot]),
        covered=hidden.depth[owner, slot],
        usable=hidden.owed[slot] if asked else 0,
        used=hidden.used[slot] if asked else 0,
        asks=asked and hidden.ask(is_asking, owner, slot),
    )


def _card(hidden: Hidden, owner: int, card: int) -> Card | None:
    """Nothing for an empty place, or a card that is not known."""
    return None if card < 0 else _card_with(card, hidden.ask(spaces_for, owner, card))


@lru_cache(maxsize=4096)
def _card_with(card: int, spaces: int) -> Card:
    return Card(**structs.asdict(card_printed(card)), spaces=tuple(space_names(spaces)))
