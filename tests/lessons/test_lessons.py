"""Every lesson can be learned: played to its end on every run, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from islario.bots import bot
from islario.games import OURS
from islario.kernel.shelf import folder_of
from islario.lessons import (
    LEARNER,
    Guide,
    NotNow,
    glossary,
    kind_of_decision,
    lesson_of,
    lessons,
    pictured,
    said_beside,
)
from islario.lessons.lesson import Lesson, Saying, fits
from islario.match.errors import IllegalMove
from islario.words import LANGUAGES
from tests.lessons.learner import others_move, taught
from tests.test_words import messages, variables

# what a learner has done by the end
GOALS: dict[str, list[dict[str, Any]]] = {
    "isla-dorada": [{"kind": "leader", "who": LEARNER}, {"kind": "treasure_found", "who": LEARNER}],
    "islas-canarias": [{"kind": "settler_comes", "who": LEARNER}, {"kind": "palace_built", "who": LEARNER}],
    "la-isla": [
        {"kind": "function_points", "who": LEARNER},
        {"kind": "tile_claimed", "who": LEARNER},
        {"kind": "marker_moved", "who": LEARNER},
    ],
    "trails-of-tucana": [{"kind": "pair_connected", "who": LEARNER}, {"kind": "sight_connected", "who": LEARNER}],
}
DECISIONS = range(12, 26)
MINUTES = (5, 8)
A_MINUTE = 180  # words that a newcomer reads, in either language
A_DECISION = 0.2  # of a minute, to look at the board and to press
RULES = Path(__file__).parents[2] / "docs" / "rules"


def lesson(name: str) -> Lesson:
    found = lesson_of(name)
    assert found is not None
    return found


def sayings(of: Lesson) -> list[Saying]:
    return [saying for step in of.course.steps for saying in step.pages] + of.course.last


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GOALS)
def test_it_is_taught_to_its_end(name: str, language: str) -> None:
    steps: list[int] = []
    decisions, read, guide = 0, 0, None
    for guide in taught(lesson(name)):
        decisions += not guide.done and len(guide.match.moves(LEARNER)) > 1  # what has one answer is answered for them
        assert guide.pages
        said = [guide.match.game.words(language).say(page.message) for page in guide.pages]
        assert all(said)
        read += len(" ".join(said).split()) if guide.at not in steps else 0
        steps.append(guide.at)
    assert guide is not None
    minutes = read / A_MINUTE + decisions * A_DECISION
    print(f"{name} ({language}): {decisions} decisions, {read} words, {minutes:.1f} minutes")
    assert MINUTES[0] <= minutes <= MINUTES[1]
    assert guide.done
    assert list(dict.fromkeys(steps)) == list(range(guide.steps + 1))  # each step is said, in order
    assert decisions in DECISIONS
    happened = [event for page in guide.match.pages(LEARNER) for event in page]
    for goal in GOALS[name]:
        assert any(fits(goal, event.kind, event.facts) for event in happened), goal
    assert any(guide.match.breakdown(LEARNER).values())


@pytest.mark.parametrize("name", GOALS)
def test_it_is_the_same_each_time(name: str) -> None:
    first, second = ([guide.match for guide in taught(lesson(name))][-1] for _ in range(2))
    assert first.plies == second.plies


@pytest.mark.parametrize("name", GOALS)
def test_what_leads_elsewhere_is_answered_with_what_to_try(name: str) -> None:
    answered = set()
    for guide in taught(lesson(name)):
        asked, before = guide.step, list(guide.match.plies)
        wanted = {move.number for move in guide.waited_for}
        for move in guide.match.moves(LEARNER):
            if not wanted or move.number in wanted:
                guide.check(move)
                continue
            with pytest.raises(NotNow) as refused:
                guide.check(move)
            assert asked is not None
            assert refused.value.code == f"lesson-{asked.otherwise}"
            assert len({refused.value.tell(language) for language in LANGUAGES}) == len(LANGUAGES)
            answered.add(asked.otherwise)
        assert guide.match.plies == before
    particular = {step.otherwise for step in lesson(name).course.steps if step.only}
    assert answered == particular  # each was worth refusing something for
    assert 2 <= len(particular) < len(lesson(name).course.steps)  # and some choices are free


@pytest.mark.parametrize("name", GOALS)
def test_what_the_rules_do_not_allow_is_answered_with_their_reason(name: str) -> None:
    """Not with the guide's: it lets pass what it has nothing to say of."""
    guide = next(taught(lesson(name)))
    legal = {move.number for move in guide.match.moves(LEARNER)}
    count = guide.match.game.rules.moves.count
    for number in range(0, count, 1 + count // 60):
        if number in legal:
            continue
        guide.check(number)
        with pytest.raises(IllegalMove) as refused:
            guide.match.play(LEARNER, number)
        assert len({refused.value.tell(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert not guide.match.plies


def test_what_a_move_brought_is_told_until_the_next_one_whatever_others_do_meanwhile() -> None:
    told = []
    for guide in taught(lesson("trails-of-tucana")):
        others_move(guide.lesson, guide.match)
        told.append(Guide(guide.lesson, guide.match).gains)
        if guide.at == 5:
            break
    assert told == [{}, {}, {}, {}, {"villages": 14, "blue_bonus": 3}, {}, {}]


def test_what_others_leave_nothing_of_is_not_asked_for() -> None:
    """Bots may pass at once: then the auction that the guide wanted to be answered is won already."""
    taken = lesson("isla-dorada")
    match = taken.begin()
    for told in ("path", "amount"):
        guide = Guide(taken, match)
        match.play(LEARNER, next(move for move in guide.waited_for if move.kind == told))
    while LEARNER not in match.pending or len(match.moves(LEARNER)) == 1:
        seat = match.pending[0]
        match.play(seat, next((move for move in match.moves(seat) if move.kind == "pass"), match.moves(seat)[0]))
    guide = Guide(taken, match)
    assert [page.message for page in guide.pages] == ["lesson-won", "lesson-play-treasure"]
    assert guide.waited_for


@pytest.mark.parametrize("name", GOALS)
def test_it_goes_on_where_it_was_left(name: str) -> None:
    """Moves alone tell how far it has come."""
    last = list(taught(lesson(name)))[-1].match
    for guide in taught(lesson(name)):
        resumed = Guide(lesson(name), last.at(len(guide.match.plies)))
        assert (resumed.at, resumed.moves, resumed.gains) == (guide.at, guide.moves, guide.gains)
        assert resumed.pages == guide.pages


@pytest.mark.parametrize("name", GOALS)
def test_all_its_words_are_said_and_there_in_both_languages(name: str) -> None:
    folder: Path = folder_of(name) / "lesson"
    english, french = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    assert list(english) == list(french)
    for message, told in english.items():
        assert variables(told) == variables(french[message]), message
    pages = {f"lesson-{saying.say}" for saying in sayings(lesson(name))}
    tries = {f"error-lesson-{step.otherwise}" for step in lesson(name).course.steps if step.only}
    places = {saying.at.split()[0] for saying in sayings(lesson(name)) if saying.at not in ("", "choice")}
    points = {f"lesson-at-{place}" for place in places}
    course = lesson(name).course
    how = {picture.message for picture in (*course.pictures, *course.examples)}
    beside = {said_beside(kind) for kind in lesson(name).course.beside}
    assert pages | tries | points | how | beside | {"how-aim", "how-points", "how-end", "how-terms"} == set(english)


@pytest.mark.parametrize("name", GOALS)
def test_something_is_said_beside_every_kind_of_decision(name: str) -> None:
    """Of all decisions of whole matches, that are more than one move."""
    assert set(lesson(name).course.beside) <= set(lesson(name).game.rules.moves.kinds)
    match = lesson(name).game.new(seed=5)
    rover = bot("random", 5)
    while not match.over:
        for seat in match.pending:
            moves = match.moves(seat)
            assert len(moves) < 2 or kind_of_decision(name, moves) is not None, [str(move) for move in moves]
            match.play(seat, rover.choose(match.view_state(seat)))


def test_what_was_heard_makes_room_for_what_else_a_decision_is_about() -> None:
    moves = lesson("isla-dorada").game.new(seed=5).moves(LEARNER)  # treasures and destinies to reject
    said = ["reject_destiny", "reject_treasure"]
    assert [kind_of_decision("isla-dorada", moves, said[:heard]) for heard in range(3)] == [*said, None]


@pytest.mark.parametrize("name", GOALS)
def test_how_to_play_is_shown_in_five_pictures_of_the_real_table(name: str) -> None:
    pictures = lesson(name).course.pictures
    assert len(pictures) == 5
    for picture in pictures:
        match = pictured(lesson(name), picture.step)
        assert Guide(lesson(name), match).at == picture.step
        assert not match.over
    for language in LANGUAGES:
        words = lesson(name).game.words(language)
        told = [words.say(one) for one in ("how-aim", "how-points", "how-end", *(each.message for each in pictures))]
        assert len(" ".join(told).split()) < 330  # two minutes' reading


@pytest.mark.parametrize("name", GOALS)
def test_examples_of_the_real_table_stand_beside_numbered_rules(name: str) -> None:
    examples = lesson(name).course.examples
    assert len({example.rule for example in examples}) == len(examples) >= 6
    for example in examples:
        assert Guide(lesson(name), pictured(lesson(name), example.step)).at == example.step
    for language in LANGUAGES:
        rules = (RULES / f"{name}.{language}.md").read_text("utf-8")
        assert all(f"**{example.rule}.**" in rules for example in examples)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GOALS)
def test_each_word_of_the_glossary_stands_in_running_text_in_all_its_forms(name: str, language: str) -> None:
    entries = glossary(lesson(name).game.words(language))
    forms = [form.lower() for entry in entries for form in entry.forms]
    assert len(set(forms)) == len(forms)
    assert len(entries) == len(glossary(lesson(name).game.words("en"))) >= 6
    texts = [(folder_of(name) / "lesson" / f"{language}.ftl").read_text("utf-8").split("how-terms")[0]]
    texts.append((RULES / f"{name}.{language}.md").read_text("utf-8"))
    text = " ".join(" ".join(texts).split()).lower()
    unread = [form for form in forms if not re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text)]
    assert not unread


def test_each_of_our_games_has_a_lesson() -> None:
    assert set(GOALS) == set(lessons()) == set(OURS)
