"""What says whether admirals are as strong as they should be (`python -m benchmarks.goals`)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks import arenas, goals
from benchmarks.goals import Line, lines_of

from islario.games import OURS
from islario.lab.arena import Outcome, Plan
from islario.match import game

GAME = "trails-of-tucana"
LINE = Line(Plan("x", 1, "", "", 3, {}, ["admiral", "captain", "captain"], {"seconds": 0.1}, 1), 100, 0.7, 0.55)


def ended(number: int, place: int, points: int = 0) -> Outcome:
    """A match of three whose first seat was the admiral's."""
    others = [each for each in (1, 2, 3) if each != place]
    return Outcome(number, ["admiral", "captain", "captain"], [points, 0, 0], [place, *others], [1] * 3, [0.0] * 3, "")


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy bots take the admirals' part."""
    monkeypatch.setattr(goals, "fault_of", lambda _: None)
    for name, bot in (("ADMIRAL", "greedy"), ("CAPTAIN", "random"), ("GREEDY", "novice")):
        monkeypatch.setattr(goals, name, bot)


@pytest.mark.usefixtures("learned")
@pytest.mark.parametrize("name", OURS)
def test_each_game_has_its_lines(name: str) -> None:
    opened = game(name)
    lines = list(lines_of(opened, 1))
    usual = max(2, opened.seats[0])
    assert [line.plan.players for line in lines[:4]] == [usual, opened.seats[-1], usual, usual]
    assert all(line.plan.bots.count("greedy") == 1 for line in lines[:4]), "one admiral, all others of another kind"
    assert {line.plan.options["island"] for line in lines[4:]} == ({"petit", "grande"} if name == GAME else set())
    assert len({goals.what(line) for line in lines}) == len(lines)


def test_being_ahead_is_counted_seat_by_seat_and_victories_against_what_is_fair() -> None:
    matches = [ended(number, place) for number, place in enumerate([1, 1, 2, 3])]
    assert LINE.values(matches) == [1, 1, 0.5, 0]
    assert replace(LINE, fair=True).interval(matches)[0] == pytest.approx(1.5)
    alone = replace(LINE, plan=replace(LINE.plan, players=1))
    assert alone.interval([ended(0, 1, 80), ended(1, 1, 90)])[0] == 85


def test_a_line_ends_once_its_first_matches_decide() -> None:
    lost, won = ([ended(number, place) for number in range(40)] for place in (3, 1))
    assert not LINE.decided(lost[: goals.LEAST - 1])
    assert LINE.decided(lost)
    assert LINE.decided(won)
    even = [ended(number, 1 if number % 10 < 8 else 3) for number in range(40)]
    assert not LINE.decided(even)
    assert not replace(LINE, goal=None).decided(won)
    assert LINE.told(won).endswith(": reached")
    assert LINE.told(even).endswith(": reached"), "as far as is known"
    assert LINE.told(lost).endswith("not reached")
    assert LINE.told(even[:2]).endswith("not reached"), "it may as well be below"
    assert LINE.told(lost[:1]) == "not played"


@pytest.mark.usefixtures("learned")
@pytest.mark.plays(GAME)
def test_lines_are_played_once_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = [replace(line, matches=4) for line in lines_of(game(GAME), 1)]
    monkeypatch.setattr(goals, "lines_of", lambda opened, seed: few)
    given = (str(tmp_path), "--game", GAME, "--workers", "1")
    goals.main(*given, "--show")
    assert capsys.readouterr().out.count("not played") == len(few)
    goals.main(*given, "--minutes", "0")
    assert "not played" in capsys.readouterr().out
    for _ in range(2):  # the second time nothing is left to be played
        goals.main(*given)
        told = [line for line in capsys.readouterr().out.splitlines() if "; 4)" in line]
        assert len(told) == len(few)
        assert "2 players, 0.1 s: ahead of random: 100 %" in told[0]
        assert "alone on Grande, 0.5 s: points: " in told[-1]
    kept = [file.read_text().count("\n") for file in tmp_path.glob("*/matches.jsonl")]
    assert kept == [4] * len(few)


@pytest.mark.plays(GAME)
def test_an_arena_ends_where_it_is_decided_and_counts_no_match_before_those_that_began_earlier(tmp_path: Path) -> None:
    plan = Plan.of(GAME, ["greedy", "random"], 2, seed=4)
    arenas.play(tmp_path, plan, 9, 1, decided=lambda outcomes: len(outcomes) >= 3)
    assert [outcome.number for outcome in arenas.kept_in(tmp_path)] == [0, 1, 2]
    assert [each.number for each in arenas.first_of({0: ended(0, 1), 2: ended(2, 1)})] == [0]
    assert arenas.kept_in(tmp_path / "nowhere") == []


def test_a_game_that_nobody_has_learned_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(goals, "fault_of", lambda _: "nobody has learned it")
    goals.main(str(tmp_path), "--game", GAME)
    assert capsys.readouterr().out.strip() == "nobody has learned it"
