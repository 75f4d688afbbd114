"""A batch of matches that lives on a GPU: one thread a match, the very same step as on the CPU.

Every array is a device array with `__cuda_array_interface__`: `torch.as_tensor(batch.observations, device="cuda")`,
`cupy.asarray(...)` and `jax.numpy.asarray(...)` share it without copying. Needs `pip install islario[cuda]`.
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numba import cuda

from islario.kernel.dice import below, key_words
from islario.kernel.errors import IslarioError
from islario.kernel.layout import DICE_RECORD
from islario.lab import cuda as _enables_enum_indices  # noqa: F401
from islario.lab.batch import Batch
from islario.lab.cuda_order import Order
from islario.lab.table import (
    BEGIN,
    MOST_SEATS,
    NOBODY,
    ROW,
    WAIT,
    Matches,
    Shown,
    is_allowed,
    show_row,
    step_row,
)
from islario.match.errors import BadOption, IllegalMove

THREADS = 256  # a block


class NoGpu(IslarioError):
    """There is no NVIDIA GPU, or its driver cannot be used."""


@cuda.jit
def _step(matches, chosen, order):
    at = cuda.grid(1)
    if at < matches.states.shape[0]:
        i = order[at]
        step_row(matches, i, chosen[i])


@cuda.jit
def _show(matches, shown):
    i = cuda.grid(1)
    if i < matches.rows.shape[0]:
        show_row(matches, shown, i)


@cuda.jit
def _check(rows, moves, chosen, fault):
    i = cuda.grid(1)
    if i < chosen.shape[0] and rows[i].choices and chosen[i] != WAIT:
        if not is_allowed(moves[i], rows[i].choices, chosen[i]):
            cuda.atomic.min(fault, 0, i)


@cuda.jit
def _draw(rows, chances, moves, out):
    i = cuda.grid(1)
    if i < out.shape[0]:
        out[i] = 0
        if rows[i].choices:
            out[i] = moves[i, below(chances[i], rows[i].choices)]


class CudaBatch(Batch):
    """Matches on a GPU. Every array has one row a match and stays on the device."""

    device = "cuda"

    def _make_arrays(self) -> None:
        try:
            cuda.current_context()
        except Exception as wrong:  # numba-cuda raises errors of its own where there is no driver
            raise NoGpu("no-gpu", wrong=str(wrong).splitlines()[0]) from None
        rules, size = self.game.rules, self.size
        seen = size if self._settings["observing"][0] else 1
        rows = np.zeros(size, ROW)
        rows["number"] = NOBODY
        self.states: Any = cuda.to_device(rules.layout.blank(size))
        self.rows: Any = cuda.to_device(rows)
        self.masks: Any = cuda.to_device(np.zeros((size, rules.moves.count), np.bool_))
        self.observations: Any = cuda.to_device(np.zeros((seen, rules.observation_size), np.float32))
        self._places: Any = cuda.to_device(np.zeros((size, MOST_SEATS), np.int64))
        self.seats: Any = cuda.to_device(np.full(size, NOBODY, np.int8))
        self.pending: Any = cuda.to_device(np.zeros(size, np.int16))
        self.rewards: Any = cuda.to_device(np.zeros((size, self.players), np.float32))
        self.done: Any = cuda.to_device(np.zeros(size, np.bool_))
        self._moves: Any = cuda.device_array((size, rules.most_legal), np.int64)
        self._chances: Any = cuda.to_device(np.zeros(size, DICE_RECORD))
        self._rows = self.rows
        self._order = Order(size, rules.moves.count, rules.most_legal)
        self._fault = cuda.to_device(np.zeros(1, np.int64))
        self._drawn: Any = cuda.device_array(size, np.int64)
        options = np.array(self.game.numbers(self.options) or [0], np.int64)
        shared = (rules.layout.blank(), np.asarray(key_words(self._key)), options, self._settings)
        self._matches = Matches(
            self.states, self.rows, self._chances, self._moves, self.masks, self.observations, self._places,
            cuda.device_array((size, 8), np.int64), *(cuda.to_device(array) for array in shared),
        )  # fmt: skip
        self._shown = Shown(self.seats, self.pending, self.rewards, self.done)

    @property
    def _grid(self) -> tuple[int, int]:
        return (self.size + THREADS - 1) // THREADS, THREADS

    @property
    def numbers(self) -> np.ndarray:
        return self.rows.copy_to_host()["number"]  # type: ignore[no-any-return]

    @property
    def decisions(self) -> np.ndarray:
        return self.rows.copy_to_host()["decisions"]  # type: ignore[no-any-return]

    @property
    def scores(self) -> np.ndarray:
        return self.rows.copy_to_host()["points"][:, : self.players]  # type: ignore[no-any-return]

    @property
    def places(self) -> np.ndarray:
        return self._places.copy_to_host()[:, : self.players]  # type: ignore[no-any-return]

    def reset(self) -> Self:
        self._step(cuda.to_device(np.full(self.size, BEGIN, np.int64)))
        self._show()
        return self

    def step(self, moves: Any) -> None:
        """As on the CPU; `moves` is an array of 64-bit integers, on this GPU or not."""
        if hasattr(moves, "__cuda_array_interface__"):
            chosen = cuda.as_cuda_array(moves)
        else:
            chosen = cuda.to_device(np.ascontiguousarray(moves, np.int64))
        if chosen.shape != (self.size,) or chosen.dtype != np.int64:
            raise BadOption("bad-moves", size=self.size, given=f"{chosen.shape}, {chosen.dtype}")
        self._fault.copy_to_device(np.full(1, self.size, np.int64))
        _check[self._grid](self._rows, self._moves, chosen, self._fault)
        fault = int(self._fault.copy_to_host()[0])
        if fault < self.size:
            raise IllegalMove("batch-illegal-move", match=fault, move=int(chosen[fault]))
        self._step(chosen)
        self._show()

    def play_at_random(self, steps: int = 1) -> None:
        for _ in range(steps):
            _draw[self._grid](self._rows, self._chances, self._moves, self._drawn)
            self._step(self._drawn)
        self._show()

    def sample(self) -> Any:
        out = cuda.device_array(self.size, np.int64)
        _draw[self._grid](self._rows, self._chances, self._moves, out)
        return out

    def begin(self, matches: Any) -> None:
        wanted = matches.copy_to_host() if hasattr(matches, "copy_to_host") else np.asarray(matches, np.bool_)
        self._step(cuda.to_device(np.where(wanted, BEGIN, WAIT)))
        self._show()

    def state(self, match: int) -> np.ndarray:
        return np.asarray(self.states[match : match + 1].copy_to_host())

    def _step(self, moves: Any) -> None:
        _step[self._grid](self._matches, moves, self._order.sort(self._rows, moves))

    def _show(self) -> None:
        _show[self._grid](self._matches, self._shown)

    def wait(self) -> None:
        """Until the GPU has done all it was asked to."""
        cuda.synchronize()
