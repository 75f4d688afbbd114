"""What can happen in Trails of Tucana, as rules note it, and how much of it one move can tell."""

from __future__ import annotations

from enum import IntEnum

from islario.games.trails_of_tucana.box.components import (
    LETTERS,
    MOST_RED_CARDS,
    NUMBER_OF_SIGHTS,
    SEATS,
    SIGHTS,
    TURNS,
)


class Event(IntEnum):
    SETUP_CARD = 1
    LETTERS_WRITTEN = 2
    RED_CARD_SHOWN = 3
    CARDS_TURNED = 4
    NO_TRAIL_FITS = 5
    TRAIL_DRAWN = 6
    BONUS_TRAIL_DRAWN = 7
    SIGHT_CONNECTED = 8
    PAIR_CONNECTED = 9
    BLUE_BONUS = 10
    RED_BONUS = 11
    ROUND_SCORED = 12
    ROUND_ENDED = 13
    BLUE_CARD_STAYS = 14
    MATCH_ENDED = 15
    GRADE_REACHED = 16


# What one move can tell at most: the turn that it closes, with all that a seat can earn; turns that pass by themselves
# because nobody has a choice, never as many as a round has; two rounds scored on the way; and the end.
A_SEAT_EARNS = len(SIGHTS) + NUMBER_OF_SIGHTS + 2 * len(LETTERS) + MOST_RED_CARDS  # bonus trails, sights, pairs, cards
MOST_TOLD = (
    SEATS * (1 + A_SEAT_EARNS)  # everybody's trail, and what it brings
    + TURNS * (1 + SEATS)  # the cards, and everybody's only trail or that none fits
    + 2 * (SEATS + 1)  # everybody's sights, and the end of the round
    + (SEATS + 1)  # everybody's grade, and the end of the match
)
