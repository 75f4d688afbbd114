"""What lies on the table, as boards and programs read it: what one viewer may know, with names."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

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
from islario.games.trails_of_tucana.rules.state import Reached
from islario.games.trails_of_tucana.rules.trails import bonus_trails
from islario.kernel.reading import Hidden


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
    deck: dict[Terrain, int]  # the cards still face down
    setup_card: str
    blue_cards: BlueCards
    red_cards: RedCards
    grades: tuple[int, ...]  # the least score for each
    grades_reached: tuple[int, ...] | None  # by everybody; None before the end
    sheets: tuple[Sheet, ...]


def view(hidden: Hidden) -> Table:
    island = island_of(hidden)
    rounds = int(ROUNDS[island])
    return Table(
        island=ISLANDS[island],
        round=hidden.round_number,
        rounds=rounds,
        rounds_scored=rounds - hidden.ask(rounds_left),
        turn=hidden.turn,
        turns=TURNS,
        cards=tuple(TERRAINS[card] for card in hidden.cards.tolist()),
        deck=dict(zip(TERRAINS, hidden.deck.tolist(), strict=True)),
        setup_card="".join(LETTERS[letter] for letter in SETUP_CARD[hidden.setup_card].tolist()),
        blue_cards=_blue_cards(hidden.blue_card.tolist()),
        red_cards=_red_cards(hidden.red_card.tolist()),
        grades=tuple(GRADE[island].tolist()),
        grades_reached=tuple(hidden.grade[: hidden.players].tolist()) if hidden.ended else None,
        sheets=_sheets(hidden),
    )


def _blue_cards(on_top: list[int]) -> BlueCards:
    return BlueCards(*(UNSET if card == NO_BLUE else int(BLUE_VALUE[card, i]) for i, card in enumerate(on_top)))


def _red_cards(is_open: list[int]) -> RedCards:
    return RedCards(*(int(RED_VALUE[i]) if card else UNSET for i, card in enumerate(is_open)))


# What a sheet is made of. Everybody looks at all sheets and each changes once a turn, so each is made once.
WRITTEN = ("options", "letter", "trails", "network", "reached", "pair", "to_draw", "new_trails", "new_trail", "points")
MOST_KEPT = 4096
_kept: dict[tuple[bytes, ...], Sheet] = {}


def _sheets(hidden: Hidden) -> tuple[Sheet, ...]:
    options, *fields = (getattr(hidden, name).tobytes() for name in WRITTEN)
    widths = [len(field) // SEATS for field in fields]
    sheets = []
    for owner in range(hidden.players):
        rows = [field[owner * width : (owner + 1) * width] for field, width in zip(fields, widths, strict=True)]
        key = (options, *rows)
        sheet = _kept.get(key)
        if sheet is None:
            if len(_kept) >= MOST_KEPT:
                _kept.clear()
            sheet = _kept[key] = _sheet(hidden, owner)
        sheets.append(sheet)
    return tuple(sheets)


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
