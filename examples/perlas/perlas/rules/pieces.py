"""What can neither appear nor vanish."""

from __future__ import annotations

from islario.kernel.reading import State
from perlas.box.components import DEPTHS, PEARLS


def pieces(state: State) -> dict[str, int]:
    coves = state.cove.tolist()
    counted = {
        f"{name} pearls": state.bag[kind] + coves.count(kind) + int(state.pearls[:, kind].sum())
        for kind, name in enumerate(PEARLS)
    }
    for card in range(DEPTHS):
        counted[f"cards of depth {card + 1}"] = state.deck[card] + state.discards[card] + int(state.hand[:, card].sum())
    return counted
