"""How far the log of a match can be believed, and under which rules the match goes on.

A log that is damaged, or that leads elsewhere under newer rules, is never shortened in silence: the match stands where
the two last agree, can be read up to there, and says why it does not go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from islario.kernel.components import fingerprint_of
from islario.server.storage.store import Entry, Table
from islario.server.tables.live import Live
from islario.server.tables.log.digest import Digests
from islario.server.tables.pace import Pace


async def opened(table: Table, log: Sequence[Entry]) -> Live:
    """The match after its log, as far as that holds; its table says what is the matter with the rest."""
    live = await Live.opened(table, log)
    held = len(live.log)
    last = log[-1].digest if log else None
    if held < len(log) or (last is not None and last != live.digests.of(live.state)):
        held = await _agreeing(live)
        if held < len(live.log):
            live = await Live.opened(table, log[:held])
    same = table.rules == live.game.rules.version and table.components == fingerprint_of(table.game)
    if held < len(log):
        live.table = replace(table, halted="damaged" if same else "other-rules", held=held)
    else:
        rules, components = live.game.rules.version, fingerprint_of(table.game)
        live.table = replace(table, rules=rules, components=components, halted=None, held=None)
    return live


async def _agreeing(live: Live) -> int:
    """How many entries lead to the positions that they led to when they were made."""
    digests = Digests(live.game, live.table.players)
    with Pace() as pace:
        for length, state in live.positions(range(1, len(live.log) + 1)):
            stored = live.log[length - 1].digest
            if stored is not None and stored != digests.of(state):
                return length - 1
            await pace.rest()
    return len(live.log)
