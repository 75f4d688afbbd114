"""Drawing adventure cards, one for nothing and one for gold, and the limit of ten."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import PURCHASE_GOLD
from islario.games.isla_dorada.box.island import NONE
from islario.games.isla_dorada.rules.bolts import work
from islario.games.isla_dorada.rules.cards import (
    cards_in_row,
    draw_card,
    fill_slot,
    into_hand,
    is_bolt,
    next_seat,
    row_slot,
    spend_gold,
)
from islario.games.isla_dorada.rules.discarding import ask_for_discards, discard_staged
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.moves import NO_PURCHASE, TAKE, TAKE_FROM_DECK
from islario.games.isla_dorada.rules.state import Phase, Stage
from islario.kernel.bits import lowest
from islario.kernel.journal import note, note_for
from islario.kernel.points import reveal
from islario.kernel.rule import rule


@rule
def begin_drawing(state):
    """From the leader on, clockwise."""
    state.phase = Phase.DRAW.value
    state.turn = state.leader
    state.stage = Stage.FREE.value


@rule
def is_bought(state):
    """Whether the card now drawn is a purchase; one that follows Diawas costs nothing more."""
    return state.stage == Stage.PURCHASE and not state.swept


@rule
def legal_draws(state, out):
    """A card of the row or the top of the deck; only a purchase can be declined."""
    count, cards = 0, cards_in_row(state)
    while cards:
        out[count] = TAKE + lowest(cards)
        cards &= cards - 1
        count += 1
    out[count] = TAKE_FROM_DECK
    count += 1
    if is_bought(state):
        out[count] = NO_PURCHASE
        count += 1
    return count


@rule
def pay_for_purchase(state, seat):
    if is_bought(state):
        spend_gold(state, seat, PURCHASE_GOLD)
        note(state, Event.BOUGHT, seat, 0, 0, PURCHASE_GOLD)


@rule
def take_from_row(state, seat, card):
    """Everyone sees it. Its slot is filled again before a bolt works."""
    pay_for_purchase(state, seat)
    slot = row_slot(state, card)
    note(state, Event.TOOK_FROM_ROW, seat, card, slot, 0)
    fill_slot(state, slot)
    receive(state, seat, card)


@rule
def take_from_deck(state, seat):
    """Only the drawer sees it, unless it bears a bolt."""
    pay_for_purchase(state, seat)
    note(state, Event.TOOK_FROM_DECK, seat, 0, 0, 0)
    card = draw_card(state)
    if not is_bolt(card):
        note_for(state, 1 << seat, Event.DREW, seat, card, 0, 0)
    receive(state, seat, card)


@rule
def receive(state, seat, card):
    if is_bolt(card):
        work(state, seat, card)
    else:
        into_hand(state, seat, card)
        state.phase = Phase.DRAWN.value


@rule
def decline_purchase(state):
    state.phase = Phase.DRAWN.value


@rule
def finish_draw(state):
    """After the free card comes the purchase, then the next player; when all have drawn, the limit of ten."""
    seat = state.turn
    state.swept = 0
    state.bolt = NONE
    if state.stage == Stage.FREE and state.gold[seat] >= PURCHASE_GOLD:
        state.stage = Stage.PURCHASE.value
        state.phase = Phase.DRAW.value
        return
    state.stage = Stage.FREE.value
    state.turn = next_seat(state, seat)
    state.phase = Phase.DRAW.value
    if state.turn == state.leader:
        begin_limit(state)


@rule
def begin_limit(state):
    """Who holds more than ten cards discards down to ten, all at once."""
    state.phase = Phase.LIMIT.value
    state.turn = NONE
    ask_for_discards(state)


@rule
def close_limit(state):
    for seat in range(state.players):
        discard_staged(state, seat)
    reveal(state)
