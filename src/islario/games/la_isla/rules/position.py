"""What a position names: the island's animals and explorers, cubes and cards, as everybody is about to lay cards."""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    ANIMALS,
    CARDS,
    COLOURS,
    EXPLORERS,
    HAND,
    KINDS,
    PRINTED_SLOTS,
    REGION_NAMES,
    SPACE_NAMES,
    TOP,
)
from islario.games.la_isla.rules.cards import sort_hand
from islario.games.la_isla.rules.state import Place, Source
from islario.kernel.bits import how_many
from islario.kernel.position import (
    BadPosition,
    Choice,
    Counted,
    Each,
    Family,
    Lying,
    Marked,
    Named,
    Number,
    Positions,
    Row,
    Seat,
)
from islario.kernel.reading import State
from islario.kernel.rule import rule

MOST = 99  # rounds, and cubes of a colour; a match comes nowhere near


def check(state: State) -> None:
    """Nobody has more explorers than he began with, and everybody another large tile."""
    large = state.large[: state.players].tolist()
    for seat in range(state.players):
        standing = state.explorers[seat].bit_count()
        if standing > EXPLORERS:
            raise BadPosition("position-too-many", piece=f"seats {seat} explorers", there=EXPLORERS, put=standing)
        if large.index(large[seat]) != seat:
            raise BadPosition("position-twice", where=f"seats {seat} large", what=ANIMALS[large[seat]])


@rule
def settle(states):
    """Where each card is follows from the piles and rows, and what is left from what is on the island."""
    state = states[0]
    state.deck_left, state.discarded = 0, 0
    for seat in range(state.players):
        for i in range(HAND):
            state.place[state.hand[seat, i]] = Place.HAND.value
        for slot in range(PRINTED_SLOTS):
            if state.slots[seat, slot] >= 0:
                state.place[state.slots[seat, slot]] = Place.HOLDER.value
        sort_hand(state, seat)
        state.supply[seat] = EXPLORERS - how_many(state.explorers[seat])
        for colour in range(KINDS):
            state.gained[seat, colour] = state.cubes[seat, colour]
            state.spent[seat, colour] = 1  # the one that everybody begins with
    for card in range(CARDS):
        state.deck_left += state.place[card] == Place.DECK
        state.discarded += state.place[card] == Place.DISCARDED


POSITIONS = Positions(
    table=(
        Named("round", "round_number", Number(1, MOST)),
        Named("start", "start", Seat()),
        Named("markers", "marker", Each(ANIMALS, Number(0, TOP))),
        Named("tiles", "tile", Each(REGION_NAMES, Choice(ANIMALS, optional=True))),
        Named("deck", "place", Lying(range(CARDS), Place.DECK)),
        Named("discards", "place", Lying(range(CARDS), Place.DISCARDED)),
    ),
    seats=(
        Named("hand", "hand", Row(range(CARDS), HAND, HAND)),
        Named("holder", "slots", Row(range(CARDS), 0, PRINTED_SLOTS)),
        Named("explorers", "explorers", Marked(SPACE_NAMES)),
        Named("animals", "animals", Counted(ANIMALS)),
        Named("large", "large", Choice(ANIMALS)),
        Named("cubes", "cubes", Each(COLOURS, Number(0, MOST))),
        Named("points", "points", Each([source.name.lower() for source in Source], Number(0, 999))),
    ),
    families=(Family("deck", ("discards", "hand", "holder")), Family("tiles", ("animals",))),
    check=check,
    settle=settle,
)
