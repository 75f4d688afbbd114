"""Bots: found by name, repeatable by seed, and the greedy one better than chance in every game."""

import pytest

from islario.bots import BOTS, UnknownBot, bot
from islario.games import OURS
from islario.match import game
from islario.match.errors import BadOption, NotYourTurn


def test_an_unknown_bot_is_told_with_a_hint() -> None:
    with pytest.raises(UnknownBot, match=r'no bot called "greddy".*Did you mean "greedy"'):
        bot("greddy")


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_with_one_seed_always_chooses_the_same(name: str) -> None:
    seen = game("trails-of-tucana").new(players=2, seed=1).view_state(0)
    assert len({bot(name, seed=3, iterations=20).choose(seen) for _ in range(3)}) == 1
    assert len({bot("random", seed=seed).choose(seen) for seed in range(20)}) > 5


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_by_what_its_seat_may_know_alone(name: str) -> None:
    choices = set()
    for secret in range(10):
        match = game("trails-of-tucana").new(players=3, seed=3)
        match.play(0, match.moves(0)[secret])
        choices.add(bot(name, seed=4, iterations=20).choose(match.view_state(1)))
    assert len(choices) == 1
    assert choices <= set(match.moves(1))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_without_a_decision_refuses_like_a_match_does(name: str) -> None:
    match = game("trails-of-tucana").new(players=2, seed=1)
    match.play(0, match.moves(0)[0])
    with pytest.raises(NotYourTurn, match="Player 1 has nothing to decide now"):
        bot(name, iterations=1).choose(match.view_state(0))
    while not match.over:
        match.play(match.pending[0], match.moves(match.pending[0])[0])
    with pytest.raises(NotYourTurn, match="The match is over"):
        bot(name, iterations=1).choose(match, 0)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_takes_what_a_seat_sees_or_a_match_and_a_seat(name: str) -> None:
    match = game("trails-of-tucana").new(players=2, seed=1)
    player = bot(name, iterations=1)
    assert player.choose(match, 1) == player.choose(match.view_state(1))
    for wrong in (match, match.view(0), None):
        with pytest.raises(BadOption, match=r"choose\(match.view_state\(0\)\)"):
            player.choose(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", OURS)
def test_the_greedy_bot_beats_chance(name: str) -> None:
    """One greedy seat, going round the table, against random ones: it wins much more than its share."""
    chosen = game(name)
    players = max(2, chosen.seats[0])
    won, matches = 0.0, 8
    for seed in range(matches):
        match = chosen.new(players, seed=seed)
        greedy = seed % players
        while not match.over:
            seat = match.pending[0]
            player = bot("greedy" if seat == greedy else "random", seed=seed)
            match.play(seat, player.choose(match.view_state(seat)))
        if greedy in match.winners:
            won += 1 / len(match.winners)
    assert won >= 6, f"{won} of {matches}"
