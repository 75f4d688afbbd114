"""Whole matches at the terminal, scripted: moves by number and by name, commands, saving, resuming, leaving."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import islario
from islario.cli.program.files import Chair, read_saved
from islario.cli.program.screen import Screen
from islario.cli.table.table import Table
from islario.games import OURS
from islario.words import Words
from tests.cli.conftest import Apart, Here, heed_ctrl_c, refused, surroundings

GAME = "trails-of-tucana"
FIRST = ["1"] * 400  # the first move, always


def saved_match(file: Path) -> islario.Match:
    return islario.replay(read_saved(file).record)


@pytest.mark.parametrize(("language", "wins", "total"), [("en", "wins!", "Total"), ("fr", "Victoire :", "Total")])
def test_a_whole_match_against_a_bot_to_the_final_scores(
    here: Here, tmp_path: Path, language: str, wins: str, total: str
) -> None:
    file = tmp_path / "match.json"
    done = here("play", GAME, "--seed", 3, "--name", "Ana", "--save", file, "--lang", language, lines=FIRST)
    assert done.exit_code == 0
    match = saved_match(file)
    assert match.over
    assert wins in done.stdout
    assert re.search(rf"^{total} +{match.scores[0]} +{match.scores[1]} *$", done.stdout, re.MULTILINE)
    assert f"islario replay {file}" in done.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", OURS)
def test_every_game_is_played_to_its_end_against_bots(here: Here, tmp_path: Path, name: str, language: str) -> None:
    file = tmp_path / "match.json"
    done = here("play", name, "--seed", 2, "--save", file, "--lang", language, lines=["1"] * 3000)
    assert done.exit_code == 0
    assert saved_match(file).over
    assert f"islario replay {file}" in done.stdout


@pytest.mark.parametrize("name", OURS)
def test_who_plays_with_bots_is_asked_nothing_that_has_one_answer(here: Here, tmp_path: Path, name: str) -> None:
    file = tmp_path / "match.json"
    done = here("play", name, "--seed", 5, "--save", file, lines=["1"] * 3000)
    match, single = saved_match(file), 0
    for ply, (seat, _) in enumerate(match.plies):
        single += seat == 0 and len(match.at(ply).moves(0)) == 1
    assert done.stdout.count("Answered for you") == single
    asked = sum(seat == 0 for seat, _ in match.plies) - single
    assert done.stdout.count("Player 1> ") == asked


def test_undo_takes_back_what_was_answered_along_with_ones_own_move() -> None:
    for seed in range(40):
        match = islario.game("isla-dorada").new(3, seed=seed)
        table = Table(
            match, [Chair("Ana", None), *[Chair("Bot", "random")] * 2], seed, None, Screen(Words.common("en"))
        )
        while not match.over:
            before, seat = len(match.plies), match.pending[0]
            match.play(seat, match.moves(seat)[-1])
            if seat == 0 and match.pending == (0,) and table._answered_for(0) and 0 not in match.pending:
                if table.take_back(0):
                    assert len(match.plies) == before, "both are gone"
                    return
    raise AssertionError("nothing was answered that could be taken back")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_match_alone_ends_with_a_verdict(here: Here, tmp_path: Path, language: str) -> None:
    file = tmp_path / "match.json"
    done = here("play", GAME, "--players", 1, "--seed", 1, "--save", file, "--lang", language, lines=FIRST)
    points = saved_match(file).scores[0]
    verdict = {"en": f"{points} points. The first grade takes 50.", "fr": f"{points} points. Le premier grade"}
    assert verdict[language] in done.stdout


def test_two_persons_pass_the_device_and_a_bot_plays_along(here: Here, tmp_path: Path) -> None:
    file, lines = tmp_path / "match.json", ["", "1", "", "1"] * 200
    done = here("play", GAME, "--name", "Ana", "--name", "Ben", "--bots", "random", "--save", file, "--seed", 2,
                "--option", "island=grande", "--option", "symmetry", lines=lines)  # fmt: skip
    assert saved_match(file).players == 3
    assert "Pass the device to Ana." in done.stdout
    assert "Pass the device to Ben." in done.stdout
    assert "Drifter 3" in done.stdout


def test_nobody_sees_what_another_person_has_just_drawn(here: Here) -> None:
    done = here("play", GAME, "--name", "Ana", "--name", "Ben", "--bots", "none", "--seed", 2, lines=["", "1", ""])
    after = done.stdout.partition("Pass the device to Ben.")[2]
    assert "■ Ben" in after
    assert "draws from" not in after


def test_moves_have_names_in_either_order_and_in_any_case(here: Here, tmp_path: Path) -> None:
    opening = islario.game(GAME).new(2, seed=3).moves(0)
    a, b = opening[4].a, opening[4].b
    for number, typed in enumerate((f"{a}-{b}", f"{b}-{a}", f"{b} {a}".upper(), f"draw {a} {b}", f"D {a},{b}", "5")):
        file = tmp_path / f"{number}.json"
        here("play", GAME, "--seed", 3, "--save", file, lines=[typed])
        assert saved_match(file).plies[0] == (0, opening[4].number), typed


def test_what_is_not_a_move_is_answered(here: Here) -> None:
    lines = ["99", "0", "banana", "1a-1b", "yeti", "7", "5c", "9", "999999999999999999999", "", "coups"]
    said = here("play", GAME, "--seed", 3, lines=lines).stdout
    assert "There is no move number 99; they go from 1 to 13." in said
    assert 'No move is called "banana" here' in said
    assert "does not match them" in said  # 1a-1b exists, but the cards show water and mountain
    assert "6: Draw from 5c (water) to 5d (mountain, yeti)" in said


def test_a_part_of_a_name_lists_the_moves_that_have_it(here: Here) -> None:
    said = here("play", GAME, "--seed", 3, lines=["5c"]).stdout.rpartition("5c\n")[2]
    assert said.startswith("3 moves have “5c”:\n 6 5c-5d")


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ["help"], "take back your latest move"),
        ("en", ["?"], "take back your latest move"),
        ("en", ["h"], "take back your latest move"),
        ("fr", ["aide"], "reprendre votre dernier coup"),
        ("en", ["undo"], "There is nothing to take back."),
        ("fr", ["1", "annuler"], "Ce coup, ou sa suite, a dévoilé quelque chose"),
        ("en", ["log 1"], "Turn 1: water and mountain."),
        ("en", ["rules"], "**TT-12.**"),
        ("fr", ["regles"], "**TT-12.**"),
        ("en", ["rules 9"], "**TT-9.**"),
        ("en", ["rules tt-9"], "**TT-9.**"),
        ("en", ["rules red bonus"], "**TT-43.**"),
        ("en", ["rules zebra"], 'No rule speaks of "zebra".'),
        ("en", ["rules 999"], "There is no rule"),
        ("en", ["explain yeti"], "(TT-"),
        ("fr", ["expliquer yéti"], "(TT-"),
        ("en", ["explain 6"], "5d (mountain"),
        ("en", ["explain zebra"], 'Nothing on the table is called "zebra".'),
        ("en", ["explain"], "Say what to explain"),
        ("en", ["? yeti"], "(TT-"),
        ("fr", ["?6"], "5d (montagne"),
        ("en", ["save"], "Save where?"),
        ("en", ["save /"], "There is already a file /"),
        ("en", ["save /proc/nowhere/x.json"], "cannot be written"),
        ("en", ["board"], "Round 1/2, turn 1/13"),
        ("fr", ["coups"], "Tapez un numéro"),
        ("en", ["quit"], "The match is saved. To go on:"),
    ],
)
def test_commands(here: Here, language: str, lines: list[str], told: str) -> None:
    done = here("play", GAME, "--seed", 3, "--lang", language, lines=lines)
    assert done.exit_code == 0
    assert told in done.stdout
    assert "Traceback" not in done.output


def test_of_what_every_island_has_one_s_own_is_explained(here: Here) -> None:
    """All six islands have an area A."""
    said = here("lesson", "islas-canarias", lines=["", "", "", "3", "", "", "?1", "? a", "? tenerife a"]).stdout
    by_number, by_name, another_s = (told.partition("\n")[2] for told in said.split("Player 1> ")[-4:-1])
    assert by_number.startswith("La Palma, area A\n")
    assert by_name == by_number
    assert another_s.startswith("Tenerife, area A\n")
    assert "area B" not in another_s


def test_scores_tell_where_points_come_from(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    here("play", GAME, "--seed", 3, "--save", file, lines=["1"] * 20)
    said = here("play", "--resume", file, lines=["scores"]).stdout
    assert re.search(r"Sights, round 1 +\d+ +\d+", said)


def test_a_move_can_be_taken_back_until_another_looks_and_answers(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    people = ["--name", "Ana", "--name", "Ben", "--bots", "none"]
    done = here("play", GAME, *people, "--seed", 3, "--save", file, lines=["", "1", "undo", "2", "", "quit"])
    assert done.exit_code == 0
    opening = islario.game(GAME).new(2, seed=3).moves(0)
    assert saved_match(file).plies == [(0, opening[1].number)]


def test_moves_are_confirmed_if_asked_for(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    lines = ["1", "n", "2", "", "1", "no", "quit"]
    here("play", GAME, "--players", 1, "--seed", 3, "--save", file, "--confirm", lines=lines)
    match = saved_match(file)
    assert match.plies == [(0, match.at(0).moves(0)[1].number)]


def test_a_match_is_saved_where_asked_and_never_over_another_file(here: Here, tmp_path: Path) -> None:
    file, copy = tmp_path / "match.json", tmp_path / "copy.json"
    here("play", GAME, "--seed", 3, "--save", file, lines=["1", f"save {copy}", f"save {copy}", "1"])
    assert len(saved_match(copy).plies) == 2
    assert len(saved_match(file).plies) == 4
    assert "already a file" in refused(here("play", GAME, "--save", file))
    assert "cannot be written" in refused(here("play", GAME, "--save", "/proc/nowhere/x.json"))


def test_without_a_place_to_save_one_can_play_and_is_told(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nowhere")
    done = here("play", GAME, lines=["1"])
    assert done.exit_code == 0
    assert "cannot be written" in done.stderr
    assert "--resume" not in done.stdout


def test_a_disk_that_fills_up_does_not_stop_a_match(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "record.json"
    file.write_text(islario.game(GAME).new(1, seed=3).record())
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nowhere")
    done = here("play", "--resume", file, lines=["1", "1"])
    assert done.exit_code == 0
    assert done.stdout.count("cannot be written") == 2
    assert "turn 3/13" in done.stdout


def test_a_bare_record_can_be_resumed_and_a_finished_match_ends_again(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    match = islario.game(GAME).new(2, seed=3)
    match.play(0, match.moves(0)[0])
    file.write_text(match.record())
    done = here("play", "--resume", file, lines=FIRST)
    assert "wins!" in done.stdout
    assert file.read_text() == match.record()
    ours = done.stdout.rstrip().rpartition(" ")[2]
    assert "wins!" in here("play", "--resume", ours).stdout


def test_names_cannot_play_tricks_on_the_terminal(here: Here) -> None:
    said = here("play", GAME, "--name", "[red]\x1b[2JAna", lines=["1"]).stdout
    assert "\x1b" not in said
    assert "[red][2JAna writes the letters" in said


def test_killed_at_any_moment_nothing_acknowledged_is_lost(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    command = [sys.executable, "-u", "-m", "islario.cli", "play", GAME, "--seed", "3", "--save", str(file)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=surroundings(tmp_path, {})
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n1\n1\n")
        process.stdin.flush()
        shown = ""
        while "turn 4/13" not in shown:
            shown = process.stdout.readline()
            assert shown, "it ended before"
        process.send_signal(signal.SIGKILL)
    assert len(saved_match(file).plies) == 6
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]
    done = here("play", "--resume", file, lines=FIRST)
    straight = here("play", GAME, "--seed", 3, "--save", tmp_path / "other.json", lines=FIRST)
    assert done.exit_code == straight.exit_code == 0
    assert saved_match(file).plies == saved_match(tmp_path / "other.json").plies


def test_ctrl_c_leaves_with_the_way_back(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    command = [sys.executable, "-u", "-m", "islario.cli", "play", GAME, "--seed", "3", "--save", str(file)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=surroundings(tmp_path, {}), preexec_fn=heed_ctrl_c,  # noqa: PLW1509
    ) as process:  # fmt: skip
        assert process.stdout is not None
        shown = ""
        while "turn 1/13" not in shown:
            shown = process.stdout.readline()
            assert shown, "it ended before"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert f"islario play --resume {file}" in out
    assert "Traceback" not in err


def test_saved_matches_are_the_user_s_own(here: Here, tmp_path: Path) -> None:
    said = here("play", GAME, lines=["1"]).stdout
    file = Path(said.rstrip().rpartition(" ")[2])
    assert file.parent == tmp_path / "data" / "islario" / "matches"
    assert [chair["bot"] for chair in json.loads(file.read_text())["chairs"]] == [None, "greedy"]


def test_a_match_begins_before_the_rules_are_compiled(apart: Apart, tmp_path: Path) -> None:
    """And goes on the same when it is resumed with compiled ones."""
    save = tmp_path / "match.json"
    lines = "1\nhint\n1\nquit\n"
    done = apart("play", GAME, "--save", save, "--seed", 1, typed=lines, ISLARIO_CACHE=str(tmp_path / "cache"))
    assert done.returncode == 0, done.stderr
    assert "The rules are being prepared: bots play simply until then." in done.stdout
    assert "Hints come as soon as they are" in done.stdout
    assert len(saved_match(save).plies) >= 4  # of the person and of the bot
    again = apart("play", "--resume", save, typed="quit\n")
    assert again.returncode == 0, again.stderr
    assert "being prepared" not in again.stdout
