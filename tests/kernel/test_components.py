"""Component files: an owner may replace one, and a fault in it is named with its line."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from islario.kernel.components import VARIABLE, Components, file_in_use, fingerprint_of
from islario.kernel.errors import ComponentError
from islario.kernel.shelf import OWN as FOLDER

ORIGINAL = (FOLDER / "trails_of_tucana" / "box" / "components.toml").read_text(encoding="utf-8")


def opened_with(file: Path, game: str = "trails-of-tucana") -> str:
    """What a person sees who opens the game with this component file."""
    code = (
        "import islario\n"
        "try:\n"
        f"    game = islario.game({game!r})\n"
        "    print('opened', game.rules.most_legal)\n"
        "except islario.IslarioError as fault:\n"
        "    print(type(fault).__name__, fault)\n"
    )
    environment = {**os.environ, VARIABLE: str(file), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    return done.stdout.strip()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where an owner keeps a component file."""
    file = tmp_path / "mine.toml"
    monkeypatch.setenv(VARIABLE, str(file))
    return file


def fault_in(text: str, file: Path) -> str:
    """What is told of a component file when the game's tables are made from it, here and now."""
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentError) as fault:
        runpy.run_path(str(FOLDER / "trails_of_tucana" / "box" / "components.py"))
    return str(fault.value)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("desert = 8", "desert = 'eight'", "'desert' must be of kind int, but is 'eight'"),
        ("desert = 8", "", "'desert' is missing"),
        ('"ACBDCDEBAE"', '"ACBDCDEBAA"', "each letter A to E twice, not 'ACBDCDEBAA'"),
        ("D D M1 M F", "D D M1 X F", "unknown space 'X'"),
        ("D D M1 M F", "D D M2 M F", "village 2 stands there twice"),
        ("D D M1 M F", "D D M M F", "there must be 10 villages"),
        ("sea-monster = [4, 5]\n", "sea-monster = [4]\n", "'sea-monster' must be a list of 2 whole numbers"),
        ("first = [3, 4, 5, 6, 7]", "first = [3, 4, 5]", "there must be one value a letter"),
        ("sights_of_a_kind = 2", "sights_of_a_kind = 4", "there must be 2 or 3 sights of a kind"),
        ("rounds = 2", "rounds = 9", "1 to 3 rounds"),
        ("{ x0 = 4, spaces", "{ x = 4, spaces", "row 1 needs 'x0' and 'spaces'"),
    ],
)
def test_a_fault_is_told_with_its_file_and_line(file: Path, old: str, new: str, told: str) -> None:
    assert old in ORIGINAL
    said = fault_in(ORIGINAL.replace(old, new, 1), file)
    assert said.startswith(f"{file}, line ")
    assert told in said


def test_who_opens_the_game_is_told_the_right_line(file: Path) -> None:
    lines = ORIGINAL.replace("forest = 7", "forest = true").splitlines()
    file.write_text("\n".join(lines), encoding="utf-8")
    assert f"line {lines.index('forest = true') + 1}, in [terrain-cards]" in opened_with(file)


@pytest.mark.parametrize(
    ("game", "old", "new", "told"),
    [
        ("la-isla", 'effect = "wild", amount = 1', 'effect = "wild", amount = 2', "'wild-resource' must be 1"),
        ("isla-dorada", 'id = "museum"', 'id = "gallery"', "no words for 'gallery'"),
    ],
)
def test_what_rules_or_words_know_nothing_of_is_refused(file: Path, game: str, old: str, new: str, told: str) -> None:
    original = (FOLDER / game.replace("-", "_") / "box" / "components.toml").read_text(encoding="utf-8")
    assert old in original
    file.write_text(original.replace(old, new, 1), encoding="utf-8")
    said = opened_with(file, game)
    assert said.startswith(f"ComponentError {file}, line ")
    assert told in said


def test_a_file_that_is_not_toml_is_told(file: Path) -> None:
    assert "is not valid TOML" in fault_in(ORIGINAL + "\n[oops\n", file)


def test_a_file_without_a_game_is_told(file: Path) -> None:
    assert "does not say which game it is for" in fault_in("rounds = 2\n", file)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    assert "cannot be read" in opened_with(tmp_path / "nowhere.toml")


def test_a_missing_table_is_told(file: Path) -> None:
    assert "has no table [setup-cards]" in fault_in(ORIGINAL.replace("[setup-cards]", "[setup]"), file)


def test_an_owners_file_is_used(file: Path) -> None:
    file.write_text(ORIGINAL.replace("F W Ft M F W Do M M F", "F W Ft M F W Do M M"), encoding="utf-8")
    assert opened_with(file) == "opened 270"


def test_a_file_for_another_game_changes_nothing_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "other.toml"
    file.write_text('game = "another-game"\n', encoding="utf-8")
    before = fingerprint_of("trails-of-tucana")
    monkeypatch.setenv(VARIABLE, str(file))
    assert fingerprint_of("trails-of-tucana") == before
    assert file_in_use("trails-of-tucana") != file
    assert file_in_use("another-game") == file


def test_every_table_says_where_its_data_comes_from() -> None:
    for folder in sorted(path for path in FOLDER.iterdir() if (path / "box" / "components.toml").exists()):
        tables = Components(folder.name.replace("_", "-")).tables
        for name, table in tables.items():
            if isinstance(table, dict):
                assert table.get("origin") in ("sourced", "inferred", "reconstructed"), f"{folder.name}: [{name}]"


def test_component_errors_speak_french() -> None:
    fault = ComponentError("component-fault", file="f.toml", line=3, table="t", wrong="…")
    assert fault.tell("fr") == "f.toml, ligne 3, dans [t] : …."
