"""The hidden copy of a state as a dictionary: what a seat may know, ready for JSON, with names."""

from __future__ import annotations

from typing import Any

import numpy as np

from islario.games.islas_canarias.components import (
    AREAS,
    BUILDINGS,
    CARDS,
    COLOURS,
    COPIES,
    DECKS,
    FEATURES,
    FIRST_PIRATE,
    HOUSE_COLOUR,
    ISLANDS,
    LANDS,
    NONE,
    OCCUPATIONS,
    POWERS,
    PRIORITY,
    PRIVILEGE,
    ROWS,
    SYMBOLS,
    TO_END,
)
from islario.games.islas_canarias.moves import AREA_NAMES, CARD_NAMES, standing
from islario.games.islas_canarias.offers import outlook, place_for
from islario.games.islas_canarias.state import Phase, Setting


def view(state: np.ndarray, seat: int) -> dict[str, Any]:
    one = state[0]
    players = int(one["players"])
    own = seat >= 0
    remembers = own and int(one["loaders"]) >> seat & 1
    table = {
        "deck": DECKS[one["options"][Setting.DECK]],
        "phase": Phase(int(one["phase"])).name.lower(),
        "round": int(one["round_number"]),
        "last_round": bool(one["last_round"]),
        "goal": TO_END,
        "start": int(one["start"]),
        "turn": int(one["start"] + one["turns_taken"]) % players,
        "islands": [_island(state, owner) for owner in range(players)],
        "free_islands": _free_islands(state),
        "supply": {kind: _by_colour(one["supply"][i]) for i, kind in enumerate(BUILDINGS)},
        "privileges": {COLOURS[PRIVILEGE[i]]: _privilege(state, power, i) for i, power in enumerate(POWERS)},
        "deck_size": int(one["deck_size"]),
        "ship_size": int(one["ship_size"]),
        "discards": _named(one["discards"]),
        "turned": [CARD_NAMES[card] for card in one["turned"][: one["turned_count"]]],
        "hand": _named(one["hand"][seat]) if own else None,
        "loaded": CARD_NAMES[one["loaded"][seat]] if remembers else None,
        "card": None if one["card"] == NONE else CARD_NAMES[one["card"]],
        "building": _building_under_way(state),
        "victims": [victim for victim in range(players) if int(one["victims"]) >> victim & 1],
    }
    return {**table, "faces": _faces(one, seat), "places": _places(state, seat), "outlooks": _outlooks(state, seat)}


def _by_colour(counts: np.ndarray) -> dict[str, int]:
    return {colour: int(count) for colour, count in zip(COLOURS, counts, strict=True)}


def _named(counts: np.ndarray) -> dict[str, int]:
    return {CARD_NAMES[card]: int(count) for card, count in enumerate(counts) if count}


def _privilege(state: np.ndarray, power: str, which: int) -> dict[str, Any]:
    owner = int(state["owner"][0, PRIVILEGE[which]])
    return {"power": power, "owner": None if owner == NONE else owner}


def _areas(mask: int) -> list[str]:
    return [AREA_NAMES[area] for area in range(AREAS) if mask >> area & 1]


def _island(state: np.ndarray, owner: int) -> dict[str, Any]:
    one = state[0]
    which = int(one["island"][owner])
    stands = {name: standing(state, owner, name) for name in AREA_NAMES}
    return {
        "island": None if which == NONE else ISLANDS[which],
        "grid": None if which == NONE else LANDS[which].grid,
        "edges": None if which == NONE else edges_of(which),
        "buildings": {
            name: {"building": BUILDINGS[there[0]], "colour": COLOURS[there[1]]}
            for name, there in stands.items()
            if there is not None
        },
        "colour_points": _by_colour(one["colour_points"][owner]),
        "hand_size": int(one["hand_size"][owner]),
        "has_loaded": bool(int(one["loaders"]) >> owner & 1),
    }


