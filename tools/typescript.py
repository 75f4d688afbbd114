"""The client's types, made from the Python that they mirror: `make client-types` writes them, `--check` only says which
are stale. A game's file holds its view, its box, its moves and its events; `wire/told.ts` what the server says and
hears."""

from __future__ import annotations

import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from islario.games import GAMES
from islario.kernel.events import EventTable
from islario.kernel.moves import MoveTable
from islario.match import Game, game
from islario.server.answers import SAID

WEB = Path(__file__).parent.parent / "web" / "src"
HEAD = "/** Made from Python by `make client-types`; change it there. */\n"


class Writer:
    """Turns types into TypeScript, each structure once, in the order in which they are met."""

    def __init__(self, known: frozenset[str] = frozenset()) -> None:
        self.known = known  # structures that another file declares
        self.used: set[str] = set()
        self.declared: dict[str, str] = {}

    def name(self, kind: Any) -> str:
        """A type as TypeScript writes it."""
        return self._of(inspect.type_info(kind))

    def _of(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.LiteralType(values):
                return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(self._of(each) for each in types))
            case inspect.ListType(item) | inspect.VarTupleType(item) | inspect.SetType(item):
                return f"readonly {self._grouped(item)}[]"
            case inspect.TupleType(items):
                return f"readonly [{', '.join(map(self._of, items))}]"
            case inspect.DictType(keys, values):
                return f"Readonly<Record<{self._of(keys)}, {self._of(values)}>>"
            case inspect.StructType(cls=cls):
                return self.structure(cls)
        raise TypeError(f"no TypeScript for {kind}")

    def _grouped(self, kind: inspect.Type) -> str:
        text = self._of(kind)
        return f"({text})" if " " in text and not text.startswith("Readonly<") else text

    def structure(self, cls: type[msgspec.Struct]) -> str:
        name = cls.__name__
        if name in self.known:
            self.used.add(name)
        elif name not in self.declared:
            self.declared[name] = ""  # it may speak of itself
            info = inspect.type_info(cls)
            assert isinstance(info, inspect.StructType), f"{name} is a structure"
            tag = [f'  readonly {info.tag_field}: "{info.tag}";\n'] if info.tag_field else []
            fields = [_field(field, self._of(field.type)) for field in info.fields]
            about = f"/** {_summary(cls)} */\n" if _summary(cls) else ""
            self.declared[name] = f"{about}export interface {name} {{\n{''.join(tag + fields)}}}\n"
        return name

    def text(self) -> str:
        return "\n".join(self.declared.values())


def _field(field: inspect.Field, kind: str) -> str:
    """One that may be absent is one whose default is UNSET, which msgspec does not call a default."""
    name = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
    may_be_absent = not field.required and field.default is field.default_factory is msgspec.NODEFAULT
    return f"  readonly {name}{'?' if may_be_absent else ''}: {kind};\n"


def _summary(cls: type) -> str:
    """The structure's own first sentence, if it has one."""
    text = cls.__dict__.get("__doc__") or ""
    return "" if text.startswith(f"{cls.__name__}(") else " ".join(text.split())


def of_game(opened: Game) -> str:
    """A game's file: its view and its box, its moves and its events."""
    writer, face = Writer(), opened.rules.face
    view, box = (typing.get_type_hints(function)["return"] for function in (face.view, face.box))
    names = writer.name(view), writer.name(box)
    aliases = "".join(
        f"export type {alias} = {name};\n" for alias, name in zip(("Table", "Box"), names, strict=True) if alias != name
    )
    return "\n".join((HEAD, writer.text(), aliases, _moves(opened.rules.moves), _events(opened.rules.events)))


def _moves(table: MoveTable) -> str:
    """A move is told apart by its kind, which says what details it has."""
    lines = []
    for kind in table.kinds.values():
        details = "".join(
            f" readonly {name}{'?' if name in kind.optional else ''}: {_of_values(values)};"
            for name, values in kind.details.items()
        )
        lines.append(f'  | {{ readonly kind: "{kind.name}"; readonly args: {{{details} }} }}')
    return "export type GameMove =\n" + "\n".join(lines) + ";\n"


def _of_values(values: tuple[int | str, ...]) -> str:
    kinds = {"number" if isinstance(value, int) else "string" for value in values}
    return " | ".join(sorted(kinds))


def _events(table: EventTable) -> str:
    lines = []
    for kind, parts in table.of.items():
        facts = "".join(
            f" readonly {name}: {Writer().name(table.parts[name].type)};" for name in parts if table.parts[name].read
        )
        lines.append(f'  | {{ readonly kind: "{kind.name.lower()}"; readonly facts: {{{facts} }} }}')
    return "export type GameEvent =\n" + "\n".join(lines) + ";\n"


def of_wire() -> str:
    """What the server says and hears."""
    writer = Writer()
    for each in SAID:
        writer.name(each)
    return "\n".join((HEAD, writer.text()))


def files() -> dict[Path, str]:
    made = {WEB / "wire" / "told.ts": of_wire()}
    for name in GAMES:
        made[WEB / "games" / name.replace("-", "_") / "told.ts"] = of_game(game(name))
    return made


def main() -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(WEB.parent.parent)} is stale: make client-types")
        return bool(stale)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
