"""How a game's rules run in this process: compiled, or, until they are, as plain Python. Both give the same bytes, so a
match may change over between any two calls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from islario.kernel.interpreted import Cells, Records, as_python
from islario.kernel.rule import COMPILED

Rule = Callable[..., Any]


@dataclass(frozen=True)
class Engine:
    of: Callable[[Rule], Rule]  # a rule as it is called here
    enter: Callable[[np.ndarray], Any]  # an array of states as rules take it
    cells: Callable[[np.ndarray], np.ndarray]  # a buffer likewise


def _as_it_is(thing: Any) -> Any:
    return thing


COMPILER = Engine(_as_it_is, _as_it_is, _as_it_is)
INTERPRETER = Engine(as_python, Records, lambda buffer: buffer.view(Cells))
_uncompiled: set[np.dtype] = set()  # record types of the games that are not compiled yet


def engine_of(states: np.dtype) -> Engine:
    return COMPILER if COMPILED and states not in _uncompiled else INTERPRETER


def is_interpreted(states: np.dtype) -> bool:
    return not COMPILED or states in _uncompiled


def awaits_compiler(states: np.dtype) -> bool:
    """Whether the game with these states runs as plain Python for now, and will run compiled."""
    return states in _uncompiled


def interpret(states: np.dtype) -> None:
    """From now on the game with these states runs as plain Python."""
    if COMPILED:
        _uncompiled.add(states)


def run_compiled(states: np.dtype) -> None:
    """From now on it runs compiled."""
    _uncompiled.discard(states)
