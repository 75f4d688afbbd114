"""Who plays: people, known by their devices, and the devices by their cookies' hashes.

A browser that has never been told otherwise is a person of its own, whose id is the hash of its cookie: nothing has to
be stored for that. A link to oneself makes another browser a device of the same person.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from islario.server.errors import Refusal
from islario.server.http.entry.secrets import hashed, new_id, new_token
from islario.server.storage.glances import unended_of
from islario.server.storage.lines import forget_lines
from islario.server.storage.people.company import forget_invitations
from islario.server.storage.people.habits import Habits, read, written
from islario.server.storage.people.names import nameless, names_of
from islario.server.storage.people.ratings import merge_ratings
from islario.server.storage.people.ways_in import void_ways_in
from islario.server.storage.schema import (
    devices,
    forfeits,
    holdings,
    links,
    lookers,
    matches,
    passkeys,
    people,
    ratings,
    results,
    sittings,
    subscriptions,
    wishes,
)
from islario.server.storage.schema.company import invitations, mutes, reports, said
from islario.server.storage.store import Store

KEPT = 20_000  # devices remembered
MOST_DEVICES = 20  # of one person
LINK_LASTS = 600  # seconds
A_DAY = 24 * 3600
SOME = 500  # people that are removed at once


@dataclass(frozen=True)
class Person:
    id: bytes
    name: str = ""
    shape: int = 0
    colour: int = 0
    since: int = 0
    away: int = 0  # on holiday until then
    settings: str = "{}"

    @property
    def habits(self) -> Habits:
        return read(self.settings)


@dataclass(frozen=True)
class Device:
    hash: bytes
    id: str
    person: bytes | None
    former: bytes | None
    label: str
    since: int
    seen: int


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[bytes, tuple[bytes | None, bool]] = OrderedDict()  # by device, whose; whether stored
        self.changes = 0  # how often that has changed

    def forget(self) -> None:
        """Whose devices are whose may have changed."""
        self.known.clear()
        self.changes += 1

    async def who(self, device: bytes) -> bytes | None:
        """Whose device it is; None where it was signed out."""
        return (await self._looked_up(device))[0]

    async def is_stored(self, device: bytes) -> bool:
        return (await self._looked_up(device))[1]

    async def _looked_up(self, device: bytes) -> tuple[bytes | None, bool]:
        found = self.known.get(device)
        if found is None:
            before = self.changes
            async with self.store.reading() as connection:
                found = await _whose(connection, device)
            if before == self.changes:  # else it may be of the moment before
                self.known[device] = found
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        return found

    async def settle(self, device: bytes, label: str, now: int, name: str = "") -> bytes:
        """Makes sure that a device and whose it is are stored; returns whose."""
        person, stored = await self._looked_up(device)
        if not stored:
            person = device
            async with self.store.writing() as connection:
                await self._make(connection, device, label, now, name)
            self.known.pop(device, None)
        if person is None:
            raise Refusal("signed-out", 403)
        return person

    async def _make(self, connection: AsyncConnection, device: bytes, label: str, now: int, name: str) -> None:
        shape = device[0] % 8, device[1] % 8  # some mark to begin with
        row = Person(device, name, *shape, since=now)
        await connection.execute(self.store.insert(people).on_conflict_do_nothing(), vars(row))
        line = Device(device, new_id(), device, None, label, now, now)
        await connection.execute(self.store.insert(devices).on_conflict_do_nothing(), vars(line))

    async def person(self, person: bytes) -> Person:
        async with self.store.reading() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person))).mappings().one_or_none()
        return Person(person) if row is None else Person(**row)

    async def devices(self, person: bytes) -> list[Device]:
        query = select(devices).where(devices.c.person == person).order_by(devices.c.since, devices.c.id)
        async with self.store.reading() as connection:
            return [Device(**row) for row in (await connection.execute(query)).mappings()]

    async def seen(self, device: bytes, now: int) -> None:
        """A device was used; noted once a day."""
        this = (devices.c.hash == device) & (devices.c.seen < now - A_DAY)
        async with self.store.reading() as connection:
            stale = (await connection.execute(select(devices.c.id).where(this))).first()
        if stale is not None:
            async with self.store.writing() as connection:
                await connection.execute(update(devices).where(this).values(seen=now))

    async def change(self, person: bytes, **columns: Any) -> None:
        async with self.store.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**columns))

    async def accustom(self, person: bytes, said: Habits) -> None:
        """Somebody likes something otherwise from now on; what they have not said stays."""
        this = people.c.id == person
        async with self.store.writing() as connection:
            await connection.execute(update(people).where(this).values(since=people.c.since))  # holds the row
            known = (await connection.execute(select(people.c.settings).where(this))).scalar_one()
            news = written(read(known).with_news(said))
            await connection.execute(update(people).where(this).values(settings=news))

    async def away(self, match: str, seat: int) -> int:
        """Until when whoever holds a seat is on holiday."""
        query = select(func.max(people.c.away)).join(holdings, holdings.c.browser == people.c.id)
        query = query.where(holdings.c.match == match, holdings.c.seat == seat)
        async with self.store.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def link(self, person: bytes, now: int) -> tuple[str, int]:
        """A link to oneself: its token, and until when it works. An earlier one works no more."""
        token, until = new_token(), now + LINK_LASTS
        async with self.store.writing() as connection:
            await connection.execute(delete(links).where((links.c.person == person) | (links.c.until < now)))
            await connection.execute(insert(links).values(hash=hashed(token), person=person, until=until))
        return token, until

    async def linked(self, token: str, now: int) -> bytes:
        """Whose link it is, without using it."""
        async with self.store.reading() as connection:
            return await _linked(connection, hashed(token), now)

    async def take_link(self, token: str, device: bytes, label: str, bring: bool, now: int) -> list[str]:
        """Makes a device that of whoever made the link, which is spent by it. `bring`: all that the device's owner had
        comes along. Returns the tables whose seats have changed hands by that."""
        await self.linked(token, now)  # what is refused keeps nobody waiting who has something to write
        async with self.store.writing() as connection:
            person = await _linked(connection, hashed(token), now)
            spent = await connection.execute(delete(links).where(links.c.hash == hashed(token)))
            if not spent.rowcount:
                raise Refusal("self-link-used", 409)
            moved = await self.become(connection, person, device, label, bring, now)
        self.forget()
        return moved

    async def become(
        self, connection: AsyncConnection, person: bytes, device: bytes, label: str, bring: bool, now: int
    ) -> list[str]:
        """A device is that person's from now on. Returns the tables whose seats have changed hands by that."""
        before, _ = await _whose(connection, device)
        if before == person:
            return []
        count = select(func.count()).select_from(devices).where(devices.c.person == person)
        if int((await connection.execute(count)).scalar_one()) >= MOST_DEVICES:
            raise Refusal("too-many-devices", 409, most=MOST_DEVICES)
        line = Device(device, new_id(), person, None if bring else before, label, now, now)
        changed = {"person": line.person, "former": line.former, "seen": now}
        statement = self.store.insert(devices).values(vars(line))
        await connection.execute(statement.on_conflict_do_update(index_elements=["hash"], set_=changed))
        if not bring or before is None:
            return []
        await _check_one_seat(connection, before, person)
        return await _merge(connection, before, person)

    async def sign_out(self, person: bytes, device: str) -> None:
        """A device is nobody's from now on, or whose it was before it came by a link."""
        async with self.store.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(since=people.c.since))  # holds
            all_of_them = select(devices.c.id).where(devices.c.person == person)
            theirs = set((await connection.execute(all_of_them)).scalars())
            if device not in theirs:
                raise Refusal("no-such-device", 404)
            if len(theirs) == 1:
                raise Refusal("last-device", 409)
            this = (devices.c.id == device) & (devices.c.person == person)
            silent = subscriptions.c.device.in_(select(devices.c.hash).where(this))
            await connection.execute(delete(subscriptions).where(silent))
            await connection.execute(update(devices).where(this).values(person=devices.c.former, former=None, label=""))
            await void_ways_in(connection, person)  # it may have made some to come back by
        self.forget()

    async def seats_under_way(self, person: bytes) -> list[tuple[str, int]]:
        """The seats that somebody holds in matches that are not over."""
        query = select(holdings.c.match, holdings.c.seat).join(matches, matches.c.id == holdings.c.match)
        query = query.where(holdings.c.browser == person, holdings.c.seat >= 0, ~matches.c.over)
        async with self.store.reading() as connection:
            return [(match, seat) for match, seat in (await connection.execute(query)).all()]

    async def unended(self, person: bytes) -> list[str]:
        """Somebody's matches of an earlier day that are over, of which nobody has noted how they ended."""
        async with self.store.reading() as connection:
            return list((await connection.execute(unended_of(person))).scalars())

    async def names(self, person: bytes) -> set[str]:
        async with self.store.reading() as connection:
            return await names_of(connection, person)

    async def remove(self, person: bytes, names: set[str]) -> list[str]:
        """Removes somebody, with their devices, history, places and names; the tables stay for the others. Returns
        the tables where they have had a seat, or have said something."""
        async with self.store.writing() as connection:
            had = await nameless(connection, person, names)
            had = sorted({*had, *await forget_lines(connection, person), *await forget_invitations(connection, person)})
            theirs = subscriptions.c.device.in_(select(devices.c.hash).where(devices.c.person == person))
            await connection.execute(delete(subscriptions).where(theirs | (subscriptions.c.person == person)))
            for stored, column in (
                (holdings, holdings.c.browser), (sittings, sittings.c.browser), (wishes, wishes.c.browser),
                (results, results.c.person), (links, links.c.person), (lookers, lookers.c.person),
                (ratings, ratings.c.person),
                (passkeys, passkeys.c.person), (devices, devices.c.person), (people, people.c.id),
            ):  # fmt: skip
                await connection.execute(delete(stored).where(column == person))
            await connection.execute(update(devices).where(devices.c.former == person).values(former=None))
            # whoever goes on in a seat that they have given up still plays for no rating there
            await connection.execute(update(forfeits).where(forfeits.c.person == person).values(person=None))
        self.forget()
        return had

    async def remove_fleeting(self, since: int) -> int:
        """Removes those who have nothing here but a name, and were not seen since; returns how many."""
        query = select(people.c.id).where(people.c.since < since, ~_seen_since(since), *(~tie for tie in _ties()))
        removed = 0
        while True:
            async with self.store.writing(patient=True) as connection:
                some = list((await connection.execute(query.limit(SOME))).scalars())
                for column in (links.c.person, devices.c.person, people.c.id):
                    await connection.execute(delete(column.table).where(column.in_(some)))
            removed += len(some)
            if len(some) < SOME:
                break
        self.forget()
        return removed


