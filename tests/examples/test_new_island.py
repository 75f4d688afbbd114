"""`islario new-island`: what it writes plays and obeys the laws; what it refuses leaves nothing behind."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from islario.cli.app import run
from islario.cli.commands import new_island
from tests.examples.installed import INTERPRETED, Installed

MATCH = """
import islario
match = islario.game("coral-reef").new(["Ana", "Bo", "Cy"], seed=5)
bots = [islario.bot("random", seed) for seed in range(3)]
while not match.over:
    seat = match.pending[0]
    match.play(seat, bots[seat].choose(match.view_state(seat)))
assert sum(match.scores) == 14 and islario.replay(match.record()).scores == match.scores
print(match.log("fr")[-1])
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("islands") / "mine"
    assert run(["new-island", "coral-reef", "--folder", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def island(project: Path) -> Installed:
    return Installed(project, project.parent / "site")


def test_it_has_the_folders_of_a_game(project: Path) -> None:
    rooms = {path.name for path in (project / "coral_reef").iterdir()}
    assert rooms == {"__init__.py", "box", "rules", "face", "players", "words"}
    left = [path for path in project.rglob("*") if path.is_file() and "{{" in path.read_text(encoding="utf-8")]
    assert left == []
    assert [path.name for path in project.parent.iterdir() if path.name.startswith(".")] == []


def test_it_obeys_the_laws(island: Installed) -> None:
    told = island.islario("check", "coral-reef", "--examples", "2", **INTERPRETED)
    assert told.returncode == 0, told.stdout + told.stderr
    assert "Coral Reef breaks no law." in told.stdout


def typed_at(island: Installed, command: list[str], lines: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "islario.cli", *command],
        input="".join(f"{line}\n" for line in lines), capture_output=True, text=True, check=False, cwd=island.folder,
        env={**island.environment, **INTERPRETED, "XDG_DATA_HOME": str(island.folder)},
    )  # fmt: skip


def test_a_whole_match_is_played(island: Installed) -> None:
    played = island.python("-c", MATCH, **INTERPRETED)
    assert played.stdout == "La partie est terminée.\n", played.stderr
    play = ["play", "coral-reef", "--players", "3", "--bots", "random,random", "--seed", "3"]
    dealt = re.findall(r"You are dealt the (\d+)", typed_at(island, play, []).stdout)
    typed = typed_at(island, play, dealt)  # moves that name a number each are listed by it
    assert typed.returncode == 0, typed.stderr
    assert "Which card do you lay face down?" in typed.stdout
    assert "Round 4 of 4" in typed.stdout


def test_its_own_tests_pass_and_name_every_rule(island: Installed, project: Path) -> None:
    rules = str(project / "tests" / "test_rules.py")
    law = str(project / "tests" / "test_laws.py")
    some = (rules, law, "-k", "test_rules or legal_move_applies")  # its other laws are tried above
    tested = island.python("-m", "pytest", "-v", "-p", "no:cacheprovider", *some, **INTERPRETED)
    assert tested.returncode == 0, tested.stdout
    assert "warning" not in tested.stdout
    assert tested.stdout.count("test_laws.py::") == 1
    assert "test_rules.py::" in tested.stdout
    numbered = re.findall(r"^\*\*(CR-\d+)", (project / "coral_reef/words/rules.en.md").read_text("utf-8"), re.M)
    assert numbered
    assert set(numbered) == set(re.findall(r'"(CR-\d+)"', Path(rules).read_text("utf-8")))
    assert numbered == re.findall(r"^\*\*(CR-\d+)", (project / "coral_reef/words/rules.fr.md").read_text("utf-8"), re.M)


def test_its_code_is_clean(project: Path) -> None:
    for command in (["check", "--select=A,B,C4,E,F,I,N,PIE,RET,RUF,SIM,UP,W"], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--isolated", "--line-length=120", "."]
        done = subprocess.run(ruff, cwd=project, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("language", "beginning"), [("en", "Reef lies in reef. Next:"), ("fr", "Reef est dans reef.")])
def test_it_says_what_to_type_next(
    language: str, beginning: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new-island", "reef", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert said.startswith(beginning)
    typed = [line.strip().partition("   ")[0] for line in said.splitlines()[1:]]
    assert typed == ["pip install -e ./reef", "islario check reef", "islario play reef"]


def refused(args: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["new-island", *args]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("Reef", "small letters, digits and hyphens", "minuscules sans accent"),
        ("récif", "small letters, digits and hyphens", "minuscules sans accent"),
        ("coral_reef", "small letters, digits and hyphens", "minuscules sans accent"),
        ("-reef", "has no option", "n’a pas d’option"),
        ("reef-", "small letters, digits and hyphens", "minuscules sans accent"),
        ("3reefs", "begins with a letter", "une lettre au début"),
        ("../reef", "small letters, digits and hyphens", "minuscules sans accent"),
        ("", "small letters, digits and hyphens", "minuscules sans accent"),
        ("class", "means something to Python", "a un sens pour Python"),
        ("match", "means something to Python", "a un sens pour Python"),
        ("la-isla", "already a game", "déjà un jeu"),
        ("islario", "already a Python package", "déjà ici un paquet Python"),
        ("json", "already a Python package", "déjà ici un paquet Python"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    name: str, english: str, french: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    assert english in refused([name, "--lang", "en"], capsys)
    assert french in refused([name, "--lang", "fr"], capsys)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "reef").mkdir()
    (tmp_path / "reef" / "mine.txt").write_text("mine")
    assert "is there already" in refused(["reef", "--folder", str(tmp_path / "reef")], capsys)
    assert [path.name for path in tmp_path.rglob("*")] == ["reef", "mine.txt"]
    assert "existe déjà" in refused(["reef", "--lang", "fr", "--folder", str(tmp_path / "reef" / "mine.txt")], capsys)


def test_a_folder_in_no_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no folder" in refused(["reef", "--folder", str(tmp_path / "no" / "where")], capsys)
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_whole_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_text, written = Path.write_text, []

    def until_the_disk_is_full(path: Path, text: str, encoding: str) -> int:
        written.append(path)
        if len(written) == 10:
            raise OSError(28, "No space left on device")
        return write_text(path, text, encoding=encoding)

    monkeypatch.setattr(Path, "write_text", until_the_disk_is_full)
    assert "No space left on device" in refused(["reef", "--folder", str(tmp_path / "reef")], capsys)
    assert list(tmp_path.iterdir()) == []


def test_numbered_rules_are_called_by_two_letters() -> None:
    prefixes = {name: new_island.placeholders(name)["prefix"] for name in ("reef", "coral-reef", "a", "x2-3y", "b52")}
    assert prefixes == {"reef": "RE", "coral-reef": "CR", "a": "AA", "x2-3y": "XY", "b52": "BB"}
