"""Who wants to be told where, what is to be told when, who has nudged whom, and who looks at which table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Literal

from sqlalchemy import Select, case, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.storage.glances import asked_in
from islario.server.storage.people.habits import Habits, read
from islario.server.storage.schema import (
    devices,
    glances,
    holdings,
    keys,
    lookers,
    matches,
    nudges,
    people,
    seats,
    subscriptions,
)
from islario.server.storage.store import Store

SOME = 50  # bells, and messages, in one look
GAP = 60  # seconds between two messages to one browser, at least
LEASE = 300  # seconds after which what a server has taken on, and not told, is told by another


@dataclass(frozen=True)
class Subscription:
    """A browser that wants to be told, or an address of mail or on the web."""

    device: bytes
    endpoint: str
    point: bytes
    secret: bytes
    language: str
    due: int | None = None
    sent: int = 0
    failed: int = 0
    kind: Literal["push", "mail", "hook"] = "push"
    person: bytes | None = None
    name: str | None = None
    style: str | None = None
    code: bytes | None = None
    until: int | None = None
    tries: int = 0


@dataclass(frozen=True)
class Called:
    """Whoever is to be told, and how they like it."""

    person: bytes
    habits: Habits
    away: int
    name: str = ""

    def when(self, now: int) -> int:
        """The first moment from then on at which they want to hear anything."""
        return self.habits.quiet_until(max(now, self.away))


def bells_by(now: int) -> Select[Any]:
    return select(glances.c.match).where(glances.c.bell <= now).order_by(glances.c.bell).limit(SOME)


def due_by(now: int) -> Select[Any]:
    return select(subscriptions).where(subscriptions.c.due <= now).order_by(subscriptions.c.due).limit(SOME)


def asked_at(ids: Sequence[str], seat: int | None = None) -> Select[Any]:
    """The browsers of those who hold seats at these tables (or that seat), with how the matches stand."""
    query = _held(ids, seat).join(devices, devices.c.person == people.c.id)
    return query.join(subscriptions, subscriptions.c.device == devices.c.hash)


def targets_at(ids: Sequence[str], seat: int | None = None) -> Select[Any]:
    """The mail and hooks of the same; a hook is seen by others, so it is told nothing in a secret window."""
    query = _held(ids, seat).join(subscriptions, subscriptions.c.person == people.c.id)
    return query.where(subscriptions.c.code.is_(None), or_(subscriptions.c.kind != "hook", glances.c.window.is_(None)))


def _held(ids: Sequence[str], seat: int | None) -> Select[Any]:
    query = select(
        glances.c.asked, holdings.c.seat, people.c.id.label("person"), subscriptions.c.device, subscriptions.c.sent,
        people.c.settings, people.c.away,
    )  # fmt: skip
    query = query.select_from(holdings).join(matches, matches.c.id == holdings.c.match)
    query = query.join(glances, glances.c.match == holdings.c.match)
    query = query.join(seats, (seats.c.match == holdings.c.match) & (seats.c.seat == holdings.c.seat))
    query = query.join(people, people.c.id == holdings.c.browser)
    at = holdings.c.seat >= 0 if seat is None else holdings.c.seat == seat
    return query.where(
        holdings.c.match.in_(ids), at, seats.c.kind == "person", ~matches.c.over, matches.c.halted.is_(None)
    )


class Notices:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A key of all servers of this database, made by the first that asks for it."""
        wanted = select(keys.c.content).where(keys.c.name == name)
        async with self.store.reading() as connection:
            content: bytes | None = (await connection.execute(wanted)).scalar_one_or_none()
        if content is None:
            async with self.store.writing() as connection:
                row = {"name": name, "content": make()}
                await connection.execute(self.store.insert(keys).on_conflict_do_nothing(), row)
                content = (await connection.execute(wanted)).scalar_one()
        return bytes(content)

    async def subscribe(self, subscription: Subscription) -> None:
        """One for each browser: an earlier one of its is replaced, and so is that of whoever used it before."""
        same = (subscriptions.c.device == subscription.device) | (subscriptions.c.endpoint == subscription.endpoint)
        same &= subscriptions.c.kind == "push"
        async with self.store.writing() as connection:
            await connection.execute(delete(subscriptions).where(same))
            await connection.execute(insert(subscriptions).values(vars(subscription)))

    async def unsubscribe(self, person: bytes, device: str | None, this: bytes) -> bool:
        """Whether there was anything to end, at a device of theirs: the one named, or the one they ask from."""
        which = devices.c.hash == this if device is None else devices.c.id == device
        theirs = select(devices.c.hash).where(devices.c.person == person, which)
        async with self.store.writing() as connection:
            gone = await connection.execute(delete(subscriptions).where(subscriptions.c.device.in_(theirs)))
        return bool(gone.rowcount)

    async def subscribed(self, person: bytes) -> set[bytes]:
        query = select(subscriptions.c.device).join(devices, devices.c.hash == subscriptions.c.device)
        async with self.store.reading() as connection:
            return set((await connection.execute(query.where(devices.c.person == person))).scalars())

    async def ring(self, now: int) -> None:
        """Takes the bells that are due, as one server of several does, and sets down who is to be told when."""
        async with self.store.reading() as connection:
            ids = list((await connection.execute(bells_by(now))).scalars())
        if not ids:
            return
        async with self.store.writing() as connection:
            due = glances.c.match.in_(ids) & (glances.c.bell <= now)
            rung = update(glances).where(due).values(bell=None).returning(glances.c.match)
            taken = list((await connection.execute(rung)).scalars())
            await self._call(connection, taken, None, now, lambda habits: habits.turn is not False)

    async def nudge(self, match: str, seat: int, since: int, by: int, now: int) -> bool:
        """Whether the seat was not nudged yet in this turn; if so, whoever holds it is told."""
        row = {"match": match, "seat": seat, "since": since, "by": by, "at": now}
        statement = self.store.insert(nudges).values(row)
        statement = statement.on_conflict_do_update(
            index_elements=["match", "seat"], set_={"since": since, "by": by, "at": now}, where=nudges.c.since != since
        )
        async with self.store.writing() as connection:
            if not (await connection.execute(statement)).rowcount:
                return False
            await self._call(connection, [match], seat, now, lambda habits: habits.nudge is not False)
        return True

    async def _call(
        self,
        connection: AsyncConnection,
        ids: Sequence[str],
        seat: int | None,
        now: int,
        wanted: Callable[[Habits], bool],
    ) -> None:
        found = [(await connection.execute(query(ids, seat))).all() for query in (asked_at, targets_at)]
        for row in chain.from_iterable(found):
            called = Called(row.person, read(row.settings), row.away)
            if row.seat in asked_in(row.asked) and wanted(called.habits):
                when = called.when(max(now, row.sent + GAP))
                later = or_(subscriptions.c.due.is_(None), subscriptions.c.due > when)
                this = (subscriptions.c.device == row.device) & later
                await connection.execute(update(subscriptions).where(this).values(due=when))

    async def take(self, now: int) -> list[Subscription]:
        """The browsers where something is to be told now, for this server to tell it."""
        async with self.store.reading() as connection:
            found = [Subscription(**row) for row in (await connection.execute(due_by(now))).mappings()]
        taken = []
        for each in found:
            this = (subscriptions.c.device == each.device) & (subscriptions.c.due == each.due)
            async with self.store.writing() as connection:
                mine = await connection.execute(update(subscriptions).where(this).values(due=now + LEASE))
            if mine.rowcount:
                taken.append(replace(each, due=now + LEASE))
        return taken

    async def put(self, subscription: Subscription, due: int | None, sent: int, failed: int) -> None:
        """Notes what has become of it, and when to tell something next, unless there is something new already."""
        same = subscriptions.c.due == subscription.due
        this = (subscriptions.c.device == subscription.device) & (subscriptions.c.endpoint == subscription.endpoint)
        facts = {"due": case((same, due), else_=subscriptions.c.due), "sent": sent, "failed": failed}
        async with self.store.writing() as connection:
            await connection.execute(update(subscriptions).where(this).values(facts))

    async def end(self, subscription: Subscription) -> None:
        this = (subscriptions.c.device == subscription.device) & (subscriptions.c.endpoint == subscription.endpoint)
        async with self.store.writing() as connection:
            await connection.execute(delete(subscriptions).where(this))

    async def called(self, subscription: Subscription) -> Called | None:
        """Whose browser or address it is."""
        query = select(people).where(people.c.id == subscription.person)
        if subscription.person is None:
            query = select(people).join(devices, devices.c.person == people.c.id)
            query = query.where(devices.c.hash == subscription.device)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Called(row.id, read(row.settings), row.away, row.name)

    async def looked_at(self, person: bytes, now: int) -> set[str]:
        """The tables that somebody looks at on other servers."""
        query = select(lookers.c.match).where(lookers.c.person == person, lookers.c.until >= now)
        async with self.store.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def note_lookers(
        self,
        server: str,
        come: Collection[tuple[bytes, str]],
        gone: Collection[tuple[bytes, str]],
        until: int,
        now: int,
    ) -> None:
        """Who looks at which table on this server, for others to know; rows of servers that are gone go, too."""
        async with self.store.writing() as connection:
            await connection.execute(delete(lookers).where(lookers.c.until < now))
            for person, match in gone:
                this = (lookers.c.person == person) & (lookers.c.match == match) & (lookers.c.server == server)
                await connection.execute(delete(lookers).where(this))
            rows = [{"person": person, "match": match, "server": server, "until": until} for person, match in come]
            if rows:
                statement = self.store.insert(lookers)
                index = ["person", "match", "server"]
                statement = statement.on_conflict_do_update(index_elements=index, set_={"until": until})
                await connection.execute(statement, rows)
