"""The flat space of move numbers: where each kind of move begins."""

from __future__ import annotations

from islario.games.isla_dorada.components import (
    CARDS,
    DESTINIES,
    HAND_CARDS,
    MOST_BID,
    PAYING_CARDS,
    SEATS,
    TREASURES,
)
from islario.games.isla_dorada.island import PATHS, ROUTES

AMOUNTS = MOST_BID + 1
PAIRS = SEATS * (SEATS - 1) // 2

PASS = 0
ROUTE = PASS + 1  # paths, by the last stretch of a ride, then flights by site
AMOUNT = ROUTE + ROUTES
OVETOS = AMOUNT + AMOUNTS  # an amount together with Ovetos
JUJU = OVETOS + AMOUNTS
PAY = JUJU + SEATS  # the paying cards in their order
SANGAIA = PAY + PAYING_CARDS  # no, yes
TREASURE = SANGAIA + 2
WITH_BONUS = TREASURE + TREASURES
TREASURES_DONE = WITH_BONUS + TREASURES
REJECT_TREASURE = TREASURES_DONE + 1
REJECT_DESTINY = REJECT_TREASURE + TREASURES
TAKE = REJECT_DESTINY + DESTINIES  # from the row, by kind
TAKE_FROM_DECK = TAKE + CARDS
NO_PURCHASE = TAKE_FROM_DECK + 1
VICTIM = NO_PURCHASE + 1
PAIR = VICTIM + SEATS
MONSTER = PAIR + PAIRS
DISCARD = MONSTER + PATHS
MOVES = DISCARD + HAND_CARDS
MOST_LEGAL = 64  # counted: 58 amounts with and without Ovetos, 49 treasures with and without Bonus
