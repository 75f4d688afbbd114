"""Preparations: what is dealt, what is kept, what leaves the game, and what lies open."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from islario.games.isla_dorada.box.components import COPIES, FIRST_CURSE, FIRST_DESTINY, HAND_CARDS, STARTING, Goal
from islario.games.isla_dorada.rules.state import Place
from islario.match import Match
from islario.match.errors import BadOption
from tests.games.isla_dorada.positions import DORADA, Table, kinds

KINDS = (("reject_treasure", "reject_destiny"), ("reject_destiny", "reject_treasure"))  # either may come first


def fresh(players: int = 3, seed: int = 1) -> Match:
    return DORADA.new(players, seed=seed)


@pytest.mark.rule("ID-16")
def test_three_to_six_play() -> None:
    assert list(DORADA.seats) == [3, 4, 5, 6]
    for players in (2, 7):
        with pytest.raises(BadOption):
            DORADA.new(players)


@pytest.mark.rule("ID-17", "ID-18", "ID-36")
def test_the_expedition_at_the_base_camp_markers_in_their_row_and_monsters_beside_the_board() -> None:
    table = fresh().view()["table"]
    assert table["expedition"] == "base_camp"
    assert table["markers"] == [None] * 16
    assert table["monsters"] == {"bigfoot": None, "leviathan": None}
    assert table["sea_tokens"] == []


@pytest.mark.rule("ID-20")
def test_the_first_leader_is_drawn_at_random() -> None:
    leaders = Counter(fresh(seed=seed).state.leader for seed in range(60))
    assert set(leaders) == {0, 1, 2}
    assert min(leaders.values()) > 8


@pytest.mark.rule("ID-21", "ID-22", "ID-23", "ID-28")
@pytest.mark.parametrize("players", [3, 6])
def test_three_starting_treasures_two_destinies_and_a_curse(players: int) -> None:
    match = fresh(players)
    place = match.state.goal_place
    for seat in range(players):
        offered = np.flatnonzero(place == Place.OFFERED + seat)
        assert [goal < STARTING for goal in offered] == [True] * 3 + [False] * 2
        assert all(FIRST_DESTINY <= goal < FIRST_CURSE for goal in offered[3:])
        assert [goal >= FIRST_CURSE for goal in np.flatnonzero(place == seat)] == [True]
        assert {move.kind for move in match.moves(seat)} == {"reject_treasure", "reject_destiny"}, "no curse is offered"
    assert match.state.layers[:, 0].tolist() == [18 - 3 * players, 54, 22 - 2 * players, 18 - players]
    dealt = {tuple(fresh(seed=seed).state.goal_place.tolist()) for seed in range(10)}
    assert len(dealt) == 10, "the decks are shuffled"


def test_what_a_seat_has_rejected_is_no_longer_shown_to_it() -> None:
    match = fresh()

    def offered(seat: int) -> tuple[list[str], list[str]]:
        hand = match.view(seat)["table"]["seats"][seat]["hand"]
        return [treasure["id"] for treasure in hand["offered_treasures"]], hand["offered_destinies"]

    for seat in (0, 1):
        treasures, destinies = offered(seat)
        assert (len(treasures), len(destinies)) == (3, 2)
        rejected = {kind: next(move for move in match.moves(seat) if move.kind == kind) for kind in KINDS[seat]}
        for move in rejected.values():
            match.play(seat, move)
            gone = set(move.args.values())
            treasures = [treasure for treasure in treasures if treasure not in gone]
            destinies = [destiny for destiny in destinies if destiny not in gone]
            assert offered(seat) == (treasures, destinies)
        assert (len(treasures), len(destinies)) == (2, 1)


@pytest.mark.rule("ID-24", "ID-25", "ID-26", "ID-27")
def test_one_destiny_and_two_treasures_are_kept_all_choosing_at_once() -> None:
    match = fresh()
    assert match.pending == (0, 1, 2)
    for seat in (2, 0, 1):
        treasures = [move for move in match.moves(seat) if move.kind == "reject_treasure"]
        destinies = [move for move in match.moves(seat) if move.kind == "reject_destiny"]
        assert (len(treasures), len(destinies)) == (3, 2)
        match.play(seat, destinies[1])
        assert [move.kind for move in match.moves(seat)] == ["reject_treasure"] * 3
        happened = match.play(seat, treasures[0])
    assert "goals_chosen" in kinds(happened)
    state = match.state
    assert state.held[:2, :3].tolist() == [[2, 2, 2], [1, 1, 1]]
    assert not state.offered.any()
    out = state.goal_place[:STARTING] == Place.DECK
    assert out.sum() == 12, "three rejected and nine never dealt are out of the game"
    assert not any(happening.kind == "reject" for happening in happened), "nothing is shown"
    assert "reject" not in " ".join(match.log()).lower()


@pytest.mark.rule("ID-29", "ID-30", "ID-31")
def test_undealt_curses_are_a_deck_and_rejected_destinies_lie_together_under_theirs() -> None:
    table = Table(4)
    state = table.match.at(8).state
    assert state.layers[Goal.CURSE, 0] == 14
    assert state.layers[Goal.DESTINY, :3].tolist() == [14, 4, 0], "one layer without an order below the deck"


@pytest.mark.rule("ID-32", "ID-33", "ID-34", "ID-35")
@pytest.mark.parametrize("players", [3, 6])
def test_six_cards_each_and_four_in_the_row_none_with_a_bolt(players: int) -> None:
    match = fresh(players, seed=players)
    assert not match.state.hand.any(), "goals are chosen first"
    while match.view()["table"]["phase"] == "goals":
        match.play(match.pending[0], match.moves(match.pending[0])[0])
    state = match.state
    assert state.hand_size[:players].tolist() == [6] * players
    assert state.hand.sum() == 6 * players
    assert all(0 <= card < HAND_CARDS for card in state.row)
    assert state.deck[HAND_CARDS:].tolist() == COPIES[HAND_CARDS:].tolist(), "all 22 bolts lie in the deck"
    assert state.deck_size == 112 - 6 * players - 4
    assert not state.discards.any()
