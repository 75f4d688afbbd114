"""At the table on screen: words for everything, questions that name the card, reasons, the board in a terminal."""

from __future__ import annotations

import json
import re

import pytest
from rich.text import Text

from islario.games.la_isla.box.components import (
    CARD_ANIMAL,
    CARD_COLOUR,
    CARDS,
    FAMILIES,
    FAMILY_ROWS,
    FUNCTIONS,
    PARAMETERS,
    REGION_NAMES,
    REGION_SPACES,
)
from islario.games.la_isla.face.art import PLAYERS
from islario.games.la_isla.face.box import box
from islario.games.la_isla.face.names import card_said, function_said
from islario.games.la_isla.face.questions import RULE_NOW
from islario.games.la_isla.face.things import now
from islario.games.la_isla.rules.state import Question
from islario.kernel.reading import Hidden
from tests.games.la_isla.positions import ISLA, Table, kinds

pytestmark = pytest.mark.interpreted


@pytest.mark.rule("LI-181")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_function_does_can_be_read_for_every_card(language: str) -> None:
    words = ISLA.words(language)
    told = {words.tell(function_said(card)) for card in range(CARDS)}
    assert len(told) == 94
    assert words.tell(card_said(0)).endswith(")")
    table = Table("Anna", "Paul")
    table.shows("Anna", "tile-vp pika")
    seen = table.seen_by("Anna")["seats"][0]
    assert seen["slots"][0]["card"]["function"] in FAMILIES
    assert seen["slots"][0]["card"]["variant"] == "pika"
    assert {"function", "variant", "resource", "animal", "value"} < set(seen["hand"][0])


@pytest.mark.rule("LI-182")
def test_animals_resources_and_landscapes_are_named() -> None:
    table = Table("Anna", "Paul")
    shown = Text.from_markup(table.match.board(0, ISLA.words("en"))).plain
    for name in ("dodo", "Sardinian pika", "yellow", "brown", "desert", "steppe", "tent", "backpack"):
        assert name in shown
    assert set(table.seen_by(None)["tracks"]) == {"dodo", "giant-fossa", "golden-toad", "pika", "owlet-moth"}


@pytest.mark.rule("LI-183")
def test_the_spaces_of_a_players_explorers_can_be_shown() -> None:
    table = Table("Anna", "Paul")
    table.explorers("Paul", "M3", "O7")
    assert table.seen_by("Anna")["seats"][1]["explorers"] == ["M3", "O7"]
    assert table.seen_by("Anna")["spaces"][8]["explorers"] == [1]


@pytest.mark.rule("LI-184")
def test_anyone_may_see_where_points_come_from() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "b-vp yellow")
    table.action("B", Anna=table.card("symbol-vp backpack", "yellow"))
    table.use("Anna", "b-vp yellow")
    for seat in (0, 1, None):
        by_source = {row["source"]: row["points"] for row in table.match.view(seat)["breakdowns"][0]}
        assert by_source["action_b"] == 2


@pytest.mark.rule("LI-185")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sum_of_the_areas_and_the_sum_that_ends_the_game_are_on_show(language: str) -> None:
    table = Table("Anna", "Paul")
    table.markers(4, 7, 0, 0, 16)
    first = table.match.board(0, ISLA.words(language)).splitlines()[0]
    assert "8" in first
    assert "7" in first
    assert (table.seen_by(None)["area_sum"], table.seen_by(None)["sum_left"]) == (8, 0)
    assert box([0]).end_sums[0].sum == 7


@pytest.mark.rule("LI-186")
def test_the_question_names_the_cards_that_ask_and_those_dealt_with() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "b-vp yellow", "b-extra-same yellow", "land-vp desert")
    table.action("B", Anna=table.card("symbol-vp backpack", "yellow"))
    asked = 'You may now use "B yellow: 2 points; B yellow: 1 more yellow resource", one after the other. '
    assert table.match.question(0) == asked + "Doing without gives up all that are left."
    table.use("Anna", "b-vp yellow")
    asked = 'You may still use "B yellow: 1 more yellow resource". Already used: "B yellow: 2 points".'
    assert table.match.question(0) == asked
    slots = table.seen_by("Paul")["seats"][0]["slots"]
    assert [(slot["usable"], slot["used"]) for slot in slots] == [(0, 1), (1, 0), (0, 0)]
    assert table.match.view(0)["rule"] == "LI-112"


