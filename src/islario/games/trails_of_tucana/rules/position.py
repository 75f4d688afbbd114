"""What a position names: the cards of the running turn, the bonus cards that are left, and everybody's sheet."""

from __future__ import annotations

import numpy as np

from islario.games.trails_of_tucana.box.components import (
    LETTERS,
    LINK_COUNT,
    NUMBER_OF_SIGHTS,
    ROUNDS,
    SHEETS,
    TERRAIN_CARDS,
    TERRAINS,
    TURNS,
    VILLAGES,
)
from islario.games.trails_of_tucana.rules.state import Reached, Setting, Source
from islario.games.trails_of_tucana.rules.trails import (
    a_trail_fits,
    clear_networks,
    connect_sights,
    draw_only_trail,
    is_drawn,
    island,
    mark_trail,
    pair_is_joined,
)
from islario.kernel.position import BadPosition, Choice, Counted, Each, Family, Marked, Named, Number, Positions, Row
from islario.kernel.reading import State
from islario.kernel.rule import rule

BLUE = ("gone", "first", "second")
TRAIL_NAMES = [[f"{sheet.names[a]}-{sheet.names[b]}" for a, b in sheet.links] for sheet in SHEETS]


def trails_here(state: np.ndarray, seat: int) -> Marked:
    """Segments as they are called on the island that is played."""
    return Marked(TRAIL_NAMES[state["options"][0][Setting.ISLAND]], bits=32)


def check(state: State) -> None:
    """Two cards a turn have left the deck, and everybody has written each letter twice."""
    last, turned = ROUNDS[state.options[Setting.ISLAND]], sum(TERRAIN_CARDS) - sum(state.deck.tolist())
    if state.round_number > last:
        raise BadPosition("position-length", where="round", least=1, most=last, given=state.round_number)
    if turned % 2 or not 1 <= turned // 2 <= TURNS:
        left = f"{sum(TERRAIN_CARDS) - 2}, {sum(TERRAIN_CARDS) - 4} … {sum(TERRAIN_CARDS) - 2 * TURNS}"
        raise BadPosition("position-cannot-be", where="deck", given=sum(state.deck.tolist()), values=left)
    for seat in range(state.players):
        letters = [LETTERS[letter] for letter in state.letter[seat].tolist()]
        if sorted(letters) != sorted(LETTERS * 2):
            fair = " ".join(LETTERS * 2)
            given = " ".join(letters)
            raise BadPosition("position-cannot-be", where=f"seats {seat} letters", given=given, values=fair)


@rule
def settle(states):
    """What trails join and connect follows from where they are; then everybody draws what the open cards allow."""
    state = states[0]
    state.turn = turned_so_far(state) // 2
    for seat in range(state.players):
        join_trails(state, seat)
        for letter in range(len(LETTERS)):
            state.pair[seat, letter] = pair_is_joined(state, seat, letter)
        state.to_draw[seat] = a_trail_fits(state, seat)
        draw_only_trail(state, seat)


@rule
def turned_so_far(state):
    turned = 0
    for terrain in range(len(TERRAINS)):
        turned += TERRAIN_CARDS[terrain] - state.deck[terrain]
    return turned


@rule
def join_trails(state, seat):
    """The trails of earlier turns, with the sights that they connect."""
    state.new_trails[seat] = 0
    state.new_trail[seat, :] = 0
    state.reached[seat, :] = 0
    clear_networks(state, seat)
    for link in range(LINK_COUNT[island(state)]):
        if is_drawn(state, seat, link):
            connect_sights(state, seat, mark_trail(state, seat, link))
    for sight in range(NUMBER_OF_SIGHTS):
        if state.reached[seat, sight] != Reached.NOT:
            state.reached[seat, sight] = Reached.BEFORE.value


POSITIONS = Positions(
    table=(
        Named("round", "round_number", Number(1, max(ROUNDS))),
        Named("deck", "deck", Counted(TERRAINS)),
        Named("cards", "cards", Row(TERRAINS, 2, 2)),
        Named("blue_cards", "blue_card", Each(LETTERS, Choice(BLUE))),
    ),
    seats=(
        Named("letters", "letter", Row(LETTERS, VILLAGES, VILLAGES)),
        Named("trails", "trails", trails_here),
        Named("points", "points", Each([source.name.lower() for source in Source], Number(0, 999))),
    ),
    families=(Family("deck", ("cards",), spent=True),),
    check=check,
    settle=settle,
)
