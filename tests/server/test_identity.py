"""Whoever sits down is somebody: on all their devices, with a list of their tables, until they are forgotten."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from islario.server.settings import Settings
from islario.server.storage.people.identity import People
from islario.server.storage.people.passkeys import Passkey, Passkeys
from islario.server.storage.schema import people
from islario.server.storage.store import Store
from tests.patience import patiently
from tests.server.process import Running
from tests.server.table import GAME, Table, code, enter, made, with_guest
from tests.server.test_live import hear, hello
from tests.server.test_live import opened as socket_at


@pytest.fixture
def phone(server: Running) -> Iterator[httpx.Client]:
    """Another device of whoever is at the first browser."""
    with server.client(headers={"user-agent": "Mozilla/5.0 (Linux; Android 14) Firefox/130.0"}) as client:
        yield client


def me(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/me")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def tables(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/me/tables")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def link(client: httpx.Client) -> str:
    answer = client.post("/api/me/link", json={})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def join(client: httpx.Client, token: str, bring: bool = False) -> httpx.Response:
    return client.post("/api/me/devices", json={"token": token, "bring": bring})


def test_a_browser_that_has_not_sat_down_is_nobody(client: httpx.Client) -> None:
    assert me(client)["devices"] == []
    assert tables(client) == {"waiting": 0, "running": [], "finished": [], "invitations": []}
    assert code(client.post("/api/me/forget", json={})) == (409, "nobody-here")


def test_my_tables_say_whose_turn_it_is_mine_first(client: httpx.Client, other: httpx.Client) -> None:
    mine, theirs = with_guest(client, other)
    alone = made(client, "here", "open")
    both = {row["id"]: row for row in tables(client)["running"]}
    assert set(both) == {mine.id, alone.id}
    row = both[mine.id]
    assert row["turn"] == row["asked"] == [0]
    assert row["since"] <= mine.get("log").json()["log"][-1]["at"]
    assert [seat["kind"] for seat in row["seats"]] == ["person", "person"]
    mine.first_move(0)
    rows = {row["id"]: row for row in tables(client)["running"]}
    assert rows[mine.id]["asked"] == mine.view()["view"]["pending"]
    assert rows[mine.id]["scores"] == mine.view()["view"]["scores"]
    waiting = tables(other)
    assert [row["id"] for row in waiting["running"]] == [theirs.id]
    assert waiting["waiting"] == (1 in waiting["running"][0]["asked"])


def test_nobody_lists_the_tables_of_another(client: httpx.Client, other: httpx.Client, third: httpx.Client) -> None:
    table, _ = with_guest(client, other)
    assert table.id not in third.get("/api/me/tables").text
    third.get(table.path)  # who has only looked
    assert tables(third)["running"] == []
    for path in ("/api/me/export", "/api/me/history", "/api/me"):
        assert table.id not in third.get(path).text


def test_a_finished_match_is_in_the_history_of_all_who_played(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open", "greedy")
    assert enter(other, table, table.tokens[1]).status_code == 200
    theirs = table.seen_by(other)
    theirs.post("seats/1/name", {"name": "Berta"})
    for _ in patiently("the end", pause=0.01):
        now = table.view()["view"]
        if now["over"]:
            break
        for seat, side in ((0, table), (1, theirs)):
            if seat in now["pending"]:
                side.first_move(seat)
    for browser, seat in ((client, 0), (other, 1)):
        found = tables(browser)
        assert found["running"] == []
        match = found["finished"][0]
        assert (match["id"], match["mine"], match["kept"]) == (table.id, seat, True)
        assert [each["points"] for each in match["seats"]] == now["scores"]
        assert [each["place"] for each in match["seats"]] == now["places"]
        assert sum(match["sources"].values()) == now["scores"][seat]
        assert match["seats"][1]["name"] == "Berta"
    history = client.get("/api/me/history").json()
    assert history["figures"][0] == {
        "game": table.made["table"]["game"], "played": 1, "alone": 0, "won": int(now["places"][0] == 1),
        "best": now["scores"][0], "average": now["scores"][0],
    }  # fmt: skip
    assert {(rival["name"], rival["played"]) for rival in history["rivals"]} == {("Berta", 1)}


def test_a_lesson_is_no_match_of_ones_own(client: httpx.Client) -> None:
    lesson = client.post("/api/tables", json={"game": GAME, "lesson": True})
    table = Table(client, lesson.json())
    table.post("seats/0/bot", {"bot": "greedy"})
    for _ in patiently("the end", pause=0.05):
        if table.view()["view"]["over"]:
            break
    match = made(client, "here", "here")
    match.finish()
    assert [each["id"] for each in tables(client)["finished"]] == [match.id]
    assert client.get("/api/me/history").json()["figures"][0]["played"] == 1
    assert tables(client)["running"] == []


def test_of_several_people_at_one_screen_one_has_a_history(client: httpx.Client) -> None:
    table = made(client, "here", "here")
    table.finish()
    assert [(match["id"], match["mine"]) for match in tables(client)["finished"]] == [(table.id, 0)]


def test_a_link_to_oneself_brings_everything_to_another_device(client: httpx.Client, phone: httpx.Client) -> None:
    table = made(client, "here", "open")
    client.post("/api/me", json={"name": "Anna", "shape": 4, "colour": 2})
    token = link(client)
    looked = phone.post("/api/me/link/look", json={"token": token}).json()
    assert (looked["name"], looked["shape"], looked["own"], looked["tables"]) == ("Anna", 4, False, 0)
    assert join(phone, token).status_code == 200
    assert [row["id"] for row in tables(phone)["running"]] == [table.id]
    table.seen_by(phone).first_move(0)
    found = me(phone)
    assert (found["name"], found["colour"]) == ("Anna", 2)
    assert {device["label"]: device["this"] for device in found["devices"]} == {"": False, "Firefox · Android": True}


def test_a_link_to_oneself_is_spent_once_under_a_race_too(server: Running, client: httpx.Client) -> None:
    made(client, "here", "open")
    for _ in range(5):
        token = link(client)
        with ThreadPoolExecutor(8) as crowd:
            browsers = [server.client() for _ in range(8)]
            answers = list(crowd.map(join, browsers, [token] * 8))
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]
        for browser in browsers:
            browser.close()
    assert len(me(client)["devices"]) == 6


def test_an_earlier_link_and_a_made_up_one_open_nothing(client: httpx.Client, phone: httpx.Client) -> None:
    made(client, "here", "open")
    first = link(client)
    second = link(client)
    for token in (first, "made up", "x" * 64):
        assert code(join(phone, token)) == (409, "self-link-used")
        assert code(phone.post("/api/me/link/look", json={"token": token})) == (409, "self-link-used")
    assert join(phone, second).status_code == 200
    assert code(join(phone, second)) == (409, "self-link-used")


def test_a_device_is_signed_out_from_another(server: Running, client: httpx.Client, phone: httpx.Client) -> None:
    table = made(client, "here", "open")
    join(phone, link(client))
    devices = me(phone)["devices"]
    away = table.seen_by(client)
    away.first_move(0)
    with socket_at(server, client, table.id) as socket:
        hello(socket, (0, None))
        hear(socket, "welcome")
        first = next(device["id"] for device in devices if not device["this"])
        assert phone.post(f"/api/me/devices/{first}/out", json={}).status_code == 200
        assert hear(socket, "bye")["code"] == "signed-out"
    assert code(away.get("view", seat=0)) == (403, "not-your-seat")
    now = table.seen_by(phone).view(0)
    assert code(away.play(0, 0, now["version"], view=False)) == (403, "not-your-seat")
    assert tables(client)["running"] == []
    assert me(client)["devices"] == []
    assert len(me(phone)["devices"]) == 1
    assert code(phone.post(f"/api/me/devices/{me(phone)['devices'][0]['id']}/out", json={})) == (409, "last-device")
    assert made(client, "here", "open").get().json()["mine"] == [0]  # somebody else from now on
    assert len(tables(client)["running"]) == 1


def test_who_is_signed_out_has_no_link_left_to_come_back_by(client: httpx.Client, phone: httpx.Client) -> None:
    table = made(client, "here", "open")
    join(phone, link(client))
    there = table.seen_by(phone)
    taken_along = link(phone), there.post("seats/0/link").json()["token"], there.post("host/link").json()["token"]
    lost = next(device["id"] for device in me(client)["devices"] if not device["this"])
    assert client.post(f"/api/me/devices/{lost}/out", json={}).status_code == 200
    assert code(join(phone, taken_along[0])) == (409, "self-link-used")
    assert [code(enter(phone, table, token)) for token in taken_along[1:]] == [(403, "wrong-token")] * 2
    assert len(me(client)["devices"]) == 1
    mine = table.post("seats/0/link").json()["token"]
    assert enter(phone, table, mine).json()["table"]["mine"] == [0]


def test_nobody_signs_out_the_device_of_another(client: httpx.Client, other: httpx.Client) -> None:
    made(client, "here", "open")
    made(other, "here", "open")
    theirs = me(other)["devices"][0]["id"]
    assert code(client.post(f"/api/me/devices/{theirs}/out", json={})) == (404, "no-such-device")
    assert len(me(other)["devices"]) == 1


def test_what_a_device_had_stays_its_own_unless_it_is_brought_along(client: httpx.Client, phone: httpx.Client) -> None:
    kept = made(phone, "here", "open")
    first = made(client, "here", "open")
    join(phone, link(client))
    assert [row["id"] for row in tables(phone)["running"]] == [first.id]
    this = next(device["id"] for device in me(phone)["devices"] if device["this"])
    phone.post(f"/api/me/devices/{this}/out", json={})
    assert [row["id"] for row in tables(phone)["running"]] == [kept.id]
    assert phone.post("/api/me/link/look", json={"token": link(client)}).json()["tables"] == 1
    join(phone, link(client), bring=True)
    for browser in (client, phone):
        assert {row["id"] for row in tables(browser)["running"]} == {kept.id, first.id}
    kept.seen_by(client).first_move(0)


def test_devices_of_one_person_are_one_person_at_a_table(client: httpx.Client, phone: httpx.Client) -> None:
    """Who has held a seat takes its secrets to no other, on no other device."""
    table = made(client, "here", "open")
    join(phone, link(client))
    assert code(enter(phone, table, table.tokens[1])) == (409, "one-seat")


def test_two_seats_of_one_match_do_not_become_one_persons(client: httpx.Client, phone: httpx.Client) -> None:
    table = made(client, "here", "open")
    assert enter(phone, table, table.tokens[1]).status_code == 200
    token = link(client)
    assert code(join(phone, token, bring=True)) == (409, "two-seats")
    assert table.seen_by(phone).get().json()["mine"] == [1]
    assert join(phone, token).status_code == 200  # it was not spent
    assert table.seen_by(phone).get().json()["mine"] == [0]


def test_being_forgotten_takes_what_is_ones_own_and_leaves_others_whole(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    client.post("/api/me", json={"name": "Zenobia", "shape": 1, "colour": 1})
    done = made(client, "here", "open")
    assert enter(other, done, done.tokens[1]).status_code == 200
    done.post("seats/0/name", {"name": "Zenobia"})
    theirs = done.seen_by(other)
    while not (now := done.view()["view"])["over"]:
        (done if 0 in now["pending"] else theirs).first_move(now["pending"][0])
    shared = made(client, "here", "here", "open")  # two at one screen
    assert enter(other, shared, shared.tokens[2]).status_code == 200
    shared.post("seats/1/name", {"name": "Zenobia’s guest"})
    while not (then := shared.view()["view"])["over"]:
        (shared if then["pending"][0] < 2 else shared.seen_by(other)).first_move(then["pending"][0])
    running, guests = with_guest(client, other)
    running.post("seats/0/name", {"name": "Zenobia II"})
    running.post("seats/0/bot", {"bot": "greedy"})
    running.post("seats/0/back")
    running.post("seats/0/name", {"name": "somebody else"})  # what they were called before stays in the log of seats
    exported = client.get("/api/me/export")
    assert "attachment" in exported.headers["content-disposition"]
    assert {exported.json()["me"]["name"], exported.json()["history"]["matches"][-1]["id"]} == {"Zenobia", done.id}
    assert client.post("/api/me/forget", json={}).status_code == 200
    assert (me(client)["name"], me(client)["devices"]) == ("", [])
    assert tables(client) == {"waiting": 0, "running": [], "finished": [], "invitations": []}
    assert code(client.get(f"{running.path}/view", params={"seat": 0})) == (403, "not-your-seat")
    assert guests.get().json()["seats"][0]["kind"] == "open"
    assert guests.view(1)["view"]["pending"]
    after = theirs.view(1)["view"]
    assert (after["scores"], after["over"]) == (now["scores"], True)
    assert theirs.get("record").status_code == 200
    assert {match["id"] for match in tables(other)["finished"]} == {done.id, shared.id}
    said = [other.get(path).text for path in ("/api/me/tables", "/api/me/history", "/api/me/export")]
    said += [theirs.get(path).text for path in ("", "log", "view")] + [guests.get(path).text for path in ("", "log")]
    assert "Zenobia" not in json.dumps(said)


def test_who_has_nothing_here_but_a_name_is_not_kept_for_ever(tmp_path: Path) -> None:
    async def remain() -> tuple[int, list[bytes]]:
        store = await Store.opened(Settings(database=str(tmp_path / "tables.db")))
        known = People(store)
        for device in (b"aa", b"bb", b"cc", b"dd"):
            await known.settle(device, "", 100, device.decode())
        token, _ = await known.link(b"aa", 100)
        await known.take_link(token, b"bb", "", False, 100)  # bb's owner comes back when it is signed out
        await Passkeys(store, known).add(Passkey(b"key", "key", b"cc", "localhost", b"", "", 100, 100, 0))
        await known.settle(b"ee", "", 900)
        removed = await known.remove_fleeting(500)
        async with store.reading() as connection:
            left = sorted((await connection.execute(select(people.c.id))).scalars())
        await store.closed()
        return removed, left

    assert asyncio.run(remain()) == (2, [b"bb", b"cc", b"ee"])


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("", {"name": "x" * 41, "shape": 0, "colour": 0}),
        ("", {"name": "a\u0000b", "shape": 0, "colour": 0}),
        ("", {"name": "a", "shape": 8, "colour": -1}),
        ("", []),
        ("/devices", {"token": ""}),
        ("/devices", {"token": "\ud800"}),
        ("/devices", {"token": "a", "bring": "yes"}),
        ("/link", {"more": 1}),
        ("/link/look", None),
        ("/forget", {"sure": True}),
    ],
)
def test_bad_input_is_refused_in_words(client: httpx.Client, path: str, body: Any) -> None:
    answer = client.post(f"/api/me{path}", content=json.dumps(body), headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["told"]["fr"]


@pytest.mark.parametrize("path", ["/history?before=-1", "/history?before=x", "/history?before=1e400"])
def test_bad_questions_are_refused(client: httpx.Client, path: str) -> None:
    assert client.get(f"/api/me{path}").status_code == 400


def test_a_seat_that_a_bot_plays_is_nobodys_turn(client: httpx.Client) -> None:
    table = made(client, "here", "open")
    table.get("view", seat=0)
    assert tables(client)["waiting"] == 1
    assert isinstance(table, Table)
    table.post("seats/0/bot", {"bot": "greedy"})
    assert tables(client)["waiting"] == 0
