"""Every move has a number and a name. A bid is two moves: a path (by the last stretch of its ride) or a flight, then
the amount."""

from __future__ import annotations

from itertools import combinations

from islario.games.isla_dorada.box.components import (
    CARD_IDS,
    DESTINY_IDS,
    HAND_CARDS,
    MOST_BID,
    PAY_ORDER,
    SEATS,
    TREASURE_IDS,
)
from islario.games.isla_dorada.box.island import PATH_IDS, SITE_IDS
from islario.kernel.moves import Details, MoveTable, kind
from islario.kernel.reading import Hidden

PAIRS = list(combinations(range(SEATS), 2))


def seat_here(hidden: Hidden, nth: int) -> Details | None:
    return {"seat": nth} if nth < hidden.players else None


def pair_here(hidden: Hidden, nth: int) -> Details | None:
    a, b = PAIRS[nth]
    return {"a": a, "b": b} if b < hidden.players else None


MOVES = MoveTable(
    kind("pass"),
    kind("path", path=PATH_IDS),
    kind("fly", to=SITE_IDS),
    kind("amount", n=range(MOST_BID + 1)),
    kind("ovetos", n=range(MOST_BID + 1)),  # an amount together with Ovetos
    kind("juju", seat=range(SEATS), here=seat_here),
    kind("pay", card=[CARD_IDS[card] for card in PAY_ORDER]),
    kind("sangaia", answer=("no", "yes")),
    kind("treasure", treasure=TREASURE_IDS),
    kind("treasure_with_bonus", treasure=TREASURE_IDS),
    kind("done"),
    kind("reject_treasure", treasure=TREASURE_IDS),
    kind("reject_destiny", destiny=DESTINY_IDS),
    kind("take", card=CARD_IDS),  # from the row
    kind("take_from_deck"),
    kind("no_purchase"),
    kind("victim", seat=range(SEATS), here=seat_here),
    kind("pair", numbers=len(PAIRS), here=pair_here, equal=("a", "b"), a=range(SEATS), b=range(SEATS)),
    kind("monster", path=PATH_IDS),
    kind("discard", card=CARD_IDS[:HAND_CARDS]),
)
MOST_LEGAL = 64  # counted: 58 amounts with and without Ovetos, 49 treasures with and without Bonus

PASS = MOVES.first("pass")
ROUTE = MOVES.first("path")  # paths, then flights
AMOUNT = MOVES.first("amount")
OVETOS = MOVES.first("ovetos")
JUJU = MOVES.first("juju")
PAY = MOVES.first("pay")
SANGAIA = MOVES.first("sangaia")
TREASURE = MOVES.first("treasure")
WITH_BONUS = MOVES.first("treasure_with_bonus")
TREASURES_DONE = MOVES.first("done")
REJECT_TREASURE = MOVES.first("reject_treasure")
REJECT_DESTINY = MOVES.first("reject_destiny")
TAKE = MOVES.first("take")
TAKE_FROM_DECK = MOVES.first("take_from_deck")
NO_PURCHASE = MOVES.first("no_purchase")
VICTIM = MOVES.first("victim")
PAIR = MOVES.first("pair")
MONSTER = MOVES.first("monster")
DISCARD = MOVES.first("discard")
