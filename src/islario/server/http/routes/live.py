"""The socket of a table."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from islario.kernel.errors import IslarioError
from islario.server.errors import Refusal, status_of, told
from islario.server.house import House
from islario.server.http.asking import OfTable, check_open, device_of, house_of, person_of
from islario.server.http.messages import Heard, Hello, Look, Say
from islario.server.http.socket.spoken import READ, SPEND, Moves
from islario.server.tables.guest import Dismissed, Guest
from islario.server.views.parts import encode

decode = msgspec.json.Decoder(Heard).decode
CLOSING = {403: 4003, 404: 4004, 503: 4503}
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: OfTable) -> None:
    house = house_of(socket)
    await socket.accept()
    try:
        match = await house.tables.load(table)
        await house.windows.ready(match)
        browser = await house.seats.browser(table, await person_of(socket))
        check_open(match.table, browser)
    except IslarioError as fault:
        await _turn_away(socket, fault)
        return
    client: str = socket.app.state.client.version
    scope: Any = socket.scope
    guest = Guest(socket, match, browser, house.settings.limits, device_of(socket), client, scope[READ])
    house.rooms.enter(guest)
    house.metrics.count("sockets_opened")
    game = match.game.name
    moves = Moves(guest, house, scope[SPEND])
    if guest.listener is not None:
        guest.listener.overhear = moves.overhear
    told_of = (house.rooms, house.chat, lambda: house.shelf.preparing(game), house.asking)
    teller = asyncio.create_task(guest.tell(house.seats, *told_of))
    listener = asyncio.create_task(_listen(socket, guest, moves, house))
    try:
        await asyncio.wait([teller, listener], return_when=asyncio.FIRST_COMPLETED)
        if listener.done() and not teller.done() and guest.dismissal is not None:
            await asyncio.wait([teller], timeout=1)  # the reason is said before the door closes
    finally:
        if guest.listener is not None:
            guest.listener.overhear = None
        house.rooms.leave(guest)
        for task in (teller, listener):
            task.cancel()
        faults = await asyncio.gather(teller, listener, return_exceptions=True)
    dismissed = next((fault for fault in faults if isinstance(fault, Dismissed)), None)
    if dismissed is not None:
        house.metrics.count("sockets_dismissed", code=str(dismissed.code))
        await _close(socket, dismissed.code)
    broken = [fault for fault in faults if isinstance(fault, Exception) and not isinstance(fault, Dismissed)]
    if broken and isinstance(broken[0], IslarioError):  # the database is out of order: the client comes back later
        await _turn_away(socket, broken[0])
    elif broken:
        raise broken[0]


async def _turn_away(socket: Socket, fault: IslarioError) -> None:
    message = encode({"type": "bye", **told(fault)}).decode()
    await socket.send({"type": "websocket.send", "text": message, "bytes": None})
    await _close(socket, CLOSING.get(status_of(fault), 4000))


async def _close(socket: Socket, code: int) -> None:
    try:
        async with asyncio.timeout(1):
            await socket.send({"type": "websocket.close", "code": code, "reason": ""})
    except (TimeoutError, RuntimeError):  # whoever does not take our messages does not take this one, either
        pass


async def _listen(socket: Socket, guest: Guest, moves: Moves, house: House) -> None:
    """Hears the client out until it goes, says something that cannot be, or says too much."""
    while True:
        try:
            async with asyncio.timeout(None if guest.greeted else house.settings.limits.hello):
                message: Any = await socket.receive()
        except TimeoutError:
            guest.dismiss("silent", 4009)
            return
        if message["type"] == "websocket.disconnect":
            return
        if not guest.may_speak():
            return
        try:
            heard = decode(message.get("text") or message.get("bytes") or b"")
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            guest.dismiss("malformed", 4000)
            return
        if isinstance(heard, Hello):
            try:
                spent = guest.account.spend()
                if spent is not None:
                    raise Refusal("too-many-requests", 429, spent.wait)
                guest.hello(heard)
            except Refusal as refusal:
                guest.answer({"type": "refused", **told(refusal)})
            house.rooms.presence_changed(guest.live.table.id)
            house.windows.came(guest.live)
            house.clocks.came(guest.live, guest.browser.hash, [seat for seat in guest.follows if seat is not None])
        elif isinstance(heard, Say):
            await moves.play(heard)
        elif isinstance(heard, Look):
            guest.looks = heard.here
        else:
            guest.answer({"type": "pong", "at": None if heard.at is msgspec.UNSET else heard.at})
