"""Taking back at a table: what it costs later, and what it says."""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import random
import time
from copy import copy
from typing import Any

import numpy as np
import pytest

from islario.games import GAMES
from islario.kernel.components import fingerprint_of
from islario.match import Game, Match, game
from islario.match.course import Course
from islario.match.desk import Desk
from islario.match.errors import CannotUndo
from islario.server.storage.schema import UNDO
from islario.server.storage.store import Entry, Sitter, Table
from islario.server.tables import live as tables
from islario.server.tables.live import Live
from islario.server.tables.pace import Pace
from islario.server.views.shown import log_of, past, show
from tests.server.table import GAME

SEATS = 2


def table_of(of: Game, players: int = SEATS, seed: int = 1) -> Table:
    match = of.new(players, seed=seed)
    seats = tuple(Sitter(seat, "", "person", None, True, None) for seat in range(players))
    return Table(
        "t", of.name, of.rules.version, fingerprint_of(of.name), players, match.options, match.key, "en", 0, False,
        False, 1, None, seats,
    )  # fmt: skip


def played(of: Game, entries: int, chance: random.Random, players: int = SEATS) -> Live:
    """A table where people take back whatever they can, now and then."""
    live = Live(table_of(of, players, chance.randrange(100)))
    while len(live.log) < entries and not live.over:
        able = [seat for seat in range(players) if live.can_undo(seat)]
        if able and chance.random() < 0.4:
            live.advance(Entry(chance.choice(able), UNDO, None, 0))
        else:
            seat = chance.choice(live.standpoint.pending)
            live.advance(Entry(seat, chance.choice(of.desk.legal(live.state, seat)), None, 0))
    return live


def back_and_forth(entries: int) -> list[Entry]:
    """A seat that makes its first move again and again."""
    move = game(GAME).desk.legal(Live(table_of(game(GAME))).state, 0)[0]
    return [Entry(0, UNDO if at % 2 else move, f"m{at}", at) for at in range(entries)]


def replayed(live: Live, length: int) -> np.ndarray:
    """The position at a length of the log, found the slow way."""
    match = Match(live.game, live.table.players, live.table.options, live.table.key)
    for entry in live.log[:length]:
        if entry.move == UNDO:
            match.undo(entry.seat)
        else:
            match.play(entry.seat, entry.move)
    return match.state.array


