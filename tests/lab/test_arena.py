"""The arena: fair seats, matches that follow from their number, intervals that hold, and a folder that survives."""

from __future__ import annotations

import json
import math
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import NormalDist, fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from islario.lab.arena import BadArena, Folder, Outcome, Plan, Processes, finish, play, summary
from islario.lab.arena.crews import AHEAD
from islario.lab.arena.folder import MATCHES, PLAN, read
from islario.lab.arena.ratings import ahead, mean_interval, ratings, shares_interval, student, victory, wilson
from islario.lab.arena.seating import round_length, seated, tables
from islario.match import replay
from tests.patience import patiently

GAME = "la-isla"
BOTS = ["greedy", "random"]


def ended(places: Iterable[int], bots: Iterable[str] = ("a", "b"), number: int = 0) -> Outcome:
    places, bots = [*places], [*bots]
    return Outcome(number, bots, [10 * (9 - p) for p in places], places, [5] * len(bots), [0.01] * len(bots), "")


def told(folder: Path) -> dict[int, tuple[object, ...]]:
    """Everything but the time that was spent, by number."""
    return {o.number: (o.bots, o.points, o.places, o.decisions, o.record) for o in read(folder)[1]}


def played(folder: Path, plan: Plan, games: int) -> dict[int, tuple[object, ...]]:
    with Folder.open(folder, plan) as opened:
        for _ in finish(plan, games, opened, Processes(1)):
            pass
    return told(folder)


# Seats


@given(bots=st.integers(1, 9), players=st.integers(1, 8), first=st.integers(0, 50))
@settings(max_examples=60, deadline=None)
def test_in_a_round_every_bot_has_every_seat_and_every_neighbour_equally_often(
    bots: int, players: int, first: int
) -> None:
    length = round_length(bots, players)
    lineups = [seated(bots, players, first * length + number) for number in range(length)]
    in_seat = Counter((seat, bot) for lineup in lineups for seat, bot in enumerate(lineup))
    assert set(in_seat) == {(seat, bot) for seat in range(players) for bot in range(bots)}
    assert len(set(in_seat.values())) == 1
    meetings = Counter(frozenset((a, b)) for lineup in lineups for a in lineup for b in lineup if a != b)
    assert len(set(meetings.values())) <= 1
    assert all(max(c.values()) - min(Counter(range(bots))[b] + c[b] - 1 for b in range(bots)) <= 1
               for c in map(Counter, lineups))  # fmt: skip


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 3), (4, 4), (5, 5), (5, 3)])
def test_in_the_long_run_every_order_round_the_table_comes_equally_often(bots: int, players: int) -> None:
    rounds = math.factorial(players - 1)
    counts = Counter(seated(bots, players, number) for number in range(rounds * round_length(bots, players)))
    assert len(counts) == math.perm(bots, players)
    assert set(counts.values()) == {1}


def test_in_an_unfinished_round_the_tables_are_as_even_as_can_be() -> None:
    for games in range(1, 80):
        counts = Counter(frozenset(seated(4, 3, number)) for number in range(games))
        assert max(counts.values()) - min(counts[frozenset(table)] for table in tables(4, 3)) <= 1


# Plans and matches


def test_a_match_follows_from_the_plan_and_its_number_alone() -> None:
    plan = Plan.of(GAME, BOTS, 3, seed=5)
    one, again, other = play(plan, 4), play(plan, 4), play(plan, 5)
    assert (one.record, one.points) == (again.record, again.points)
    assert one.record != other.record
    assert one.bots == plan.lineup(4)
    match = replay(one.record)
    assert (list(match.scores), list(match.places), match.key) == (one.points, one.places, plan.key(4))
    assert sum(one.decisions) == len(match.plies)
    assert play(Plan.of(GAME, BOTS, 3, seed=6), 4).record != one.record


def test_without_a_word_on_players_the_bots_fill_a_table() -> None:
    assert Plan.of(GAME, BOTS).players == 2
    assert Plan.of("isla-dorada", BOTS).players == 3
    assert Plan.of(GAME, ["greedy"] * 7).players == 4


def test_a_plan_is_checked() -> None:
    for bots in ([], ["greedy"] * 17):
        with pytest.raises(BadArena):
            Plan.of(GAME, bots)


def test_a_worker_with_other_rules_is_refused() -> None:
    plan = Plan.of(GAME, BOTS)
    with pytest.raises(BadArena, match="Other rules or components of La Isla"):
        play(Plan(**{**plan.as_json(), "rules": plan.rules + 1}), 0)


