"""Dice that live in the state: a ChaCha8 stream under a 256-bit key.

Who has seen every throw so far still cannot tell the next one. Words are 32 bits, held in 64-bit integers
and masked, so that the interpreter, the CPU and the GPU agree.
"""

from __future__ import annotations

import hashlib
import secrets

import numpy as np

from islario.kernel.bits import MASK, added, rotated
from islario.kernel.interpreted import Cells
from islario.kernel.rule import COMPILED, rule

KEY_WORDS = 8
CHILD = 1  # the nonce of keys derived from keys; throws use nonce 0


@rule
def quarter_round(a, b, c, d):
    a = added(a, b)
    d = rotated(d ^ a, 16)
    c = added(c, d)
    b = rotated(b ^ c, 12)
    a = added(a, b)
    d = rotated(d ^ a, 8)
    c = added(c, d)
    b = rotated(b ^ c, 7)
    return a, b, c, d


@rule
def chacha8(key, block, nonce, out):
    """The 16 words of one block, eight rounds deep, into `out` (as many as it holds)."""
    k0, k1, k2, k3 = key[0] & MASK, key[1] & MASK, key[2] & MASK, key[3] & MASK
    k4, k5, k6, k7 = key[4] & MASK, key[5] & MASK, key[6] & MASK, key[7] & MASK
    low, high = block & MASK, (block >> 32) & MASK
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574  # "expand 32-byte k"
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = low, high, nonce, 0
    for _ in range(4):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    out[0] = added(a0, 0x61707865)
    out[1] = added(a1, 0x3320646E)
    out[2] = added(a2, 0x79622D32)
    out[3] = added(a3, 0x6B206574)
    out[4] = added(b0, k0)
    out[5] = added(b1, k1)
    out[6] = added(b2, k2)
    out[7] = added(b3, k3)
    if len(out) > KEY_WORDS:
        out[8] = added(c0, k4)
        out[9] = added(c1, k5)
        out[10] = added(c2, k6)
        out[11] = added(c3, k7)
        out[12] = added(d0, low)
        out[13] = added(d1, high)
        out[14] = added(d2, nonce)
        out[15] = d3


@rule
def give_dice(state, key):
    """Puts fresh dice with this key into the state."""
    forget_dice(state)
    for i in range(KEY_WORDS):
        state.dice_key[i] = key[i]


@rule
def forget_dice(state):
    """Wipes the key, the words not yet thrown, and how many were thrown."""
    state.dice_key[:] = 0
    state.dice_words[:] = 0
    state.dice_block = 0
    state.dice_left = 0


@rule
def throw(state):
    """The next word of the stream; it is erased, so that a state tells nothing of its past."""
    if state.dice_left == 0:
        chacha8(state.dice_key, state.dice_block, 0, state.dice_words)
        state.dice_block += 1
        state.dice_left = 16
    at = 16 - state.dice_left
    word = state.dice_words[at] & MASK
    state.dice_words[at] = 0
    state.dice_left -= 1
    return word


@rule
def below(state, n):
    """A fair number from 0 to n - 1; n is under 2**31."""
    product = throw(state) * n
    if product & MASK < n:
        unfair = (MASK + 1 - n) % n
        while product & MASK < unfair:
            product = throw(state) * n
    return product >> 32


@rule
def shuffle(state, cards, count):
    """Puts the first `count` cards into a fair random order."""
    for last in range(count - 1, 0, -1):
        other = below(state, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def child_key(key, number, out):
    """The key of the `number`-th match (or imagination) that stems from a key."""
    chacha8(key, number, CHILD, out)


def key_of(seed: int | None) -> bytes:
    """The 256-bit key of a match: from a seed, or fresh from the system."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(f"islario {seed}".encode()).digest()


def key_words(key: bytes) -> np.ndarray:
    """A key as rules take it."""
    words = np.frombuffer(key, "<u4").astype(np.int64)
    return words if COMPILED else words.view(Cells)