def _seen_since(moment: int) -> Any:
    return select(devices.c.hash).where(devices.c.person == people.c.id, devices.c.seen >= moment).exists()


def _ties() -> list[Any]:
    """Whatever somebody has here: a place, a history, a device that is another's meanwhile, notices, a passkey …"""
    own = (people, devices, links, lookers)
    stored = [table for table in people.metadata.tables.values() if table not in own]
    columns = [column for table in stored for column in table.c if column.name in ("person", "browser")]
    told = select(subscriptions.c.device).join(devices, devices.c.hash == subscriptions.c.device)
    ties = [select(column).where(column == people.c.id).exists() for column in (*columns, devices.c.former)]
    return [*ties, told.where(devices.c.person == people.c.id).exists()]


async def _whose(connection: AsyncConnection, device: bytes) -> tuple[bytes | None, bool]:
    row = (await connection.execute(select(devices.c.person).where(devices.c.hash == device))).one_or_none()
    return (device, False) if row is None else (row.person, True)


async def _linked(connection: AsyncConnection, token: bytes, now: int) -> bytes:
    query = select(links.c.person).where(links.c.hash == token, links.c.until >= now)
    person: bytes | None = (await connection.execute(query)).scalar_one_or_none()
    if person is None:
        raise Refusal("self-link-used", 409)
    return person


