"""Who sits where: in every round each bot sits in each seat equally often, and meets each other one equally often.

A bot that is named twice sits down twice. Where there are more bots than seats, every choice of them plays; where there
are fewer, they fill the table in turn. A round takes every such table through all rotations; from one round to the
next the order round the table changes, until every order has been.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

STRIDE = 1009  # a prime, so that the rounds go through all orders before one comes back


def seated(bots: int, players: int, match: int) -> tuple[int, ...]:
    """The bot in each seat in a match, by its position among those named."""
    choices = tables(bots, players)
    turn, which = divmod(match, len(choices))
    number, rotation = divmod(turn, players)
    orders = _orders(players)
    order = orders[number * STRIDE % len(orders)]
    table = choices[which]
    return tuple(table[order[(seat + rotation) % players]] for seat in range(players))


def round_length(bots: int, players: int) -> int:
    """Matches after which every bot has had the same."""
    return len(tables(bots, players)) * players


@cache
def tables(bots: int, players: int) -> list[tuple[int, ...]]:
    """Every choice of bots that can fill the table, each as often as the others within one."""
    whole, rest = divmod(players, bots)
    return [(*range(bots),) * whole + chosen for chosen in combinations(range(bots), rest)]


@cache
def _orders(players: int) -> list[tuple[int, ...]]:
    """All orders round the table; rotations of one are the same."""
    return [(0, *others) for others in permutations(range(1, players))]
