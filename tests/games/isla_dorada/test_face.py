"""Moves and their names, questions, reasons, the view, the board, features for learners, and what a bot wants."""

from __future__ import annotations

import json
import random
import re

import numpy as np
import pytest

from islario import Move
from islario.bots import bot
from islario.games.isla_dorada.box.components import DESTINIES
from islario.games.isla_dorada.face import names
from islario.games.isla_dorada.players.observe import OBSERVATION
from islario.games.isla_dorada.players.worth import QUARTERS, worth
from islario.match import Match
from islario.match.errors import IllegalMove
from islario.words import LANGUAGES
from tests.games.isla_dorada.positions import DORADA, Table


def steps(match: Match) -> dict[tuple[int, int, int], Match]:
    """The first position of every kind in which somebody is asked."""
    rng, found = random.Random(1), {}
    while not match.over:
        one = match._state[0]
        name = (int(one["phase"]), int(one["bolt"]), int(one["stage"]))
        if name not in found:
            found[name] = DORADA.new(match.players, seed=0, cooperative=match.options["cooperative"])
            found[name]._state = match.state.array
        seat = match.pending[0]
        match.play_all([(seat, rng.choice(DORADA.desk.legal(match._state, seat)))])
    found[16, 0, 0] = match
    return found


@pytest.fixture(scope="module", params=[False, True])
def positions(request: pytest.FixtureRequest) -> list[Match]:
    found = steps(DORADA.new(6, seed=1, cooperative=request.param))
    found.update(steps(DORADA.new(4, seed=2, cooperative=request.param)))
    return list(found.values())


@pytest.mark.unwatched
def test_every_question_names_a_rule_and_is_asked_in_both_languages(positions: list[Match]) -> None:
    assert len(positions) >= 15
    rulebook = DORADA.rulebook("en")
    for match in positions:
        for seat in match.pending or (0,):
            rule = match.view(seat)["rule"]
            assert f"**{rule}.**" in rulebook
            assert match.question(seat, "en") != match.question(seat, "fr")


def test_boards_and_views_of_every_step(positions: list[Match]) -> None:
    for match in positions:
        for seat in (0, None):
            for language in ("en", "fr"):
                board = match.board(seat, DORADA.words(language))
                assert "Hora-Pena" in board
            json.dumps(match.view(seat))


def test_every_refusal_has_a_reason(positions: list[Match]) -> None:
    for match in positions:
        for seat in match.pending[:1]:
            legal = set(DORADA.desk.legal(match.state, seat))
            for number in range(0, 485, 13):
                if number not in legal:
                    with pytest.raises(IllegalMove) as refusal:
                        match.play(seat, number)
                    assert refusal.value.tell("en") != refusal.value.tell("fr")


def test_the_map_shows_markers_monsters_and_tokens() -> None:
    table = Table()
    table.markers("septris", "septris")
    table.monster("bigfoot", "p22")
    table.one["sea_token"][0] = 37
    table.hand("Ana", yak=2)
    board = table.match.board(0, DORADA.words())
    assert "● Septris ×2" in board
    assert "▲ Base camp" in board
    assert "[bold white on red]B" in board
    assert "[bold black on cyan]S" in board
    assert "Hand of Player 1: 2 × Yak" in board
    table.at("septris")
    assert "⌂ Base camp" in table.match.board(None, DORADA.words())
    table.hand("Ben", gonogo=1)
    table.hand("Ana", gonogo=3, juju=1)
    table.at("base_camp")
    table.juju("Ana", "Ben")
    table.bid("Ana", "p09", 0) if table.pending == ["Ana"] else None
    assert "Base camp" in table.match.board(1, DORADA.words())


def test_the_board_tells_of_bids_and_of_who_is_silenced() -> None:
    table = Table(4)
    for who in table.people:
        table.hand(who, gonogo=2)
    table.hand("Ana", gonogo=2, juju=1)
    table.juju("Ana", "Ben")
    table.bid("Ana", "p09", 1)
    board = table.match.board(0, DORADA.words())
    assert "Bids: 1 through the jungle to Qualtops" in board
    assert "Silenced by Juju." in board


