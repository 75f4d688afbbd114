"""The final scoring, and who wins."""

from __future__ import annotations

from islario.games.la_isla.box.components import AREA, KINDS, RESOURCES_A_POINT, SET_VALUE
from islario.games.la_isla.rules.events import Event
from islario.games.la_isla.rules.markers import animals_of
from islario.games.la_isla.rules.resources import all_cubes
from islario.games.la_isla.rules.state import Source
from islario.kernel.journal import note
from islario.kernel.points import score, total
from islario.kernel.rule import query, rule


@rule
def sets_of(state, seat):
    """Sets of five different animals."""
    sets = animals_of(state, seat, 0)
    for animal in range(1, KINDS):
        sets = min(sets, animals_of(state, seat, animal))
    return sets


@rule
def tally(state, seat, animal):
    """How many animals of a kind the seat has, each a point when their marker is moved, and what they are worth at the
    end: each the area of its marker."""
    count = animals_of(state, seat, animal)
    return count, count * AREA[state.marker[animal]]


@query
def tallies(state, seat):
    """The same of all five."""
    return (
        tally(state, seat, 0),
        tally(state, seat, 1),
        tally(state, seat, 2),
        tally(state, seat, 3),
        tally(state, seat, 4),
    )


@query
def final_score(state, seat):
    """As things stand: how many sets there are, and the points for them, for all animals and for resources left."""
    sets, values = sets_of(state, seat), 0
    for _, worth in tallies(state, seat):
        values += worth
    return sets, SET_VALUE * sets, values, all_cubes(state, seat) // RESOURCES_A_POINT


@rule
def score_the_end(state, seat):
    sets, for_sets, values, leftovers = final_score(state, seat)
    score(state, seat, Source.SETS, for_sets)
    note(state, Event.SETS_SCORED, seat, sets, 0, for_sets)
    score(state, seat, Source.VALUES, values)
    note(state, Event.ANIMALS_SCORED, seat, 0, 0, values)
    score(state, seat, Source.LEFTOVERS, leftovers)
    note(state, Event.LEFTOVERS_SCORED, seat, 0, 0, leftovers)


@rule
def beats(state, seat, other):
    """More points win; of those tied, more resources left."""
    mine, theirs = total(state, seat), total(state, other)
    return mine > theirs or (mine == theirs and all_cubes(state, seat) > all_cubes(state, other))
