"""What a seat is asked, and which rule says so."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import AREA_NAMES, PRIVILEGE, Building, Power
from islario.games.islas_canarias.face.names import building_said, card_said, face_said, privilege_said
from islario.games.islas_canarias.rules.building import can_merge, wanted_colour
from islario.games.islas_canarias.rules.cards import cards_left
from islario.games.islas_canarias.rules.decisions import extra_card_is_possible, settlers_to_build_with
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.reading import Hidden
from islario.words import Said, Who

ANYWHERE = int(PRIVILEGE[Power.BUILD_ANYWHERE])  # the colour of the privilege


def tell_question(hidden: Hidden) -> Said:
    """What the viewer is asked to decide now, and which card asks for it."""
    phase = Phase(hidden.phase)
    if phase == Phase.OVER:
        return Said("question-over")
    if hidden.active != hidden.viewer:
        return Said("question-wait", who=Who(hidden.active))
    asked = f"question-{phase.name.lower()}"
    match phase:
        case Phase.PLACE if hidden.making == Building.HOUSE:
            by_ship = hidden.back == Phase.SHIP
            may = "anywhere" if hidden.owner[ANYWHERE] == hidden.viewer else "wished"
            kind = "settler" if by_ship else "house"
            return Said(f"{asked}-{kind}", card=face_said(hidden.card), may=may, privilege=privilege_said(ANYWHERE))
        case Phase.PLACE:  # where a palace or a town goes is asked only of who builds anywhere
            return Said(asked, building=_building_now(hidden), privilege=privilege_said(ANYWHERE))
        case Phase.USE:
            return Said(asked, building=_building_now(hidden), area=AREA_NAMES[hidden.anchor])
        case Phase.COLOUR if hidden.making == Building.HOUSE:
            return Said(f"{asked}-house", card=face_said(hidden.card), area=AREA_NAMES[hidden.spot])
        case Phase.COLOUR:
            return Said(asked, building=_building_now(hidden))
        case Phase.NAME | Phase.RETURN:
            return Said(asked, card=card_said(hidden.card))
        case Phase.ACT:
            return Said(asked, action=_first_actions(hidden), may=_also_possible(hidden, extra=False))
        case Phase.LOAD:
            extra = hidden.ask(extra_card_is_possible, hidden.viewer)
            return Said(asked, may=_also_possible(hidden, extra=extra))
        case _:
            return Said(asked)


def _first_actions(hidden: Hidden) -> str:
    """What the first action can be; with no cards to draw, drawing means going without."""
    build, draw = hidden.ask(settlers_to_build_with, hidden.viewer), hidden.ask(cards_left)
    return "any" if build and draw else "build" if build else "draw" if draw else "none"


def _also_possible(hidden: Hidden, *, extra: bool) -> str:
    """What else a turn allows right now, so that only what can be done is spoken of."""
    merge = hidden.ask(can_merge, hidden.viewer)
    return "both" if merge and extra else "merge" if merge else "extra" if extra else "nothing"


def _building_now(hidden: Hidden) -> Said:
    return building_said(hidden.making, hidden.ask(wanted_colour))


def rule_now(hidden: Hidden) -> str:
    """The numbered rule that matters most now."""
    making, by_ship = hidden.making, hidden.back == Phase.SHIP
    match Phase(hidden.phase):
        case Phase.ISLANDS:
            return "IC-14"
        case Phase.ACT:
            return "IC-28" if hidden.ask(cards_left) else "IC-44"
        case Phase.LOAD:
            return "IC-38"
        case Phase.END:
            return "IC-87"
        case Phase.USE:
            return "IC-90" if making == Building.PALACE else "IC-92"
        case Phase.PLACE:
            return "IC-134" if making != Building.HOUSE else "IC-77" if by_ship else "IC-53"
        case Phase.COLOUR:
            return "IC-101" if making != Building.HOUSE else "IC-80" if by_ship else "IC-59"
        case Phase.NAME:
            return "IC-157"
        case Phase.RETURN:
            return "IC-146"
        case _:
            return "IC-172"
