"""Preparations: the island, the animals, what everyone starts with."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from islario.games.la_isla.rules.state import Place
from islario.match.errors import BadOption
from tests.games.la_isla.positions import ISLA

pytestmark = pytest.mark.interpreted
MANY = 120


@pytest.mark.rule("LI-2", "LI-29")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_players_and_nothing_for_those_who_are_not_there(players: int) -> None:
    match = ISLA.new(players, seed=1)
    assert len(match.view()["table"]["seats"]) == players
    for name in ("supply", "reserve", "slot_count", "cubes", "explorers"):
        assert not np.any(getattr(match.state, name)[players:]), name
    assert set(match.state.large[players:].tolist()) <= {-1}


@pytest.mark.rule("LI-2")
@pytest.mark.parametrize("players", [1, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadOption, match="La Isla is for 2 to 4 players"):
        ISLA.new(players)


@pytest.mark.rule("LI-4")
def test_the_teeth_lie_in_any_order() -> None:
    orders = [tuple(ISLA.new(2, seed=seed).view()["table"]["teeth"]) for seed in range(MANY)]
    assert all(sorted(order) == list(range(10)) for order in orders)
    assert len(set(orders)) == MANY
    at_first = Counter(order[0] for order in orders)
    assert len(at_first) == 10
    assert max(at_first.values()) < 3 * MANY // 10


@pytest.mark.rule("LI-17", "LI-18")
def test_seven_tiles_of_each_animal_lie_anywhere() -> None:
    lying = [tuple(ISLA.new(2, seed=seed).state.tile.tolist()) for seed in range(MANY)]
    assert all(Counter(tiles) == dict.fromkeys(range(5), 7) for tiles in lying)
    assert len(set(lying)) == MANY


@pytest.mark.rule("LI-19")
def test_markers_start_at_the_bottom() -> None:
    tracks = ISLA.new(3, seed=1).view()["table"]["tracks"]
    assert len(tracks) == 5
    assert all(track["step"] == 0 and track["area"] == 0 for track in tracks.values())


@pytest.mark.rule("LI-22", "LI-24", "LI-25", "LI-26", "LI-27")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_the_same(players: int) -> None:
    match = ISLA.new(players, seed=5)
    assert match.scores == (0,) * players
    for seat in match.view()["table"]["seats"]:
        assert [slot["card"] for slot in seat["slots"]] == [None, None, None]
        assert (seat["supply"], seat["reserve"], seat["explorers"]) == (5, 2, [])
        assert set(seat["resources"].values()) == {1}
        assert not any(seat["animals"].values())


@pytest.mark.rule("LI-28", "LI-30")
def test_each_has_a_large_tile_of_another_animal() -> None:
    dealt = [tuple(seat["large"] for seat in ISLA.new(4, seed=seed).view()["table"]["seats"]) for seed in range(MANY)]
    assert all(len(set(tiles)) == 4 for tiles in dealt)
    assert len({tiles[0] for tiles in dealt}) == 5
    left_out = Counter(frozenset(tiles) for tiles in dealt)
    assert len(left_out) == 5


@pytest.mark.rule("LI-33")
def test_beginners_play_with_120_cards_and_others_with_180() -> None:
    for advanced, cards in ((False, 120), (True, 180)):
        match = ISLA.new(2, seed=1, advanced_cards=advanced)
        assert match.view()["table"]["deck"] == cards - 6
        in_play = np.flatnonzero(match.state.place != Place.BOX)
        assert in_play.tolist() == list(range(cards))


@pytest.mark.rule("LI-33")
@pytest.mark.parametrize(
    ("language", "advice"),
    [("en", "For your first games, play without."), ("fr", "Pour vos premières parties, jouez sans.")],
)
def test_newcomers_get_the_120_cards_and_the_advice_to_begin_with_them(language: str, advice: str) -> None:
    assert ISLA.new(2, seed=1).options == {"advanced_cards": "off"}
    assert ISLA.words(language).say("option-advanced_cards-help").endswith(advice)


@pytest.mark.rule("LI-35", "LI-36")
def test_any_card_may_be_dealt_first() -> None:
    hands = [ISLA.new(4, seed=seed).state.hand[:, :3] for seed in range(MANY)]
    first = Counter(np.ravel(hands).tolist())
    assert len(first) > 115
    assert max(first.values()) < 30


@pytest.mark.rule("LI-37")
def test_the_first_starting_player_is_drawn() -> None:
    starts = Counter(ISLA.new(4, seed=seed).view()["table"]["start"] for seed in range(MANY))
    assert set(starts) == {0, 1, 2, 3}
    assert "is the first starting player." in " ".join(ISLA.new(4, seed=1).log())
