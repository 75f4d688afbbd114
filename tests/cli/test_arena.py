"""`islario arena`: from bots to a table, in both languages; its folder; and what it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from islario.cli.table.matches import bot_name
from islario.lab.arena import Plan, play
from islario.words import Words
from tests.cli.conftest import Here, heed_ctrl_c, refused, surroundings
from tests.patience import PATIENCE, patiently

GAME = "la-isla"
pytestmark = pytest.mark.plays(GAME)
SMALL = ["--workers", 1, "--games", 6]


@pytest.mark.parametrize(("language", "label"), [("en", "greedy ahead of random"), ("fr", "greedy devant random")])
def test_the_table_for_people(here: Here, tmp_path: Path, language: str, label: str) -> None:
    shown = here("arena", GAME, "greedy", "random", *SMALL, "--players", 3, "--out", tmp_path / "a", "--lang", language)
    assert (shown.exit_code, shown.stderr) == (0, "")
    assert label in shown.stdout
    assert "6" in shown.stdout.splitlines()[2].split()
    assert f"islario replay {tmp_path / 'a'} --match 0" in shown.stdout.replace("\n", "")


def test_the_table_for_programs_and_more_games_later(here: Here, tmp_path: Path) -> None:
    command = ["arena", GAME, "greedy", "random", "--workers", 1, "--seed", 3, "--json", "--out", tmp_path]
    few = json.loads(here(*command, "--games", 2).stdout)
    more = json.loads(here(*command, "--games", 4).stdout)
    assert [few["matches"], more["matches"]] == [2, 4]
    assert json.loads(here(*command, "--games", 2).stdout) == few
    assert more["table"][0]["bot"] == "greedy"
    assert more["folder"] == str(tmp_path)
    assert [row["matches"] for row in more["table"]] == [4, 4]


def test_without_a_folder_the_same_command_finds_its_matches_again(here: Here, tmp_path: Path) -> None:
    command = ["arena", GAME, "greedy", "random", *SMALL, "--json"]
    first, again = json.loads(here(*command).stdout), json.loads(here(*command).stdout)
    assert first == again
    assert Path(first["folder"]).is_relative_to(tmp_path / "data")
    other = json.loads(here(*command, "--seed", 9).stdout)
    assert other["folder"] != first["folder"]


def test_alone_there_is_nobody_to_beat(here: Here, tmp_path: Path) -> None:
    shown = here("arena", "trails-of-tucana", "random", "--players", 1, *SMALL, "--out", tmp_path).stdout
    assert "Mean score" in shown
    assert "Rating" not in shown


def test_a_match_of_an_arena_is_replayed_by_its_number(here: Here, tmp_path: Path) -> None:
    here("arena", GAME, "greedy", "random", *SMALL, "--out", tmp_path)
    plan = Plan.of(GAME, ["greedy", "random"])
    shown = json.loads(here("replay", tmp_path, "--match", 3, "--json").stdout)
    wanted = play(plan, 3)
    assert shown["view"]["scores"] == wanted.points
    words = Words.common("en")
    assert shown["names"] == [bot_name(bot, seat, words) for seat, bot in enumerate(wanted.bots)]
    assert "Match 6 has not been played" in refused(here("replay", tmp_path, "--match", 6))
    assert "There is no arena in" in refused(here("replay", tmp_path / "nowhere", "--match", 6))


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["la-isle", "greedy"], 'Did you mean "la-isla"?'),
        ([GAME, "gredy"], 'Did you mean "greedy"?'),
        ([GAME], "Something is missing: BOT…"),
        ([GAME, "greedy", "--games", "0"], "--games must be at least 1"),
        ([GAME, "greedy", "--players", "5"], "for 2 to 4 players, not 5"),
        ([GAME, *["greedy"] * 17], "takes 1 to 16 bots, not 17"),
        ([GAME, "greedy", "--option", "seed=3"], 'no option "seed"'),
        ([GAME, "greedy", "--seconds", "soon"], '--seconds must be a number, not "soon"'),
        ([GAME, "greedy", "--seconds", "nan"], "--seconds must be at least 0.001"),
        ([GAME, "greedy", "--on", "http://x"], "as in ray://head:10001"),
        ([GAME, "greedy", "--out", "a\0b"], "cannot be used"),
    ],
)
def test_what_is_refused(here: Here, args: list[str], told: str) -> None:
    assert told in refused(here("arena", *args))


def test_folders_that_cannot_be_used(here: Here, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in refused(here("arena", GAME, "greedy", *SMALL, "--out", tmp_path / "file"))
    folder = tmp_path / "folder"
    here("arena", GAME, "greedy", *SMALL, "--out", folder)
    told = refused(here("arena", GAME, "greedy", *SMALL, "--players", 3, "--out", folder))
    assert 'holds another arena: "players" is 2 there and 3 here' in told
    lines = (folder / "matches.jsonl").read_bytes().splitlines(keepends=True)
    (folder / "matches.jsonl").write_bytes(b"".join([lines[0], b"?\n", *lines[2:]]))
    assert "damaged at line 2." in refused(here("arena", GAME, "greedy", *SMALL, "--out", folder))


def test_without_ray_its_absence_is_told(here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    told = refused(here("arena", GAME, "greedy", *SMALL, "--out", tmp_path, "--on", "ray"))
    assert 'pip install "islario[ray]"' in told


def test_ctrl_c_stops_in_good_order(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "islario.cli", "arena", GAME, "greedy", "random", "--games", "100000"]
    file = tmp_path / "arena" / "matches.jsonl"
    with subprocess.Popen([*command, "--workers", "1", "--out", str(file.parent)], stderr=subprocess.PIPE, text=True,
                          env=surroundings(tmp_path, {}), preexec_fn=heed_ctrl_c) as process:  # fmt: skip  # noqa: PLW1509
        for _ in patiently("some matches", pause=0.02):
            assert process.poll() is None
            if file.exists() and file.read_bytes().count(b"\n") >= 3:
                break
        os.kill(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "of 100000 matches played; the same command goes on." in told.replace(",", "")
    assert "Traceback" not in told
    assert file.read_bytes().endswith(b"}\n")


def test_an_arena_is_exported(here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here("arena", GAME, "random", *SMALL, "--out", tmp_path / "arena")
    file = tmp_path / "all.parquet"
    done = here("export", tmp_path / "arena", file)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.startswith("6 matches, ")
    assert file.stat().st_size > 1000
    assert "There is no arena in" in refused(here("export", tmp_path / "nowhere", file))
    assert "is a folder" in refused(here("export", tmp_path / "arena", tmp_path))
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert 'pip install "islario[parquet]"' in refused(here("export", tmp_path / "arena", file))
