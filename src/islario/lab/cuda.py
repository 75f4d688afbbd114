"""Random matches on a GPU: one thread a match, the very same rules, the same bytes as on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, types

from islario.kernel.dice import child_key, give_dice
from islario.kernel.game import Rules
from islario.kernel.jobs import begin, play_at_random
from islario.kernel.layout import DICE_RECORD

THREADS = 64  # a block


def _index_by_enum() -> None:
    """Lets GPU code index arrays by IntEnum members, as Numba does on the CPU; numba-cuda (0.30) forgot it."""
    from numba.cuda.typing import arraydecl

    strict = arraydecl.get_array_index_type

    def plain(kind: Any) -> Any:
        return kind.dtype if isinstance(kind, types.IntEnumMember) else kind

    def index_type(array: Any, index: Any) -> Any:
        if isinstance(index, types.BaseTuple):
            return strict(array, types.BaseTuple.from_types([plain(kind) for kind in index]))
        return strict(array, plain(index))

    arraydecl.get_array_index_type = index_type


_index_by_enum()


@cuda.jit
def _play(states, blank, chances, moves, most, keys, first, players, options, key, decisions):
    i = cuda.grid(1)
    if i < states.shape[0]:
        child_key(key, 2 * (first + i), keys[i])
        begin(states, i, blank, players, options, keys[i], 1)
        child_key(key, 2 * (first + i) + 1, keys[i])
        give_dice(chances[i], keys[i])
        decisions[i] = play_at_random(states, i, chances, moves[i], most)


class DeviceMatches:
    """A batch of matches that lives on the GPU."""

    def __init__(self, rules: Rules, size: int) -> None:
        self.size = size
        self.most = rules.most_decisions
        self.states: Any = cuda.device_array(size, rules.layout.dtype)
        self.blank = cuda.to_device(rules.layout.blank())
        self.chances = cuda.to_device(np.zeros(size, DICE_RECORD))
        self.moves = cuda.device_array((size, rules.most_legal), np.int64)
        self.keys = cuda.device_array((size, 8), np.int64)
        self.decisions = cuda.device_array(size, np.int64)

    def play_at_random(self, first: int, players: int, options: np.ndarray, key: np.ndarray) -> None:
        """Plays the matches number `first` onward that stem from a key, all the way to their ends."""
        blocks = (self.size + THREADS - 1) // THREADS
        _play[blocks, THREADS](
            self.states, self.blank, self.chances, self.moves, self.most, self.keys,
            first, players, cuda.to_device(options), cuda.to_device(key), self.decisions,
        )  # fmt: skip
        cuda.synchronize()
