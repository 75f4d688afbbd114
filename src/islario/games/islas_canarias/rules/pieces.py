"""What can neither appear nor vanish."""

from __future__ import annotations

from islario.games.islas_canarias.box.components import BUILDINGS, CARD_NAMES, COLOURS, COPIES
from islario.games.islas_canarias.rules.state import Setting
from islario.kernel.reading import State


def pieces(state: State) -> dict[str, int]:
    """Every card, and every house, palace and town by colour."""
    copies = COPIES[state.options[Setting.DECK]].tolist()
    cards = (state.deck + state.discards + state.ship + state.hand.sum(axis=0)).tolist()
    sizes = state.deck_size + state.discards_size + state.ship_size + sum(state.hand_size.tolist())
    counted = {f"card {name}": cards[i] for i, name in enumerate(CARD_NAMES) if copies[i]}
    for i, building in enumerate(BUILDINGS):
        for j, colour in enumerate(COLOURS):
            standing = sum(areas.bit_count() for areas in state.buildings[:, i, j].tolist())
            counted[f"{colour} {building}"] = state.supply[i, j] + standing
    return {"cards": sizes, **counted}
