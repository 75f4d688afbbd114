"""The search tree: a node is what its mover may know there, found again by a hash of that seat's hidden copy.

No seat answers a choice that is still hidden from it: the copies agree, so the node is the same one. Nodes and
edges lie in arrays of a fixed size; a full tree stops growing and is searched on.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from islario.kernel.copying import take_over
from islario.kernel.rule import rule
from islario.kernel.verbs import hide

NODE = np.dtype([("key", "i8"), ("visits", "i8"), ("value", "f8"), ("first", "i8"), ("count", "i8")])
EDGE = np.dtype([("move", "i8"), ("visits", "i8"), ("value", "f8"), ("prior", "f8")])
NODES, EDGES = 0, 1  # in `used`
HERE, TRIAL, COPY = 0, 1, 2  # the states of a search: where play has come, a move being tried, a hidden copy

PRIME = 0x2545F4914F6CDD1D
MASK = 0x7FFFFFFFFFFFFFFF
NOT_THERE = -1


@rule
def key_of_mover(states, words, seat):
    """What the seat may know, as one number. `words` are the bytes of the states, the journal left out."""
    take_over(states[COPY], states[HERE])
    hide(states[COPY], seat)
    key = seat + 1
    for i in range(words.shape[1]):
        key = ((key ^ words[COPY, i]) * PRIME) & MASK
        key ^= key >> 29
    return key


class Tree(NamedTuple):
    """A search tree, as compiled code takes it."""

    nodes: np.ndarray
    edges: np.ndarray
    slots: np.ndarray  # where to look for a key
    used: np.ndarray  # how many nodes and edges there are
    path: np.ndarray  # the node, the edge and the mover at each step of the latest descent


@rule
def find(tree, key):
    """The node with this key, or none."""
    slots = tree.slots
    at = key % len(slots)
    while slots[at] != 0:
        if tree.nodes[slots[at] - 1].key == key:
            return slots[at] - 1
        at = (at + 1) % len(slots)
    return NOT_THERE


@rule
def has_room(tree, count):
    return tree.used[NODES] < len(tree.nodes) and tree.used[EDGES] + count <= len(tree.edges)


@rule
def add(tree, key, moves, count, priors):
    """A new node with an edge for each move, the likeliest first."""
    nodes, edges, slots, used = tree.nodes, tree.edges, tree.slots, tree.used
    node = used[NODES]
    used[NODES] += 1
    at = key % len(slots)
    while slots[at] != 0:
        at = (at + 1) % len(slots)
    slots[at] = node + 1
    first = used[EDGES]
    used[EDGES] += count
    nodes[node].key, nodes[node].first, nodes[node].count = key, first, count
    nodes[node].visits, nodes[node].value = 0, 0.0
    for i in range(count):
        place = first + i
        while place > first and edges[place - 1].prior < priors[i]:
            edges[place] = edges[place - 1]
            place -= 1
        edges[place].move, edges[place].prior = moves[i], priors[i]
        edges[place].visits, edges[place].value = 0, 0.0
    return node


@rule
def promising(tree, node, manner):
    """The edge to follow: good so far, likely, or seldom tried; the unlikely ones join in as visits add up."""
    nodes, edges = tree.nodes, tree.edges
    visits = nodes[node].visits
    usual = nodes[node].value / visits if visits else 0.5
    wide = min(nodes[node].count, int(manner[0].width + manner[0].widening * math.sqrt(visits)))
    best, best_score = nodes[node].first, -1.0
    for edge in range(nodes[node].first, nodes[node].first + wide):
        tried = edges[edge].visits
        score = edges[edge].value / tried if tried else usual
        score += manner[0].exploration * edges[edge].prior * math.sqrt(visits + 1.0) / (1 + tried)
        if score > best_score:
            best, best_score = edge, score
    return best