async def _check_one_seat(connection: AsyncConnection, one: bytes, other: bytes) -> None:
    """Who has held a seat takes its secrets to no other, not by becoming somebody else either."""
    mine, theirs = sittings, sittings.alias()
    query = select(mine.c.match).join(theirs, (theirs.c.match == mine.c.match) & (theirs.c.seat != mine.c.seat))
    query = query.join(matches, matches.c.id == mine.c.match)
    both = (mine.c.browser == one) & (theirs.c.browser == other) & ~matches.c.over & ~matches.c.swaps
    if (await connection.execute(query.where(both).limit(1))).first() is not None:
        raise Refusal("two-seats", 409)


async def _merge(connection: AsyncConnection, one: bytes, other: bytes) -> list[str]:
    """All that was the one's is the other's from now on."""
    held = select(holdings.c.match).where(holdings.c.browser == one).distinct().order_by(holdings.c.match)
    moved = list((await connection.execute(held)).scalars())
    for match in moved:  # takes hold of the tables, as changes of seats do, and tells everybody to look again
        grown = update(matches).where(matches.c.id == match).values(revision=matches.c.revision + 1)
        await connection.execute(grown)
    for stored, whose, *rest in (
        (holdings, "browser", "match", "seat"), (sittings, "browser", "match", "seat"), (results, "person", "match"),
        (reports, "person", "match", "circle", "number"), (mutes, "person", "other"), (mutes, "other", "person"),
    ):  # fmt: skip
        twin = aliased(stored)
        there = and_(twin.c[whose] == other, *(twin.c[name] == stored.c[name] for name in rest))
        mine = stored.c[whose] == one
        free = ~select(twin.c[whose]).where(there).exists()
        await connection.execute(update(stored).where(mine, free).values({whose: other}))
        await connection.execute(delete(stored).where(mine))
    await merge_ratings(connection, one, other)
    for stored, whose in (
        (forfeits, "person"),
        (wishes, "browser"),
        (passkeys, "person"),
        (devices, "person"),
        (devices, "former"),
        (said, "person"),
        (invitations, "person"),
        (invitations, "host"),
    ):
        await connection.execute(update(stored).where(stored.c[whose] == one).values({whose: other}))
    await connection.execute(delete(links).where(links.c.person == one))
    await connection.execute(delete(people).where(people.c.id == one))
    return moved
