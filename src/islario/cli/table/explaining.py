"""What something on the table is and does, for who asks for it by its name, or for a move by its number."""

from __future__ import annotations

import re
from collections.abc import Mapping

from islario.cli.program.mistakes import Mistake
from islario.cli.table.naming import plain
from islario.kernel.moves import Move
from islario.kernel.things import Thing
from islario.match import Seen
from islario.match.things import meant
from islario.words import Words

MOST_THINGS = 4  # that are explained at once


def called(thing: Thing, words: Words) -> str:
    return thing.name if isinstance(thing.name, str) else words.tell(thing.name)


def things_meant(seen: Seen, text: str, moves: Mapping[int, Move], words: Words) -> list[Thing]:
    """What the move of that number speaks of; or what is called so, else what has all of the words in its
    name. Of what everybody has one of, the asking seat's is meant."""
    face = seen.game.rules.face
    every, own = face.things(tuple(seen.hidden.options.tolist())), face.own(seen.hidden)
    found: list[Thing] = []
    if text.isdecimal() and len(text) < 9 and int(text) in moves:
        speaks_of = meant(seen.game, seen.hidden, moves[int(text)])
        found = [thing for thing in every if thing.id in speaks_of]
    if not found:
        names = {thing: (plain(called(thing, words)), *map(plain, _short(thing, own))) for thing in every}
        found = [thing for thing in every if plain(text) in names[thing]]
        said = plain(text).split()
        found = found or [thing for thing in every if {*said} <= {*re.split(r"\W+", names[thing][0])}]  # whole words
        found = found or [thing for thing in every if all(word in names[thing][0] for word in said)]
    if not found:
        raise Mistake("no-such-thing", text=text)
    return found


def _short(thing: Thing, own: str) -> tuple[str, str]:
    """Its name in moves, and without whose it is where that is the asking seat."""
    name = thing.id.partition(":")[2]
    return name, name.removeprefix(f"{own}/")


def explained(seen: Seen, thing: Thing, words: Words) -> list[str]:
    """Its name, and what it is; then what it means as the table stands, as far as the seat may know."""
    now = seen.game.rules.face.now(seen.hidden, thing.id)
    about = words.say("cli-thing", about=words.tell(thing.about), rule=thing.rule)
    return [called(thing, words), about, *([] if now is None else [words.tell(now)])]
