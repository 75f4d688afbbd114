"""The socket: welcome, updates for every viewer, reconnecting with the gap, presence, and good-bye."""

from __future__ import annotations

import json
import signal
import threading
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.process import Nursery, Running
from tests.server.table import Table, made


def opened(server: Running, client: httpx.Client, table: str, **more: Any) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = {"cookie": cookies} if cookies else {}
    headers |= {name: value for name, value in client.headers.items() if name == "x-forwarded-for"}
    address = f"{server.socket}/api/tables/{table}/live"
    socket: ClientConnection = connect(
        address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_timeout=PATIENCE, **more
    )
    return socket


def hello(socket: ClientConnection, *viewers: tuple[int | None, int | None], lang: str = "en") -> None:
    follow = [{"seat": seat, "version": version} for seat, version in viewers]
    socket.send(json.dumps({"type": "hello", "viewers": follow, "lang": lang}))


def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] in kinds:
            return message


def merged(view: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """What a client does with an update."""
    return {**view, **update["changed"], "table": {**view["table"], **update["table"]}}


def test_a_hello_is_answered_with_the_table_and_the_view(server: Running, client: httpx.Client) -> None:
    table = made(client, "here", "here")
    with opened(server, client, table.id) as socket:
        hello(socket, (0, None), (None, None))
        welcome = hear(socket, "welcome")
        assert welcome["protocol"] == 1
        assert welcome["table"]["mine"] == [0, 1]
        views = {message["seat"]: message for message in (hear(socket, "view"), hear(socket, "view"))}
        assert views[0]["view"] == table.view(0, lang="en")["view"]
        assert views[None]["view"] == table.view(lang="en")["view"]
        assert views[0]["log"][0]["version"] == 0


def test_updates_lead_to_the_same_view_as_asking(server: Running, client: httpx.Client) -> None:
    table = made(client, "here", "here")
    with opened(server, client, table.id) as socket:
        hello(socket, (0, None), (1, None), lang="fr")
        views: dict[int, Any] = {}
        while len(views) < 2:
            message = hear(socket, "view")
            views[message["seat"]] = message["view"]
        for mover in (0, 1, 1, 0, 0, 1):
            table.first_move(mover)
            for _ in range(2):
                message = hear(socket, "update", "view")
                if message["type"] == "update":
                    assert views[message["seat"]]["version"] == message["from"]
                    views[message["seat"]] = merged(views[message["seat"]], message)
                else:
                    views[message["seat"]] = message["view"]
                assert message["log"][-1]["version"] == message["version"]
            for seat, view in views.items():
                assert view == table.view(seat, lang="fr")["view"]


def test_who_reconnects_gets_the_gap(server: Running, client: httpx.Client) -> None:
    table = made(client, "here", "here")
    before = table.view(0)["version"]
    for mover in (0, 1, 0, 1):
        table.first_move(mover)
    now = table.view(0, since=before, lang="en")
    with opened(server, client, table.id) as socket:
        hello(socket, (0, before))
        message = hear(socket, "view")
        assert message["log"] == now["log"]
        assert [entry["version"] for entry in message["log"]] == list(range(before + 1, now["version"] + 1))
    with opened(server, client, table.id) as socket:
        hello(socket, (0, now["version"]))
        assert hear(socket, "welcome")
        socket.send('{"type": "ping", "at": 5}')
        assert json.loads(socket.recv(timeout=PATIENCE)) == {"type": "pong", "at": 5}  # nothing else was to be said


def test_a_switch_of_language_brings_the_whole_anew(server: Running, client: httpx.Client) -> None:
    table = made(client, "here")
    with opened(server, client, table.id) as socket:
        hello(socket, (0, None))
        assert hear(socket, "view")["view"]["language"] == "en"
        hello(socket, (0, None), lang="fr")
        assert hear(socket, "view")["view"]["question"].startswith("Cartes : ")


def test_everyone_hears_who_comes_goes_and_sits_down(
    server: Running, client: httpx.Client, other: httpx.Client
) -> None:
    table = made(client, "here", "open")
    with opened(server, client, table.id) as socket:
        hello(socket, (0, None))
        hear(socket, "view")
        with opened(server, other, table.id) as theirs:
            hello(theirs, (None, None))
            assert hear(socket, "presence") == {"type": "presence", "present": [0], "spectators": 1}
        assert hear(socket, "presence")["spectators"] == 0
        other.post(f"{table.path}/seats/1/claim", json={"name": "Zoé"})
        seats = hear(socket, "seats")["table"]["seats"]
        assert (seats[1]["name"], seats[1]["mine"]) == ("Zoé", False)


def test_a_socket_loses_a_seat_that_its_browser_loses(server: Running, client: httpx.Client) -> None:
    table = made(client, "here", "here")
    with opened(server, client, table.id) as socket:
        hello(socket, (1, None))
        hear(socket, "view")
        table.post("seats/1/leave")
        assert hear(socket, "seats")["table"]["mine"] == [0]
        table.first_move(0)
        socket.send('{"type": "ping", "at": 1}')
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] in ("pong", "presence")


