"""Where a match begins: at its set-up, or at a position that somebody has made, in the words of the game.

A position says where some things are. Pieces come from where they lie after the set-up, the rest stays there, and what
follows from both (sizes, networks, points that stand on an island) is brought into line by the game.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from islario.kernel.dice import key_of
from islario.kernel.position import BadPosition, Each, Family, Named, Positions, checked_names
from islario.kernel.reading import SPECTATOR, State
from islario.match.desk import copied

if TYPE_CHECKING:
    from islario.match.game import Game

Position = dict[str, Any]
PLAYOUTS = 8  # random matches from a new position, each of which has to come to its end


def positions_of(game: Game) -> Positions:
    if game.rules.positions is None:
        raise BadPosition("position-none", game=game.title())
    return game.rules.positions


def begun_at(game: Game, begin: np.ndarray, position: Position, key: bytes) -> np.ndarray:
    """The state of a match that begins at a position, made from a fresh one; always the same."""
    positions, state = positions_of(game), _ready(game, begin)
    given = checked_position(positions, position, int(state["players"][0]))
    positions.write(copied(state), given)  # which refuses what has no name, before pieces are moved
    before, whole = game.rules.pieces(State(copied(state))), positions.read(state)
    _overlay(whole, given)
    for family in positions.families:
        _Pieces(family, positions, positions.read(state), whole, given).balance(random.Random(key))
    after = copied(state)
    positions.write(after, whole)
    positions.check(State(copied(after)))
    by = game.desk.engine
    by.of(positions.settle)(by.enter(after))
    after["journal_length"], after["journal"] = 0, 0
    _refuse_other_pieces(before, game.rules.pieces(State(copied(after))))
    _refuse_what_breaks(game, after)
    return after


def position_of(game: Game, begin: np.ndarray) -> Position:
    """All that a position can name, in a fresh match."""
    return positions_of(game).read(_ready(game, begin))


def own_copy(position: Position) -> Position:
    """As a record keeps it, whatever becomes of the one that was given."""
    return json.loads(json.dumps(position))  # type: ignore[no-any-return]


def checked_position(positions: Positions, position: object, players: int) -> Position:
    """The position with all its names known, and seats by their numbers."""
    table, own = [each.name for each in positions.table], [each.name for each in positions.seats]
    given = dict(checked_names(position, [*table, "seats"], "position"))
    seats = given.pop("seats", {})
    if not isinstance(seats, dict):
        raise BadPosition("position-not-an-object", where="seats", given=repr(seats), known="0 …")
    numbers = {str(seat): seat for seat in range(players)}  # JSON knows no numbers as names
    named = checked_names({str(seat): things for seat, things in seats.items()}, list(numbers), "seats")
    given["seats"] = {numbers[seat]: checked_names(things, own, f"seats {seat}") for seat, things in named.items()}
    return given


def _ready(game: Game, begin: np.ndarray) -> np.ndarray:
    """A fresh match, played on to where a position can begin: always the first move that is legal."""
    state = copied(begin)
    while not positions_of(game).ready(State(copied(state))):
        seat = game.desk.pending(state)[0]
        game.desk.play(state, [(seat, game.desk.legal(state, seat)[0])])
    return state


def _overlay(whole: Any, given: Any) -> None:
    """Writes what is given over what is there; objects name by name, all else as one."""
    for name, value in given.items():
        if isinstance(whole.get(name), dict) and isinstance(value, dict):
            _overlay(whole[name], value)
        else:
            whole[name] = list(value) if isinstance(value, (list, tuple)) else value


@dataclass
class Slot:
    """A place for one piece in a list or an object of a position."""

    holder: Any
    key: Any
    named: bool
    fitting: Sequence[Any] | None  # all that can lie there; None: any of its family

    @property
    def piece(self) -> Any:
        return self.holder[self.key]

    @piece.setter
    def piece(self, piece: Any) -> None:
        self.holder[self.key] = piece


class _Pieces:
    """The pieces of a family and their places in a position."""

    def __init__(self, family: Family, positions: Positions, fresh: Position, whole: Position, given: Position) -> None:
        self.family, self.positions, self.whole, self.given = family, positions, whole, given
        self.there = Counter(slot.piece for slot in self._slots(fresh, {}) if slot.piece is not None)

    def balance(self, chance: random.Random) -> None:
        """Who has a piece too many gives it back, the source first; who gave one gets another from the source."""
        slots = list(self._slots(self.whole, self.given))
        put = Counter(slot.piece for slot in slots if slot.piece is not None)
        gaps: list[Slot] = []
        for piece, extra in sorted((put - self.there).items(), key=str):
            free = [slot for slot in slots if slot.piece == piece and not slot.named]
            chance.shuffle(free)
            free.sort(key=lambda slot: not self._is_source(slot))
            if extra > len(free):
                named = put[piece] - len(free)
                raise BadPosition("position-too-many", piece=piece, there=self.there[piece], put=named)
            for slot in free[:extra]:
                slot.piece = None
                if not self._is_source(slot):
                    gaps.append(slot)
        missing = sorted((self.there - put).elements(), key=str)
        self._give_back(slots, missing)
        for gap in gaps:
            self._fill(gap, slots, chance)
        for holder in self._holders(self.whole):
            if isinstance(holder, list):
                holder[:] = [piece for piece in holder if piece is not None]

    def _give_back(self, slots: list[Slot], pieces: list[Any]) -> None:
        source = self.whole[self.family.source]
        empty = [slot for slot in slots if self._is_source(slot) and slot.piece is None and not slot.named]
        for piece in pieces:
            if isinstance(source, list) and self.family.source not in self.given:
                source.append(piece)
            elif empty:
                empty.pop().piece = piece
            elif not self.family.spent:
                raise BadPosition("position-missing", piece=piece, source=self.family.source)

    def _fill(self, gap: Slot, slots: list[Slot], chance: random.Random) -> None:
        lying = [slot for slot in slots if self._is_source(slot) and slot.piece is not None and not slot.named]
        left = [slot for slot in lying if gap.fitting is None or slot.piece in gap.fitting]
        if not left:
            raise BadPosition("position-missing", piece="–", source=self.family.source)
        taken = chance.choice(left)
        gap.piece, taken.piece = taken.piece, None

    def _is_source(self, slot: Slot) -> bool:
        return slot.holder is self.whole[self.family.source]

    def _holders(self, position: Position) -> Iterator[Any]:
        for each in _holding(self.positions.table, self.family):
            yield position[each.name]
        for own in position["seats"].values():
            for each in _holding(self.positions.seats, self.family):
                yield own[each.name]

    def _slots(self, position: Position, given: Position) -> Iterator[Slot]:
        for each in _holding(self.positions.table, self.family):
            yield from _slots_of(each, position[each.name], given.get(each.name))
        for seat, own in position["seats"].items():
            for each in _holding(self.positions.seats, self.family):
                yield from _slots_of(each, own[each.name], given.get("seats", {}).get(seat, {}).get(each.name))


def _holding(known: Any, family: Family) -> list[Named]:
    return [each for each in known if each.name in (family.source, *family.others)]


def _slots_of(each: Named, holder: Any, given: Any) -> Iterator[Slot]:
    part = each.part.part if isinstance(each.part, Each) else each.part
    fitting = getattr(part, "names", None)
    if isinstance(holder, dict):
        for key in holder:
            yield Slot(holder, key, isinstance(given, dict) and key in given, fitting)
    elif isinstance(holder, list):
        for at in range(len(holder)):
            yield Slot(holder, at, given is not None, fitting)


def _refuse_other_pieces(before: dict[str, int], after: dict[str, int]) -> None:
    """The law of conservation holds from the beginning."""
    for piece, count in before.items():
        if after[piece] != count:
            raise BadPosition("position-pieces", piece=piece, before=count, after=after[piece])


def _refuse_what_breaks(game: Game, state: np.ndarray) -> None:
    """Somebody decides, everybody can imagine the rest, and random matches from here come to their end."""
    desk = game.desk
    pending = desk.pending(state)
    if not pending or any(not desk.legal(state, seat) for seat in pending):
        raise BadPosition("position-nobody")
    for viewer in (*range(int(state["players"][0])), SPECTATOR):
        hidden = desk.hidden(state, viewer)
        if desk.hidden(desk.imagined(hidden, key_of(0)), viewer).tobytes() != hidden.tobytes():
            raise BadPosition("position-breaks")
    for number in range(PLAYOUTS):
        if not _comes_to_its_end(game, state, number):
            raise BadPosition("position-breaks")


def _comes_to_its_end(game: Game, state: np.ndarray, number: int) -> bool:
    """Whether a random match from here ends in time, with all its pieces."""
    played, rules = copied(state), game.rules
    try:
        game.desk.play_at_random(played, key_of(number))
    except (ArithmeticError, LookupError, ValueError):  # of rules that run interpreted
        return False
    return game.desk.over(played) and rules.pieces(State(played)) == rules.pieces(State(copied(state)))
