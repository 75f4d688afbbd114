"""The final scoring, and who wins."""

from __future__ import annotations

from islario.games.la_isla.components import AREA, KINDS, RESOURCES_A_POINT, SET_VALUE
from islario.games.la_isla.markers import animals_of
from islario.games.la_isla.resources import all_cubes
from islario.games.la_isla.state import Event, Source
from islario.kernel.journal import note
from islario.kernel.points import score, total
from islario.kernel.rule import rule


@rule
def sets_of(state, seat):
    """Sets of five different animals."""
    sets = animals_of(state, seat, 0)
    for animal in range(1, KINDS):
        sets = min(sets, animals_of(state, seat, animal))
    return sets


@rule
def value_of_animals(state, seat):
    """Each animal is worth the area in which its marker stands."""
    points = 0
    for animal in range(KINDS):
        points += animals_of(state, seat, animal) * AREA[state.marker[animal]]
    return points


@rule
def score_the_end(state, seat):
    sets, values = sets_of(state, seat) * SET_VALUE, value_of_animals(state, seat)
    leftovers = all_cubes(state, seat) // RESOURCES_A_POINT
    score(state, seat, Source.SETS, sets)
    note(state, Event.SETS_SCORED, seat, sets_of(state, seat), 0, sets)
    score(state, seat, Source.VALUES, values)
    note(state, Event.ANIMALS_SCORED, seat, 0, 0, values)
    score(state, seat, Source.LEFTOVERS, leftovers)
    note(state, Event.LEFTOVERS_SCORED, seat, 0, 0, leftovers)


@rule
def beats(state, seat, other):
    """More points win; of those tied, more resources left."""
    mine, theirs = total(state, seat), total(state, other)
    return mine > theirs or (mine == theirs and all_cubes(state, seat) > all_cubes(state, other))
