"""What the operator sees and does. Never a hand or the dice's key: only who plays what where, from which address."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

from sqlalchemy import func, select

from islario.server.errors import Refusal
from islario.server.http.answers.operator import (
    AddressInfo,
    BlockInfo,
    Overview,
    ReportInfo,
    SitterInfo,
    TableSummary,
)
from islario.server.http.entry.addresses import Addresses
from islario.server.operating.blocks import Blocks
from islario.server.operating.key import Key
from islario.server.storage.database.bus import BLOCKS, Bus
from islario.server.storage.lines import Reported
from islario.server.storage.schema import matches, moves, seats
from islario.server.storage.store import Store
from islario.server.tables.chat import Chat
from islario.server.tables.guest import Guest
from islario.server.tables.rooms import Rooms
from islario.server.tables.seating.seats import Seats
from islario.server.tables.tables import Tables

NEWEST = 100  # tables shown beside those where somebody is


class Operator:
    def __init__(
        self, key: Key, addresses: Addresses, store: Store, tables: Tables, seats: Seats, rooms: Rooms, bus: Bus,
        chat: Chat,
    ) -> None:  # fmt: skip
        self.key = key
        self.addresses = addresses
        self.store = store
        self.tables = tables
        self.seats = seats
        self.rooms = rooms
        self.bus = bus
        self.chat = chat
        self.blocks = Blocks(store)

    async def overview(self) -> Overview:
        """Tables with somebody at them first, then the newest; addresses that have a socket open at this server."""
        stored = await self._stored()
        stored.sort(key=lambda table: -table.sockets)
        return Overview(
            tables=stored,
            addresses=self._addresses(),
            reports=[describe_report(report) for report in await self.chat.reported()],
            blocks=[BlockInfo(network=network, at=at) for network, at in self.blocks.since.items()],
            unfinished=await self.store.unfinished(),
        )

    async def _stored(self) -> list[TableSummary]:
        last = select(func.max(moves.c.at)).where(moves.c.match == matches.c.id).scalar_subquery()
        length = select(func.count()).where(moves.c.match == matches.c.id).scalar_subquery()
        names = ("id", "game", "created", "over", "closed", "hushed")
        columns = [matches.c[name] for name in names]
        query = select(*columns, last.label("last"), length.label("moves"))
        newest = query.order_by(matches.c.created.desc(), matches.c.id).limit(NEWEST)
        here = query.where(matches.c.id.in_(sorted(self.rooms.guests)[:1000]))
        async with self.store.reading() as connection:
            found: dict[str, Any] = {}
            for each in (here, newest):
                found |= {row["id"]: dict(row) for row in (await connection.execute(each)).mappings()}
            people = select(seats.c.match, seats.c.name, seats.c.kind).where(seats.c.match.in_(list(found)))
            sitters = defaultdict(list)
            for match, name, kind in (await connection.execute(people.order_by(seats.c.match, seats.c.seat))).all():
                sitters[match].append(SitterInfo(name=name, kind=kind))
        return [
            TableSummary(**row, sitters=sitters[match], sockets=len(self.rooms.guests.get(match, ())))
            for match, row in found.items()
        ]

    def _addresses(self) -> list[AddressInfo]:
        where: dict[str, list[str]] = defaultdict(list)
        for guest in self.rooms.everyone():
            where[self._address(guest)].append(guest.live.table.id)
        return [
            AddressInfo(address=address, sockets=len(tables), tables=sorted(set(tables)))
            for address, tables in sorted(where.items())
        ]

    async def remove(self, match: str) -> None:
        """Removes a table for good; whoever is there is told so."""
        await self.tables.remove(match)
        self.rooms.turn_out(match, "no-such-table", 4004)
        await self.bus.seats_changed(match)

    async def close(self, match: str, closed: bool) -> None:
        await self.seats.close(match, closed)

    async def block(self, address: str) -> str:
        network = await self.blocks.add(address)
        self.turn_out_blocked()
        await self.bus.seats_changed(BLOCKS)
        return network

    async def unblock(self, address: str) -> str:
        network = await self.blocks.lift(address)
        await self.bus.seats_changed(BLOCKS)
        return network

    async def heard(self) -> None:
        """Another server keeps others out, or fewer."""
        await self.blocks.read()
        self.turn_out_blocked()

    def turn_out_blocked(self) -> None:
        for guest in self.rooms.everyone():
            if self.blocks.covers(self._address(guest)):
                guest.dismiss("blocked", 4003)

    def _address(self, guest: Guest) -> str:
        return self.addresses.exact(guest.socket.scope)

    async def _settle(self, deed: str, what: str) -> None:
        """Takes a line away that was reported, or lets it be."""
        match, _, line = what.partition("/")
        circle, _, number = line.partition("/")
        found = False
        if re.fullmatch(r"[0-9]{1,9}", number):
            settle = self.chat.erase if deed == "erase" else self.chat.lines.dismiss
            found = await settle(match, circle, int(number))
        if not found:
            raise Refusal("nobody-said-it", 404)

    async def do(self, deed: str, what: str) -> str:
        """One of the operator's deeds, by name; returns what it was done to."""
        match deed:
            case "remove":
                await self.remove(what)
            case "close" | "open":
                await self.close(what, deed == "close")
            case "hush" | "unhush":
                await self.seats.hush(what, deed == "hush")
            case "erase" | "dismiss":
                await self._settle(deed, what)
            case "block":
                return await self.block(what)
            case "unblock":
                return await self.unblock(what)
            case _:
                raise Refusal("no-such-page", 404)
        return what


def describe_report(report: Reported) -> ReportInfo:
    line = report.line
    text = line.text if line.emote is None else f"({line.emote})"
    return ReportInfo(
        line=f"{report.match}/{line.circle}/{line.number}", table=report.match, name=line.name, text=text, at=line.at,
        count=report.count,
    )  # fmt: skip
