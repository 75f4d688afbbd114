"""Tables at which nothing has happened yet."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from islario.kernel.components import fingerprint_of
from islario.kernel.dice import key_of
from islario.lessons import lesson_at
from islario.match import Game, Match
from islario.server.http.entry.secrets import hashed, new_id
from islario.server.storage.store import Sitter, Table


def fresh_table(match: Match, language: str, seats: Sequence[Sitter], host: bytes | None) -> Table:
    """A table for a match, with nothing agreed on but who sits where."""
    game = match.game
    return Table(
        id=new_id(),
        game=game.name,
        rules=game.rules.version,
        components=fingerprint_of(game.name),
        players=match.players,
        options=match.options,
        key=match.key,
        language=language,
        created=int(time.time()),
        over=False,
        imported=False,
        revision=1,
        host=host,
        seats=tuple(seats),
    )


def same_again(table: Table, game: Game) -> Table:
    """The same people, options and agreements; a lesson from the same deal, a match from another."""
    return replace(
        table,
        id=new_id(),
        rules=game.rules.version,
        components=fingerprint_of(game.name),
        key=key_of(None) if lesson_at(table.game, table.key) is None else table.key,
        options=game.choices({**table.options}),
        created=int(time.time()),
        over=False,
        revision=1,
        halted=None,
        held=None,
        changes=(),
        wishes=(),
    )


def with_link(sitter: Sitter, token: str | None) -> Sitter:
    """Who sits here gets a link for devices of their own, an open seat an invitation, a bot nothing."""
    link = None if token is None else hashed(token)
    if sitter.kind == "person":
        return replace(sitter, held=True, own=link, sitting=1)
    return replace(sitter, token=link)
