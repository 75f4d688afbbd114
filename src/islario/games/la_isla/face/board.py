"""The table in a terminal: the island, the animal tracks, everybody's things, and the seat's own hand."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from islario.games.la_isla.box.components import ANIMALS, AREA, COLOURS, END_SUM, LETTERS, NONE, TOP
from islario.games.la_isla.face.art import ANIMAL_INK, INK, PAPER, PLAYERS, draw_island, legend, short
from islario.games.la_isla.face.names import animal_said, card_said, colour_said, function_said, hand_of
from islario.games.la_isla.rules.markers import area_sum
from islario.games.la_isla.rules.scoring import tallies
from islario.games.la_isla.rules.state import Setting
from islario.kernel.reading import Hidden
from islario.words import Words

MARKER = "●"
NAME = 16  # columns for a name


def board(hidden: Hidden, words: Words) -> str:
    """The table as its viewer sees it; who only watches sees no hand."""
    lines = [
        _course(hidden, words),
        "",
        *draw_island(hidden, words),
        "",
        *legend(words),
        *(f"[dim]{words.say(key)}[/]" for key in ("board-key", "board-key-tiles", "board-key-around")),
        "",
        *_tracks(hidden, words),
    ]
    for owner in range(hidden.players):
        lines += ["", *_things(hidden, owner, words)]
    return "\n".join([*lines, *_hand(hidden, words)])


def _course(hidden: Hidden, words: Words) -> str:
    told = words.say(
        "board-round",
        round=hidden.round_number,
        deck=hidden.deck_left,
        sum=hidden.ask(area_sum),
        end=int(END_SUM[hidden.players]),
    )
    return f"[bold]{told}[/]"


def _tracks(hidden: Hidden, words: Words) -> list[str]:
    """Each track from its bottom to its top, area by area, with the marker on it."""
    lines = []
    names = [words.tell(animal_said(animal)) for animal in range(len(ANIMALS))]
    for animal, name in enumerate(names):
        step = hidden.marker[animal]
        track = ""
        for at, area in enumerate(AREA.tolist()):
            gap = " " if at and area != AREA[at - 1] else ""
            track += gap + (f"[bold]{MARKER}[/]" if at == step else f"[dim]{area}[/]")
        told = words.say("board-step", step=step, top=TOP, area=int(AREA[step]))
        lines.append(f"[{ANIMAL_INK[animal]}]{name:<{max(map(len, names))}}[/]  {track}  {told}")
    return lines


def _things(hidden: Hidden, owner: int, words: Words) -> list[str]:
    """Lines for points and explorers, for resources and for animals; then one for each slot of the holder."""
    name = words.names[owner] if owner < len(words.names) else words.say("player", number=owner + 1)
    name = set_cell_size(name, min(cell_len(name), NAME))
    starts = words.say("board-starts") if hidden.start == owner else ""
    points = words.say("board-points", points=sum(hidden.points[owner].tolist()))
    reserve = hidden.reserve[owner] if hidden.options[Setting.ADVANCED_CARDS] else 0  # only those cards reach it
    supply = words.say("board-supply", supply=hidden.supply[owner], reserve=reserve)
    first = f"[bold white on {PLAYERS[owner]}] {owner + 1} [/] [bold]{escape(name)}[/] {starts} {points}  {supply}"
    lines = [first, f"    {_cubes(hidden, owner, words)}", f"    {_animals(hidden, owner, words)}"]
    for slot in range(hidden.slot_count[owner]):
        card = hidden.slots[owner, slot]
        shown = words.say("board-empty-slot") if card == NONE else words.tell(function_said(card))
        lines.append(f"    {slot + 1}. {shown}")
    lines += [f"    {told}" for told in _turned(hidden, owner, words)]
    return lines


def _cubes(hidden: Hidden, owner: int, words: Words) -> str:
    cubes = hidden.cubes[owner].tolist()
    names = [words.tell(colour_said(colour)) for colour in range(len(COLOURS))]
    return " ".join(f"[{INK} on {PAPER[i]}] {cubes[i]} {name} [/]" for i, name in enumerate(names))


def _animals(hidden: Hidden, owner: int, words: Words) -> str:
    """Animals by kind; the large tile counts twice and is marked."""
    told = []
    for animal, (count, _) in enumerate(hidden.ask(tallies, owner)):
        star = "*" if hidden.large[owner] == animal else ""
        told.append(f"[{ANIMAL_INK[animal]}]{short(animal, words)}{star} {count}[/]")
    return " ".join(told)


def _turned(hidden: Hidden, owner: int, words: Words) -> list[str]:
    """Cards under A, B and D, as far as they are known."""
    cards = zip(LETTERS, hidden.aside[owner].tolist(), strict=True)
    return [f"{letter}. {escape(words.tell(card_said(card)))}" for letter, card in cards if card >= 0]


def _hand(hidden: Hidden, words: Words) -> list[str]:
    hand = hand_of(hidden, hidden.viewer) if hidden.viewer >= 0 else []
    lines = [f"    {number}. {escape(words.tell(card_said(card)))}" for number, card in enumerate(hand, start=1)]
    title = words.say("board-hand")
    return ["", f"[bold]{title}[/]", *lines] if lines else []