# Figures


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),  # as published for Wilson's interval without correction
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0, 1)],
)
def test_wilson_s_interval(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_the_mean_and_its_margin() -> None:
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((3.0, student(4) * math.sqrt(2.5) / math.sqrt(5)), abs=1e-4)
    assert mean_interval([7]) == (7, math.inf)


def test_victories_are_shared_and_counted_by_match() -> None:
    assert victory(ended([1, 2]), "a") == 1
    assert victory(ended([1, 1]), "a") == 0.5
    assert victory(ended([1, 1, 1], "aab"), "a") == pytest.approx(2 / 3)
    assert victory(ended([2, 3, 1], "aab"), "a") == 0


def test_coming_in_ahead_counts_places_not_victories() -> None:
    outcomes = [ended([3, 2, 1], "abc"), ended([1, 3, 2], "abc"), ended([2, 2, 1], "abc"), ended([1, 2], "ac")]
    assert ahead(outcomes, "a", "b") == [0, 1, 0.5]
    assert ahead([ended([1, 3, 2], "aab")], "a", "b") == [0.5]


def test_with_two_at_a_table_coming_in_ahead_is_as_sure_as_winning() -> None:
    assert shares_interval([1.0] * 7 + [0.0] * 3) == pytest.approx(wilson(7, 10))
    assert shares_interval([1.0] * 10) == wilson(10, 10)
    assert shares_interval([0.5]) == wilson(0.5, 1)


def test_the_interval_of_coming_in_ahead_of_several_holds_the_true_share() -> None:
    """One among three weaker ones, 20 matches an arena; the interval is narrower than that of mere victories."""
    true, held, narrower = NormalDist().cdf(1 / math.sqrt(2)), 0, 0
    for seed in range(400):
        chance = random.Random(seed)
        shares = []
        for _ in range(20):
            strength = chance.gauss(1, 1)
            shares.append(fmean(strength > chance.gauss(0, 1) for _ in range(3)))
        low, high = shares_interval(shares)
        held += low <= true <= high
        least, most = wilson(sum(shares), 20)
        narrower += high - low < most - least
    assert 370 <= held <= 395
    assert narrower > 360


@pytest.mark.parametrize(("freedom", "t"), [(4, 2.7764), (11, 2.2010), (30, 2.0423), (1000, 1.9623)])
def test_student_s_t(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=0.01)


def test_the_rating_s_interval_holds_the_true_difference() -> None:
    """Bots of which one wins 7 of 10: in Plackett and Luce's model that is a difference of 4.99 on this scale."""
    true = math.log(0.7 / 0.3) * math.sqrt(2) * 25 / 6
    held = 0
    for seed in range(40):
        chance = random.Random(seed)
        rated = ratings(ended([1, 2] if chance.random() < 0.7 else [2, 1]) for _ in range(400))
        (one, margin), (other, other_margin) = rated["a"], rated["b"]
        held += abs(one - other - true) <= math.hypot(margin, other_margin)
    assert held >= 36


def test_a_bot_beside_itself_gains_nothing_from_itself() -> None:
    rated = ratings([ended([1, 2], "aa", number) for number in range(50)])
    assert rated["a"][0] == pytest.approx(25)


def test_the_summary_adds_up() -> None:
    plan = Plan.of(GAME, BOTS, 2)
    outcomes = [ended([1, 2] if number < 7 else [2, 1], BOTS, number) for number in range(10)]
    told = summary(plan, outcomes)
    best, other = told["table"]
    assert (best["bot"], best["wins"], best["times_fair"], best["fair_share"]) == ("greedy", 0.7, 1.4, 0.5)
    assert best["wins"] + other["wins"] == 1
    assert (best["wins_low"], best["wins_high"]) == pytest.approx(wilson(7, 10), abs=1e-4)
    assert best["points"] == pytest.approx((7 * 80 + 3 * 70) / 10)
    assert told["ahead"][0]["share"] == 0.7
    assert best["seconds_per_decision"] == pytest.approx(0.002)
    alone = summary(Plan.of("trails-of-tucana", ["greedy"], 1), [ended([1], ["greedy"])])
    assert "wins" not in alone["table"][0]


# The folder


def test_what_was_interrupted_goes_on_and_comes_out_the_same(tmp_path: Path) -> None:
    plan = Plan.of(GAME, BOTS, 3)
    whole = played(tmp_path / "whole", plan, 8)
    assert len(whole) == 8
    with Folder.open(tmp_path / "parts", plan) as folder:
        matches = finish(plan, 8, folder, Processes(1))
        for _ in range(3):
            next(matches)
    assert len(told(tmp_path / "parts")) == 3
    assert played(tmp_path / "parts", plan, 5) == {number: whole[number] for number in range(5)}
    assert played(tmp_path / "parts", plan, 8) == whole


def test_a_torn_last_line_is_dropped_and_a_damaged_one_refused(tmp_path: Path) -> None:
    plan = Plan.of(GAME, BOTS)
    whole = played(tmp_path, plan, 4)
    file = tmp_path / MATCHES
    lines = file.read_bytes().splitlines(keepends=True)
    for torn in (lines[3][:1], lines[3][:-1], lines[3][:-40] + b"\n", b"\0" * 50, b""):
        file.write_bytes(b"".join(lines[:3]) + torn)
        assert len(told(tmp_path)) == 3
        assert played(tmp_path, plan, 4) == whole
        assert len(file.read_bytes().splitlines()) == 4
    damaged = lines[1].replace(b'"places": [1', b'"places": [2')
    damaged = lines[1].replace(b'"number": 1', b'"number": 9') if damaged == lines[1] else damaged
    file.write_bytes(lines[0] + damaged + b"".join(lines[2:]))
    with pytest.raises(BadArena, match=r"matches\.jsonl is damaged at line 2\."):
        Folder.open(tmp_path, plan)


def test_another_arena_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    plan = Plan.of(GAME, BOTS, 2)
    played(tmp_path, plan, 2)
    before = (tmp_path / MATCHES).read_bytes()
    with pytest.raises(BadArena, match='holds another arena: "seed" is 1 there and 2 here'):
        Folder.open(tmp_path, Plan.of(GAME, BOTS, 2, seed=2))
    with pytest.raises(BadArena, match='"bots" is greedy random there and random here'):
        Folder.open(tmp_path, Plan.of(GAME, ["random"], 2))
    (tmp_path / PLAN).write_text("{")
    with pytest.raises(BadArena, match="does not tell what is played here"):
        Folder.open(tmp_path, plan)
    assert (tmp_path / MATCHES).read_bytes() == before


def test_matches_without_a_plan_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / MATCHES).write_text("somebody's own notes")
    with pytest.raises(BadArena, match="does not tell what is played here"):
        Folder.open(tmp_path, Plan.of(GAME, BOTS))
    assert (tmp_path / MATCHES).read_text() == "somebody's own notes"


