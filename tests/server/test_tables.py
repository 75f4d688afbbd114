"""Tables and seats: made, entered by link, claimed, left, handed to a bot and taken back."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from islario.server.settings import Settings
from islario.server.storage.store import Entry, Sitter, Store, Table
from islario.server.tables.tables import Tables
from islario.server.thinking.shelf import Shelf
from islario.server.watching.metrics import Metrics
from tests.server.process import Running
from tests.server.table import GAME, made

DAY = 24 * 3600


def test_the_shelf_tells_of_every_game_in_both_languages(client: httpx.Client) -> None:
    for language, island in (("en", "Island"), ("fr", "Île")):
        shelf = client.get("/api/games", params={"lang": language}).json()
        game = next(game for game in shelf["games"] if game["name"] == GAME)
        assert game["ready"]
        assert game["players"] == list(range(1, 9))
        assert game["options"][0]["words"] == island
        assert game["options"][0]["choices"][0] == {"name": "petit", "words": "Isla Petit"}
        assert {bot["name"] for bot in shelf["bots"]} >= {"random", "greedy"}


def test_the_browser_says_which_language_it_reads(client: httpx.Client) -> None:
    answer = client.get("/api/games", headers={"accept-language": "de, fr;q=0.8"}).json()
    (shown,) = (game for game in answer["games"] if game["name"] == GAME)
    assert shown["options"][0]["words"] == "Île"


def test_rules_and_words_can_be_read(client: httpx.Client) -> None:
    rules = client.get(f"/api/games/{GAME}/rules", params={"lang": "fr"}).json()
    assert rules["language"] == "fr"
    assert "**TT-12.**" in rules["markdown"]
    words = client.get(f"/api/games/{GAME}/words", params={"lang": "en"})
    assert words.headers["content-type"].startswith("text/plain")
    assert "event-trail-drawn" in words.text
    assert client.get("/api/games/chess/rules").status_code == 404


def test_a_table_tells_who_sits_where(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open", "greedy", options={"island": "grande", "symmetry": True}, language="fr")
    facts = table.get().json()
    assert [seat["kind"] for seat in facts["seats"]] == ["person", "open", "bot"]
    assert facts["options"]["island"] == "grande"
    assert facts["options"]["symmetry"] == "on"
    assert facts["mine"] == [0]
    assert facts["host"]
    assert facts["language"] == "fr"
    theirs = other.get(table.path).json()
    assert theirs["mine"] == []
    assert not theirs["host"]


def test_without_seats_there_is_one_person_and_the_rest_is_open(client: httpx.Client) -> None:
    answer = client.post("/api/tables", json={"game": GAME, "players": 3}).json()
    assert [seat["kind"] for seat in answer["table"]["seats"]] == ["person", "open", "open"]
    assert [link["seat"] for link in answer["links"]] == [0, 1, 2]


@pytest.mark.parametrize(
    ("wrong", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": GAME, "players": 9}, 422, "bad-players"),
        ({"game": GAME, "options": {"seed": "7"}}, 422, "unknown-option"),
        ({"game": GAME, "options": {"island": "big"}}, 422, "bad-choice"),
        ({"game": GAME, "players": 2, "seats": [{"kind": "here"}]}, 422, "bad-seats"),
        ({"game": GAME, "players": 1, "seats": [{"kind": "bot", "bot": "deep"}]}, 422, "unknown-bot"),
        ({"game": GAME, "players": 1, "seats": [{"kind": "bot"}]}, 400, "bad-request"),
        ({"game": GAME, "language": "de"}, 400, "bad-request"),
        ({"game": GAME, "key": "00"}, 400, "bad-request"),
        ({"players": 2}, 400, "bad-request"),
        ([], 400, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_both_languages(
    client: httpx.Client, wrong: Any, status: int, code: str
) -> None:
    answer = client.post("/api/tables", json=wrong)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    told = answer.json()["told"]
    assert told["en"] == answer.json()["sentence"]
    assert told["fr"] != told["en"]


def test_an_invitation_opens_an_open_seat(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open")
    answer = other.post("/api/session", json={"table": table.id, "token": table.tokens[1]})
    assert answer.json()["table"]["mine"] == [1]
    assert answer.json()["table"]["seats"][1]["kind"] == "person"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_the_hosts_link_gives_the_host_back_their_place(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "open")
    assert other.post("/api/session", json={"table": table.id, "token": table.made["host"]}).json()["table"]["host"]


def test_a_wrong_token_opens_nothing(client: httpx.Client, other: httpx.Client) -> None:
    table, elsewhere = made(client, "here"), made(client, "here")
    for token in ("x", elsewhere.tokens[0], table.tokens[0][:-1]):
        answer = other.post("/api/session", json={"table": table.id, "token": token})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")
    assert other.post("/api/session", json={"table": "nowhere", "token": "x"}).status_code == 404


def test_an_open_seat_can_be_claimed_once_and_spends_its_link(
    server: Running, client: httpx.Client, other: httpx.Client
) -> None:
    table = made(client, "here", "open")
    answer = other.post(f"{table.path}/seats/1/claim", json={"name": "  Zoé "})
    assert answer.json()["table"]["seats"][1]["name"] == "Zoé"
    assert answer.json()["table"]["mine"] == [1]
    with server.client() as third:
        assert third.post(f"{table.path}/seats/1/claim", json={}).json()["code"] == "seat-taken"
        late = third.post("/api/session", json={"table": table.id, "token": table.tokens[1]})
        assert (late.status_code, late.json()["code"]) == (409, "link-used")
        entered = third.post("/api/session", json={"table": table.id, "token": answer.json()["token"]})
        assert entered.json()["table"]["mine"] == [1]
    assert other.post(f"{table.path}/seats/7/claim", json={}).json()["code"] == "bad-seat"


@pytest.mark.rule("LI-189")
def test_whoever_comes_first_has_the_choice_of_all_free_seats(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "open", "open", "open", game="la-isla")
    seats = other.post(f"{table.path}/seats/2/claim", json={"name": "Zoé"}).json()["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("open", ""), ("open", ""), ("person", "Zoé")]
    seats = client.post(f"{table.path}/seats/0/claim", json={"name": "Ana"}).json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "", "Zoé"]


def test_a_seat_that_is_left_is_open_and_its_link_void(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "here")
    assert table.get("view", seat=1).status_code == 200
    assert table.post("seats/1/leave").json()["table"]["seats"][1]["kind"] == "open"
    assert table.get("view", seat=1).json()["code"] == "not-your-seat"
    assert other.post("/api/session", json={"table": table.id, "token": table.tokens[1]}).status_code == 403
    assert other.post(f"{table.path}/seats/1/claim", json={}).status_code == 200


def test_a_bot_sits_in_and_gives_the_seat_back(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "here")
    assert other.post(f"{table.path}/seats/1/bot", json={"bot": "greedy"}).json()["code"] == "not-your-seat"
    seat = table.post("seats/1/bot", {"bot": "random"}).json()["table"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["held"], seat["mine"]) == ("bot", "random", True, True)
    assert other.post(f"{table.path}/seats/1/back", json={}).status_code == 403
    seat = table.post("seats/1/back").json()["table"]["seats"][1]
    assert (seat["kind"], seat["bot"]) == ("person", None)
    assert table.post("seats/1/back").json()["code"] == "not-a-bot"
    assert table.post("seats/1/bot", {"bot": "deep"}).json()["code"] == "unknown-bot"


def test_the_host_fills_an_open_seat_with_a_bot_and_opens_it_again(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open", "open")
    assert table.post("seats/1/bot", {"bot": "greedy"}).json()["table"]["seats"][1]["kind"] == "bot"
    seat = table.post("seats/1/back").json()["table"]["seats"][1]
    assert (seat["kind"], seat["name"]) == ("open", "")
    token = table.post("seats/1/link").json()["token"]
    assert other.post("/api/session", json={"table": table.id, "token": token}).json()["table"]["mine"] == [1]
    assert table.post("seats/1/bot", {"bot": "greedy"}).json()["code"] == "not-your-seat"  # somebody holds it now


def test_a_new_link_voids_the_old_one_and_other_devices(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here")
    other.post("/api/session", json={"table": table.id, "token": table.tokens[0]})
    assert table.post("seats/0/link").json()["token"] != table.tokens[0]
    assert other.get(f"{table.path}/view", params={"seat": 0}).status_code == 403
    assert table.get("view", seat=0).status_code == 200


def test_a_name_is_used_in_words(client: httpx.Client) -> None:
    table = made(client, "here")
    table.post("seats/0/name", {"name": "Ana"})
    assert table.post("seats/0/name", {"name": "x" * 41}).status_code == 400
    log = table.first_move(0)["log"]
    assert any(happening["words"].startswith("Ana draws") for entry in log for happening in entry["happenings"])


def test_there_is_no_such_table(client: httpx.Client) -> None:
    for path in ("", "/view", "/log", "/record", "/positions/0"):
        answer = client.get(f"/api/tables/nowhere{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
    assert client.post("/api/tables/nowhere/seats/0/claim", json={}).status_code == 404


def test_tables_where_nobody_has_moved_for_long_are_removed(tmp_path: Path) -> None:
    """A table is as old as its latest move; whoever looks after the server says how old is too old."""
    now = int(time.time())

    async def tidied() -> list[bool]:
        settings = Settings(database=str(tmp_path / "tables.db"), keep_days=30)
        store = await Store.opened(settings)
        tables = Tables(settings, store, Shelf([GAME]), Metrics())
        seats = (Sitter(0, "Ana", "person", None, True, None),)
        for name, created, moved in (("old", 90, 60), ("slow", 90, 10), ("empty", 40, None), ("new", 5, None)):
            made = Table(name, GAME, 1, "", 1, {}, bytes(32), "en", now - created * DAY, False, False, 1, None, seats)
            log = [] if moved is None else [Entry(0, 1, None, now - moved * DAY)]
            await store.add(made, log, b"browser", [0])
        assert await tables.forget_idle() == 2
        assert await tables.forget_idle() == 0
        found = [await store.table(name) is not None for name in ("old", "slow", "empty", "new")]
        await tables.closed()
        await store.closed()
        return found

    assert asyncio.run(tidied()) == [False, True, False, True]