def ask_everything() -> dict[str, Table]:
    """A table for each question that can be asked."""
    asked = {name: Table("Anna", "Paul") for name in ("LAY", "COVER", "EXPLORE", "MOVE_TO", "PAY", "MARKER", "USE")}
    for table in asked.values():
        table.cubes("Anna", yellow=2, green=2)
    asked["COVER"].shows("Anna", "d-vp dodo", "d-vp pika", "b-vp gray")
    asked["COVER"].action("A", Anna=asked["COVER"].card("ring-vp inner"))
    asked["EXPLORE"].explore("Anna")
    asked["MOVE_TO"].explorers("Anna", "M3", "M4", "M6", "O0", "O1")
    asked["MOVE_TO"].explore("Anna")
    asked["MOVE_TO"].play("Anna", "lift", space="M3")
    asked["PAY"].shows("Anna", "symbol-cost1 tent")
    asked["PAY"].explore("Anna")
    asked["PAY"].place("Anna", "I0")
    asked["MARKER"].shows("Anna", "d-any-instead dodo")
    asked["MARKER"].action("D", Anna=asked["MARKER"].card(animal="dodo"))
    asked["USE"].shows("Anna", "b-vp yellow")
    asked["USE"].action("B", Anna=asked["USE"].card("symbol-vp backpack", "yellow"))
    return asked


@pytest.mark.rule("LI-188")
def test_every_question_names_the_rule_that_matters_most_and_the_rules_have_it() -> None:
    for question, table in ask_everything().items():
        assert (table.question, table.pending[0]) == (question, "Anna")
        assert table.match.view(0)["rule"] == RULE_NOW[Question[question]]
        for language in ("en", "fr"):
            assert f"**{RULE_NOW[Question[question]]}.** " in ISLA.rulebook(language)
    assert set(ask_everything()) | {"NOTHING"} == set(Question.__members__)


@pytest.mark.rule("LI-187")
@pytest.mark.parametrize(("language", "scoring"), [("en", "Final scoring: "), ("fr", "Décompte final\u00a0: ")])
def test_the_rules_sum_up_actions_scoring_and_every_kind_of_function(language: str, scoring: str) -> None:
    book = ISLA.rulebook(language)
    for letter in "ABCD":
        assert re.search(rf"^## .*\b[Aa]ction {letter}\b", book, re.M)
    assert len(re.findall(rf"^\*\*LI-\d+\.\*\* {scoring}", book, re.M)) == 3
    names = dict(re.findall(r"^\*\*(LI-\d+)\.\*\* \*(.+?)\*", book, re.M))
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in book.splitlines() if line.startswith("| LI-")]
    for (rule, name, value, _, functions, copies), family in zip(rows, FAMILY_ROWS, strict=True):
        assert names.pop(rule).lower() == name.lower()
        assert (int(value), int(copies)) == (family["value"], family["copies"])
        on_cards = {function for function in FUNCTIONS if FAMILIES[function[0]] == family["id"]}
        assert int(functions) == len(on_cards) == max(1, len(PARAMETERS[family["param"]]))
    assert not names


@pytest.mark.rule("LI-189")
def test_every_seat_has_a_colour_of_its_own() -> None:
    table = Table("Anna", "Paul", "Lena", "Karen")
    for seat, who in enumerate(table.people):
        table.explorers(who, f"M{seat}")
    shown = table.match.board(None, ISLA.words("en"))
    assert len(set(PLAYERS)) == 4
    for seat, colour in enumerate(PLAYERS):
        assert f"[bold white on {colour}]{seat + 1}[/]" in shown


@pytest.mark.rule("LI-52")
def test_who_has_laid_sees_how_until_everyone_has_and_nobody_else_does() -> None:
    table = Table("Anna", "Paul")
    first, second, third = table.cards_of("Anna")
    assert table.seen_by("Anna")["seats"][0]["plan"] is None
    table.lay("Anna", third, first, second)
    assert table.seen_by("Anna")["seats"][0]["plan"] == {"A": third, "B": first, "D": second}
    for other in ("Paul", None):
        seen = table.seen_by(other)["seats"][0]
        assert (seen["laid"], seen["plan"]) == (True, None)
    table.lay_anything("Paul")
    assert table.seen_by("Anna")["seats"][0]["plan"] is None


