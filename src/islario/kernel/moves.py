"""Moves as people and programs name them; rules know a move by its number.

A game declares its kinds of moves once, in the order of their numbers (`MoveTable`). The numbers that rules use, the
names and back, and what is said to a name that cannot be, all follow from that.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import product

from islario.kernel.reading import Hidden

Value = int | str
Details = Mapping[str, Value]


class Move:
    """`Move("draw", a="3c", b="4d")`: a kind and its details. A match's own moves also tell themselves; Python prints
    them with their words, which may be given back and make no other move of it."""

    __slots__ = ("_tell", "_words", "args", "kind", "number")

    def __init__(self, kind: str, /, *, words: Value = "", **args: Value) -> None:
        self.kind = kind
        self.args: Details = args
        self._words = str(words)
        self.number: int | None = None
        self._tell: Callable[[str], str] | None = None

    def known_as(self, number: int, tell: Callable[[str], str]) -> Move:
        """The same move with its number and its words."""
        self.number, self._tell = number, tell
        return self

    def tell(self, language: str = "en") -> str:
        return self._words or repr(self) if self._tell is None else self._tell(language)

    def __getattr__(self, name: str) -> Value:
        if name in Move.__slots__ or name not in self.args:
            raise AttributeError(f"this move has no '{name}'")
        return self.args[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.kind == other.kind and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.kind, tuple(sorted(self.args.items()))))

    def __str__(self) -> str:
        return self.tell()

    def __repr__(self) -> str:
        words = self._words if self._tell is None else self._tell("en")
        told = {**self.args, "words": words} if words else self.args
        return f"Move({self.kind!r}{''.join(f', {name}={value!r}' for name, value in told.items())})"


Here = Callable[[Hidden, int], Details | None]


@dataclass(frozen=True)
class Kind:
    """A kind of move: its details and all that each can be, and how its numbers are named, in their order."""

    name: str
    details: Mapping[str, tuple[Value, ...]]
    names: tuple[Details, ...]
    here: Here | None  # the name of its nth number in this position, where it depends on it; None: there is none
    equal: frozenset[str]  # details that stand for equal things and may be given in any order
    optional: frozenset[str]  # details that not every move of the kind has

    def __len__(self) -> int:
        return len(self.names)

    def name_of(self, hidden: Hidden, nth: int) -> Details | None:
        return self.names[nth] if self.here is None else self.here(hidden, nth)

    def names_here(self, hidden: Hidden) -> Iterator[tuple[int, Details]]:
        for nth in range(len(self)):
            name = self.name_of(hidden, nth)
            if name is not None:
                yield nth, name

    def known(self, here: Sequence[Details], names: Set[str]) -> tuple[Value, ...]:
        """What these details can be here, each once and in the order of all that they can ever be."""
        found = {details[name] for details in here for name in details if name in names}
        ever = dict.fromkeys(value for name, values in self.details.items() if name in names for value in values)
        return tuple(value for value in ever if value in found)

    def in_order(self, details: Details) -> tuple[object, ...]:
        """The same for all orders of equal things."""
        alike = sorted(str(value) for name, value in details.items() if name in self.equal)
        return (*alike, *sorted((name, value) for name, value in details.items() if name not in self.equal))


def kind(
    name: str,
    /,
    *,
    names: Iterable[Details] | None = None,
    numbers: int | None = None,
    here: Here | None = None,
    equal: Iterable[str] = (),
    optional: Iterable[str] = (),
    **details: Sequence[Value],
) -> Kind:
    """`kind("swap", give=COLOURS, get=COLOURS)`: a number for each choice of the details, the last one changing first;
    or for each of the `names` given; or so many `numbers`, whose names are those of the position."""
    values = {detail: tuple(among) for detail, among in details.items()}
    if names is not None:
        named = tuple(names)
    elif numbers is not None:
        named = ({},) * numbers
    else:
        named = tuple(dict(zip(values, choice, strict=True)) for choice in product(*values.values()))
    if not values:
        every = {detail for each in named for detail in each}
        values = {detail: tuple(dict.fromkeys(each[detail] for each in named if detail in each)) for detail in every}
    return Kind(name, values, named, here, frozenset(equal), frozenset(optional))


class MoveTable:
    """A game's moves: every number stands for one kind and its details."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.firsts: dict[str, int] = {}
        first = 0
        for each in kinds:
            self.firsts[each.name] = first
            first += len(each)
        self.count = first
        self._starts = list(self.firsts.values())
        self._in_order = list(kinds)

    def first(self, kind: str) -> int:
        """The number of the first move of a kind; those of its others follow."""
        return self.firsts[kind]

    def move_of(self, hidden: Hidden, number: int) -> Move | None:
        if not 0 <= number < self.count:
            return None
        at = bisect_right(self._starts, number) - 1
        kind = self._in_order[at]
        name = kind.name_of(hidden, number - self._starts[at])
        return None if name is None else Move(kind.name, **name)

    def number_of(self, hidden: Hidden, move: Move) -> int | None:
        """The number whose name this is, equal things in any order; names are unique in a position."""
        kind = self.kinds.get(move.kind)
        if kind is None:
            return None
        wanted, given = kind.in_order(move.args), [*move.args.values()]
        for nth, name in kind.names_here(hidden):
            alike = len(name) == len(given) and all(value in given for value in name.values())
            if alike and kind.in_order(name) == wanted:  # which takes longer to say
                return self.firsts[kind.name] + nth
        return None


@dataclass(frozen=True)
class Misnamed:
    """What is wrong with the name of a move that is not in the table."""

    code: str
    of: Mapping[str, object]
    known: tuple[str, ...] = ()  # among which the right word may be
    given: str = ""


def misnamed(table: MoveTable, hidden: Hidden, move: Move) -> Misnamed:
    """The first thing wrong: the kind, a detail too many, one too few, one that cannot be, or all of them together."""
    kind = table.kinds.get(move.kind)
    if kind is None:
        return Misnamed("unknown-kind", {"kind": move.kind}, tuple(table.kinds), str(move.kind))
    for name in move.args:
        if name not in kind.details:
            takes = ", ".join(kind.details) or "–"
            return Misnamed("move-has-no", {"kind": kind.name, "name": name, "takes": takes})
    here = [details for _, details in kind.names_here(hidden)]
    for name in kind.details:
        values = kind.known(here, kind.equal if name in kind.equal else frozenset({name}))
        if name not in move.args and name not in kind.optional:
            return Misnamed("move-lacks", {"kind": kind.name, "name": name, "values": listed(values)})
        if name in move.args and not _among(move.args[name], values):
            of = {"kind": kind.name, "name": name, "given": repr(move.args[name]), "values": listed(values)}
            return Misnamed("move-cannot-be", of, tuple(map(str, values)), str(move.args[name]))
    return Misnamed("no-such-move", {"move": repr(move)})


def _among(value: Value, values: tuple[Value, ...]) -> bool:
    return any(value == each and type(value) is type(each) for each in values)


MOST_LISTED = 24


def listed(values: Sequence[Value]) -> str:
    """Values in a row; a run of numbers in short, and of many the first few."""
    numbers = [value for value in values if isinstance(value, int)]
    if (
        len(numbers) > 2
        and sorted(numbers) == list(range(min(numbers), max(numbers) + 1))
        and len(numbers) == len(values)
    ):
        return f"{min(numbers)} … {max(numbers)}"
    shown = ", ".join(map(str, values[:MOST_LISTED])) or "–"
    return shown if len(values) <= MOST_LISTED else f"{shown}, …"
