"""A match from a file or from options, and who sits at it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from islario.cli.program.files import Chair, Saved
from islario.cli.program.mistakes import Mistake
from islario.cli.program.preparing import make_ready, open_game
from islario.games import GAMES
from islario.words import Words

if TYPE_CHECKING:
    from islario.match import Game, Match


def restore(saved: Saved, words: Words, ready: Callable[[Game], None] | None = None) -> Match:
    """The match that a file holds, once its rules can run: compiled, in sight, unless told otherwise."""
    named = _game_of(saved.record)
    if named in GAMES:
        game = open_game(named)
        make_ready(game, words) if ready is None else ready(game)
    from islario.match import replay

    return replay(saved.record)


def _game_of(record: str) -> str | None:
    try:
        content = json.loads(record)
    except ValueError:
        return None
    named = content.get("game") if isinstance(content, dict) else None
    return named if isinstance(named, str) else None


def names_of(match: Match, chairs: Sequence[Chair], words: Words) -> tuple[str, ...]:
    if len(chairs) == match.players:
        return tuple(chair.name for chair in chairs)
    return tuple(words.say("player", number=seat + 1) for seat in range(match.players))


def bot_name(bot: str, seat: int, words: Words) -> str:
    """As on the server, and with the number of the seat: two of a kind may sit at one table."""
    return words.say("bot-numbered", bot=words.say(f"bot-{bot}"), number=seat + 1)


def seat_everyone(
    seats: range, players: int | None, bots: list[str] | None, names: Sequence[str], words: Words
) -> list[Chair]:
    """Persons first, then bots. Without a word on bots, they take every seat that has no person's name."""
    persons = max(1, len(names))
    if players is None:
        players = persons + len(bots) if bots is not None else max(persons, seats[0], 2)
    if bots is None:
        bots = ["greedy"] * (players - persons)
    if players in seats and (len(bots) > players or len(names) > players - len(bots)):
        raise Mistake("too-many-at-table", persons=len(names), bots=len(bots), players=players)
    chairs = []
    for seat in range(players):
        bot = bots[seat - players + len(bots)] if seat >= players - len(bots) else None
        if bot is not None:
            name = bot_name(bot, seat, words)
        else:
            name = names[seat] if seat < len(names) and names[seat] else words.say("player", number=seat + 1)
        chairs.append(Chair(name, bot))
    return chairs
