"""Which thing a move speaks of, where its details alone do not say it: every island has an area A, every colour a
house."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import BUILDINGS, CARD_NAMES, COLOURS, NONE, Building
from islario.games.islas_canarias.face.names import standing
from islario.games.islas_canarias.face.things import own
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden


def meant(hidden: Hidden, move: Move) -> str | None:
    match move.kind:
        case "palace" | "town":
            _, colour = standing(hidden, hidden.viewer)[str(move.area)]
            return f"{move.kind}:{COLOURS[colour]}"
        case "place" | "use" | "give_back":
            return f"area:{own(hidden)}/{move.area}"
        case "colour":
            making = Building.HOUSE.value if hidden.making == NONE else hidden.making
            return f"{BUILDINGS[making]}:{move.colour}"
        case "name":
            return f"card:{CARD_NAMES[hidden.turned[hidden.turned_count - 1]]}"
        case "draw" | "take_extra":
            return "part:deck"
    return None
