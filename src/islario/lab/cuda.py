"""Random matches on a GPU: one thread a match, the very same rules, the same bytes as on the CPU."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from numba import cuda, types

from islario.kernel.dice import child_key, give_dice, key_of, key_words
from islario.kernel.game import Rules
from islario.kernel.jobs import begin, play_at_random
from islario.kernel.layout import DICE_RECORD
from islario.kernel.rule import rule
from islario.match.game import Game

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


@rule
def play_match(states, i, blank, chances, moves, most, keys, number, players, options, key):
    """Match `number` of those that stem from a key, played at random to its end; the same ones as `simulate`'s."""
    child_key(key, 2 * number, keys)
    begin(states, i, blank, players, options, keys, 1)
    child_key(key, 2 * number + 1, keys)
    give_dice(chances[i], keys)
    return play_at_random(states, i, chances, moves, most)


@rule
def play_matches(states, blank, chances, moves, most, keys, first, players, options, key):
    for i in range(len(states)):
        play_match(states, i, blank, chances, moves, most, keys, first + i, players, options, key)


@cuda.jit
def _play(states, blank, chances, moves, most, keys, first, players, options, key, decisions):
    i = cuda.grid(1)
    if i < states.shape[0]:
        decisions[i] = play_match(states, i, blank, chances, moves[i], most, keys[i], first + i, players, options, key)


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


def compare_with_cpu(game: Game, players: int, matches: int, seed: int = 7, **choices: object) -> int:
    """Plays the same random matches on the GPU and on the CPU; returns how many ended in the same bytes."""
    rules = game.rules
    options = np.array(game.numbers(game.choices(choices)), np.int64)
    key = key_words(key_of(seed))
    device = DeviceMatches(rules, matches)
    device.play_at_random(0, players, options, key)
    states, chances = rules.layout.blank(matches), np.zeros(matches, DICE_RECORD)
    moves, keys = np.zeros(rules.most_legal, np.int64), np.zeros(8, np.int64)
    play_matches(states, rules.layout.blank(), chances, moves, rules.most_decisions, keys, 0, players, options, key)
    there, here = device.states.copy_to_host(), states
    return sum(one.tobytes() == other.tobytes() for one, other in zip(there, here, strict=True))


def speed(game: Game, players: int, matches: int, **choices: object) -> float:
    """Random decisions a second on this GPU, compilation and the first run left out."""
    options = np.array(game.numbers(game.choices(choices)), np.int64)
    key = key_words(key_of(1))
    device = DeviceMatches(game.rules, matches)
    device.play_at_random(0, players, options, key)
    begun = time.perf_counter()
    device.play_at_random(matches, players, options, key)
    return int(device.decisions.copy_to_host().sum()) / (time.perf_counter() - begun)
