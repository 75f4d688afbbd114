"""What a position names: the islands with their buildings, privileges, and cards at the beginning of a round."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import (
    ALL_AREAS,
    AREA_NAMES,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    COLOURS,
    ISLANDS,
    LAST_ROUND,
    SUPPLY,
    Building,
)
from islario.games.islas_canarias.rules.scoring import count_points
from islario.games.islas_canarias.rules.state import Phase
from islario.games.islas_canarias.rules.turns import begin_turn, goes_on_by_itself
from islario.kernel.bits import how_many
from islario.kernel.position import BadPosition, Choice, Counted, Each, Family, Marked, Named, Number, Positions, Seat
from islario.kernel.reading import State
from islario.kernel.rule import rule

STANDING = Each(COLOURS, Marked(AREA_NAMES))


def check(state: State) -> None:
    """Everybody has an island of his own and one building on an area; there are no more buildings than in the box, and
    one card lies on the ship."""
    islands = state.island[: state.players].tolist()
    for seat in range(state.players):
        if islands.index(islands[seat]) != seat:
            raise BadPosition("position-twice", where=f"seats {seat} island", what=ISLANDS[islands[seat]])
        standing = [areas for kind in state.buildings[seat].tolist() for areas in kind]
        for area, name in enumerate(AREA_NAMES):
            if sum(areas >> area & 1 for areas in standing) > 1:
                raise BadPosition("position-twice", where=f"seats {seat}", what=name)
    for kind, building in enumerate(BUILDINGS):
        for number, colour in enumerate(COLOURS):
            put = sum(areas.bit_count() for areas in state.buildings[:, kind, number].tolist())
            if put > SUPPLY[kind]:
                raise BadPosition("position-too-many", piece=f"{colour} {building}", there=int(SUPPLY[kind]), put=put)
    if sum(state.ship.tolist()) != 1:
        raise BadPosition("position-length", where="ship", least=1, most=1, given=sum(state.ship.tolist()))


@rule
def settle(states):
    """Supply, empty areas, points and sizes follow from what stands and lies where; the start player has the turn."""
    state = states[0]
    for building in range(len(BUILDINGS)):
        for colour in range(len(COLOURS)):
            state.supply[building, colour] = SUPPLY[building]
            for seat in range(state.players):
                state.supply[building, colour] -= how_many(state.buildings[seat, building, colour])
    state.deck_size, state.discards_size, state.ship_size = 0, 0, 0
    for card in range(CARDS):
        state.deck_size += state.deck[card]
        state.discards_size += state.discards[card]
        state.ship_size += state.ship[card]
    for seat in range(state.players):
        settle_seat(state, seat)
    state.turns_taken = 0
    begin_turn(state)
    while goes_on_by_itself(state):
        pass


@rule
def settle_seat(state, seat):
    state.empty[seat] = ALL_AREAS
    for building in range(len(BUILDINGS)):
        for colour in range(len(COLOURS)):
            state.empty[seat] &= ~state.buildings[seat, building, colour]
    state.hand_size[seat] = 0
    for card in range(CARDS):
        state.hand_size[seat] += state.hand[seat, card]
    count_points(state, seat)


def all_have_islands(state: State) -> bool:
    return bool(state.phase == Phase.ACT)


POSITIONS = Positions(
    table=(
        Named("round", "round_number", Number(1, LAST_ROUND - 1)),
        Named("start", "start", Seat()),
        Named("privileges", "owner", Each(COLOURS, Seat(optional=True))),
        Named("deck", "deck", Counted(CARD_NAMES)),
        Named("discards", "discards", Counted(CARD_NAMES)),
        Named("ship", "ship", Counted(CARD_NAMES)),
    ),
    seats=(
        Named("island", "island", Choice(ISLANDS)),
        Named("houses", "buildings", STANDING, at=(Building.HOUSE,)),
        Named("palaces", "buildings", STANDING, at=(Building.PALACE,)),
        Named("towns", "buildings", STANDING, at=(Building.TOWN,)),
        Named("hand", "hand", Counted(CARD_NAMES)),
    ),
    families=(Family("deck", ("discards", "ship", "hand")),),
    check=check,
    settle=settle,
    ready=all_have_islands,
)
