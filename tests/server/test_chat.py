"""What people say at a table: who hears it, who does not, and what keeps it in bounds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import patiently
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running
from tests.server.table import Table, code, enter, made
from tests.server.test_live import hear, opened
from tests.server.test_operator import Office


@pytest.fixture(scope="module")
def office(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    folder = tmp_path_factory.mktemp("chat")
    database = str(folder / "tables.db")
    with nursery.running(database=database, bot_delay=0.0, limits={**UNLIMITED, "operating": [1e9, 1e9]}) as server:
        yield Office(server, database, (folder / "operator-token").read_text().strip())


@pytest.fixture(scope="module")
def server(office: Office) -> Running:
    return office.server


def say(table: Table, text: str = "", **more: Any) -> httpx.Response:
    return table.post("chat", {"text": text, **more})


def read(table: Table) -> list[str]:
    """What one may read, emotes by their English words."""
    answer = table.get("chat")
    assert answer.status_code == 200, answer.text
    return [line["text"] or line["told"]["en"] for line in answer.json()["said"]]


def listening(socket: Any, **heard: int) -> None:
    socket.send(json.dumps({"type": "hello", "viewers": [{"seat": None}], "heard": heard}))


def with_two(host: httpx.Client, guest: httpx.Client) -> tuple[Table, Table]:
    table = made(host, "here", "open")
    assert enter(guest, table, table.tokens[1]).status_code == 200
    return table, table.seen_by(guest)


def test_those_who_play_read_each_other_and_spectators_read_them(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    mine, theirs = with_two(client, other)
    assert say(mine, "  Hello <b>there</b> https://example.org  ").status_code == 200
    assert say(theirs, emote="good-luck").status_code == 200
    lines = theirs.get("chat").json()["said"]
    assert [(line["seat"], line["mine"], line["text"]) for line in lines] == [
        (0, False, "Hello <b>there</b> https://example.org"),
        (1, True, ""),
    ]
    assert lines[1]["told"] == {"en": "Good luck!", "fr": "Bonne chance !"}
    assert read(mine.seen_by(third)) == ["Hello <b>there</b> https://example.org", "Good luck!"]
    assert lines[0]["who"] != lines[1]["who"]


def test_what_spectators_say_reaches_nobody_who_plays_until_it_is_over(
    server: Running, client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    table = made(client, "here", "here", "open")
    watching, sitting = table.seen_by(other), table.seen_by(third)
    assert enter(third, table, table.tokens[2]).status_code == 200
    with opened(server, client, table.id) as player, opened(server, other, table.id) as spectator:
        for socket in (player, spectator):
            listening(socket)
            hear(socket, "view")
        assert say(watching, "Take the seven!", name="Zoé").status_code == 200
        told = hear(spectator, "chat")["said"]
        assert [(line["circle"], line["name"], line["seat"]) for line in told] == [("spectators", "Zoé", None)]
        assert say(sitting, "Your turn").status_code == 200
        assert [line["text"] for line in hear(player, "chat")["said"]] == ["Your turn"]
        assert [line["number"] for line in hear(spectator, "chat")["said"]] == [1]
    assert read(table) == ["Your turn"]
    assert sitting.post("seats/2/leave").status_code == 200
    assert read(sitting) == ["Your turn"], "who has left a seat may come back to it"
    assert code(say(sitting, "Hi")) == (403, "not-at-this-table")
    report = table.post("chat/report", {"circle": "spectators", "number": 1})
    assert code(report) == (404, "nobody-said-it")
    who = told[0]["who"]
    assert code(table.post("chat/mute", {"who": who, "on": True})) == (404, "nobody-said-it")
    assert table.post("seats/2/bot", {"bot": "random"}).status_code == 200
    table.finish()
    assert sorted(read(table)) == ["Take the seven!", "Your turn"]


def test_a_flood_is_refused_and_changes_nothing(client: httpx.Client, other: httpx.Client) -> None:
    mine, theirs = with_two(client, other)
    answers = [say(mine, f"line {number}") for number in range(12)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert len(refused) >= 4
    assert {code(answer) for answer in refused} == {(429, "too-much-said")}
    assert int(refused[0].headers["retry-after"]) >= 1
    assert len(read(theirs)) == 12 - len(refused)
    assert say(theirs, "others are heard").status_code == 200


@pytest.mark.parametrize("said", [
    {"text": "a" * 301}, {"text": "two\nlines"}, {"text": 7}, {"emote": "curse"}, {"text": "x", "more": 1}, {"seat": -1}
])  # fmt: skip
def test_what_is_no_line_is_refused(client: httpx.Client, said: dict[str, Any]) -> None:
    table = made(client, "here", "open")
    assert code(table.post("chat", said)) == (400, "bad-request")
    for nothing in ({}, {"text": "  "}, {"text": "Hi", "emote": "wow"}):
        assert code(table.post("chat", nothing)) == (422, "nothing-said")
    assert code(say(table, "Hi", seat=1)) == (403, "not-your-seat")
    assert code(say(table, "Hi", seat=9)) == (404, "bad-seat")
    assert read(table) == []


def test_whom_one_mutes_one_does_not_hear_and_others_do(
    server: Running, client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    mine, theirs = with_two(client, other)
    assert say(theirs, "Boo").status_code == 200
    who = mine.get("chat").json()["said"][0]["who"]
    with opened(server, client, mine.id) as socket:
        listening(socket, players=1)
        hear(socket, "view")
        answer = mine.post("chat/mute", {"who": who, "on": True}).json()
        assert (answer["said"], [muted["who"] for muted in answer["muted"]]) == ([], [who])
        assert hear(socket, "chat") == {"type": "chat", "said": [], "again": True}
        assert say(theirs, "Boo again").status_code == 200
        assert hear(socket, "chat")["said"] == []
    assert read(mine.seen_by(third)) == ["Boo", "Boo again"]
    own = theirs.get("chat").json()["said"][0]["who"]
    assert code(theirs.post("chat/mute", {"who": own, "on": True})) == (404, "nobody-said-it")
    assert len(mine.post("chat/mute", {"who": who, "on": False}).json()["said"]) == 2


def test_the_operator_reads_what_is_reported_takes_it_away_and_switches_chat_off(
    office: Office, client: httpx.Client, other: httpx.Client
) -> None:
    mine, theirs = with_two(client, other)
    assert say(theirs, "Something <nasty>").status_code == 200
    for _ in range(2):
        assert mine.post("chat/report", {"circle": "players", "number": 1}).status_code == 200
    assert code(theirs.post("chat/report", {"circle": "players", "number": 1})) == (404, "nobody-said-it"), "one's own"
    [report] = [report for report in office.ask().json()["reports"] if report["table"] == mine.id]
    assert (report["text"], report["count"]) == ("Something <nasty>", 1)
    with office.server.client() as page:
        page.post("/operator", data={"deed": "enter", "what": office.token})
        assert "Something &lt;nasty&gt;" in page.get("/operator").text
    assert office.ask(deed="dismiss", what=report["line"]).status_code == 200
    assert code(office.ask(deed="dismiss", what=report["line"])) == (404, "nobody-said-it")
    assert office.ask(deed="erase", what=report["line"]).status_code == 200
    assert read(mine) == []
    for wrong in (report["line"], mine.id, f"{mine.id}/players/x", f"{mine.id}/players/99"):
        assert code(office.ask(deed="erase", what=wrong)) == (404, "nobody-said-it")
    assert say(theirs, "Sorry").status_code == 200
    assert theirs.get("chat").json()["said"][0]["number"] == 2
    assert office.ask(deed="hush", what=mine.id).status_code == 200
    assert mine.get().json()["chat"] == "none"
    assert code(say(theirs, "Hm")) == (409, "chat-off")
    assert read(mine) == []
    assert mine.post("chat/switch", {"on": True}).json()["table"]["chat"] == "none", "the operator's word stands"
    assert office.ask(deed="unhush", what=mine.id).status_code == 200
    assert read(mine) == ["Sorry"]


def test_whoever_made_the_table_switches_it_off(client: httpx.Client, other: httpx.Client) -> None:
    mine, theirs = with_two(client, other)
    assert code(theirs.post("chat/switch", {"on": False})) == (403, "not-the-host")
    assert mine.post("chat/switch", {"on": False}).json()["table"]["chat"] == "off"
    assert code(say(theirs, "Hello")) == (409, "chat-off")
    assert mine.post("chat/switch", {"on": True}).status_code == 200
    assert say(theirs, "Hello").status_code == 200
    assert made(client, "here", "open", chat=False).get().json()["chat"] == "off"


def test_nobody_writes_where_one_is_alone_or_is_taught_or_where_the_server_has_none(
    nursery: Nursery, client: httpx.Client, tmp_path: Path
) -> None:
    for table in (made(client, "here", "random"), made(client, "here"), made(client, "here", lesson=True)):
        assert table.get().json()["chat"] == "none"
        assert code(say(table, "Hello?")) == (409, "chat-off")
        assert table.get("chat").json()["circle"] is None
    with nursery.running(database=str(tmp_path / "t.db"), chat=False) as silent, silent.client() as browser:
        table = made(browser, "here", "open")
        assert table.get().json()["chat"] == "none"
        assert code(say(table, "Hello")) == (409, "chat-off")


def test_what_one_has_said_is_exported_and_goes_with_oneself(client: httpx.Client, other: httpx.Client) -> None:
    mine, theirs = with_two(client, other)
    assert say(theirs, "My very own words").status_code == 200
    assert say(mine, "Mine").status_code == 200
    assert [line["text"] for line in other.get("/api/me/export").json()["said"]] == ["My very own words"]
    assert other.post("/api/me/forget", json={}).status_code == 200
    assert read(mine) == ["Mine"]


def test_servers_of_one_postgresql_hear_each_other(nursery: Nursery, address: str) -> None:
    settings = {"database": address, "limits": UNLIMITED}
    with (
        nursery.running(**settings) as one,
        nursery.running(**settings) as two,
        one.client() as host,
        two.client() as guest,
    ):
        mine, theirs = with_two(host, guest)
        with opened(two, guest, mine.id) as socket:
            listening(socket)
            hear(socket, "view")
            assert say(mine, "Over here").status_code == 200
            assert [line["text"] for line in hear(socket, "chat")["said"]] == ["Over here"]
            who = theirs.get("chat").json()["said"][0]["who"]
            with one.client(cookies=dict(guest.cookies)) as same:
                assert mine.seen_by(same).post("chat/mute", {"who": who, "on": True}).status_code == 200
            assert hear(socket, "chat")["again"]
        assert say(theirs, "Heard").status_code == 200
        for _ in patiently("what was said at the other server"):
            if read(mine) == ["Over here", "Heard"]:
                break
