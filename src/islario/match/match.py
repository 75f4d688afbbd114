"""One match: who decides, what they may do, doing it, taking it back, and what each seat may know of it.

The log of moves is the truth; the state follows from it. Whatever is shown to a seat is made from that
seat's hidden copy of the state, so it cannot tell more than the seat may know.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from islario.kernel.journal import page_of
from islario.kernel.moves import Move
from islario.match.chronicle import Chronicle, Happening
from islario.match.desk import SPECTATOR, copied
from islario.match.errors import BadOption, CannotUndo, IllegalMove, NotYourTurn
from islario.match.preview import Preview, preview
from islario.words import Said, Who, Words

if TYPE_CHECKING:
    from islario.match.game import Game

SECRETS_OUT = ("revealed", "dice_block", "dice_left")  # these change when something hidden comes to light


@dataclass(frozen=True)
class Seen:
    """What a bot gets: a seat's hidden copy of the state, and nothing else."""

    game: Game
    seat: int
    state: np.ndarray

    def moves(self) -> list[int]:
        return self.game.desk.legal(self.state, self.seat)

    def move(self, number: int) -> Move:
        return described(self.game, self.state, self.seat, number)


class Match:
    def __init__(self, game: Game, players: int, options: dict[str, str], key: bytes) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.key = key
        self.plies: list[tuple[int, int]] = []  # (seat, move number), in the order played
        self._state = self._at_ply(0)
        self._chronicles: dict[int, Chronicle] = {}

    def __repr__(self) -> str:
        where = "over" if self.over else f"deciding: {', '.join(map(str, self.pending))}"
        players = f"{self.players} player{'s' * (self.players > 1)}"
        moves = f"{len(self.plies)} move{'s' * (len(self.plies) != 1)}"
        return f"<Match of {self.game.name}, {players}, {moves}, {where}>"

    @property
    def state(self) -> np.ndarray:
        """A copy of the whole state, secrets and all."""
        return copied(self._state)

    @property
    def commitment(self) -> str:
        """Tells nothing of the key, but lets everyone check at the end that it was this one from the start."""
        return hashlib.sha256(self.key).hexdigest()

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
        return _breakdown(self.game, self._state, self._seat(seat))

    def moves(self, seat: int) -> list[Move]:
        """Everything the seat may do now."""
        state = self.game.desk.hidden(self._state, self._seat(seat))
        return [described(self.game, state, seat, number) for number in self.game.desk.legal(self._state, seat)]

    def play(self, seat: int, move: Move | int) -> list[Happening]:
        """Plays a move of the seat and returns what the seat sees happen. Refuses what is not legal, with why."""
        number = self._legal_number(self._seat(seat), move)
        before, after = page_of(self._state), copied(self._state)
        self.game.desk.play(after, [(seat, number)])
        self._state = after
        self.plies.append((seat, number))
        return Chronicle.page(self.game, after, seat, before)

    def _legal_number(self, seat: int, move: Move | int) -> int:
        if seat not in self.pending:
            raise NotYourTurn("match-over") if self.over else NotYourTurn("not-your-turn", who=Who(seat))
        named = self._move_named(seat, move)
        number = self.game.rules.number_of(self._state, seat, named)
        if number is None:
            raise IllegalMove("no-such-move", move=repr(named))
        if number not in self.game.desk.legal(self._state, seat):
            hidden = self.game.desk.hidden(self._state, seat)
            why = self.game.rules.why_not(hidden, seat, named)
            raise IllegalMove("illegal-move", why=why).in_words_of(self.game.rules.folder)
        return number

    def _move_named(self, seat: int, move: Move | int) -> Move:
        if isinstance(move, Move):
            return move
        named = self.game.rules.move_of(self._state, seat, move) if type(move) is int else None
        if named is None:
            raise IllegalMove("no-such-move", move=repr(move))
        return named

    def play_all(self, plies: list[tuple[int, int]]) -> int:
        """Plays many moves at once, as far as they are legal; returns how many were."""
        known = (0 <= seat < self.players and 0 <= move < self.game.rules.moves for seat, move in plies)
        fit = next((i for i, fits in enumerate(known) if not fits), len(plies))
        after = copied(self._state)
        played = self.game.desk.play(after, plies[:fit])
        self._state = after
        self.plies += plies[:played]
        return played

    def preview(self, seat: int, move: Move | int) -> Preview:
        """What a legal move would do, as far as the seat can know; nothing is played."""
        number = self._legal_number(self._seat(seat), move)
        return preview(self.game, self.game.desk.hidden(self._state, seat), seat, number)

    def undo(self, seat: int) -> None:
        """Takes back the seat's latest move, unless anything was revealed since. The end reveals: the key is shown."""
        if self.over:
            raise CannotUndo("undo-over")
        mine = [ply for ply, (mover, _) in enumerate(self.plies) if mover == self._seat(seat)]
        if not mine:
            raise CannotUndo("undo-nothing")
        before = self._at_ply(mine[-1])
        if any(before[name] != self._state[name] for name in SECRETS_OUT):
            raise CannotUndo("undo-revealed")
        since = self.plies[mine[-1] + 1 :]
        together = self.game.desk.pending(before)
        if any(other not in together for other, _ in since) or self.game.desk.play(before, since) < len(since):
            raise CannotUndo("undo-others-moved")
        del self.plies[mine[-1]]
        self._state = before
        self._chronicles.clear()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat may know (None: a spectator), ready for JSON, with its legal moves."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        hidden = self.game.desk.hidden(self._state, viewer)
        scores, places = self.game.desk.standings(hidden)
        legal = [] if seat is None else self.game.desk.legal(hidden, viewer)
        return {
            "game": self.game.name,
            "rules": self.game.rules.version,
            "options": dict(self.options),
            "players": self.players,
            "seat": seat,
            "pending": list(self.game.desk.pending(hidden)),
            "over": self.game.desk.over(hidden),
            "scores": scores,
            "places": places,
            "breakdowns": [_breakdown(self.game, hidden, s) for s in range(self.players)],
            "moves": [_as_json(described(self.game, hidden, viewer, number)) for number in legal],
            "rule": self.game.rules.rule_now(hidden, viewer),
            "commitment": self.commitment,
            "table": msgspec.to_builtins(self.game.rules.view(hidden, viewer)),  # the caller's own
        }

    def view_state(self, seat: int) -> Seen:
        """What a bot in this seat may see."""
        return Seen(self.game, self._seat(seat), self.game.desk.hidden(self._state, seat))

    def question(self, seat: int, language: str = "en") -> str:
        """What the seat is asked to decide now, in words."""
        hidden = self.game.desk.hidden(self._state, self._seat(seat))
        return self.game.words(language).tell(self.game.rules.tell_question(hidden, seat))

    def board(self, seat: int | None, words: Words) -> str:
        """The table as the seat sees it, for a terminal."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return self.game.rules.board(self.game.desk.hidden(self._state, viewer), viewer, words)

    def log(self, language: str = "en", seat: int | None = None, names: tuple[str, ...] = ()) -> list[str]:
        """What happened so far, in words, as the seat (None: a spectator) may know it."""
        words = self.game.words(language, names)
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
        earlier = Match(self.game, self.players, self.options, self.key)
        earlier.plies = self.plies[:ply]
        earlier._state = self._at_ply(ply)
        return earlier

    def record(self) -> str:
        """The whole match as one JSON text. It holds the key, and with it every secret."""
        from islario.match.record import write

        return write(self)

    def _at_ply(self, ply: int) -> np.ndarray:
        state = self.game.desk.begin(self.players, self.game.numbers(self.options), self.key)
        self.game.desk.play(state, self.plies[:ply])
        return state

    def _seat(self, seat: object) -> int:
        if not isinstance(seat, (int, np.integer)) or isinstance(seat, bool) or not 0 <= seat < self.players:
            raise BadOption("bad-seat", given=str(seat), most=self.players - 1)
        return int(seat)


def described(game: Game, state: np.ndarray, seat: int, number: int) -> Move:
    """A move with its number and its words."""
    move = game.rules.move_of(state, seat, number)
    assert move is not None, "a legal number names a move"
    said = game.rules.tell_move(state, seat, move)
    return Move(move.kind, **move.args).known_as(number, partial(_tell, game, said))  # a game may keep its own


def _tell(game: Game, said: Said, language: str) -> str:
    return game.words(language).tell(said)


def _breakdown(game: Game, state: np.ndarray, seat: int) -> dict[str, int]:
    return {source.name.lower(): int(state["points"][0, seat, source]) for source in game.rules.sources}


def _as_json(move: Move) -> dict[str, Any]:
    return {"number": move.number, "kind": move.kind, **move.args}
