"""Why a move is not legal now, or never, in words."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import (
    BUILDINGS,
    CARD_NAMES,
    COLOURS,
    ISLANDS,
    PIRATE_CARDS,
    Building,
    Power,
)
from islario.games.islas_canarias.face.names import (
    area_said,
    areas_in,
    building_said,
    card_said,
    face_said,
    island_said,
    power_said,
    standing,
    the_house_said,
)
from islario.games.islas_canarias.face.questions import tell_question
from islario.games.islas_canarias.rules.decisions import hand_is_large_enough
from islario.games.islas_canarias.rules.islands import in_supply
from islario.games.islas_canarias.rules.privileges import owns
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
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


def why_never(hidden: Hidden, move: Move) -> Said | None:
    """A pirate is a card, but no number stands for building with it."""
    if move.kind == "build" and move.args.get("card") in PIRATE_CARDS:
        return Said("why-pirates-never-build", card=card_said(CARD_NAMES.index(str(move.card))))
    return None


def why_not(hidden: Hidden, move: Move) -> Said:
    """Why a move that exists is not legal now, as far as the viewer may know."""
    if hidden.phase not in PHASES[move.kind]:
        return Said("why-not-now", question=tell_question(hidden))
    match move.kind:
        case "take_island":
            return Said("why-island-taken", island=island_said(ISLANDS.index(move.island)))
        case "build":
            return _why_not_build(hidden, CARD_NAMES.index(str(move.card)))
        case "take_extra":
            return _why_no_extra_card(hidden)
        case "load":
            return Said("why-not-in-hand", card=card_said(CARD_NAMES.index(str(move.card))))
        case "place":
            return _why_not_place(hidden, str(move.area))
        case "colour":
            return Said("why-colour-out", building=building_said(hidden.making, COLOURS.index(move.colour)))
        case "palace" | "town":
            return _why_no_merge(hidden, Building[move.kind.upper()], str(move.area))
        case "use":
            return _why_not_use(hidden, str(move.area))
        case "give_back":
            return Said("why-no-house-there", area=str(move.area))
        case _:
            return Said("why-not-name", who=Who(int(move.seat)))


def _why_not_build(hidden: Hidden, card: int) -> Said:
    if not hidden.ask(hand_is_large_enough, hidden.viewer):
        return Said("why-hand-too-small")
    if not hidden.hand[hidden.viewer, card]:
        return Said("why-not-in-hand", card=card_said(card))
    return Said("why-no-house-left" if hidden.empty[hidden.viewer] else "why-island-full")


def _why_no_extra_card(hidden: Hidden) -> Said:
    if not hidden.ask(owns, hidden.viewer, Power.EXTRA_CARD):
        return Said("why-no-privilege", privilege=power_said(Power.EXTRA_CARD))
    return Said("why-extra-taken" if hidden.extra_taken else "why-no-card-left")


def _why_not_place(hidden: Hidden, name: str) -> Said:
    there = standing(hidden, hidden.viewer).get(name)
    if there is not None:
        return Said("why-occupied", area=name, building=building_said(*there))
    return Said("why-priority", area=area_said(hidden, hidden.viewer, name), card=face_said(hidden.card))


def _why_no_merge(hidden: Hidden, which: Building, name: str) -> Said:
    there = standing(hidden, hidden.viewer).get(name)
    if there is None or there[0] != Building.HOUSE:
        return Said("why-no-house-there", area=name)
    if not hidden.ask(in_supply, which):
        return Said(f"why-no-{BUILDINGS[which]}-left")
    return Said(f"why-too-few-for-{BUILDINGS[which]}", house=the_house_said(there[1]))


def _why_not_use(hidden: Hidden, name: str) -> Said:
    there = standing(hidden, hidden.viewer).get(name)
    if there is None or there[0] != Building.HOUSE:
        return Said("why-no-house-there", area=name)
    if name in areas_in(hidden.used):
        return Said("why-used-already", area=name)
    return Said("why-other-colour", house=the_house_said(there[1]))
