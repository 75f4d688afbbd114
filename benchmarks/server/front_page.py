"""How long the front page takes where many people have played a lot: `python -m benchmarks.server.front_page`.

Fills a database with people who have each finished many matches and play a few, then asks one server process for the
tables of people drawn at random, and tells how long it took to answer. `--database` takes a PostgreSQL as well.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, insert

from islario.server.app import make_app
from islario.server.http.entry.secrets import hashed
from islario.server.settings import Limits, Rate, Settings
from islario.server.storage.database.connections import Database
from islario.server.storage.schema import (
    devices,
    endings,
    glances,
    holdings,
    matches,
    passkeys,
    people,
    results,
    seats,
    subscriptions,
)
from islario.server.storage.schema.company import invitations, mutes

GAMES = ("trails-of-tucana", "la-isla", "islas-canarias", "isla-dorada")
RUNNING = 3  # matches under way, for each of those who play them
PORTION = 5_000
NOW = 1_790_000_000
UNLIMITED = replace(Limits(), reading=Rate(1e9, 1e9))


def cookie_of(number: int) -> str:
    return f"cookie-{number}"


def rows_of(count: int, finished: int) -> Iterator[tuple[Table, dict[str, Any]]]:
    """People in pairs, who have finished so many matches with each other and play a few."""
    for number in range(count):
        person = hashed(cookie_of(number))
        line = {
            "id": person,
            "name": f"Player {number}",
            "shape": number % 8,
            "colour": number % 8,
            "since": NOW,
            "away": 0,
            "settings": "{}",
        }
        yield people, line
        device = {"hash": person, "id": f"d{number}", "person": person, "former": None, "label": "", "since": NOW}
        yield devices, {**device, "seen": NOW * 2}
        told = {"device": person, "endpoint": f"https://push.example/{number}", "point": bytes(65), "secret": bytes(16)}
        yield subscriptions, {**told, "language": "en", "due": None, "sent": NOW, "failed": 0}
        key = {"id": person, "name": f"k{number}", "person": person, "party": "club.example", "content": bytes(160)}
        yield passkeys, {**key, "label": "", "since": NOW, "used": NOW, "count": 0}
        yield mutes, {"person": person, "other": hashed("somebody else"), "name": "Somebody else"}
    for pair in range(0, count, 2):
        both = [hashed(cookie_of(pair)), hashed(cookie_of(pair + 1))]
        for at in range(finished + RUNNING):
            yield from match_of(f"{pair}-{at}", both, at, at < finished)


def match_of(name: str, both: list[bytes], at: int, over: bool) -> Iterator[tuple[Table, dict[str, Any]]]:
    game, ended = GAMES[at % len(GAMES)], NOW - 3600 * at
    yield matches, {
        "id": name, "game": game, "rules": 1, "components": "", "players": 2, "options": "{}", "key": bytes(32),
        "language": "en", "created": ended - 900, "over": over, "imported": False, "revision": 1, "swaps": False,
        "window": 4.0, "closed": False, "clock": "none", "minutes": 0, "late": "bot",
    }  # fmt: skip
    for seat, person in enumerate(both):
        sitter = {"match": name, "seat": seat, "name": f"Player {seat}", "kind": "person", "held": True}
        yield seats, {**sitter, "bot": None, "sitting": 1, "obvious": True, "late": False}
        yield holdings, {"browser": person, "match": name, "seat": seat}
        if over:
            yield results, {"person": person, "match": name, "seat": seat, "ended": ended}
    ended_seats = [
        {"name": f"Player {seat}", "kind": "person", "points": 40 + seat, "place": 2 - seat,
         "sources": {"trails": 20, "sights": 20 + seat}}
        for seat in range(2)
    ]  # fmt: skip
    if over:
        line = {"match": name, "game": game, "options": "{}", "ended": ended, "seats": json.dumps(ended_seats)}
        yield endings, line
    else:
        asked = json.dumps({at % 2: ended})
        stands = {"match": name, "asked": asked, "scores": "[3,5]", "used": "{}", "window": None}
        yield glances, {**stands, "due": None, "bell": None}
        yield invitations, {"match": name, "seat": 1, "person": both[1], "host": both[0], "name": "Player", "at": ended}


def fill(connection: Connection, count: int, finished: int) -> None:
    """In portions that a database takes at once, tables in the order in which they depend on each other."""
    order = (
        people, devices, subscriptions, passkeys, mutes, matches, seats, holdings, results, endings, glances,
        invitations,
    )  # fmt: skip
    lines = rows_of(count, finished)
    while portion := list(islice(lines, PORTION)):
        for table in order:
            if rows := [row for of, row in portion if of is table]:
                connection.execute(insert(table), rows)


async def asked(app: Any, number: int) -> tuple[float, float]:
    """Seconds until a person's front page has left the server, and those that the processor took for it."""
    sent: list[Any] = []
    scope = {
        "type": "http", "method": "GET", "path": "/api/me/tables", "raw_path": b"/api/me/tables", "query_string": b"",
        "root_path": "", "scheme": "http", "http_version": "1.1", "client": ("192.0.2.7", 4000), "extensions": {},
        "server": ("localhost", 80), "state": {},
        "headers": [(b"host", b"localhost"), (b"cookie", f"islario={cookie_of(number)}".encode())],
    }  # fmt: skip

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    begun, worked = time.perf_counter(), time.process_time()
    await app(scope, receive, send)
    taken = time.perf_counter() - begun, time.process_time() - worked
    content = json.loads(b"".join(message.get("body", b"") for message in sent))
    assert len(content["running"]) == RUNNING, content
    assert content["finished"], content
    return taken


async def measured(settings: Settings, count: int, finished: int, questions: int) -> list[tuple[float, float]]:
    database = await Database.opened(settings)
    async with database.engine.begin() as connection:
        await connection.run_sync(fill, count, finished)
    async with database.engine.connect() as connection:
        analysing = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await analysing.exec_driver_sql("analyze")
    await database.closed()
    app, house = make_app(settings)
    await house.open()
    try:
        draw = random.Random(1)
        return [await asked(app, draw.randrange(count)) for _ in range(questions)]
    finally:
        await house.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=50, help="that each of them has finished")
    parser.add_argument("--questions", type=int, default=2_000)
    parser.add_argument("--database", default="", help="an empty one; a file that is removed again unless told")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = given.database or str(Path(folder) / "tables.db")
        settings = Settings(database=where, limits=UNLIMITED, games=GAMES[:1])
        taken = asyncio.run(measured(settings, given.people, given.matches, given.questions))
    for name, seconds in zip(("answered in", "of the processor"), map(sorted, zip(*taken, strict=True)), strict=True):
        shares = (f"p{share} {1000 * seconds[len(seconds) * share // 100]:.1f} ms" for share in (50, 95, 99))
        print(f"{name}: {', '.join(shares)}")


if __name__ == "__main__":
    main()
