"""The cards, markers and gold of Isla Dorada as tables that rules read, made from components.toml."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, get_args

from islario.games.isla_dorada.box.island import BASE, BOX, SITE_IDS, TRAVELS, rows, site_number
from islario.kernel.rule import table

SEATS = BOX.get("credits", "players_max", int)
BOX.require(SEATS == 6, "credits", "players_max", "there are seats for 6 players")
FEWEST = BOX.get("credits", "players_min", int)


class Card(IntEnum):
    """Adventure cards; those from MAKAKS on bear a bolt and never enter a hand."""

    YAK = 0
    KAMEL = 1
    GONOGO = 2
    KAYAK = 3
    DRAKO = 4
    ZEPPELIN = 5
    SHAMAN = 6
    OVETOS = 7
    JUJU = 8
    SANGAIA = 9
    BONGO = 10
    BONUS_MASK = 11
    BONUS_IDOL = 12
    BONUS_JEWEL = 13
    BONUS_URN = 14
    MAKAKS = 15
    BIGFOOT = 16
    LEVIATHAN = 17
    ANTIK = 18
    ISTWA = 19
    MARABOUT = 20
    DIAWAS = 21
    PANDA = 22
    SAMEDI = 23


CardName = Literal[
    "yak", "kamel", "gonogo", "kayak", "drako", "zeppelin", "shaman", "ovetos", "juju", "sangaia", "bongo",
    "bonus_mask", "bonus_idol", "bonus_jewel", "bonus_urn",
    "makaks", "bigfoot", "leviathan", "antik", "istwa", "marabout", "diawas", "panda", "samedi",
]  # fmt: skip
CARD_IDS: tuple[CardName, ...] = get_args(CardName)
CARDS = len(CARD_IDS)
HAND_CARDS = int(Card.MAKAKS)
ANIMALS = 3  # Yak, Kamel, Gonogo
_CARDS = rows("adventure_cards", "list", "id", "bolt", "value", "gold", "on")
BOX.require(tuple(row["id"] for row in _CARDS) == CARD_IDS, "adventure_cards", "list",
            f"the cards must be, in this order: {', '.join(CARD_IDS)}")  # fmt: skip
COPIES = table(BOX.row("adventure_counts", CARD_IDS))
BOX.require(sum(COPIES.tolist()) == BOX.get("box", "adventure_cards", int), "adventure_counts", "yak",
            "the cards do not add up to the number in [box]")  # fmt: skip

# A payment is put down in this order: the last card is then the smallest, and none can be left out.
PAY_ORDER = (Card.ZEPPELIN, Card.DRAKO, Card.KAYAK, Card.YAK, Card.KAMEL, Card.GONOGO)
PAYING_CARDS = len(PAY_ORDER)
FIRST_ANIMAL = PAY_ORDER.index(Card.YAK)
_VALUES = [row["value"] for row in _CARDS]
PAYS = table(_VALUES)
COSTS = table([row["gold"] for row in _CARDS])
PAYING_CARD = table([int(card) for card in PAY_ORDER])
BOX.require(_VALUES[Card.ZEPPELIN] >= _VALUES[Card.DRAKO] >= _VALUES[Card.KAYAK] >= 1, "adventure_cards", "list",
            "a Zeppelin pays no less than a Drako, a Drako no less than a Kayak")  # fmt: skip
BOX.require(all(_VALUES[animal] == 1 for animal in range(ANIMALS)), "adventure_cards", "list", "an animal pays 1")
BOX.require(COSTS[Card.DRAKO] >= 1 and COSTS[Card.ZEPPELIN] >= 1, "adventure_cards", "list", "jokers cost gold")

PAYS_ON = tuple(tuple(row["on"]) for row in _CARDS)  # the grounds on which a card pays without a Shaman
BOX.require(
    all(PAYS_ON[card] == (TRAVELS[card],) for card in range(Card.DRAKO))
    and all(set(PAYS_ON[joker]) == set(TRAVELS) for joker in (Card.DRAKO, Card.ZEPPELIN))
    and not any(PAYS_ON[Card.SHAMAN :]),
    "adventure_cards", "list", "beasts and boats pay on their own ground, jokers everywhere, other cards nowhere",
)  # fmt: skip

GOLD = BOX.get("gold", "total", int)
GOLD_EACH = BOX.get("gold", "each", int)
BOX.require(SEATS * GOLD_EACH <= GOLD <= 120, "gold", "total", "the gold must be enough for six, and at most 120")
TREASURES_DEALT = BOX.get("setup", "starting_treasures_dealt", int)
DESTINIES_DEALT = BOX.get("setup", "destinies_dealt", int)
BOX.require(BOX.get("setup", "starting_treasures_kept", int) + 1 == TREASURES_DEALT, "setup",
            "starting_treasures_kept", "one starting treasure is not kept")  # fmt: skip
BOX.require(DESTINIES_DEALT == 2 and BOX.get("setup", "destinies_kept", int) == 1, "setup", "destinies_kept",
            "one of two destinies is kept")  # fmt: skip
FIRST_HAND = BOX.get("setup", "adventure_hand", int)
ROW = BOX.get("setup", "row", int)
HAND_LIMIT = BOX.get("limits", "adventure_hand", int)
PURCHASE_GOLD = BOX.get("limits", "purchase_gold", int)
SMALLEST_OVETOS = BOX.get("limits", "ovetos_smallest_bid", int)
PANDA_DISCARDS = BOX.get("limits", "panda_discards", int)
ANTIK_DRAWS = BOX.get("limits", "antik_draws", int)
BOX.require(BOX.get("limits", "antik_keeps", int) + 1 == ANTIK_DRAWS, "limits", "antik_keeps", "one card is not kept")
SMALLEST_FLIGHT = BOX.get("air", "smallest_first_bid", int)
LAST_ROUND = BOX.get("safeguards", "last_round", int)
MOST_BID = 29  # the most that ten cards and ten gold can pay
SEA_TOKENS = BOX.get("sea", "tokens", int)
# Two more than the limit may be in hand while all draw, and every Bonus card may be found; the deck must last even so.
BOX.require(sum(COPIES[: Card.BONUS_MASK].tolist()) > SEATS * (HAND_LIMIT + 2) + ROW, "adventure_counts", "yak",
            "there are too few cards without a bolt, Bonus cards aside, for six full hands and the row")  # fmt: skip

MARKERS = BOX.get("markers", "count", int)
NEWS = {row["number"]: row for row in rows("markers", "red", "number", "draw", "keep")}
NEWS_DEALT = table([NEWS.get(number, {"draw": 0})["draw"] for number in range(MARKERS + 1)])
NEWS_KEPT = table([NEWS.get(number, {"keep": 0})["keep"] for number in range(MARKERS + 1)])
BOX.require(all(row["draw"] == row["keep"] + 1 for row in NEWS.values()), "markers", "red", "one card is not kept")

Symbol = Literal["mask", "idol", "jewel", "urn"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)  # the Bonus cards have the same order
BOX.require(tuple(BOX.get("symbols", "list", list)) == SYMBOLS, "symbols", "list",
            f"the symbols must be, in this order: {', '.join(SYMBOLS)}")  # fmt: skip
BONUS_POINTS = BOX.get("symbols", "bonus_points", int)


class Goal(IntEnum):
    """The four decks of goal cards. A goal card's number tells its deck: they follow one another."""

    STARTING = 0
    STANDARD = 1
    DESTINY = 2
    CURSE = 3


