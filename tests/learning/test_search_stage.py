"""The stage with searched matches: what is drawn from them, that it makes a network stronger, how it is gone on with.

`make test-learn` runs this.
"""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import islario
from islario.learning import searchers as searching_beside
from islario.learning.plan import Goal, Plan, SearchPlan, TablePlan
from islario.learning.searching import NOT_LEGAL, Lessons

pytestmark = pytest.mark.learn
torch = pytest.importorskip("torch")
GAME = "trails-of-tucana"
GREEDY = {
    "foresight": 0.0,
    "doubt": 1.0,
    "width": 99.0,
    "exploration": 0.1,
    "spread": 1.0,
}  # as if one looked a move ahead
SEARCH = SearchPlan(minutes=1e6, iterations=32, manner=GREEDY, times=15, kept=20_000)
SMALL = Plan(Goal(10.0), [TablePlan(2)], SEARCH, minutes=1e-6, size=48, steps=12, part=144)
MOST_BYTES = 16 << 20
ENOUGH = 1500  # positions


class Enough(Exception):
    """What was waited for has come."""


def lessons_of(count: int, best: int, players: int = 2) -> Lessons:
    """Positions that look alike, in which one move is best and the mover wins."""
    rules, ones = islario.game(GAME).rules, np.eye(8, dtype=np.float16)[[0] * count]
    visits = np.full((count, rules.moves.count), NOT_LEGAL, np.int16)
    visits[:, :5] = 1
    visits[:, best] = 9
    seen = np.zeros((count, rules.observation_size), np.int8)
    seen[:, best] = 60
    return Lessons(seen, visits, np.full(count, players, np.int8), ones, ones, ones, ones)


def test_the_newest_positions_take_the_places_of_the_oldest() -> None:
    from islario.learning.pool import Pool

    pool = Pool.of(islario.game(GAME).rules, msgspec.structs.replace(SEARCH, kept=10), "cpu")
    for best, count in ((0, 6), (1, 6), (2, 25)):
        pool.add(lessons_of(count, best))
        assert (pool.visits[: len(pool), best] == 9).sum() == min(count, 10)
    assert (len(pool), pool.came) == (10, 37)


def test_a_network_comes_to_hold_what_was_found_and_tells_seats_apart_by_their_number() -> None:
    from islario.learning.network import Network
    from islario.learning.pool import Pool

    torch.manual_seed(1)
    rules = islario.game(GAME).rules
    pool, network = Pool.of(rules, SEARCH, "cpu"), Network(rules.observation_size, rules.moves.count)
    pool.add(lessons_of(50, 1, players=2))
    pool.add(lessons_of(50, 3, players=5))
    adam = torch.optim.Adam(network.parameters(), 1e-3)
    for _ in range(60):
        adam.zero_grad()
        missed, _ = pool.missed(network, 64)
        missed.backward()
        adam.step()
    with torch.no_grad():
        told = network(pool.seen[[0, 99]], pool.visits[[0, 99]] >= 0, 5)
    assert told.moves.argmax(1).tolist() == [1, 3]
    assert float(told.moves.exp()[0, 1]) == pytest.approx(9 / 13, abs=0.1), "as often as it was tried"
    assert (told.wins.exp()[:, 0] > 0.8).all()
    assert told.totals[1].tolist() == pytest.approx([1, 0, 0, 0, 0], abs=0.2)


def test_a_run_goes_on_to_searched_matches_is_gone_on_with_and_becomes_stronger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from islario.learning import run as running
    from islario.learning.evaluating import against
    from islario.learning.run import Run

    monkeypatch.setattr(searching_beside, "CHUNK", 100)
    monkeypatch.setattr(running, "EVALUATED_EVERY", 3.0)
    monkeypatch.setattr(running, "MATCHES", 8)
    found: list[int] = []

    def until_there_are(enough: int) -> Run:
        """A run that is broken off then."""

        def say(line: str) -> None:
            found.append(json.loads(line)["positions"])
            if found[-1] >= enough:
                raise Enough

        run = Run(game, SMALL, tmp_path, "cpu", workers=1)
        with pytest.raises(Enough):
            run.go_on(math.inf, say)
        return run

    game = islario.game(GAME)
    until_there_are(1)
    kept = sum(len(np.load(file)["players"]) for file in (tmp_path / "positions").glob("*.npz"))
    assert kept >= found[-1], "nothing that was found is lost"
    run = until_there_are(ENOUGH)
    assert run.resumed
    assert max(file.stat().st_size for file in tmp_path.rglob("*") if file.is_file()) < MOST_BYTES
    assert against(run.network, None, game, SMALL.tables[0], 300, "cpu") > 1.2, "of 2: 1 is as good as random"


def test_what_fails_where_it_searches_ends_the_run(tmp_path: Path) -> None:
    from islario.learning.run import Run

    plan = msgspec.structs.replace(SMALL, search=msgspec.structs.replace(SEARCH, manner={"haste": 1.0}))
    with pytest.raises(TypeError, match="haste"):
        Run(islario.game(GAME), plan, tmp_path, "cpu", workers=1).go_on(60.0, print)


def test_who_begins_as_another_network_searches_at_once_and_first_learns_what_to_expect(tmp_path: Path) -> None:
    from islario.learned.packing import floats_in, packed, write
    from islario.learned.weights import standards_of
    from islario.learning.network import Network
    from islario.learning.run import Run

    game = islario.game(GAME)
    before = Network(game.rules.observation_size, game.rules.moves.count)
    file = write(packed(before.arrays(), game.rules), standards_of(game.rules), tmp_path / "packed.npz")
    begun = Network.of(floats_in(file, game.rules)[0])
    for name, array in begun.arrays().items():
        if not name.startswith("utility"):
            assert np.allclose(array, before.arrays()[name], atol=1e-3), name
    run = Run(game, SMALL, tmp_path / "run", "cpu", begin_as=begun, workers=1)
    assert run.seconds == 60.0 * SMALL.minutes
    stage: Any = run.stage()
    assert stage[0].searches
    assert replace(stage[0], seconds=0.0).gain == SEARCH.gain
    assert run.waits > 0
