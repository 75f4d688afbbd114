"""Information-set Monte Carlo tree search, for every game: one truth is imagined an iteration, the tree is followed
by what each mover may know, a leaf is added, played on from and judged, and all movers on the way remember it.
"""

from __future__ import annotations

import math

from islario.bots.part import part
from islario.bots.playout import ahead, choices, go, judge, play_on, weigh
from islario.bots.tree import HERE, NODES, NOT_THERE, add, find, has_room, key_of_mover, promising
from islario.kernel.dice import child_key, give_dice
from islario.kernel.jobs import first_pending
from islario.kernel.rule import rule
from islario.kernel.verbs import imagine, over

TIMES, POINTS, MARGIN, WON, SOURCES = range(5)  # what is added up for each move at the root; sources follow
ROOT = 0


@rule
def one_truth(states, seen, seat, key, number, keys):
    """Something that may be so, as far as the seat knows."""
    child_key(key, number, keys)
    states[HERE] = seen[0]
    imagine(states[HERE], seat, keys)
    states[HERE].quiet = 1


@part
def estimate(states, seen, seat, key, keys, moves, count, manner, worths, edges):
    """How good each of the seat's moves looks, in points, over several truths; added up in edges still to be used."""
    samples = int(manner[0].samples)
    for i in range(count):
        edges[i].prior = 0.0
    for sample in range(samples):
        one_truth(states, seen, seat, key, -1 - sample, keys)
        weigh(states, seat, moves, count, manner, worths)
        for i in range(count):
            edges[i].prior += worths[i] / samples
    for i in range(count):
        worths[i] = edges[i].prior


@part
def plant(states, words, seen, seat, key, keys, moves, count, manner, worths, nodes, edges, slots, used):
    """The root, with the moves given. The tree was empty."""
    estimate(states, seen, seat, key, keys, moves, count, manner, worths, edges)
    states[HERE] = seen[0]
    to_priors(worths, count, manner)
    add(nodes, edges, slots, used, key_of_mover(states, words, seat), moves, count, worths)


@rule
def to_priors(worths, count, manner):
    """The better by estimate, the likelier; none is out of the question."""
    best, together = worths[0], 0.0
    for i in range(1, count):
        best = max(best, worths[i])
    for i in range(count):
        worths[i] = math.exp((worths[i] - best) / manner[0].doubt)
        together += worths[i]
    for i in range(count):
        worths[i] = (1.0 - manner[0].open) * worths[i] / together + manner[0].open / count


@part
def grow(states, seat, moves, count, manner, worths, key, nodes, edges, slots, used):
    """A leaf becomes a node."""
    weigh(states, seat, moves, count, manner, worths)
    to_priors(worths, count, manner)
    add(nodes, edges, slots, used, key, moves, count, worths)


@part
def descend(states, words, seat, moves, manner, worths, nodes, edges, slots, used, path, first_edge):
    """Follows the tree from an edge of the root to a leaf, which is added; returns how many edges were followed."""
    length, mover = 0, seat
    while length < len(path) and not over(states[HERE]):
        count = choices(states, mover, moves)
        node, edge, move = ROOT, first_edge, moves[0]
        if length > 0 and count > 1:
            key = key_of_mover(states, words, mover)
            node = find(nodes, slots, key)
            if node == NOT_THERE:
                if has_room(nodes, edges, used, count):
                    grow(states, mover, moves, count, manner, worths, key, nodes, edges, slots, used)
                return length
            edge = promising(nodes, edges, node, manner)
        if length == 0 or count > 1:
            path[length, 0], path[length, 1], path[length, 2] = node, edge, mover
            length += 1
            move = edges[edge].move
        go(states, HERE, mover, move)
        if not over(states[HERE]):
            mover = first_pending(states[HERE])
    return length


@part
def remember(nodes, edges, path, length, values):
    for i in range(length):
        node, edge, value = path[i, 0], path[i, 1], values[path[i, 2]]
        nodes[node].visits += 1
        nodes[node].value += value
        edges[edge].visits += 1
        edges[edge].value += value


@part
def account(state, seat, points, places, values, row):
    """Adds one outcome to what is known of a move."""
    row[TIMES] += 1
    row[POINTS] += points[seat]
    row[MARGIN] += ahead(points, seat, state.players)
    if not over(state) or state.players == 1:
        row[WON] += values[seat]
    elif places[seat] == 1:
        row[WON] += 1
    for source in range(state.points.shape[1]):
        row[SOURCES + source] += state.points[seat, source]


@rule
def search(
    states, words, seen, seat, key, keys, chances, moves, count, manner, worths,
    nodes, edges, slots, used, path, points, places, values, usual, ledger, first, iterations,
):  # fmt: skip
    """So many iterations, the first of them number `first`; the root holds the `count` moves given.

    In an even search each move of the root has its turn.
    """
    if used[NODES] == 0:
        plant(states, words, seen, seat, key, keys, moves, count, manner, worths, nodes, edges, slots, used)
    width = nodes[ROOT].count
    for number in range(first, first + iterations):
        edge = number % width if manner[0].even else promising(nodes, edges, ROOT, manner)
        truth = edges[edge].visits  # the same ones for each move, so that luck does not decide between them
        one_truth(states, seen, seat, key, 2 * truth, keys)
        child_key(key, 2 * truth + 1, keys)
        give_dice(chances[0], keys)
        length = descend(states, words, seat, moves, manner, worths, nodes, edges, slots, used, path, edge)
        play_on(states, chances[0], seat, moves, manner, worths)
        judge(states, manner, points, places, values, usual, number)
        account(states[HERE], seat, points, places, values, ledger[edge])
        remember(nodes, edges, path, length, values)
