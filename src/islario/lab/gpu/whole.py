"""Random matches on a GPU: one thread a match, the very same rules, the same bytes as on the CPU."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda, from_dtype, int64, types

from islario.kernel.dice import child_key, give_dice, key_of, key_words
from islario.kernel.game import Rules
from islario.kernel.jobs import begin, play_at_random
from islario.kernel.journal import note_for
from islario.kernel.layout import DICE_RECORD
from islario.kernel.rule import rule

if TYPE_CHECKING:
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


def _keep_no_journal() -> None:
    """Compiles rules for a GPU without what they tell: matches there are quiet, and code has to be short there."""

    @cuda.jit(device=True)
    def say_nothing(state, audience, kind, seat, what, where, amount):
        pass

    note_for._CUDATypingContext__dispatcher = say_nothing  # type: ignore[attr-defined]  # numba-cuda looks there first


_index_by_enum()
_keep_no_journal()


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


@cache
def _player(layout: np.dtype, most_legal: int) -> Any:
    """The kernel of one game. A thread plays in memory of its own, where the GPU lays the same field of 32 matches side
    by side: Trails of Tucana goes more than twice as fast so as in one array of states."""
    state, dice = from_dtype(layout), from_dtype(DICE_RECORD)

    @cuda.jit
    def play(states, blank, most, first, players, options, key, decisions):
        own, chances = cuda.local.array(1, state), cuda.local.array(1, dice)
        moves, keys = cuda.local.array(most_legal, int64), cuda.local.array(8, int64)
        i = cuda.grid(1)
        if i < states.shape[0]:
            own[0] = blank[0]
            decisions[i] = play_match(own, 0, blank, chances, moves, most, keys, first + i, players, options, key)
            states[i] = own[0]

    return play


class DeviceMatches:
    """A batch of matches that lives on the GPU."""

    def __init__(self, rules: Rules, size: int) -> None:
        self.size = size
        self.most = rules.most_decisions
        self.play = _player(rules.layout.dtype, rules.most_legal)
        self.states: Any = cuda.device_array(size, rules.layout.dtype)
        self.blank = cuda.to_device(rules.layout.blank())
        self.decisions = cuda.device_array(size, np.int64)

    def play_at_random(self, first: int, players: int, options: np.ndarray, key: np.ndarray) -> None:
        """Plays the matches number `first` onward that stem from a key, all the way to their ends."""
        blocks = (self.size + THREADS - 1) // THREADS
        self.play[blocks, THREADS](
            self.states, self.blank, self.most, first, players, cuda.to_device(options), cuda.to_device(key),
            self.decisions,
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
