"""Two come at the same moment, at one server or at two: for a decision, with the same move, for a seat, by an
invitation, by an old link while a new one is made, and to take back. Exactly one of them wins, and both are told how
it went."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from benchmarks.server.wire import Wire

from islario.server.http.entry.secrets import new_token
from tests.server.process import Running
from tests.server.table import GAME
from tests.soak.bystander import Bystander
from tests.soak.ground import Figures, Ground, Kind, stored

Answer = tuple[int, Any]
AT_ONCE = 4  # races that go on side by side
GUESTS = 3  # who want one seat
DECISIONS = 6  # raced for at one table


class Honest(Wire):
    """Asks again where a busy server says that it cannot just now: nothing was done."""

    async def ask(self, *question: Any) -> Answer:
        while (answer := await super().ask(*question))[0] == 503:
            await asyncio.sleep(0.03)
        return answer


class Races:
    """Browsers at two servers (or twice the same)."""

    def __init__(self, servers: list[Running]) -> None:
        self.ports = (servers[0].port, servers[-1].port)
        self.won: set[tuple[str, int, str]] = set()  # a table, a seat, and the mark that must be stored once
        self.lost: set[tuple[str, int, str]] = set()
        self.counts: Counter[str] = Counter()

    def browser(self, number: int, cookie: str = "") -> Wire:
        return Honest("127.0.0.1", self.ports[number % 2], cookie or f"islario={new_token()}")

    async def run(self, count: int) -> None:
        """So many races, each kind by turns; kinds at one table share it for a while."""
        kinds = (self.decisions, self.seats, self.invitations, self.links)
        left = [count]

        async def some(first: int) -> None:
            number = first
            while left[0] > 0:
                await kinds[number % len(kinds)](left)
                number += 1

        await asyncio.gather(*(some(first) for first in range(AT_ONCE)))

    def take(self, left: list[int], kind: str) -> bool:
        """Whether there is one more race to be run."""
        if left[0] <= 0:
            return False
        left[0] -= 1
        self.counts[kind] += 1
        return True

    async def table(self, *kinds: str) -> tuple[Wire, dict[str, Any]]:
        host = self.browser(0)
        body = {"game": GAME, "players": len(kinds), "seats": [{"kind": kind} for kind in kinds]}
        status, made = await host.ask("POST", "/api/tables", body)
        assert status == 201, made
        return host, made

    async def decisions(self, left: list[int]) -> None:
        """One decision after the other: two moves, the same move twice, and two who take it back."""
        host, made = await self.table("here", "here")
        path = f"/api/tables/{made['table']['id']}"
        browsers = [self.browser(number, host.cookie) for number in range(2)]
        for number in range(DECISIONS):
            now = await self.asked(browsers[number % 2], path)
            if now is None:
                return
            seat, moves = now["view"]["seat"], [move["number"] for move in now["view"]["moves"]]
            bodies = [{"seat": seat, "move": moves[-at % len(moves)], "version": now["version"]} for at in range(2)]
            if not self.take(left, "decisions" if number % 2 else "the same move twice"):
                return
            version = await self.decided(browsers, path, "moves", bodies, same=number % 2 == 0)
            if number % 3 == 0 and self.take(left, "taking back"):
                back = [{"seat": seat, "version": version}] * 2
                await self.decided(browsers, path, "undo", back, same=number % 2 == 1)

    async def asked(self, browser: Wire, path: str) -> dict[str, Any] | None:
        """The view of a seat that has to decide, once this browser's server has heard of it."""
        while True:
            _, table = await browser.ask("GET", f"{path}/view")
            if table["view"]["over"]:
                return None
            seat = table["view"]["pending"][0]
            status, now = await browser.ask("GET", f"{path}/view?seat={seat}")
            assert status == 200, now
            if now["view"]["moves"]:
                return dict(now)

    async def decided(self, browsers: list[Wire], path: str, what: str, bodies: list[Any], same: bool) -> int:
        """Both send; with the same mark it is one deed, told twice, else one wins and the other is refused."""
        table, mark = path.rpartition("/")[2], new_token()
        marks = [mark, mark if same else new_token()]
        if same:
            bodies = [bodies[0]] * 2
        asking = (
            browser.ask("POST", f"{path}/{what}", {**body, "id": each})
            for browser, body, each in zip(browsers, bodies, marks, strict=True)
        )
        answers = await asyncio.gather(*asking)
        seat = bodies[0]["seat"]
        if same:
            assert [status for status, _ in answers] == [200, 200], answers
            assert sorted(answer["repeated"] for _, answer in answers) == [False, True], answers
            self.won.add((table, seat, mark))
        else:
            assert sorted(status for status, _ in answers) == [200, 409], answers
            for (status, _), each in zip(answers, marks, strict=True):
                (self.won if status == 200 else self.lost).add((table, seat, each))
        return int(max(answer["version"] for status, answer in answers if status == 200))

    async def seats(self, left: list[int]) -> None:
        """Some sit down in one open seat."""
        _, made = await self.table("here", "open", "open")
        for seat in (1, 2):
            if not self.take(left, "seats"):
                return
            path = f"/api/tables/{made['table']['id']}"
            await self.one_sits(path, seat, lambda wire: wire.ask("POST", f"{path}/seats/{seat}/claim", {}))  # noqa: B023

    async def invitations(self, left: list[int]) -> None:
        """Some come by one invitation."""
        _, made = await self.table("here", "open", "open")
        for link in made["links"][1:]:
            if not self.take(left, "invitations"):
                return
            entrance = {"table": made["table"]["id"], "token": link["token"]}
            path = f"/api/tables/{made['table']['id']}"
            await self.one_sits(path, link["seat"], lambda wire: wire.ask("POST", "/api/session", entrance))  # noqa: B023

    async def one_sits(self, path: str, seat: int, how: Callable[[Wire], Awaitable[Answer]]) -> None:
        browsers = [self.browser(number) for number in range(GUESTS)]
        answers = await asyncio.gather(*(how(browser) for browser in browsers))
        assert sorted(status for status, _ in answers) == [200] + [409] * (GUESTS - 1), answers
        for browser, (status, _) in zip(browsers, answers, strict=True):
            _, seen = await browser.ask("GET", path)
            assert seen["mine"] == ([seat] if status == 200 else []), (answers, seen)
            await browser.close()

    async def links(self, left: list[int]) -> None:
        """A new link against the old one: whoever comes by the old one in the same moment holds nothing afterwards, or
        has come before (then an invitation is not renewed). Both kinds of links."""
        host, made = await self.table("here", "open")
        path = f"/api/tables/{made['table']['id']}"
        for seat in (0, 1):
            if not self.take(left, "links"):
                return
            racer = self.browser(1)
            entrance = {"table": made["table"]["id"], "token": made["links"][seat]["token"]}
            (entered, _), (renewed, _) = await asyncio.gather(
                racer.ask("POST", "/api/session", entrance), host.ask("POST", f"{path}/seats/{seat}/link", {})
            )
            assert entered in (200, 403), entered
            _, seen = await racer.ask("GET", path)
            holds = seen["mine"] == [seat]
            if seat == 0:
                assert (renewed, holds) == (200, False), (entered, renewed, seen)
            else:
                assert (entered == 200) == (renewed == 403) == holds, (entered, renewed, seen)
            await racer.close()


def attack(ground: Ground, kind: Kind, count: int, calm: int = 200) -> Figures:
    """On PostgreSQL through two servers; a SQLite file has one."""
    with ground.serving(kind, servers=2 if kind == "postgres" else 1) as stand, Bystander(stand.one, calm) as player:
        races = Races(stand.servers)
        asyncio.run(races.run(count))
        figures = player.figures()
        rows = stored(stand.database)
    found = Counter((match, seat, mark) for match, seat, _, mark in rows)
    wrong = [each for each in races.won if found[each] != 1] + [each for each in races.lost if found[each]]
    assert wrong == [], wrong[:5]
    assert races.won
    assert races.lost
    figures.note(races.counts)
    return figures
