"""With whom somebody has played, the groups that they have played in, and the seats that are kept for somebody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Select, case, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.storage.glances import Finished, finished, running
from islario.server.storage.lines import sign_of
from islario.server.storage.people.notices import GAP
from islario.server.storage.schema import devices, holdings, matches, results, seats, subscriptions
from islario.server.storage.schema.company import invitations, mutes
from islario.server.storage.store import Store

LATEST = 400  # matches that are looked at
SHOWN = 12  # groups, those that played last


@dataclass(frozen=True)
class Invitation:
    """A seat that is kept for somebody, by whom."""

    match: str
    game: str
    seat: int
    name: str
    at: int


@dataclass
class Group:
    """The same people, oneself first: how often they have played what, and who was before all others how often."""

    people: tuple[bytes, ...]
    names: list[str]
    latest: Finished
    games: dict[str, tuple[int, list[int]]] = field(default_factory=dict)
    running: list[tuple[str, str]] = field(default_factory=list)  # tables and their games


def known_as(person: bytes, by: bytes) -> str:
    """By what somebody knows another: nothing to anybody else."""
    return sign_of(person, by.hex())


async def groups_of(store: Store, person: bytes) -> list[Group]:
    """The groups that somebody has played in, whoever played last first."""
    async with store.reading() as connection:
        played = await finished(connection, person, most=LATEST)
        seated = await _by_match(connection, results.c.person, results, [each.ending.match for each in played])
        tables = await running(connection, person)
        held = await _by_match(connection, holdings.c.browser, holdings, [table.match for table in tables])
    found: dict[frozenset[bytes], Group] = {}
    for each in played:
        there = seated[each.ending.match]
        group = found.get(frozenset(there))
        if len(there) < 2:
            continue
        if group is None:
            people = (person, *sorted(other for other in there if other != person))
            names = [each.ending.seats[there[one]].name for one in people]
            group = found[frozenset(there)] = Group(people, names, each)
        count, won = group.games.get(each.ending.game, (0, [0] * len(group.people)))
        places = [each.ending.seats[there[one]].place for one in group.people]
        first = min(places)
        won = [times + (place == first) for times, place in zip(won, places, strict=True)]
        group.games[each.ending.game] = (count + 1, won)
    for table in tables:
        if (known := found.get(frozenset(held.get(table.match, {})))) is not None:
            known.running.append((table.match, table.game))
    return list(found.values())[:SHOWN]


async def _by_match(
    connection: AsyncConnection, whose: Any, stored: Any, ids: Sequence[str]
) -> dict[str, dict[bytes, int]]:
    """By match, who has which seat there."""
    query = select(stored.c.match, whose, stored.c.seat).where(stored.c.match.in_(ids), stored.c.seat >= 0)
    found: dict[str, dict[bytes, int]] = {match: {} for match in ids}
    for match, person, seat in (await connection.execute(query.order_by(stored.c.seat))).all():
        found[match].setdefault(person, seat)
    return found


async def met(store: Store, person: bytes) -> dict[str, tuple[bytes, str]]:
    """Everybody somebody has played with lately, by what they are known as; and their names."""
    people: dict[str, tuple[bytes, str]] = {}
    for group in await groups_of(store, person):
        for other, name in zip(group.people[1:], group.names[1:], strict=True):
            people.setdefault(known_as(other, person), (other, name))
    return people


async def keep_seats(
    store: Store, match: str, kept: dict[int, bytes], host: bytes, name: str, now: int
) -> None:  # fmt: skip
    """Keeps seats of a table for people, and has them told wherever they want to be."""
    rows = [
        {"match": match, "seat": seat, "person": person, "host": host, "name": name, "at": now}
        for seat, person in kept.items()
    ]
    async with store.writing() as connection:
        await connection.execute(insert(invitations), rows)
        for person in kept.values():
            own = select(devices.c.hash).where(devices.c.person == person)
            confirmed = (subscriptions.c.person == person) & subscriptions.c.code.is_(None)
            theirs = subscriptions.c.device.in_(own) | confirmed
            deaf = select(mutes.c.other).where(mutes.c.person == person, mutes.c.other == host).exists()
            when = case((subscriptions.c.sent > now - GAP, subscriptions.c.sent + GAP), else_=now)
            later = or_(subscriptions.c.due.is_(None), subscriptions.c.due > when)
            await connection.execute(update(subscriptions).where(theirs, later, ~deaf).values(due=when))


def invited_of(person: bytes) -> Select[Any]:
    """The seats that are kept for somebody, the latest first; not by those whom they do not want to hear."""
    columns = (invitations.c.match, matches.c.game, invitations.c.seat, invitations.c.name, invitations.c.at)
    query = select(*columns).join(matches, matches.c.id == invitations.c.match)
    deaf = select(mutes.c.other).where(mutes.c.person == person, mutes.c.other == invitations.c.host).exists()
    query = query.where(invitations.c.person == person, ~matches.c.over, matches.c.halted.is_(None), ~deaf)
    return query.order_by(invitations.c.at.desc(), invitations.c.match).limit(20)


async def invited(connection: AsyncConnection, person: bytes) -> list[Invitation]:
    return [Invitation(*row) for row in (await connection.execute(invited_of(person))).all()]


async def keeper_of(store: Store, match: str, person: bytes) -> tuple[bytes, str] | None:
    """Who keeps a seat there for somebody, and what they are called."""
    query = select(invitations.c.host, invitations.c.name)
    query = query.where(invitations.c.match == match, invitations.c.person == person)
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else (row.host, row.name)


async def forget_invitations(connection: AsyncConnection, person: bytes) -> list[str]:
    """Nobody keeps a seat for somebody any more, nor they for others; returns the tables."""
    theirs = (invitations.c.person == person) | (invitations.c.host == person)
    kept = (await connection.execute(select(invitations.c.match, invitations.c.seat).where(theirs))).all()
    for match, seat in kept:
        this = (seats.c.match == match) & (seats.c.seat == seat) & (seats.c.kind == "open")
        await connection.execute(update(matches).where(matches.c.id == match).values(revision=matches.c.revision + 1))
        await connection.execute(update(seats).where(this).values(name=""))
    await connection.execute(delete(invitations).where(theirs))
    return sorted({match for match, _ in kept})
