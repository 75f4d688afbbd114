"""Two server processes on one real PostgreSQL serve one table: moves arrive at both, and none counts twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from benchmarks.server.wire import Wire

from tests.patience import patiently
from tests.server.conftest import UNLIMITED
from tests.server.postgres import database
from tests.server.process import Nursery, Running
from tests.server.table import GAME, made, mark
from tests.server.test_live import hear, hello, opened

ATTEMPTS = 10_000
RACERS = 16  # connections, half of them to either server
SHARE = 8  # attempts of each at one decision


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database(tmp_path_factory.mktemp("postgres") / "data") as address:
        yield address


@pytest.fixture(scope="module")
def servers(nursery: Nursery, address: str) -> Iterator[list[Running]]:
    with ExitStack() as stack:
        settings: dict[str, Any] = {"database": address, "bot_delay": 0.0, "limits": UNLIMITED}
        yield [stack.enter_context(nursery.running(**settings)) for _ in range(2)]


def with_cookies(server: Running, client: httpx.Client) -> httpx.Client:
    return server.client(cookies=dict(client.cookies))


def test_what_happens_at_one_server_arrives_at_the_other(servers: list[Running]) -> None:
    one, two = servers
    with one.client() as here, ExitStack() as stack:
        table = made(here, "here", "here")
        there = stack.enter_context(with_cookies(two, here))
        sockets = [stack.enter_context(opened(server, here, table.id)) for server in servers]
        for seat, socket in enumerate(sockets):
            hello(socket, (seat, None))
            hear(socket, "view")
        for turn in range(6):
            for seat, client in ((0, here), (1, there)):
                now = client.get(f"{table.path}/view?seat={seat}").json()
                while seat not in now["view"]["pending"]:
                    now = client.get(f"{table.path}/view?seat={seat}").json()
                move = now["view"]["moves"][turn % len(now["view"]["moves"])]["number"]
                body = {"seat": seat, "move": move, "version": now["version"], "id": mark()}
                assert client.post(f"{table.path}/moves", json=body).status_code == 200
                for socket in sockets:
                    assert hear(socket, "update", "view")["log"]
        views = [client.get(f"{table.path}/view").json() for client in (here, there)]
        assert views[0] == views[1]


def test_a_change_of_seats_arrives_at_the_other(servers: list[Running]) -> None:
    one, two = servers
    with one.client() as here, two.client() as there:
        table = made(here, "here", "open")
        with opened(one, here, table.id) as socket:
            hello(socket, (0, None))
            hear(socket, "view")
            there.post(f"{table.path}/seats/1/claim", json={"name": "Zoé"})
            assert hear(socket, "seats")["table"]["seats"][1]["name"] == "Zoé"


def test_bots_play_on_when_their_server_goes(nursery: Nursery, address: str, servers: list[Running]) -> None:
    third = nursery.start(database=address, bot_delay=0.0, limits=UNLIMITED)
    with third.client() as here:
        table = made(here, "here", "greedy", "random")
        table.first_move(0)
        nursery.kill(third)
        with with_cookies(servers[0], here) as there:
            for _ in patiently("the end of the match", pause=0):
                now = there.get(f"{table.path}/view?seat=0").json()
                if now["view"]["over"]:
                    break
                if now["view"]["moves"]:
                    body = {
                        "seat": 0,
                        "move": now["view"]["moves"][0]["number"],
                        "version": now["version"],
                        "id": mark(),
                    }
                    assert there.post(f"{table.path}/moves", json=body).status_code == 200


def test_no_double_moves_under_ten_thousand_racing_attempts(servers: list[Running], address: str) -> None:
    """Each decision is raced for through both servers; exactly one attempt wins it."""
    race = Race(servers)
    asyncio.run(race.run())
    assert len(race.lost) + len(race.won) == ATTEMPTS
    assert len(race.won) == race.decisions
    assert asyncio.run(marks_in(address)) >= set(race.won)
    assert not asyncio.run(marks_in(address)) & set(race.lost)


async def marks_in(address: str) -> set[str]:
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        return {row["mark"] for row in await connection.fetch("select mark from moves where mark is not null")}
    finally:
        await connection.close()


class Race:
    def __init__(self, servers: list[Running]) -> None:
        self.wires = [Wire("127.0.0.1", servers[number % 2].port) for number in range(RACERS)]
        self.won: list[str] = []
        self.lost: list[str] = []
        self.decisions = 0
        self.claimed = 0

    @property
    def left(self) -> int:
        return ATTEMPTS - len(self.won) - len(self.lost)

    async def run(self) -> None:
        while self.left:
            body = {"game": GAME, "players": 2, "seats": [{"kind": "here"}] * 2}
            _, made = await self.wires[0].ask("POST", "/api/tables", body)
            for wire in self.wires:
                wire.cookie = self.wires[0].cookie
            await self.match(f"/api/tables/{made['table']['id']}")

    async def match(self, table: str) -> None:
        while self.left:
            wire = self.wires[self.decisions % RACERS]
            _, now = await wire.ask("GET", f"{table}/view")
            if now["view"]["over"]:
                return
            seat = now["view"]["pending"][0]
            _, now = await wire.ask("GET", f"{table}/view?seat={seat}")
            if now["view"]["moves"]:
                await self.decision(table, seat, now)

    async def decision(self, table: str, seat: int, now: dict[str, Any]) -> None:
        """Everybody tries to be the one who decides."""
        self.decisions += 1
        await asyncio.gather(*(self.racer(wire, table, seat, now) for wire in self.wires))

    async def racer(self, wire: Wire, table: str, seat: int, now: dict[str, Any]) -> None:
        moves = [move["number"] for move in now["view"]["moves"]]
        for _ in range(SHARE):
            if self.claimed >= ATTEMPTS:
                return
            self.claimed += 1
            known_as = f"racer-{self.claimed}"
            body = {"seat": seat, "move": moves[self.claimed % len(moves)], "version": now["version"], "id": known_as}
            status, answer = await wire.ask("POST", f"{table}/moves", body)
            assert status in (200, 409), answer
            (self.won if status == 200 else self.lost).append(known_as)
