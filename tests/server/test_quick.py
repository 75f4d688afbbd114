"""The short way of a move answers whatever the ordinary one answers."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode

from islario.server.http.quick import QUERY
from islario.server.http.socket.frames import head_of
from tests.server.table import Table, code, made

SHORT, ORDINARY = "lang=en&view=false", "view=false&lang=en"
Answer = tuple[int, dict[str, Any]]


def both(client: httpx.Client, table: Table, body: bytes) -> list[Answer]:
    """What is answered on the short way, then on the ordinary one."""
    sent = {"content": body, "headers": {"content-type": "application/json"}}
    answers = [client.post(f"{table.path}/moves?{way}", **sent) for way in (SHORT, ORDINARY)]  # type: ignore[arg-type]
    return [(answer.status_code, answer.json()) for answer in answers]


def test_a_move_is_stored_and_told_on_both_ways(client: httpx.Client) -> None:
    assert QUERY.fullmatch(SHORT.encode())
    assert not QUERY.fullmatch(ORDINARY.encode())
    table = made(client, "here", "here")
    for seat in (0, 1, 0, 1):
        now = table.view(seat)
        number, mark = now["view"]["moves"][0]["number"], f"{seat} {now['version']}"
        move = {"seat": seat, "move": number, "version": now["version"], "id": mark}
        (status, first), (again, second) = both(client, table, json.dumps(move).encode())
        assert (status, again) == (200, 200)
        assert (first.pop("repeated"), second.pop("repeated")) == (False, True)
        assert first == second == {"version": table.view(seat)["version"]}


@pytest.mark.parametrize(
    "changed", [{"seat": 1}, {"seat": 7}, {"move": 999_999}, {"version": 0}, {"id": ""}, {"id": "\x07"}, {"more": 1}]
)
def test_whatever_is_refused_is_refused_alike(client: httpx.Client, changed: dict[str, Any]) -> None:
    table = made(client, "here", "open")
    while not (now := table.view(0))["version"]:
        table.first_move(0)
    moves = now["view"]["moves"] or [{"number": 0}]
    move = {"seat": 0, "move": moves[0]["number"], "version": now["version"], "id": "refused", **changed}
    short, ordinary = both(client, table, json.dumps(move).encode())
    assert short == ordinary
    assert short[0] >= 400
    assert table.view(0) == now


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"\xff", b'{"seat":0,"move":0,"version":0,"id":"\xff"}', b"[" * 9000]
)
def test_what_is_no_move_is_refused_alike(client: httpx.Client, body: bytes) -> None:
    table = made(client, "here", "here")
    table.view(0)
    short, ordinary = both(client, table, body)
    assert short == ordinary
    assert short[0] == 400


def test_nobody_moves_for_a_seat_of_another_browser(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open")
    now = table.view(0)
    move = {"seat": 0, "move": now["view"]["moves"][0]["number"], "version": now["version"], "id": "theirs"}
    assert code(table.seen_by(other).post("moves", move, lang="en", view="false")) == (403, "not-your-seat")
    assert table.view(0) == now
    assert table.post("moves", move, lang="en", view="false").status_code == 200


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_messages_sent_at_once_are_framed_as_any(length: int) -> None:
    text = b"x" * length
    assert head_of(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
