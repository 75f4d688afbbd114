"""Clocks: a move a day, minutes a player, and what happens when time is up. The tests move the server's time."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn, cast

import httpx
import pytest

from islario.match import game
from islario.server.errors import Refusal
from islario.server.storage.glances import Glance
from islario.server.storage.pulse import put_on
from islario.server.storage.store import Entry, Sitter
from islario.server.storage.store import Table as Stored
from islario.server.tables.clocks import Clocks, handed, hands_of
from islario.server.tables.glance import clocked, due_of, since_of, standing, used_by
from islario.server.tables.live import Live
from islario.server.tables.seating.seats import STAND_IN
from tests.patience import PATIENCE, patiently
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running
from tests.server.table import Table, code, enter, made
from tests.server.test_live import hear, hello
from tests.server.test_live import opened as socket_at
from tests.server.test_undo import table_of

A_DAY = 24 * 3600


@pytest.fixture(scope="module")
def ours(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose time can be moved without moving that of other tests."""
    database = str(tmp_path_factory.mktemp("clocks") / "tables.db")
    with nursery.running(database=database, bot_delay=0.0, limits=UNLIMITED) as running:
        yield running


@pytest.fixture
def ana(ours: Running) -> Iterator[httpx.Client]:
    with ours.client() as client:
        yield client


@pytest.fixture
def zoe(ours: Running) -> Iterator[httpx.Client]:
    with ours.client() as client:
        yield client


def later(client: httpx.Client, seconds: float) -> None:
    assert client.get("/health", headers={"later": str(seconds)}).status_code == 200


def both(ana: httpx.Client, zoe: httpx.Client, **clock: Any) -> tuple[Table, Table]:
    table = made(ana, "here", "open", **clock)
    assert enter(zoe, table, table.tokens[1]).status_code == 200
    table.view(0)
    return table, table.seen_by(zoe)


def seat(table: Table, number: int) -> dict[str, Any]:
    return dict(table.get().json()["seats"][number])


def row(table: Table) -> dict[str, Any]:
    rows = table.client.get("/api/me/tables").json()["running"]
    return next(dict(each) for each in rows if each["id"] == table.id)


def until_bot(table: Table, number: int) -> None:
    for _ in patiently("a bot that plays on", pause=0.1):
        if seat(table, number)["kind"] == "bot":
            return


def test_a_bot_plays_on_after_a_day_and_hands_back(ours: Running, ana: httpx.Client, zoe: httpx.Client) -> None:
    table, theirs = both(ana, zoe, clock="day")
    assert (table.get().json()["clock"], row(table)["due"] - row(table)["since"]) == ("day", A_DAY)
    table.first_move(0)
    later(ana, A_DAY - 100)
    assert seat(table, 1)["kind"] == "person"
    later(ana, 200)
    until_bot(table, 1)
    assert "time of Player 2 is up" in table.told()[-1]
    for _ in patiently("the bot's move", pause=0.05):
        if 0 in table.view()["view"]["pending"]:
            break
    assert row(theirs)["turn"] == []
    with socket_at(ours, zoe, table.id) as socket:
        hello(socket, (1, None))
        for _ in patiently("the seat back", pause=0.05):
            if seat(theirs, 1)["kind"] == "person":
                break
    table.first_move(0)
    theirs.first_move(1)


def test_who_moves_every_day_has_a_day_for_each_move(ana: httpx.Client, zoe: httpx.Client) -> None:
    table, theirs = both(ana, zoe, clock="day")
    for _ in range(3):
        table.first_move(0)
        later(ana, A_DAY - 3600)
        theirs.first_move(1)
    assert {seat(table, 0)["kind"], seat(table, 1)["kind"]} == {"person"}


def test_minutes_are_counted_for_each_player_and_told(ours: Running, ana: httpx.Client, zoe: httpx.Client) -> None:
    begun = time.monotonic()
    table, theirs = both(ana, zoe, clock="minutes", minutes=10)
    with socket_at(ours, ana, table.id) as socket:
        hello(socket, (0, None))
        left = hear(socket, "clock")["left"]
        least = 599 - (time.monotonic() - begun)  # time is kept in whole seconds
        assert all(least <= seconds <= 600 for seconds in left.values())
        later(ana, 300)
        table.first_move(0)
        theirs.first_move(1)
        while "0" not in (left := hear(socket, "clock")["left"]):
            pass
        while not 200 < left["0"] <= 300:
            left = hear(socket, "clock")["left"]
    later(ana, 400)
    until_bot(table, 0)
    until_bot(table, 1)


def test_no_clock_runs_before_everybody_has_come(ana: httpx.Client, zoe: httpx.Client) -> None:
    table = made(ana, "here", "open", clock="minutes", minutes=1)
    table.view(0)
    later(ana, 3600)
    assert row(table)["due"] is None
    assert enter(zoe, table, table.tokens[1]).status_code == 200
    for _ in patiently("the clock", pause=0.05):
        if row(table)["due"] is not None:
            break
    assert row(table)["due"] - row(table)["since"] == 60
    assert seat(table, 0)["kind"] == "person"


