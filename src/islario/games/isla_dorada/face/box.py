"""What a table is played with: the island, the cards, the markers, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from islario.games.isla_dorada.box.components import (
    ANTIK_DRAWS,
    BONUS_POINTS,
    CARD_IDS,
    CARDS,
    COPIES,
    COSTS,
    COUNT_IDS,
    CURSE_POINTS,
    CURSE_SITE,
    CURSES,
    DESTINIES,
    DESTINIES_DEALT,
    DESTINY_CARDS,
    DESTINY_COUNTS,
    DESTINY_IDS,
    DESTINY_SITES,
    DESTINY_STEPS,
    DESTINY_SYMBOL,
    FIRST_HAND,
    GOLD_EACH,
    HAND_CARDS,
    HAND_LIMIT,
    LAST_ROUND,
    MARKERS,
    NEWS,
    PANDA_DISCARDS,
    PAY_ORDER,
    PAYS,
    PAYS_ON,
    PURCHASE_GOLD,
    ROW,
    SEA_TOKENS,
    SMALLEST_FLIGHT,
    SMALLEST_OVETOS,
    STARTING,
    SYMBOLS,
    TREASURE_IDS,
    TREASURE_SITE,
    TREASURE_SYMBOL,
    TREASURE_VALUE,
    TREASURES,
    TREASURES_DEALT,
    CardName,
    CountName,
    Counts,
    Symbol,
)
from islario.games.isla_dorada.box.island import (
    KINDS,
    NEIGHBOUR,
    PATH_IDS,
    PATH_KINDS,
    PATH_ROWS,
    RIDES,
    SITE_IDS,
    SITE_NAMES,
    SITE_PEOPLE,
    SITE_PLACES,
    SITES,
    TRAVELS,
    Ground,
    MonsterName,
    PathKind,
    People,
)


class Site(Struct, frozen=True):
    """A place on a board of 1000 by 1000, and the sites that are its neighbours; the base camp's name is a message."""

    id: str
    name: str
    people: People
    x: int
    y: int
    neighbours: tuple[str, ...]


class Kind(Struct, frozen=True):
    """A kind of path: the ground, the card that belongs on it, whether it runs from a to b only, and who blocks it."""

    ground: Ground
    card: CardName
    one_way: bool
    monster: MonsterName


class Path(Struct, frozen=True):
    id: str
    kind: PathKind
    a: str
    b: str


class Way(Struct, frozen=True):
    """A ride by its last path: where it ends, and the paths that it takes, in their order."""

    path: str
    to: str
    ride: tuple[str, ...]


class Card(Struct, frozen=True):
    """An adventure card: what it pays on which grounds without a Shaman, for how much gold; the symbol of a Bonus."""

    id: CardName
    copies: int
    bolt: bool
    pays: int
    gold: int
    on: tuple[Ground, ...]
    symbol: Symbol | None


class Treasure(Struct, frozen=True):
    id: str
    site: str
    value: int
    symbol: Symbol


class Curse(Struct, frozen=True):
    site: str
    points: int


class Step(Struct, frozen=True):
    least: int
    points: int


class Destiny(Struct, frozen=True):
    """What it counts, where, in which cards or of which symbol; the best step reached scores. `each`: what every one
    gives, as long as all give the same; else 0. Its name is a message: `destiny-…`."""

    id: str
    counts: CountName
    sites: tuple[str, ...]
    cards: tuple[CardName, ...]
    symbol: Symbol | None
    steps: tuple[Step, ...]
    each: int
    most: int


class News(Struct, frozen=True):
    """A red marker: how many treasures it deals to everyone, and how many can be kept."""

    marker: int
    dealt: int
    kept: int


class Numbers(Struct, frozen=True):
    """Of the rules."""

    gold: int
    first_hand: int
    row: int
    treasures_dealt: int
    destinies_dealt: int
    hand_limit: int
    purchase_gold: int
    bonus_points: int
    smallest_flight: int
    smallest_ovetos: int
    panda_discards: int
    antik_draws: int
    sea_tokens: int
    markers: int
    last_round: int


class Box(Struct, frozen=True):
    sites: tuple[Site, ...]
    kinds: dict[PathKind, Kind]
    paths: tuple[Path, ...]
    ways: dict[str, tuple[Way, ...]]  # the rides that leave each site
    cards: tuple[Card, ...]  # in the order of a hand, then the bolts
    pay_order: tuple[CardName, ...]  # in which a payment is put down
    starting_treasures: tuple[Treasure, ...]
    standard_treasures: tuple[Treasure, ...]
    curses: tuple[Curse, ...]
    destinies: tuple[Destiny, ...]
    news: tuple[News, ...]
    numbers: Numbers


