"""`islario.batch`: many matches as one array, stepped by compiled code on all cores or on a GPU.

    batch = islario.batch("trails-of-tucana", players=4, size=1024, seed=1)
    while learning:
        moves = policy(batch.observations, batch.masks)   # one move a match, for the seat in `batch.seats`
        batch.step(moves)                                 # then look at batch.rewards and batch.done

The arrays stay where they are and are filled anew by every step: `torch.from_dlpack(batch.observations)` and
`jax.dlpack.from_dlpack(...)` share them without copying, once for the whole run. Copy what you want to keep.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Self

import numpy as np

from islario.kernel.dice import child_key, key_of, key_words
from islario.kernel.layout import DICE_RECORD, enter
from islario.lab.table import (
    AT_RANDOM,
    BEGIN,
    MOST_SEATS,
    NOBODY,
    ROW,
    SETTINGS,
    WAIT,
    Matches,
    Shown,
    draw_moves,
    first_fault,
    step_rows,
)
from islario.match.desk import cells, copied, numbers
from islario.match.errors import BadOption, IllegalMove
from islario.match.game import Game, game

__all__ = ["DEVICES", "DTYPES", "REWARDS", "WAIT", "Batch", "batch"]

DEVICES = ("cpu", "cuda")
DTYPES = ("float32", "int8")
REWARDS = ("places", "points")


def batch(
    name: str | Game,
    players: int | None = None,
    size: int = 1024,
    device: str = "cpu",
    *,
    seed: int | None = None,
    threads: int | None = None,
    auto_reset: bool = True,
    observing: bool = True,
    dtype: str = "float32",
    rewards: str | None = None,
    viewer: int = 0,
    **options: object,
) -> Batch:
    """Matches of one game side by side. Equal seeds give equal matches, whatever the device and the threads.

    `rewards`: "places" (from 1 for winning to -1 for coming last, adding up to 0; the default) or "points" (the
    default where one plays alone); both come when a match ends. With `auto_reset` a new match begins in the same
    step; without it an ended match stays as it is, seen by `viewer`, and takes no more moves.
    `observing=False` leaves the observations out and is faster. `dtype="int8"` makes them a quarter as large: each
    number times 60 (`islario.kernel.rows.SCALE`), rounded, and between -127 and 127.
    """
    opened = name if isinstance(name, Game) else game(name)
    seats = opened.checked_players(players)
    if type(size) is not int or size < 1:
        raise BadOption("bad-size", given=str(size))
    if device not in DEVICES:
        raise BadOption("bad-device", given=str(device), known=", ".join(DEVICES))
    if dtype not in DTYPES:
        raise BadOption("bad-dtype", given=str(dtype), known=", ".join(DTYPES))
    if rewards not in (None, *REWARDS):
        raise BadOption("bad-rewards", given=str(rewards), known=", ".join(REWARDS))
    if viewer not in range(seats):
        raise BadOption("bad-seat", given=str(viewer), most=seats - 1)
    by_points = rewards == "points" or (rewards is None and seats == 1)
    settings = np.array([(seats, size, auto_reset, observing, by_points, viewer)], SETTINGS)
    made = Batch
    if device == "cuda":
        from islario.lab.gpu.batch import CudaBatch

        made = CudaBatch
    workers = threads or os.cpu_count() or 1
    return made(opened, settings, opened.choices(options), key_of(seed), workers, np.dtype(dtype))


class Batch:
    """Matches on the CPU. Every array has one row a match."""

    device = "cpu"

    def __init__(
        self, game: Game, settings: np.ndarray, options: dict[str, str], key: bytes, threads: int, dtype: np.dtype
    ) -> None:
        self.game = game
        self.options = options
        self.dtype = dtype
        self.players, self.size = int(settings["players"][0]), int(settings["matches"][0])
        self._key, self._settings = key, settings
        self._make_arrays()
        self._slices = self._cut(max(1, min(threads, self.size)))
        self._pool = ThreadPoolExecutor(len(self._slices) - 1, "islario-batch") if len(self._slices) > 1 else None
        self.reset()

    def _make_arrays(self) -> None:
        rules, size = self.game.rules, self.size
        seen = size if self._settings["observing"][0] else 1  # compiled code wants an array even for nothing
        self.states = rules.layout.blank(size)
        self.rows = np.zeros(size, ROW)
        self.rows["number"] = NOBODY
        self.masks = np.zeros((size, rules.moves.count), np.bool_)
        self.observations = np.zeros((seen, rules.observation_size), self.dtype)
        self._places = np.zeros((size, MOST_SEATS), np.int64)
        self.seats = np.full(size, NOBODY, np.int8)
        self.pending = np.zeros(size, np.int16)
        self.rewards = np.zeros((size, self.players), np.float32)
        self.done = np.zeros(size, np.bool_)
        chances, moves, keys = np.zeros(size, DICE_RECORD), np.zeros((size, rules.most_legal), np.int64), (size, 8)
        self._matches = Matches(
            states=enter(self.states),
            rows=enter(self.rows),
            chances=enter(chances),
            moves=cells(moves),
            masks=cells(self.masks),
            observations=cells(self.observations),
            places=cells(self._places),
            keys=cells(np.zeros(keys, np.int64)),
            blank=enter(rules.layout.blank()),
            key=key_words(self._key),
            options=numbers(self.game.numbers(self.options)),
            settings=enter(self._settings),
        )
        self._shown = Shown(cells(self.seats), cells(self.pending), cells(self.rewards), cells(self.done))
        self._rows, self._chances, self._moves = self._matches.rows, self._matches.chances, self._matches.moves

    def _cut(self, threads: int) -> list[tuple[int, int]]:
        """The batch in slices, one a thread."""
        cuts = [self.size * thread // threads for thread in range(threads + 1)]
        return list(pairwise(cuts))

    @property
    def numbers(self) -> np.ndarray:
        """Which match of the batch's seed each row plays; see `key`."""
        return self.rows["number"]

    @property
    def decisions(self) -> np.ndarray:
        """Decisions made so far in each match."""
        return self.rows["decisions"]

    @property
    def scores(self) -> np.ndarray:
        """The points of each row's latest finished match."""
        return self.rows["points"][:, : self.players]

    @property
    def places(self) -> np.ndarray:
        """The places of each row's latest finished match."""
        return self._places[:, : self.players]

    def reset(self) -> Self:
        """Begins a fresh match in every row."""
        self._run(np.full(self.size, BEGIN, np.int64), 1)
        return self

    def step(self, moves: Any) -> None:
        """Plays one move in each match, for the seat in `seats`; refuses, and changes nothing, if one is not legal.

        `moves` is any array of integers (numpy, a tensor). `WAIT` leaves a match alone.
        """
        chosen = cells(np.ascontiguousarray(moves, np.int64))
        if chosen.shape != (self.size,):
            raise BadOption("bad-moves", size=self.size, given=str(chosen.shape))
        fault = int(first_fault(self._rows, self._moves, chosen))
        if fault >= 0:
            raise IllegalMove("batch-illegal-move", match=fault, move=int(chosen[fault]))
        self._run(chosen, 1)

    def play_at_random(self, steps: int = 1) -> None:
        """Steps every match with random legal moves; masks and observations are filled at each step."""
        self._run(np.full(self.size, AT_RANDOM, np.int64), steps)

    def sample(self) -> np.ndarray:
        """A random legal move for each match, each as likely as the other."""
        out = cells(np.zeros(self.size, np.int64))
        draw_moves(self._rows, self._chances, self._moves, out)
        return out

    def begin(self, matches: Any) -> None:
        """Begins a fresh match in the rows where `matches` is true."""
        self._run(np.where(np.asarray(matches, np.bool_), BEGIN, WAIT), 1)

    def key(self, number: int) -> bytes:
        """The key of a match by its number (see `numbers`): `game.new(players, key=...)` begins the same match."""
        out = cells(np.zeros(8, np.int64))
        child_key(key_words(self._key), 2 * int(number), out)
        return np.asarray(out).astype("<u4").tobytes()

    def state(self, match: int) -> np.ndarray:
        """A copy of one match's whole state, secrets and all."""
        return copied(self.states[match : match + 1])

    def wait(self) -> None:
        """Until all that was asked for is done; on the CPU it always is, and an illegal move was refused at once."""

    def _run(self, moves: np.ndarray, steps: int) -> None:
        def part(thread: int) -> None:
            step_rows(self._matches, self._shown, *self._slices[thread], cells(moves), steps)

        if self._pool is None:
            part(0)
            return
        others = [self._pool.submit(part, thread) for thread in range(1, len(self._slices))]
        part(0)
        for other in others:
            other.result()
