"""One match: who decides, what they may do, doing it, taking it back, and what each seat may know of it.

The log of moves is the truth; the state follows from it. Whatever is shown to a seat is made from that
seat's hidden copy of the state, so it cannot tell more than the seat may know.
"""

from __future__ import annotations

import copy
import hashlib
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import numpy as np

from islario.games.shelf import hint
from islario.kernel.journal import page_of
from islario.kernel.moves import Move, listed, misnamed
from islario.kernel.reading import SPECTATOR, Hidden, State
from islario.match.chronicle import Chronicle, Happening
from islario.match.course import Course
from islario.match.desk import copied
from islario.match.errors import BadOption, CannotUndo, IllegalMove, NotYourTurn
from islario.match.position import Position, begun_at, own_copy
from islario.match.preview import Preview, preview
from islario.match.views import Points, ShownMove, View
from islario.words import Said, Who, Words

if TYPE_CHECKING:
    from islario.match.game import Game


@dataclass(frozen=True)
class Seen:
    """What a bot gets: a seat's hidden copy of the state, and nothing else."""

    game: Game
    hidden: Hidden

    @property
    def seat(self) -> int:
        return self.hidden.viewer

    def moves(self) -> list[int]:
        return self.game.desk.legal(self.hidden, self.seat)

    def move(self, number: int) -> Move:
        return described(self.game, self.hidden, number)


