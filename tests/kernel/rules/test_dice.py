"""Dice: the published ChaCha8 stream, fair numbers, nothing left behind."""

from collections import Counter

import numpy as np

from islario.kernel.dice import below, chacha8, child_key, forget_dice, give_dice, key_of, key_words, shuffle, throw
from islario.kernel.layout import DICE_RECORD, enter
from islario.kernel.rule import rule
from islario.match.desk import cells

# The first block of ChaCha8 under a key and nonce of zeros, as published with the eSTREAM test vectors.
PUBLISHED = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)


@rule
def throw_many(chances, key, out):
    give_dice(chances[0], key)
    for i in range(len(out)):
        out[i] = throw(chances[0])


@rule
def draw_many(chances, key, n, out):
    give_dice(chances[0], key)
    for i in range(len(out)):
        out[i] = below(chances[0], n)


@rule
def shuffle_once(chances, key, cards):
    give_dice(chances[0], key)
    shuffle(chances[0], cards, len(cards))


@rule
def forget(chances):
    forget_dice(chances[0])


def numbers(count: int) -> np.ndarray:
    return cells(np.zeros(count, np.int64))


def dice() -> np.ndarray:
    return np.zeros(1, DICE_RECORD)


def test_the_stream_is_chacha8() -> None:
    block = numbers(16)
    chacha8(key_words(bytes(32)), 0, 0, block)
    assert np.asarray(block).astype("<u4").tobytes().hex() == PUBLISHED


def test_throws_run_through_the_blocks_in_order() -> None:
    key = key_words(key_of(1))
    thrown, blocks = numbers(40), [numbers(16) for _ in range(3)]
    throw_many(enter(dice()), key, thrown)
    for i, block in enumerate(blocks):
        chacha8(key, i, 0, block)
    assert thrown.tolist() == np.concatenate(blocks)[:40].tolist()


def test_a_word_is_erased_once_thrown() -> None:
    chances, thrown = dice(), numbers(5)
    throw_many(enter(chances), key_words(key_of(1)), thrown)
    assert chances["dice_words"][0, :5].tolist() == [0] * 5
    assert np.all(chances["dice_words"][0, 5:] != 0)


def test_numbers_below_n_are_fair() -> None:
    drawn = numbers(12_000)
    draw_many(enter(dice()), key_words(key_of(2)), 6, drawn)
    counts = Counter(drawn.tolist())
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, p = 0.001


def test_numbers_below_a_large_n_are_drawn_again_where_they_would_be_unfair() -> None:
    n = 3 * 2**29  # without throwing again, some numbers would come up half as often again as others
    drawn = numbers(4000)
    chances = dice()
    draw_many(enter(chances), key_words(key_of(3)), n, drawn)
    thirds = Counter(int(number) // 2**29 for number in drawn)
    assert sorted(thirds) == [0, 1, 2]
    assert all(abs(count - 4000 / 3) < 130 for count in thirds.values())
    assert int(chances["dice_block"][0]) * 16 - int(chances["dice_left"][0]) > 4000


def test_every_order_of_a_shuffle_turns_up() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        cards = cells(np.arange(3))
        shuffle_once(enter(dice()), key_words(key_of(seed)), cards)
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 6
    assert all(140 < count < 260 for count in orders.values())


def test_forgotten_dice_leave_nothing() -> None:
    chances, thrown = dice(), numbers(3)
    throw_many(enter(chances), key_words(key_of(4)), thrown)
    forget(enter(chances))
    assert chances.tobytes() == dice().tobytes()


def test_child_keys_differ_from_each_other_and_from_the_throws() -> None:
    key, thrown = key_words(key_of(5)), numbers(8)
    throw_many(enter(dice()), key, thrown)
    children = []
    for number in range(50):
        child = numbers(8)
        child_key(key, number, child)
        children.append(tuple(child.tolist()))
    assert len(set(children)) == 50
    assert tuple(thrown.tolist()) not in children


def test_a_seed_always_gives_the_same_key_and_no_seed_a_fresh_one() -> None:
    assert key_of(7) == key_of(7) != key_of(8)
    assert key_of(None) != key_of(None)
    assert len(key_of(7)) == len(key_of(None)) == 32
