"""Tables and games as clients read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from islario.bots import BOTS, LEVELS, usual_seconds
from islario.games.shelf import folder_of
from islario.match import game
from islario.server.seats import Browser
from islario.server.shelf import Shelf
from islario.server.store import Table
from islario.words import LANGUAGES, Words


@dataclass(frozen=True)
class Presence:
    """Whose sockets are open at a table."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


def describe(table: Table, browser: Browser, presence: Presence) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "title": Words.of_game(folder_of(table.game), table.language).say("title"),
        "players": table.players,
        "options": table.options,
        "language": table.language,
        "created": table.created,
        "over": table.over,
        "imported": table.imported,
        "revision": table.revision,
        "seats": [
            {
                "seat": sitter.seat,
                "name": sitter.name,
                "kind": sitter.kind,
                "bot": sitter.bot,
                "held": sitter.held,
                "mine": sitter.seat in browser.places,
                "present": sitter.kind == "bot" or sitter.seat in presence.seats,
            }
            for sitter in table.seats
        ],
        "spectators": presence.spectators,
        "mine": browser.seats,
        "host": browser.is_host,
    }


def describe_shelf(shelf: Shelf, language: str) -> dict[str, Any]:
    return {
        "languages": list(LANGUAGES),
        "bots": [_bot(name, language) for name in (*LEVELS, *(name for name in BOTS if name not in LEVELS))],
        "games": [_game(shelf, name, language) for name in shelf.names],
    }


def _bot(name: str, language: str) -> dict[str, Any]:
    words = Words.common(language)
    known = words.has(f"server-bot-{name}")
    told = (words.say(f"server-bot-{name}"), words.say(f"server-bot-{name}-about")) if known else (name, "")
    return {"name": name, "words": told[0], "about": told[1], "seconds": usual_seconds(name)}


def _game(shelf: Shelf, name: str, language: str) -> dict[str, Any]:
    words = Words.of_game(folder_of(name), language)
    facts: dict[str, Any] = {"name": name, "ready": name in shelf.ready}
    facts |= {message: words.say(message) for message in ("title", "about", "time")}
    if name not in shelf.open:
        return facts | {"players": [], "rules": 0, "options": [], "sources": []}
    opened = game(name)
    return facts | {
        "players": list(opened.seats),
        "rules": opened.rules.version,
        "options": [
            {
                "name": option.name,
                "words": words.say(f"option-{option.name}"),
                "help": words.say(f"option-{option.name}-help"),
                "default": option.default,
                "switch": option.is_switch,
                "choices": [
                    {"name": choice, "words": _choice(words, option.name, choice)} for choice in option.choices
                ],
            }
            for option in opened.options
        ],
        "sources": [
            {"name": source.name.lower(), "words": words.say(f"source-{source.name.lower().replace('_', '-')}")}
            for source in opened.rules.sources
        ],
    }


def _choice(words: Words, option: str, choice: str) -> str:
    own = f"option-{option}-{choice}"
    return words.say(own) if words.has(own) else words.say(f"server-{choice}")
