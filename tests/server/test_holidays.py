"""Holidays at rated tables: whoever is about to lose cannot hold a match up for ever."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from islario.server.storage.glances import Glance
from islario.server.tables.clocks import handed, hands_of
from islario.server.tables.glance import used_by
from islario.server.tables.holidays import ALLOWANCE, back_early, on_holiday
from tests.patience import patiently
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running
from tests.server.table import Table, enter, made
from tests.server.test_clocks import A_DAY, later, row, seat, stored, with_seat

ME = Path(__file__).parents[2] / "web/src/me/words"
CASUAL = stored("day")
RATED = replace(CASUAL, rated=True)
ASKED = Glance({0: 100, 1: 100}, [0, 0])


def test_holidays_of_a_rated_match_come_to_an_end() -> None:
    once = on_holiday(RATED, ASKED, 0, 100 + 20 * A_DAY)
    assert (once.asked, once.used) == ({0: 100 + 20 * A_DAY, 1: 100}, {0: 20 * A_DAY})
    renewed = on_holiday(RATED, once, 0, 100 + 300 * A_DAY)
    assert (renewed.asked[0], renewed.used[0]) == (100 + ALLOWANCE, ALLOWANCE)
    assert on_holiday(RATED, renewed, 0, 100 + 900 * A_DAY) == renewed
    assert used_by(RATED, {0: renewed.asked[0], 1: 500}, 500, renewed) == renewed.used  # nor do others' moves help
    new = with_seat(RATED, 0, sitting=2)
    left = with_seat(RATED, 0, kind="open", held=False)
    assert handed(new, renewed, hands_of(left), hands_of(new), 900).used == renewed.used  # nor who comes and goes


def test_what_was_not_taken_of_holidays_is_left() -> None:
    gone = on_holiday(RATED, ASKED, 0, 100 + 20 * A_DAY)
    early = back_early(RATED, gone, 0, 100 + 5 * A_DAY)
    assert (early.asked[0], early.used[0]) == (100 + 5 * A_DAY, 5 * A_DAY)
    assert used_by(RATED, {}, 100 + 6 * A_DAY, gone) == {0: 6 * A_DAY}  # who moves from where they are
    assert used_by(RATED, {}, 100 + 21 * A_DAY, gone) == {0: 20 * A_DAY}


def test_elsewhere_friends_wait_as_long_as_they_like() -> None:
    away = on_holiday(CASUAL, on_holiday(CASUAL, ASKED, 0, 50 * A_DAY), 0, 100 * A_DAY)
    assert (away.asked[0], away.used) == (100 * A_DAY, {})
    assert used_by(CASUAL, {}, 500, away) == {}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_people_are_told_how_long(language: str) -> None:
    told = next(line for line in (ME / f"{language}.ftl").read_text("utf-8").splitlines() if "away-help" in line)
    assert f" {ALLOWANCE // A_DAY} " in told


@pytest.fixture
def ours(nursery: Nursery, tmp_path: Path) -> Iterator[Running]:
    with nursery.running(database=str(tmp_path / "tables.db"), bot_delay=0.0, limits=UNLIMITED) as running:
        yield running


def until_due(table: Table, due: int) -> None:
    for _ in patiently("the clock to be put off", pause=0.1):
        if row(table)["due"] == due:
            return


def test_who_renews_their_holidays_has_lost_in_the_end(ours: Running) -> None:
    with ours.client() as ana, ours.client() as zoe:
        table = made(ana, "here", "open", clock="day", rated=True)
        assert enter(zoe, table, table.tokens[1]).status_code == 200
        table.view(0)
        table.first_move(0)
        table.seen_by(zoe).first_move(1)
        table.first_move(0)
        asked = row(table)["due"] - A_DAY

        def away(days: int) -> None:
            said = {"name": "Zoe", "shape": 1, "colour": 1, "away": asked + days * A_DAY}
            assert zoe.post("/api/me", json=said).status_code == 200

        away(20)
        later(ana, A_DAY + 60)
        until_due(table, asked + 21 * A_DAY)
        away(60)
        later(ana, 20 * A_DAY)
        until_due(table, asked + 31 * A_DAY)
        assert seat(table, 1)["kind"] == "person"
        later(ana, 10 * A_DAY)
        for _ in patiently("a bot that plays on", pause=0.1):
            if seat(table, 1)["kind"] == "bot":
                break
