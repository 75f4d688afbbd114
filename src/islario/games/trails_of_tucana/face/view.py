"""What lies on the table, as boards and programs read it: what one viewer may know, with names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from islario.games.trails_of_tucana.box.components import (
    BLUE_VALUE,
    GRADE,
    ISLANDS,
    LETTERS,
    MOST_OF_A_KIND,
    NO_BLUE,
    RED_VALUE,
    ROUNDS,
    SEATS,
    SETUP_CARD,
    SHEETS,
    TERRAINS,
    TURNS,
    Island,
    Letter,
    Terrain,
)
from islario.games.trails_of_tucana.face.names import LINK_NAMES, island_of
from islario.games.trails_of_tucana.rules.scoring import bonuses, circled_sights, grade_so_far, rounds_left
from islario.games.trails_of_tucana.rules.state import LAYOUT, Reached
from islario.games.trails_of_tucana.rules.trails import bonus_trails
from islario.kernel.reading import Hidden

Key = TypeVar("Key")
Thing = TypeVar("Thing")


class Sights(Struct, frozen=True, rename="kebab"):
    """The spaces of the sights that are connected to a village, by kind."""

    obelisk: tuple[str, ...]
    book: tuple[str, ...]
    toucan: tuple[str, ...]
    yeti: tuple[str, ...]
    sea_monster: tuple[str, ...]


class Network(Struct, frozen=True):
    """An unbroken chain of trails, and the spaces that it joins."""

    spaces: tuple[str, ...]
    trails: tuple[str, ...]


class Sheet(Struct, frozen=True):
    """A player's sheet; trails are named by their two spaces, as in "3c-4d"."""

    letters: str  # at village 1, 2, ...
    trails: tuple[str, ...]
    new_trails: tuple[str, ...]  # those of the running turn among them
    networks: tuple[Network, ...]
    sights: Sights
    sight_points: int  # what the sights circled so far bring in each round
    pairs: tuple[Letter, ...]  # circled in the village scoring box
    trails_to_draw: int
    bonus_trails: int  # how many of those are bonus trails; the turn's own comes first
    bonus_points: int  # of blue and red cards together: they break ties
    grade: int  # of the score as it stands, from 1; 0: none yet


class Deck(Struct, frozen=True):
    """How many cards of each terrain are still face down."""

    desert: int
    forest: int
    mountain: int
    water: int
    any: int


class BlueCards(Struct, frozen=True):
    """The points on the blue cards that lie on top."""

    A: int | UnsetType = UNSET
    B: int | UnsetType = UNSET
    C: int | UnsetType = UNSET
    D: int | UnsetType = UNSET
    E: int | UnsetType = UNSET


class RedCards(Struct, frozen=True, rename="kebab"):
    """The points on the red cards that lie open, by sight."""

    obelisk: int | UnsetType = UNSET
    book: int | UnsetType = UNSET
    toucan: int | UnsetType = UNSET
    yeti: int | UnsetType = UNSET
    sea_monster: int | UnsetType = UNSET


class Table(Struct, frozen=True):
    island: Island
    round: int
    rounds: int
    rounds_scored: int  # how often sights have been scored
    turn: int
    turns: int
    cards: tuple[Terrain, ...]  # the two turned up
    deck: Deck
    setup_card: str
    blue_cards: BlueCards
    red_cards: RedCards
    grades: tuple[int, ...]  # the least score for each
    grades_reached: tuple[int, ...] | None  # by everybody; None before the end
    sheets: tuple[Sheet, ...]


def view(hidden: Hidden) -> Table:
    """Everybody looks at the same things, which change once a turn: each is made once and kept for a while."""
    record, island = hidden.tobytes(), island_of(hidden)
    sheets = [
        _once(_sheets, (island, *map(record.__getitem__, ROWS[owner])), partial(_sheet, hidden, owner))
        for owner in range(hidden.players)
    ]
    return replace(_once(_middles, record[MIDDLE], partial(_middle, hidden)), sheets=tuple(sheets))


def _place(name: str) -> tuple[int, int]:
    """Where a field begins in the bytes of a state, and how long it is."""
    assert LAYOUT.dtype.fields is not None, "a record has fields"
    kind, first, *_ = LAYOUT.dtype.fields[name]
    return first, kind.itemsize


def _row(name: str, owner: int) -> slice:
    first, size = _place(name)
    width = size // SEATS
    return slice(first + owner * width, first + (owner + 1) * width)


