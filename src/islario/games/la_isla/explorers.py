"""Action C: an explorer goes to a landscape space, is paid for, and closes in on the animals."""

from __future__ import annotations

from islario.games.la_isla.components import (
    CARD_FAMILY,
    CARD_VARIANT,
    CHEAP_PRICE,
    FAMILY_EFFECT,
    FAMILY_MATCH,
    KINDS,
    MOST_TOUCHING,
    NONE,
    PAYMENT,
    PRICE,
    PRINTED_LANDSCAPE,
    PRINTED_SYMBOL,
    REGION_MASK,
    REGION_VALUE,
    SPACE_PLACE,
    SPACE_REGIONS,
    SPACE_RING,
    SPACES,
    Effect,
    Match,
    When,
)
from islario.games.la_isla.functions import ask_for_functions, owe
from islario.games.la_isla.resources import gain, spend
from islario.games.la_isla.state import LIFT, PAY, PLACE, TAKE, Event, Question, Source
from islario.kernel.bits import NOT_ONE, sole
from islario.kernel.journal import note
from islario.kernel.points import score
from islario.kernel.rule import rule


@rule
def piece_of(state, space):
    """Which space of the centre this is, or which tooth it lies on."""
    place = SPACE_PLACE[space]
    return state.tooth[place] if SPACE_RING[space] else place


@rule
def landscape(state, space):
    """Also the colour of the resources it costs."""
    return PRINTED_LANDSCAPE[SPACE_RING[space], piece_of(state, space)]


@rule
def symbol(state, space):
    return PRINTED_SYMBOL[SPACE_RING[space], piece_of(state, space)]


@rule
def stands_on(state, seat, space):
    return state.explorers[seat] >> space & 1


@rule
def company_spaces(state, seat):
    """A bit for each space where an opponent's explorer stands."""
    spaces = 0
    for other in range(state.players):
        if other != seat:
            spaces |= state.explorers[other]
    return spaces


@rule
def others_on(state, seat, space):
    return company_spaces(state, seat) >> space & 1 == 1


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
    family = CARD_FAMILY[card]
    if FAMILY_EFFECT[family] != Effect.PRICE:
        return 0
    if FAMILY_MATCH[family] == Match.COMPANY:
        return company_spaces(state, seat)
    return state.symbol_spaces[CARD_VARIANT[card]]


@rule
def cheap_spaces(state, seat):
    """A bit for each space that a visible function of the seat makes cheap."""
    spaces = 0
    for slot in range(state.slot_count[seat]):
        if state.slots[seat, slot] != NONE:
            spaces |= made_cheap(state, seat, state.slots[seat, slot])
    return spaces


@rule
def price_of(state, seat, space):
    """Two resources, or one on a cheap space."""
    return CHEAP_PRICE if cheap_spaces(state, seat) >> space & 1 else PRICE


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
def open_spaces(state, seat):
    """A bit for each space without an explorer of the seat, not the one just left, that it can pay for."""
    spaces = affordable_spaces(state, seat, PRICE)
    cheap = cheap_spaces(state, seat)
    if cheap:
        spaces |= cheap & affordable_spaces(state, seat, CHEAP_PRICE)
    if state.lifted != NONE:
        spaces &= ~(1 << state.lifted)
    return spaces & ~state.explorers[seat]


@rule
def ways_to_explore(state, seat, out):
    """A resource of any colour, or an explorer: from the supply, or one lifted off the island when it is empty."""
    for colour in range(KINDS):
        out[colour] = TAKE + colour
    if state.supply[seat]:
        return spaces_to_enter(state, seat, out, KINDS)
    return explorers_to_lift(state, seat, out, KINDS)


@rule
def spaces_to_enter(state, seat, out, count):
    spaces = open_spaces(state, seat)
    for space in range(SPACES):
        if spaces >> space & 1:
            out[count] = PLACE + space
            count += 1
    return count


@rule
def explorers_to_lift(state, seat, out, count):
    """Nobody is lifted who could not be put down elsewhere."""
    if open_spaces(state, seat):
        for space in range(SPACES):
            if stands_on(state, seat, space):
                out[count] = LIFT + space
                count += 1
    return count


@rule
def take_resource_instead(state, seat, colour):
    gain(state, seat, colour)
    note(state, Event.RESOURCE_INSTEAD, seat, colour, 0, 0)
    state.question = Question.NOTHING


@rule
def lift_explorer(state, seat, space):
    """He leaves his space before he arrives elsewhere; if he can go to but one, he goes there at once."""
    state.explorers[seat] &= ~(1 << space)
    state.lifted = space
    note(state, Event.EXPLORER_LIFTED, seat, space, 0, 0)
    only = sole(open_spaces(state, seat))
    if only == NOT_ONE:
        state.question = Question.MOVE_TO
    else:
        choose_space(state, seat, only)


@rule
def choose_space(state, seat, space):
    """If there is but one way to pay, it is paid at once."""
    state.target = space
    price, wilds = price_of(state, seat, space), wild_colours(state, seat)
    only, ways = NONE, 0
    for payment in range(len(PAYMENT)):
        if pays(state, seat, payment, price, wilds):
            only = payment
            ways += 1
    if ways > 1:
        state.question = Question.PAY
    else:
        pay_and_place(state, seat, only)


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
def pays(state, seat, payment, price, wilds):
    """Cubes of the colour asked; a wild one may stand for it, but two of a colour only if it is the colour asked."""
    colour = landscape(state, state.target)
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
def pay_and_place(state, seat, payment):
    """Pay, put the explorer down, claim tiles; then the functions that fit."""
    space, from_island = state.target, state.lifted != NONE
    one, other = PAYMENT[payment, 0], PAYMENT[payment, 1]
    spend(state, seat, one)
    if other == NONE:
        note(state, Event.PAID_ONE, seat, one, 0, 0)
    else:
        spend(state, seat, other)
        note(state, Event.PAID_TWO, seat, one, other, 0)
    if not from_island:
        state.supply[seat] -= 1
    state.lifted, state.target = NONE, NONE
    state.explorers[seat] |= 1 << space
    note(state, Event.EXPLORER_PLACED, seat, space, 0, 0)
    claim_surrounded(state, seat, space)
    owe(state, seat, When.PLACE, Match.SYMBOL, symbol(state, space), 1)
    owe(state, seat, When.PLACE, Match.LANDSCAPE, landscape(state, space), 1)
    owe(state, seat, When.PLACE, Match.RING, SPACE_RING[space], 1)
    if others_on(state, seat, space):
        owe(state, seat, When.PLACE, Match.COMPANY, NONE, 1)
    ask_for_functions(state, seat)


@rule
def claim_surrounded(state, seat, space):
    """Each region the seat has just closed gives its tile and as many points as it took explorers."""
    for i in range(MOST_TOUCHING):
        region = SPACE_REGIONS[space, i]
        if region != NONE and state.tile[region] != NONE and surrounds(state, seat, region):
            animal = state.tile[region]
            state.tile[region] = NONE
            state.animals[seat, animal] += 1
            score(state, seat, Source.REGIONS, REGION_VALUE[region])
            note(state, Event.TILE_CLAIMED, seat, region, animal, REGION_VALUE[region])
            owe(state, seat, When.CLAIM, Match.ANIMAL, animal, 1)


@rule
def surrounds(state, seat, region):
    return state.explorers[seat] & REGION_MASK[region] == REGION_MASK[region]
