"""A test for each numbered rule of `words/rules.en.md`."""

from __future__ import annotations

import pytest

from islario.match import Match, Move, game
from islario.match.errors import IllegalMove
from perlas.box.components import HAND, NONE, PEARLS
from perlas.face.box import box
from perlas.rules.state import Phase

WHITE, PINK, BLACK, GOLD = range(len(PEARLS))
PERLAS = game("perlas")


def table(players: int = 3, coves: str = "wwwww", first: int = 0, storm: bool = False) -> Match:
    """A match whose first round begins with these pearls (w, p, b, g or - for none) and this first diver."""
    match = PERLAS.new(players, seed=1, storm=storm)
    match._state["cove"][0] = ["wpbg-".index(pearl) if pearl != "-" else NONE for pearl in coves]
    match._state["start"][0] = first
    return match


def dive(match: Match, *depths: int) -> list[str]:
    """Everybody lays a card of this depth, which he is given; returns what happens then."""
    for seat, depth in enumerate(depths):
        match._state["hand"][0, seat] = 0
        match._state["hand"][0, seat, [depth - 1, (depth + 1) % 8, (depth + 2) % 8]] = 1
    for seat, depth in enumerate(depths):
        happened = match.play(seat, Move("dive", depth=depth))
    return [str(each) for each in happened]


def take(match: Match, seat: int, cove: str) -> list[str]:
    return [str(each) for each in match.play(seat, Move("take", cove=cove))]


def ready_for_the_last_round(match: Match) -> Match:
    match._state["round_number"][0] = 6
    return match


@pytest.mark.rule("PE-1")
def test_five_coves_and_a_bag_of_pearls() -> None:
    assert box([0]).coves == {"A": 1, "B": 2, "C": 4, "D": 6, "E": 7}
    assert box([0]).pearls == {"white": 14, "pink": 11, "black": 8, "gold": 4}
    state = PERLAS.new(2, seed=3).state
    there = state.bag + [state.cove.tolist().count(kind) for kind in range(4)]
    assert there.tolist() == [14, 11, 8, 4]


@pytest.mark.rule("PE-2")
def test_three_cards_each_of_three_times_eight() -> None:
    state = PERLAS.new(4, seed=3).state
    assert (state.deck + state.hand.sum(axis=0)).tolist() == [3] * 8
    assert state.hand.sum(axis=1).tolist() == [3, 3, 3, 3]


@pytest.mark.rule("PE-3")
def test_the_first_diver_is_drawn_by_lot_and_then_the_next_one() -> None:
    assert {PERLAS.new(3, seed=seed).state.start for seed in range(30)} == {0, 1, 2}
    match = table(coves="www--", first=2)
    dive(match, 1, 1, 1)
    assert (match.state.round_number, match.state.start) == (2, 0)


@pytest.mark.rule("PE-4")
def test_empty_coves_get_a_pearl_out_of_the_bag() -> None:
    match = table(2, coves="ww---")
    before = match.state.bag.sum()
    dive(match, 2, 1)
    take(match, 0, "A")  # the other can reach nothing then: only B, at a depth of 2, is left
    assert match.state.round_number == 2
    assert NONE not in match.state.cove.tolist()
    assert match.state.cove[1] == WHITE
    assert match.state.bag.sum() == before - 4


@pytest.mark.rule("PE-5")
def test_a_storm_closes_a_cove_for_a_round() -> None:
    closed = {PERLAS.new(2, seed=seed, storm=True).state.closed for seed in range(40)}
    assert closed == set(range(5))
    assert PERLAS.new(2, seed=1).state.closed == NONE
    match = table(2, storm=True)
    match._state["closed"][0] = 0
    dive(match, 4, 1)
    assert [move.cove for move in match.moves(0)] == ["B", "C"]
    with pytest.raises(IllegalMove, match="storm has closed cove A"):
        take(match, 0, "A")
    assert match.view(0)["table"]["coves"][0]["closed"]


@pytest.mark.rule("PE-6")
def test_all_lay_a_card_of_their_hands_at_once() -> None:
    match = table()
    assert [*match.pending] == [0, 1, 2]
    missing = next(card for card in range(8) if not match.state.hand[0, card]) + 1
    with pytest.raises(IllegalMove, match=f"no card of depth {missing}"):
        match.play(0, Move("dive", depth=missing))
    assert match.play(0, match.moves(0)[0]) == []
    assert [*match.pending] == [1, 2]
    with pytest.raises(IllegalMove, match="decided now: Lay a dive card"):
        match.play(1, Move("take", cove="A"))


@pytest.mark.rule("PE-7")
def test_cards_are_turned_up_together() -> None:
    match = table()
    match.play(0, match.moves(0)[0])
    card = match.state.laid[0]
    assert match.view(0)["table"]["divers"][0]["chosen"] == card
    assert match.view(1)["table"]["divers"][0]["chosen"] is None
    assert match.view(1)["table"]["discards"] == []
    told = dive(match := table(), 8, 4, 2)
    assert told[:3] == ["Player 1 dives 8 deep.", "Player 2 dives 4 deep.", "Player 3 dives 2 deep."]
    assert match.view()["table"]["discards"] == [2, 4, 8]
    assert match.state.hand.sum(axis=1).tolist() == [HAND - 1] * 3 + [0]


