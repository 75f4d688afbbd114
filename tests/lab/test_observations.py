"""Observations are documented field by field, and what the page says is so."""

import json
from pathlib import Path

import numpy as np

import islario
from islario.lab.observations import named, observed, page
from islario.match import game

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_page_is_up_to_date() -> None:
    assert (DOCS / "observations.md").read_text(encoding="utf-8") == page(), (
        "write it anew: python -m islario.lab.observations docs/observations.md"
    )


def test_every_number_has_a_name(name: str) -> None:
    rules = game(name).rules
    names = [feature.name for feature in rules.observation]
    assert len(set(names)) == len(names)
    batch = islario.batch(name, size=3, seed=1)
    parts = named(batch.game, batch.observations)
    assert list(parts) == names
    assert np.array_equal(np.concatenate(list(parts.values()), axis=1), batch.observations)
    assert all(np.shares_memory(part, batch.observations) for part in parts.values())


def test_a_seat_reads_what_it_may_know(name: str) -> None:
    match = game(name).new(game(name).seats[-1], seed=1)
    read = observed(match, 0)
    assert json.loads(json.dumps(read)) == read
    assert sum(map(len, read.values())) == game(name).rules.observation_size
