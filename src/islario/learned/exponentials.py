"""Exponentials in whole numbers: the same bytes on every machine, which a processor's own `exp` does not promise."""

from __future__ import annotations

from islario.kernel.rule import rule, table

UNIT = 1 << 16  # what 1 is among the network's whole numbers
WHOLE = 1 << 30  # what 1 is among exponentials
FINE = 12  # bits that are looked up in one table, the others in another
FURTHEST = 20  # further down all is 0


def _powers(bits: int, count: int) -> list[int]:
    """exp(-k * 2**bits / UNIT) for each k, from a series in whole numbers."""
    precise = 120  # bits after the point, so that rounding never shows
    one, step = 1 << precise, 1 << (precise - 16 + bits)
    grown, term, n = 0, one, 0
    while term:
        grown += term
        n += 1
        term = term * step // (n << precise)
    factor = one * one // grown
    powers = [one]
    while len(powers) < count:
        powers.append(powers[-1] * factor >> precise)
    return [(power + (1 << (precise - 31))) >> (precise - 30) for power in powers]


COARSE_POWERS = table(_powers(FINE, FURTHEST * UNIT >> FINE))
FINE_POWERS = table(_powers(0, 1 << FINE))


@rule
def falling(depth):
    """exp(-depth), both in whole numbers; the depth is not below 0."""
    coarse = depth >> FINE
    if coarse >= len(COARSE_POWERS):
        return 0
    return (COARSE_POWERS[coarse] * FINE_POWERS[depth & ((1 << FINE) - 1)]) >> 30


@rule
def logistic(x):
    """1 / (1 + exp(-x)), to five decimals."""
    small = falling(int(min(abs(x), FURTHEST) * UNIT)) / WHOLE
    return 1.0 / (1.0 + small) if x >= 0 else small / (1.0 + small)