def test_where_the_table_decides_others_may_let_a_bot_play(ana: httpx.Client, zoe: httpx.Client) -> None:
    table, theirs = both(ana, zoe, clock="day", late="table")
    table.first_move(0)
    assert code(table.post("seats/1/bot", {"bot": "greedy"})) == (403, "not-your-seat")
    later(ana, A_DAY + 60)
    stranger = httpx.post(f"{ana.base_url}{table.path}/seats/1/bot", json={"bot": "greedy"}, timeout=PATIENCE)
    assert code(stranger) == (403, "not-your-seat")
    assert seat(table, 1)["kind"] == "person"
    assert table.post("seats/1/bot", {"bot": "random"}).status_code == 200
    assert (seat(table, 1)["kind"], seat(table, 1)["bot"]) == ("bot", STAND_IN)  # not one that plays badly
    assert theirs.post("seats/1/back").status_code == 200


def test_who_is_on_holiday_has_a_day_when_they_are_back(ana: httpx.Client, zoe: httpx.Client) -> None:
    table, _ = both(ana, zoe, clock="day")
    now = row(table)["due"] - A_DAY
    body = {"name": "Zoe", "shape": 1, "colour": 1}
    assert code(zoe.post("/api/me", json={**body, "away": now + 100 * A_DAY})) == (422, "away-too-long")
    assert zoe.post("/api/me", json={**body, "away": now + 10 * A_DAY}).json()["away"] == now + 10 * A_DAY
    table.first_move(0)
    later(ana, A_DAY + 60)
    for _ in patiently("the clock to be put off", pause=0.1):
        if row(table)["due"] == now + 11 * A_DAY:
            break
    assert seat(table, 1)["kind"] == "person"
    later(ana, 5 * A_DAY)
    zoe.post("/api/me", json={**body, "away": 0})  # back earlier than said
    for _ in patiently("the day to begin", pause=0.05):
        if row(table)["due"] < now + 8 * A_DAY:
            break
    later(ana, A_DAY)
    until_bot(table, 1)


def test_who_leaves_and_comes_back_gains_no_time(ana: httpx.Client, zoe: httpx.Client) -> None:
    table, _ = both(ana, zoe, clock="minutes", minutes=10)
    later(ana, 500)
    assert table.post("seats/0/leave").status_code == 200
    for _ in patiently("the clock to stop", pause=0.05):
        if row(table)["due"] is None:
            break
    assert table.post("seats/0/claim", {"name": "Ana"}).status_code == 200
    for _ in patiently("the clock to run on", pause=0.05):
        if (due := row(table)["due"]) is not None:
            break
    assert due - row(table)["since"] <= 100


def test_without_a_clock_nobody_is_ever_late(ana: httpx.Client, zoe: httpx.Client) -> None:
    table, _ = both(ana, zoe)
    later(ana, 30 * A_DAY)
    assert (row(table)["due"], seat(table, 0)["kind"]) == (None, "person")
    assert table.post("seats/1/bot", {"bot": "greedy"}).status_code == 403


@pytest.mark.parametrize("wrong", [{"clock": "week"}, {"minutes": 0}, {"minutes": 1e9}, {"late": "never"}])
def test_what_is_no_clock_is_refused(ana: httpx.Client, wrong: dict[str, Any]) -> None:
    answer = ana.post("/api/tables", json={"game": "trails-of-tucana", "players": 1, **wrong})
    assert code(answer) == (400, "bad-request")


def stored(clock: str, late: str = "bot") -> Stored:
    sitters = tuple(Sitter(number, "", "person", None, True, None, sitting=1) for number in range(2))
    facts: Any = {"clock": clock, "minutes": 5, "late": late}
    return Stored("t", "isla-dorada", 1, "", 2, {}, bytes(32), "en", 0, False, False, 1, None, sitters, **facts)


def with_seat(table: Stored, number: int, **facts: Any) -> Stored:
    sitters = (replace(each, **facts) if each.seat == number else each for each in table.seats)
    return replace(table, seats=tuple(sitters))


@pytest.mark.parametrize("clock", ["day", "minutes"])
def test_no_clock_runs_in_a_secret_window(clock: str) -> None:
    """It has a length of its own; afterwards those who are asked have their time from then on, and are told anew."""
    table = stored(clock)
    asked = Glance({0: 100, 1: 100}, [0, 0])
    assert clocked(table, asked).due == due_of(table, asked, 1) == (400 if clock == "minutes" else 100 + A_DAY)
    within = replace(asked, window=7)
    assert clocked(table, within).due is None
    assert due_of(table, within, 0) is None
    assert since_of(table, 0, 900_000, 1, within) == 900_000
    assert since_of(table, 0, 900, 0, within, 7) == 100  # within it nobody's answer shows
    assert used_by(table, {0: 900}, 900, within) == {}
    live = Live(table_of(game("isla-dorada"), 3))
    assert standing(live, Glance({0: 0, 1: 0, 2: 0}, [10, 10, 10], window=5)).bell is not None


