"""Action C: an explorer goes to a landscape space, is paid for, and closes in on the animals."""

from __future__ import annotations

from islario.games.la_isla.box.components import KINDS, NONE, REGION_VALUE, Match, When
from islario.games.la_isla.rules.events import Event
from islario.games.la_isla.rules.functions import ask_for_functions, fits, owe, owe_on_space, works_on_space
from islario.games.la_isla.rules.island import closed_by
from islario.games.la_isla.rules.moves import LIFT, PLACE, TAKE
from islario.games.la_isla.rules.paying import helps_to_pay, only_payment, pay, payable_spaces, price_of
from islario.games.la_isla.rules.resources import gain
from islario.games.la_isla.rules.state import Question, Source
from islario.kernel.bits import NOT_ONE, lowest, sole
from islario.kernel.journal import note
from islario.kernel.points import score
from islario.kernel.rule import query, rule


@query
def open_spaces(state, seat):
    """A bit for each space without an explorer of the seat, not the one just left, that it can pay for."""
    spaces = payable_spaces(state, seat)
    if state.lifted != NONE:
        spaces &= ~(1 << state.lifted)
    return spaces & ~state.explorers[seat]


@query
def only_space(state, seat):
    """The one space to go to, if there is but one."""
    return sole(open_spaces(state, seat))


@query
def prospect_of(state, seat, space):
    """What an explorer of the seat on a space costs and brings: the price, and a bit for each region that he closes,
    for each slot whose function he sets off, and for each slot that helps to pay for him."""
    closed = closed_by(state, seat, space)
    set_off, helping = 0, 0
    for slot in range(state.slot_count[seat]):
        card = state.slots[seat, slot]
        if card != NONE:
            if is_set_off(state, seat, card, space, closed):
                set_off |= 1 << slot
            if helps_to_pay(state, seat, card, space):
                helping |= 1 << slot
    return price_of(state, seat, space), closed, set_off, helping


@rule
def is_set_off(state, seat, card, space, closed):
    """A function counts on the space, or for an animal of the regions closed."""
    if works_on_space(state, seat, card, space):
        return True
    while closed:
        if fits(card, When.CLAIM, Match.ANIMAL, state.tile[lowest(closed)]):
            return True
        closed &= closed - 1
    return False


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
    while spaces:
        out[count] = PLACE + lowest(spaces)
        spaces &= spaces - 1
        count += 1
    return count


@rule
def explorers_to_lift(state, seat, out, count):
    """Nobody is lifted who could not be put down elsewhere."""
    explorers = state.explorers[seat] if open_spaces(state, seat) else 0
    while explorers:
        out[count] = LIFT + lowest(explorers)
        explorers &= explorers - 1
        count += 1
    return count


@rule
def take_resource_instead(state, seat, colour):
    gain(state, seat, colour)
    note(state, Event.RESOURCE_INSTEAD, seat, 0, colour, 0)
    state.question = Question.NOTHING


@rule
def lift_explorer(state, seat, space):
    """He leaves his space before he arrives elsewhere; if he can go to but one, he goes there at once."""
    state.explorers[seat] &= ~(1 << space)
    state.lifted = space
    note(state, Event.EXPLORER_LIFTED, seat, space, 0, 0)
    only = only_space(state, seat)
    if only == NOT_ONE:
        state.question = Question.MOVE_TO
    else:
        choose_space(state, seat, only)


@rule
def choose_space(state, seat, space):
    """If there is but one way to pay, it is paid at once."""
    state.target = space
    only = only_payment(state, seat)
    if only == NONE:
        state.question = Question.PAY
    else:
        pay_and_place(state, seat, only)


@rule
def pay_and_place(state, seat, payment):
    """Pay, put the explorer down, claim tiles; then the functions that fit."""
    space = state.target
    pay(state, seat, payment)
    if state.lifted == NONE:
        state.supply[seat] -= 1
    state.lifted, state.target = NONE, NONE
    state.explorers[seat] |= 1 << space
    note(state, Event.EXPLORER_PLACED, seat, space, 0, 0)
    claim_tiles(state, seat, closed_by(state, seat, space))
    owe_on_space(state, seat, space)
    ask_for_functions(state, seat)


@rule
def claim_tiles(state, seat, closed):
    """Each region the seat has just closed gives its tile and as many points as it took explorers."""
    while closed:
        region = lowest(closed)
        closed &= closed - 1
        animal = state.tile[region]
        state.tile[region] = NONE
        state.animals[seat, animal] += 1
        score(state, seat, Source.REGIONS, REGION_VALUE[region])
        note(state, Event.TILE_CLAIMED, seat, region, animal, REGION_VALUE[region])
        owe(state, seat, When.CLAIM, Match.ANIMAL, animal)
