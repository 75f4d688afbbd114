"""`islario study`: a report in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Here, refused

GAME = "islas-canarias"
pytestmark = pytest.mark.plays(GAME)


@pytest.mark.parametrize(("language", "told"), [("en", "The report is in"), ("fr", "Le rapport est dans")])
def test_the_report_is_written(here: Here, tmp_path: Path, language: str, told: str) -> None:
    file = tmp_path / "new" / "report.html"
    done = here("study", GAME, "--games", 3, "--players", 3, "--workers", 1, "--out", file, "--lang", language)
    assert (done.exit_code, done.stderr) == (0, "")
    assert told in done.stdout
    html = file.read_text(encoding="utf-8")
    assert f'lang="{language}"' in html
    assert "Islas Canarias" in html


def test_without_a_name_it_is_named_after_the_game(here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert here("study", GAME, "--games", 2, "--bot", "random", "--workers", 1).exit_code == 0
    assert (tmp_path / "islas-canarias-study.html").exists()


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--games", "1"], "--games must be at least 2"),
        (["--bot", "gredy"], 'Did you mean "greedy"?'),
        (["--players", "6"], "for 2 to 5 players"),
        (["--option", "island=x"], 'Did you mean "islands"?'),
        (["--out", "."], "is a folder"),
        (["--out", "/proc/nowhere/x.html"], "cannot be written"),
    ],
)
def test_what_is_refused(here: Here, args: list[str], told: str) -> None:
    assert told in refused(here("study", GAME, *args))
