"""The tables: making them, finding them, and playing at them. A move is answered once it is stored."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace

from islario.kernel.components import fingerprint_of
from islario.kernel.dice import key_of
from islario.match import Match, replay
from islario.match.errors import BadRecord
from islario.server.errors import Refusal
from islario.server.http.secrets import hashed, new_id, new_token
from islario.server.settings import Settings
from islario.server.storage.appender import Appender
from islario.server.storage.schema import HOST, UNDO
from islario.server.storage.store import Entry, Sitter, Store, Table
from islario.server.tables.live import Live
from islario.server.thinking.shelf import Shelf
from islario.server.watching.metrics import Metrics

ATTEMPTS = 20  # to write a move down while another server writes at the same table


class Tables:
    def __init__(self, settings: Settings, store: Store, shelf: Shelf, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.shelf = shelf
        self.metrics = metrics
        self.appender = Appender(store)
        self.live: OrderedDict[str, Live] = OrderedDict()  # those used last, last
        self.changed: Callable[[Live], None] = lambda live: None  # whoever has to hear of every change
        self.in_use: Callable[[str], bool] = lambda match: False

    async def closed(self) -> None:
        await self.appender.closed()

    async def create(
        self, name: str, players: int | None, options: dict[str, object], language: str,
        sitters: Sequence[Sitter], browser: bytes, key: bytes | None = None,
    ) -> tuple[Table, dict[int, str], str]:  # fmt: skip
        """A fresh table, the tokens of the seats that people may take, and the host's."""
        game = self.shelf.take(name)
        match = Match(game, game.checked_players(players), game.choices(options), key or key_of(None))
        if len(sitters) != match.players:
            raise Refusal("bad-seats", 422, given=len(sitters), players=match.players)
        await self._room_for_one_more()
        tokens = {sitter.seat: new_token() for sitter in sitters if sitter.kind != "bot"}
        host = new_token()
        hashes = {seat: hashed(token) for seat, token in tokens.items()}
        seats = tuple(replace(s, held=s.kind == "person", token=hashes.get(s.seat)) for s in sitters)
        table = Table(
            new_id(), game.name, game.rules.version, fingerprint_of(game.name), match.players, match.options, match.key,
            language, int(time.time()), False, False, 1, hashed(host), seats,
        )  # fmt: skip
        held = [HOST, *(sitter.seat for sitter in seats if sitter.held)]
        await self.store.add(table, [], browser, held)
        self.metrics.count("tables_created", game=game.name)
        return table, tokens, host

    async def bring(self, text: bytes, language: str) -> Table:
        """A finished table made of a record."""
        _check_record(self.shelf, text)
        match = replay(text)
        if not match.over:
            raise Refusal("record-unfinished", 422)
        await self._room_for_one_more()
        seats = tuple(Sitter(seat, "", "open", None, False, None) for seat in range(match.players))
        now = int(time.time())
        table = Table(
            new_id(), match.game.name, match.game.rules.version, fingerprint_of(match.game.name), match.players,
            match.options, match.key, language, now, True, True, 1, None, seats,
        )  # fmt: skip
        await self.store.add(table, [Entry(seat, move, None, now) for seat, move in match.plies], None, [])
        return table

    async def _room_for_one_more(self) -> None:
        if await self.store.unfinished() >= self.settings.limits.tables:
            raise Refusal("too-many-tables", 429, 3600)

    async def table(self, match: str) -> Table:
        if match in self.live:
            return self.live[match].table
        table = await self.store.table(match)
        if table is None:
            raise Refusal("no-such-table", 404)
        return table

    async def load(self, match: str) -> Live:
        """The match as it stands, from memory or by playing its log again."""
        live = self.live.get(match)
        if live is None:
            table = await self.table(match)
            self.shelf.take(table.game)
            log = await self.store.log(match)
            live = self.live.get(match)  # somebody else may have loaded it meanwhile
            if live is None:
                begun = time.perf_counter()
                live = self.live[match] = Live(table, log)
                self.metrics.observe("load_seconds", time.perf_counter() - begun)
                self._forget_some()
                await self._note_the_end(live)
                self.changed(live)
        self.live.move_to_end(match)
        return live

    def _forget_some(self) -> None:
        spare = len(self.live) - self.settings.limits.live
        for match in list(self.live)[: max(spare, 0)]:
            if not self.in_use(match) and not self.live[match].lock.locked():
                del self.live[match]

    async def play(self, live: Live, seat: int, move: int, version: int | None, mark: str | None) -> bool:
        """Plays a move, or takes one back; returns False where it had been stored already.

        `version` is the one that the decision was made on (None: a bot's, made on the latest).
        """
        viewer = live.viewer(seat)
        async with live.lock:
            for _ in range(ATTEMPTS):
                if (seat, mark) in live.marks:
                    return False
                if version is not None and not viewer.is_current(version):
                    raise Refusal("stale-version", 409)
                if move == UNDO:
                    live.check_undo(seat)
                else:
                    live.check(seat, move)
                entry = Entry(seat, move, mark, int(time.time()))
                if await self.appender.append(live.table.id, len(live.log), entry):
                    await self._advance(live, [entry])
                    return True
                self.metrics.count("races_lost")
                await self._advance(live, await self.store.log(live.table.id, len(live.log)))
        raise Refusal("busy", 503, 1)

    async def catch_up(self, live: Live) -> None:
        """Reads what other servers have written."""
        async with live.lock:
            await self._advance(live, await self.store.log(live.table.id, len(live.log)))

    async def _advance(self, live: Live, entries: Sequence[Entry]) -> None:
        if not entries:
            return
        for entry in entries:
            live.advance(entry)
        self.metrics.count("moves", len(entries))
        await self._note_the_end(live)
        self.changed(live)

    async def _note_the_end(self, live: Live) -> None:
        """The log tells it; here it is noted for who only looks at the table, also if a server died before it could."""
        if live.over and not live.table.over:
            live.table = replace(live.table, over=True)
            await self.store.end(live.table.id)

    async def reseat(self, table: Table) -> None:
        """Takes over a change of seats."""
        live = self.live.get(table.id)
        if live is not None and table.revision > live.table.revision:
            live.table = table
            live.holders.clear()
            self.changed(live)

    async def reread(self, live: Live) -> None:
        """Reads the seats again: another server has changed them."""
        table = await self.store.table(live.table.id)
        if table is not None:
            await self.reseat(table)

    async def forget_idle(self) -> int:
        """Removes the tables where nobody has moved for very long; those in use stay. Returns how many."""
        if not self.settings.keep_days:
            return 0
        since = int(time.time()) - self.settings.keep_days * 24 * 3600
        removed = await self.store.remove_idle(since, [match for match in self.live if self.in_use(match)])
        for match in [match for match, live in self.live.items() if not self.in_use(match) and live.idle_since < since]:
            del self.live[match]
        return removed


def _check_record(shelf: Shelf, text: bytes) -> None:
    """What must be known before a record is replayed: its game is ready, and it names no option that is none."""
    try:
        content = json.loads(text)
    except RecursionError:
        raise BadRecord("record-not-ours") from None
    except ValueError:
        return  # replaying it will say what is wrong
    if isinstance(content, dict) and isinstance(content.get("game"), str):
        game = shelf.take(content["game"])
        if isinstance(content.get("options"), dict):
            game.choices(content["options"])
