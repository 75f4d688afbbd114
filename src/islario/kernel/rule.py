"""`@rule`: marks a plain Python function over game states, to be compiled by Numba.

The same function runs three ways with the same results: interpreted (NUMBA_DISABLE_JIT=1, to debug and to
measure coverage), compiled for the CPU, and compiled for a GPU. See docs/architecture.md for the idioms.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import config

from islario.kernel import cache, shelf
from islario.kernel.compiling import RuleCompiler
from islario.kernel.interpreted import Cells, Record
from islario.kernel.locator import PACKAGE_LOCATOR, Kept
from islario.kernel.within import compile_within

COMPILED: bool = not config.DISABLE_JIT
RULES: list[Any] = []  # every rule made so far; a test asserts that each has one signature a record type


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compiled on first use, without the GIL, and kept on disk."""
    if not COMPILED:
        return function
    place = cache.folder(shelf.game_of(function.__module__))
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR = str(place or "")  # both are read when a function is decorated; the user's own come back
    config.CACHE_LOCATOR_CLASSES = PACKAGE_LOCATOR
    try:
        compiled = numba.njit(nogil=True, pipeline_class=RuleCompiler)(function)
        if place is not None:
            compiled._cache = Kept(function)
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
    template = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: template(
        tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()}
    )
    _compile_within(compiled)
    RULES.append(compiled)
    return compiled  # type: ignore[no-any-return]


QUERIES: dict[Any, Any] = {}  # what plain Python may ask of a state, and the way in


def query(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule over a state and numbers that people's side asks too (`hidden.ask(price, seat, space)`): it changes
    nothing, and answers with a number or several. Crossing over with an array costs a thirtieth of what a record does,
    so each query has an entry of its own that takes one."""
    compiled = rule(function)
    if COMPILED:
        name, details = function.__name__, ", ".join(list(inspect.signature(function).parameters)[1:])
        entry = f"def {name}_asked(states, {details}): return {name}(states[0], {details})"
        names: dict[str, Any] = {name: compiled, "__name__": function.__module__}
        exec(compile(entry, inspect.getfile(function), "exec"), names)  # in the rule's own file: it is cached with it
        QUERIES[compiled] = rule(names[f"{name}_asked"])
    return compiled


def compile_queries(game: str, state: np.ndarray) -> None:
    """Everything that a game's face may ask, so that nobody waits for it later."""
    for asked, entry in QUERIES.items():
        if shelf.game_of(asked.__module__) == game:
            details = len(inspect.signature(entry.py_func).parameters) - 1
            entry.compile((numba.typeof(state), *(types.int64,) * details))


def asked_from_python(asked: Callable[..., Any]) -> Callable[..., Any]:
    return QUERIES[asked]  # type: ignore[no-any-return]


def _wide(kind: Any) -> Any:
    """One signature a rule, whatever the caller holds: literals, enums and narrow integers become int64."""
    kind = types.unliteral(kind)
    if isinstance(kind, (types.Boolean, types.IntEnumMember)):
        return types.int64
    if isinstance(kind, types.Integer) and kind.bitwidth < 64:
        return types.int64
    return kind


def _compile_within(compiled: Any) -> None:
    """A rule over a record is called by other rules alone, for Python gives arrays: it is compiled along with them."""
    compiler, add = compiled._compiler, compiled.add_overload
    core, entered = compiler._compile_core, compiled._compile_for_args

    def compile_core(args: tuple[Any, ...], return_type: Any) -> Any:
        return compile_within(compiler, args, return_type) if _has_record(args) else core(args, return_type)

    def add_overload(result: Any) -> None:
        if _has_record(result.signature.args):
            compiled.overloads[tuple(result.signature.args)] = result
        else:
            add(result)

    def compile_for_args(*args: Any, **kws: Any) -> Any:
        if any(isinstance(each, (np.void, Record)) for each in (*args, *kws.values())):
            raise TypeError(f"{compiled.py_func.__name__} takes a record from other rules alone: give it an array")
        return entered(*args, **kws)

    compiler._compile_core = compile_core
    compiled.add_overload, compiled._compile_for_args = add_overload, compile_for_args


def _has_record(args: Sequence[Any]) -> bool:
    return any(isinstance(kind, types.Record) for kind in args)


def table(values: Sequence[Any] | np.ndarray) -> np.ndarray:
    """A constant of the components, frozen into compiled rules; as narrow as it can be, a GPU has 64 kB for all."""
    wide = np.array(values, dtype=np.int64)
    kinds = (np.int8, np.int16, np.int32, np.int64)
    fits = (k for k in kinds if np.iinfo(k).min <= wide.min() and wide.max() <= np.iinfo(k).max)
    constant = wide.astype(next(fits))
    constant.flags.writeable = False
    return constant if COMPILED else constant.view(Cells)
