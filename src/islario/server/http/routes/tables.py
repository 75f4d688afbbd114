"""Tables and their seats."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body

from islario.bots import bot as bot_named
from islario.server.errors import Refusal
from islario.server.http.answers import Created, Link, Seated
from islario.server.http.asking import Asked, browser_of, described, house_of, json, known_browser, language_of
from islario.server.http.messages import BotNamed, Entrance, Named, NewSeat, NewTable, Nothing
from islario.server.storage.store import Sitter, Table
from islario.server.tables.seats import Browser

MaybeNothing = Annotated[Nothing | None, Body()]
SEAT = "/api/tables/{table:str}/seats/{seat:int}"


@post("/api/tables")
async def make_table(request: Asked, data: NewTable) -> Response[bytes]:
    """A fresh table: the game, who sits where, and the options."""
    house = house_of(request)
    game = house.shelf.take(data.game)
    players = game.checked_players(data.players if data.players or not data.seats else len(data.seats))
    wanted = data.seats or [NewSeat("here" if seat == 0 else "open") for seat in range(players)]
    browser, cookies = known_browser(request)
    table, tokens, host = await house.tables.create(
        game.name, players, dict(data.options), language_of(request, data.language),
        [_sitter(seat, new) for seat, new in enumerate(wanted)], browser,
    )  # fmt: skip
    answer = Created(
        table=described(request, table, await house.seats.browser(table.id, browser)),
        links=[Link(seat=seat, token=token) for seat, token in tokens.items()],
        host=host,
    )
    if all(new.kind == "bot" for new in wanted):
        await house.tables.load(table.id)  # there is nobody whose coming would make the bots begin
    return json(answer, 201, cookies)


def _sitter(seat: int, new: NewSeat) -> Sitter:
    if new.kind == "bot":
        if new.bot is None:
            raise Refusal("bad-request", 400, wrong="a bot without a name").with_more(where=f"$.seats[{seat}].bot")
        bot_named(new.bot)
    kind = "person" if new.kind == "here" else new.kind
    return Sitter(seat, new.name.strip(), kind, new.bot if new.kind == "bot" else None, False, None)


@get("/api/tables/{table:str}")
async def see_table(request: Asked, table: str) -> Response[bytes]:
    """Who sits at a table, and what is played there."""
    found = await house_of(request).tables.table(table)
    return json(described(request, found, await browser_of(request, table)))


@post("/api/session", status_code=200)
async def enter(request: Asked, data: Entrance) -> Response[bytes]:
    """Exchanges the token of a link for the place at the table that it stands for, kept by a cookie."""
    browser, cookies = known_browser(request)
    table = await house_of(request).seats.enter(data.table, data.token, browser)
    places = await house_of(request).seats.browser(table.id, browser)
    return json(Seated(table=described(request, table, places)), 200, cookies)


@post(f"{SEAT}/claim", status_code=200)
async def claim(request: Asked, table: str, seat: int, data: Named) -> Response[bytes]:
    """Sits down in an open seat."""
    browser, cookies = known_browser(request)
    changed, token = await house_of(request).seats.claim(table, seat, data.name.strip(), browser)
    places = await house_of(request).seats.browser(table, browser)
    return json(_seated(request, changed, places, token), 200, cookies)


@post(f"{SEAT}/leave", status_code=200)
async def leave(request: Asked, table: str, seat: int, data: MaybeNothing = None) -> Response[bytes]:
    """Leaves a seat: it is open again, and its link void."""
    changed = await house_of(request).seats.leave(table, seat, await browser_of(request, table))
    return json(_seated(request, changed, await browser_of(request, table)))


@post(f"{SEAT}/bot", status_code=200)
async def to_bot(request: Asked, table: str, seat: int, data: BotNamed) -> Response[bytes]:
    """Lets a bot sit in."""
    who = await browser_of(request, table)
    changed = await house_of(request).seats.to_bot(table, seat, data.bot, who)
    await house_of(request).tables.load(table)  # the bot begins
    return json(_seated(request, changed, who))


@post(f"{SEAT}/back", status_code=200)
async def back(request: Asked, table: str, seat: int, data: MaybeNothing = None) -> Response[bytes]:
    """Takes a seat back from a bot."""
    who = await browser_of(request, table)
    return json(_seated(request, await house_of(request).seats.back(table, seat, who), who))


@post(f"{SEAT}/name", status_code=200)
async def rename(request: Asked, table: str, seat: int, data: Named) -> Response[bytes]:
    """Another name for whoever sits here."""
    who = await browser_of(request, table)
    return json(_seated(request, await house_of(request).seats.rename(table, seat, data.name.strip(), who), who))


@post(f"{SEAT}/link", status_code=200)
async def new_link(request: Asked, table: str, seat: int, data: MaybeNothing = None) -> Response[bytes]:
    """A new link to a seat; the old one is void."""
    who = await browser_of(request, table)
    changed, token = await house_of(request).seats.new_link(table, seat, who)
    return json(_seated(request, changed, who, token))


def _seated(request: Asked, table: Table, browser: Browser, token: str | None = None) -> Seated:
    return Seated(table=described(request, table, browser), token=token)