@pytest.mark.rule("LI-55")
@pytest.mark.rule("LI-61")
@pytest.mark.parametrize(
    ("language", "filled", "covered"),
    [("en", "It fills an empty slot by itself.", "It covers the first one by itself."),
     ("fr", "Elle va d’elle-même dans un emplacement vide.", "Elle recouvre d’elle-même la première.")],
)  # fmt: skip
def test_what_goes_to_its_place_by_itself_is_told_so(language: str, filled: str, covered: str) -> None:
    words = ISLA.words(language, ("Anna", "Paul"))
    for shown, ending in (("land-vp desert", filled), ("symbol-vp hat", covered)):
        table = Table("Anna", "Paul")
        table.shows("Anna", shown)
        new, (second, third) = table.card("symbol-vp hat"), table.cards_of("Anna")[:2]
        table.hand("Anna", new, second, third)
        table.lay("Anna", new, second, third)
        told = [words.tell(happening.said) for happening in table.lay_anything("Paul")]
        assert any(line.startswith("Anna") and line.endswith(ending) for line in told), told


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Animals still to win here: dodo (2) with I1; golden toad"),
     ("fr", "Animaux encore à gagner ici : dodo (2) avec I1 ; crapaud doré")],
)  # fmt: skip
def test_a_space_names_the_animals_still_to_win_there_and_the_spaces_that_takes(language: str, told: str) -> None:
    table = Table("Anna", "Paul")
    around = [region for region, spaces in enumerate(REGION_SPACES) if 0 in spaces]
    for region, animal in zip(around, ("dodo", None, "golden-toad", None, None), strict=True):
        table.tile(REGION_NAMES[region], animal)
    said = now(Hidden(table.match.state.array, 0), "space:I0")
    assert said is not None
    assert told in ISLA.words(language).tell(said)
    for region in around:
        table.tile(REGION_NAMES[region], None)
    said = now(Hidden(table.match.state.array, 0), "space:I0")
    assert said is not None
    assert told[:20] not in ISLA.words(language).tell(said)


@pytest.mark.parametrize(("advanced", "told"), [(False, "place: 5"), (True, "place: 5, 2 more by functions")])
def test_explorers_that_only_a_function_brings_are_named_where_there_is_such_a_function(
    advanced: bool, told: str
) -> None:
    table = Table("Anna", "Paul", advanced_cards=advanced)
    shown = Text.from_markup(table.match.board(0, ISLA.words("en"))).plain
    assert [line[line.index("place:") :].strip() for line in shown.splitlines() if "place:" in line] == [told] * 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_shows_rings_tiles_explorers_tracks_holders_and_hand(language: str) -> None:
    table = Table("Anna", "Paul", "Lena", "Karen")
    table.explorers("Anna", "M3", "O7")
    table.tile("C0", None)
    table.shows("Anna", "tile-vp pika")
    words = ISLA.words(language, ("Anna", "Paul", "Lena", "[Karen]"))
    shown = Text.from_markup(table.match.board(0, words)).plain
    assert max(len(line) for line in shown.splitlines()) <= 100
    for name in ("O9", "M0", "I4", "pika·2", "Anna", "[Karen]"):
        assert name in shown
    hand = [words.tell(card_said(card)) for card in table.cards_of("Anna")]
    assert all(card in shown for card in hand)
    watched = Text.from_markup(table.match.board(None, words)).plain
    assert not any(card in watched for card in hand)
    unnamed = Text.from_markup(table.match.board(1, ISLA.words(language))).plain
    assert ("Player 3" if language == "en" else "Joueur 3") in unnamed
    table.action("D", Anna=table.card(animal="dodo"))
    table.shows("Anna", "d-any-instead dodo")
    table.action("D", Anna=table.card(animal="dodo"))
    assert re.search(r"D\. .*dodo\)", Text.from_markup(table.match.board(3, words)).plain)


@pytest.mark.unwatched
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whole_matches_are_told_in_words_and_every_name_leads_back_to_its_move(language: str) -> None:
    for players, seed in ((2, 1), (4, 2), (3, 5)):
        match = ISLA.new(players, seed=seed, advanced_cards=True)
        while not match.over:
            seat = match.pending[0]
            assert match.question(seat, language)[-1] in ".?"
            moves = match.moves(seat)
            for move in moves[:: max(1, len(moves) // 4)]:
                assert move.tell(language)
                assert ISLA.rules.moves.number_of(match.view_state(seat).hidden, move) == move.number
            match.play(seat, moves[len(match.plies) * 7 % len(moves)])
        assert all(line.endswith((".", "!")) for line in match.log(language, seat=0))
        assert not [page for page in match.pages(0) if "more" in kinds(page)], "the journal was too short"
        assert json.dumps(match.view())
        assert match.view()["rule"] == "LI-99"
        assert match.question(0) == "There is nothing to decide now."


def test_no_two_ways_to_lay_sound_the_same_though_cards_may_show_the_same() -> None:
    table = Table("Anna", "Paul")
    yellow = [card for card in range(CARDS) if CARD_COLOUR[card] == CARD_ANIMAL[card] == 0][:3]
    table.clear_hands()
    table.hand("Anna", *yellow, table.any_card())
    assert len({move.tell() for move in table.match.moves(0)}) == 24
