"""Any number of threads share a game: none gets an answer that is another's."""

import json
import os
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import islario
from islario.games import OURS

THREADS = 8
# Of legal and play; a twentieth as many of the others. With buffers that threads share, 60 are enough to go wrong.
CALLS = int(os.environ.get("ISLARIO_THREAD_CALLS", "400"))
GREAT = 20


@pytest.fixture(autouse=True)
def switching_often() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(usual)


def walk(name: str, seed: int, calls: int) -> list[object]:
    """Everything that one thread is told, match after match."""
    game, rng = islario.game(name), random.Random(seed)
    told: list[object] = []
    match = game.new(seed=seed)
    for call in range(calls):
        if match.over:
            match = game.new(seed=rng.randrange(1000))
        seat = rng.choice(match.pending)
        legal = game.desk.legal(match.view_state(seat).hidden, seat)
        move = rng.choice(legal)
        told.append(legal)
        if call % GREAT == 0:
            preview = match.preview(seat, move)
            told += [json.dumps(match.view(seat)), [str(event) for event in preview.events], preview.points]
        match.play(seat, move)
        told.append(match.scores)
    return told


@pytest.mark.parametrize("name", OURS)
def test_threads_that_share_a_game_get_their_own_answers(name: str) -> None:
    alone = [walk(name, seed, CALLS) for seed in range(2)]
    with ThreadPoolExecutor(THREADS) as pool:
        beside = list(pool.map(lambda number: walk(name, number % 2, CALLS), range(THREADS)))
    for number, told in enumerate(beside):
        assert told == alone[number % 2]


@pytest.mark.parametrize("name", OURS)
def test_a_view_belongs_to_whoever_asked_for_it(name: str) -> None:
    match = islario.game(name).new(seed=1)
    expected = json.dumps(match.view(0))
    spoil(match.view(0))
    assert json.dumps(match.view(0)) == expected
    assert json.dumps(islario.game(name).new(seed=1).view(0)) == expected


def spoil(thing: object) -> None:
    """Changes all that can be changed."""
    if isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing["spoilt"] = 99
    elif isinstance(thing, list):
        for value in thing:
            spoil(value)
        thing.append("spoilt")