class Match:
    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        key: bytes,
        names: tuple[str, ...] = (),
        position: Position | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.key = key
        self.names = names
        self.plies: list[tuple[int, int]] = []  # (seat, move number), in the order played
        fresh = game.desk.begin(players, game.numbers(options), key)
        self._start = fresh if position is None else begun_at(game, fresh, position, key)
        self.position = None if position is None else own_copy(position)  # where it began, if not at its set-up
        self._state = copied(self._start)
        self._chronicles: dict[int, Chronicle] = {}

    def __repr__(self) -> str:
        where = "over" if self.over else f"deciding: {', '.join(map(str, self.pending))}"
        players = f"{self.players} player{'s' * (self.players > 1)}"
        moves = f"{len(self.plies)} move{'s' * (len(self.plies) != 1)}"
        return f"<Match of {self.game.name}, {players}, {moves}, {where}>"

    @property
    def state(self) -> State:
        """The whole state, secrets and all, to read: `match.state.points[0]`."""
        return State(copied(self._state))

    @property
    def commitment(self) -> str:
        """Tells nothing of the key, but lets everyone check at the end that it was this one from the start."""
        return commitment_of(self.key)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that have a decision to make now."""
        return self.game.desk.pending(self._state)

    @property
    def over(self) -> bool:
        return self.game.desk.over(self._state)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.game.desk.standings(self._state)[0])

    @property
    def places(self) -> tuple[int, ...]:
        """Everybody's place as things stand, ties broken by the rules; equal places are shared."""
        return tuple(self.game.desk.standings(self._state)[1])

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody before the end."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1) if self.over else ()

    def breakdown(self, seat: int) -> dict[str, int]:
        """The seat's points by source; they add up to its score."""
        points = State(self._state).points[self._seat(seat)].tolist()
        return {source.name.lower(): points[source] for source in self.game.rules.sources}

    def moves(self, seat: int) -> list[Move]:
        """Everything the seat may do now."""
        hidden = self._hidden(seat)
        return [described(self.game, hidden, number) for number in self.game.desk.legal(hidden, hidden.viewer)]

    def play(self, seat: int, move: Move | int) -> list[Happening]:
        """Plays a move of the seat and returns what the seat sees happen. Refuses what is not legal, with why."""
        number = self._legal_number(self._seat(seat), move)
        before, after = page_of(State(self._state)), copied(self._state)
        self.game.desk.play(after, [(seat, number)])
        self._state = after
        self.plies.append((seat, number))
        return Chronicle.page(self.game, after, seat, before)

    def _legal_number(self, seat: int, move: Move | int) -> int:
        if seat not in self.pending:
            raise NotYourTurn("match-over") if self.over else NotYourTurn("not-your-turn", who=Who(seat))
        if type(move) is int and move in self.game.desk.legal(self._state, seat):
            return move
        hidden = self._hidden(seat)
        named = self._move_named(hidden, move)
        number = self.game.rules.moves.number_of(hidden, named)
        if number is None:
            raise self._misnamed(hidden, named)
        if number not in self.game.desk.legal(hidden, seat):
            why = self.game.rules.face.why_not(hidden, named)
            raise IllegalMove("illegal-move", why=why).in_words_of(self.game.rules.folder)
        return number

    def _move_named(self, hidden: Hidden, move: Move | int) -> Move:
        if isinstance(move, Move):
            return move
        named = self.game.rules.moves.move_of(hidden, move) if type(move) is int else None
        if named is None:
            raise IllegalMove("no-such-move", move=repr(move))
        return named

    def _misnamed(self, hidden: Hidden, move: Move) -> IllegalMove:
        """What is wrong with a move that no number stands for: in the game's own words, or by the detail that is."""
        why = self.game.rules.face.why_never(hidden, move)
        if why is not None:
            return IllegalMove("illegal-move", why=why).in_words_of(self.game.rules.folder)
        wrong = misnamed(self.game.rules.moves, hidden, move)
        if not wrong.known:
            return IllegalMove(wrong.code, **wrong.of)
        return IllegalMove(wrong.code, **wrong.of, hint=hint(wrong.given, [*wrong.known]), known=listed(wrong.known))

    def play_all(self, plies: list[tuple[int, int]]) -> int:
        """Plays many moves at once, as far as they are legal; returns how many were."""
        known = (0 <= seat < self.players and 0 <= move < self.game.rules.moves.count for seat, move in plies)
        fit = next((i for i, fits in enumerate(known) if not fits), len(plies))
        after = copied(self._state)
        played = self.game.desk.play(after, plies[:fit])
        self._state = after
        self.plies += plies[:played]
        return played

    def preview(self, seat: int, move: Move | int) -> Preview:
        """What a legal move would do, as far as the seat can know; nothing is played."""
        number = self._legal_number(self._seat(seat), move)
        return preview(self.game, self._hidden(seat), number)

    def undo(self, seat: int) -> None:
        """Takes back the seat's latest move, unless anything was revealed since or others were seen to move on. The end
        reveals: the key is shown."""
        if self.over:
            raise CannotUndo("undo-over")
        if all(mover != self._seat(seat) for mover, _ in self.plies):
            raise CannotUndo("undo-nothing")
        course = Course(self.game.desk, self._at_ply(0))
        course.play_all(self.plies)
        first = len(self.plies) - len(course.steps)
        for gone in reversed(course.undo(seat).steps):
            del self.plies[first + gone]
        self._state = course.state
        self._chronicles.clear()

    def view(self, seat: int | None = None, language: str = "en") -> dict[str, Any]:
        """What the seat may know (None: a spectator), as JSON would be read, with its question and legal moves. It is
        the caller's own, to change at will."""
        return msgspec.json.decode(msgspec.json.encode(self._view(seat, language)))  # type: ignore[no-any-return]

    def _view(self, seat: int | None, language: str) -> View:
        game, hidden, words = self.game, self._hidden(seat), self.game.words(language, self.names)
        pending = game.desk.pending(hidden)
        scores, places = game.desk.standings(hidden)
        over, asked = game.desk.over(hidden), hidden.viewer in pending
        moves = game.desk.legal(hidden, hidden.viewer) if asked else []
        return View(
            game=game.name,
            rules=game.rules.version,
            players=self.players,
            seat=seat,
            language=language,
            options=self.options,
            commitment=self.commitment,
            pending=pending,
            over=over,
            scores=scores,
            places=places,
            winners=[owner for owner, place in enumerate(places) if place == 1] if over else [],
            breakdowns=[points_by_source(game, hidden, owner, words) for owner in range(self.players)],
            question=words.tell(game.rules.face.tell_question(hidden)) if asked else None,
            rule=game.rules.face.rule_now(hidden),
            moves=[shown_move(game, hidden, number, words) for number in moves],
            table=game.rules.face.view(hidden),
        )

    def view_state(self, seat: int) -> Seen:
        """What a bot in this seat may see."""
        return Seen(self.game, self._hidden(seat))

    def question(self, seat: int, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """What the seat is asked to decide now, in words."""
        words = self.game.words(language, names or self.names)
        return words.tell(self.game.rules.face.tell_question(self._hidden(seat)))

    def board(self, seat: int | None, words: Words) -> str:
        """The table as the seat sees it, for a terminal."""
        return self.game.rules.face.board(self._hidden(seat), words)

    def log(self, language: str = "en", seat: int | None = None, names: tuple[str, ...] = ()) -> list[str]:
        """What happened so far, in words, as the seat (None: a spectator) may know it."""
        words = self.game.words(language, names or self.names)
        return [words.tell(happening.said) for page in self.pages(seat) for happening in page]

    def pages(self, seat: int | None = None) -> list[list[Happening]]:
        """What happened, move by move; the first page is the set-up."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        chronicle = self._chronicles.setdefault(viewer, Chronicle(self.game, viewer))
        return chronicle.up_to(self._at_ply, self.plies)

    def at(self, ply: int) -> Match:
        """The match as it was after so many moves."""
        if not 0 <= ply <= len(self.plies):
            raise BadOption("bad-ply", given=str(ply), most=len(self.plies))
        earlier = copy.copy(self)
        earlier.plies = self.plies[:ply]
        earlier._state = self._at_ply(ply)
        earlier._chronicles = {}
        return earlier

    def record(self) -> str:
        """The whole match as one JSON text. It holds the key, and with it every secret."""
        from islario.match.record import write

        return write(self)

    def _at_ply(self, ply: int) -> np.ndarray:
        state = copied(self._start)
        self.game.desk.play(state, self.plies[:ply])
        return state

    def _hidden(self, seat: int | None) -> Hidden:
        return self.game.desk.hidden(self._state, SPECTATOR if seat is None else self._seat(seat))

    def _seat(self, seat: object) -> int:
        if not isinstance(seat, (int, np.integer)) or isinstance(seat, bool) or not 0 <= seat < self.players:
            raise BadOption("bad-seat", given=str(seat), most=self.players - 1)
        return int(seat)


def described(game: Game, hidden: Hidden, number: int) -> Move:
    """A move of the viewer's with its number and its words."""
    move = game.rules.moves.move_of(hidden, number)
    assert move is not None, "a legal number names a move"
    return move.known_as(number, partial(_tell, game, game.rules.face.tell_move(hidden, move)))


def _tell(game: Game, said: Said, language: str) -> str:
    return game.words(language).tell(said)


def shown_move(game: Game, hidden: Hidden, number: int, words: Tells) -> ShownMove:
    move = game.rules.moves.move_of(hidden, number)
    assert move is not None, "a legal number names a move"
    return ShownMove(number, move.kind, dict(move.args), words.tell(game.rules.face.tell_move(hidden, move)))


def points_by_source(game: Game, hidden: Hidden, owner: int, words: Words) -> list[Points]:
    points = hidden.points[owner].tolist()
    sources = game.rules.sources
    return [Points(each.name.lower(), words.say(source_message(each.name)), points[each]) for each in sources]


def commitment_of(key: bytes) -> str:
    return hashlib.sha256(key).hexdigest()


class Tells(Protocol):
    """Words, or whoever keeps what they once said."""

    def tell(self, said: Said, /) -> str: ...


def source_message(name: str) -> str:
    return f"source-{name.lower().replace('_', '-')}"
