"""A table where thousands of moves were taken back: reading it takes its time, and nobody else waits for that."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from islario.kernel.components import fingerprint_of
from islario.match import game
from islario.server.http.entry.secrets import hashed
from islario.server.settings import Settings
from islario.server.storage.schema import HOST, UNDO
from islario.server.storage.store import Entry, Sitter, Store, Table
from islario.server.tables.live import Live
from tests.server.process import Running
from tests.server.table import GAME
from tests.soak.bystander import Bystander
from tests.soak.ground import Figures, Ground, memory

READERS = 8  # who read it at the same time
NAME, COOKIE = "undone", "whoever takes back"
NOW = int(time.time())  # tables of long ago are removed


def table_of() -> Table:
    match = game(GAME).new(2, seed=1)
    seats = tuple(Sitter(seat, "", "person", None, True, None) for seat in range(2))
    return Table(
        NAME, GAME, match.game.rules.version, fingerprint_of(GAME), 2, match.options, match.key, "en", NOW, False,
        False, 1, None, seats,
    )  # fmt: skip


def back_and_forth(moves: int) -> list[Entry]:
    """A seat that makes its first move again and again: the log of a day when nobody was kept from that."""
    move = game(GAME).desk.legal(Live(table_of()).state, 0)[0]
    return [Entry(0, UNDO if at % 2 else move, f"m{at}", NOW) for at in range(2 * moves)]


async def write_down(database: str, moves: int) -> None:
    store = await Store.opened(Settings(database=database))
    await store.add(table_of(), back_and_forth(moves), hashed(COOKIE), [HOST, 0, 1])
    await store.closed()


def attack(ground: Ground, moves: int, calm: int = 200) -> Figures:
    """Reads such a table in all ways, then again with others at the same time."""
    database = ground.fresh("sqlite")
    asyncio.run(write_down(database, moves))
    with ground.serving(database=database) as stand, Bystander(stand.one, calm) as player:
        held = memory(stand.one)
        figures = read(stand.one, moves)
        with ThreadPoolExecutor(READERS) as readers:
            list(readers.map(lambda _: read(stand.one, moves), range(READERS)))
        figures.add(player.figures())
        figures.worst["memory grown by (MB)"] = memory(stand.one) - held
    return figures


def read(server: Running, moves: int) -> Figures:
    path = f"/api/tables/{NAME}"
    took = {}
    with server.client(cookies={"islario": COOKIE}) as client:
        for what in ("view?seat=0", "log?seat=0", f"positions/{moves}?seat=0", "view?seat=0&since=0", "log", "record"):
            begun = time.perf_counter()
            answer = client.get(f"{path}/{what}")
            took[f"{what.partition('?')[0].partition('/')[0]} (s)"] = time.perf_counter() - begun
            assert answer.status_code == (409 if what == "record" else 200), answer.text[:500]
            if what == "log?seat=0":
                assert answer.text.count('"undone"') == moves
    return Figures({"moves taken back": moves}, took)
