"""The client's types, made from the Python that they mirror: `make client-types` writes them, `--check` only says which
are stale. A game's file holds its view, its box, its moves and its events; `wire/told.ts` what the server says and
hears."""

from __future__ import annotations

import re
import sys
import typing
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import inspect

from islario.games import OURS
from islario.kernel.events import EventTable
from islario.kernel.moves import MoveTable
from islario.match import Game, game
from islario.server.http.answers.chat import CHATTED
from islario.server.http.answers.company import ACCOMPANIED
from islario.server.http.answers.exercises import EXERCISED
from islario.server.http.answers.lessons import TAUGHT
from islario.server.http.answers.own import MINE
from islario.server.http.answers.table import HEARD, SAID
from islario.server.http.answers.waiting import WAITED

WEB = Path(__file__).parent.parent / "web" / "src"
HEAD = "/** Made from Python by `make client-types`; change it there. */\n"
FEW = 12  # a detail that can be one of so many names lists them


class Writer:
    """Turns types into TypeScript, each structure once, in the order in which they are met. A closed set of names is
    called as Python calls it, where a structure's module has a name for it."""

    def __init__(self, heard: bool = False) -> None:
        self.heard = heard  # who speaks may leave out what has a default; who answers says everything
        self.declared: dict[str, str] = {}
        self.sets: dict[frozenset[Any], str] = {}

    def name(self, kind: Any) -> str:
        """A type as TypeScript writes it."""
        if typing.get_origin(kind) is Literal:
            return self.one_of(typing.get_args(kind))
        return self._of(inspect.type_info(kind))

    def one_of(self, values: tuple[Any, ...]) -> str:
        return self.sets.get(frozenset(values)) or " | ".join(map(_literal, values))

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
                return self.one_of(values)
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(map(self._of, types)))
            case inspect.ListType(item) | inspect.VarTupleType(item) | inspect.SetType(item):
                return f"readonly {self._item(item)}[]"
            case inspect.TupleType(items):
                return f"readonly [{', '.join(map(self._of, items))}]"
            case inspect.DictType(keys, values):
                return f"Readonly<Record<{self._of(keys)}, {self._of(values)}>>"
            case inspect.StructType(cls=cls):
                return self.structure(cls)
        raise TypeError(f"no TypeScript for {kind}")

    def _item(self, kind: inspect.Type) -> str:
        """In parentheses where `[]` would take hold of a part of it only."""
        text = self._of(kind)
        return f"({text})" if " | " in _outside(text) or text.startswith("readonly ") else text

    def structure(self, cls: type[msgspec.Struct]) -> str:
        name = cls.__name__
        if name not in self.declared:
            self.declared[name] = ""  # it may speak of itself
            self._name_sets(cls)
            info = inspect.type_info(cls)
            assert isinstance(info, inspect.StructType), f"{name} is a structure"
            tag = [f'  readonly {info.tag_field}: "{info.tag}";\n'] if info.tag_field else []
            fields = [self._field(field) for field in info.fields]
            about = f"/** {_summary(cls)} */\n" if _summary(cls) else ""
            self.declared[name] = f"{about}export interface {name} {{\n{''.join(tag + fields)}}}\n"
        return name

    def _field(self, field: inspect.Field) -> str:
        """What is left out when it is not set has no default that msgspec would tell of."""
        unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        absent = not field.required and (self.heard or unset)
        name = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        return f"  readonly {name}{'?' if absent else ''}: {self._of(field.type)};\n"

    def _name_sets(self, cls: type[msgspec.Struct]) -> None:
        for base in cls.__mro__:
            for name, kind in vars(sys.modules[base.__module__]).items():
                if typing.get_origin(kind) is not Literal or len(typing.get_args(kind)) < 2:
                    continue
                values = typing.get_args(kind)
                if frozenset(values) not in self.sets and name not in self.declared:
                    self.sets[frozenset(values)] = name
                    self.declared[name] = f"export type {name} = {' | '.join(map(_literal, values))};\n"

    def text(self, more: str = "", before: str = "") -> str:
        """All structures, and those sets that they, or what follows them, speak of, unless that stands there before."""
        sets = set(self.sets.values())
        whole = "\n".join(text for name, text in self.declared.items() if name not in sets)
        named = [self.declared[name] for name in self.sets.values() if _speaks(whole + more, name)]
        named = [text for text in named if text not in before]
        return "\n".join([*named, whole])


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)


def _outside(text: str) -> str:
    """A type without what stands in its angle brackets."""
    while (inner := re.sub(r"<[^<>]*>", "", text)) != text:
        text = inner
    return text


def _speaks(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


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
    acts = "\n".join((_moves(opened.rules.moves, writer), _events(opened.rules.events, writer)))
    return "\n".join((HEAD, *filter(None, (writer.text(acts), aliases, acts))))


def _moves(table: MoveTable, writer: Writer) -> str:
    """A move is told apart by its kind, which says what details it has."""
    lines = []
    for kind in table.kinds.values():
        details = {
            f"{name}{'?' if name in kind.optional else ''}": _of_values(values, writer)
            for name, values in kind.details.items()
        }
        lines.append(f'  | {{ readonly kind: "{kind.name}"; readonly args: {_record(details)} }}')
    return "export type GameMove =\n" + "\n".join(lines) + ";\n"


def _of_values(values: tuple[int | str, ...], writer: Writer) -> str:
    names = tuple(dict.fromkeys(value for value in values if isinstance(value, str)))
    told = [] if not names else [writer.one_of(names) if len(names) <= FEW else "string"]
    return " | ".join(["number"] * (len(names) < len(set(values))) + told)


def _events(table: EventTable, writer: Writer) -> str:
    lines = []
    for kind, parts in table.of.items():
        facts = {name: writer.name(table.parts[name].type) for name in parts if table.parts[name].read}
        lines.append(f'  | {{ readonly kind: "{kind.name.lower()}"; readonly facts: {_record(facts)} }}')
    return "export type GameEvent =\n" + "\n".join(lines) + ";\n"


def _record(fields: dict[str, str]) -> str:
    written = "; ".join(f"readonly {name}: {kind}" for name, kind in fields.items())
    return f"{{ {written} }}" if written else "Readonly<Record<string, never>>"


def of_wire() -> str:
    """What the server says and hears."""
    said, heard = Writer(), Writer(heard=True)
    for answer in (*SAID, *TAUGHT, *EXERCISED, *MINE, *CHATTED, *WAITED, *ACCOMPANIED):
        said.name(answer)
    for message in HEARD:
        heard.name(message)
    told = said.text()
    return "\n".join((HEAD, told, heard.text(before=told)))


def files() -> dict[Path, str]:
    made = {WEB / "wire" / "told.ts": of_wire()}
    for name in OURS:
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
