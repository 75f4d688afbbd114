"""What a seat has not seen, filled in fairly: the deck, other hands, the ship, and who loaded what."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import CARDS, COPIES
from islario.games.islas_canarias.rules.cards import take_from
from islario.games.islas_canarias.rules.state import Setting
from islario.kernel.dice import below, give_dice
from islario.kernel.rule import rule


@rule
def imagine(state, seat, key):
    """All cards that the seat has not seen are shuffled and dealt to where cards are unseen."""
    give_dice(state, key)
    unseen = gather_unseen(state, seat)
    if remembers(state, seat):
        unseen -= put_back_own_card(state, seat, unseen)
    face_down = 0
    for card in range(CARDS):
        face_down += state.ship[card]
    while face_down < state.ship_size:
        state.ship[take_from(state, state.deck, unseen)] += 1
        face_down += 1
        unseen -= 1
    for other in range(state.players):
        if other != seat:
            for _ in range(state.hand_size[other]):
                state.hand[other, take_from(state, state.deck, unseen)] += 1
                unseen -= 1
    imagine_who_loaded_what(state, seat)


@rule
def gather_unseen(state, seat):
    """Puts every card that the seat does not see into the deck; returns how many there are."""
    unseen = 0
    for card in range(CARDS):
        state.deck[card] = COPIES[state.options[Setting.DECK], card] - state.discards[card]
        if seat >= 0:
            state.deck[card] -= state.hand[seat, card]
        unseen += state.deck[card]
    return unseen


@rule
def remembers(state, seat):
    """Whether the seat has a card of its own on this ship, turned or not."""
    return seat >= 0 and state.loaders >> seat & 1


@rule
def put_back_own_card(state, seat, unseen):
    """The seat's own card is on the ship: still face down, or one of its kind that were turned. Returns 1 if it is
    face down. The odds follow from every order of the ship and every deal of the unseen cards being as likely."""
    own = state.loaded[seat]
    alike = 0
    for i in range(state.turned_count):
        alike += state.turned[i] == own
    turned, face_down = alike * unseen, state.ship_size * state.deck[own]
    if below(state, turned + face_down) < turned:
        return 0
    state.deck[own] -= 1
    state.ship[own] += 1
    return 1


@rule
def imagine_who_loaded_what(state, seat):
    """The ship's cards, turned or not, came from its loaders and from the ship before, in any order. The ship lends its
    field: what was turned lies on it meanwhile."""
    left = state.ship_size + state.turned_count
    for i in range(state.turned_count):
        state.ship[state.turned[i]] += 1
    if remembers(state, seat):
        state.ship[state.loaded[seat]] -= 1
        left -= 1
    for other in range(state.players):
        if other != seat and state.loaders >> other & 1:
            state.loaded[other] = take_from(state, state.ship, left)
            left -= 1
    for loader in range(state.players):
        if state.loaders >> loader & 1:
            state.ship[state.loaded[loader]] += 1
    for i in range(state.turned_count):
        state.ship[state.turned[i]] -= 1
