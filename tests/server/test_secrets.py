"""Every byte sent to a seat is a function of that seat's hidden copy.

Twin servers hold the same table; another seat makes choices that this seat may not know of, different ones at either
twin. Whatever this seat then asks for or hears on its socket is the same, byte by byte, version numbers included.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from islario.bots import bot
from islario.kernel.components import fingerprint_of
from islario.match import Match, game
from islario.server.http.secrets import hashed
from islario.server.settings import Settings
from islario.server.storage.store import Entry, Sitter, Store, Table
from tests.patience import PATIENCE
from tests.server.process import Nursery, Running
from tests.server.table import GAME, mark

ME, OTHER = 0, 1
Twin = tuple[Match, list[int], list[int]]  # a position, and two different things that the other seat does in secret


@cache
def twins() -> list[Twin]:
    """Positions of greedy matches where I cannot tell the other seat's next choices apart.

    In some it has drawn a trail and has a bonus trail to draw, or has not begun; in others it has drawn this or that.
    """
    bonus: list[Twin] = []
    plain: list[Twin] = []
    for seed in range(100):
        match = game(GAME).new(2, seed=seed)
        while not match.over and (len(bonus) < 2 or len(plain) < 4):
            if set(match.pending) == {ME, OTHER}:
                for kept, found in zip((bonus, plain), different_choices(match), strict=True):
                    kept += found[:1]
            seat = match.pending[-1]
            match.play(seat, bot("greedy", seed).choose(match.view_state(seat)))
    return bonus[:2] + plain[:2] + plain[-2:]


def different_choices(match: Match) -> tuple[list[Twin], list[Twin]]:
    here = match.at(len(match.plies))
    seen: dict[tuple[bytes, bool], int] = {}
    bonus: list[Twin] = []
    plain: list[Twin] = []
    for move in match.game.desk.legal(match.state, OTHER):
        trial = match.at(len(match.plies))
        trial.play(OTHER, move)
        unfinished = OTHER in trial.pending
        key = (without_journal(trial), unfinished)
        if unfinished:
            bonus.append((here, [], [move]))
        elif key in seen:
            plain.append((here, [seen[key]], [move]))
        seen[key] = move
    return bonus, plain


def without_journal(match: Match) -> bytes:
    fields = match.game.rules.layout.dtype.fields
    assert fields is not None
    return match.game.desk.hidden(match.state, ME).tobytes()[: fields["journal_length"][1]]


async def write_down(database: str, positions: list[Match]) -> None:
    store = await Store.opened(Settings(database=database))
    for number, match in enumerate(positions):
        seats = tuple(Sitter(seat, name, "person", None, True, hashed(name)) for seat, name in ((0, "Ana"), (1, "Ben")))
        table = Table(
            f"twin{number}", GAME, match.game.rules.version, fingerprint_of(GAME), 2, match.options, match.key, "en",
            1_794_700_000, False, False, 1, None, seats,
        )  # fmt: skip
        log = [Entry(seat, move, None, 1_794_700_000 + ply) for ply, (seat, move) in enumerate(match.plies)]
        await store.add(table, log, hashed("my cookie"), [ME])
        await store.hold(hashed("the other cookie"), table.id, OTHER)
    await store.closed()


def heard(socket: ClientConnection) -> list[str]:
    """Everything that came, up to the answer to a ping."""
    socket.send('{"type": "ping", "at": "now"}')
    messages = []
    while "pong" not in (message := str(socket.recv(timeout=PATIENCE))):
        messages.append(timeless(message))
    return messages


def timeless(text: str) -> str:
    """Without the moments when things were heard of, which no two runs share."""
    return re.sub(r'"at":\d+', "", text)


def asked(server: Running, table: str, version: int) -> list[str]:
    """Everything that can be asked for in my seat, as a spectator, or by mistake."""
    answers = []
    with httpx.Client(base_url=server.url, cookies={"islario": "my cookie"}, timeout=PATIENCE) as me:
        for who in ("seat=0&", ""):
            for path in ("view", "log", "positions/0", f"positions/{version}", "record"):
                answers.append(me.get(f"/api/tables/{table}/{path}?{who}lang=fr"))
            answers.append(me.get(f"/api/tables/{table}/view?{who}since=-1"))
        answers.append(me.get(f"/api/tables/{table}"))
        answers.append(me.get(f"/api/tables/{table}/view?seat=1"))
        for move, at in ((5000, version), (0, version + 7), (0, 0)):
            body = {"seat": ME, "move": move, "version": at, "id": "wrong"}
            answers.append(me.post(f"/api/tables/{table}/moves", json=body))
    return [f"{answer.status_code} {timeless(answer.text)}" for answer in answers]


@contextmanager
def both(nursery: Nursery, folder: Path, positions: list[Match]) -> Iterator[list[Running]]:
    files = [str(folder / name) for name in ("one.db", "other.db")]
    for file in files:
        asyncio.run(write_down(file, positions))
    with nursery.running(database=files[0]) as one, nursery.running(database=files[1]) as other:
        yield [one, other]


def test_what_others_do_in_secret_changes_no_byte(nursery: Nursery, tmp_path: Path) -> None:
    found = twins()
    assert any(not first for _, first, _ in found), "no bonus trail turned up"
    assert any(first for _, first, _ in found)
    with both(nursery, tmp_path, [position for position, _, _ in found]) as servers:
        for number, (_, *choices) in enumerate(found):
            compare(servers, f"twin{number}", choices)


def compare(servers: list[Running], table: str, choices: list[list[int]]) -> None:
    told = []
    for server, secret in zip(servers, choices, strict=True):
        with connect(
            f"{server.socket}/api/tables/{table}/live",
            additional_headers={"cookie": "islario=my cookie"},
            max_size=None,
        ) as socket:
            viewers = [{"seat": ME, "version": None}, {"seat": None, "version": None}]
            socket.send(json.dumps({"type": "hello", "viewers": viewers, "lang": "en"}))
            messages = heard(socket)
            with httpx.Client(base_url=server.url, cookies={"islario": "the other cookie"}, timeout=PATIENCE) as other:
                for move in secret:
                    now = other.get(f"/api/tables/{table}/view?seat=1").json()
                    body = {"seat": OTHER, "move": move, "version": now["version"], "id": mark()}
                    assert other.post(f"/api/tables/{table}/moves", json=body).status_code == 200
            messages += heard(socket)
        version = httpx.get(f"{server.url}/api/tables/{table}/view").json()["version"]
        told.append(messages + asked(server, table, version))
    assert told[0] == told[1]


def test_the_other_seat_itself_is_told(nursery: Nursery, tmp_path: Path) -> None:
    """The comparison above would also hold for a server that says nothing at all."""
    position, *choices = twins()[-1]
    with both(nursery, tmp_path, [position]) as servers:
        views = []
        for server, secret in zip(servers, choices, strict=True):
            with httpx.Client(base_url=server.url, cookies={"islario": "the other cookie"}, timeout=PATIENCE) as other:
                now = other.get("/api/tables/twin0/view?seat=1").json()
                body = {"seat": OTHER, "move": secret[0], "version": now["version"], "id": mark()}
                views.append(other.post("/api/tables/twin0/moves", json=body).json()["view"]["table"])
        assert views[0] != views[1]


@pytest.mark.parametrize("path", ["view", "log", "positions/0"])
def test_nobody_asks_in_the_name_of_another_seat(client: httpx.Client, other: httpx.Client, path: str) -> None:
    from tests.server.table import made

    table = made(client, "here", "open")
    assert other.get(f"{table.path}/{path}?seat=0").status_code == 403
