"""A table seen from a browser, for tests: short names for what tests do all the time."""

from __future__ import annotations

import itertools
from typing import Any

import httpx

GAME = "trails-of-tucana"
_numbers = itertools.count()


def made(client: httpx.Client, *kinds: str, **more: Any) -> Table:
    """A new table; a kind is `here`, `open` or the name of a bot."""
    seats = [{"kind": kind} if kind in ("here", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    answer = client.post("/api/tables", json={"game": GAME, "players": len(kinds), "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return Table(client, answer.json())


def enter(client: httpx.Client, table: Table, token: str) -> httpx.Response:
    """A browser comes by a link."""
    return client.post("/api/session", json={"table": table.id, "token": token})


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def with_guest(host: httpx.Client, guest: httpx.Client, *more: str) -> tuple[Table, Table]:
    """A table at which a guest has come by the link to seat 1 and has moved."""
    table = made(host, "here", "open", *more)
    assert enter(guest, table, table.tokens[1]).status_code == 200
    theirs = table.seen_by(guest)
    theirs.first_move(1)
    return table, theirs


def mark() -> str:
    return f"mark-{next(_numbers)}"


class Table:
    def __init__(self, client: httpx.Client, made: dict[str, Any]) -> None:
        self.client = client
        self.made = made
        self.id: str = made["table"]["id"]
        self.path = f"/api/tables/{self.id}"
        self.tokens = {link["seat"]: link["token"] for link in made["links"]}

    def seen_by(self, client: httpx.Client) -> Table:
        """The same table at another browser."""
        return Table(client, self.made)

    def told(self) -> list[str]:
        """Every change of hands, as everybody at the table reads it."""
        return [change["told"]["en"] for change in self.get().json()["changes"]]

    def get(self, what: str = "", **query: Any) -> httpx.Response:
        return self.client.get(self.path + (f"/{what}" if what else ""), params=query)

    def post(self, what: str, body: dict[str, Any] | None = None, **query: Any) -> httpx.Response:
        return self.client.post(f"{self.path}/{what}", json=body or {}, params=query)

    def view(self, seat: int | None = None, **query: Any) -> dict[str, Any]:
        answer = self.get("view", **({} if seat is None else {"seat": seat}), **query)
        assert answer.status_code == 200, answer.text
        content: dict[str, Any] = answer.json()
        return content

    def play(self, seat: int, move: int, version: int, known_as: str | None = None, **query: Any) -> httpx.Response:
        return self.post("moves", {"seat": seat, "move": move, "version": version, "id": known_as or mark()}, **query)

    def first_move(self, seat: int) -> dict[str, Any]:
        """Plays the first legal move of the seat, which must be there."""
        now = self.view(seat)
        answer = self.play(seat, now["view"]["moves"][0]["number"], now["version"])
        assert answer.status_code == 200, answer.text
        content: dict[str, Any] = answer.json()
        return content

    def finish(self) -> dict[str, Any]:
        """Plays to the end with the seats that this browser holds."""
        mine = self.get().json()["mine"]
        while not (now := self.view())["view"]["over"]:
            for seat in set(mine) & set(now["view"]["pending"]):
                self.first_move(seat)
        return now


def seen(client: httpx.Client, match: str) -> Table:
    return Table(client, {"table": {"id": match}, "links": []})
