"""The hidden copy of a state as a dictionary: what a seat may know, ready for JSON, with names."""

from __future__ import annotations

from typing import Any

import numpy as np

from islario.games.la_isla.components import (
    ANIMALS,
    AREA,
    ASSIGNMENT,
    CARD_ANIMAL,
    CARD_COLOUR,
    CARD_FAMILY,
    CARD_VALUE,
    COLOURS,
    END_SUM,
    FAMILIES,
    FAMILY_AMOUNT,
    LANDSCAPES,
    LETTERS,
    NONE,
    REGION_NAMES,
    REGION_SPACES,
    REGION_VALUE,
    RINGS,
    SPACE_NAMES,
    SPACE_RING,
    SPACES,
    SYMBOLS,
)
from islario.games.la_isla.moves import hand_of
from islario.games.la_isla.names import printed, variant_name
from islario.games.la_isla.state import Phase, Place, Question


def view(state: np.ndarray, seat: int) -> dict[str, Any]:
    one = state[0]
    players = range(one["players"])
    return {
        "round": int(one["round_number"]),
        "phase": Phase(int(one["phase"])).name.lower(),
        "question": Question(int(one["question"])).name.lower(),
        "start": int(one["start"]),
        "teeth": one["tooth"].tolist(),
        "spaces": [_space(state, space) for space in range(SPACES)],
        "regions": [_region(state, region) for region in range(len(REGION_NAMES))],
        "tracks": {animal: _track(int(step)) for animal, step in zip(ANIMALS, one["marker"], strict=True)},
        "areas": [int(value) for value in AREA],
        "area_sum": area_sum(state),
        "end_sum": int(END_SUM[one["players"]]),
        "deck": int(one["deck_left"]),
        "discards": cards_at(state, Place.DISCARDED),
        "covered": cards_at(state, Place.COVERED),
        "lifted": _space_name(int(one["lifted"])),
        "target": _space_name(int(one["target"])),
        "seats": [_seat(state, owner) for owner in players],
    }


def area_sum(state: np.ndarray) -> int:
    """The values of the areas in which the markers stand, added up."""
    return sum(int(AREA[step]) for step in state["marker"][0])


def cards_at(state: np.ndarray, place: Place) -> list[int]:
    return [int(card) for card in np.flatnonzero(state["place"][0] == place)]


def _space_name(space: int) -> str | None:
    return None if space == NONE else SPACE_NAMES[space]


def explorers_on(state: np.ndarray, space: int) -> list[int]:
    """The seats whose explorers stand on a space."""
    return [seat for seat in range(state["players"][0]) if state["explorers"][0, seat] >> space & 1]


def _space(state: np.ndarray, space: int) -> dict[str, Any]:
    landscape, symbol = printed(state, space)
    return {
        "name": SPACE_NAMES[space],
        "ring": RINGS[SPACE_RING[space]],
        "landscape": LANDSCAPES[landscape],
        "resource": COLOURS[landscape],
        "symbol": SYMBOLS[symbol],
        "explorers": explorers_on(state, space),
    }


def _region(state: np.ndarray, region: int) -> dict[str, Any]:
    animal = int(state["tile"][0, region])
    return {
        "name": REGION_NAMES[region],
        "value": int(REGION_VALUE[region]),
        "spaces": [SPACE_NAMES[space] for space in REGION_SPACES[region]],
        "tile": None if animal == NONE else ANIMALS[animal],
    }


def _track(step: int) -> dict[str, int]:
    return {"step": step, "top": len(AREA) - 1, "area": int(AREA[step])}


def describe(card: int) -> dict[str, Any] | None:
    """All that is printed on a card; nothing for one that is not known."""
    if card < 0:
        return None
    return {
        "number": card,
        "function": FAMILIES[CARD_FAMILY[card]],
        "variant": variant_name(card),
        "amount": int(FAMILY_AMOUNT[CARD_FAMILY[card]]),
        "resource": COLOURS[CARD_COLOUR[card]],
        "animal": ANIMALS[CARD_ANIMAL[card]],
        "value": int(CARD_VALUE[card]),
    }


def _seat(state: np.ndarray, owner: int) -> dict[str, Any]:
    one = state[0]
    aside = {letter: int(card) for letter, card in zip(LETTERS, one["aside"][owner], strict=True) if card != NONE}
    return {
        "supply": int(one["supply"][owner]),
        "reserve": int(one["reserve"][owner]),
        "explorers": [name for space, name in enumerate(SPACE_NAMES) if one["explorers"][owner] >> space & 1],
        "animals": {animal: int(tiles) for animal, tiles in zip(ANIMALS, one["animals"][owner], strict=True)},
        "large": ANIMALS[one["large"][owner]],
        "resources": {colour: int(cubes) for colour, cubes in zip(COLOURS, one["cubes"][owner], strict=True)},
        "slots": [_slot(state, owner, slot) for slot in range(one["slot_count"][owner])],
        "hand": [describe(card) for card in hand_of(state, owner)],
        "laid": bool(one["laid"][owner] != NONE),
        "plan": _plan(state, owner),
        "aside": {letter: describe(card) for letter, card in aside.items()},
    }


def _plan(state: np.ndarray, owner: int) -> dict[str, int] | None:
    """Which cards were laid under which letters, for who may know it, until everybody has laid theirs."""
    laid = int(state["laid"][0, owner])
    if laid < 0:
        return None
    return {letter: int(state["hand"][0, owner, at]) for letter, at in zip(LETTERS, ASSIGNMENT[laid], strict=True)}


def _slot(state: np.ndarray, owner: int, slot: int) -> dict[str, Any]:
    one = state[0]
    asked = one["seat"] == owner
    return {
        "card": describe(int(one["slots"][owner, slot])),
        "covered": int(one["depth"][owner, slot]),
        "usable": int(one["owed"][slot]) if asked else 0,
        "used": int(one["used"][slot]) if asked else 0,
    }


def pieces(state: np.ndarray) -> dict[str, int]:
    """What can neither appear nor vanish: cards, tiles, explorers; and cubes, but for those gained and spent."""
    one = state[0]
    players = int(one["players"])
    places = one["place"]
    hands = one["hand"][:players], one["aside"][:players]
    out_of_deck = sum(int(np.sum(cards != NONE)) for cards in hands)
    counted = {
        "cards": int(one["deck_left"]) + int(one["discarded"]) + out_of_deck
        + int(np.sum(one["slots"][:players] != NONE)) + int(one["depth"][:players].sum()),
        "cards by place": int(np.sum(places != Place.BOX)),
    }  # fmt: skip
    for animal, name in enumerate(ANIMALS):
        counted[f"tile {name}"] = int(np.sum(one["tile"] == animal)) + int(one["animals"][:players, animal].sum())
    for seat in range(players):
        standing = int(one["explorers"][seat]).bit_count() + (one["seat"] == seat and one["lifted"] != NONE)
        counted[f"explorers of seat {seat}"] = int(one["supply"][seat] + one["reserve"][seat] + standing)
        balance = one["cubes"][seat] - one["gained"][seat] + one["spent"][seat]
        counted[f"cubes of seat {seat}"] = int(balance.sum()) if len(set(balance.tolist())) == 1 else NONE
    return counted
