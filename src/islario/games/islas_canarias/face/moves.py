"""Moves in words."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import CARD_NAMES, COLOURS, ISLANDS
from islario.games.islas_canarias.face.names import area_said, building_said, face_said, house_said, island_said
from islario.games.islas_canarias.rules.cards import cards_to_draw
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.words import Said, Who


def tell_move(hidden: Hidden, move: Move) -> Said:
    message, seat = f"move-{move.kind.replace('_', '-')}", hidden.viewer
    match move.kind:
        case "take_island":
            return Said(message, island=island_said(ISLANDS.index(move.island)))
        case "build" | "load":
            return Said(message, card=face_said(CARD_NAMES.index(str(move.card))))
        case "place":
            return Said(message, area=area_said(hidden, seat, str(move.area)))
        case "colour":
            return Said(message, building=building_said(hidden.making, COLOURS.index(move.colour)))
        case "palace" | "town" | "use" | "give_back":
            return Said(message, house=house_said(hidden, seat, str(move.area)))
        case "name":
            return Said(message, who=Who(int(move.seat)))
        case "draw":
            return Said(message, count=hidden.ask(cards_to_draw, seat))
        case _:
            return Said(message)
