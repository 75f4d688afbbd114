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


# A move goes on by itself to the next question, and every draw is one, Diawas or not: so no move tells of more than the
# end of one step and of those that close without a question. The parts of the most that it can tell:
DEALT = 1 + SEATS * FIRST_HAND + ROW  # goals are chosen, all hands and the row dealt
SHAMANS = COPIES[Card.SHAMAN]
PAID = min(SEATS, COPIES[Card.ZEPPELIN]) + min(SEATS, COPIES[Card.DRAKO]) + SEATS  # jokers; cards of the ground
PAID += min(SEATS, SHAMANS) + SHAMANS + SEATS  # Shamans, the herds that they change; gold for the jokers
ARRIVED = 3 + max(Counter(CURSE_SITE.tolist()).values())  # the move, a sea token, a marker, and curses
WITH_BONGO = COPIES[Card.BONGO]
TREASURES = max(Counter(TREASURE_SITE.tolist()).values()) + WITH_BONGO  # of the site, and next to it
FOUND = TREASURES + WITH_BONGO + min(TREASURES, sum(COPIES[Card.BONUS_MASK : Card.MAKAKS].tolist()))
NEWS_TOLD = 1 + SEATS * max(NEWS_DEALT.tolist())
OPENED = 3  # a round begins, its only bid is made by itself, of 0, and wins

MOST_EVENTS = int(
    max(
        DEALT + 2,  # the first round begins, and no path may lead away
        4 + PAID + ARRIVED + 1 + NEWS_TOLD,  # Juju or Ovetos, a bid with its new total, the leader; nothing is found
        FOUND + NEWS_TOLD,
        2 * SEATS + OPENED + ARRIVED + 1 + NEWS_TOLD,  # all discard the two cards that they drew
        5 + 6 + OPENED + ARRIVED + 1 + NEWS_TOLD,  # a card is bought, the row filled from a new deck, a bolt works
    )
)
