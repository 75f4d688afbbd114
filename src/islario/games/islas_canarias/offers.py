"""What islands offer a settler: the empty areas for each priority, now and when a card was turned.

For views and stories; all of it is what everyone can see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from islario.games.islas_canarias.components import (
    AREAS,
    FEATURES,
    FIRST_PIRATE,
    HOUSE_POINTS,
    LANDS,
    NONE,
    PRIORITY,
    PRIVILEGE,
    Power,
)
from islario.games.islas_canarias.state import Event
from islario.kernel import journal


@dataclass
class Ground:
    """A seat's island: what is empty, and where each colour stands."""

    island: int
    empty: int
    colours: list[int]

    def areas_for(self, symbol: int) -> int:
        """The empty areas next to a feature, or to a building of a colour."""
        land = LANDS[self.island]
        if symbol < len(FEATURES):
            return self.empty & land.touches[symbol]
        around = 0
        for area in range(AREAS):
            if self.colours[symbol - len(FEATURES)] >> area & 1:
                around |= land.neighbours[area]
        return self.empty & around

    def put_up(self, colour: int, area: int) -> None:
        self.colours[colour] |= 1 << area
        self.empty &= ~(1 << area)

    def take_down(self, colour: int, area: int) -> None:
        self.colours[colour] &= ~(1 << area)
        self.empty |= 1 << area


def ground(state: np.ndarray, seat: int) -> Ground:
    one = state[0]
    colours = np.bitwise_or.reduce(one["buildings"][seat], axis=0)
    return Ground(int(one["island"][seat]), int(one["empty"][seat]), [int(areas) for areas in colours])


def place_for(state: np.ndarray, seat: int, card: int) -> tuple[int | None, int]:
    """Which of a settler's priorities says where the house goes (None: none of them), and the areas allowed."""
    here = ground(state, seat)
    if state["owner"][0, PRIVILEGE[Power.BUILD_ANYWHERE]] == seat:
        return None, here.empty
    for i, symbol in enumerate(PRIORITY[card]):
        areas = here.areas_for(int(symbol))
        if areas:
            return i, areas
    return None, here.empty


def counted(grounds: list[Ground], card: int) -> list[list[int]]:
    """How many empty areas each island has for each priority of a settler."""
    return [[here.areas_for(int(symbol)).bit_count() for here in grounds] for symbol in PRIORITY[card]]


def outlook(state: np.ndarray, card: int) -> dict[str, Any]:
    """If the settler landed now: how the islands compare, who gets the house, which priority decides (from 0), and
    whether it takes the privilege."""
    counts = counted([ground(state, seat) for seat in range(state["players"][0])], card)
    ties = int(state["owner"][0, PRIVILEGE[Power.WIN_TIES]])
    running, first = list(range(len(counts[0]))), True
    for i, row in enumerate(counts):
        most = max(row[seat] for seat in running)
        if most == 0:
            continue
        running = [seat for seat in running if row[seat] == most]
        if len(running) == 1 or (first and ties in running):
            tied = len(running) > 1
            return {"counts": counts, "seat": ties if tied else running[0], "at": i, "by_privilege": tied}
        first = False
    return {"counts": counts, "seat": None, "at": None, "by_privilege": False}


def comparisons(state: np.ndarray, turned: journal.Event) -> list[list[list[int]]]:
    """How many empty areas each island had for each priority when the card was turned. The islands of then are those of
    now without the houses that the rest of the move has built, and with those it has taken. An event does not know its
    place: equal cards turned in one move are all told, in their order."""
    grounds = [ground(state, seat) for seat in range(state["players"][0])]
    found = []
    for event in reversed(journal.events_of(state)):
        if event.kind == Event.HOUSE_BUILT:
            grounds[event.seat].take_down(event.what, event.where)
        elif event.kind == Event.HOUSE_LOST:
            grounds[event.seat].put_up(event.what, event.where)
        elif event == turned:
            found.append(counted(grounds, event.what))
    return found[::-1]


def prey(state: np.ndarray, turned: journal.Event) -> tuple[list[int], int]:
    """What told a pirate where to go when it was turned: everybody's points in its colour and who held the privilege
    (NONE: nobody). Between then and now only houses have come and gone."""
    one = state[0]
    colour = turned.what - FIRST_PIRATE
    points = [int(one["colour_points"][seat, colour]) for seat in range(one["players"])]
    holder = int(one["owner"][colour])
    for event in reversed(journal.events_of(state)):
        if event == turned:
            break
        if event.what != colour:
            continue
        if event.kind == Event.HOUSE_BUILT:
            points[event.seat] -= HOUSE_POINTS
        elif event.kind == Event.HOUSE_LOST:
            points[event.seat] += HOUSE_POINTS
        elif event.kind == Event.PRIVILEGE_TAKEN:
            holder = NONE
        elif event.kind == Event.PRIVILEGE_TAKEN_OVER:
            holder = event.where
    return points, holder
