"""Hundreds of thousands of requests and messages, most of them wrong: whatever is asked, nothing breaks, and nothing
changes that the asker has no hand in."""

from __future__ import annotations

import asyncio
import json
import random
import struct
from collections import Counter
from typing import Any

import httpx

from islario.bots import BOTS
from islario.games import GAMES
from islario.match import game
from tests.patience import PATIENCE
from tests.server.process import Running
from tests.server.table import GAME, Table, made
from tests.soak.bystander import Bystander
from tests.soak.ground import Figures, Ground, memory
from tests.soak.made_up import BROKEN, Mischief, Request

CONNECTIONS = 6
TALK = 12  # messages on one socket, of which the last may be its end
SPOKEN = 0.1  # of all that is sent: messages on sockets


class Fuzz:
    def __init__(self, server: Running, mischief: Mischief) -> None:
        self.server = server
        self.mischief = mischief
        self.counts: Counter[str] = Counter()

    async def run(self, count: int) -> None:
        await asyncio.gather(
            self.talk(int(count * SPOKEN)),
            *(self.ask((count - int(count * SPOKEN)) // CONNECTIONS) for _ in range(CONNECTIONS)),
        )

    async def ask(self, count: int) -> None:
        """One request after the other on a connection, for as long as it is kept open."""
        wire: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        for _ in range(count):
            if wire is None:
                wire = await asyncio.open_connection("127.0.0.1", self.server.port)
            request = self.mischief.request(f"127.0.0.1:{self.server.port}")
            kept = False
            try:
                wire[1].write(request.content)
                if not request.whole:
                    wire[1].write_eof()  # nobody waits for the rest of it
                async with asyncio.timeout(PATIENCE):
                    kept = await self.answer(request, wire[0])
            except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                assert not request.whole, f"no answer to {request.content[:2000]!r}"
                self.counts["not answered, and no HTTP"] += 1
            if not kept or not request.whole:  # what follows would be taken for a part of it
                wire[1].close()
                wire = None
        if wire is not None:
            wire[1].close()

    async def answer(self, request: Request, reader: asyncio.StreamReader) -> bool:
        """Reads the answer and judges it; whether the connection goes on."""
        status = 100
        while status == 100:  # only to say that more may be sent
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            status = int(head[0].split()[1])
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        body = await reader.readexactly(int(headers.get("content-length", 0))) if request.method != "HEAD" else b""
        asked = f"{request.content[:2000]!r}: {head} {body[:500]!r}"
        self.counts[f"answered {status // 100}xx"] += 1
        assert status < 500 or (status == 503 and "retry-after" in headers), asked
        assert BROKEN not in headers, asked
        assert b"Traceback" not in body, asked
        if status >= 400 and body and request.whole and "json" in headers.get("content-type", ""):
            assert {"code", "sentence", "told"} <= json.loads(body).keys(), asked
        return headers.get("connection", "").lower() != "close"

    async def talk(self, count: int) -> None:
        for _ in range(0, count, TALK):
            code = await self.conversation(min(TALK, count))
            self.counts[f"sockets closed with {code}"] += 1
            assert code != 1011, "a socket has ended with a fault of the server's"

    async def conversation(self, messages: int) -> int | str:
        """Says some things on a socket, without listening in between; how it was closed."""
        chance, table = (
            random.Random(self.mischief.chance.random()),
            self.mischief.chance.choice(self.mischief.known["table"]),
        )
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        lines = [f"GET /api/tables/{table}/live HTTP/1.1", f"host: 127.0.0.1:{self.server.port}", "upgrade: websocket",
                 "connection: upgrade", "sec-websocket-version: 13", "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
                 f"cookie: islario={self.mischief.chance.choice(self.mischief.cookies)}", "", ""]  # fmt: skip
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write("\r\n".join(lines).encode())
                status = (await reader.readuntil(b"\r\n\r\n")).split()[1]
                if status != b"101":
                    return status.decode()
                for _ in range(messages):
                    self.counts["messages on sockets"] += 1
                    writer.write(frame(self.mischief.message(), chance.choice((1, 1, 1, 1, 1, 2, 9)), chance.random()))
                    await writer.drain()
                writer.write(frame(struct.pack(">H", 1000), 8, 1.0))
                return await closing_code(reader)
        except (OSError, asyncio.IncompleteReadError):
            return "no word"
        finally:
            writer.close()


def frame(content: bytes, kind: int, luck: float) -> bytes:
    """One of a client's frames; without luck, one that no client should send."""
    first, mask = 0x80 | kind, 0x80
    if luck < 0.01:
        first ^= 0x40  # a bit that is reserved
    elif luck < 0.02:
        mask = 0  # not masked
    elif luck < 0.03:
        first &= 0x7F  # a part of something longer
    elif luck < 0.04:
        return bytes([first, mask | 127]) + struct.pack(">Q", 2**62) + bytes(4) + content
    if kind == 9:
        content = content[:125]
    size = len(content)
    length = bytes([mask | size]) if size < 126 else bytes([mask | 126]) + struct.pack(">H", size)
    return bytes([first]) + length + (bytes(4) if mask else b"") + content


async def closing_code(reader: asyncio.StreamReader) -> int | str:
    """Hears a socket out to its end."""
    while True:
        first, size = await reader.readexactly(2)
        if size == 126:
            size = struct.unpack(">H", await reader.readexactly(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", await reader.readexactly(8))[0]
        content = await reader.readexactly(size)
        if first & 0xF == 8:
            return int(struct.unpack(">H", content[:2])[0]) if content else "no word"


def prepared(server: Running, client: httpx.Client, seed: int) -> Mischief:
    """Right values from tables that are there, for a browser that holds seats at them."""
    tables = [made(client, "here", "here", "open", game=name) for name in GAMES] + [made(client, "here", "greedy")]
    tables[-1].finish()
    ids = [table.id for table in tables]
    known: dict[str, list[Any]] = {
        "table": ids, "seat": [0, 0, 1, 2], "token": [token for table in tables for token in table.tokens.values()],
        "version": [0, 0, 0, 1, 2, 5], "id": [f"mark-{number}" for number in range(500)], "game": [*GAMES],
        "move": [move["number"] for table in tables for move in table.view(0)["view"]["moves"]][:400] or [0],
        "lang": ["en", "fr"], "since": ["last", "-1", "0", "3"], "view": ["true", "false"], "players": [None, 1, 2, 3],
        "name": ["Ana", "Zoé", "李雷"], "bot": [*BOTS], "kind": ["here", "open", "bot"], "language": [None, "en", "fr"],
        "options": [{}, {"island": "grande"}], "swaps": [None, True, False], "deed": ["close", "block"], "what": ids,
        "of": ["0123456789abcdef"], "path": ["table/x", "index.html", "assets/none.js"], "at": [None, 1, 0.5, "x"],
        "seats": [None],
    }  # fmt: skip
    record = game(GAME).new(2, seed=seed)
    chance = random.Random(seed)
    while not record.over:
        seat = record.pending[0]
        record.play(seat, chance.choice(record.game.desk.legal(record.state, seat)))
    return Mischief(seed, known, [*client.cookies.values(), "stranger"], record.record().encode())


def attack(ground: Ground, count: int, seed: int = 1, calm: int = 200) -> Figures:
    with ground.serving() as stand, stand.one.client() as client, stand.one.client() as other:
        witness = made(other, "here", "here")
        witness.first_move(0)
        before = seen(witness)
        mischief = prepared(stand.one, client, seed)
        held = memory(stand.one)
        with Bystander(stand.one, calm) as player:
            fuzz = Fuzz(stand.one, mischief)
            asyncio.run(fuzz.run(count))
            figures = player.figures()
        assert seen(witness) == before, "a stranger has changed a table"
        assert client.get("/health").status_code == 200
        figures.worst["memory grown by (MB)"] = memory(stand.one) - held
    figures.note(fuzz.counts)
    assert fuzz.counts["answered 2xx"] > count * 0.05, "hardly anything came through"
    return figures


def seen(table: Table) -> list[str]:
    return [table.get(what).text for what in ("", "log", "view", "view?seat=0", "view?seat=1")]