def _free_islands(state: np.ndarray) -> list[dict[str, Any]]:
    """As long as islands are being taken: those to be had, and how many areas each feature touches there."""
    if state["phase"][0] != Phase.ISLANDS:
        return []
    free = [which for which in range(len(ISLANDS)) if which not in state["island"][0]]
    return [
        {
            "island": ISLANDS[which],
            "grid": LANDS[which].grid,
            "edges": edges_of(which),
            "touches": {f: areas.bit_count() for f, areas in zip(FEATURES, LANDS[which].touches, strict=True)},
        }
        for which in free
    ]


def edges_of(island: int) -> dict[str, list[str]]:
    """Where coast, mountain, river and road run, each edge once: "row,column,side"."""
    lines: dict[str, list[str]] = {}
    for ((row, column), side), feature in list(LANDS[island].edges.items())[::2]:
        lines.setdefault(feature, []).append(f"{row},{column},{side}")
    return lines


def _building_under_way(state: np.ndarray) -> dict[str, Any] | None:
    one = state[0]
    if one["making"] == NONE:
        return None
    return {
        "building": BUILDINGS[one["making"]],
        "seat": int(one["active"]),
        "anchor": None if one["anchor"] == NONE else AREA_NAMES[one["anchor"]],
        "used": _areas(int(one["used"])),
        "spot": None if one["spot"] == NONE else AREA_NAMES[one["spot"]],
    }


def _places(state: np.ndarray, seat: int) -> dict[str, Any]:
    """Where the house of each settler in hand would go, and of the one who is building now: the priority that says so
    (from 0; None: no priority does) and the areas."""
    one = state[0]
    builders = {}
    if seat >= 0 and one["island"][seat] != NONE:
        builders = {card: seat for card in range(FIRST_PIRATE) if one["hand"][seat, card]}
    if one["phase"] == Phase.PLACE and one["card"] != NONE:
        builders[int(one["card"])] = int(one["active"])
    found = {card: place_for(state, builder, card) for card, builder in builders.items()}
    return {CARD_NAMES[card]: {"priority": which, "areas": _areas(areas)} for card, (which, areas) in found.items()}


def _outlooks(state: np.ndarray, seat: int) -> dict[str, Any]:
    """To whoever loads the ship: where each settler in hand would go if he landed now."""
    one = state[0]
    if one["phase"] != Phase.LOAD or one["active"] != seat:
        return {}
    return {CARD_NAMES[card]: outlook(state, card) for card in range(FIRST_PIRATE) if one["hand"][seat, card]}


def _faces(one: Any, seat: int) -> dict[str, Any]:
    """What is printed on the settler cards that can be seen."""
    seen = one["discards"] > 0
    if seat >= 0:
        seen = seen | (one["hand"][seat] > 0)
        if int(one["loaders"]) >> seat & 1:
            seen[one["loaded"][seat]] = True
    return {CARD_NAMES[card]: face(card) for card in range(FIRST_PIRATE) if seen[card]}


def face(card: int) -> dict[str, Any]:
    return {
        "occupation": OCCUPATIONS[card // ROWS],
        "house": COLOURS[HOUSE_COLOUR[card]],
        "priorities": [SYMBOLS[symbol] for symbol in PRIORITY[card]],
    }


def pieces(state: np.ndarray) -> dict[str, int]:
    """What can neither appear nor vanish: every card, and every house, palace and town by colour."""
    one = state[0]
    deck = one["options"][Setting.DECK]
    cards = one["deck"] + one["discards"] + one["ship"] + one["hand"].sum(axis=0)
    counted = {f"card {CARD_NAMES[card]}": int(cards[card]) for card in range(CARDS) if COPIES[deck, card]}
    for i, kind in enumerate(BUILDINGS):
        for j, colour in enumerate(COLOURS):
            standing_there = sum(int(areas).bit_count() for areas in one["buildings"][:, i, j])
            counted[f"{colour} {kind}"] = int(one["supply"][i, j]) + standing_there
    sizes = one["deck_size"] + one["discards_size"] + one["ship_size"] + one["hand_size"].sum()
    return {"cards": int(sizes), **counted}
