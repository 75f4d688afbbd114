"""In a real terminal (a pseudo-terminal): colours, fresh pages, stepping through a replay, a low and narrow screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path

import islario
from tests.cli.conftest import surroundings

GAME = "trails-of-tucana"
CLEARED = "\x1b[2J\x1b[3J"


def in_a_terminal(folder: Path, typed: str, *args: object, lines: int = 60, columns: int = 100, **more: str) -> str:
    """Everything the terminal shows; whatever is typed is typed ahead."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    environment = {k: v for k, v in surroundings(folder, more).items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
    environment = {**environment, "TERM": "xterm-256color", "COLORTERM": "truecolor", **more}
    command = [sys.executable, "-m", "islario.cli", *map(str, args)]
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment) as process:
        os.close(slave)
        os.write(master, typed.encode())
        shown = b""
        while True:
            try:
                part = os.read(master, 65536)
            except OSError:  # the other side is closed
                break
            if not part:
                break
            shown += part
    os.close(master)
    assert process.returncode == 0, shown.decode()
    return shown.decode()


def test_a_replay_is_stepped_through(tmp_path: Path) -> None:
    match, file = islario.game(GAME).new(1, seed=5), tmp_path / "match.json"
    while not match.over:
        match.play(0, match.moves(0)[0])
    file.write_text(match.record())
    shown = in_a_terminal(tmp_path, "\nb\nto 7\n999\nq\n", "replay", file)
    last = len(match.plies)
    for ply in (0, 1, 7, last):
        assert f"Move {ply} of {last}>" in shown
    assert shown.count("Move 0 of") == 2
    assert f"Player 1: {match.at(6).moves(0)[0].tell()}." in shown


def test_a_person_s_page_is_fresh_and_in_colour(tmp_path: Path) -> None:
    people = ("--name", "Ana", "--name", "Ben", "--bots", "none")
    shown = in_a_terminal(tmp_path, "\n1\n\nquit\n", "play", GAME, "--seed", 3, *people)
    assert shown.count(CLEARED) == 4  # the device is passed twice, and two pages are shown
    assert "\x1b[38;2;" in shown
    assert "Pass the device to Ben." in shown


def test_no_color_is_heeded_and_marks_are_still_bold(tmp_path: Path) -> None:
    shown = in_a_terminal(tmp_path, "quit\n", "play", GAME, "--seed", 3, NO_COLOR="1")
    assert "\x1b[38;2;" not in shown
    assert "\x1b[1m" in shown


def test_a_low_terminal_lists_moves_when_asked_a_page_at_a_time(tmp_path: Path) -> None:
    typed = "1\n\n\n\nquit\n"  # the second turn has 63 moves
    shown = in_a_terminal(tmp_path, typed, "play", GAME, "--seed", 3, lines=12, columns=80)
    assert "63 moves: Enter lists them." in shown
    assert "more lines: press Enter" in shown
    assert "63 10e-10f" in re.sub(r"\x1b\[[\d;]*m", "", shown)
