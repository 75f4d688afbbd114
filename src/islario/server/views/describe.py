"""Tables and games as clients read them."""

from __future__ import annotations

from dataclasses import dataclass

from islario.bots import BOTS, LEVELS, usual_seconds
from islario.kernel import game as rules
from islario.kernel.shelf import folder_of
from islario.match import game
from islario.match.match import source_message
from islario.server.http.answers import BotInfo, Choice, GameInfo, Games, Option, Seat, TableInfo
from islario.server.storage.store import Sitter, Table
from islario.server.tables.seats import Browser
from islario.server.thinking.shelf import Shelf
from islario.words import LANGUAGES, Words


@dataclass(frozen=True)
class Presence:
    """Whose sockets are open at a table."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


def describe(table: Table, browser: Browser, presence: Presence) -> TableInfo:
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
    )


def _seat(sitter: Sitter, browser: Browser, presence: Presence) -> Seat:
    return Seat(
        seat=sitter.seat,
        name=sitter.name,
        kind=sitter.kind,
        bot=sitter.bot,
        held=sitter.held,
        mine=sitter.seat in browser.places,
        present=sitter.kind == "bot" or sitter.seat in presence.seats,
    )


def describe_shelf(shelf: Shelf, language: str) -> Games:
    bots = (*LEVELS, *(name for name in BOTS if name not in LEVELS))
    return Games(
        languages=list(LANGUAGES),
        bots=[_bot(name, language) for name in bots],
        games=[_game(shelf, name, language) for name in shelf.names],
    )


def _bot(name: str, language: str) -> BotInfo:
    words = Words.common(language)
    known = words.has(f"server-bot-{name}")
    told, about = (words.say(f"server-bot-{name}"), words.say(f"server-bot-{name}-about")) if known else (name, "")
    return BotInfo(name=name, words=told, about=about, seconds=usual_seconds(name))


def _game(shelf: Shelf, name: str, language: str) -> GameInfo:
    words = Words.of_game(folder_of(name), language)
    opened = game(name) if name in shelf.open else None
    return GameInfo(
        name=name,
        title=words.say("title"),
        about=words.say("about"),
        time=words.say("time"),
        ready=name in shelf.ready,
        players=list(opened.seats) if opened else [],
        rules=opened.rules.version if opened else 0,
        options=[_option(option, words) for option in opened.options] if opened else [],
        sources=[_source(source.name, words) for source in opened.rules.sources] if opened else [],
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
