"""What can happen, as rules note it, and how much of it one move can bring."""

from __future__ import annotations

from collections import Counter
from enum import IntEnum

from islario.games.isla_dorada.box.components import (
    COPIES,
    CURSE_SITE,
    FIRST_HAND,
    NEWS_DEALT,
    ROW,
    SEATS,
    TREASURE_SITE,
    Card,
)


class Event(IntEnum):
    FIRST_LEADER = 1
    GOALS_DEALT = 2
    GOALS_CHOSEN = 3
    ROUND_BEGUN = 4
    NO_EXIT = 5
    BID = 6
    ADDED = 7
    PASSED = 8
    JUJU = 9
    OVETOS = 10
    LEADER = 11
    NO_MOVE = 12
    PAID = 13
    GOLD_SPENT = 14
    MOVED = 15
    SEA_TOKEN = 16
    SANGAIA_OFFERED = 17
    SANGAIA = 18
    STEPPED = 19
    MARKER = 20
    NO_MARKER = 21
    CURSE_STRUCK = 22
    BONGO = 23
    TREASURE_FOUND = 24
    BONUS = 25
    NOTHING_FOUND = 26
    NEWS = 27
    NEWS_CARD = 28
    NEWS_CHOSEN = 29
    TOOK_FROM_ROW = 30
    TOOK_FROM_DECK = 31
    DREW = 32
    BOUGHT = 33
    ROW_FILLED = 34
    DECK_SHUFFLED = 35
    BOLT = 36
    NO_EFFECT = 37
    STOLEN = 38
    STOLEN_CARD = 39
    STOLEN_TREASURE = 40
    MONSTER_PLACED = 41
    ANTIK_CARD = 42
    ANTIK_KEPT = 43
    ISTWA_CARD = 44
    ISTWA_DONE = 45
    SWEPT = 46
    DISCARDED = 47
    CURSED = 48
    CURSE_CARD = 49
    DESTINY_SCORED = 50
    MATCH_ENDED = 51
    NEW_TOTAL = 52


# The most events that one move can bring. A move goes on by itself to the next question, and every draw is one, so none
# sees more than the end of one step and those that close without a question.
_TREASURES = max(Counter(TREASURE_SITE.tolist()).values()) + COPIES[Card.BONGO]  # of the site, and next to it
_BONUS = min(_TREASURES, sum(COPIES[Card.BONUS_MASK : Card.MAKAKS].tolist()))
_NEWS = 1 + SEATS * max(NEWS_DEALT.tolist())
_CURSES = max(Counter(CURSE_SITE.tolist()).values())
_ARRIVAL = 4 + _CURSES + _NEWS  # the move, a sea token, a marker, and that nothing is found
_SHAMANS = COPIES[Card.SHAMAN]
_PAYING = min(SEATS, COPIES[Card.ZEPPELIN]) + min(SEATS, COPIES[Card.DRAKO]) + SEATS  # jokers, and cards of the ground
_PAYING += min(SEATS, _SHAMANS) + _SHAMANS + SEATS  # Shamans, the herds they change, and the gold for the jokers
MOST_EVENTS = max(
    1 + SEATS * FIRST_HAND + ROW + 2,  # goals are chosen and cards dealt, and the first round begins, without an exit
    4 + _PAYING + _ARRIVAL,  # Juju or Ovetos, a bid with its new total, the leader; everybody pays without a choice
    _TREASURES + COPIES[Card.BONGO] + _BONUS + _NEWS,  # treasures are shown
    2 * SEATS + 3 + _ARRIVAL,  # all discard the two cards they drew; the next round opens by itself, with 0
    5 + 6 + 3 + _ARRIVAL,  # a card is bought, the row filled from new cards, Panda works, and so on
)
