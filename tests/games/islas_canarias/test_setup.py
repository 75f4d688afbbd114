"""Setting up: the start player, the islands, the first cards."""

from __future__ import annotations

import pytest

from islario import Move
from islario.games.islas_canarias.box.components import ISLANDS, NONE
from islario.games.islas_canarias.rules.state import Phase
from islario.match.errors import IllegalMove
from tests.games.islas_canarias.positions import CANARIAS


@pytest.mark.rule("IC-13")
def test_the_first_start_player_is_drawn_at_random() -> None:
    starts = [CANARIAS.new(3, seed=seed).state.start for seed in range(60)]
    assert {starts.count(seat) > 8 for seat in range(3)} == {True}


@pytest.mark.rule("IC-14")
def test_islands_are_taken_one_at_a_time_from_the_start_player_clockwise() -> None:
    match = CANARIAS.new(4, seed=2)
    start = match.state.start
    for turn, island in enumerate(("tenerife", "la_palma", "lanzarote", "la_gomera")):
        seat = (start + turn) % 4
        assert match.pending == (seat,)
        assert {move.kind for move in match.moves(seat)} == {"take_island"}
        assert len(match.moves(seat)) == 6 - turn
        match.play(seat, Move("take_island", island=island))
        assert ISLANDS[match.state.island[seat]] == island


@pytest.mark.rule("IC-14")
def test_an_island_that_is_taken_cannot_be_taken_again() -> None:
    match = CANARIAS.new(2, seed=2)
    match.play(match.pending[0], Move("take_island", island="tenerife"))
    with pytest.raises(IllegalMove, match="Tenerife is taken"):
        match.play(match.pending[0], Move("take_island", island="tenerife"))


@pytest.mark.rule("IC-15")
def test_no_card_is_dealt_before_the_last_island_is_taken() -> None:
    match = CANARIAS.new(3, seed=2)
    for island in ISLANDS[:2]:
        match.play(match.pending[0], Move("take_island", island=island))
        assert match.state.deck_size == 60
    match.play(match.pending[0], Move("take_island", island=ISLANDS[2]))
    assert match.state.deck_size == 60 - 3 * 5 - 1


@pytest.mark.rule("IC-16")
def test_islands_left_over_take_no_part() -> None:
    state = CANARIAS.new(2, seed=5, islands="random").state
    assert state.island[2:].tolist() == [NONE] * 3
    assert len(CANARIAS.new(2, seed=5, islands="random").view()["table"]["islands"]) == 2


@pytest.mark.rule("IC-17")
def test_with_the_option_chance_gives_everyone_a_different_island() -> None:
    dealt = [CANARIAS.new(5, seed=seed, islands="random").state for seed in range(40)]
    assert all(len(set(state.island.tolist())) == 5 for state in dealt)
    assert all(state.phase == Phase.ACT for state in dealt)
    assert {state.island[0] for state in dealt} == set(range(6))


@pytest.mark.rule("IC-18")
def test_privileges_lie_on_the_table() -> None:
    match = CANARIAS.new(3, seed=1, islands="random")
    assert match.state.owner.tolist() == [NONE] * 6
    assert {*match.view()["table"]["privileges"].values()} == {None}


@pytest.mark.rule("IC-19")
def test_settlers_and_pirates_are_one_deck() -> None:
    state = CANARIAS.new(2, seed=1).state
    assert state.deck_size == state.deck.sum() == 60
    assert state.deck[54:].sum() == 6


@pytest.mark.rule("IC-20")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_starts_with_five_cards(players: int) -> None:
    state = CANARIAS.new(players, seed=4, islands="random").state
    assert state.hand_size[:players].tolist() == [5] * players
    assert state.hand[:players].sum(axis=1).tolist() == [5] * players


@pytest.mark.rule("IC-21")
def test_the_first_card_of_the_ship_is_unseen_and_may_be_a_pirate() -> None:
    pirates = 0
    for seed in range(60):
        match = CANARIAS.new(2, seed=seed, islands="random")
        state = match.state
        assert state.ship_size == state.ship.sum() == 1
        pirates += int(state.ship[54:].sum())
        for seat in (0, 1):
            assert not CANARIAS.desk.hidden(state, seat).ship.any()
    assert pirates > 0


@pytest.mark.rule("IC-22")
def test_islands_start_without_buildings() -> None:
    state = CANARIAS.new(3, seed=1, islands="random").state
    assert not state.buildings.any()
    assert state.empty[:3].tolist() == [0b111111111111] * 3
    assert not state.points.any()
