"""How much one move can tell: the journal's page has room for it, to the last event."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations
from typing import Any

import pytest

from islario.games.trails_of_tucana.box.components import (
    ANY,
    FITTING_BEGIN,
    FITTING_END,
    ROUNDS,
    SEATS,
    SIGHTS,
    TERRAIN_CARDS,
    TERRAINS,
    TURNS,
)
from islario.games.trails_of_tucana.rules.events import MOST_TOLD
from islario.games.trails_of_tucana.rules.state import LAYOUT
from islario.kernel.journal import MORE
from tests.games.trails_of_tucana.positions import PEOPLE, Table

BONUS_TRAILS = len(SIGHTS)


def about_to_complete_everything(table: Table, who: str) -> list[int]:
    """A full sheet but for six lines, which are returned. All villages are joined, and so is everything else: no play
    leads here, but the first of the six joins the two and connects all sights and pairs at once."""
    seat, villages = table.seat(who), table.sheet.villages
    left = [link for link, ends in enumerate(table.sheet.links) if set(ends) & set(villages)][: 1 + BONUS_TRAILS]
    table.full_but_for(who, *table.names_of(left))
    table.one["network"][seat] = 0
    table.one["network"][seat, villages] = min(villages)
    return left


@pytest.mark.unwatched
@pytest.mark.rule("TT-21", "TT-22", "TT-24", "TT-26", "TT-44")
def test_no_event_is_lost_when_eight_complete_everything_at_once_and_nothing_is_left_to_draw() -> None:
    """Eight complete all they can on Isla Grande with the last turn of round 2; round 3 then passes by itself."""
    table = Table(*PEOPLE, island="grande", special_bonus=True)
    left = {who: about_to_complete_everything(table, who) for who in PEOPLE}
    table.last_turn(of_round=2)
    happened = [table.match.play(table.seat(who), link) for who in PEOPLE for link in left[who]][-1]
    told = Counter(happening.kind for happening in happened)
    assert told == {
        "trail_drawn": SEATS, "bonus_trail_drawn": SEATS * BONUS_TRAILS,
        "sight_connected": SEATS * 15, "pair_connected": SEATS * 5, "blue_bonus": SEATS * 5, "red_bonus": SEATS * 2,
        "cards_turned": TURNS, "no_trail_fits": TURNS * SEATS,
        "round_scored": 2 * SEATS, "round_ended": 2, "grade_reached": SEATS, "match_ended": 1,
    }  # fmt: skip
    assert MORE not in {happening.event.kind for happening in happened}
    assert sum(told.values()) == MOST_TOLD == LAYOUT.dtype["journal"].shape[0]


def links_that_fit(island: int, cards: tuple[Any, Any]) -> int:
    return int(FITTING_END[island, *cards] - FITTING_BEGIN[island, *cards])


def most_turns_in_a_round(pairs: tuple[tuple[Any, Any], ...]) -> int:
    """How often a round can turn up one of these pairs of cards, at most."""
    cards = sum(int(TERRAIN_CARDS[terrain]) for terrain in set(chain(*pairs)))
    each = [min(int(TERRAIN_CARDS[a]), int(TERRAIN_CARDS[b])) // (2 if a == b else 1) for a, b in pairs]
    return min(sum(each), cards // 2)


@pytest.mark.rule("TT-36", "TT-57")
@pytest.mark.parametrize("island", range(len(ROUNDS)))
def test_turns_that_pass_by_themselves_are_never_as_many_as_a_round_has(island: int) -> None:
    """In such a turn at most one line is left for its cards on each sheet. All others were drawn before: in turns with
    the same cards, which are then not among those that pass, in turns with an any-terrain card, or as bonus trails."""
    rounds, wild = int(ROUNDS[island]), int(TERRAIN_CARDS[ANY])
    most_trails = rounds * TURNS + BONUS_TRAILS
    terrains = [terrain for terrain in range(len(TERRAINS)) if terrain != ANY]
    pairs = [(a, b) for a in terrains for b in terrains if a <= b]
    assert all(links_that_fit(island, (a, ANY)) - 1 > most_trails for a in range(len(TERRAINS))), (
        "a wild card never passes"
    )
    most = 0
    for exhausted in chain.from_iterable(combinations(pairs, size) for size in range(1, len(pairs) + 1)):
        turns = rounds * most_turns_in_a_round(exhausted)
        drawn = sum(links_that_fit(island, cards) - 1 for cards in exhausted)
        most = max(most, min(turns, turns + rounds * wild + BONUS_TRAILS - drawn))
    assert 0 < most < TURNS
