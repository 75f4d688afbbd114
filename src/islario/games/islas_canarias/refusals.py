"""Why a move is not legal now, in words."""

from __future__ import annotations

import numpy as np

from islario.games.islas_canarias.components import (
    BUILDINGS,
    COLOURS,
    FIRST_PIRATE,
    POWERS,
    PRIVILEGE,
    Building,
    Power,
)
from islario.games.islas_canarias.decisions import TO_BUILD
from islario.games.islas_canarias.moves import (
    AREA_NAMES,
    CARD_NAMES,
    area,
    building,
    card,
    card_with_priorities,
    island,
    standing,
    tell_question,
)
from islario.games.islas_canarias.state import Phase
from islario.kernel.moves import Move
from islario.words import Said, Who

PHASES = {
    "take_island": (Phase.ISLANDS,),
    "build": (Phase.ACT,),
    "draw": (Phase.ACT,),
    "take_extra": (Phase.LOAD,),
    "load": (Phase.LOAD,),
    "place": (Phase.PLACE,),
    "colour": (Phase.COLOUR,),
    "palace": (Phase.ACT, Phase.LOAD, Phase.END),
    "town": (Phase.ACT, Phase.LOAD, Phase.END),
    "use": (Phase.USE,),
    "give_back": (Phase.RETURN,),
    "name": (Phase.NAME,),
    "end_turn": (Phase.END,),
}


def why_not(state: np.ndarray, seat: int, move: Move) -> Said:
    """Why a move that exists is not legal now, as far as the seat may know."""
    if state["phase"][0] not in PHASES[move.kind]:
        return Said("why-not-now", question=tell_question(state, seat))
    match move.kind:
        case "take_island":
            return Said("why-island-taken", island=island(str(move.island)))
        case "build":
            return _why_not_build(state, seat, str(move.card))
        case "take_extra":
            return _why_no_extra_card(state, seat)
        case "load":
            return Said("why-not-in-hand", card=card(str(move.card)))
        case "place":
            return _why_not_place(state, seat, str(move.area))
        case "colour":
            return Said("why-colour-out", building=building(state["making"][0], str(move.colour)))
        case "palace" | "town":
            return _why_no_merge(state, seat, Building[move.kind.upper()], str(move.area))
        case "use":
            return _why_not_use(state, seat, str(move.area))
        case "give_back":
            return Said("why-no-house-there", area=str(move.area))
        case _:
            return Said("why-not-name", who=Who(int(move.seat)))


def _why_not_build(state: np.ndarray, seat: int, name: str) -> Said:
    one = state[0]
    if CARD_NAMES.index(name) >= FIRST_PIRATE:
        return Said("why-pirates-never-build", card=card(name))
    if one["hand_size"][seat] < TO_BUILD:
        return Said("why-hand-too-small")
    if not one["hand"][seat, CARD_NAMES.index(name)]:
        return Said("why-not-in-hand", card=card(name))
    return Said("why-island-full") if not one["empty"][seat] else Said("why-no-house-left")


def _why_no_extra_card(state: np.ndarray, seat: int) -> Said:
    one = state[0]
    if one["owner"][PRIVILEGE[Power.EXTRA_CARD]] != seat:
        return Said("why-no-privilege", privilege=Said(f"power-{POWERS[Power.EXTRA_CARD].replace('_', '-')}"))
    return Said("why-extra-taken") if one["extra_taken"] else Said("why-no-card-left")


def _why_not_place(state: np.ndarray, seat: int, name: str) -> Said:
    there = standing(state, seat, name)
    if there is not None:
        return Said("why-occupied", area=name, building=building(there[0], COLOURS[there[1]]))
    asking = card_with_priorities(CARD_NAMES[state["card"][0]])
    return Said("why-priority", area=area(state, seat, name), card=asking)


def _why_no_merge(state: np.ndarray, seat: int, which: Building, name: str) -> Said:
    there = standing(state, seat, name)
    if there is None or there[0] != Building.HOUSE:
        return Said("why-no-house-there", area=name)
    if not state["supply"][0, which].any():
        return Said(f"why-no-{BUILDINGS[which]}-left")
    return Said(f"why-too-few-for-{BUILDINGS[which]}", house=Said(f"the-house-{COLOURS[there[1]]}"))


def _why_not_use(state: np.ndarray, seat: int, name: str) -> Said:
    there = standing(state, seat, name)
    if there is None or there[0] != Building.HOUSE:
        return Said("why-no-house-there", area=name)
    if state["used"][0] >> AREA_NAMES.index(name) & 1:
        return Said("why-used-already", area=name)
    return Said("why-other-colour", house=Said(f"the-house-{COLOURS[there[1]]}"))
