"""What a move costs that is easily overlooked: loading a pirate that would come for oneself."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import CARD_NAMES, FIRST_PIRATE, Building, Power
from islario.games.islas_canarias.face.names import card_said, seats_in
from islario.games.islas_canarias.rules.pirates import sought
from islario.games.islas_canarias.rules.privileges import owns
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.words import Said


def warn(hidden: Hidden, move: Move) -> Said | None:
    """Of a legal move of the viewer's, before it is played."""
    if move.kind != "load":
        return None
    card = CARD_NAMES.index(str(move.card))
    if card < FIRST_PIRATE or hidden.ask(owns, hidden.viewer, Power.PIRATE_SHIELD):
        return None
    victims = seats_in(hidden.ask(sought, card - FIRST_PIRATE))
    if hidden.viewer not in victims or not any(hidden.buildings[hidden.viewer, Building.HOUSE].tolist()):
        return None
    return Said("warn-pirate", card=card_said(card), others=len(victims) - 1)
