"""Routes: the paths that leave the expedition's site, by the last stretch of a ride, and the flights to other sites."""

from __future__ import annotations

from islario.games.isla_dorada.box.island import NONE, PATHS, RIDE_TAKES, RIDE_TO, RIDES_FROM, ROUTES
from islario.kernel.bits import lowest
from islario.kernel.rule import query, rule


@rule
def destination(site, route):
    """Where a route from a site ends; NONE if it does not lead away from there."""
    if route < PATHS:
        return RIDE_TO[site, route]
    return NONE if route - PATHS == site else route - PATHS


@rule
def paths_taken(site, route):
    """The paths on which a route runs; a flight takes none."""
    return RIDE_TAKES[site, route] if route < PATHS else 0


@query
def stop_of(state, route):
    """Where a route would lead the expedition from here; NONE if nowhere."""
    return destination(state.expedition, route)


@query
def monster_on(state, route):
    """The monster that stands in the way of a route from here, or NONE."""
    paths = paths_taken(state.expedition, route)
    for monster in range(2):
        if state.monster[monster] != NONE and paths >> state.monster[monster] & 1:
            return monster
    return NONE


@rule
def is_open(state, route):
    """Paths that leave the expedition's site without a monster on them, and flights to any other site."""
    return stop_of(state, route) != NONE and monster_on(state, route) == NONE


@rule
def next_open(state, first):
    """The first open route from this number on: paths come before flights; ROUTES if there is none."""
    paths = RIDES_FROM[state.expedition] >> first << first if first < PATHS else 0
    while paths:
        if is_open(state, lowest(paths)):
            return lowest(paths)
        paths &= paths - 1
    flight = max(first, PATHS)
    return flight if flight == ROUTES or is_open(state, flight) else flight + 1


@rule
def a_path_is_open(state):
    return next_open(state, 0) < PATHS
