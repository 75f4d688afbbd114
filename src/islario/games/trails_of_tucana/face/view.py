"""What lies on the table, as boards and programs read it: what one viewer may know, with names."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache, partial
from operator import itemgetter
from typing import NamedTuple, TypeVar

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


class Sights(Struct, frozen=True, gc=False, rename="kebab"):
    """The spaces of the sights that are connected to a village, by kind."""

    obelisk: tuple[str, ...]
    book: tuple[str, ...]
    toucan: tuple[str, ...]
    yeti: tuple[str, ...]
    sea_monster: tuple[str, ...]


class Network(Struct, frozen=True, gc=False):
    """An unbroken chain of trails, and the spaces that it joins."""

    spaces: tuple[str, ...]
    trails: tuple[str, ...]


class Sheet(Struct, frozen=True, gc=False):
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


class Deck(Struct, frozen=True, gc=False):
    """How many cards of each terrain are still face down."""

    desert: int
    forest: int
    mountain: int
    water: int
    any: int


class BlueCards(Struct, frozen=True, gc=False):
    """The points on the blue cards that lie on top."""

    A: int | UnsetType = UNSET
    B: int | UnsetType = UNSET
    C: int | UnsetType = UNSET
    D: int | UnsetType = UNSET
    E: int | UnsetType = UNSET


class RedCards(Struct, frozen=True, gc=False, rename="kebab"):
    """The points on the red cards that lie open, by sight."""

    obelisk: int | UnsetType = UNSET
    book: int | UnsetType = UNSET
    toucan: int | UnsetType = UNSET
    yeti: int | UnsetType = UNSET
    sea_monster: int | UnsetType = UNSET


class Table(Struct, frozen=True, gc=False):
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


class Rows(NamedTuple):
    """What stands on one sheet, as it lies in the bytes of a state."""

    letter: bytes
    trails: bytes
    network: bytes
    reached: bytes
    pair: bytes
    to_draw: bytes
    new_trails: bytes
    new_trail: bytes
    points: bytes


Drawing = tuple[tuple[str, ...], tuple[Network, ...], Sights]  # trails, and what they join


def view(hidden: Hidden) -> Table:
    """Everybody looks at the same things, which change once a turn: each is made once and kept for a while."""
    record, island = hidden.tobytes(), island_of(hidden)
    sheets = []
    for owner in range(hidden.players):
        rows = ROWS[owner](record)
        sheets.append(_once(_sheets, b"".join((MARKS[island], *rows)), partial(_sheet, hidden, owner, rows)))
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


ROWS = [itemgetter(*(_row(name, owner) for name in Rows._fields)) for owner in range(SEATS)]
IN_THE_MIDDLE = (
    "players", "options", "round_number", "turn", "ended", "setup_card", "deck", "cards", "blue_card", "red_card",
    "grade",
)  # fmt: skip
MIDDLE = slice(min(_place(name)[0] for name in IN_THE_MIDDLE), max(sum(_place(name)) for name in IN_THE_MIDDLE))
MOST_KEPT = 4096
_middles: OrderedDict[bytes, Table] = OrderedDict()
MARKS = [bytes([number]) for number in range(len(ISLANDS))]
_sheets: OrderedDict[bytes, Sheet] = OrderedDict()


def _once(kept: OrderedDict[Key, Thing], key: Key, make: Callable[[], Thing]) -> Thing:
    """What was looked at last is kept longest."""
    thing = kept.get(key)
    if thing is None:
        if len(kept) >= MOST_KEPT:
            kept.popitem(last=False)
        thing = kept[key] = make()
    else:
        kept.move_to_end(key)
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


def _sheet(hidden: Hidden, owner: int, rows: tuple[bytes, ...]) -> Sheet:
    island, on = island_of(hidden), Rows(*rows)
    names = LINK_NAMES[island]
    trails, networks, sights = _drawing(island, on.trails, on.network, on.reached)
    (new_trails,) = on.new_trails
    new = memoryview(on.new_trail).cast("h").tolist()[:new_trails]
    return Sheet(
        letters=_letters(on.letter),
        trails=trails,
        new_trails=tuple(names[link] for link in new),
        networks=networks,
        sights=sights,
        sight_points=hidden.ask(circled_sights, owner),
        pairs=_pairs(on.pair),
        trails_to_draw=on.to_draw[0],
        bonus_trails=hidden.ask(bonus_trails, owner),
        bonus_points=hidden.ask(bonuses, owner),
        grade=hidden.ask(grade_so_far, owner),
    )


@lru_cache(maxsize=MOST_KEPT)
def _letters(written: bytes) -> str:
    return "".join(map(LETTERS.__getitem__, written))


@lru_cache(maxsize=MOST_KEPT)
def _pairs(circled: bytes) -> tuple[Letter, ...]:
    return tuple(letter for letter, is_circled in zip(LETTERS, circled, strict=True) if is_circled)


@lru_cache(maxsize=MOST_KEPT // 4)
def _drawing(island: int, trails: bytes, network: bytes, reached: bytes) -> Drawing:
    """What is seen of a sheet's trails; it stays while its owner waits for the others."""
    names, links = LINK_NAMES[island], _links(trails)
    return tuple([names[link] for link in links]), _networks(island, network, links), _sights(island, reached)


def _networks(island: int, network: bytes, links: list[int]) -> tuple[Network, ...]:
    """What hangs together on a sheet, as the rules have joined it."""
    sheet, names = SHEETS[island], LINK_NAMES[island]
    trails: dict[int, list[str]] = {}
    for link in links:
        trails.setdefault(network[sheet.links[link][0]], []).append(names[link])
    spaces: dict[int, list[str]] = {joined: [] for joined in trails}
    for joined, name in zip(network, sheet.names, strict=False):  # another island may have more spaces
        if joined in spaces:
            spaces[joined].append(name)
    return tuple([Network(tuple(spaces[joined]), tuple(drawn)) for joined, drawn in trails.items()])


@lru_cache(maxsize=MOST_KEPT)
def _sights(island: int, reached: bytes) -> Sights:
    sheet = SHEETS[island]
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
    """The numbers of the links where the seat has drawn."""
    return _links(hidden.trails[owner].tobytes())


def _links(trails: bytes) -> list[int]:
    """The same from the set of them."""
    left, links = int.from_bytes(trails, "little"), []
    while left:
        first = left & -left
        links.append(first.bit_length() - 1)
        left ^= first
    return links
