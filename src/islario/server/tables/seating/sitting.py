"""What happens to one seat in a change of hands, and what has to be so before."""

from __future__ import annotations

import time

from islario.server.errors import Refusal
from islario.server.storage.schema import HOST
from islario.server.storage.seating import Seating
from islario.server.storage.store import Kind, Sitter, Wish
from islario.server.tables.rated import take_over
from islario.server.tables.seating.consent import ask, is_silence, must_ask, sitter_at

MOST_SITTERS = 500  # that a table remembers; then only who is invited sits down


async def take_up(change: Seating, place: int, cookie: bytes, kind: Kind) -> None:
    """Another device holds a place beside those that hold it already."""
    if place not in change.places(cookie):
        await change.hold(cookie, place)
        await change.note(kind, place, "" if place == HOST else change.table.seats[place].name)


async def sit_or_ask(
    change: Seating, seat: int, name: str, cookie: bytes, *, invited: bool = False, own: bytes | None = None
) -> bool:
    """Sits down, or asks those at the table whether one may; whether one sits."""
    check_one_seat(change, seat, cookie)
    if len(change.past) >= MOST_SITTERS and not invited and (cookie, seat) not in change.past:
        raise Refusal("table-crowded", 429, 3600)
    hosts = invited or HOST in change.places(cookie)
    wish = Wish(seat, "sit", cookie, name, hosts, int(time.time()))
    comes_back = change.past.get((cookie, seat)) == change.table.seats[seat].sitting
    if not comes_back and must_ask(change, wish) and not is_silence(change, wish):
        await ask(change, wish)
        return False
    await sit(change, seat, name, cookie, own=own)
    return True


async def sit(
    change: Seating, seat: int, name: str, cookie: bytes, *, own: bytes | None = None, agreed: int | None = None
) -> None:
    before = change.table.seats[seat]
    comes_back = change.past.get((cookie, seat)) == before.sitting
    sitting = before.sitting + (not comes_back)
    if not comes_back:
        await take_over(change, seat)
    relieved = await change.is_relieved(cookie)
    await change.put(Sitter(seat, name, "person", None, True, before.token, own, sitting, relieved))
    await change.settle(seat)
    await change.drop(seat)
    await change.hold(cookie, seat)
    await change.note("sat", seat, name, agreed=agreed)


async def free_seat(
    change: Seating, sitter: Sitter, invitation: bytes | None = None, sitting: int | None = None
) -> None:
    number = sitter.sitting if sitting is None else sitting
    await change.put(Sitter(sitter.seat, "", "open", None, False, invitation, None, number))
    await change.settle(sitter.seat)
    await change.drop(sitter.seat)


async def void_seat(change: Seating, sitter: Sitter, invitation: bytes | None, agreed: int | None = None) -> None:
    """Whoever sat here counts as somebody of long ago, who does not come back without being asked about."""
    await free_seat(change, sitter, invitation, sitter.sitting + 1)
    await change.note("voided", sitter.seat, sitter.name, agreed=agreed)


def check_one_seat(change: Seating, seat: int, cookie: bytes) -> None:
    """Who has held a seat knows its secrets, and takes them to no other."""
    if change.table.swaps or change.table.over:
        return
    known = [held for browser, held in change.past if browser == cookie and held != seat]
    if known:
        raise Refusal("one-seat", 409, number=known[0] + 1)


def check_host(change: Seating, cookie: bytes) -> None:
    if HOST not in change.places(cookie):
        raise Refusal("not-the-host", 403)


def check_holder(change: Seating, seat: int, cookie: bytes, or_host: bool = False) -> Sitter:
    sitter = sitter_at(change.table, seat)
    places = change.places(cookie)
    if seat not in places and not (or_host and HOST in places):
        raise Refusal("not-your-seat", 403, number=seat + 1)
    return sitter
