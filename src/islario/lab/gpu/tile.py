"""A tile: what the 32 threads of a warp keep near them in shared memory, and how they carry it to and fro together.

A thread that reads its own record alone fetches a whole line of memory for each number. Here all 32 carry one record
after the other, line by line; then each works on its own, in memory that answers at once.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from islario.kernel.copying import JOURNAL

WARP = 32
WORD = ir.IntType(64)
QUAD = ir.VectorType(ir.IntType(32), 4)
BYTES = ir.IntType(8).as_pointer()
NOTHING = ir.VoidType()


def carried_words(record: Any) -> int:
    """How much of a record is carried: all but the journal."""
    return int(record.offset(JOURNAL)) // 8


def _place(context: Any, builder: Any, kind: Any, array: Any, offset: Any) -> Any:
    """The address of a byte of an array."""
    data = context.make_array(kind)(context, builder, array).data
    # as a sum of integers the compiler would forget which memory it is in
    return builder.gep(builder.bitcast(data, BYTES), [offset])


def _times(builder: Any, value: Any, by: int) -> Any:
    return builder.mul(value, ir.Constant(WORD, by))


@intrinsic
def seated(_typing: Any, states: Any, tile: Any, word: Any) -> Any:
    """The record that stands in a tile from this word on, as an array of one."""
    kind = types.Array(states.dtype, 1, "C")

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        made = context.make_array(kind)(context, builder)
        place = _place(context, builder, signature.args[1], given[1], _times(builder, given[2], 8))
        size = ir.Constant(WORD, states.dtype.size)
        data = builder.bitcast(place, made.data.type)
        context.populate_array(
            made, data=data, shape=[ir.Constant(WORD, 1)], strides=[size], itemsize=size, meminfo=None
        )
        return made._getvalue()

    return kind(states, tile, types.int64), code


@intrinsic
def fetch(_typing: Any, tile: Any, at: Any, states: Any, i: Any, lane: Any) -> Any:
    """Sends for record `i`; it will stand in the tile from word `at` on (see `fetched`). The journal stays behind: a
    batch keeps none."""
    size, words = states.dtype.size, carried_words(states.dtype)

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        mine = _times(builder, given[4], 8)
        to = _place(context, builder, signature.args[0], given[0], builder.add(_times(builder, given[1], 8), mine))
        offset = builder.add(_times(builder, given[3], size), mine)
        source = _place(context, builder, signature.args[2], given[2], offset)
        addresses = [builder.ptrtoint(place, WORD) for place in (to, source)]
        copies = [f"cp.async.ca.shared.global [near+{at}], [far+{at}], 8;" for at in range(0, words * 8, WARP * 8)]
        if words % WARP:
            copies[-1] = f"setp.lt.s64 some, $2, {words % WARP}; @some {copies[-1]}"
        asm = (
            "{ .reg .u64 near, far; .reg .pred some; "
            f"cvta.to.shared.u64 near, $0; cvta.to.global.u64 far, $1; {' '.join(copies)} }}"
        )
        kind = ir.FunctionType(NOTHING, [WORD] * 3)
        builder.asm(kind, asm, "l,l,l,~{memory}", [*addresses, given[4]], True)
        return context.get_dummy_value()

    return types.void(tile, types.int64, states, types.int64, types.int64), code


@intrinsic
def fetched(_typing: Any) -> Any:
    """Waits until all that this thread has sent for is there."""

    def code(context: Any, builder: Any, _signature: Any, _given: Any) -> Any:
        builder.asm(ir.FunctionType(NOTHING, []), "cp.async.wait_all;", "~{memory}", [], True)
        return context.get_dummy_value()

    return types.void(), code


@intrinsic
def bring(_typing: Any, states: Any, i: Any, tile: Any, at: Any, lane: Any) -> Any:
    """Writes the record that stands in the tile from word `at` on to record `i`, without the journal."""
    size, words = states.dtype.size, carried_words(states.dtype)

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        mine = _times(builder, given[4], 8)
        to = _place(context, builder, signature.args[0], given[0], builder.add(_times(builder, given[1], size), mine))
        offset = builder.add(_times(builder, given[3], 8), mine)
        source = _place(context, builder, signature.args[2], given[2], offset)
        there, here = (builder.bitcast(place, WORD.as_pointer()) for place in (to, source))

        def carry(first: int) -> None:
            at = [ir.Constant(WORD, first)]
            builder.store(builder.load(builder.gep(here, at)), builder.gep(there, at))

        for first in range(0, words - words % WARP, WARP):
            carry(first)
        if words % WARP:
            with builder.if_then(builder.icmp_signed("<", given[4], ir.Constant(WORD, words % WARP))):
                carry(words - words % WARP)
        return context.get_dummy_value()

    return types.void(states, types.int64, tile, types.int64, types.int64), code


@intrinsic
def wipe_quad(_typing: Any, array: Any, at: Any) -> Any:
    """Sets 16 bytes of an array to 0, the `at`-th such."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        to = _place(context, builder, signature.args[0], given[0], _times(builder, given[1], 16))
        builder.store(ir.Constant(QUAD, [0] * 4), builder.bitcast(to, QUAD.as_pointer()), align=16)
        return context.get_dummy_value()

    return types.void(array, types.int64), code


@intrinsic
def bring_quad(_typing: Any, array: Any, at: Any, tile: Any, source: Any) -> Any:
    """Writes 16 bytes of a tile to an array."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        to = _place(context, builder, signature.args[0], given[0], _times(builder, given[1], 16))
        source = _place(context, builder, signature.args[2], given[2], _times(builder, given[3], 16))
        quad = builder.load(builder.bitcast(source, QUAD.as_pointer()), align=16)
        builder.store(quad, builder.bitcast(to, QUAD.as_pointer()), align=16)
        return context.get_dummy_value()

    return types.void(array, types.int64, tile, types.int64), code
