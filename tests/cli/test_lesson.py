"""Every lesson in the terminal, to its end, in both languages: page by page, with a wrong try, left and resumed."""

from __future__ import annotations

import re
from functools import cache

import pytest

from islario.cli.table.naming import numbers_of
from islario.games import OURS
from islario.lessons import LEARNER, Guide, lesson_of
from islario.words import LANGUAGES, Words
from tests.cli.conftest import Here
from tests.lessons.learner import choice, taught
from tests.lessons.test_lessons import GOALS


def typed(guide: Guide, step: int) -> list[str]:
    """What the learner types at one decision: Enter between pages, once something else, then the move."""
    moves = guide.match.moves(LEARNER)
    lines = [""] * (len(guide.pages) - 1) if guide.at != step else []
    if guide.done:
        return [*lines, "quit"]
    if len(moves) == 1:
        return lines  # it is answered for the learner
    wanted = [move.number for move in guide.waited_for]
    numbers = dict(zip([move.number for move in moves], numbers_of(moves, "en"), strict=True))
    if wanted and guide.at == 0:
        lines.append(str(next(number for move, number in numbers.items() if move not in wanted)))
    return [*lines, str(next(number for move, number in numbers.items() if move == choice(guide).number))]


def lesson_words(name: str) -> Words:
    lesson = lesson_of(name)
    assert lesson is not None
    return lesson.game.words("en")


@cache
def script(name: str) -> list[str]:
    """All that a learner types, the same in every language."""
    lesson = lesson_of(name)
    assert lesson is not None
    lines, step = [], -1
    for guide in taught(lesson):
        lines += typed(guide, step)
        if len(guide.match.moves(LEARNER)) != 1 or guide.done:
            step = guide.at
    return lines


def test_who_types_the_amount_of_a_bid_bids_that(here: Here) -> None:
    """Not the second of the bids 0 to 4."""
    said = re.sub(r"\s+", " ", here("lesson", "isla-dorada", lines=["", "", "", "2", "", "9", "2"]).stdout)
    assert "→ 2: Bid 2" in said
    assert "There is no move number 9; they go from 0 to 4." in said
    assert "Player 1 bids 2, " in said


def test_who_types_0_bids_nothing(here: Here) -> None:
    """0 is a number in that list and in no other; the guide, who wants another bid, answers to it."""
    said = re.sub(r"\s+", " ", here("lesson", "isla-dorada", lines=["", "", "", "2", "", "0"]).stdout)
    assert "There is no move number 0" not in said
    assert lesson_words("isla-dorada").say("error-lesson-two")[:40] in said


def test_part_of_what_can_be_chosen_is_no_refused_move(here: Here) -> None:
    """A site is the name of a flight, which nobody can pay here: the jungle path there is what is looked for."""
    said = re.sub(r"\s+", " ", here("lesson", "isla-dorada", lines=["", "", "", "Qualtops"]).stdout)
    assert "One move has “Qualtops”: 2: Bid for the way through the jungle to Qualtops" in said
    assert "cannot pay" not in said


def test_who_is_at_a_loss_is_told_which_move_the_guide_means(here: Here) -> None:
    """At first, after another one, and where a hint is asked for: its number in the list."""
    said = re.sub(r"\s+", " ", here("lesson", "la-isla", lines=["", "", "", "", "1", "hint"]).stdout)
    assert said.count("→ 2: A: card 1, on desert: 3 points · B: card 3, green · D: card 2, dodo") == 2
    assert "This is what your guide waits for." in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GOALS)
def test_a_lesson_is_learned_in_the_terminal(here: Here, name: str, language: str) -> None:
    lines = script(name)
    begun = here("lesson", name, "--lang", language, lines=lines)
    assert begun.exit_code == 0, begun.output
    lesson = lesson_of(name)
    assert lesson is not None
    words = lesson.game.words(language)
    flat = re.sub(r"\s+", " ", begun.output)
    for step in lesson.course.steps:
        for page in step.pages:
            if page.after is None and page.without is None:
                assert re.sub(r"\s+", " ", words.say(f"lesson-{page.say}")) in flat
    assert words.say(f"error-lesson-{lesson.course.steps[0].otherwise}")[:40] in flat
    assert f"islario play {name} --bots novice" in flat
    assert words.say("player", number=2) not in flat, "bots go by their names, in questions too"
    apart = [line for line in begun.output.splitlines() if re.match("[:;!?»]", line) and "  " not in line.strip()]
    assert not apart, "no line of a text begins with a mark that French sets apart"


def test_a_lesson_that_was_left_goes_on_where_it_was(here: Here) -> None:
    name = OURS[-1]
    left = here("lesson", name, lines=[*script(name)[:5], "quit"])  # instead of reading on
    file = re.search(r"islario play --resume (\S+)", left.output)
    assert file is not None, left.output
    resumed = here("play", "--resume", file[1], lines=["", "", "quit"])
    assert resumed.exit_code == 0, resumed.output
    lesson = lesson_of(name)
    assert lesson is not None
    words = lesson.game.words("en")
    assert words.say(f"lesson-{lesson.course.steps[1].pages[0].say}")[:40] in resumed.output
    assert words.say(f"lesson-{lesson.course.steps[0].pages[0].say}")[:40] not in resumed.output
    first, second, *_ = lesson.course.steps[1].pages
    assert words.say(f"lesson-{first.say}")[:40] in left.output
    assert words.say(f"lesson-{second.say}")[:40] not in left.output


def test_whoever_wants_it_hears_once_what_a_kind_of_decision_is_for(here: Here) -> None:
    said = lesson_words("trails-of-tucana").say("beside-draw")
    flat = re.sub(
        r"\s+", " ", here("play", "trails-of-tucana", "--seed", "1", "--beside", lines=["1", "1", "quit"]).output
    )
    assert flat.count(said) == 1
    assert said not in re.sub(r"\s+", " ", here("play", "trails-of-tucana", "--seed", "1", lines=["1", "quit"]).output)


def test_what_is_no_lesson_is_said(here: Here) -> None:
    refused = here("lesson", "perlas")
    assert refused.exit_code == 2
