"""Moves on the socket: stored and told like those by HTTP, refused alike, however their bytes arrive."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from islario.server.http.socket.frames import Frames, text_in
from tests.server.process import Nursery, Running
from tests.server.table import Table, made, mark
from tests.server.test_live import hear, hello, opened


@pytest.fixture
def table(client: httpx.Client) -> Table:
    return made(client, "here", "here")


@pytest.fixture
def socket(server: Running, client: httpx.Client, table: Table) -> Iterator[ClientConnection]:
    with opened(server, client, table.id) as socket:
        hello(socket, (0, None), (1, None))
        hear(socket, "view")
        hear(socket, "view")
        yield socket


def move_of(table: Table, seat: int) -> dict[str, Any]:
    now = table.view(seat)
    number = now["view"]["moves"][0]["number"]
    return {"type": "play", "seat": seat, "move": number, "version": now["version"], "id": mark()}


def ask(socket: ClientConnection, move: dict[str, Any]) -> dict[str, Any]:
    socket.send(json.dumps(move))
    return hear(socket, "played", "refused")


def test_a_move_is_stored_answered_and_told(socket: ClientConnection, table: Table) -> None:
    move = move_of(table, 0)
    socket.send(json.dumps(move))
    said = [hear(socket, "played", "update") for _ in range(3)]
    assert {message["type"] for message in said} == {"played", "update"}
    (played,) = (message for message in said if message["type"] == "played")
    assert played == {
        "type": "played", "id": move["id"], "version": table.view(0)["version"], "repeated": False
    }  # fmt: skip
    assert table.view(0)["view"]["moves"] == []


def test_a_move_that_is_said_again_counts_once(socket: ClientConnection, table: Table) -> None:
    move = move_of(table, 0)
    first, second = ask(socket, move), ask(socket, move)
    assert (first["repeated"], second["repeated"]) == (False, True)
    by_http = table.post("moves", {name: move[name] for name in ("seat", "move", "version", "id")}, view="false")
    assert by_http.json() == {"version": second["version"], "repeated": True}


@pytest.mark.parametrize("changed", [{"seat": 7}, {"move": 999_999}, {"version": 1000}])
def test_what_is_refused_is_refused_as_by_http(socket: ClientConnection, table: Table, changed: dict[str, Any]) -> None:
    move = move_of(table, 0) | changed
    refused = ask(socket, move)
    by_http = table.post("moves", {name: move[name] for name in ("seat", "move", "version", "id")}, view="false")
    assert refused["code"] == by_http.json()["code"]
    assert by_http.status_code >= 400
    assert (refused["type"], refused["id"]) == ("refused", move["id"])
    assert ask(socket, move_of(table, 0))["type"] == "played", "the socket stays open"


def test_nobody_moves_for_a_seat_of_another_browser(server: Running, client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open")
    with opened(server, other, table.id) as socket:
        hello(socket, (None, None))
        assert ask(socket, move_of(table, 0))["code"] == "not-your-seat"
    assert table.view(0)["version"] == 0


def test_whoever_has_left_a_seat_moves_there_no_more(socket: ClientConnection, table: Table) -> None:
    move = move_of(table, 0)
    assert table.post("seats/0/leave").status_code == 200
    assert ask(socket, move)["code"] == "not-your-seat"


@pytest.mark.parametrize("way", ["long", "pieces", "with another"])
def test_a_move_is_one_however_it_arrives(socket: ClientConnection, table: Table, way: str) -> None:
    text = json.dumps(move_of(table, 0))
    match way:
        case "long":
            socket.send(text + " " * 200)
        case "pieces":
            socket.send([text[:20], text[20:]])
        case _:
            frames = [Frame(Opcode.TEXT, said.encode()).serialize(mask=True) for said in ('{"type":"ping"}', text)]
            socket.socket.sendall(b"".join(frames))
            hear(socket, "pong")
    assert hear(socket, "played", "refused")["type"] == "played"
    assert ask(socket, move_of(table, 1))["type"] == "played"


def test_a_move_cut_in_two_is_put_together(socket: ClientConnection, table: Table) -> None:
    """Its second half is not taken for a beginning, wherever it is cut; nor is what comes after."""
    for seat, cut in ((0, 1), (1, 6), (0, 50), (1, 2)):
        frame = Frame(Opcode.TEXT, json.dumps(move_of(table, seat)).encode()).serialize(mask=True)
        socket.socket.sendall(frame[:cut])
        table.get()  # so much later
        socket.socket.sendall(frame[cut:])
        assert hear(socket, "played", "refused")["type"] == "played"


def test_moves_on_a_socket_are_paid_for_like_requests(nursery: Nursery, tmp_path: Any) -> None:
    limits = {"writing": [12, 1 / 3600], "share": 1.0}
    with nursery.running(database=str(tmp_path / "tables.db"), limits=limits) as server, server.client() as client:
        table = made(client, "here", "here")
        with opened(server, client, table.id) as socket:
            hello(socket, (0, None))
            move = {"type": "play", "seat": 0, "move": 0, "version": 999}
            answers = [ask(socket, move | {"id": mark()}) for _ in range(12)]
        assert [answer["code"] for answer in answers][:3] == ["stale-version"] * 3
        assert answers[-1]["code"] == "too-many-requests"


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 84, 125])
def test_a_short_text_is_read_at_sight(length: int) -> None:
    text = bytes(32 + at % 90 for at in range(length))
    for _ in range(20):
        assert text_in(Frame(Opcode.TEXT, text).serialize(mask=True)) == text


def test_nothing_else_is() -> None:
    frame = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    others = [
        b"", frame[:-1], frame + b"\0", frame + frame, Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        Frame(Opcode.BINARY, b"hello").serialize(mask=True), Frame(Opcode.PING, b"hello").serialize(mask=True),
        Frame(Opcode.TEXT, b"hel", fin=False).serialize(mask=True), Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True),
    ]  # fmt: skip
    assert [text_in(other) for other in others] == [None] * len(others)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_where_frames_end_is_known(length: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    two, cuts = frame * 2, {1, 2, 5, 7, 9, 13, len(frame) - 1}
    assert (counted(frame), counted(two)) == ((1, True), (2, True))
    for cut in (cut for cut in cuts if cut < len(frame)):
        assert not counted(frame[:cut])[1]
        assert not counted(frame + frame[:cut])[1]
        assert counted(two[:cut], two[cut:]) == (2, True)
    if length < 1000:
        assert counted(*(two[at : at + 1] for at in range(len(two)))) == (2, True)


def counted(*pieces: bytes) -> tuple[int, bool]:
    frames = Frames()
    return sum(map(frames.count, pieces)), frames.whole