def test_a_full_disk_is_told_and_what_was_kept_stays(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full here")
    plan = Plan.of(GAME, BOTS)
    with Folder.open(tmp_path, plan) as folder:
        full = open("/dev/full", "wb")  # noqa: SIM115
        kept, folder._file = folder._file, full
        with pytest.raises(BadArena, match="No space left on device"):
            folder.keep(play(plan, 0))
        folder._file = kept
        with pytest.raises(OSError, match="No space"):
            full.close()
    assert len(told(tmp_path)) == 0


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    plan = Plan.of(GAME, BOTS)
    with Folder.open(tmp_path, plan), pytest.raises(BadArena, match="being played in"):
        Folder.open(tmp_path, plan)
    with Folder.open(tmp_path, plan):
        pass


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_kill_9_loses_at_most_the_matches_in_flight(tmp_path: Path) -> None:
    workers = 2
    command = [sys.executable, "-m", "islario.cli", "arena", GAME, *BOTS, "--json"]
    command += ["--workers", str(workers), "--out", str(tmp_path), "--games"]
    file = tmp_path / MATCHES
    with subprocess.Popen([*command, "100000"], stdout=subprocess.DEVNULL) as process:
        for _ in patiently("some matches", pause=0.02):
            assert process.poll() is None
            if file.exists() and file.read_bytes().count(b"\n") >= 30:
                break
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        os.kill(process.pid, signal.SIGKILL)
    kept = file.read_bytes()
    kept = kept[: kept.rindex(b"\n") + 1]
    numbers = sorted(told(tmp_path))
    assert len(numbers) >= 30
    assert numbers[-1] + 1 - len(numbers) <= AHEAD * workers
    for _ in patiently("workers to notice that their arena is gone"):
        if not any(alive(int(child)) for child in children):
            break
    games = numbers[-1] + 40
    done = subprocess.run([*command, str(games)], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["matches"] == games
    assert file.read_bytes().startswith(kept)
    after = told(tmp_path)
    assert sorted(after) == list(range(games))
    assert file.read_bytes().count(b"\n") == games
    plan = Plan.of(GAME, BOTS)
    for number in (0, numbers[-1], numbers[-1] + 3, games - 1):
        assert after[number][-1] == play(plan, number).record