@pytest.mark.rule("PE-8")
def test_the_deepest_takes_first_and_among_equals_the_first_from_the_first_diver() -> None:
    match = table(first=1)
    dive(match, 6, 8, 6)
    order = []
    while match.state.phase == Phase.TAKE and match.state.round_number == 1:
        order.append(match.pending[0])
        match.play(match.pending[0], match.moves(match.pending[0])[-1])
    assert order == [1, 2, 0]


@pytest.mark.rule("PE-9")
def test_pearls_in_reach_are_those_of_coves_no_deeper_than_the_card() -> None:
    match = table(2)
    dive(match, 6, 1)
    assert [move.cove for move in match.moves(0)] == ["A", "B", "C", "D"]
    assert [cove["in_reach"] for cove in match.view(0)["table"]["coves"]] == [True] * 4 + [False]
    with pytest.raises(IllegalMove, match="dived 6 deep, and cove E, depth 7 takes 7"):
        take(match, 0, "E")
    with pytest.raises(IllegalMove, match="decided now: You are 6 deep"):
        match.play(0, Move("dive", depth=6))
    told = take(match, 0, "B")
    assert "Player 2 takes a white pearl from cove A, depth 1: 1 point." in told, "the only one is taken unasked"


@pytest.mark.rule("PE-9")
def test_who_can_reach_nothing_takes_nothing() -> None:
    match = table(2, coves="-w--w")
    told = dive(match, 2, 1)
    assert "Player 1 takes a white pearl from cove B, depth 2: 1 point." in told
    assert "Player 2 can reach no pearl." in told
    assert match.breakdown(1)["pearls"] == 0


@pytest.mark.rule("PE-9")
def test_an_empty_cove_has_nothing_to_take() -> None:
    match = table(2, coves="ww-ww")
    dive(match, 8, 7)
    with pytest.raises(IllegalMove, match="no pearl in cove C"):
        take(match, 0, "C")


@pytest.mark.rule("PE-10")
@pytest.mark.parametrize(("pearl", "points"), [("w", 1), ("p", 2), ("b", 3), ("g", 5)])
def test_what_a_pearl_is_worth(pearl: str, points: int) -> None:
    match = table(2, coves=f"--{pearl}--")
    dive(match, 4, 1)
    assert match.breakdown(0)["pearls"] == points


@pytest.mark.rule("PE-11")
@pytest.mark.parametrize(("depths", "first", "shallowest"), [((3, 2, 5), 0, 1), ((2, 5, 2), 1, 2), ((2, 5, 2), 0, 0)])
def test_who_stays_shallowest_keeps_his_breath(depths: tuple[int, ...], first: int, shallowest: int) -> None:
    match = table(coves="-----", first=first)
    dive(match, *depths)
    assert [match.breakdown(seat)["breath"] for seat in range(3)] == [seat == shallowest for seat in range(3)]


@pytest.mark.rule("PE-12")
def test_everybody_draws_and_an_empty_deck_is_made_of_the_discards() -> None:
    match = table(2, coves="-----")
    match._state["deck"][0] = 0
    match._state["deck"][0, 7] = 1
    dive(match, 3, 3)
    state = match.state
    assert state.hand.sum(axis=1).tolist() == [3, 3, 0, 0]
    assert state.hand[0, 7] == 1, "the last card of the deck"
    assert state.hand[1, 2] == 1, "one of the two that had just been laid"
    assert (state.deck.sum(), state.discards.sum()) == (1, 0)


@pytest.mark.rule("PE-13")
def test_the_match_ends_after_six_rounds_with_the_necklaces() -> None:
    match = ready_for_the_last_round(table(2, coves="-----"))
    match._state["pearls"][0, 0] = [2, 3, 2, 1]
    match._state["pearls"][0, 1] = [5, 5, 0, 0]
    told = dive(match, 2, 1)
    assert match.over
    assert match.breakdown(0)["necklaces"] == 8
    assert match.breakdown(1)["necklaces"] == 0
    assert told[-2:] == ["Player 1 strings 2 necklaces: 8 points.", "The match is over."]
    assert match.question(0) == "The match is over."


@pytest.mark.rule("PE-14")
def test_the_most_points_win_and_gold_parts_those_who_have_as_many() -> None:
    match = ready_for_the_last_round(table(3, coves="-----"))
    match._state["points"][0, :3, 0] = [4, 5, 5]
    match._state["pearls"][0, :3, GOLD] = [1, 0, 1]
    dive(match, 1, 2, 2)  # the first keeps his breath
    assert match.scores == (5, 5, 5)
    assert match.places == (1, 3, 1)
    match._state["points"][0, 1, 0] = 6
    assert match.winners == (1,)