@pytest.fixture
def plies(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many moves were played, call by call."""
    counted: list[int] = []
    play = Desk.play

    def counting(desk: Desk, state: np.ndarray, log: Any) -> int:
        counted.append(len(log))
        return play(desk, state, log)

    monkeypatch.setattr(Desk, "play", counting)
    return counted


def test_a_log_full_of_undone_moves_is_played_once(plies: list[int]) -> None:
    log = back_and_forth(1200)
    plies.clear()
    live = asyncio.run(Live.opened(table_of(game(GAME)), log))
    assert sum(plies) <= len(log)
    plies.clear()
    told = asyncio.run(log_of(live, live.viewer(0), range(live.viewer(0).version + 1), "en"))
    assert told.count(b'"undone"') == len(log) // 2
    assert sum(plies) <= 2 * len(log)
    plies.clear()
    past(live, 0, live.viewer(0).version - 1, "en")
    assert sum(plies) <= 1


def test_a_long_log_lets_others_go_on_in_between() -> None:
    short, long = back_and_forth(2), back_and_forth(4800)
    waits: list[float] = []

    async def meanwhile() -> None:
        while True:
            begun = time.thread_time()
            await asyncio.sleep(0)
            waits.append(time.thread_time() - begun)

    async def read(log: list[Entry]) -> None:
        other = asyncio.create_task(meanwhile())
        live = await Live.opened(table_of(game(GAME)), log)
        await log_of(live, live.viewer(0), range(live.viewer(0).version + 1), "en")
        other.cancel()

    asyncio.run(read(short))  # words are learned once, by whoever needs them first
    waits.clear()
    gc.freeze()  # as the server does: what all tests have left behind is not looked through meanwhile
    try:
        asyncio.run(read(long))
    finally:
        gc.unfreeze()
    assert len(waits) > 5
    assert max(waits) < sum(waits) / 5


def test_many_who_are_long_about_something_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants little waits for one of them, not for all."""
    clock = itertools.count()
    monkeypatch.setattr("islario.server.tables.pace.time.perf_counter", lambda: float(next(clock)))  # all takes long
    slices: list[int] = [0]  # that others had, between two turns of somebody else's

    async def meanwhile() -> None:
        while True:
            slices.append(0)
            await asyncio.sleep(0)

    async def work() -> None:
        with Pace() as pace:
            for _ in range(20):
                slices[-1] += 1
                await pace.rest()

    async def run() -> None:
        other = asyncio.create_task(meanwhile())
        await asyncio.gather(*(work() for _ in range(8)))
        await asyncio.gather(work(), return_exceptions=True)  # and nobody keeps the turn for good
        other.cancel()

    asyncio.run(run())
    assert sum(slices) == 9 * 20
    assert max(slices[3:]) == 1  # after the first slice of each


def test_a_walk_along_the_log_passes_every_position_that_was() -> None:
    chance = random.Random(3)
    for _ in range(4):
        live = played(game(GAME), 60, chance, players=3)
        assert any(entry.move == UNDO for entry in live.log)
        lengths = range(len(live.log) + 1)
        for length, state in live.positions(lengths):
            assert state.tobytes() == replayed(live, length).tobytes(), length
        late = sorted(chance.sample(lengths, 8))
        for length, state in live.positions(late):
            assert state.tobytes() == replayed(live, length).tobytes(), (late, length)


def test_a_loaded_table_is_the_one_that_was_played() -> None:
    live = played(game(GAME), 60, random.Random(5), players=3)
    loaded = asyncio.run(Live.opened(live.table, live.log))
    assert loaded.state.tobytes() == live.state.tobytes()
    assert loaded.match.plies == [(live.log[at].seat, live.log[at].move) for at in live.places]
    for number, viewer in live.viewers.items():
        assert loaded.viewers[number].steps == viewer.steps


def test_a_seat_takes_back_so_many_moves_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_UNDOS", 3)
    live = asyncio.run(Live.opened(table_of(game(GAME)), back_and_forth(6)))
    live.advance(back_and_forth(1)[0])
    assert not live.can_undo(0)
    with pytest.raises(CannotUndo, match="3 moves"):
        live.check_undo(0)
    live.check(1, game(GAME).desk.legal(live.state, 1)[0])  # the match goes on


def told_of_undo(course: Course, seat: int) -> str:
    """Why not, if not."""
    try:
        course.check_undo(seat)
    except CannotUndo as refusal:
        return refusal.code
    return "can"


def after(course: Course, seat: int, move: int) -> Course:
    """The same course with one more move."""
    twin = copy(course)
    twin.steps = list(course.steps)
    twin.play(seat, move)
    return twin


@pytest.mark.parametrize("name", GAMES)
def test_undo_says_nothing_of_what_others_do_in_secret(name: str) -> None:
    """Neither that they do anything, nor what: it follows from what the seat sees."""
    of, chance = game(name), random.Random(7)
    for _ in range(4):
        players = chance.choice([count for count in of.seats if count > 1])
        course = played(of, chance.randrange(40), chance, players).course
        for _ in range(60):
            if not course.standpoint.pending:
                break
            mover = chance.choice(course.standpoint.pending)
            moves = of.desk.legal(course.state, mover)
            twins = [after(course, mover, move) for move in chance.sample(moves, min(3, len(moves)))]
            for seat in set(range(players)) - {mover}:
                said: dict[bytes, str] = {}
                for twin in (course, *twins):
                    told = told_of_undo(twin, seat)
                    assert said.setdefault(of.desk.hidden(twin.state, seat).tobytes(), told) == told
            course = chance.choice(twins)


def test_what_others_began_in_secret_goes_with_the_move_that_it_followed() -> None:
    of = game("isla-dorada")
    chance = random.Random(1)
    found = 0
    while found < 3:
        live = played(of, chance.randrange(120), chance, players=3)
        if live.over:
            continue
        mover = chance.choice(live.standpoint.pending)
        last = max((at for at in live.places if live.log[at].seat != mover), default=None)
        if last is None or not live.can_undo(me := live.log[last].seat):
            continue
        before, length = live.viewer(me).version, len(live.places)
        live.advance(Entry(mover, chance.choice(of.desk.legal(live.state, mover)), None, 0))
        if live.viewer(me).version != before:
            continue
        assert len(live.places) == length + 1
        live.advance(Entry(me, UNDO, None, 0))
        assert len(live.places) <= length - 1
        assert me in live.standpoint.pending
        assert live.state.tobytes() == replayed(live, len(live.log)).tobytes()
        found += 1


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_shown_moves_that_are_no_longer_asked_for(name: str) -> None:
    """After an undo least of all: whose turn it had become is not asked any more."""
    of, chance = game(name), random.Random(2)
    for _ in range(2):
        live = played(of, 50, chance, players=of.seats[-1])
        fresh = asyncio.run(Live.opened(live.table, live.log[:20]))
        for entry in live.log[20:]:
            fresh.advance(entry)
            for seat in range(live.table.players):
                shown = json.loads(show(fresh, seat, "en").whole())
                asked = of.desk.legal(fresh.state, seat)
                assert [move["number"] for move in shown["moves"]] == asked, entry
