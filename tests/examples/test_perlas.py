"""Perlas, a game of another package: it is found by its entry point, and everything works as with our own."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.examples.installed import INTERPRETED, Installed

ROOT = Path(__file__).parent.parent.parent
PROJECT = ROOT / "examples" / "perlas"


@pytest.fixture(scope="module")
def perlas(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(PROJECT, tmp_path_factory.mktemp("installed") / "site")


def test_it_stands_on_the_shelf_behind_ours(perlas: Installed) -> None:
    shown = perlas.islario("games")
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.index("perlas") > shown.stdout.index("trails-of-tucana")
    told = perlas.islario("rules", "perlas", "9", "--lang", "fr")
    assert told.stdout.startswith("**PE-9.** Vous prenez une perle")


def test_its_own_tests_pass_and_reach_every_statement(perlas: Installed, tmp_path: Path) -> None:
    measuring = {**INTERPRETED, "COVERAGE_FILE": str(tmp_path / "coverage")}
    pytest_ = ("-m", "pytest", "-q", "-p", "no:cacheprovider", str(PROJECT / "tests"))
    ran = perlas.python("-m", "coverage", "run", f"--source={PROJECT / 'perlas'}", *pytest_, **measuring)
    assert ran.returncode == 0, ran.stdout
    told = perlas.python("-m", "coverage", "report", "--fail-under=100", "--skip-covered", **measuring)
    assert told.returncode == 0, told.stdout


def test_every_numbered_rule_has_a_test_and_both_languages_have_the_same() -> None:
    english, french = (
        re.findall(r"^\*\*(PE-\d+)\.\*\* ", (PROJECT / f"perlas/words/rules.{language}.md").read_text("utf-8"), re.M)
        for language in ("en", "fr")
    )
    assert english == french == [f"PE-{number}" for number in range(1, 15)]
    tests = "".join(file.read_text("utf-8") for file in (PROJECT / "tests").glob("*.py"))
    assert set(re.findall(r'pytest\.mark\.rule\("(PE-\d+)"\)', tests)) == set(english)


def test_compiled_it_does_all_that_ours_do(perlas: Installed, tmp_path: Path) -> None:
    toured = perlas.python(str(Path(__file__).parent / "tour.py"), str(tmp_path), XDG_DATA_HOME=str(tmp_path))
    assert toured.returncode == 0, toured.stdout + toured.stderr


def test_nothing_in_islario_speaks_of_it() -> None:
    sources = (path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*") if path.is_file())
    kinds = (".py", ".ftl", ".txt", ".ts", ".svelte", ".css")
    assert [path for path in sources if path.suffix in kinds and "perlas" in path.read_text("utf-8").lower()] == []


# Broken islands


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A copy, to be broken."""
    return Path(shutil.copytree(PROJECT, tmp_path / "perlas", ignore=shutil.ignore_patterns("__pycache__")))


def plant(project: Path, file: str, right: str, wrong: str) -> None:
    path = project / "perlas" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(right) == 1
    path.write_text(text.replace(right, wrong), encoding="utf-8")


def test_a_broken_law_is_told_with_the_way_back_to_it(broken: Path, tmp_path: Path) -> None:
    plant(broken, "rules/secrets.py", "state.laid[other] = 0", "pass")
    island = Installed(broken, tmp_path / "site")
    told = island.islario("check", "perlas", "--examples", "8", "--law", "9", COLUMNS="200", **INTERPRETED)
    assert told.returncode == 1
    assert "9  Simultaneity  ✓  The order of commits makes no difference to the bytes." in told.stdout
    assert "✗  Nobody sees another’s choice before the step closes." in told.stdout
    assert "–  A decision after which the same seats still have to decide" in told.stdout
    assert "Perlas breaks one law." in told.stdout
    again = re.search(r"islario (check perlas --law nobody-sees-anothers-choice --example \d+)", told.stdout)
    assert again is not None
    one = island.islario(*again.group(1).split(), **INTERPRETED)
    assert one.returncode == 1
    assert "Broken: viewer" in one.stdout
    assert "Traceback" in one.stdout
    french = island.islario(*again.group(1).split(), "--lang", "fr", **INTERPRETED)
    assert "Personne ne voit le choix d’un autre" in french.stdout
    assert "Perlas enfreint une loi." in french.stdout


def test_a_rule_that_fails_breaks_the_law_that_met_it(broken: Path, tmp_path: Path) -> None:
    plant(broken, "rules/rounds.py", "state.round_number == ROUNDS", "state.round_number == ROUNDS + 200")
    island = Installed(broken, tmp_path / "site")
    told = island.islario(
        "check", "perlas", "--examples", "1", "--law", "random-play-ends", COLUMNS="200", **INTERPRETED
    )
    assert told.returncode == 1
    assert "✗  Random play ends" in told.stdout


def test_what_cannot_be_imported_is_told_with_its_place_and_leaves_the_others_alone(
    broken: Path, tmp_path: Path
) -> None:
    plant(broken, "box/components.py", "HAND: int =", "HEND: int =")
    island = Installed(broken, tmp_path / "site")
    told = island.islario("play", "perlas")
    assert told.returncode == 2
    assert "perlas cannot be opened: NameError: name 'HAND' is not defined" in told.stderr
    assert "components.py:38" in told.stderr
    assert island.islario("games").returncode == 0


def test_what_cannot_be_compiled_is_told_with_its_place(broken: Path, tmp_path: Path) -> None:
    plant(broken, "players/worth.py", "value = POINT * total(state, seat)", "value = [POINT, total(state, seat), 'x']")
    island = Installed(broken, tmp_path / "site")
    told = island.islario("prepare", "perlas", TMPDIR=str(tmp_path))
    assert told.returncode == 2
    assert "Perlas cannot be compiled: " in told.stderr
    assert "(worth.py:21: value += POINT * NECKLACE * made)" in told.stderr


def test_a_package_that_has_moved_is_told(tmp_path: Path) -> None:
    moved = tmp_path / "perlas"
    moved.mkdir()
    shutil.copy(PROJECT / "pyproject.toml", moved)
    island = Installed(moved, tmp_path / "site")
    shown = island.islario("games", COLUMNS="200")
    assert shown.returncode == 0, shown.stderr
    assert 'The game "perlas" is installed, but its package "perlas" is no longer where it was' in shown.stdout
    assert "no longer where it was" in island.islario("play", "perlas").stderr
