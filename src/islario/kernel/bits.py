"""Bits: sets as bit masks, and words of 32 bits. What a processor does in one instruction is one here too.

Interpreted, these are the plain functions below; compiled, each is the few instructions written beside it.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from islario.kernel.rule import rule

MASK = 0xFFFFFFFF
NOT_ONE = -1
WORD = ir.IntType(32)
WIDE = ir.IntType(64)


def how_many(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


def lowest(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def added(a: int, b: int) -> int:
    """The sum of two words; what is carried out of 32 bits is lost."""
    return (a + b) & MASK


def rotated(word: int, by: int) -> int:
    """A word turned to the left: what leaves it there comes back on the right."""
    return (word << by | word >> (32 - by)) & MASK


@rule
def sole(members):
    """The member of a set of one."""
    return lowest(members) if how_many(members) == 1 else NOT_ONE


@rule
def write_bits(members, count, out):
    """Whether each of the numbers below `count` is in a set: 1 or 0. How many there are is not known where this is
    compiled, and so the compiler writes many at once."""
    for i in range(count):
        out[i] = members >> i & 1


@intrinsic
def _how_many(_typing: Any, members: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return builder.ctpop(given[0])

    return types.int64(types.int64), code


@intrinsic
def _lowest(_typing: Any, members: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return builder.cttz(given[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


@intrinsic
def _added(_typing: Any, a: Any, b: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        narrow = [builder.trunc(each, WORD) for each in given]
        return builder.zext(builder.add(*narrow), WIDE)

    return types.int64(types.int64, types.int64), code


@intrinsic
def _rotated(_typing: Any, word: Any, by: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        narrow, left = (builder.trunc(each, WORD) for each in given)
        right = builder.sub(ir.Constant(WORD, 32), left)
        return builder.zext(builder.or_(builder.shl(narrow, left), builder.lshr(narrow, right)), WIDE)

    return types.int64(types.int64, types.int64), code


# Numba wants the arguments written out.
overload(how_many, strict=False)(lambda members: lambda members: _how_many(members))  # noqa: PLW0108
overload(lowest, strict=False)(lambda members: lambda members: _lowest(members))  # noqa: PLW0108
overload(added, strict=False)(lambda a, b: lambda a, b: _added(a, b))  # noqa: PLW0108
overload(rotated, strict=False)(lambda word, by: lambda word, by: _rotated(word, by))  # noqa: PLW0108
