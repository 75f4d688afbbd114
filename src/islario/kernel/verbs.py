"""The verbs that every game gives the kernel, and how generic code finds the right game.

Generic code (playouts, search, environments) calls a verb; the record's type picks the game, at compile
time in compiled code, by its dtype when interpreted.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from islario.kernel.game import Rules
from islario.kernel.interpreted import as_python

_BY_DTYPE: dict[np.dtype, Rules] = {}
_BY_TYPE: dict[Any, Rules] = {}

Find = Callable[[Any], Any]  # from a record's type to the game's own function, or None


def _of_state(find: Find) -> Any:
    def typed(state):
        chosen = find(state)
        return None if chosen is None else lambda state: chosen(state)

    return typed


def _with_one(find: Find) -> Any:
    def typed(state, a):
        chosen = find(state)
        return None if chosen is None else lambda state, a: chosen(state, a)

    return typed


def _with_two(find: Find) -> Any:
    def typed(state, a, b):
        chosen = find(state)
        return None if chosen is None else lambda state, a, b: chosen(state, a, b)

    return typed


def _with_three(find: Find) -> Any:
    def typed(state, a, b, c):
        chosen = find(state)
        return None if chosen is None else lambda state, a, b, c: chosen(state, a, b, c)

    return typed


_TYPED = {1: _of_state, 2: _with_one, 3: _with_two, 4: _with_three}  # Numba wants the arguments written out


def verb(declared: Callable[..., Any]) -> Callable[..., Any]:
    """Turns a declaration into the verb: the declared name is looked up in the game of the state's type."""
    name = declared.__name__

    def spoken(state: Any, *details: Any) -> Any:
        return as_python(getattr(_BY_DTYPE[state.dtype], name))(state, *details)  # compiled code does not come here

    def find(record_type: Any) -> Any:
        game = _BY_TYPE.get(record_type)
        return None if game is None else getattr(game, name)

    spoken.__name__, spoken.__doc__ = name, declared.__doc__
    overload(spoken, strict=False)(_TYPED[len(inspect.signature(declared).parameters)](find))
    return spoken


def register(rules: Rules) -> Rules:
    """Makes a game known to the verbs."""
    if rules.layout.dtype in _BY_DTYPE:
        raise ValueError(f"{rules.name}: another game already has this record type")
    _BY_DTYPE[rules.layout.dtype] = rules
    _BY_TYPE[numba.from_dtype(rules.layout.dtype)] = rules
    return rules


def rules_of(states: np.ndarray) -> Rules:
    """The game that an array of states belongs to."""
    return _BY_DTYPE[states.dtype]


@verb
def setup(state):
    """Prepares a fresh match, on a record that is blank but for its players, options and dice."""


@verb
def pending(state):
    """A bit mask of the seats that have a decision to make now; several in simultaneous phases."""


@verb
def legal(state, seat, out):
    """Fills `out` with the seat's legal move numbers, in rising order, and returns how many there are."""


@verb
def apply(state, seat, move):
    """Plays a legal move."""


@verb
def over(state):
    """Whether the match has ended."""


@verb
def worth(state, seat):
    """What the position is worth to the seat, in a unit of the game's own: points, and what is likely to come. The
    greedy bot looks at it one decision ahead."""


@verb
def policy(state, seat, moves, out):
    """Fills `out` with how good each of the seat's moves looks, in the unit of `worth`: quickly, for playouts. Says
    whether the game has such a look; a game without it is asked for the worth of each."""


@verb
def beats(state, seat, other):
    """Whether the seat stands before another, ties broken as the rules say."""


@verb
def hide(state, seat):
    """Blanks in place whatever the seat may not know; seat -1 is a spectator."""


@verb
def imagine(state, seat, key):
    """Fills the blanks of a hidden state with one possible truth, fairly drawn."""


@verb
def observe(state, seat, out):
    """Fills `out` with the features that a learner in this seat sees."""
