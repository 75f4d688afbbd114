"""A row of observations that takes only what is not nothing: whoever hands it out has wiped it.

Most numbers of an observation are 0. A game's `observe` wipes its row and then writes every number; through a `Row`
only the others reach memory, as 32-bit floats or as 8-bit integers. `observe` may write a number and add to it, not
take it back: a 0 written over something else is lost.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, models, overload, register_model

from islario.kernel.verbs import observe

SCALE = 60  # what 1 is among 8-bit numbers: halves, thirds, quarters, fifths, sixths, tenths and twelfths stay exact
MOST = 127
ROUNDING = 1.5 * 2.0**52  # numbers as large as this have no fraction left


def eight_bits(value: Any) -> int:
    """A number of an observation as an 8-bit one; halves go to the even neighbour. The product is exact, so that all
    engines agree."""
    return min(max(round(float(np.float32(value)) * SCALE), -MOST), MOST)


class Row:
    """What interpreted rules get; compiled ones get a bare address."""

    def __init__(self, cells: np.ndarray) -> None:
        self.cells = cells

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return Row(self.cells[index])
        found = self.cells[index].item()
        return found / SCALE if self.cells.dtype == np.int8 else found

    def __setitem__(self, index: Any, value: Any) -> None:
        if not isinstance(index, slice) and value != 0:
            self.cells[index] = eight_bits(value) if self.cells.dtype == np.int8 else value


def row_of(observations: np.ndarray, i: int) -> Row:
    """Row `i` of an array of observations."""
    return Row(np.asarray(observations)[i])


def look(state: Any, viewer: int, observations: np.ndarray, i: int) -> None:
    """Fills a row with what the viewer may know."""
    if observations.dtype == np.float32:
        observe(state, viewer, observations[i])
    else:
        observations[i, :] = 0
        observe(state, viewer, row_of(observations, i))


class RowType(types.Type):  # type: ignore[misc]
    """Where a row begins, and the type of its numbers."""

    def __init__(self, dtype: Any) -> None:
        self.dtype = dtype
        super().__init__(f"Row({dtype})")


register_model(RowType)(models.OpaqueModel)


def _cell(context: Any, builder: Any, row: Any, kind: RowType, index: Any) -> Any:
    cells = builder.bitcast(row, context.get_data_type(kind.dtype).as_pointer())
    return builder.gep(cells, [index])


@intrinsic
def _row_of(_typing: Any, observations: Any, i: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, given[0])
        stride = builder.extract_value(array.strides, 0)
        return builder.gep(builder.bitcast(array.data, cgutils.voidptr_t), [builder.mul(stride, given[1])])

    return RowType(observations.dtype)(observations, types.int64), code


@intrinsic
def _ahead(_typing: Any, row: Any, by: Any) -> Any:
    def code(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return builder.bitcast(_cell(context, builder, given[0], row, given[1]), cgutils.voidptr_t)

    return row(row, types.int64), code


@intrinsic
def _read(_typing: Any, row: Any, index: Any) -> Any:
    def code(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return builder.load(_cell(context, builder, given[0], row, given[1]))

    return row.dtype(row, types.int64), code


@intrinsic
def _write(_typing: Any, row: Any, index: Any, value: Any) -> Any:
    def code(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        builder.store(given[2], _cell(context, builder, given[0], row, given[1]))
        return context.get_dummy_value()

    return types.void(row, types.int64, row.dtype), code


# Numba wants the arguments written out.
overload(row_of, strict=False)(lambda observations, i: lambda observations, i: _row_of(observations, i))  # noqa: PLW0108


@overload(eight_bits, strict=False)
def _typed_eight_bits(value: Any) -> Any:
    def rounded(value: Any) -> Any:
        whole = np.float32(value) * np.float64(SCALE) + ROUNDING - ROUNDING
        return min(max(int(whole), -MOST), MOST)

    return rounded


@overload(operator.getitem, strict=False)
def _typed_getitem(row: Any, index: Any) -> Any:
    if not isinstance(row, RowType):
        return None
    if isinstance(index, types.SliceType):
        return lambda row, index: _ahead(row, index.start)
    if row.dtype == types.int8:
        return lambda row, index: _read(row, index) / SCALE
    return lambda row, index: _read(row, index)  # noqa: PLW0108


@overload(operator.setitem, strict=False)
def _typed_setitem(row: Any, index: Any, value: Any) -> Any:
    if not isinstance(row, RowType):
        return None
    if isinstance(index, types.SliceType):
        return lambda row, index, value: None
    if row.dtype == types.int8:

        def write_eight(row: Any, index: Any, value: Any) -> None:
            if value != 0:
                _write(row, index, eight_bits(value))

        return write_eight

    def write(row: Any, index: Any, value: Any) -> None:
        if value != 0:
            _write(row, index, value)

    return write


@overload(look, strict=False)
def _typed_look(state: Any, viewer: Any, observations: Any, i: Any) -> Any:
    if observations.dtype == types.float32:
        return lambda state, viewer, observations, i: observe(state, viewer, observations[i])

    def look_closely(state: Any, viewer: Any, observations: Any, i: Any) -> None:
        observations[i, :] = 0
        observe(state, viewer, row_of(observations, i))

    return look_closely
