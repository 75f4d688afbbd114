"""What a position names: the expedition and its markers, gold, cards and goals, as the leader is about to open."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import (
    CARD_IDS,
    CARDS,
    CURSE_SITE,
    DECK_BEGIN,
    DECK_END,
    DECKS,
    DESTINY_IDS,
    FIRST_CURSE,
    FIRST_DESTINY,
    GOLD,
    HAND_CARDS,
    HAND_LIMIT,
    LAST_ROUND,
    MARKERS,
    ROW,
    TREASURE_IDS,
)
from islario.games.isla_dorada.box.island import NONE, SITE_IDS
from islario.games.isla_dorada.rules.bidding import begin_bidding
from islario.games.isla_dorada.rules.goals import held_as
from islario.games.isla_dorada.rules.state import Held, Phase, Place, Source
from islario.kernel.position import (
    BadPosition,
    Choice,
    Counted,
    Family,
    Lying,
    Making,
    Named,
    Number,
    Positions,
    Row,
    Seat,
)
from islario.kernel.reading import State
from islario.kernel.rule import rule

CURSE_IDS = tuple(SITE_IDS[site] for site in CURSE_SITE.tolist())
IN_HAND = CARD_IDS[:HAND_CARDS]
GOAL_NAMES = ((TREASURE_IDS, 0), (DESTINY_IDS, FIRST_DESTINY), (CURSE_IDS, FIRST_CURSE))  # and their first number
TREASURE_DECK, DESTINY_DECK, CURSE_DECK = (
    Lying(names, Place.DECK, first, layered=True) for names, first in GOAL_NAMES
)  # fmt: skip


def held(goals: Held) -> Making:
    """The goal cards of a kind in a seat's hand."""
    names, first = GOAL_NAMES[goals]
    return lambda _, seat: Lying(names, Place.HAND + seat, first)


def check(state: State) -> None:
    """Hands are within their limit, everybody has one destiny, and there is no more gold than in the box."""
    if sum(state.gold.tolist()) > GOLD:
        raise BadPosition("position-too-many", piece="gold", there=GOLD, put=sum(state.gold.tolist()))
    places = state.goal_place.tolist()
    for seat in range(state.players):
        cards, destinies = sum(state.hand[seat].tolist()), places[FIRST_DESTINY:FIRST_CURSE].count(Place.HAND + seat)
        if cards > HAND_LIMIT:
            raise BadPosition("position-length", where=f"seats {seat} hand", least=0, most=HAND_LIMIT, given=cards)
        if destinies != 1:
            raise BadPosition("position-length", where=f"seats {seat} destiny", least=1, most=1, given=destinies)


@rule
def settle(states):
    """Sizes and points follow from what lies where; nobody knows the order of a deck; then the leader opens."""
    state = states[0]
    state.deck_size = 0
    for card in range(CARDS):
        state.deck_size += state.deck[card]
    for seat in range(state.players):
        state.hand_size[seat] = 0
        for card in range(HAND_CARDS):
            state.hand_size[seat] += state.hand[seat, card]
        state.points[seat, Source.GOLD] = state.gold[seat]
    settle_goals(state)
    state.chosen_route = NONE
    begin_bidding(state)


@rule
def settle_goals(state):
    state.held[:] = 0
    state.layers[:] = 0
    state.goal_known[:] = 0
    for deck in range(DECKS):
        for goal in range(DECK_BEGIN[deck], DECK_END[deck]):
            if state.goal_place[goal] >= Place.DECK:
                state.goal_place[goal] = Place.DECK.value
                state.layers[deck, 0] += 1
            else:
                state.held[held_as(goal), state.goal_place[goal]] += 1


def bidding_begins(state: State) -> bool:
    return bool(state.phase == Phase.BID)


POSITIONS = Positions(
    table=(
        Named("round", "round_number", Number(1, LAST_ROUND)),
        Named("leader", "leader", Seat()),
        Named("expedition", "expedition", Choice(SITE_IDS)),
        Named("markers", "marker_site", Row(SITE_IDS, 0, MARKERS - 1)),
        Named("deck", "deck", Counted(CARD_IDS)),
        Named("row", "row", Row(IN_HAND, ROW, ROW)),
        Named("discards", "discards", Counted(CARD_IDS)),
        Named("treasure_deck", "goal_place", TREASURE_DECK),
        Named("destiny_deck", "goal_place", DESTINY_DECK),
        Named("curse_deck", "goal_place", CURSE_DECK),
    ),
    seats=(
        Named("gold", "gold", Number(0, GOLD)),
        Named("hand", "hand", Counted(IN_HAND)),
        Named("treasures", "goal_place", held(Held.TREASURES), shared=True),
        Named("destiny", "goal_place", held(Held.DESTINIES), shared=True),
        Named("curses", "goal_place", held(Held.CURSES), shared=True),
    ),
    families=(
        Family("deck", ("row", "discards", "hand")),
        Family("treasure_deck", ("treasures",)),
        Family("destiny_deck", ("destiny",)),
        Family("curse_deck", ("curses",)),
    ),
    check=check,
    settle=settle,
    ready=bidding_begins,
)