@pytest.mark.parametrize(
    ("destiny", "said"),
    [
        (
            "confines",
            "Confines: sites explored of Kakotapl, Vanu-Tabu, Etintaklop: 1 gives 3, 2 give 7, 3 give 12 points",
        ),
        ("flotilla", "Flotilla: 3 points for each Kayak in hand, at most 9"),
        ("collector_urn", "Urn Collector: 3 points for each urn found, at most 12"),
        ("miser", "Miser: gold left: 4 give 4, 6 give 8 points"),
        (
            "last_camp",
            "Last Camp: 8 points if the expedition ends on one of these sites: "
            "Mana-Hatu, Kamoptis, Balabatung, Qualtops, Kilitiping",
        ),
    ],
)
def test_a_destiny_tells_what_it_counts_and_gives(destiny: str, said: str) -> None:
    table = Table()
    table.destiny("Ana", destiny)
    assert said in table.match.board(0, DORADA.words())


def test_every_destiny_is_told_in_both_languages() -> None:
    for language in LANGUAGES:
        words = DORADA.words(language)
        told = [words.tell(names.destiny_help(number)) for number in range(DESTINIES)]
        assert all(re.search(r"\d", sentence) for sentence in told)
        assert len(set(told)) == DESTINIES


def test_questions_of_a_bid() -> None:
    table = Table()
    table.hand("Ana", gonogo=3, juju=1)
    table.hand("Ben", gonogo=3)
    table.hand("Cleo", yak=1, juju=1, gonogo=3)
    assert table.match.question(0) == "You lead the expedition at the base camp. Open the bidding: where shall it go?"
    table.bid("Ana", "p09", 1)
    assert table.match.question(1).startswith("Player 1 bids 1, through the jungle to Qualtops.")
    table.passes("Ben")
    table.juju("Cleo", "Ben")
    assert table.match.question(2).startswith("You have played a Juju")
    assert table.match.view(2)["rule"] == "ID-52"


def test_reasons_in_the_drawing_step() -> None:
    table = Table()
    table.travel("p09")
    with pytest.raises(IllegalMove, match=r"That is not among your choices\. Draw a card"):
        table.play("Ana", "no_purchase")


def observed(match: Match, seat: int) -> np.ndarray:
    return DORADA.desk.observed(DORADA.desk.hidden(match.state, seat))


def test_features_are_of_their_stated_size_and_tell_the_seat_apart() -> None:
    table = Table()
    table.hand("Ana", yak=15 - 8)
    table.treasures("Ana", "septris_idol")
    table.travel("p09")
    size = sum(feature.size for feature in OBSERVATION)
    mine, theirs = (DORADA.desk.observed(table.hidden(who)) for who in ("Ana", "Ben"))
    assert mine.shape == (size,)
    assert not np.array_equal(mine, theirs)
    assert np.abs(mine).max() <= 1.5


def test_each_feature_stands_at_its_place() -> None:
    match = DORADA.new(4, seed=1)
    numbers = observed(match, 0)
    ends = np.cumsum([feature.size for feature in OBSERVATION])
    found = dict(zip((feature.name for feature in OBSERVATION), np.split(numbers, ends[:-1]), strict=True))
    state = match.state
    course = found["round, cards in the deck, goal cards in each deck"]
    assert course[1] == np.float32(state.deck_size / 112)
    assert found["phase"].tolist() == [float(phase == state.phase) for phase in range(len(found["phase"]))]
    assert np.flatnonzero(found["the expedition's site"]).tolist() == [state.expedition]
    assert found["my hand, by kind"].astype(bool).tolist() == state.hand[0].astype(bool).tolist()
    seats = next(values for name, values in found.items() if name.startswith("each seat")).reshape(6, -1)
    assert seats[:4, 5].tolist() == [1, 1, 1, 1], "all have the gold they began with"
    assert not seats[4:].any()


def test_features_of_unfinished_choices() -> None:
    match = DORADA.new(3, seed=1)
    plain = observed(match, 0)
    assert match.question(0).startswith("Reject one of your starting treasures and one")
    match.play(0, next(move for move in match.moves(0) if move.kind == "reject_treasure"))
    assert match.question(0).startswith("Reject one of your two destinies")
    assert (observed(match, 0) == -1).sum() == 1
    match.undo(0)
    match.play(0, next(move for move in match.moves(0) if move.kind == "reject_destiny"))
    assert match.question(0).startswith("Reject one of your starting treasures;")
    assert (observed(match, 0) == -1).sum() == 1
    assert (plain == -1).sum() == 0
    table = Table()
    table.hand("Ana", gonogo=2)
    before = observed(table.match, 0)
    table.route("Ana", "p09")
    assert (observed(table.match, 0) - before).sum() == 1


