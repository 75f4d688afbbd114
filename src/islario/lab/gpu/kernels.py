"""The kernels of a batch on a GPU. Each is made for one game; a warp of 32 threads steps 32 matches.
A warp that carries its 32 records near (tile.py) waits less, but few of these fit; where records are long, each
thread works on its own where it lies.

A step goes: draw moves or check those given, put like moves side by side (order.py), play them, begin new matches
where some have ended, and show everybody what came of it. New matches are begun together, by warps of their own:
setting up a table takes as long as many moves, and a warp is as slow as the slowest of its matches.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numba import cuda, from_dtype, int32, int64, uint8

from islario.kernel.dice import below
from islario.kernel.rows import row_of
from islario.kernel.verbs import observe
from islario.lab.gpu import whole as _enables_enum_indices  # noqa: F401
from islario.lab.gpu.tile import WARP, bring, bring_quad, carried_words, fetch, fetched, seated, wipe_quad
from islario.lab.table import BEGIN, WAIT, ask, begin_row, forget_rewards, is_allowed, play_row, show_row

ALL = 0xFFFFFFFF  # the threads of a warp
FINE = 1 << 62  # no move was illegal
MOST_REGISTERS = 128  # of a thread: 16 warps a processor
SEEN, FOUND = 0, 1  # an illegal move of an earlier step, and of this one: its match and, in the low half, the move


@cuda.jit
def draw(rows, chances, moves, out):
    """A random legal move for each match."""
    i = cuda.grid(1)
    if i < out.shape[0]:
        out[i] = 0
        if rows[i].choices:
            out[i] = moves[i, below(chances[i], rows[i].choices)]


@cuda.jit
def check(rows, moves, chosen, fault):
    """Finds the first match whose move is not legal; once one was found, nothing is played until the host knows."""
    i = cuda.grid(1)
    if i < chosen.shape[0] and fault[SEEN] == FINE and rows[i].choices and chosen[i] != WAIT:
        if not is_allowed(moves[i], rows[i].choices, chosen[i]):
            cuda.atomic.min(fault, FOUND, i << 32 | chosen[i] & ALL)


def stride_words(layout: np.dtype) -> int:
    """An odd number of words, so that the same field of 32 records lies in different banks."""
    return carried_words(from_dtype(layout)) | 1


@cuda.jit(device=True)
def _take_turn(matches, states, at, i, move, fresh):
    """Plays a move in match `i`, whose state stands at `at` of `states`; whoever has to begin a new match is put on the
    list `fresh`."""
    row, setting = matches.rows[i], matches.settings[0]
    forget_rewards(row)
    begins = move == BEGIN
    if begins:
        row.done = 0
    elif row.choices:
        ended = play_row(matches, states, at, i, move)
        begins = ended and setting.auto_reset != 0
        if not begins:
            ask(states[at], row, matches.moves[i], setting.players)
    if begins:
        fresh[1 + cuda.atomic.add(fresh, 0, 1)] = i


@cache
def near_step_kernel(layout: np.dtype) -> Any:
    stride = stride_words(layout)

    @cuda.jit
    def step(matches, chosen, order, fault, fresh, width):
        """Plays everybody's move, each warp on a tile of `width` records."""
        lane = int64(cuda.threadIdx.x)
        at = cuda.blockIdx.x * width + lane
        if fault[FOUND] != FINE:
            return
        tile = cuda.shared.array(0, int64)
        own = seated(matches.states, tile, lane * stride)
        i, move, player = int64(-1), int64(WAIT), int32(-1)
        if lane < width and at < matches.rows.shape[0]:
            i = int64(order[at])
            move = chosen[i]
            if move >= 0 and matches.rows[i].choices:
                player = int32(i)
        for k in range(width):
            j = cuda.shfl_sync(ALL, player, k)
            if j >= 0:
                fetch(tile, k * stride, matches.states, j, lane)
        fetched()
        cuda.syncwarp()
        if move != WAIT:
            _take_turn(matches, own, 0, i, move, fresh)
        cuda.syncwarp()
        for k in range(width):
            j = cuda.shfl_sync(ALL, player, k)
            if j >= 0:
                bring(matches.states, j, tile, k * stride, lane)

    return step


