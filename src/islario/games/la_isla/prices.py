"""What words ask the rules: where an explorer can go, what he costs there, and which functions help to pay.

Jobs, called from Python with an array of one state, so that no price is reckoned a second time.
"""

from __future__ import annotations

import numpy as np

from islario.games.la_isla.components import CARD_FAMILY, CARD_VARIANT, FAMILY_EFFECT, NONE, SLOTS, SPACES, Effect
from islario.games.la_isla.explorers import landscape, made_cheap, open_spaces, price_of, wild_colours
from islario.kernel.layout import enter
from islario.kernel.rule import rule


@rule
def helps_to_pay(state, seat, card, space):
    """A function helps that makes the space cheap, or whose resource may stand for the colour of the space."""
    if FAMILY_EFFECT[CARD_FAMILY[card]] != Effect.WILD:
        return made_cheap(state, seat, card) >> space & 1 == 1
    colour = CARD_VARIANT[card]
    return colour != landscape(state, space) and wild_colours(state, seat) >> colour & 1 == 1


@rule
def find_open(states, seat):
    return open_spaces(states[0], seat)


@rule
def find_cost(states, seat, space, helping):
    """The price, and in `helping` whether each slot's function helps to pay it."""
    state = states[0]
    for slot in range(state.slot_count[seat]):
        card = state.slots[seat, slot]
        helping[slot] = card != NONE and helps_to_pay(state, seat, card, space)
    return price_of(state, seat, space)


def spaces_open(state: np.ndarray, seat: int) -> list[int]:
    """The spaces that an explorer of the seat can go to now."""
    spaces = int(find_open(enter(state), seat))
    return [space for space in range(SPACES) if spaces >> space & 1]


def cost(state: np.ndarray, seat: int, space: int) -> tuple[int, list[int]]:
    """How many resources a space costs the seat, and the cards whose functions help to pay."""
    helping = np.zeros(SLOTS, np.int64)
    price = int(find_cost(enter(state), seat, space, helping))
    return price, [int(state["slots"][0, seat, slot]) for slot in np.flatnonzero(helping)]
