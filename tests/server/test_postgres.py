"""Two server processes on one real PostgreSQL serve one table: what happens at one arrives at the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from tests.patience import patiently
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running
from tests.server.table import made, mark
from tests.server.test_live import hear, hello, opened


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
