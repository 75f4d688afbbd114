"""A little of every attack of the soak (`make soak`), so that none of them is out of order when it is needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.process import Nursery
from tests.soak import described, fuzz, kills, races, slow, undone
from tests.soak.ground import Ground, Kind
from tests.soak.ledger import Ledger

CALM = 10  # moves of a bystander's before an attack: enough to see that people can play


@pytest.fixture(scope="module")
def ground(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, address: str) -> Ground:
    return Ground(nursery, tmp_path_factory.mktemp("soak"), address)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kills_lose_no_acknowledged_move(ground: Ground, kind: Kind) -> None:
    assert kills.attack(ground, kind, 10).counts["moves acknowledged"] > 10


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_of_two_at_the_same_moment_one_wins(ground: Ground, kind: Kind) -> None:
    counts = races.attack(ground, kind, 60, CALM).counts
    assert len(counts) == 6, "every kind of race"


def test_no_request_breaks_the_server(ground: Ground) -> None:
    counts = fuzz.attack(ground, 3000, calm=CALM).counts
    assert counts["messages on sockets"] > 200


def test_no_request_of_the_description_breaks_the_server(ground: Ground) -> None:
    described.attack(ground, 350, calm=CALM)


def test_a_table_full_of_undone_moves_is_read(ground: Ground) -> None:
    undone.attack(ground, 600, CALM)


def test_slow_connections_keep_nobody_out(ground: Ground) -> None:
    slow.attack(ground, 140, CALM, deaf=False)


def test_a_soak_that_was_killed_goes_on(tmp_path: Path) -> None:
    sizes = {"one": 10, "two": 5}
    ledger = Ledger(tmp_path, sizes, anew=False)
    ledger.parts["one"].done = 7
    ledger.parts["one"].figures.note({"moves": 3})
    ledger.write()
    again = Ledger(tmp_path, sizes, anew=False)
    assert (again.parts["one"].done, again.parts["one"].figures.counts) == (7, {"moves": 3})
    assert "not (yet) all held" in again.text()
    again.parts["one"].done, again.parts["two"].done = 10, 5
    again.write()
    assert again.held
    assert Ledger(tmp_path, sizes, anew=False).parts["one"].done == 0  # another one begins
    assert "10 of 10" in (tmp_path / "soak.txt").read_text()
