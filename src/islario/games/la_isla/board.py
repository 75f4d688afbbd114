"""The table in a terminal: the island, the animal tracks, everybody's things, and the seat's own hand."""

from __future__ import annotations

import numpy as np
from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from islario.games.la_isla.components import ANIMALS, AREA, COLOURS, END_SUM, LARGE, LETTERS, NONE, TOP
from islario.games.la_isla.drawing import ANIMAL_INK, INK, PAPER, PLAYERS, draw_island, legend, short
from islario.games.la_isla.moves import hand_of
from islario.games.la_isla.names import animal_said, card_said, colour_said, function_said
from islario.games.la_isla.view import area_sum
from islario.words import Words

MARKER = "●"
NAME = 16  # columns for a name


def board(state: np.ndarray, seat: int, words: Words) -> str:
    """The table as one seat sees it; a spectator (-1) sees no hand."""
    lines = [
        _course(state, words),
        "",
        *draw_island(state, words),
        "",
        *legend(words),
        *(f"[dim]{words.say(key)}[/]" for key in ("board-key", "board-key-tiles")),
        "",
        *_tracks(state, words),
    ]
    for owner in range(state["players"][0]):
        lines += ["", *_things(state, owner, words)]
    return "\n".join([*lines, *_hand(state, seat, words)])


def _course(state: np.ndarray, words: Words) -> str:
    one = state[0]
    told = words.say(
        "board-round",
        round=int(one["round_number"]),
        deck=int(one["deck_left"]),
        sum=area_sum(state),
        end=int(END_SUM[one["players"]]),
    )
    return f"[bold]{told}[/]"


def _tracks(state: np.ndarray, words: Words) -> list[str]:
    """Each track from its bottom to its top, area by area, with the marker on it."""
    lines = []
    names = [words.tell(animal_said(animal)) for animal in range(len(ANIMALS))]
    for animal, name in enumerate(names):
        step = int(state["marker"][0, animal])
        track = ""
        for at, area in enumerate(AREA.tolist()):
            gap = " " if at and area != AREA[at - 1] else ""
            track += gap + (f"[bold]{MARKER}[/]" if at == step else f"[dim]{area}[/]")
        told = words.say("board-step", step=step, top=TOP, area=int(AREA[step]))
        lines.append(f"[{ANIMAL_INK[animal]}]{name:<{max(map(len, names))}}[/]  {track}  {told}")
    return lines


def _things(state: np.ndarray, owner: int, words: Words) -> list[str]:
    """A line for points, explorers, resources and animals; then one for each slot of the holder."""
    one = state[0]
    name = words.names[owner] if owner < len(words.names) else words.say("player", number=owner + 1)
    name = set_cell_size(name, min(cell_len(name), NAME))
    starts = words.say("board-starts") if one["start"] == owner else ""
    points = words.say("board-points", points=int(one["points"][owner].sum()))
    supply = words.say("board-supply", supply=int(one["supply"][owner]), reserve=int(one["reserve"][owner]))
    first = f"[bold white on {PLAYERS[owner]}] {owner + 1} [/] [bold]{escape(name)}[/] {starts} {points}  {supply}"
    lines = [first, f"    {_cubes(state, owner, words)}  {_animals(state, owner, words)}"]
    for slot in range(one["slot_count"][owner]):
        card = int(one["slots"][owner, slot])
        shown = words.say("board-empty-slot") if card == NONE else words.tell(function_said(card))
        lines.append(f"    {slot + 1}. {shown}")
    lines += [f"    {told}" for told in _turned(state, owner, words)]
    return lines


def _cubes(state: np.ndarray, owner: int, words: Words) -> str:
    cubes = state["cubes"][0, owner].tolist()
    names = [words.tell(colour_said(colour)) for colour in range(len(COLOURS))]
    return " ".join(f"[{INK} on {PAPER[i]}] {cubes[i]} {name} [/]" for i, name in enumerate(names))


def _animals(state: np.ndarray, owner: int, words: Words) -> str:
    """Animals by kind; the large tile counts twice and is marked."""
    one = state[0]
    told = []
    for animal in range(len(ANIMALS)):
        large = one["large"][owner] == animal
        count = int(one["animals"][owner, animal]) + LARGE * int(large)
        told.append(f"[{ANIMAL_INK[animal]}]{short(animal, words)}{'*' if large else ''} {count}[/]")
    return " ".join(told)


def _turned(state: np.ndarray, owner: int, words: Words) -> list[str]:
    """Cards under A, B and D, as far as they are known."""
    cards = zip(LETTERS, state["aside"][0, owner].tolist(), strict=True)
    return [f"{letter}: {escape(words.tell(card_said(card)))}" for letter, card in cards if card >= 0]


def _hand(state: np.ndarray, seat: int, words: Words) -> list[str]:
    hand = hand_of(state, seat) if seat >= 0 else []
    lines = [f"    {number}. {escape(words.tell(card_said(card)))}" for number, card in enumerate(hand, start=1)]
    title = words.say("board-hand")
    return ["", f"[bold]{title}[/]", *lines] if lines else []
