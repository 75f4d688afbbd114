"""Sitting down, leaving, letting a bot sit in and taking the seat back; and who may do that."""

from __future__ import annotations

from dataclasses import dataclass, replace

from islario.bots import bot as bot_named
from islario.match.errors import BadOption
from islario.server.errors import Refusal
from islario.server.http.secrets import hashed, new_token, same
from islario.server.storage.bus import Bus
from islario.server.storage.schema import HOST
from islario.server.storage.store import Sitter, Table
from islario.server.tables.tables import Tables

ATTEMPTS = 5  # to change a seat while others change seats of the same table


@dataclass(frozen=True)
class Browser:
    """Whoever asks: known by the hash of a cookie, holding some places at a table."""

    hash: bytes
    places: frozenset[int]

    @property
    def is_host(self) -> bool:
        return HOST in self.places

    @property
    def seats(self) -> list[int]:
        return sorted(self.places - {HOST})


def sitter_at(table: Table, seat: int) -> Sitter:
    if not 0 <= seat < table.players:
        raise BadOption("bad-seat", given=str(seat), most=table.players - 1)
    return table.seats[seat]


class Seats:
    def __init__(self, tables: Tables, bus: Bus) -> None:
        self.tables = tables
        self.bus = bus

    async def browser(self, match: str, cookie: bytes) -> Browser:
        return Browser(cookie, await self.tables.store.held(cookie, match))

    async def enter(self, match: str, token: str, cookie: bytes) -> Table:
        """Exchanges a link's token for the place that it stands for."""
        given = hashed(token)
        table = await self._latest(match)
        places = [(HOST, table.host), *((sitter.seat, sitter.token) for sitter in table.seats)]
        found = [place for place, stored in places if same(given, stored)]
        if not found:
            raise Refusal("wrong-token", 403)
        await self.tables.store.hold(cookie, match, found[0])
        if found[0] == HOST or table.seats[found[0]].held:
            return table
        sitter = table.seats[found[0]]
        kind = "person" if sitter.kind == "open" else sitter.kind
        return await self._change(table, replace(sitter, kind=kind, held=True), keep=True)

    async def claim(self, match: str, seat: int, name: str, cookie: bytes) -> tuple[Table, str]:
        table = await self._latest(match)
        if sitter_at(table, seat).kind != "open" or table.imported:
            raise Refusal("seat-taken", 409)
        token = new_token()
        sitter = Sitter(seat, name, "person", None, True, hashed(token))
        return await self._change(table, sitter, keep=False, browser=cookie), token

    async def leave(self, match: str, seat: int, who: Browser) -> Table:
        table = await self._latest(match)
        _check_holder(table, seat, who)
        return await self._change(table, Sitter(seat, "", "open", None, False, None), keep=False)

    async def to_bot(self, match: str, seat: int, bot: str, who: Browser) -> Table:
        """A bot plays on; whoever held the seat can take it back."""
        bot_named(bot)
        table = await self._latest(match)
        sitter = _check_holder(table, seat, who, or_host=not sitter_at(table, seat).held)
        return await self._change(table, replace(sitter, kind="bot", bot=bot), keep=True)

    async def back(self, match: str, seat: int, who: Browser) -> Table:
        table = await self._latest(match)
        sitter = _check_holder(table, seat, who, or_host=not sitter_at(table, seat).held)
        if sitter.kind != "bot":
            raise Refusal("not-a-bot", 409)
        return await self._change(table, replace(sitter, kind="person" if sitter.held else "open", bot=None), keep=True)

    async def rename(self, match: str, seat: int, name: str, who: Browser) -> Table:
        table = await self._latest(match)
        sitter = _check_holder(table, seat, who)
        return await self._change(table, replace(sitter, name=name), keep=True)

    async def new_link(self, match: str, seat: int, who: Browser) -> tuple[Table, str]:
        table = await self._latest(match)
        sitter = _check_holder(table, seat, who, or_host=sitter_at(table, seat).kind == "open")
        token = new_token()
        browser = who.hash if seat in who.places else None
        return await self._change(table, replace(sitter, token=hashed(token)), keep=False, browser=browser), token

    async def _latest(self, match: str) -> Table:
        table = await self.tables.store.table(match)
        if table is None:
            raise Refusal("no-such-table", 404)
        return table

    async def _change(self, table: Table, sitter: Sitter, *, keep: bool, browser: bytes | None = None) -> Table:
        changed = await self.tables.store.seat(table, sitter, keep=keep, browser=browser)
        for _ in range(ATTEMPTS):
            if changed is not None:
                await self.tables.reseat(changed)
                await self.bus.seats_changed(table.id)
                return changed
            latest = await self._latest(table.id)
            if latest.seats[sitter.seat] != table.seats[sitter.seat]:
                break  # this very seat was changed by somebody else
            changed = await self.tables.store.seat(latest, sitter, keep=keep, browser=browser)
        raise Refusal("seat-taken", 409)


def _check_holder(table: Table, seat: int, who: Browser, or_host: bool = False) -> Sitter:
    sitter = sitter_at(table, seat)
    if seat not in who.places and not (or_host and who.is_host):
        raise Refusal("not-your-seat", 403, number=seat + 1)
    return sitter
