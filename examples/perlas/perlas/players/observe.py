"""What a learner in a seat sees: features in a fixed order, each between 0 and about 1."""

from __future__ import annotations

from islario.kernel.game import Feature
from islario.kernel.points import total
from islario.kernel.rule import rule
from islario.kernel.seats import seat_after
from perlas.box.components import COPIES, COVES, DEPTHS, NONE, PEARL_COUNT, PEARLS, ROUNDS, SEATS
from perlas.rules.state import OPTIONS, Phase

A_COVE = len(PEARLS) + 1
A_SEAT = len(PEARLS) + 5
OBSERVATION = (
    Feature("options", len(OPTIONS)),
    Feature("diving or taking, round", 2),
    Feature("each cove: the pearl in it, closed", COVES * A_COVE),
    Feature("my hand, and the card I have chosen, by depth", 2 * DEPTHS),
    Feature("discards, by depth", DEPTHS),
    Feature("each seat from mine onward: pearls, points, depth, deciding, first diver, there", SEATS * A_SEAT),
)


@rule
def observe(state, seat, out):
    out[:] = 0.0
    at = len(state.options)
    for option in range(at):
        out[option] = state.options[option]
    out[at] = state.phase == Phase.DIVE
    out[at + 1] = state.round_number / ROUNDS
    at += 2
    for cove in range(COVES):
        if state.cove[cove] != NONE:
            out[at + state.cove[cove]] = 1
        out[at + len(PEARLS)] = state.closed == cove
        at += A_COVE
    for card in range(DEPTHS):
        out[at + card] = state.hand[seat, card] / COPIES
        out[at + DEPTHS + card] = state.laid[seat] == card + 1
        out[at + 2 * DEPTHS + card] = state.discards[card] / COPIES
    at += 3 * DEPTHS
    for step in range(state.players):
        observe_seat(state, seat_after(state, seat, step), out[at : at + A_SEAT])
        at += A_SEAT


@rule
def observe_seat(state, seat, out):
    for kind in range(len(PEARLS)):
        out[kind] = state.pearls[seat, kind] / PEARL_COUNT[kind]
    out[len(PEARLS)] = total(state, seat) / 40
    out[len(PEARLS) + 1] = state.dived[seat] / DEPTHS
    out[len(PEARLS) + 2] = state.waiting >> seat & 1
    out[len(PEARLS) + 3] = state.start == seat
    out[len(PEARLS) + 4] = 1