@cache
def far_step_kernel(layout: np.dtype) -> Any:
    @cuda.jit(max_registers=MOST_REGISTERS)
    def step(matches, chosen, order, fault, fresh):
        """Plays everybody's move, each thread on its record where it lies."""
        at = cuda.grid(1)
        if at < matches.rows.shape[0] and fault[FOUND] == FINE:
            i = int64(order[at])
            if chosen[i] != WAIT:
                _take_turn(matches, matches.states, i, i, chosen[i], fresh)

    return step


@cache
def begin_kernel(layout: np.dtype) -> Any:
    stride = stride_words(layout)

    @cuda.jit
    def begin_fresh(matches, fresh, width):
        """Begins the next match of every row on the list."""
        lane = int64(cuda.threadIdx.x)
        tile = cuda.shared.array(0, int64)
        own = seated(matches.states, tile, lane * stride)
        for first in range(cuda.blockIdx.x * width, fresh[0], cuda.gridDim.x * width):
            i = int64(-1)
            if lane < width and first + lane < fresh[0]:
                i = int64(fresh[1 + first + lane])
                begin_row(matches, own, 0, i)
                ask(own[0], matches.rows[i], matches.moves[i], matches.settings[0].players)
            cuda.syncwarp()
            for k in range(width):
                j = cuda.shfl_sync(ALL, i, k)
                if j >= 0:
                    bring(matches.states, j, tile, k * stride, lane)
            cuda.syncwarp()

    return begin_fresh


@cache
def show_kernel(layout: np.dtype, moves: int) -> Any:
    @cuda.jit
    def show(matches, shown, fault, fresh):
        """Masks and all else that everybody reads but observations, for 32 neighbouring rows at a time."""
        lane, first = int64(cuda.threadIdx.x), int64(cuda.blockIdx.x) * WARP
        i, first_quad, quads = first + lane, first * moves // 16, WARP * moves // 16
        tile, cells = cuda.shared.array(0, int64), cuda.shared.array(0, uint8)
        for quad in range(lane, quads, WARP):
            wipe_quad(tile, quad)
        cuda.syncwarp()
        if i < matches.rows.shape[0]:
            show_row(matches, shown, i)
            for k in range(matches.rows[i].choices):
                cells[lane * moves + matches.moves[i, k]] = 1
        cuda.syncwarp()
        for quad in range(lane, quads, WARP):
            bring_quad(matches.masks, first_quad + quad, tile, quad)
        if i == 0:
            fault[SEEN] = fault[FOUND]
            fresh[0] = 0

    return show


@cache
def look_kernel(layout: np.dtype, row_bytes: int) -> Any:
    stride = stride_words(layout)

    @cuda.jit
    def look(matches, width):
        """Observations: the rows are wiped together, then each thread adds what its viewer sees."""
        lane, first = int64(cuda.threadIdx.x), int64(cuda.blockIdx.x) * width
        first_quad, quads = first * row_bytes // 16, width * row_bytes // 16
        count = min(width, matches.rows.shape[0] - first)
        tile = cuda.shared.array(0, int64)
        own = seated(matches.states, tile, lane * stride)
        for k in range(count):
            fetch(tile, k * stride, matches.states, first + k, lane)
        for quad in range(lane, quads, WARP):
            wipe_quad(matches.observations, first_quad + quad)
        fetched()
        cuda.syncwarp()
        if lane < count:
            row = matches.rows[first + lane]
            viewer = int64(row.seat) if row.choices else int64(matches.settings[0].viewer)
            observe(own[0], viewer, row_of(matches.observations, first + lane))

    return look
