"""The client's types, from Python's."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

import pytest
from msgspec import UNSET, Struct, UnsetType
from tools.typescript import WEB, Writer, of_wire

from islario.kernel.events import EventTable, named, number, seat
from islario.kernel.moves import MoveTable, kind
from tools import typescript

Colour = Literal["white", "black"]
COLOURS: tuple[Colour, ...] = ("white", "black")


class Stone(Struct, frozen=True):
    """A stone on the table."""

    colour: Colour
    on: tuple[int, int] | None
    past: bool | UnsetType = UNSET
    name: str = ""


class Bag(Struct, frozen=True):
    stones: list[Stone]
    hands: list[list[Colour]]
    turned: list[Colour | None]
    counts: list[dict[Colour, int] | None]


class Noted(IntEnum):
    LAID = 0
    OVER = 1


def written(kind: type[Struct], heard: bool = False) -> str:
    writer = Writer(heard)
    writer.name(kind)
    return writer.text()


def test_a_structure_is_an_interface_that_nobody_changes() -> None:
    assert written(Stone) == (
        'export type Colour = "white" | "black";\n\n'
        "/** A stone on the table. */\n"
        "export interface Stone {\n"
        "  readonly colour: Colour;\n"
        "  readonly on: readonly [number, number] | null;\n"
        "  readonly past?: boolean;\n"
        "  readonly name: string;\n"
        "}\n"
    )


def test_a_name_of_two_words_is_quoted() -> None:
    class Beach(Struct, rename="kebab"):
        sea_shells: int

    assert '  readonly "sea-shells": number;\n' in written(Beach)


def test_who_speaks_may_leave_out_what_has_a_default() -> None:
    assert "readonly name?: string;" in written(Stone, heard=True)
    assert "readonly colour: Colour;" in written(Stone, heard=True)


def test_a_list_takes_hold_of_the_whole_of_what_it_lists() -> None:
    text = written(Bag)
    assert "readonly stones: readonly Stone[];" in text
    assert "readonly hands: readonly (readonly Colour[])[];" in text
    assert "readonly turned: readonly (Colour | null)[];" in text
    assert "readonly counts: readonly (Readonly<Record<Colour, number>> | null)[];" in text


def test_each_structure_is_written_once() -> None:
    writer = Writer()
    assert (writer.name(Bag), writer.name(list[Stone])) == ("Bag", "readonly Stone[]")
    assert writer.text().count("export interface Stone ") == 1


def test_moves_are_told_apart_by_their_kind() -> None:
    table = MoveTable(
        kind("lay", colour=COLOURS, at=range(3)),
        kind("go", names=[{"to": f"{n}a"} for n in range(typescript.FEW + 1)]),
        kind("pass"),
    )
    writer = Writer()
    writer.name(Stone)
    lay, go, passed = typescript._moves(table, writer).splitlines()[1:]
    assert lay == '  | { readonly kind: "lay"; readonly args: { readonly colour: Colour; readonly at: number } }'
    assert go == '  | { readonly kind: "go"; readonly args: { readonly to: string } }'
    assert passed == '  | { readonly kind: "pass"; readonly args: Readonly<Record<string, never>> };'


def test_events_name_the_sets_that_their_facts_are_of() -> None:
    parts = {"who": seat(), "n": number("what"), "colour": named("what", COLOURS, str, Colour)}
    text = typescript._events(EventTable(Noted, parts, {Noted.LAID: "who n colour"}), Writer())
    facts = 'readonly who: number; readonly n: number; readonly colour: "white" | "black"'
    assert f'{{ readonly kind: "laid"; readonly facts: {{ {facts} }} }}' in text


def test_what_typescript_cannot_tell_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        Writer().name(bytes)


def test_the_wire_as_the_client_has_it_is_that_of_the_server() -> None:
    assert (WEB / "wire" / "told.ts").read_text(encoding="utf-8") == of_wire()