ON_A_SHEET = ("letter", "trails", "network", "reached", "pair", "to_draw", "new_trails", "new_trail", "points")
ROWS = [[_row(name, owner) for name in ON_A_SHEET] for owner in range(SEATS)]
IN_THE_MIDDLE = (
    "players", "options", "round_number", "turn", "ended", "setup_card", "deck", "cards", "blue_card", "red_card",
    "grade",
)  # fmt: skip
MIDDLE = slice(min(_place(name)[0] for name in IN_THE_MIDDLE), max(sum(_place(name)) for name in IN_THE_MIDDLE))
MOST_KEPT = 4096
_middles: dict[bytes, Table] = {}
_sheets: dict[tuple[object, ...], Sheet] = {}


def _once(kept: dict[Key, Thing], key: Key, make: Callable[[], Thing]) -> Thing:
    thing = kept.get(key)
    if thing is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        thing = kept[key] = make()
    return thing


def _middle(hidden: Hidden) -> Table:
    """All but the sheets."""
    island, blue, red = island_of(hidden), hidden.blue_card.tolist(), hidden.red_card.tolist()
    rounds = int(ROUNDS[island])
    return Table(
        island=ISLANDS[island],
        round=hidden.round_number,
        rounds=rounds,
        rounds_scored=rounds - hidden.ask(rounds_left),
        turn=hidden.turn,
        turns=TURNS,
        cards=tuple(TERRAINS[card] for card in hidden.cards.tolist()),
        deck=Deck(*hidden.deck.tolist()),
        setup_card="".join(LETTERS[letter] for letter in SETUP_CARD[hidden.setup_card].tolist()),
        blue_cards=BlueCards(*(int(BLUE_VALUE[card, i]) if card != NO_BLUE else UNSET for i, card in enumerate(blue))),
        red_cards=RedCards(*(int(RED_VALUE[i]) if card else UNSET for i, card in enumerate(red))),
        grades=tuple(GRADE[island].tolist()),
        grades_reached=tuple(hidden.grade[: hidden.players].tolist()) if hidden.ended else None,
        sheets=(),
    )


def _sheet(hidden: Hidden, owner: int) -> Sheet:
    names, links = LINK_NAMES[island_of(hidden)], drawn_links(hidden, owner)
    new = hidden.new_trail[owner, : hidden.new_trails[owner]].tolist()
    return Sheet(
        letters="".join(LETTERS[letter] for letter in hidden.letter[owner].tolist()),
        trails=tuple(names[link] for link in links),
        new_trails=tuple(names[link] for link in new),
        networks=_networks(hidden, owner, links),
        sights=_sights(hidden, owner),
        sight_points=hidden.ask(circled_sights, owner),
        pairs=tuple(letter for i, letter in enumerate(LETTERS) if hidden.pair[owner, i]),
        trails_to_draw=hidden.to_draw[owner],
        bonus_trails=hidden.ask(bonus_trails, owner),
        bonus_points=hidden.ask(bonuses, owner),
        grade=hidden.ask(grade_so_far, owner),
    )


def _networks(hidden: Hidden, owner: int, links: list[int]) -> tuple[Network, ...]:
    """What hangs together on a sheet, as the rules have joined it."""
    island = island_of(hidden)
    sheet, network = SHEETS[island], hidden.network[owner].tolist()
    found: dict[int, tuple[list[str], list[str]]] = {}
    for link in links:
        found.setdefault(network[sheet.links[link][0]], ([], []))[1].append(LINK_NAMES[island][link])
    for space, name in enumerate(sheet.names):
        if network[space] in found:
            found[network[space]][0].append(name)
    return tuple(Network(tuple(spaces), tuple(trails)) for spaces, trails in found.values())


def _sights(hidden: Hidden, owner: int) -> Sights:
    sheet, reached = SHEETS[island_of(hidden)], hidden.reached[owner].tolist()
    of_kind = (
        tuple(
            sheet.names[space]
            for which, space in enumerate(spaces)
            if reached[kind * MOST_OF_A_KIND + which] != Reached.NOT
        )
        for kind, spaces in enumerate(sheet.sights)
    )
    return Sights(*of_kind)


def drawn_links(hidden: Hidden, owner: int) -> list[int]:
    """The numbers of the links where the seat has drawn, from the set of them."""
    left, links = int.from_bytes(hidden.trails[owner].tobytes(), "little"), []
    while left:
        first = left & -left
        links.append(first.bit_length() - 1)
        left ^= first
    return links
