"""`hint` at the table, and `review` of a match that is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from islario.cli.program.files import Chair, saved_text
from tests.cli.conftest import Here, refused
from tests.cli.test_study import GAME, finished


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "hint", ("points at the end", "times in 100", "the next move")),
        ("fr", "conseil", ("points à la fin", "fois sur 100", "le coup suivant")),
    ],
)
def test_a_person_at_the_table_gets_a_hint(here: Here, language: str, asked: str, told: tuple[str, ...]) -> None:
    done = here("play", GAME, "--bots", "random", "--seed", 5, "--lang", language, lines=[asked, "quit"])
    assert done.exit_code == 0
    for words in told:
        assert words in done.stdout


def test_a_person_alone_is_told_points_only(here: Here) -> None:
    done = here("play", GAME, "--players", 1, "--seed", 5, lines=["hint", "quit"])
    assert "points at the end." in done.stdout
    assert "times in 100" not in done.stdout


def test_review_tells_the_costliest_decisions_of_the_persons(here: Here, tmp_path: Path) -> None:
    match, file = finished(), tmp_path / "match.json"
    file.write_text(saved_text(match, [Chair("Ana", None), Chair("Greedy 2", "greedy")], 1))
    english = here("review", file, "--milliseconds", 10).stdout
    assert english.startswith("Ana: the decision")
    assert "Greedy 2" not in english
    assert "points lost)" in english
    assert "Better: Draw from" in english
    french = here("review", file, "--seat", 2, "--milliseconds", 10, "--lang", "fr").stdout
    assert french.startswith("Greedy 2 : l")
    assert "Mieux : Tracer de" in french


def test_review_of_a_bare_record_looks_at_everyone(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(finished().record())
    told = here("review", file, "--milliseconds", 2).stdout
    assert "Player 1:" in told
    assert "Player 2:" in told


def test_review_refuses_what_is_not_there_or_not_over(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(finished().record())
    assert "no seat 3" in refused(here("review", file, "--seat", 3))
    file.write_text(finished().at(10).record())
    assert "not over yet" in refused(here("review", file))
