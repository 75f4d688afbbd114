"""Tables and games as clients read them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache

from islario.bots import BOTS, NAMES, bots_for, usual_seconds
from islario.bots.levels import LEVEL
from islario.exercises import exercise_on, exercises_of
from islario.kernel import game as rules
from islario.kernel.shelf import folder_of
from islario.lessons import lesson_at, lesson_of
from islario.match import game
from islario.match.match import source_message
from islario.server.http.answers.table import (
    BotInfo,
    Choice,
    GameInfo,
    Games,
    Halt,
    Option,
    Seat,
    SeatChange,
    SeatWish,
    TableInfo,
    Talking,
    Today,
)
from islario.server.storage.schema import HOST
from islario.server.storage.seating import KEPT
from islario.server.storage.store import Change, Sitter, Table, Wish
from islario.server.tables.seating.browser import Browser
from islario.server.thinking.shelf import Shelf
from islario.words import LANGUAGES, Words

SHOWN = 40  # changes of hands that come with a table; the log has all that are kept


@dataclass(frozen=True)
class Presence:
    """Whose sockets are open at a table."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


def describe(table: Table, browser: Browser, presence: Presence, chat: Talking) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.game,
        title=Words.of_game(folder_of(table.game), table.language).say("title"),
        players=table.players,
        options=table.options,
        language=table.language,
        created=table.created,
        over=table.over,
        imported=table.imported,
        revision=table.revision,
        seats=[_seat(sitter, browser, presence) for sitter in table.seats],
        spectators=presence.spectators,
        mine=browser.seats,
        host=browser.is_host,
        anew=table.anew,
        halt=_halt(table),
        swaps=table.swaps,
        window=table.window,
        clock=table.clock,
        minutes=table.minutes,
        late=table.late,
        chat=chat,
        listed=table.listed,
        fill=table.fill,
        rated=table.rated,
        closed=table.closed,
        changes=told_changes(table, SHOWN),
        wishes=[_wish(wish, browser) for wish in table.wishes],
        lesson=lesson_at(table.game, table.key) is not None,
    )


def _halt(table: Table) -> Halt | None:
    if table.halted is None:
        return None
    held = table.held or 0
    told = {name: Words.common(name).say(f"error-table-{table.halted}", held=held) for name in LANGUAGES}
    return Halt(why=table.halted, held=held, told=told)


def told_changes(table: Table, most: int = KEPT) -> list[SeatChange]:
    """Who sat down, left, was replaced or voided, in every language."""
    latest = table.changes[-most:]
    return [_change(change, None if change.agreed is None else table.names[change.agreed]) for change in latest]


@lru_cache(maxsize=10_000)
def _change(change: Change, agreed: str | None) -> SeatChange:
    told = {language: _told(change, agreed, Words.common(language)) for language in LANGUAGES}
    return SeatChange(at=change.at, kind=change.kind, seat=None if change.seat == HOST else change.seat, told=told)


def _told(change: Change, agreed: str | None, words: Words) -> str:
    facts: dict[str, object] = {"number": change.seat + 1}
    facts["name"] = change.name or words.say("player", number=change.seat + 1)
    if change.bot is not None:
        facts["bot"] = _bot(change.bot, words.language).words
    sentence = words.say(f"seats-{change.kind}", **facts)
    if change.agreed is None:
        return sentence
    return f"{sentence} {words.say('seats-agreed', name=agreed or words.say('player', number=change.agreed + 1))}"


def _wish(wish: Wish, browser: Browser) -> SeatWish:
    mine = wish.browser == browser.hash
    return SeatWish(seat=wish.seat, kind=wish.kind, name=wish.name, mine=mine, may=browser.may_answer(wish))


def _seat(sitter: Sitter, browser: Browser, presence: Presence) -> Seat:
    return Seat(
        seat=sitter.seat,
        name=sitter.name,
        kind=sitter.kind,
        bot=sitter.bot,
        held=sitter.held,
        mine=sitter.seat in browser.places,
        present=sitter.kind == "bot" or sitter.seat in presence.seats,
        obvious=sitter.obvious if sitter.seat in browser.places else None,
    )


def describe_shelf(shelf: Shelf, language: str) -> Games:
    return Games(
        languages=list(LANGUAGES),
        bots=[_bot(name, language) for name in sorted(NAMES, key=lambda name: name not in LEVEL)],
        games=[_game(shelf, name, language) for name in shelf.names],
        today=_today(shelf),
    )


def _today(shelf: Shelf) -> Today | None:
    """By the date in Greenwich: the same for everybody."""
    if not shelf.open.issuperset(shelf.names):
        return None
    exercise = exercise_on(datetime.now(UTC).date(), shelf.names)
    return None if exercise is None else Today(game=exercise.name, number=exercise.number)


def _bot(name: str, language: str) -> BotInfo:
    words = Words.common(language)
    known = words.has(f"bot-{name}")
    told, about = (words.say(f"bot-{name}"), words.say(f"bot-{name}-about")) if known else (name, "")
    return BotInfo(name=name, words=told, about=about, seconds=usual_seconds(name))


def _game(shelf: Shelf, name: str, language: str) -> GameInfo:
    words = Words.of_game(folder_of(name), language)
    opened = game(name) if name in shelf.open else None
    return GameInfo(
        name=name,
        title=words.say("title"),
        about=words.say("about"),
        time=words.say("time"),
        ready=name in shelf.open,
        preparing=shelf.preparing(name),
        players=list(opened.seats) if opened else [],
        bots=list(bots_for(opened) if opened else BOTS),
        rules=opened.rules.version if opened else 0,
        windows=opened.rules.windows is not None if opened else False,
        options=[_option(option, words) for option in opened.options] if opened else [],
        sources=[_source(source.name, words) for source in opened.rules.sources] if opened else [],
        lesson=lesson_of(name) is not None,
        exercises=len(exercises_of(name)) if opened else 0,
    )


def _option(option: rules.Option, words: Words) -> Option:
    return Option(
        name=option.name,
        words=words.say(f"option-{option.name}"),
        help=words.say(f"option-{option.name}-help"),
        default=option.default,
        switch=option.is_switch,
        choices=[Choice(name=choice, words=_choice(words, option.name, choice)) for choice in option.choices],
    )


def _source(name: str, words: Words) -> Choice:
    return Choice(name=name.lower(), words=words.say(source_message(name)))


def _choice(words: Words, option: str, choice: str) -> str:
    own = f"option-{option}-{choice}"
    return words.say(own) if words.has(own) else words.say(f"server-{choice}")
