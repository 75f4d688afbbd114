"""What an explorer costs: two resources of the colour of his space, or one where a function makes it cheap."""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    CARD_FAMILY,
    CARD_VARIANT,
    CHEAP_PRICE,
    FAMILY_EFFECT,
    KINDS,
    NONE,
    PAYMENT,
    PRICE,
    Effect,
)
from islario.games.la_isla.rules.events import Event
from islario.games.la_isla.rules.island import printed, spaces_for
from islario.games.la_isla.rules.moves import PAY
from islario.games.la_isla.rules.resources import spend
from islario.kernel.journal import note
from islario.kernel.rule import query, rule


@rule
def wild_colours(state, seat):
    """A bit for each colour of which one cube may stand for any other; only colours the seat has cubes of."""
    colours = 0
    for slot in range(state.slot_count[seat]):
        card = state.slots[seat, slot]
        if card != NONE and FAMILY_EFFECT[CARD_FAMILY[card]] == Effect.WILD:
            if state.cubes[seat, CARD_VARIANT[card]] > 0:
                colours |= 1 << CARD_VARIANT[card]
    return colours


@rule
def made_cheap(state, seat, card):
    """A bit for each space that a function makes cheap."""
    return spaces_for(state, seat, card) if FAMILY_EFFECT[CARD_FAMILY[card]] == Effect.PRICE else 0


@rule
def cheap_spaces(state, seat):
    """A bit for each space that a visible function of the seat makes cheap."""
    spaces = 0
    for slot in range(state.slot_count[seat]):
        if state.slots[seat, slot] != NONE:
            spaces |= made_cheap(state, seat, state.slots[seat, slot])
    return spaces


@query
def price_of(state, seat, space):
    """Two resources, or one on a cheap space."""
    return CHEAP_PRICE if cheap_spaces(state, seat) >> space & 1 else PRICE


@rule
def helps_to_pay(state, seat, card, space):
    """A function helps that makes the space cheap, or whose resource may stand for the colour of the space."""
    if FAMILY_EFFECT[CARD_FAMILY[card]] != Effect.WILD:
        return made_cheap(state, seat, card) >> space & 1 == 1
    colour = CARD_VARIANT[card]
    return colour != printed(state, space)[0] and wild_colours(state, seat) >> colour & 1 == 1


@rule
def affordable_spaces(state, seat, price):
    """A bit for each space whose colour the seat has so many cubes of, one of each wild colour besides."""
    wilds = wild_colours(state, seat)
    wild_cubes = 0
    for colour in range(KINDS):
        wild_cubes += wilds >> colour & 1
    spaces = 0
    for colour in range(KINDS):
        if state.cubes[seat, colour] + wild_cubes - (wilds >> colour & 1) >= price:
            spaces |= state.landscape_spaces[colour]
    return spaces


@rule
def payable_spaces(state, seat):
    """A bit for each space that the seat can pay for."""
    spaces = affordable_spaces(state, seat, PRICE)
    cheap = cheap_spaces(state, seat)
    if cheap:
        spaces |= cheap & affordable_spaces(state, seat, CHEAP_PRICE)
    return spaces


@rule
def ways_to_pay(state, seat, out):
    price, wilds = price_of(state, seat, state.target), wild_colours(state, seat)
    count = 0
    for payment in range(len(PAYMENT)):
        if pays(state, seat, payment, price, wilds):
            out[count] = PAY + payment
            count += 1
    return count


@rule
def only_payment(state, seat):
    """The one way to pay, if there is but one."""
    price, wilds = price_of(state, seat, state.target), wild_colours(state, seat)
    only = NONE
    for payment in range(len(PAYMENT)):
        if pays(state, seat, payment, price, wilds):
            if only != NONE:
                return NONE
            only = payment
    return only


@rule
def pays(state, seat, payment, price, wilds):
    """Cubes of the colour asked; a wild one may stand for it, but two of a colour only if it is the colour asked."""
    colour = printed(state, state.target)[0]
    one, other = PAYMENT[payment, 0], PAYMENT[payment, 1]
    if not stands_for(state, seat, one, colour, wilds):
        return False
    if other == NONE:
        return price == CHEAP_PRICE
    if one == other:
        return one == colour and state.cubes[seat, one] >= PRICE
    return stands_for(state, seat, other, colour, wilds)


@rule
def stands_for(state, seat, cube, colour, wilds):
    return wilds >> cube & 1 == 1 or (cube == colour and state.cubes[seat, cube] > 0)


@rule
def pay(state, seat, payment):
    one, other = PAYMENT[payment, 0], PAYMENT[payment, 1]
    spend(state, seat, one)
    if other == NONE:
        note(state, Event.PAID_ONE, seat, 0, one, 0)
    else:
        spend(state, seat, other)
        note(state, Event.PAID_TWO, seat, 0, one, other)
