"""Bad input: one sentence on stderr, exit code 2, no traceback; "did you mean" where something close is known."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import islario
from islario.cli.program import mistakes
from islario.kernel.shelf import folder_of
from tests.cli.conftest import Apart, Here, refused

GAME = "trails-of-tucana"


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["pley"], 'no command "pley". Did you mean "play"?'),
        (["xyzzy"], 'no command "xyzzy". “islario'),
        (["--playrs", "2"], "“islario” has no option --playrs."),
        (["play", "--playrs", "2"], 'has no option --playrs. Did you mean "--players"?'),
        (["play", "-x"], "has no option -x."),
        (["simulate"], "Something is missing: GAME."),
        (["replay"], "Something is missing: FILE."),
        (["play"], "Which game?"),
        (["play", GAME, "--players"], "--players needs a value"),
        (["simulate", GAME, "--json=yes"], "--json takes no value"),
        (["--version=3"], "--version takes no value"),
        (["games", "trails-of-tucana", "one", "two"], "does not know what to do with: one two"),
        (["play", "trials-of-tuna"], 'Did you mean "trails-of-tucana"?'),
        (["rules", "chess"], 'no game called "chess"'),
        (["prepare", "chess"], 'no game called "chess"'),
        (["games", "--lang", "de"], "--lang is one of en, fr"),
        (["completion", "tcsh"], "bash, zsh, fish"),
        (["play", GAME, "--players", "two"], '--players must be a whole number, not "two"'),
        (["play", GAME, "--players", "0"], "--players must be at least 1, not 0"),
        (["play", GAME, "--players", "9"], "for 1 to 8 players, not 9"),
        (["play", GAME, "--players", "99999999999999999999"], "for 1 to 8 players"),
        (["simulate", GAME, "--players", "-3"], "for 1 to 8 players, not -3"),
        (["simulate", GAME, "--games", "0"], "--games must be at least 1"),
        (["simulate", GAME, "--workers", "100000"], "--workers must be at most 256"),
        (["simulate", GAME, "--seed", "abc"], "--seed must be a whole number"),
        (["simulate", GAME, "--games", "9999999999999999"], "not enough memory"),
        (["play", GAME, "--option", "iland=grande"], 'Did you mean "island"?'),
        (["play", GAME, "--option", "island=grand"], 'Did you mean "grande"?'),
        (["play", GAME, "--option", "=x"], "given as name=choice"),
        (["play", GAME, "--option", "island="], "given as name=choice"),
        (["play", GAME, "--option", "seed=7"], 'no option "seed"'),
        (["simulate", GAME, "--option", "players=7"], 'no option "players"'),
        (["play", GAME, "--bots", "gredy"], 'Did you mean "greedy"?'),
        (["play", GAME, "--bots", ""], "no bot called"),
        (["play", GAME, "--players", "2", "--bots", "greedy,greedy,greedy"], "do not fit round a table of 2"),
        (["play", GAME, "--players", "1", "--name", "Ana", "--name", "Ben"], "do not fit round a table of 1"),
        (["play", GAME, "--resume", "x.json"], "--resume FILE stands alone"),
        (["rules", GAME, "TT-999"], "numbered TT-1 to"),
        (["rules", GAME, "banana"], "numbered TT-1 to"),
        (["check", GAME, "--law", "banana"], 'no law "banana". Laws have numbers'),
        (["check", GAME, "--law", "random-play-end"], 'Did you mean "random-play-ends"?'),
    ],
)
def test_bad_arguments(here: Here, args: list[str], told: str) -> None:
    assert told in refused(here(*args))


def test_mistakes_are_told_in_the_chosen_language(here: Here) -> None:
    assert "Vouliez-vous dire « play » ?" in refused(here("--lang", "fr", "pley"))
    assert "doit être un nombre entier" in refused(here("play", GAME, "--players", "deux", "--lang=fr"))


@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"], ["--components"]])
def test_bad_files(here: Here, command: list[str], tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes("é".encode("latin-1"))
    (tmp_path / "empty").write_text("")
    (tmp_path / "deep").write_text("[" * 100_000)
    tail = ["games"] if command == ["--components"] else []
    assert "There is no file" in refused(here(*command, tmp_path / "nowhere", *tail))
    assert "is a folder" in refused(here(*command, tmp_path, *tail))
    assert "not a text file in UTF-8" in refused(here(*command, tmp_path / "latin", *tail))
    assert "cannot be read" in refused(here(*command, "a\0b", *tail))
    assert "cannot be read" in refused(here(*command, "x" * 5000, *tail))
    for name in ("empty", "deep"):
        refused(here(*command, tmp_path / name, *tail))


def test_bad_records(here: Here, tmp_path: Path) -> None:
    match = islario.game(GAME).new(players=2, seed=1)
    match.play(0, match.moves(0)[0])
    record = json.loads(match.record())
    file = tmp_path / "match.json"

    def told(text: str, *command: str) -> str:
        file.write_text(text)
        return refused(here(*(command or ("replay",)), file))

    assert "damaged or cut off at line 1" in told(match.record()[:100])
    assert "not a record of Islario's" in told("[1, 2]")
    assert "not a record of Islario's" in told('"text"')
    assert "was changed" in told(json.dumps({**record, "players": 3}))
    saved: dict[str, Any] = {
        "islario-save": 1,
        "chairs": [{"name": "A", "bot": None}] * 2,
        "bot_seed": 1,
        "record": record,
    }
    assert "format 7" in told(json.dumps({**saved, "islario-save": 7}))
    for name, value in (("chairs", 3), ("chairs", [{"name": 1, "bot": None}] * 2), ("bot_seed", "x"), ("record", 3),
                        ("chairs", [{"name": "A", "bot": "hal"}] * 2)):  # fmt: skip
        assert "is damaged" in told(json.dumps({**saved, name: value}))
    assert "is damaged" in told(json.dumps({**saved, "chairs": saved["chairs"] * 2}), "play", "--resume")
    assert "was changed" in told(json.dumps({**saved, "record": {**record, "moves": []}}))
    del record["check"]
    for option in ("key", "seed", "players"):
        forged = {**record, "options": {option: "x"}}
        forged["check"] = hashlib.sha256(json.dumps(forged, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
        assert f'has no option "{option}"' in told(json.dumps(forged))


def test_a_component_file_is_checked_and_its_fault_told(apart: Apart, tmp_path: Path) -> None:
    good = (folder_of(GAME) / "box" / "components.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"

    def told(text: str) -> str:
        file.write_text(text, encoding="utf-8")
        done = apart("--components", file, "play", GAME)
        assert (done.returncode, done.stdout) == (2, "")
        assert "Traceback" not in done.stderr
        return done.stderr

    line = good[: good.index("desert = 8")].count("\n") + 1
    assert f"mine.toml, line {line}, in [terrain-cards]" in told(good.replace("desert = 8", 'desert = "many"'))
    assert "not valid TOML" in told("game = ")
    assert "does not say which game" in told("x = 1")
    assert 'Did you mean "trails-of-tucana"?' in told('game = "trails-of-tucan"')


def test_an_unexpected_fault_leaves_its_details_in_a_file(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the sky fell\nand more")

    monkeypatch.setattr("islario.cli.commands.rules.rulebook", broken)
    result = here("rules", GAME)
    assert result.exit_code == mistakes.OUR_FAULT
    assert "RuntimeError: the sky fell);" in result.stderr
    details = Path(result.stderr.rstrip().rstrip(".").rpartition(" ")[2])
    assert "Traceback" in details.read_text()
    details.unlink()


def test_ctrl_c_is_130_and_a_closed_pipe_is_fine(here: Here, monkeypatch: pytest.MonkeyPatch, apart: Apart) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("islario.cli.commands.rules.rulebook", interrupted)
    assert here("rules", GAME).exit_code == mistakes.INTERRUPTED
    command = [sys.executable, "-m", "islario.cli", "rules", GAME]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert (process.wait(), process.stderr.read()) == (0, b"")
