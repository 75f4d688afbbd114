"""Addresses that are kept out: stored, and known to every server that shares the database."""

from __future__ import annotations

import time
from functools import lru_cache

from sqlalchemy import delete, select

from islario.server.errors import Refusal
from islario.server.http.entry.addresses import address_in, network_of
from islario.server.storage.schema import blocks
from islario.server.storage.store import Store


class Blocks:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.since: dict[str, int] = {}  # networks, and since when
        self.covers = lru_cache(maxsize=20_000)(self._covers)

    async def read(self) -> None:
        async with self.store.reading() as connection:
            found = (await connection.execute(select(blocks.c.network, blocks.c.at).order_by(blocks.c.at))).all()
        self.since = {row.network: row.at for row in found}
        self.covers.cache_clear()

    async def add(self, given: str) -> str:
        """Keeps out an address or a range of them; returns how it is written down."""
        network = written(given)
        line = {"network": network, "at": int(time.time())}
        async with self.store.writing() as connection:
            await connection.execute(self.store.insert(blocks).values(line).on_conflict_do_nothing())
        await self.read()
        return network

    async def lift(self, given: str) -> str:
        network = written(given)
        async with self.store.writing() as connection:
            gone = await connection.execute(delete(blocks).where(blocks.c.network == network))
        await self.read()
        if not gone.rowcount:
            raise Refusal("not-blocked", 404, address=network)
        return network

    def _covers(self, address: str) -> bool:
        if not self.since:
            return False
        there = address_in(address)
        return there is not None and any(there in network_of(network) for network in self.since)


def written(given: str) -> str:
    """An address or a range, in one way of writing it. Not all there are: that would be closing the server."""
    try:
        network = network_of(given)
    except ValueError:
        raise Refusal("bad-address", 422, given=given[:60]) from None
    if network.prefixlen < 8:
        raise Refusal("bad-address", 422, given=given[:60])
    return str(address_in(str(network.network_address)) if network.num_addresses == 1 else network)