def test_nobody_follows_a_seat_that_is_not_theirs(server: Running, client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here")
    with opened(server, other, table.id) as socket:
        hello(socket, (0, None))
        assert hear(socket, "refused", "view")["code"] == "not-your-seat"
        hello(socket, (None, None))
        assert hear(socket, "view")["seat"] is None


@pytest.mark.parametrize("said", ["hello", "{}", '{"type": "shout"}', '{"type": "hello", "viewers": 3}', "[" * 5000])
def test_what_cannot_be_read_closes_the_socket(server: Running, client: httpx.Client, said: str) -> None:
    table = made(client, "here")
    with opened(server, client, table.id) as socket:
        socket.send(said)
        assert hear(socket, "bye")["code"] == "malformed"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
        assert socket.close_code == 4000


def test_there_is_no_socket_at_a_table_that_is_none(server: Running, client: httpx.Client) -> None:
    with opened(server, client, "nowhere") as socket:
        assert hear(socket, "bye")["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
        assert socket.close_code == 4004


def test_a_match_over_sockets_with_bots_reloading_in_between(
    server: Running, client: httpx.Client, other: httpx.Client
) -> None:
    """Two browsers and a bot, each acting only on what its socket tells; one loses its connection again and again."""
    table = made(client, "here", "open", "greedy")
    other.post("/api/session", json={"table": table.id, "token": table.tokens[1]})
    ends: list[dict[str, Any]] = []

    def person(browser: httpx.Client, seat: int, steady: bool) -> None:
        mine = Table(browser, table.made)
        view: dict[str, Any] = {}
        while not view.get("over"):
            with opened(server, browser, table.id) as socket:
                hello(socket, (seat, view.get("version")))
                heard = 0
                while not view.get("over") and (steady or heard < 5):
                    if seat in view.get("pending", ()):
                        view = mine.play(seat, view["moves"][0]["number"], view["version"]).json()["view"]
                        continue
                    message = hear(socket, "update", "view")
                    heard += 1
                    if message["version"] > view.get("version", -1):
                        if message["type"] == "view":
                            view = message["view"]
                        elif message["from"] == view["version"]:
                            view = merged(view, message)
        ends.append(view)

    people = [threading.Thread(target=person, args=who) for who in ((client, 0, True), (other, 1, False))]
    for each in people:
        each.start()
    for each in people:
        each.join(timeout=PATIENCE)
    assert len(ends) == 2
    assert ends[0]["scores"] == ends[1]["scores"]
    assert ends[0]["winners"]


def test_a_server_that_stops_says_so(nursery: Nursery, tmp_path: Any) -> None:
    server = nursery.start(database=str(tmp_path / "tables.db"))
    with server.client() as client:
        table = made(client, "here")
        with opened(server, client, table.id) as socket:
            hello(socket, (0, None))
            hear(socket, "view")
            nursery.kill(server, signal.SIGTERM)
            assert hear(socket, "bye")["code"] == "shutting-down"
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=PATIENCE)
            assert socket.close_code == 1001
