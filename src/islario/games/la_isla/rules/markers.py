"""The animal tracks: markers go up, whoever moves one scores, and where they stand ends the game."""

from __future__ import annotations

from islario.games.la_isla.box.components import AREA, END_SUM, KINDS, LARGE, TOP
from islario.kernel.points import score
from islario.kernel.rule import query, rule


@rule
def animals_of(state, seat, animal):
    """How many animals of a kind the seat has; a large tile counts twice."""
    return state.animals[seat, animal] + LARGE * (state.large[seat] == animal)


@rule
def move_marker(state, seat, animal, source):
    """One space up, unless it is on top; a point for each of the seat's animals of that kind is scored all the same.
    Returns the points."""
    points = animals_of(state, seat, animal)
    if state.marker[animal] < TOP:
        state.marker[animal] += 1
    score(state, seat, source, points)
    return points


@query
def area_sum(state):
    """The values of the areas in which the five markers stand, added up."""
    areas = 0
    for animal in range(KINDS):
        areas += AREA[state.marker[animal]]
    return areas


@query
def sum_left(state):
    """What is missing to the sum that ends the game."""
    return max(0, END_SUM[state.players] - area_sum(state))
