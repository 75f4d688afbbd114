"""What those at a table have to agree to: that a seat that has been played changes hands."""

from __future__ import annotations

from islario.match.errors import BadOption
from islario.server.errors import Refusal
from islario.server.storage.seating import Seating
from islario.server.storage.store import Sitter, Table, Wish
from islario.server.tables.seating.browser import Browser

SILENCE = 24 * 3600  # seconds after which nobody's answer is consent: those to be asked may have left for good, too


def sitter_at(table: Table, seat: int) -> Sitter:
    if not 0 <= seat < table.players:
        raise BadOption("bad-seat", given=str(seat), most=table.players - 1)
    return table.seats[seat]


def must_ask(change: Seating, wish: Wish) -> bool:
    """Whether there is somebody to agree, and something to agree to: the seat has a past."""
    if change.table.over or wish.seat not in change.played:
        return False
    return any(Browser(browser, places).may_answer(wish) for browser, places in change.holders.items())


def is_silence(change: Seating, wish: Wish) -> bool:
    """Whether the same was asked long ago, and nobody has answered."""
    before = change.wish(wish.seat)
    return before is not None and is_same(before, wish) and wish.at - before.at >= SILENCE


async def ask(change: Seating, wish: Wish) -> None:
    before = change.wish(wish.seat)
    if before is None:
        await change.ask(wish)
    elif not is_same(before, wish):
        raise Refusal("asked-already", 409, number=wish.seat + 1)


def is_same(one: Wish, other: Wish) -> bool:
    return (one.browser, one.kind) == (other.browser, other.kind)


def wish_about(change: Seating, seat: int) -> Wish:
    sitter_at(change.table, seat)
    wish = change.wish(seat)
    if wish is None:
        raise Refusal("nobody-asked", 409, number=seat + 1)
    return wish
