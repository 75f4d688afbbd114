"""The course of play: islands are taken, turns of two actions are made, ships arrive, and at last it is over."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import FIRST_HAND, LAST_ROUND, TO_END, Building
from islario.games.islas_canarias.rules.building import (
    begin_house,
    begin_merge,
    can_merge,
    place_on,
    replace_colour,
    use_house,
)
from islario.games.islas_canarias.rules.cards import (
    cards_left,
    cards_to_draw,
    discard,
    draw_cards,
    leave_hand,
    only_card,
    put_on_ship,
    take_card,
    top_card,
)
from islario.games.islas_canarias.rules.decisions import (
    FIRST_CHOICE,
    building_looks_possible,
    extra_card_is_possible,
    first_action_is_lost,
    how_many_to_choose,
    open_choices,
)
from islario.games.islas_canarias.rules.events import Event
from islario.games.islas_canarias.rules.moves import BUILD, DRAW_CARDS, END_TURN, LOAD, PALACE, TAKE_EXTRA, TOWN
from islario.games.islas_canarias.rules.pirates import give_back, name_victim
from islario.games.islas_canarias.rules.ship import ship_arrives, ship_is_done, turn_card
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.bits import how_many, lowest
from islario.kernel.journal import NO_SEAT, note, note_for, open_journal
from islario.kernel.points import reveal, total
from islario.kernel.rule import query, rule
from islario.kernel.seats import seat_after


@rule
def apply(state, seat, move):
    open_journal(state)
    if state.phase in (Phase.ACT, Phase.LOAD, Phase.END):
        move_in_turn(state, seat, move)
    else:
        choose(state, move - FIRST_CHOICE[state.phase])
    while goes_on_by_itself(state):
        pass


@rule
def move_in_turn(state, seat, move):
    if move == END_TURN:
        end_turn(state)
    elif move >= TOWN:
        begin_merge(state, Building.TOWN, move - TOWN)
    elif move >= PALACE:
        begin_merge(state, Building.PALACE, move - PALACE)
    elif move >= LOAD:
        load_ship(state, seat, move - LOAD)
    elif move == TAKE_EXTRA:
        take_extra_card(state, seat)
    elif move == DRAW_CARDS:
        draw_instead(state, seat)
    else:
        build_with(state, seat, move - BUILD)


@rule
def choose(state, choice):
    """One out of a set that everyone can see."""
    if state.phase == Phase.ISLANDS:
        take_island(state, state.active, choice)
        next_takes_island(state)
    elif state.phase == Phase.USE:
        use_house(state, choice)
    elif state.phase == Phase.PLACE:
        place_on(state, choice)
    elif state.phase == Phase.COLOUR:
        replace_colour(state, choice)
    elif state.phase == Phase.NAME:
        name_victim(state, choice)
    else:
        give_back(state, choice)


@rule
def goes_on_by_itself(state):
    """Does the next thing that everyone can see to be forced; returns False once somebody has to decide."""
    seat = state.active
    if state.phase == Phase.OVER:
        return False
    if state.phase == Phase.SHIP:
        if ship_is_done(state):
            end_round(state)
        else:
            turn_card(state)
        return True
    if state.phase == Phase.ACT:
        if building_looks_possible(state, seat) or (can_merge(state, seat) and not first_action_is_lost(state, seat)):
            return False
        draw_instead(state, seat)
        return True
    if state.phase == Phase.LOAD:
        cards = state.hand_size[seat]
        if cards > 1 or extra_card_is_possible(state, seat) or (cards == 1 and can_merge(state, seat)):
            return False
        load_last_card(state, seat)
        return True
    if state.phase == Phase.END:
        if can_merge(state, seat):
            return False
        end_turn(state)
        return True
    choices = open_choices(state)
    if how_many(choices) != how_many_to_choose(state):
        return False
    choose(state, lowest(choices))
    return True


@rule
def take_island(state, seat, island):
    state.island[seat] = island
    note(state, Event.ISLAND_TAKEN, seat, island, 0, 0)


@rule
def next_takes_island(state):
    """Clockwise; when all have an island the cards are dealt."""
    state.active = seat_after(state, state.active, 1)
    if state.active == state.start:
        deal(state)


@rule
def deal(state):
    """Everybody's first hand, and the card that nobody sees: the first one on the first ship."""
    for i in range(state.players):
        seat = seat_after(state, state.start, i)
        draw_cards(state, seat, min(FIRST_HAND, cards_left(state)))
    put_on_ship(state, top_card(state))
    note(state, Event.FIRST_CARD, NO_SEAT, 0, 0, 0)
    begin_round(state)