_STARTING = rows("treasures", "starting", "site", "value", "symbol")
_STANDARD = rows("treasures", "standard", "site", "value", "symbol")
_TREASURES = _STARTING + _STANDARD
_DESTINIES = rows("destinies", "list", "id", "kind", "steps")
_CURSES = rows("curses", "list", "site", "points")
for _key, _rows in (("starting", _STARTING), ("standard", _STANDARD)):
    BOX.require(len(_rows) == BOX.get("box", f"{_key}_treasures", int), "treasures", _key, "that is not the whole deck")
BOX.require(len(_STARTING) >= 3 * SEATS, "treasures", "starting", "there must be three for each player")

STARTING = len(_STARTING)
TREASURES = len(_TREASURES)
DESTINIES = len(_DESTINIES)
CURSES = len(_CURSES)
FIRST_DESTINY = TREASURES
FIRST_CURSE = FIRST_DESTINY + DESTINIES
GOALS = FIRST_CURSE + CURSES
DECK_BEGIN = table([0, STARTING, FIRST_DESTINY, FIRST_CURSE])
DECK_END = table([STARTING, TREASURES, FIRST_CURSE, GOALS])
DECKS = len(Goal)
MOST_LAYERS = TREASURES - STARTING
BOX.require(DESTINIES > 2 * SEATS, "destinies", "list", "there must be more than two for each player")

