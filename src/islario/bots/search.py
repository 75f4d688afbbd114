"""Information-set Monte Carlo tree search, for every game: one truth is imagined an iteration, the tree is followed
by what each mover may know, a leaf is added, played on from and judged, and all movers on the way remember it.
"""

from __future__ import annotations

import math

from islario.bots.playout import ahead, choices, go, judge, play_on, weigh
from islario.bots.tree import HERE, NODES, NOT_THERE, add, find, has_room, key_of_mover, promising
from islario.kernel.copying import take_over
from islario.kernel.dice import child_key, give_dice
from islario.kernel.jobs import first_pending
from islario.kernel.part import part
from islario.kernel.rule import rule
from islario.kernel.verbs import imagine, over
from islario.learned.network import NOT_YET, consider, likelihoods

TIMES, POINTS, MARGIN, WON, SOURCES = range(5)  # what is added up for each move at the root; sources follow
ROOT = 0


@rule
def one_truth(desk, seen, seat, key, number):
    """Something that may be so, as far as the seat knows."""
    child_key(key, number, desk.keys)
    take_over(desk.states[HERE], seen[0])
    imagine(desk.states[HERE], seat, desk.keys)
    desk.states[HERE].quiet = 1


@part
def estimate(desk, seen, seat, key, count, manner, edges):
    """How good each of the seat's moves looks, in points, over several truths; added up in edges still to be used."""
    samples = int(manner[0].samples)
    for i in range(count):
        edges[i].prior = 0.0
    for sample in range(samples):
        one_truth(desk, seen, seat, key, -1 - sample)
        weigh(desk, seat, count, manner)
        for i in range(count):
            edges[i].prior += desk.worths[i] / samples
    for i in range(count):
        desk.worths[i] = edges[i].prior


@part
def plant(desk, tree, seen, seat, key, count, manner, mind):
    """The root, with the moves given. The tree was empty."""
    if mind is None:
        estimate(desk, seen, seat, key, count, manner, tree.edges)
    take_over(desk.states[HERE], seen[0])
    if mind is None:
        to_priors(desk.worths, count, manner)
    else:
        learned_priors(desk, seat, count, manner, mind)
    add(tree, key_of_mover(desk.states, desk.words, seat), desk.moves, count, desk.worths)


@part
def learned_priors(desk, seat, count, manner, mind):
    """As likely as the network would make each move; none is out of the question."""
    consider(mind, desk.states, HERE, seat)
    likelihoods(mind, desk.moves, count, manner[0].doubt, desk.worths)
    for i in range(count):
        desk.worths[i] += manner[0].open * (1.0 / count - desk.worths[i])


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
def grow(desk, tree, seat, count, manner, key, mind):
    """A leaf becomes a node."""
    if mind is None:
        weigh(desk, seat, count, manner)
        to_priors(desk.worths, count, manner)
    else:
        learned_priors(desk, seat, count, manner, mind)
        mind.mover[0] = seat
    add(tree, key, desk.moves, count, desk.worths)


@part
def descend(desk, tree, seat, manner, first_edge, mind):
    """Follows the tree from an edge of the root to a leaf, which is added; returns how many edges were followed."""
    length, mover = 0, seat
    while length < len(tree.path) and not over(desk.states[HERE]):
        count = choices(desk.states, mover, desk.moves)
        node, edge, move = ROOT, first_edge, desk.moves[0]
        if length > 0 and count > 1:
            key = key_of_mover(desk.states, desk.words, mover)
            node = find(tree, key)
            if node == NOT_THERE:
                if has_room(tree, count):
                    grow(desk, tree, mover, count, manner, key, mind)
                return length
            edge = promising(tree, node, manner)
        if length == 0 or count > 1:
            tree.path[length, 0], tree.path[length, 1], tree.path[length, 2] = node, edge, mover
            length += 1
            move = tree.edges[edge].move
        go(desk.states, HERE, mover, move)
        if not over(desk.states[HERE]):
            mover = first_pending(desk.states[HERE])
    return length


@part
def remember(tree, length, values):
    for i in range(length):
        node, edge, value = tree.path[i, 0], tree.path[i, 1], values[tree.path[i, 2]]
        tree.nodes[node].visits += 1
        tree.nodes[node].value += value
        tree.edges[edge].visits += 1
        tree.edges[edge].value += value


@part
def account(state, seat, outcome, row):
    """Adds one outcome to what is known of a move."""
    row[TIMES] += 1
    row[POINTS] += outcome.points[seat]
    row[MARGIN] += ahead(outcome.points, seat, state.players)
    row[WON] += outcome.wins[seat]
    for source in range(state.points.shape[1]):
        row[SOURCES + source] += state.points[seat, source]


@part
def searching(desk, tree, outcome, seen, seat, key, count, manner, first, iterations, mind):
    """So many iterations, the first of them number `first`; the root holds the first `count` of the desk's moves.

    In an even search each move of the root has its turn.
    """
    if tree.used[NODES] == 0:
        plant(desk, tree, seen, seat, key, count, manner, mind)
    width = tree.nodes[ROOT].count
    for number in range(first, first + iterations):
        edge = number % width if manner[0].even else promising(tree, ROOT, manner)
        truth = tree.edges[edge].visits  # the same ones for each move, so that luck does not decide between them
        one_truth(desk, seen, seat, key, 2 * truth)
        child_key(key, 2 * truth + 1, desk.keys)
        give_dice(desk.chances[0], desk.keys)
        if mind is not None:
            mind.mover[0] = NOT_YET
        length = descend(desk, tree, seat, manner, edge, mind)
        play_on(desk, seat, manner, mind)
        judge(desk, manner, outcome, number, mind)
        account(desk.states[HERE], seat, outcome, outcome.ledger[edge])
        remember(tree, length, outcome.values)


@rule
def search(desk, tree, outcome, seen, seat, key, count, manner, first, iterations):
    """With the game's own estimates."""
    searching(desk, tree, outcome, seen, seat, key, count, manner, first, iterations, None)


@rule
def learned_search(desk, tree, outcome, seen, seat, key, count, manner, first, iterations, mind):
    """With a network's likelihoods and prospects."""
    searching(desk, tree, outcome, seen, seat, key, count, manner, first, iterations, mind)
