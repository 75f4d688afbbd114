"""What a position promises, beside its points: enough for bots to play sensibly."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import CARDS, COLOURS, FIRST_PIRATE, NONE, Building
from islario.games.islas_canarias.rules.building import houses_needed, wanted_colour
from islario.games.islas_canarias.rules.pirates import sought
from islario.games.islas_canarias.rules.scoring import points_for
from islario.games.islas_canarias.rules.ship import island_chosen
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.bits import how_many
from islario.kernel.points import total
from islario.kernel.rule import rule

# what things are worth beside points, in twentieths of a point
POINT = 20
PRIVILEGE_WORTH = 12
CARD_WORTH = 5
ENOUGH_CARDS = 5
AREA_WORTH = 4
ENOUGH_AREAS = 6
SETTLER_COMES_WORTH = 10
SETTLER_GOES_ELSEWHERE_WORTH = -4
PIRATE_WORTH = 6


@rule
def worth(state, seat):
    """In twentieths of a point: what stands, what is being built, privileges, room to build, cards to build with, and
    whom the cards on the ship would come to as the islands are now."""
    value = POINT * total(state, seat)
    if state.phase == Phase.OVER:
        return value
    for colour in range(len(COLOURS)):
        if state.owner[colour] == seat:
            value += PRIVILEGE_WORTH
    areas = how_many(state.empty[seat])
    if state.active == seat and state.making != NONE:
        value += POINT * points_under_way(state)
        areas += how_many(state.used) - 1
    value += AREA_WORTH * min(areas, ENOUGH_AREAS)
    value += CARD_WORTH * min(state.hand_size[seat], ENOUGH_CARDS)
    return value + worth_of_ship(state, seat)


@rule
def points_under_way(state):
    """What the building under way will change."""
    already = how_many(state.buildings[state.active, state.making, wanted_colour(state)])
    gained = points_for(state.making, already)
    if state.making == Building.HOUSE:
        return gained
    return gained - points_for(Building.HOUSE, 0) * houses_needed(state.making)


@rule
def worth_of_ship(state, seat):
    """Settlers on the ship count for whose island they would choose, pirates for whom they would attack."""
    value = 0
    for card in range(CARDS):
        if state.ship[card]:
            value += state.ship[card] * worth_of_ship_card(state, seat, card)
    return value


@rule
def worth_of_ship_card(state, seat, card):
    if card < FIRST_PIRATE:
        chosen, _, _ = island_chosen(state, card)
        if chosen == NONE:
            return 0
        return SETTLER_COMES_WORTH if chosen == seat else SETTLER_GOES_ELSEWHERE_WORTH
    return -PIRATE_WORTH if sought(state, card - FIRST_PIRATE) >> seat & 1 else PIRATE_WORTH
