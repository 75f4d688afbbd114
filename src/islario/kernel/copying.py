"""Copying a state without its journal, which is longer than all the rest: who keeps none need not carry it along."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from islario.kernel.interpreted import Record

JOURNAL = "journal_page"  # its first field; a layout puts it last
WORD = ir.IntType(64)


def take_over(state: Record, other: Record) -> None:
    """Makes a state the same as another of its kind, but for the journal, which stays as it is."""
    for name in (state.dtype.names or ())[: (state.dtype.names or ()).index(JOURNAL)]:
        state._cells[name][:] = other._cells[name]


@intrinsic
def _take_over(_typing: Any, state: Any, other: Any) -> Any:
    words = state.offset(JOURNAL) // 8  # a layout has no padding before it

    def code(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        to, source = (builder.bitcast(each, WORD.as_pointer()) for each in given)
        with cgutils.for_range(builder, ir.Constant(WORD, words)) as loop:
            word = builder.load(builder.gep(source, [loop.index]))
            builder.store(word, builder.gep(to, [loop.index]))
        return context.get_dummy_value()

    return types.void(state, other), code


# Numba wants the arguments written out.
overload(take_over, strict=False)(lambda state, other: lambda state, other: _take_over(state, other))  # noqa: PLW0108