def test_cards_put_down_are_seen_apart_from_the_hand() -> None:
    table = Table()
    table.hand("Ana", gonogo=2)
    before = observed(table.match, 0)
    table.state["staged"][0, 0, 2] = 1
    changed = np.flatnonzero(observed(table.match, 0) != before)
    assert len(changed) == 1


def test_cards_put_down_are_on_the_board_of_who_put_them_down() -> None:
    table = Table()
    table.hand("Ana", gonogo=3)
    table.hand("Ben", yak=1)
    table.bid("Ana", "p09", 3)
    table.passes("Ben")
    table.pay("Ana", "gonogo")
    assert "Put down: 1 × Gonogo" in table.match.board(0, DORADA.words())
    assert "Put down" not in table.match.board(1, DORADA.words())


def test_features_of_every_step(positions: list[Match]) -> None:
    for match in positions:
        for seat in range(match.players):
            features = observed(match, seat)
            assert np.isfinite(features).all()
            assert features.any()


def greedy(table: Table, who: str) -> Move:
    return bot("greedy", 1).choose(table.match.view_state(table.seat(who)))


def test_the_greedy_bot_bids_for_its_treasure_and_away_from_its_curse() -> None:
    table = Table()
    table.hand("Ana", gonogo=4, yak=4)
    table.hand("Ben", kamel=4, gonogo=2)
    table.treasures("Ana", "qualtops_urn")
    table.curses("Ana", "kilitiping")
    choice = greedy(table, "Ana")
    assert choice == Move("path", path="p09")
    table.match.play(0, choice)
    choice = greedy(table, "Ana")
    assert choice.kind == "amount"
    assert 0 < int(choice.n) <= 4


def test_the_greedy_bot_outbids_where_it_pays_and_passes_where_it_does_not() -> None:
    for treasure, expected in (("qualtops_urn", "path"), ("septris_idol", "pass")):
        table = Table()
        for who in table.people:
            table.hand(who, gonogo=4)
        table.treasures("Ben", treasure)
        table.bid("Ana", "p08", 1)
        assert greedy(table, "Ben").kind == expected


def test_the_greedy_bot_plays_its_treasures_with_bonus_cards() -> None:
    table = Table()
    table.hand("Ana", bonus_mask=1)
    table.hand("Ben", gonogo=1)
    table.treasures("Ana", "qualtops_mask")
    assert greedy(table, "Ana") == Move("path", path="p09")
    table.travel("p09")
    assert greedy(table, "Ana") == Move("treasure_with_bonus", treasure="qualtops_mask")


@pytest.mark.parametrize(("holds", "answer"), [("joztakitl_mask", "yes"), ("qualtops_mask", "no")])
def test_the_greedy_bot_plays_sangaia_where_it_helps(holds: str, answer: str) -> None:
    for leads in (True, False):
        table = Table()
        table.hand("Ana", sangaia=1)
        table.treasures("Ana", holds)
        if not leads:
            table.hand("Ben", gonogo=1)
            table.at("base_camp", leader="Ben")
        table.bid(table.leader, "p09", 0)
        while table.phase == "bid":
            table.passes(table.pending[0])
        assert greedy(table, "Ana") == Move("sangaia", answer=answer)


@pytest.mark.interpreted
def test_worth_ends_with_the_score() -> None:
    table = Table()
    table.markers(*["septris"] * 15)
    table.treasures("Ana", "kilitiping_mask")
    before = table.ask(worth, 0)
    assert before > QUARTERS * table.match.scores[0]
    table.travel("p08")
    table.finish_round()
    assert [table.ask(worth, seat) for seat in range(3)] == [QUARTERS * points for points in table.match.scores]


@pytest.mark.interpreted
def test_a_bongo_makes_neighbours_promising() -> None:
    table = Table()
    table.hand("Ana", gonogo=1)
    table.treasures("Ana", "joztakitl_mask")
    table.bid("Ana", "p09", 0)
    without = table.ask(worth, 0)
    table = Table()
    table.hand("Ana", bongo=1)
    table.hand("Ben", gonogo=1)
    table.treasures("Ana", "joztakitl_mask")
    table.bid("Ana", "p09", 0)
    assert table.phase == "bid"
    assert table.ask(worth, 0) > without
    table.settle()
    table.play("Ana", "treasure", treasure="joztakitl_mask")
    assert table.ask(worth, 0) > QUARTERS * 10