@rule
def begin_round(state):
    """The start player has the first turn."""
    state.round_number += 1
    state.turns_taken = 0
    note(state, Event.ROUND_BEGINS, state.start, state.round_number, 0, 0)
    if state.round_number == LAST_ROUND and not state.last_round:
        announce_last_round(state)
    begin_turn(state)


@rule
def begin_turn(state):
    state.active = whose_turn(state)
    state.extra_taken = 0
    state.phase = Phase.ACT.value


@query
def whose_turn(state):
    """From the start player on; when all have had their turn, it is his again."""
    return seat_after(state, state.start, state.turns_taken)


@rule
def build_with(state, seat, card):
    """The settler card is shown and discarded; its house follows."""
    reveal(state)
    leave_hand(state, seat, card)
    discard(state, card)
    note(state, Event.CARD_PLAYED, seat, card, 0, 0)
    begin_house(state, seat, card, Phase.LOAD)


@rule
def draw_instead(state, seat):
    """When there is no card, the action is lost."""
    draw_cards(state, seat, cards_to_draw(state, seat))
    state.phase = Phase.LOAD.value


@rule
def take_extra_card(state, seat):
    state.extra_taken = 1
    note(state, Event.EXTRA_CARD, seat, 0, 0, 0)
    take_card(state, seat)


@rule
def load_ship(state, seat, card):
    """One card goes face down onto the ship; only its loader knows which."""
    leave_hand(state, seat, card)
    put_on_ship(state, card)
    state.loaded[seat] = card
    state.loaders |= 1 << seat
    note(state, Event.SHIP_LOADED, seat, 0, 0, 0)
    note_for(state, 1 << seat, Event.CARD_LOADED, seat, card, 0, 0)
    state.phase = Phase.END.value


@rule
def load_last_card(state, seat):
    """The only card left is loaded; with none at all, none is."""
    if state.hand_size[seat]:
        load_ship(state, seat, only_card(state, seat))
    else:
        note(state, Event.NO_CARD_TO_LOAD, seat, 0, 0, 0)
        state.phase = Phase.END.value


@rule
def end_turn(state):
    """The next in turn order; after the last one a ship arrives."""
    state.turns_taken += 1
    if state.turns_taken == state.players:
        ship_arrives(state)
    else:
        begin_turn(state)


@rule
def end_round(state):
    """The ship is cleared, the start-player ship goes to the left, and points are checked."""
    note(state, Event.CARD_KEPT, NO_SEAT, 0, 0, 0)
    state.loaded[:] = 0
    state.loaders = 0
    state.turned[:] = 0
    state.turned_count = 0
    if state.last_round:
        state.phase = Phase.OVER.value
        note(state, Event.MATCH_ENDED, NO_SEAT, 0, 0, 0)
        return
    if somebody_has_enough_points(state):
        announce_last_round(state)
    state.start = seat_after(state, state.start, 1)
    begin_round(state)


@rule
def somebody_has_enough_points(state):
    for seat in range(state.players):
        if total(state, seat) >= TO_END:
            return True
    return False


@rule
def announce_last_round(state):
    """It stays the last one, whatever happens to the points."""
    state.last_round = 1
    note(state, Event.LAST_ROUND, NO_SEAT, 0, 0, 0)
