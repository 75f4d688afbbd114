"""Tables and their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, JSONBody
from msgspec import structs

from islario.bots import check_bot
from islario.lessons import Lesson, lesson_of, lessons
from islario.match import Game
from islario.server.errors import Refusal
from islario.server.house import House
from islario.server.http.answers.table import Created, Link, Seated
from islario.server.http.asking import (
    Asked,
    AtSeat,
    OfTable,
    Visitor,
    address_of,
    check_open,
    described,
    house_of,
    json,
    language_of,
    person_of,
    remember,
    visitor_of,
)
from islario.server.http.entry.plain import plain_name
from islario.server.http.messages import BotNamed, Entrance, Named, NewSeat, NewTable, Nothing
from islario.server.storage.people.company import keep_seats, met
from islario.server.storage.store import Clocking, Company, Sitter
from islario.server.tables.seating.seats import Outcome
from islario.words import Words

MaybeNothing = Annotated[Nothing | None, Body()]
SEAT = "/api/tables/{table:str}/seats/{seat:int}"


@post("/api/tables")
async def make_table(request: Asked, data: JSONBody[NewTable]) -> Response[bytes]:
    """A fresh table: the game, who sits where, and the options."""
    house = house_of(request)
    game = house.shelf.take(data.game)
    lesson = _lesson(game.name) if data.lesson else None
    if lesson is not None:
        data = _set_for(lesson, data)
    players = game.checked_players(data.players if data.players or not data.seats else len(data.seats))
    wanted = data.seats or [NewSeat("here" if seat == 0 else "open") for seat in range(players)]
    name = next((plain_name(new.name) for new in wanted if new.kind == "here"), "")
    visitor = await visitor_of(request)
    await remember(request, visitor, name)
    relieved = (await house.people.person(visitor.person)).habits.obvious is not False
    kept = await _kept(house, wanted, visitor.person)
    table, tokens, host = await house.tables.create(
        game.name, players, dict(data.options), language_of(request, data.language),
        [_sitter(game, seat, new, relieved, kept) for seat, new in enumerate(wanted)], visitor.person, data.swaps,
        data.window,
        _clocking(data),
        Company(data.chat, data.listed, data.fill if data.listed else 0, data.rated),
        lesson,
    )  # fmt: skip
    house.workers.made_by(table.id, address_of(request))
    if kept:
        guests = {seat: guest for seat, (guest, _) in kept.items()}
        await keep_seats(house.store, table.id, guests, visitor.person, name, house.time())
    answer = Created(
        table=described(request, table, await house.seats.browser(table.id, visitor.person)),
        links=[Link(seat=seat, token=token) for seat, token in tokens.items()],
        host=host,
    )
    if all(new.kind == "bot" for new in wanted):
        await house.tables.load(table.id)  # there is nobody whose coming would make the bots begin
    return json(answer, 201, visitor.cookies)


def _clocking(data: NewTable) -> Clocking:
    """A rated table always has a clock: else whoever is about to lose would stay away for ever."""
    clock = "day" if data.rated and data.clock == "none" else data.clock
    return Clocking(clock, data.minutes if clock == "minutes" else 0, data.late)


def _lesson(game: str) -> Lesson:
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal("no-lesson", 404, game=game, known=", ".join(lessons()))
    return lesson


def _set_for(lesson: Lesson, data: NewTable) -> NewTable:
    """The learner's table: all but who learns, and in which language, is the lesson's own."""
    course, words = lesson.course, Words.common(data.language or "en")
    others = range(1, course.players)
    learner = NewSeat("here", data.seats[0].name if data.seats else "")
    name = words.say(f"bot-{course.bot}")
    names = [name if course.players == 2 else words.say("bot-numbered", bot=name, number=seat + 1) for seat in others]
    bots = [NewSeat("bot", each, course.bot) for each in names]
    return structs.replace(data, players=course.players, options={**course.options}, seats=[learner, *bots])


async def _kept(house: House, wanted: Sequence[NewSeat], person: bytes) -> dict[int, tuple[bytes, str]]:
    """By seat, for whom it is kept."""
    if all(new.keep is None for new in wanted):
        return {}
    people = await met(house.store, person)
    kept: dict[int, tuple[bytes, str]] = {}
    for seat, new in enumerate(wanted):
        if new.keep is not None:
            if new.kind != "open" or new.keep not in people or people[new.keep] in kept.values():
                raise Refusal("nobody-known", 422, number=seat + 1)
            kept[seat] = people[new.keep]
    return kept


def _sitter(game: Game, seat: int, new: NewSeat, relieved: bool, kept: dict[int, tuple[bytes, str]]) -> Sitter:
    if seat in kept:
        return Sitter(seat, kept[seat][1], "open", None, False, None)
    if new.kind == "bot":
        if new.bot is None:
            raise Refusal("bad-request", 400, wrong="a bot without a name").with_more(where=f"$.seats[{seat}].bot")
        check_bot(new.bot, game)
    kind = "person" if new.kind == "here" else new.kind
    bot = new.bot if new.kind == "bot" else None
    return Sitter(seat, plain_name(new.name), kind, bot, False, None, obvious=relieved or kind != "person")


@get("/api/tables/{table:str}")
async def see_table(request: Asked, table: OfTable) -> Response[bytes]:
    """Who sits at a table, and what is played there. The browser gets its cookie here: what it then asks for can be
    asked again when the answer is lost on the way."""
    found = await house_of(request).tables.checked(table)
    visitor = await visitor_of(request)
    who = await house_of(request).seats.browser(table, visitor.person)
    check_open(found, who)
    return json(described(request, found, who), 200, visitor.cookies)


@post("/api/session", status_code=200)
async def enter(request: Asked, data: JSONBody[Entrance]) -> Response[bytes]:
    """Exchanges the token of a link for the place at the table that it stands for, kept by a cookie. An invitation is
    spent by it. 202: those at the table are asked first."""
    visitor = await visitor_of(request)
    outcome = await house_of(request).seats.enter(data.table, data.token, visitor.person)
    await remember(request, visitor)
    return await seated(request, outcome, visitor)


@post(f"{SEAT}/claim", status_code=200)
async def claim(request: Asked, table: OfTable, seat: AtSeat, data: JSONBody[Named]) -> Response[bytes]:
    """Sits down in an open seat. 202: it has been played, and those at the table are asked first."""
    visitor = await visitor_of(request)
    outcome = await house_of(request).seats.claim(table, seat, plain_name(data.name), visitor.person)
    await remember(request, visitor, plain_name(data.name))
    return await seated(request, outcome, visitor)


@post(f"{SEAT}/leave", status_code=200)
async def leave(request: Asked, table: OfTable, seat: AtSeat, data: JSONBody[MaybeNothing] = None) -> Response[bytes]:
    """Leaves a seat: it is open again, and its links void."""
    return await seated(request, await house_of(request).seats.leave(table, seat, await person_of(request)))


@post(f"{SEAT}/void", status_code=200)
async def void(request: Asked, table: OfTable, seat: AtSeat, data: JSONBody[MaybeNothing] = None) -> Response[bytes]:
    """The host frees a seat that somebody holds, and gets an invitation to it. 202: those at the table are asked."""
    return await seated(request, await house_of(request).seats.void(table, seat, await person_of(request)))


@post(f"{SEAT}/grant", status_code=200)
async def grant(request: Asked, table: OfTable, seat: AtSeat, data: JSONBody[MaybeNothing] = None) -> Response[bytes]:
    """Agrees to what is asked about a seat."""
    return await seated(request, await house_of(request).seats.grant(table, seat, await person_of(request)))


@post(f"{SEAT}/refuse", status_code=200)
async def refuse(request: Asked, table: OfTable, seat: AtSeat, data: JSONBody[MaybeNothing] = None) -> Response[bytes]:
    """Does not agree to it; or takes back what one has asked."""
    return await seated(request, await house_of(request).seats.refuse(table, seat, await person_of(request)))


@post(f"{SEAT}/bot", status_code=200)
async def to_bot(request: Asked, table: OfTable, seat: AtSeat, data: JSONBody[BotNamed]) -> Response[bytes]:
    """Lets a bot sit in."""
    outcome = await house_of(request).seats.to_bot(table, seat, data.bot, await person_of(request))
    await house_of(request).tables.load(table)  # the bot begins
    return await seated(request, outcome)


@post(f"{SEAT}/back", status_code=200)
async def back(request: Asked, table: OfTable, seat: AtSeat, data: JSONBody[MaybeNothing] = None) -> Response[bytes]:
    """Takes a seat back from a bot."""
    return await seated(request, await house_of(request).seats.back(table, seat, await person_of(request)))


@post(f"{SEAT}/name", status_code=200)
async def rename(request: Asked, table: OfTable, seat: AtSeat, data: JSONBody[Named]) -> Response[bytes]:
    """Another name for whoever sits here."""
    outcome = await house_of(request).seats.rename(table, seat, plain_name(data.name), await person_of(request))
    return await seated(request, outcome)


@post(f"{SEAT}/link", status_code=200)
async def new_link(
    request: Asked, table: OfTable, seat: AtSeat, data: JSONBody[MaybeNothing] = None
) -> Response[bytes]:
    """For the holder a new link to other devices, for the host an invitation to an open seat; the old one is void."""
    return await seated(request, await house_of(request).seats.new_link(table, seat, await person_of(request)))


@post("/api/tables/{table:str}/host/link", status_code=200)
async def new_host_link(request: Asked, table: OfTable, data: JSONBody[MaybeNothing] = None) -> Response[bytes]:
    """A new link to the host's place, for the host's other devices; the old one is void."""
    return await seated(request, await house_of(request).seats.new_host_link(table, await person_of(request)))


async def seated(request: Asked, outcome: Outcome, visitor: Visitor | None = None) -> Response[bytes]:
    person = visitor.person if visitor else await person_of(request)
    who = await house_of(request).seats.browser(outcome.table.id, person)
    answer = Seated(table=described(request, outcome.table, who), token=outcome.token, asked=outcome.asked)
    return json(answer, 202 if outcome.asked else 200, visitor.cookies if visitor else None)
