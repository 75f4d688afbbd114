"""Every exercise is played again on every run: its position is reached, its best move is legal, and bots miss it."""

from __future__ import annotations

import os
from collections import Counter
from datetime import date, timedelta
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from islario.bots.hints import A_SOURCE
from islario.exercises import Exercise, exercise_of, exercise_on, exercises_of, figures, games_with_exercises, verdict
from islario.exercises import exercise as kept_in
from islario.exercises.exercise import SOLVERS, TIMES, NoExercise, digest_of, missed_by, plies_of, reached
from islario.games import OURS
from islario.lab.mining.choosing import difficulty
from islario.lab.mining.looks import compared, searched
from islario.lab.mining.proof import COMPARISON, LEAST_GAP, SEARCH
from islario.lab.mining.search import FEWEST_MOVES
from islario.words import LANGUAGES

QUICK = ("greedy", "novice", "sailor")  # who chooses at first sight
EVERY = [exercise for name in OURS for exercise in exercises_of(name)]
CAPTAINS = int(os.environ.get("ISLARIO_PROOF_CAPTAINS", "1"))  # as much time as so many have
CLEAREST = [max(exercises_of(name), key=lambda each: each.kept.low) for name in OURS if exercises_of(name)]
PROVED = EVERY if CAPTAINS >= TIMES else CLEAREST


@pytest.mark.parametrize("name", OURS)
def test_each_game_has_a_dozen_of_rising_difficulty_and_greedy_misses_half(name: str) -> None:
    kept = [each.kept for each in exercises_of(name)]
    assert len(kept) >= 12
    assert [difficulty(each) for each in kept] == sorted(difficulty(each) for each in kept)
    assert 2 * sum("greedy" in each.missed_by for each in kept) >= len(kept)
    assert len({each.seed for each in kept}) == len(kept), "each is of another match"


@pytest.mark.parametrize("exercise", EVERY, ids=lambda each: f"{each.name} {each.number}")
def test_an_exercise_is_what_it_was_when_it_was_found(exercise: Exercise) -> None:
    kept, seen = exercise.kept, exercise.seen
    assert digest_of(seen) == kept.digest, "a rule has changed: look for new ones (`islario exercises`)"
    assert kept.seat in exercise.match.pending
    legal = seen.moves()
    assert len(legal) >= FEWEST_MOVES
    assert {each.move for each in kept.moves} <= set(legal)
    best, second, *_ = kept.moves
    assert best.margin - second.margin == pytest.approx(kept.gap, abs=0.02)
    assert LEAST_GAP <= kept.low <= kept.gap <= kept.high
    assert best.value == max(each.value for each in kept.moves)
    assert missed_by(seen, exercise.best, kept.captain, QUICK) == [name for name in kept.missed_by if name in QUICK]
    assert set(kept.missed_by) <= set(SOLVERS)


@pytest.mark.parametrize("exercise", PROVED, ids=lambda each: f"{each.name} {each.number}")
def test_a_search_finds_the_same_again(exercise: Exercise) -> None:
    kept, seen = exercise.kept, exercise.seen
    iterations = CAPTAINS * kept.captain
    assert searched(seen, iterations, SEARCH)[0].move == exercise.best
    again = compared(seen, [each.move for each in kept.moves], iterations, COMPARISON + 1)  # other truths
    assert again.best.move == exercise.best
    assert again.gaps[0].low > 0, "the intervals of the two best lie apart"


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_try_is_answered_with_the_reason(name: str, language: str) -> None:
    for exercise in exercises_of(name)[::4]:
        words = exercise.game.words(language)
        found = verdict(exercise, exercise.best)
        assert found.best
        assert words.tell(found.why)
        assert str(round(exercise.kept.gap, 1)).rstrip("0").rstrip(".") in words.tell(figures(exercise)).replace(
            ",", "."
        )
        compared = [each.move for each in exercise.kept.moves]
        other = verdict(exercise, compared[1])
        assert (other.best, other.tried) == (False, exercise.kept.moves[1])
        assert words.tell(other.why) != words.tell(found.why)
        for move in [move for move in exercise.seen.moves() if move not in compared][:2]:
            unlikely = verdict(exercise, move)
            assert (unlikely.best, unlikely.tried) == (False, None)
            told = words.tell(unlikely.why)
            assert words.say("exercise-not-compared") in told
            best, second, *_ = exercise.kept.moves
            gains = max(more - less for more, less in zip(best.sources, second.sources, strict=True))
            opening = words.say("exercise-look-for", source="…").partition("…")[0]
            assert (opening in told) == (gains >= A_SOURCE), "what to look for"


def test_a_changed_rule_cannot_pass_unnoticed() -> None:
    kept = EVERY[0].kept
    plies = plies_of(kept.plies)
    wrong = " ".join(f"{seat}:{move}" for seat, move in [*plies[:-1], (plies[-1][0], 999_999)])
    with pytest.raises(AssertionError, match=f"move {len(plies)} "):
        reached(EVERY[0].game, replace(kept, plies=wrong))


def test_other_rules_and_other_components_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_in, "fingerprint_of", lambda name: "another box")
    assert exercises_of.__wrapped__(OURS[0]) == []
    monkeypatch.undo()
    assert len(exercises_of.__wrapped__(OURS[0])) == len(exercises_of(OURS[0]))
    monkeypatch.setattr(kept_in, "game", lambda name: SimpleNamespace(rules=SimpleNamespace(version=99)))
    assert exercises_of.__wrapped__(OURS[0]) == []


def test_what_is_no_exercise_is_refused() -> None:
    for number in (0, -1, 10_000):
        with pytest.raises(NoExercise, match="They go from 1 to"):
            exercise_of(OURS[0], number)


def test_todays_exercise_is_the_same_for_all_and_goes_round() -> None:
    today = date(2026, 11, 16)
    games = games_with_exercises()
    first = exercise_on(today, games)
    assert first is not None
    assert first is exercise_on(today, games)
    days = len(games) * max(len(exercises_of(name)) for name in games)
    seen = [exercise_on(today + timedelta(days=each), games) for each in range(days)]
    assert Counter(each.name for each in seen if each) == dict.fromkeys(games, days // len(games)), "games in turn"
    every = {each for name in games for each in exercises_of(name)}
    assert {each for each in seen if each} == every, "and each exercise has its day"
    assert exercise_on(today, []) is None
