"""What rules note for logs, animations and hints, and the most of it that one move can tell.

Where everybody's numbers were compared, an event holds them as a row: a few bits a seat.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from islario.games.islas_canarias.box.components import (
    DRAW,
    DRAW_WITH_PRIVILEGE,
    FIRST_HAND,
    MOST_POINTS,
    PRIORITIES,
    SEATS,
    SYMBOLS,
)
from islario.kernel import journal
from islario.kernel.journal import note
from islario.kernel.rule import rule


class Event(IntEnum):
    START_PLAYER = 1
    ISLAND_TAKEN = 2
    CARDS_DRAWN = 3
    CARD_DRAWN = 4
    DISCARDS_SHUFFLED = 5
    FIRST_CARD = 6
    ROUND_BEGINS = 7
    CARD_PLAYED = 8
    HOUSE_BUILT = 9
    PALACE_BUILT = 10
    TOWN_BUILT = 11
    COLOUR_RAN_OUT = 12
    EXTRA_CARD = 13
    SHIP_LOADED = 14
    CARD_LOADED = 15
    NO_CARD_TO_LOAD = 16
    SHIP_ARRIVES = 17
    CARD_TURNED = 18
    SETTLER_COMES = 19
    TIE_WON = 20
    SETTLER_LEAVES = 21
    NO_HOUSE_LEFT = 22
    PRIVILEGE_TAKEN = 23
    PRIVILEGE_TAKEN_OVER = 24
    PIRATE_ATTACKS = 25
    PIRATE_DIVERTED = 26
    PIRATE_FINDS_NOTHING = 27
    HOUSE_LOST = 28
    CARD_KEPT = 29
    LAST_ROUND = 30
    MATCH_ENDED = 31
    ISLANDS_COMPARED = 32
    PIRATE_SEEKS = 33


# The most that one move can tell. What everyone can see to be forced goes by itself: a move may end a turn and run
# through the turns of others, a ship and the beginning of a round. But a turn goes by itself to its end only with one
# card at most in hand and one to draw; somebody else then holds most of the cards and is asked in every round, so that
# no move sees two ships. And once a ship has put two cards onto the discards, no further turn goes by itself.
CARDS_TAKEN = 2 + max(DRAW, DRAW_WITH_PRIVILEGE)  # how many, the shuffle, each card
OWN_TURN = 10  # a merge: another colour, the building, three privileges; a card drawn after a shuffle; a card loaded
TURN_BY_ITSELF = 5  # a card drawn after a shuffle, and loaded
SETTLER = PRIORITIES + 6  # turned, compared, comes, wins a tie, another colour, the house, a privilege
PIRATE = 2 + 3 * SEATS  # turned, compared; everybody is attacked, loses a house and with it a privilege
SHIP = 1 + SEATS * max(SETTLER, PIRATE)
NEW_ROUND = 3  # a card is kept, the last round, the round begins
SETTING_UP = 3 + SEATS * (2 + FIRST_HAND)  # the start player, islands and hands, the first card on the ship, the round
MOST_EVENTS = max(OWN_TURN + (SEATS - 1) * TURN_BY_ITSELF + SHIP + NEW_ROUND, SETTING_UP) + CARDS_TAKEN

NUMBER_BITS = MOST_POINTS.bit_length()  # a row's number: empty areas, or points in a colour
SYMBOL_BITS = len(SYMBOLS).bit_length()
CELL_BITS = 15  # of a row in one cell of the journal


@rule
def note_row(state, kind, seat, symbol, running, left, row):
    """Notes what everybody has of something, who was in the running, and who is left in it."""
    what = symbol | running << SYMBOL_BITS | left << SYMBOL_BITS + SEATS
    note(state, kind, seat, what, row & (1 << CELL_BITS) - 1, row >> CELL_BITS)


class Row(NamedTuple):
    """The same, read back."""

    symbol: int
    running: int  # a set of seats, as `left`
    left: int
    numbers: tuple[int, ...]  # one a seat


def row_in(event: journal.Event, players: int) -> Row:
    seats = event.what >> SYMBOL_BITS
    symbol, running, left = event.what & (1 << SYMBOL_BITS) - 1, seats & (1 << SEATS) - 1, seats >> SEATS
    return Row(symbol, running, left, numbers_in(event.where | event.amount << CELL_BITS, players))


def numbers_in(row: int, players: int) -> tuple[int, ...]:
    """What each seat has in a row."""
    return tuple(row >> NUMBER_BITS * seat & (1 << NUMBER_BITS) - 1 for seat in range(players))
