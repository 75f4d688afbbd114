"""What bots and learners are told."""

from islario.bots import bot
from islario.bots.hints import advise
from islario.lab.observations import observed
from islario.match import Match, game
from perlas.players.worth import POINT, worth
from perlas.rules.state import Phase


def worth_of(match: Match, seat: int) -> int:
    """What the greedy bot would think of the position."""
    from islario.kernel.layout import enter

    return int(worth(enter(match._state)[0], seat))


def test_a_pearl_on_the_way_to_a_necklace_is_worth_more_than_its_points() -> None:
    match = game("perlas").new(2, seed=4)
    before = worth_of(match, 0)
    match._state["pearls"][0, 0] = [1, 1, 0, 0]
    assert worth_of(match, 0) == before + 2 * POINT
    match._state["pearls"][0, 0] = [1, 1, 1, 0]
    assert worth_of(match, 0) == before + 4 * POINT, "a necklace"
    match._state["phase"][0] = Phase.OVER
    assert worth_of(match, 0) == before, "its points have been counted by then"


def test_a_greedy_bot_takes_the_best_pearl() -> None:
    match = game("perlas").new(2, seed=4)
    match._state["cove"][0] = [0, 1, 3, 2, 2]
    match._state["dived"][0, :2] = [4, 1]
    match._state["phase"][0], match._state["turn"][0] = 1, 0
    match._state["hand"][0, :2] = 0
    match._state["hand"][0, :2, :2] = 1
    assert bot("greedy", seed=1).choose(match.view_state(0)).cove == "C"


def test_an_observation_says_what_lies_where() -> None:
    match = game("perlas").new(3, seed=4, storm=True)
    seen = observed(match, 1)
    assert seen["options"] == [1]
    coves = seen["each cove: the pearl in it, closed"]
    assert sum(coves) == 5 + 1, "a pearl in each, and one closed"
    hand = seen["my hand, and the card I have chosen, by depth"]
    assert [round(3 * cards) for cards in hand[:8]] == match.state.hand[1].tolist()
    assert sum(hand[8:]) == 0
    seats = seen["each seat from mine onward: pearls, points, depth, deciding, first diver, there"]
    assert seats[8::9] == [1, 1, 1, 0]
    assert [seats[7], seats[16], seats[25]].index(1) == (match.state.start - 1) % 3


def test_a_captain_plays_it_and_its_advice_is_told() -> None:
    match = game("perlas").new(2, seed=4)
    seen = match.view_state(0)
    assert bot("captain", 1, iterations=2).choose(seen) in match.moves(0)
    for advice in advise(seen, iterations=4):
        assert all(match.game.words(language).tell(advice.why).endswith(".") for language in ("en", "fr"))
