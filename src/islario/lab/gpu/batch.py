"""A batch of matches that lives on a GPU: one thread a match, the very same rules as on the CPU.

Every array is a device array with `__cuda_array_interface__`: `torch.as_tensor(batch.observations, device="cuda")`,
`cupy.asarray(...)` and `jax.numpy.asarray(...)` share it without copying. Needs `pip install islario[cuda]`.

A step is launched and not waited for. An illegal move is noted on the GPU: from then on nothing is played, until the
host asks (`wait`, whatever is copied to the host, and every so many steps by itself), is told, and may go on.
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numba import cuda

from islario.kernel.dice import key_words
from islario.kernel.errors import IslarioError
from islario.kernel.layout import DICE_RECORD
from islario.lab.batch import Batch
from islario.lab.gpu.graph import Graph, Kernel, address, copy, zeros
from islario.lab.gpu.kernels import (
    FINE,
    FOUND,
    begin_kernel,
    check,
    draw,
    far_step_kernel,
    look_kernel,
    near_step_kernel,
    show_kernel,
    stride_words,
)
from islario.lab.gpu.order import Order
from islario.lab.gpu.tile import WARP
from islario.lab.table import BEGIN, MOST_SEATS, NOBODY, ROW, WAIT, Matches, Shown
from islario.match.errors import BadOption, IllegalMove

THREADS = 128  # a block of a simple kernel; the others have a warp a block, so that few matches fill the GPU too
MOST_WARPS = 2048  # that begin new matches at a time
BUSY_WARPS = 7  # of 32 matches each
MOST_TILE = 48 * 1024  # bytes of a warp's records
LOOK_EVERY = 256  # steps, then the host asks whether all moves were legal


class NoGpu(IslarioError):
    """There is no NVIDIA GPU, or its driver cannot be used."""


class CudaBatch(Batch):
    """Matches on a GPU. Every array has one row a match and stays on the device."""

    device = "cuda"

    def _make_arrays(self) -> None:
        try:
            cuda.current_context()
        except Exception as wrong:  # numba-cuda raises errors of its own where there is no driver
            raise NoGpu("no-gpu", wrong=str(wrong).splitlines()[0]) from None
        rules, size = self.game.rules, self.size
        self._warps = (size + WARP - 1) // WARP
        whole = self._warps * WARP  # a warp fills all its rows, there or not
        observing = bool(self._settings["observing"][0])
        rows = np.zeros(size, ROW)
        rows["number"] = NOBODY
        self.states: Any = zeros(size, rules.layout.dtype)
        self.rows: Any = cuda.to_device(rows)
        masks: Any = zeros((whole, rules.moves.count), np.bool_)
        observations: Any = zeros((whole if observing else 1, rules.observation_size), self.dtype)
        self.masks, self.observations = masks[:size], observations[: size if observing else 1]
        self._places: Any = zeros((size, MOST_SEATS), np.int64)
        self.seats: Any = cuda.to_device(np.full(size, NOBODY, np.int8))
        self.pending: Any = zeros(size, np.int16)
        self.rewards: Any = zeros((size, self.players), np.float32)
        self.done: Any = zeros(size, np.bool_)
        self._moves: Any = zeros((size, rules.most_legal), np.int16)
        self._chances: Any = zeros(size, DICE_RECORD)
        self._chosen: Any = zeros(size, np.int64)
        self._fault: Any = cuda.to_device(np.full(2, FINE, np.int64))
        self._fresh: Any = zeros(1 + size, np.int32)  # how many rows begin a new match, and which
        self._steps = 0
        options = np.array(self.game.numbers(self.options) or [0], np.int64)
        shared = (rules.layout.blank(), np.asarray(key_words(self._key)), options, self._settings)
        self._matches = Matches(
            self.states, self.rows, self._chances, self._moves, masks, observations, self._places,
            zeros((size, 8), np.int64), *(cuda.to_device(array) for array in shared),
        )  # fmt: skip
        self._shown = Shown(self.seats, self.pending, self.rewards, self.done)
        self._make_kernels(observations.shape[1] * self.dtype.itemsize if observing else 0)

    def _make_kernels(self, row_bytes: int) -> None:
        rules, matches, layout = self.game.rules, self._matches, self.game.rules.layout.dtype
        order = Order(matches.rows, self._chosen, rules.moves.count, rules.most_legal)
        record = stride_words(layout) * 8
        width = self._width(record)
        warps = -(-self.size // width)
        simple = (self.size + THREADS - 1) // THREADS, THREADS
        self._draw = Kernel(draw, *simple, (matches.rows, self._chances, self._moves, self._chosen))
        check_all = Kernel(check, *simple, (matches.rows, self._moves, self._chosen, self._fault))
        step = (matches, self._chosen, order.order, self._fault, self._fresh)
        begin = (matches, self._fresh, width)
        show = (matches, self._shown, self._fault, self._fresh)
        playing = [
            *order.kernels,
            Kernel(near_step_kernel(layout), warps, WARP, (*step, width), width * record)
            if self._near(record)
            else Kernel(far_step_kernel(layout), *simple, step),
            Kernel(begin_kernel(layout), min(warps, MOST_WARPS), WARP, begin, width * record),
            Kernel(show_kernel(layout, rules.moves.count), self._warps, WARP, show, WARP * rules.moves.count),
        ]  # fmt: skip
        if row_bytes:
            playing.append(self._looking(record, row_bytes))
        self._as_told = Graph(playing)
        self._checked = Graph([check_all, *playing])
        self._at_random = Graph([self._draw, *playing])

    def _near(self, record: int) -> bool:
        """Whether records are carried near the processors: where enough of them fit to keep these busy, or all do."""
        device = cuda.get_current_device()
        room = device.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR
        return bool(BUSY_WARPS * WARP * record <= room or self.size * record <= room * device.MULTIPROCESSOR_COUNT)

    def _width(self, record: int) -> int:
        """How many matches a warp steps. The more the better, but some warps on every processor, and several tiles."""
        device, width = cuda.get_current_device(), WARP
        while width > 8 and (self.size // width < 4 * device.MULTIPROCESSOR_COUNT - 32 or width * record > MOST_TILE):
            width //= 2
        return width

    def _looking(self, record: int, row_bytes: int) -> Kernel:
        """Observations. Rows are wiped and then filled here and there: so many at a time as the cache holds."""
        device, width = cuda.get_current_device(), 16 if self.dtype == np.int8 else 8
        held = int(0.8 * device.L2_CACHE_SIZE) // (device.MULTIPROCESSOR_COUNT * row_bytes * width)
        room = device.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR // max(held, 1) - 1024
        look = look_kernel(self.game.rules.layout.dtype, row_bytes)
        shared = max(width * record, min(room, device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN))
        return Kernel(look, -(-self.size // width), WARP, (self._matches, width), shared)

    @property
    def numbers(self) -> np.ndarray:
        return self._row_field("number")

    @property
    def decisions(self) -> np.ndarray:
        return self._row_field("decisions")

    @property
    def scores(self) -> np.ndarray:
        return self._row_field("points")[:, : self.players]

    @property
    def places(self) -> np.ndarray:
        self.wait()
        return self._places.copy_to_host()[:, : self.players]  # type: ignore[no-any-return]

    def reset(self) -> Self:
        self.wait()
        self._chosen.copy_to_device(np.full(self.size, BEGIN, np.int64))
        self._as_told.launch()
        return self

    def step(self, moves: Any) -> None:
        """As on the CPU, but not waited for: an illegal move is told of by a later `wait` (nothing has been played
        since). `moves` is an array of 64-bit integers, on this GPU or not."""
        if hasattr(moves, "__cuda_array_interface__"):
            there = moves.__cuda_array_interface__
            self._check_moves(there["shape"], there["typestr"])
            plain = cuda.as_cuda_array(moves) if there.get("strides") else None
            if plain is None:
                copy(address(self._chosen), there["data"][0], self.size * 8)
            else:
                self._chosen.copy_to_device(plain)
        else:
            here = np.ascontiguousarray(moves, np.int64)
            self._check_moves(here.shape, "<i8")
            self._chosen.copy_to_device(here)
        self._checked.launch()
        self._steps += 1
        if self._steps % LOOK_EVERY == 0:
            self.wait()

    def play_at_random(self, steps: int = 1) -> None:
        for _ in range(steps):
            self._at_random.launch()

    def sample(self) -> Any:
        self._draw.launch()
        out = cuda.device_array(self.size, np.int64)
        copy(address(out), address(self._chosen), self.size * 8)
        return out

    def begin(self, matches: Any) -> None:
        self.wait()
        wanted = matches.copy_to_host() if hasattr(matches, "copy_to_host") else np.asarray(matches, np.bool_)
        self._chosen.copy_to_device(np.where(wanted, BEGIN, WAIT))
        self._as_told.launch()

    def state(self, match: int) -> np.ndarray:
        self.wait()
        return np.asarray(self.states[match : match + 1].copy_to_host())

    def wait(self) -> None:
        """Until the GPU has done all it was asked to; raises if it met an illegal move."""
        fault = int(self._fault.copy_to_host()[FOUND])
        if fault != FINE:
            self._fault.copy_to_device(np.full(2, FINE, np.int64))
            move = np.int64(fault & 0xFFFFFFFF).astype(np.int32)
            raise IllegalMove("batch-illegal-move", match=fault >> 32, move=int(move))

    def _row_field(self, name: str) -> np.ndarray:
        self.wait()
        return self.rows.copy_to_host()[name]  # type: ignore[no-any-return]

    def _check_moves(self, shape: tuple[int, ...], kind: str) -> None:
        if tuple(shape) != (self.size,) or kind != "<i8":
            raise BadOption("bad-moves", size=self.size, given=f"{tuple(shape)}, {kind}")
