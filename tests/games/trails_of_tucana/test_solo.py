"""Alone on the island: the #2 cards, the cut before the last round, grades."""

from __future__ import annotations

from collections import Counter

import pytest

from islario.games.shelf import rulebook
from islario.games.trails_of_tucana.box.components import GRADE
from islario.games.trails_of_tucana.rules.scoring import award_grade, cut_blue_cards
from islario.games.trails_of_tucana.rules.state import Source
from islario.words import LANGUAGES
from tests.games.trails_of_tucana.positions import PAIR_TRAIL, PEOPLE, TUCANA, Table


def connect(table: Table, letters: str) -> None:
    for letter in letters:
        start, rest = PAIR_TRAIL[letter].split("-", 1)
        table.drawn("Alice", rest)
        table.turn(Alice=f"{start}-{rest.split('-')[0]}")


@pytest.mark.rule("TT-51")
def test_alone_you_use_the_number_two_cards() -> None:
    table = Table("Alice")
    assert table.bonus_cards == {"A": 2, "B": 2, "C": 3, "D": 4, "E": 5}
    connect(table, "D")
    assert table.points("Alice") == {"villages": 11, "blue_bonus": 4}
    assert table.bonus_cards == {"A": 2, "B": 2, "C": 3, "E": 5}, "and there is no card below"


@pytest.mark.rule("TT-52")
@pytest.mark.parametrize(("earned", "left"), [("", "ABCDE"), ("D", "ABCE"), ("AE", "BCD")])
def test_before_the_last_round_two_of_the_cards_left_stay(earned: str, left: str) -> None:
    table = Table("Alice")
    connect(table, earned)
    table.last_turn(of_round=1)
    happened = table.turn()
    assert len(table.bonus_cards) == 2
    assert set(table.bonus_cards) <= set(left)
    stays = [h.tell() for h in happened if h.kind == "blue_card_stays"]
    assert stays == [f"The blue bonus card {letter} stays for the last round." for letter in table.bonus_cards]


@pytest.mark.rule("TT-52")
@pytest.mark.interpreted
def test_any_two_may_stay_and_all_about_equally_often() -> None:
    stayed: Counter[str] = Counter()
    for seed in range(120):
        table = Table("Alice", seed=seed)
        table.ask(cut_blue_cards)
        stayed["".join(table.bonus_cards)] += 1
    assert len(stayed) == 10
    assert max(stayed.values()) < 30


@pytest.mark.rule("TT-52")
def test_on_isla_grande_the_cut_comes_after_round_2() -> None:
    table = Table("Alice", island="grande")
    table.last_turn(of_round=1)
    table.turn()
    assert len(table.bonus_cards) == 5
    table.last_turn(of_round=2)
    table.turn()
    assert (len(table.bonus_cards), table.course) == (2, (3, 1))
    open_cards = table.bonus_cards
    table.last_turn(of_round=3)
    table.turn()
    assert table.bonus_cards == open_cards, "nothing is cut at the end"


@pytest.mark.rule("TT-52")
def test_with_several_players_nothing_is_cut() -> None:
    table = Table("Alice", "Adam")
    table.last_turn(of_round=1)
    table.turn()
    assert len(table.bonus_cards) == 5


@pytest.mark.rule("TT-52", "TT-51", "TT-29")
def test_a_pair_whose_card_was_cut_brings_no_bonus() -> None:
    table = Table("Alice")
    table.last_turn(of_round=1)
    table.turn()
    gone = next(letter for letter in "ABCDE" if letter not in table.bonus_cards)
    connect(table, gone)
    assert set(table.points("Alice")) == {"villages"}
    stayed, points = next(iter(table.bonus_cards.items()))
    connect(table, stayed)
    assert table.points("Alice")["blue_bonus"] == points


@pytest.mark.rule("TT-53")
@pytest.mark.parametrize(("earned", "left"), [("ABC", "DE"), ("ABCE", "D"), ("ABCDE", "")])
def test_rare_case_with_three_cards_earned_the_others_stay(earned: str, left: str) -> None:
    table = Table("Alice")
    connect(table, earned)
    dice = table.state["dice_left"][0], table.state["dice_block"][0]
    table.last_turn(of_round=1)
    happened = table.turn()
    assert "".join(table.bonus_cards) == left
    assert len([h for h in happened if h.kind == "blue_card_stays"]) == len(left)
    thrown = 16 * (table.state["dice_block"][0] - dice[1]) - (table.state["dice_left"][0] - dice[0])
    assert thrown == 2, "two cards are turned for the new round, and no card is picked by lot"


