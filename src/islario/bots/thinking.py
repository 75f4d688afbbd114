"""One search from Python: its memory, its clock, and what it has found out about each move."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from islario.bots.playout import Desk, Outcome
from islario.bots.search import MARGIN, POINTS, SOURCES, TIMES, WON, learned_search, search
from islario.bots.tree import EDGE, NODE, NODES, Tree
from islario.kernel.dice import key_words
from islario.kernel.game import Rules
from islario.kernel.layout import DICE_RECORD, enter
from islario.kernel.manner import Manner
from islario.learned.network import Mind
from islario.match.desk import cells
from islario.match.match import Seen

MOST_NODES = 40_000
MOST_EDGES = 500_000
LONGEST_PATH = 64
A_FEW = 50  # iterations
A_SLICE = 0.01  # seconds of compiled code between two looks at the clock
Clock = Callable[[], float]
_own = threading.local()  # a search's memory is its thread's


class Memory:
    """What one search works with. It does not grow: 20 MB a game and thread, and only what is used is touched."""

    def __init__(self, rules: Rules, nodes: int = MOST_NODES, edges: int = MOST_EDGES) -> None:
        seats = max(rules.seats)
        body = rules.layout.dtype.fields["journal_page"][1] // 8  # type: ignore[index]
        states = rules.layout.blank(3)
        self.nodes = np.zeros(nodes, NODE)
        self.edges = np.zeros(edges, EDGE)
        self.desk = Desk(
            states=enter(states),
            words=cells(states.view(np.int64).reshape(3, -1)[:, :body]),
            chances=enter(np.zeros(1, DICE_RECORD)),
            keys=cells(np.zeros(8, np.int64)),
            moves=cells(np.zeros(rules.most_legal, np.int64)),
            worths=cells(np.zeros(rules.most_legal, np.float64)),
        )
        self.tree = Tree(
            nodes=enter(self.nodes),
            edges=enter(self.edges),
            slots=cells(np.zeros(2 * nodes, np.int64)),
            used=cells(np.zeros(2, np.int64)),
            path=cells(np.zeros((LONGEST_PATH, 3), np.int64)),
        )
        self.outcome = Outcome(
            points=cells(np.zeros(seats, np.float64)),
            foretold=cells(np.zeros(seats, np.float64)),
            places=cells(np.zeros(seats, np.int64)),
            wins=cells(np.zeros(seats, np.float64)),
            values=cells(np.zeros(seats, np.float64)),
            usual=cells(np.zeros(seats, np.float64)),
            hopes=cells(np.zeros(seats, np.float64)),
            ledger=cells(np.zeros((rules.most_legal, SOURCES + len(rules.sources)), np.float64)),
        )

    def clear(self) -> None:
        self.tree.slots[:] = 0
        self.tree.used[:] = 0
        self.outcome.ledger[:] = 0.0


def memory_for(rules: Rules) -> Memory:
    """This thread's memory for the game."""
    kept: dict[str, Memory] = _own.__dict__
    if rules.name not in kept:
        kept[rules.name] = Memory(rules)
    return kept[rules.name]


@dataclass(frozen=True)
class Finding:
    """What is known of a move: how often it was looked into, and the mean of what came of it."""

    move: int
    visits: int
    prior: float
    value: float  # from 0, lost, to 1, won
    points: float
    margin: float
    chance: float
    sources: tuple[float, ...]


class Thinking:
    """A search that goes on as long as it is asked to. Equal keys and iterations give equal findings."""

    def __init__(
        self,
        seen: Seen,
        manner: Manner,
        key: bytes,
        moves: list[int] | None = None,
        memory: Memory | None = None,
        mind: Mind | None = None,
    ) -> None:
        self.seen = seen
        self.moves = seen.moves() if moves is None else moves
        self.manner = manner.record()
        self.key = key_words(key)
        self.memory = memory or memory_for(seen.game.rules)
        self.memory.clear()
        self.mind = mind
        self.iterations = 0

    def go_on(self, iterations: int) -> None:
        """So many iterations more, in compiled code that lets other threads run."""
        m = self.memory
        m.desk.moves[: len(self.moves)] = self.moves
        given = (
            m.desk, m.tree, m.outcome, enter(self.seen.hidden.array), self.seen.seat, self.key, len(self.moves),
            enter(self.manner), self.iterations, iterations,
        )  # fmt: skip
        if self.mind is None:
            search(*given)
        else:
            learned_search(*given, self.mind)
        self.iterations += iterations

    def count_to(self, iterations: int, stop: threading.Event | None = None) -> None:
        """So many iterations in all, a few at a time: whoever sets `stop` is obeyed between them."""
        self.go_on(0)
        while self.iterations < iterations and not (stop is not None and stop.is_set()):
            self.go_on(min(A_FEW, iterations - self.iterations))

    def think(self, seconds: float, stop: threading.Event | None = None, clock: Clock = time.perf_counter) -> None:
        """For so long, in short slices: whoever sets `stop` is obeyed at the next one."""
        begun = now = clock()
        self.go_on(0)  # whoever is stopped at once has had a first look
        slice_of = 1
        while now - begun < seconds and not (stop is not None and stop.is_set()):
            self.go_on(slice_of)
            before, now = now, clock()
            wanted = min(A_SLICE, seconds - (now - begun))
            slice_of = max(1, min(4 * slice_of, int(slice_of * wanted / max(now - before, 1e-6))))

    def findings(self) -> list[Finding]:
        """What is known of each move, the most visited first."""
        m = self.memory
        found = []
        for i in range(len(self.moves)):
            edge, row = m.edges[i], np.asarray(m.outcome.ledger[i])
            times = max(1.0, float(row[TIMES]))
            mean = row / times
            visits = int(edge["visits"])
            found.append(
                Finding(
                    int(edge["move"]), visits, float(edge["prior"]), float(edge["value"]) / max(1, visits),
                    float(mean[POINTS]), float(mean[MARGIN]), float(mean[WON]), tuple(map(float, mean[SOURCES:])),
                )
            )  # fmt: skip
        return sorted(found, key=lambda found: (-found.visits, -found.value, -found.prior))

    @property
    def nodes(self) -> int:
        return int(self.memory.tree.used[NODES])
