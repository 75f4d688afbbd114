"""Looking for exercises: figures that are sure, a choice that is varied, notes that survive, and a file to be read."""

from __future__ import annotations

import math
import time
from pathlib import Path

import msgspec
import pytest

from islario.exercises.exercise import File, Kept, Tried
from islario.exercises.writing import written
from islario.lab.arena import Processes
from islario.lab.mining import BadNotes, Notes, Plan, file_of, prove_all, search
from islario.lab.mining import proof as proving
from islario.lab.mining.choosing import MOST_KEPT, chosen, in_turn, promising
from islario.lab.mining.looks import CHUNKS, compared, searched
from islario.lab.mining.proof import Proved
from islario.lab.mining.search import Candidate, Looked, Theme
from islario.match import game

GAME = "la-isla"
PLAN = Plan(GAME, 2, {"advanced_cards": "off"}, 1)


def kept(seed: int, missed: list[str], gap: float = 2.0) -> Kept:
    moves = [Tried(move, 0.5, 40.0, -gap * move, 0.5, [1.0, 2.0]) for move in range(3)]
    return Kept(seed, 2, {}, "0:1 1:2", 0, "abc", 500, gap, gap - 0.5, gap + 0.5, missed, moves)


def proved(seed: int, missed: list[str], kind: str = "draw", details: str | None = None, gap: float = 2.0) -> Proved:
    details = str(seed) if details is None else details
    return Proved(seed, "0:1 1:2", kept(seed, missed, gap), Theme(kind, details, "villages"))


def test_a_comparison_is_repeatable_and_its_bounds_hold_the_mean() -> None:
    seen = game(GAME).new(2, seed=3).view_state(0)
    moves = [found.move for found in searched(seen, 100, 0)[:3]]
    one, other = (compared(seen, moves, 1200, 1) for _ in range(2))
    assert one == other
    assert sum(found.visits for found in one.findings) == 1200 // (CHUNKS * 3) * CHUNKS * 3
    margins = [found.margin for found in one.findings]
    assert margins == sorted(margins, reverse=True)
    for gap, found in zip(one.gaps, one.findings[1:], strict=True):
        assert gap.mean == pytest.approx(one.best.margin - found.margin)
        assert gap.low < gap.mean < gap.high
    longer = compared(seen, moves, 6000, 1).gaps[0]
    assert longer.high - longer.low < one.gaps[0].high - one.gaps[0].low, "who looks longer knows better"


def test_what_is_kept_differs_grows_harder_and_is_missed_by_greedy_bots() -> None:
    found = [proved(seed, ["greedy", "novice"][: seed % 3]) for seed in range(60)]
    twice = proved(100, ["greedy"], details="1")  # the same move for the same reason
    again = proved(2, ["greedy"], details="other")  # of the same match
    exercises = chosen([*found, twice, again])
    assert len(exercises) == MOST_KEPT
    assert 2 * sum("greedy" in each.missed_by for each in exercises) >= len(exercises)
    assert [len(each.missed_by) for each in exercises] == sorted(len(each.missed_by) for each in exercises)
    assert len({each.seed for each in exercises}) == len(exercises)
    assert 100 not in {each.seed for each in exercises}
    assert not chosen([proved(1, [])]), "what every bot finds is none as long as there is nothing else"
    assert not chosen([Proved(1, "0:1")])


def test_each_kind_of_decision_has_its_turn() -> None:
    assert in_turn("aaabbc", lambda letter: letter) == [*"abcaba"]
    each = [Candidate(n, "", 0, float(n), n % 2 == 0, Theme("ab"[n > 3], str(n // 2), "s")) for n in range(8)]
    best = promising(each)
    assert [one.theme.kind for one in best] == ["b", "a", "b", "a"]
    assert all(one.missed for one in best), "of equal themes the one that greedy bots miss"


def test_a_file_is_read_as_it_was_written() -> None:
    file = File(2, "0123", [kept(7, ["greedy"]), kept(9, [])])
    text = written(file, "islario exercises x --games 3")
    assert text.startswith("# Found by `islario exercises x --games 3`.\n")
    read = msgspec.toml.decode(text, type=File)
    assert [each.plies.split() for each in read.exercises] == [["0:1", "1:2"]] * 2
    plain = [msgspec.structs.replace(each, plies="0:1 1:2") for each in read.exercises]
    assert File(read.rules, read.components, plain) == file


def test_notes_go_on_where_they_were_and_refuse_another_search(tmp_path: Path) -> None:
    path = tmp_path / "found.notes"
    with Notes(path, PLAN) as notes:
        notes.keep(Looked(4, [Candidate(5, "0:1", 0, 1.0, True, Theme("a", "b", "c"))]))
        notes.keep(proved(5, ["greedy"]))
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"type":"looked","num')  # torn by a kill
    with Notes(path, PLAN) as notes:
        assert ([*notes.looked], [*notes.proved]) == ([4], [(5, "0:1 1:2")])
        assert len(file_of(PLAN, notes).exercises) == 1
    assert path.read_bytes() == whole
    with pytest.raises(BadNotes, match="another search"):
        Notes(path, Plan(GAME, 2, {"advanced_cards": "off"}, 2))
    foreign = tmp_path / "foreign"
    foreign.write_text("my diary\n")
    with pytest.raises(BadNotes, match="another search"):
        Notes(foreign, PLAN)
    assert foreign.read_text() == "my diary\n"
    with pytest.raises(BadNotes, match="cannot be kept"):
        Notes(tmp_path, PLAN)


def test_exercises_are_found_in_matches_and_nothing_is_done_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proving, "_iterations_of_a_captain", lambda seen: 200)
    with Notes(tmp_path / "notes", PLAN) as notes:
        assert len([*search(PLAN, 3, notes, Processes(1), math.inf)]) == 3
        candidates = [each for match in notes.looked.values() for each in match.candidates]
        tried = [*prove_all(PLAN, notes, Processes(1), math.inf)]
        assert candidates
        assert len(tried) == len(promising(candidates))
        for each in notes.proved.values():
            if each.exercise is not None:
                assert each.exercise.low >= proving.LEAST_GAP
                assert each.exercise.captain == 200
    with Notes(tmp_path / "notes", PLAN) as notes:
        assert [*search(PLAN, 3, notes, Processes(1), math.inf)] == []
        assert [*prove_all(PLAN, notes, Processes(1), math.inf)] == []
        assert len([*search(PLAN, 9, notes, Processes(1), time.monotonic())]) == 1, "time is up after the first"
