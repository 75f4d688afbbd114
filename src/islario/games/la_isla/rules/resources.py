"""Resources: cubes in five colours, from a general supply without limit."""

from __future__ import annotations

from islario.games.la_isla.box.components import KINDS
from islario.kernel.rule import rule


@rule
def gain(state, seat, colour):
    state.cubes[seat, colour] += 1
    state.gained[seat, colour] += 1


@rule
def spend(state, seat, colour):
    state.cubes[seat, colour] -= 1
    state.spent[seat, colour] += 1


@rule
def all_cubes(state, seat):
    cubes = 0
    for colour in range(KINDS):
        cubes += state.cubes[seat, colour]
    return cubes


@rule
def has_any(state, seat):
    return all_cubes(state, seat) > 0
