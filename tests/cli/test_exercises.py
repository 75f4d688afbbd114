"""Exercises in the terminal: tried, shown, left; and new ones found by a command that stops in time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from islario.exercises import Exercise, exercise, exercise_of, exercises_of, figures, verdict
from islario.games import OURS
from islario.lab.mining import proof
from islario.words import LANGUAGES
from tests.cli.conftest import Here, refused


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def numbers(exercise: Exercise) -> tuple[str, str]:
    """What is typed for the best move, and for another."""
    legal = exercise.seen.moves()
    return str(legal.index(exercise.best) + 1), str(legal.index(exercise.kept.moves[1].move) + 1)


@pytest.mark.parametrize(("name", "language"), [(name, LANGUAGES[i % 2]) for i, name in enumerate(OURS)])
def test_an_exercise_is_tried_in_the_terminal(here: Here, name: str, language: str) -> None:
    exercise = exercise_of(name, 2)
    best, other = numbers(exercise)
    words = exercise.game.words(language)
    done = here("exercises", name, "--number", 2, "--lang", language, lines=[other, "undo", best, "", "quit"])
    assert done.exit_code == 0, done.output
    told, seat = flat(done.output), exercise.kept.seat
    assert words.say("cli-exercises-title", number=2, of=len(exercises_of(name))) in told
    assert flat(exercise.match.question(seat, language)) in told
    wrong, right = told.index(words.say("exercise-wrong")), told.index(words.say("exercise-right"))
    assert wrong < right
    assert words.say("cli-error-not-in-exercises", command="undo") in told[wrong:right]
    assert flat(words.tell(figures(exercise))) in told[right:]
    assert words.say("cli-exercises-title", number=3, of=len(exercises_of(name))) in told[right:]


def test_the_answer_is_shown_to_whoever_asks(here: Here) -> None:
    exercise = exercise_of(OURS[0], 1)
    words = exercise.game.words("en")
    told = flat(here("exercises", OURS[0], lines=["hint"]).output)
    assert flat(exercise.seen.move(exercise.best).tell("en")) in told
    assert flat(words.tell(figures(exercise))) in told
    assert words.say("exercise-right") not in told
    assert verdict(exercise, exercise.best).best


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["atlantis"], "atlantis"),
        ([OURS[0], "--number", "99"], "They go from 1 to"),
        ([OURS[0], "--number", "0"], "--number"),
        ([OURS[0], "--players", "2"], "--players is for finding new exercises"),
        ([OURS[0], "--option", "x=y"], "--option is for finding new exercises"),
        ([OURS[0], "--games", "3", "--number", "2"], "say one of them"),
        ([OURS[0], "--games", "0"], "--games"),
        ([OURS[0], "--games", "1", "--players", "99"], "players"),
        ([OURS[0], "--games", "1", "--minutes", "never"], "--minutes"),
        ([OURS[0], "--games", "1", "--out", "/"], "/"),
        ([OURS[0], "--games", "1", "--option", "lava=on"], "lava"),
    ],
)
def test_wrong_input_is_told_in_a_sentence(here: Here, arguments: list[str], said: str) -> None:
    assert said in refused(here("exercises", *arguments))


def test_a_game_without_any_says_which_have_some(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercise, "exercises_of", lambda name: [] if name == OURS[0] else exercises_of(name))
    said = refused(here("exercises", OURS[0]))
    assert said == f"There are no exercises for “{OURS[0]}”. There are some for: {', '.join(OURS[1:])}."


def test_new_ones_are_found_and_written_in_time(here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "_iterations_of_a_captain", lambda seen: 100)
    file = tmp_path / "found.toml"
    arguments = ["exercises", "la-isla", "--games", "2", "--workers", "1", "--minutes", "0.01", "--out", file]
    first = here(*arguments)
    assert first.exit_code == 0, first.output
    assert file.read_text().startswith("# Found by `islario exercises la-isla --games 2 --players 2 --seed 1`.\n")
    assert "matches looked through" in flat(first.output)
    notes = Path(f"{file}.notes").read_bytes()
    assert here(*arguments).exit_code == 0
    assert Path(f"{file}.notes").read_bytes().startswith(notes), "it goes on where it was"
    assert "another search" in refused(here(*arguments, "--seed", "2"))
