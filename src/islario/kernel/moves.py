"""A move as people and programs name it; rules know it by its number."""

from __future__ import annotations

from collections.abc import Callable, Mapping


class Move:
    """`Move("draw", a="3c", b="4d")`: a kind and its details. A match's own moves also tell themselves."""

    __slots__ = ("_tell", "args", "kind", "number")

    def __init__(self, kind: str, /, **args: int | str) -> None:
        self.kind = kind
        self.args: Mapping[str, int | str] = args
        self.number: int | None = None
        self._tell: Callable[[str], str] | None = None

    def known_as(self, number: int, tell: Callable[[str], str]) -> Move:
        """The same move with its number and its words."""
        self.number, self._tell = number, tell
        return self

    def tell(self, language: str = "en") -> str:
        return repr(self) if self._tell is None else self._tell(language)

    def __getattr__(self, name: str) -> int | str:
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
        details = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Move({self.kind!r}{details})"
