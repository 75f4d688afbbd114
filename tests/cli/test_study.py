"""`simulate`, `rules`, `replay` and `prepare`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import islario
from islario.cli.commands.rules import numbered_rules
from islario.cli.program.files import Chair, saved_text
from islario.games import OURS
from islario.games.shelf import rulebook
from islario.kernel.shelf import folder_of
from islario.lab.simulate import simulate
from islario.match import game
from tests.cli.conftest import Apart, Here

GAME = "trails-of-tucana"


def finished(players: int = 2) -> islario.Match:
    match = islario.game(GAME).new(players, seed=5)
    bot = islario.bot("random", 1)
    while not match.over:
        match.play(match.pending[0], bot.choose(match.view_state(match.pending[0])))
    return match


def test_simulate_prints_exactly_the_summary_as_json(here: Here) -> None:
    done = here("simulate", GAME, "--games", 300, "--players", 3, "--seed", 7, "--option", "symmetry", "--json")
    assert done.stderr == ""
    told = json.loads(done.stdout)
    wanted = simulate(islario.game(GAME), 300, 3, seed=7, symmetry=True).summary()
    assert list(told) == list(wanted)
    for changing in ("seconds", "games_per_second", "decisions_per_second"):
        del told[changing], wanted[changing]
    assert told == wanted


@pytest.mark.parametrize(("language", "label"), [("en", "Decisions a second"), ("fr", "Décisions par seconde")])
def test_simulate_sums_up_for_people(here: Here, language: str, label: str) -> None:
    done = here("simulate", GAME, "--games", 50, "--players", 2, "--workers", 1, "--lang", language)
    assert label in done.stdout
    assert done.stderr == ""


def test_rules_whole_and_one_by_number(here: Here) -> None:
    for language in ("en", "fr"):
        assert here("rules", GAME, "--lang", language).stdout.strip() == rulebook(GAME, language).strip()
    for typed in ("TT-12", "tt12", "12", "TT 12"):
        one = here("rules", GAME, typed).stdout
        assert one.startswith("**TT-12.**")
        assert "TT-13" not in one


def test_every_numbered_rule_is_found_in_both_languages() -> None:
    english, french = (numbered_rules(rulebook(GAME, language)) for language in ("en", "fr"))
    assert list(english) == list(french) == [f"TT-{n}" for n in range(1, len(english) + 1)]


def test_replay_prints_log_table_and_scores(here: Here, tmp_path: Path) -> None:
    match, file = finished(), tmp_path / "match.json"
    file.write_text(match.record())
    for language in ("en", "fr"):
        shown = " ".join(here("replay", file, "--lang", language).stdout.split())  # long lines are wrapped
        assert all(" ".join(line.split()) in shown for line in match.log(language))
        assert str(match.scores[0]) in shown
    assert "Player 1" in here("replay", file).stdout


def test_replay_stops_at_a_move_and_looks_with_a_seat_s_eyes(here: Here, tmp_path: Path) -> None:
    match, file = finished(), tmp_path / "match.json"
    file.write_text(saved_text(match, [Chair("Ana", None), Chair("Ben", None)], 1))
    seen = json.loads(here("replay", file, "--seat", 2, "--ply", 11, "--json").stdout)
    assert seen["view"] == json.loads(json.dumps(match.at(11).view(1)))
    assert seen["names"] == ["Ana", "Ben"]
    assert (seen["ply"], seen["plies"]) == (11, len(match.plies))
    assert "Ana draws" in here("replay", file, "--ply", 11).stdout
    assert here("replay", file, "--seat", 3).exit_code == 2
    assert here("replay", file, "--ply", 10**6).exit_code == 2


def test_an_unfinished_record_keeps_its_secrets(here: Here, tmp_path: Path) -> None:
    match, file = islario.game(GAME).new(2, seed=3), tmp_path / "match.json"
    match.play(0, match.moves(0)[0])
    file.write_text(match.record())
    assert json.loads(here("replay", file, "--json").stdout)["view"]["table"]["sheets"][0]["trails"] == []
    own = json.loads(here("replay", file, "--json", "--seat", 1).stdout)["view"]["table"]["sheets"][0]["trails"]
    assert len(own) == 1


def test_prepare_says_when_the_rules_are_ready(here: Here) -> None:
    done = here("prepare", GAME)
    assert done.stdout == "The rules of Trails of Tucana are ready.\n"


@pytest.mark.plays(*OURS)
def test_prepare_without_a_name_prepares_every_game(here: Here) -> None:
    every = here("prepare", "--lang", "fr").stdout.splitlines()
    assert sorted(every) == sorted(f"{game(name).title('fr')} : les règles sont prêtes." for name in OURS)


def test_preparing_is_announced_before_it_happens(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("islario.match.prepare.is_prepared", lambda name: False)
    monkeypatch.setattr("islario.match.prepare.prepare", lambda name, waiting: waiting())
    done = here("rules", GAME)
    assert done.stderr == ""
    done = here("simulate", GAME, "--games", 1, "--json")
    assert done.stderr == "Preparing the rules of Trails of Tucana, once\n"
    assert json.loads(done.stdout)["games"] == 1


def test_rules_that_cannot_be_kept_are_prepared_in_sight(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr("islario.match.prepare.is_prepared", lambda name: False)
    monkeypatch.setattr("islario.kernel.cache.folder", lambda game=None: None)
    monkeypatch.setattr("islario.match.prepare.compile_here", compiled.append)
    assert "cannot be kept" in here("prepare", GAME).stderr.replace("\n", " ")
    assert compiled == [GAME]


def test_another_box_is_played_by_its_own_data(apart: Apart, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = (folder_of(GAME) / "box" / "components.toml").read_text(encoding="utf-8")
    file.write_text(text.replace('"D D M1 M F"', '"D D M1 M W"'), encoding="utf-8")
    shown = apart("--components", file, "play", GAME, NUMBA_DISABLE_JIT="1").stdout
    assert "1e≈" in shown
