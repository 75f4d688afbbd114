"""Rated matches: what is not done there, who has lost, and what it brings, once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from islario.server.errors import Refusal
from islario.server.settings import Settings
from islario.server.storage.glances import Ending, EndOfSeat
from islario.server.storage.schema import ratings
from islario.server.storage.store import Sitter, Store
from islario.server.tables.rated import check_rated
from tests.patience import patiently
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running
from tests.server.table import GAME, Table, code, enter, made
from tests.server.test_identity import join, link, me

CLOCKS: tuple[tuple[bool, dict[str, Any]], ...] = (
    (True, {}), (True, {"clock": "minutes", "minutes": 20}), (False, {}),
)  # fmt: skip


def rated(host: httpx.Client, *guests: httpx.Client, bots: Sequence[str] = (), **more: Any) -> list[Table]:
    """A rated table as each of those sees it who sit there, all with a name."""
    table = made(host, "here", *["open"] * len(guests), *bots, rated=True, **more)
    name(host, "Ana")
    for seat, guest in enumerate(guests, 1):
        assert enter(guest, table, table.tokens[seat]).status_code == 200
        name(guest, f"Guest {seat}")
    return [table, *map(table.seen_by, guests)]


def name(client: httpx.Client, called: str) -> None:
    assert client.post("/api/me", json={"name": called, "shape": 1, "colour": 2}).status_code == 200


def play_on(tables: Sequence[Table], to_the_end: bool = True) -> None:
    """Everybody plays their first legal move: once, or until it is over."""
    while not (now := tables[0].view()["view"])["over"]:
        for table in tables:
            for seat in set(table.get().json()["mine"]) & set(table.view()["view"]["pending"]):
                table.first_move(seat)
        if not to_the_end and not now["over"]:
            return


def own(client: httpx.Client) -> dict[str, Any] | None:
    found: list[dict[str, Any]] = me(client)["ratings"]
    return found[0] if found else None


def earned(client: httpx.Client) -> dict[str, Any]:
    """It may come a moment after the last move."""
    for _ in patiently("the rating"):
        if (mine := own(client)) is not None:
            return mine
    raise AssertionError


def board(client: httpx.Client) -> list[dict[str, Any]]:
    answer = client.get(f"/api/ratings/{GAME}")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["leaders"])


def test_three_play_and_all_of_them_stand_on_the_board(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    tables = rated(client, other, third)
    assert own(client) is None
    play_on(tables)
    mine = [earned(one) for one in (client, other, third)]
    found = {each["name"]: each for each in board(client) if each["played"] == 1 and each["bot"] is None}
    assert {"Ana", "Guest 1", "Guest 2"} <= set(found)
    assert [one["played"] for one in mine] == [1, 1, 1]
    assert sum(each["mine"] for each in board(other)) == 1
    history = client.get("/api/me/tables").json()["finished"][0]
    places = [seat["place"] for seat in history["seats"]]
    figures = [one["rating"] for one in mine]
    assert [figures[seat] for seat in sorted(range(3), key=places.__getitem__)] == sorted(figures, reverse=True)
    before = own(client)
    tables[0].view()  # looked at again, nothing counts twice
    assert own(client) == before
    assert json.loads(client.get("/api/me/export").text)["me"]["ratings"][0] == before


def test_a_bot_sits_there_with_its_own_rating_and_keeps_it(client: httpx.Client) -> None:
    before = next(each for each in board(client) if each["bot"] == "sailor")
    play_on(rated(client, bots=["sailor"]))
    assert earned(client)["margin"] < 16.3
    assert next(each for each in board(client) if each["bot"] == "sailor") == before


@pytest.mark.parametrize(
    ("kinds", "more", "refused"),
    [
        (["here", "here"], {}, (409, "rated-one-screen")),
        (["here"], {}, (422, "rated-alone")),
        (["here", "open"], {"lesson": True}, (422, "rated-alone")),
    ],
)
def test_what_could_tell_nothing_is_not_rated(
    kinds: list[str], more: dict[str, Any], refused: tuple[int, str], client: httpx.Client
) -> None:
    seats = [{"kind": kind} if kind in ("here", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    body = {"game": GAME, "players": len(kinds), "seats": seats, "rated": True, **more}
    assert code(client.post("/api/tables", json=body)) == refused


def test_a_bot_whose_strength_no_arena_has_shown_is_not_rated() -> None:
    with pytest.raises(Refusal) as refused:
        check_rated(
            "perlas", [Sitter(0, "", "open", None, False, None), Sitter(1, "", "bot", "sailor", False, None)], False
        )
    assert refused.value.code == "rated-bot"


def test_a_seat_is_one_identity_and_an_identity_has_one_seat(
    server: Running, client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    (table, _) = rated(client, other, swaps=True)
    assert table.get().json()["swaps"] is False
    free = made(client, "here", "open", "open", rated=True)
    assert code(free.post("seats/1/claim", {"name": "Ana"})) == (409, "one-seat")
    assert code(enter(client, free, free.tokens[2])) == (409, "one-seat")
    assert enter(other, free, free.tokens[1]).status_code == 200
    own_link = free.seen_by(other).post("seats/1/link").json()["token"]
    assert code(enter(third, free, own_link)) == (409, "rated-device")
    assert code(join(other, link(client), bring=True)) == (409, "two-seats")
    assert [seat["held"] for seat in free.get().json()["seats"]] == [True, True, False]


def test_there_are_no_hints_and_nobody_plays_for_another(client: httpx.Client, other: httpx.Client) -> None:
    table, theirs = rated(client, other)
    before = table.view(0)
    assert code(table.post("hint", {"seat": 0})) == (409, "rated-no-hints")
    assert code(table.post("seats/0/bot", {"bot": "sailor"})) == (409, "rated-stand-in")
    play_on([table, theirs], to_the_end=False)
    assert code(table.post("seats/1/void")) == (409, "rated-void")
    assert code(table.post("hint", {"seat": 0}))[1] == "rated-no-hints"
    assert before["view"]["over"] is False


def test_who_leaves_has_lost_also_when_a_bot_or_they_themselves_play_on(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    tables = rated(client, other, third)
    play_on(tables, to_the_end=False)
    assert tables[1].post("seats/1/leave").status_code == 200
    assert tables[0].post("seats/1/bot", {"bot": "sailor"}).status_code == 200
    play_on([tables[0], tables[2]])
    left, stayed = earned(other), [earned(client), earned(third)]
    assert left["played"] == 1
    assert all(each["rating"] > left["rating"] for each in stayed)


def test_a_loss_stays_the_seats_when_whoever_has_lost_is_forgotten(
    server: Running, client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    tables = rated(client, other, third)
    play_on(tables, to_the_end=False)
    assert tables[1].post("seats/1/leave").status_code == 200
    with server.client() as late:
        assert tables[1].seen_by(late).post("seats/1/claim", {"name": "Late"}).status_code == 202
        assert tables[0].post("seats/1/grant").status_code == 200
        assert other.post("/api/me/forget", json={}).status_code == 200
        play_on([tables[0], tables[2], tables[1].seen_by(late)])
        assert all(earned(each)["played"] == 1 for each in (client, third))
        assert own(late) is None, "half of it was another's play"


def test_who_leaves_before_their_first_move_has_lost_nothing(client: httpx.Client, other: httpx.Client) -> None:
    table, theirs = rated(client, other)
    assert theirs.post("seats/1/leave").status_code == 200
    assert table.post("seats/1/bot", {"bot": "sailor"}).status_code == 200
    play_on([table])
    assert earned(client)["played"] == 1
    assert own(other) is None


def test_whose_time_runs_out_has_lost(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> None:
    database = str(tmp_path_factory.mktemp("late") / "tables.db")
    with (
        nursery.running(database=database, bot_delay=0.0, limits=UNLIMITED) as server,
        server.client() as host,
        server.client() as guest,
    ):
        tables = rated(host, guest, clock="day", late="table")
        tables[0].first_move(0)
        host.get("/health", headers={"later": str(2 * 24 * 3600)})
        assert tables[0].post("seats/1/bot", {"bot": "sailor"}).status_code == 200
        assert tables[1].post("seats/1/back").status_code == 200
        play_on(tables)
        assert earned(host)["rating"] > 25 > earned(guest)["rating"]


def test_one_may_leave_the_board_and_being_forgotten_takes_the_rating_along(
    client: httpx.Client, other: httpx.Client
) -> None:
    play_on(rated(client, other))
    assert earned(client)["played"] == 1
    name(client, "Shy")
    assert any(each["name"] == "Shy" for each in board(other))
    client.post("/api/me/habits", json={"board": False})
    assert not any(each["name"] == "Shy" or each["mine"] for each in board(client))
    assert own(client) is not None
    client.post("/api/me/habits", json={"board": True})
    assert any(each["name"] == "Shy" for each in board(other))
    assert client.post("/api/me/forget", json={}).status_code == 200
    assert not any(each["name"] == "Shy" for each in board(other))
    assert own(client) is None


def test_nobody_escapes_a_loss_by_staying_away(client: httpx.Client) -> None:
    clocks = [made(client, "here", "sailor", rated=rated, **clock).get().json() for rated, clock in CLOCKS]
    assert [(each["clock"], each["minutes"]) for each in clocks] == [("day", 0), ("minutes", 20), ("none", 0)]


def test_an_unrated_match_brings_nothing(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open")
    assert enter(other, table, table.tokens[1]).status_code == 200
    play_on([table, table.seen_by(other)])
    assert own(client) is None


def test_a_leaderboard_of_no_game_is_none(client: httpx.Client) -> None:
    assert code(client.get("/api/ratings/chess"))[0] == 404


def ending(match: str, *places: int) -> Ending:
    seats = [EndOfSeat("", "person", 0, place, {}) for place in places]
    return Ending(match, GAME, {}, 5, seats)


def test_servers_of_one_postgresql_note_an_end_once_and_lose_no_result(nursery: Nursery, address: str) -> None:
    """Two servers note the end of each of four matches of the same people, all at one moment."""
    with (
        nursery.running(database=address, bot_delay=0.0, limits=UNLIMITED) as server,
        server.client() as host,
        server.client() as guest,
    ):
        ids = [rated(host, guest)[0].id for _ in range(4)]

    async def all_at_once() -> tuple[list[int], int]:
        stores = [await Store.opened(Settings(database=address)) for _ in range(2)]
        try:
            await asyncio.gather(*(store.end(ending(match, 1, 2), True) for match in ids for store in stores))
            async with stores[0].reading() as connection:
                played = list((await connection.execute(select(ratings.c.played))).scalars())
                return played, (await connection.execute(select(func.count()).select_from(ratings))).scalar_one()
        finally:
            for store in stores:
                await store.closed()

    assert asyncio.run(all_at_once()) == ([4, 4], 2)