TREASURE_IDS = tuple(f"{row['site']}_{row['symbol']}" for row in _TREASURES)
BOX.require(len(set(TREASURE_IDS)) == TREASURES, "treasures", "standard", "a site has one treasure of each symbol")
TREASURE_SITE = table([site_number(row["site"], "treasures", "standard") for row in _TREASURES])
TREASURE_VALUE = table([row["value"] for row in _TREASURES])
TREASURE_SYMBOL = table([SYMBOLS.index(row["symbol"]) for row in _TREASURES])
CURSE_SITE = table([site_number(row["site"], "curses", "list") for row in _CURSES])
CURSE_POINTS = table([row["points"] for row in _CURSES])
BOX.require(BASE not in TREASURE_SITE.tolist() + CURSE_SITE.tolist(), "curses", "list",
            "no goal card belongs to the base camp")  # fmt: skip


class Counts(IntEnum):
    """What a destiny counts."""

    SEA_TRAVELS = 0
    SITES_EXPLORED = 1
    MARKERS_ON = 2
    CARDS_IN_HAND = 3
    HAND_SETS = 4
    TREASURES_OF_SYMBOL = 5
    DISTINCT_SYMBOLS_FOUND = 6
    GOLD_LEFT = 7
    DISTINCT_SITES_EXPLORED = 8
    FINAL_SITE_IN = 9


CountName = Literal[
    "sea_travels", "sites_explored", "markers_on", "cards_in_hand", "hand_sets", "treasures_of_symbol",
    "distinct_symbols_found", "gold_left", "distinct_sites_explored", "final_site_in",
]  # fmt: skip
COUNT_IDS: tuple[CountName, ...] = get_args(CountName)
DestinyName = Literal[
    "mar_maldita", "pilgrim_motu", "pilgrim_ptis", "pilgrim_tlan", "pilgrim_ang", "cuatro_puertos", "los_rios",
    "confines", "lago_sagrado", "herd_yak", "herd_kamel", "herd_gonogo", "flotilla", "full_caravan",
    "collector_mask", "collector_idol", "collector_jewel", "collector_urn", "museum", "miser", "wayfarer", "last_camp",
]  # fmt: skip
DESTINY_IDS: tuple[DestinyName, ...] = tuple(row["id"] for row in _DESTINIES)


def _mask(names: list[str], known: tuple[str, ...], what: str) -> int:
    for name in names:
        BOX.require(name in known, "destinies", "list", f"there is no {what} '{name}'")
    return sum(1 << known.index(name) for name in names)


def _cards(row: dict[str, list[str]]) -> list[str]:
    return row.get("cards") or ([row["card"]] if "card" in row else [])  # type: ignore[list-item]


for _row in _DESTINIES:
    _known = ", ".join(get_args(DestinyName))
    BOX.require(_row["id"] in get_args(DestinyName), "destinies", "list",
                f"there are no words for '{_row['id']}'; a destiny is one of: {_known}")  # fmt: skip
    BOX.require(_row["kind"] in COUNT_IDS, "destinies", "list", f"'{_row['id']}' is of no known kind")
DESTINY_COUNTS = table([COUNT_IDS.index(row["kind"]) for row in _DESTINIES])
DESTINY_SITES = table([_mask(row.get("sites", []), SITE_IDS, "site") for row in _DESTINIES])
DESTINY_CARDS = table([_mask(_cards(row), CARD_IDS, "card") for row in _DESTINIES])
DESTINY_SYMBOL = table([SYMBOLS.index(row.get("symbol", SYMBOLS[0])) for row in _DESTINIES])
DESTINY_STEPS = tuple(tuple((least, points) for least, points in row["steps"]) for row in _DESTINIES)
STEPS = max(len(steps) for steps in DESTINY_STEPS)
_NEVER = (127, 0)
_PADDED = [[*steps, *[_NEVER] * (STEPS - len(steps))] for steps in DESTINY_STEPS]
STEP_COUNT = table([[least for least, _ in steps] for steps in _PADDED])
STEP_POINTS = table([[points for _, points in steps] for steps in _PADDED])