@pytest.mark.rule("TT-53", "TT-52")
def test_the_third_card_may_be_earned_in_the_last_turn_before_the_cut() -> None:
    table = Table("Alice")
    connect(table, "AB")
    table.last_turn(of_round=1)
    connect(table, "C")
    assert table.bonus_cards == {"D": 4, "E": 5}


@pytest.mark.rule("TT-54")
def test_the_red_card_is_never_cut() -> None:
    for seed in range(10):
        table = Table("Alice", seed=seed, special_bonus=True)
        red = [name for name in table.bonus_cards if len(name) > 1]
        assert len(red) == 1
        table.last_turn(of_round=1)
        table.turn()
        assert [name for name in table.bonus_cards if len(name) > 1] == red
        assert len(table.bonus_cards) == 3


@pytest.mark.rule("TT-55")
@pytest.mark.interpreted
@pytest.mark.parametrize(("island", "first", "step"), [("petit", 50, 10), ("grande", 110, 15)])
def test_six_grades(island: str, first: int, step: int) -> None:
    def grade(points: int) -> int:
        table = Table("Alice", island=island)
        table.one["points"][0, Source.VILLAGES] = points
        table.ask(award_grade, 0)
        return int(table.one["grade"][0])

    assert grade(0) == grade(first - 1) == 0
    for number in range(1, 7):
        threshold = first + step * (number - 1)
        assert grade(threshold) == number
        assert grade(threshold + step - 1) == number or number == 6
    assert grade(300) == 6


@pytest.mark.rule("TT-55")
def test_alone_you_win_with_whatever_you_reach() -> None:
    table = Table("Alice")
    table.one["points"][0, Source.VILLAGES] = 60
    table.last_turn(of_round=2)
    happened = table.turn()
    assert table.match.over
    assert (table.match.scores, table.match.winners) == ((60,), (0,))
    assert table.match.view(0)["table"]["grades_reached"] == [2]
    assert [h.tell() for h in happened][-2:] == [
        "Player 1 ends with 60 points: “The toucans greet you by name”.", "The match is over.",
    ]  # fmt: skip


@pytest.mark.rule("TT-55")
def test_below_the_first_threshold_there_is_no_grade() -> None:
    table = Table("Alice")
    table.one["points"][0, Source.VILLAGES] = 49
    table.last_turn(of_round=2)
    happened = table.turn()
    assert table.match.view(0)["table"]["grades_reached"] == [0]
    assert [h.kind for h in happened][-2:] == ["round_ended", "match_ended"]


@pytest.mark.rule("TT-55", "TT-59")
def test_with_several_players_all_see_everybody_s_grade_once_the_game_is_over() -> None:
    table = Table("Alice", "Adam", "Mary", island="grande")
    table.one["points"][:3, Source.VILLAGES] = 185, 109, 126
    table.last_turn(of_round=3)
    for viewer in (0, 1, 2, None):
        shown = table.match.view(viewer)["table"]
        assert (shown["grades"], shown["grades_reached"]) == ([110, 125, 140, 155, 170, 185], None)
    happened = table.turn()
    for viewer in (0, 1, 2, None):
        assert table.match.view(viewer)["table"]["grades_reached"] == [6, 0, 2]
    told = [h for h in happened if h.kind == "grade_reached"]
    assert [h.tell("fr") for h in told] == [
        "Joueur 1 finit avec 185 points : « L’île portera votre nom ».",
        "Joueur 3 finit avec 126 points : « Les toucans vous saluent par votre nom ».",
    ]


@pytest.mark.rule("TT-55")
@pytest.mark.parametrize("players", range(1, 9))
def test_the_thresholds_are_the_same_for_any_number_of_players(players: int) -> None:
    """Scores vary with the number of players; the table does not."""
    table = Table(*PEOPLE[:players])
    table.one["points"][:players, Source.VILLAGES] = 70
    table.last_turn(of_round=2)
    table.turn()
    assert table.match.view()["table"]["grades_reached"] == [3] * players


@pytest.mark.rule("TT-55")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_list_the_grades_as_components_and_words_have_them(language: str) -> None:
    words, lines = TUCANA.words(language), rulebook("trails-of-tucana", language).splitlines()
    for number, (petit, grande) in enumerate(zip(*GRADE.tolist(), strict=True), 1):
        assert f"| {words.say(f'grade-{number}')} | {petit} | {grande} |" in lines
