"""Words for views and logs. Formatting a message takes Fluent a quarter of a millisecond: what was said is kept, with
signs in the place of names, so that it is said once for all tables, whoever sits there."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import lru_cache, partial
from pathlib import Path

import msgspec

from islario.bots.consequences import names_somebody
from islario.kernel.journal import Event, events_of
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.match.chronicle import Happening
from islario.match.game import Game
from islario.match.views import ShownMove
from islario.server.views.memo import Look, Memo
from islario.words import Said, Who, Words

KEPT = 50_000  # sentences a game and language
HAPPENED = 32  # happenings at one table: the latest, which each of its viewers is about to hear of
ToldEvent = tuple[str, msgspec.Raw, Said, msgspec.Raw | None]  # the last where it is the same at every table
ToldMove = tuple[Move, Said, msgspec.Raw | None]
SIGNS = 0xE000  # the first seat's sign, and those of the others after it: nothing is written with them
Sentence = tuple[str, bool]  # with signs, and whether there are any
_kept: dict[tuple[Path, str, int], dict[object, Sentence]] = {}
_events: dict[tuple[Path, str], Memo[ToldEvent]] = {}
_moves: dict[tuple[Path, str], Memo[ToldMove]] = {}


@lru_cache(maxsize=2000)
def teller(folder: Path, language: str, names: tuple[str, ...]) -> Teller:
    return Teller(folder, language, names)


class Teller:
    """Tells of one game in one language to people who know each other by these names."""

    def __init__(self, folder: Path, language: str, names: tuple[str, ...]) -> None:
        plain = Words.of_game(folder, language)
        self.names = tuple(name or plain.say("player", number=seat + 1) for seat, name in enumerate(names))
        self.words = Words.of_game(folder, language, self.names)
        self.happened: dict[object, msgspec.Raw] = {}
        self.called = dict(enumerate(self.names, SIGNS))
        self.signed = Words.of_game(folder, language, tuple(map(chr, self.called)))
        self.kept = _kept.setdefault((folder, language, len(names)), {})
        self.known_events = _events.setdefault((folder, language), Memo())
        self.known_moves = _moves.setdefault((folder, language), Memo())

    def tell(self, said: Said) -> str:
        known = self.kept.get(said.key)
        if known is None:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            known = self.kept[said.key] = (self.signed.tell(said), names_somebody(said))
        sentence, named = known
        return sentence.translate(self.called) if named else sentence

    def happening(self, happening: Happening) -> msgspec.Raw:
        return self.told(happening.kind, msgspec.Raw(msgspec.json.encode(happening.facts)), happening.said)

    def told(self, kind: str, facts: msgspec.Raw, said: Said) -> msgspec.Raw:
        """What happened, as JSON: everybody at a table is told the same."""
        key = (said.key, kind, bytes(facts))
        told = self.happened.get(key)
        if told is None:
            content = {"kind": kind, "facts": facts, "words": self.tell(said)}
            if len(self.happened) >= HAPPENED:
                self.happened.clear()
            told = self.happened[key] = msgspec.Raw(msgspec.json.encode(content))
        return told

    def undone(self, seat: int) -> msgspec.Raw:
        return self.told("undone", msgspec.Raw(b'{"who":%d}' % seat), Said("server-undone", who=Who(seat)))

    def events(self, game: Game, hidden: Hidden) -> list[msgspec.Raw]:
        """The events of the journal's page."""
        memo, looked = self.known_events, dict[Look, Hashable]()
        told = []
        for event in events_of(hidden):
            found = memo.known(event, hidden, looked)
            if found is None:
                found = memo.of(event, hidden, partial(self._find_event, game, event))
            told.append(found[3] or self.told(*found[:3]))
        return told

    def _find_event(self, game: Game, event: Event, hidden: Hidden) -> ToldEvent:
        table = game.rules.events
        facts = msgspec.Raw(msgspec.json.encode(table.facts(hidden, event)))
        kind, said = table.name(event), table.tell(hidden, event)
        return kind, facts, said, None if names_somebody(said) else self.told(kind, facts, said)

    def moves(self, game: Game, hidden: Hidden, numbers: Iterable[int]) -> list[msgspec.Raw]:
        """Moves of the viewer."""
        memo, looked = self.known_moves, dict[Look, Hashable]()
        told = []
        for number in numbers:
            found = memo.known(number, hidden, looked)
            if found is None:
                found = memo.of(number, hidden, partial(self._find_move, game, number))
            told.append(found[2] or self._shown(number, *found[:2]))
        return told

    def _shown(self, number: int, move: Move, said: Said) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(ShownMove(number, move.kind, dict(move.args), self.tell(said))))

    def _find_move(self, game: Game, number: int, hidden: Hidden) -> ToldMove:
        move = game.rules.moves.move_of(hidden, number)
        assert move is not None, "a legal number names a move"
        said = game.rules.face.tell_move(hidden, move)
        return move, said, None if names_somebody(said) else self._shown(number, move, said)
