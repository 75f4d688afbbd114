"""The Parquet export says of every decision what the match says."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from islario.lab.arena import BadArena, Folder, Plan, Processes, finish
from islario.lab.arena.folder import MATCHES, read
from islario.lab.export import export
from islario.lab.observations import named, observed
from islario.match import game, replay

GAME = "islas-canarias"
GAMES = 3


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("arena")
    plan = Plan.of(GAME, ["greedy", "random"], 3, seed=4, islands="random")
    with Folder.open(path, plan) as folder:
        for _ in finish(plan, GAMES, folder, Processes(1)):
            pass
    lines = (path / MATCHES).read_bytes().splitlines(keepends=True)
    (path / MATCHES).write_bytes(b"".join(reversed(lines)))  # matches end in any order
    return path


def test_every_decision_of_every_match_is_there_as_it_was(arena: Path, tmp_path: Path) -> None:
    told: list[int] = []
    rows = export(arena, tmp_path / "all.parquet", told.append)
    table = parquet.read_table(tmp_path / "all.parquet").to_pylist()
    assert len(table) == rows
    assert sum(told) == GAMES
    outcomes = sorted(read(arena)[1], key=lambda outcome: outcome.number)
    assert [row["match"] for row in table] == [o.number for o in outcomes for _ in range(sum(o.decisions))]
    at = 0
    for outcome in outcomes:
        match = replay(outcome.record)
        for ply, (seat, move) in enumerate(match.plies):
            row = table[at]
            at += 1
            assert (row["ply"], row["seat"], row["move"], row["bot"]) == (ply, seat, move, outcome.bots[seat])
            assert (row["points"], row["place"]) == (match.scores[seat], match.places[seat])
            assert (row["game"], row["rules"], row["players"]) == (GAME, match.game.rules.version, 3)
            assert json.loads(row["options"]) == match.options
            if ply % 10 == 0:
                position = match.at(ply)
                assert row["legal"] == [m.number for m in position.moves(seat)]
                seen = named(match.game, np.array(row["observation"], np.float32))
                assert {k: [round(float(x), 4) for x in v] for k, v in seen.items()} == observed(position, seat)
            assert move in row["legal"]
    assert at == rows


def test_the_file_says_what_it_holds(arena: Path, tmp_path: Path) -> None:
    export(arena, tmp_path / "all.parquet")
    schema = parquet.read_schema(tmp_path / "all.parquet")
    about = json.loads(schema.metadata[b"islario"])
    rules = game(GAME).rules
    assert about["arena"]["seed"] == 4
    assert about["moves"] == rules.moves.count
    assert about["observation"][-1][2] == rules.observation_size == schema.field("observation").type.list_size
    assert about["observation"][0] == [rules.observation[0].name, 0, rules.observation[0].size]


def test_what_cannot_be_exported_leaves_no_file(arena: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    with Folder.open(empty, Plan.of(GAME, ["random"])):
        pass
    with pytest.raises(BadArena, match="No match has ended"):
        export(empty, tmp_path / "x.parquet")
    with pytest.raises(BadArena, match="cannot be written"):
        export(arena, tmp_path / "nowhere" / "x.parquet")
    with pytest.raises(BadArena, match="There is no arena in"):
        export(tmp_path / "nowhere", tmp_path / "x.parquet")
    damaged = (arena / MATCHES).read_bytes()
    (empty / MATCHES).write_bytes(damaged[:200] + b"\n" + damaged)
    with pytest.raises(BadArena, match="damaged at line 1"):
        export(empty, tmp_path / "x.parquet")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty"]
