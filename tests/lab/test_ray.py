"""The arena on a Ray cluster: the same command, the same matches. `make test-ray` runs this."""

from __future__ import annotations

import json
import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from islario.lab.arena import Plan, play
from islario.lab.arena.folder import read
from tests.patience import patiently

pytestmark = pytest.mark.ray
GAME, BOTS = "la-isla", ["greedy", "random"]


def free_ports(count: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


@pytest.fixture(scope="module")
def surroundings() -> dict[str, str]:
    """A token of the test's own, so that it is the same whether this machine's Ray asks for one or not."""
    return {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16), "LANG": "C.UTF-8"}


@pytest.fixture(scope="module")
def cluster(surroundings: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster with two cores."""
    port, client = free_ports(2)
    ray = str(Path(sys.executable).with_name("ray"))
    command = [ray, "start", "--head", "--block", f"--port={port}", f"--ray-client-server-port={client}"]
    command += ["--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats"]
    log = tmp_path_factory.mktemp("ray") / "log"
    with log.open("w") as out, subprocess.Popen(command, stdout=out, stderr=out, env=surroundings) as head:
        for _ in patiently("the cluster", pause=0.2):
            assert head.poll() is None, log.read_text()
            if "will now block" in log.read_text():
                break
        yield f"ray://127.0.0.1:{client}"
        head.terminate()


def arena(surroundings: dict[str, str], out: Path, games: int, on: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "islario.cli", "arena", GAME, *BOTS, "--games", str(games), "--json"]
    command += ["--out", str(out), "--on", on]
    return subprocess.run(command, capture_output=True, text=True, env=surroundings, check=False)


def test_a_cluster_plays_the_same_matches_and_goes_on(
    cluster: str, surroundings: dict[str, str], tmp_path: Path
) -> None:
    for games in (5, 12):
        done = arena(surroundings, tmp_path, games, cluster)
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["matches"] == games
    plan = Plan.of(GAME, BOTS)
    kept = {outcome.number: outcome for outcome in read(tmp_path)[1]}
    assert sorted(kept) == list(range(12))
    for number, outcome in kept.items():
        assert outcome.record == play(plan, number).record


def test_a_cluster_of_this_machine_alone(surroundings: dict[str, str], tmp_path: Path) -> None:
    done = arena(surroundings, tmp_path, 3, "ray")
    assert (done.returncode, json.loads(done.stdout)["matches"]) == (0, 3), done.stderr


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(surroundings: dict[str, str], tmp_path: Path) -> None:
    done = arena(surroundings, tmp_path, 3, f"ray://127.0.0.1:{free_ports(1)[0]}")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("The Ray cluster ray://127.0.0.1:")
    assert done.stderr.count("\n") == 1