# The Bonus cards are the last that enter a hand.
BONUS_SYMBOL = dict(zip(range(HAND_CARDS - len(SYMBOLS), HAND_CARDS), SYMBOLS, strict=True))


def _members(mask: int, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for i, name in enumerate(names) if mask >> i & 1)


def _site(site: int) -> Site:
    x, y = SITE_PLACES[site]
    neighbours = tuple(SITE_IDS[other] for other in range(SITES) if NEIGHBOUR[site, other])
    return Site(SITE_IDS[site], SITE_NAMES[site], SITE_PEOPLE[site], x, y, neighbours)


def _kind(kind: PathKind) -> Kind:
    row = PATH_KINDS[kind]
    card = CARD_IDS[TRAVELS.index(row["kind"])]
    return Kind(row["kind"], card, row["one_way"], row["monster"])


def _path(number: int) -> Path:
    row = PATH_ROWS[number]
    a, b = (SITE_IDS[end] for end in row["ends"])
    return Path(PATH_IDS[number], row["name"], a, b)


def _ways(site: int) -> tuple[Way, ...]:
    rides = sorted(RIDES[site].items())
    return tuple(Way(PATH_IDS[path], SITE_IDS[to], tuple(PATH_IDS[p] for p in taken)) for path, (to, taken) in rides)


def _card(card: int) -> Card:
    return Card(
        id=CARD_IDS[card],
        copies=int(COPIES[card]),
        bolt=card >= HAND_CARDS,
        pays=int(PAYS[card]),
        gold=int(COSTS[card]),
        on=PAYS_ON[card],
        symbol=BONUS_SYMBOL.get(card),
    )


def _treasure(goal: int) -> Treasure:
    symbol = SYMBOLS[TREASURE_SYMBOL[goal]]
    return Treasure(TREASURE_IDS[goal], SITE_IDS[TREASURE_SITE[goal]], int(TREASURE_VALUE[goal]), symbol)


def _destiny(destiny: int) -> Destiny:
    counts, cards = Counts(int(DESTINY_COUNTS[destiny])), int(DESTINY_CARDS[destiny])
    steps = DESTINY_STEPS[destiny]
    one = steps[0][1]
    is_even = len(steps) > 1 and steps == tuple((n, n * one) for n in range(1, len(steps) + 1))
    return Destiny(
        id=DESTINY_IDS[destiny],
        counts=COUNT_IDS[counts],
        sites=_members(int(DESTINY_SITES[destiny]), SITE_IDS),
        cards=tuple(name for card, name in enumerate(CARD_IDS) if cards >> card & 1),
        symbol=SYMBOLS[DESTINY_SYMBOL[destiny]] if counts == Counts.TREASURES_OF_SYMBOL else None,
        steps=tuple(Step(least, points) for least, points in steps),
        each=one if is_even else 0,
        most=max(points for _, points in steps),
    )


WAYS = tuple(_ways(site) for site in range(SITES))
TREASURE_CARDS = tuple(_treasure(goal) for goal in range(TREASURES))
CURSE_CARDS = tuple(Curse(SITE_IDS[CURSE_SITE[curse]], int(CURSE_POINTS[curse])) for curse in range(CURSES))
BOX = Box(
    sites=tuple(_site(site) for site in range(SITES)),
    kinds={kind: _kind(kind) for kind in KINDS},
    paths=tuple(_path(number) for number in range(len(PATH_ROWS))),
    ways=dict(zip(SITE_IDS, WAYS, strict=True)),
    cards=tuple(_card(card) for card in range(CARDS)),
    pay_order=tuple(CARD_IDS[card] for card in PAY_ORDER),
    starting_treasures=TREASURE_CARDS[:STARTING],
    standard_treasures=TREASURE_CARDS[STARTING:],
    curses=CURSE_CARDS,
    destinies=tuple(_destiny(destiny) for destiny in range(DESTINIES)),
    news=tuple(News(marker, row["draw"], row["keep"]) for marker, row in sorted(NEWS.items())),
    numbers=Numbers(
        gold=GOLD_EACH,
        first_hand=FIRST_HAND,
        row=ROW,
        treasures_dealt=TREASURES_DEALT,
        destinies_dealt=DESTINIES_DEALT,
        hand_limit=HAND_LIMIT,
        purchase_gold=PURCHASE_GOLD,
        bonus_points=BONUS_POINTS,
        smallest_flight=SMALLEST_FLIGHT,
        smallest_ovetos=SMALLEST_OVETOS,
        panda_discards=PANDA_DISCARDS,
        antik_draws=ANTIK_DRAWS,
        sea_tokens=SEA_TOKENS,
        markers=MARKERS,
        last_round=LAST_ROUND,
    ),
)


def box(options: Sequence[int]) -> Box:
    """Every table has the same: cooperative bidding needs nothing else."""
    return BOX