def test_when_a_secret_step_was_made_shows_nowhere() -> None:
    live = Live(table_of(game("isla-dorada"), 3))
    before = standing(live, None)
    live.advance(Entry(0, game("isla-dorada").desk.legal(live.state, 0)[0], None, 1000))
    assert standing(live, None).asked == before.asked
    assert standing(live, before).asked == before.asked


def test_time_counts_while_somebody_sits_there_and_nobody_is_missing() -> None:
    table = stored("minutes")
    left, bot = with_seat(table, 0, kind="open", held=False), with_seat(table, 0, kind="bot", bot="sailor")
    asked = Glance({0: 100, 1: 100}, [0, 0])
    gone = handed(table, asked, hands_of(table), hands_of(left), 350)
    assert (gone.used, gone.asked) == ({0: 250, 1: 250}, {0: 350, 1: 350})
    assert used_by(left, {0: 990}, 990, gone) == gone.used  # nor while somebody is missing
    again = handed(table, gone, hands_of(left), hands_of(table), 1000)
    assert [due_of(table, again, number) for number in (0, 1)] == [1050, 1050]
    relieved = handed(table, asked, hands_of(table), hands_of(bot), 390)
    taken = used_by(bot, {0: 990, 1: 100}, 990, relieved)
    assert relieved.used == taken == {0: 290}  # a bot's time is not theirs
    assert due_of(table, handed(table, relieved, hands_of(bot), hands_of(table), 1000), 0) == 1010
    new = with_seat(table, 0, sitting=2)
    assert due_of(new, handed(new, relieved, hands_of(left), hands_of(new), 1000), 0) == 1060


def test_a_day_is_not_begun_anew_by_leaving() -> None:
    table = stored("day")
    left, bot = with_seat(table, 0, kind="open", held=False), with_seat(table, 0, kind="bot", bot="sailor")
    late = with_seat(table, 0, kind="bot", bot="sailor", late=True)
    asked = Glance({0: 100, 1: 100}, [0, 0])
    for away in (left, bot):
        gone = handed(table, asked, hands_of(table), hands_of(away), 5000)
        assert handed(table, gone, hands_of(away), hands_of(table), 6000).asked[0] == 100
    assert handed(table, asked, hands_of(left), hands_of(table), 6000).asked[1] == 6000  # who has waited for others
    assert handed(table, asked, hands_of(late), hands_of(table), 6000).asked[0] == 6000


def test_who_was_late_while_no_server_ran_is_seen_to() -> None:
    class Noting(Clocks):
        async def _put(self, live: Live, glance: Glance) -> None:
            live.glance = glance

        def _send(self, errand: Any) -> None:
            asyncio.run(errand)

    live = Live(replace(table_of(game("isla-dorada"), 3), clock="day"))
    clocks = Noting(*cast(Any, (None, None, None)))
    live.glance = clocked(live.table, Glance({0: 100}, [0, 0, 0]))
    clocks.look(live)
    assert live.glance.due == 100 + A_DAY


def test_no_clock_runs_while_no_server_does(nursery: Nursery, tmp_path: Path) -> None:
    database, hours = str(tmp_path / "tables.db"), 2 * 3600
    with nursery.running(database=database, limits=UNLIMITED) as server, server.client() as ana, server.client() as zoe:
        table, _ = both(ana, zoe, clock="minutes", minutes=10)
        cookies = ana.cookies
    with closing(sqlite3.connect(database)) as stored:  # all of that was two hours ago
        ((asked,),) = stored.execute("select asked from glances").fetchall()
        earlier = {seat: since - hours for seat, since in json.loads(asked).items()}
        stored.execute("update glances set asked = ?, due = due - ?", (json.dumps(earlier), hours))
        stored.execute("update keys set content = cast(content - ? as blob) where name = 'pulse'", (hours,))
        stored.commit()
    with nursery.running(database=database, limits=UNLIMITED) as server, server.client(cookies=cookies) as ana:
        table = table.seen_by(ana)
        table.view(0)
        assert [seat(table, number)["kind"] for number in (0, 1)] == ["person", "person"]
        assert 0 < row(table)["due"] - time.time() <= 600
    before, now = 1000, 5000
    assert [put_on(since, before, now) for since in (400, 1000, 3000, 9000)] == [4400, 5000, 5000, 9000]


def test_a_server_begins_also_where_nothing_can_be_written() -> None:
    class ReadOnly:
        def writing(self) -> NoReturn:
            raise Refusal("database-read-only", 503)

    clocks = Clocks(*cast(Any, (SimpleNamespace(store=ReadOnly()), None, None)))
    asyncio.run(clocks.resume())
    assert not clocks.resumed, "it is tried again"
