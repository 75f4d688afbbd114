"""What was tried before it was stored is what follows once it is, for every viewer."""

from __future__ import annotations

import random

import pytest

from islario.games import OURS
from islario.match import game
from islario.server.storage.schema import UNDO
from islario.server.storage.store import Entry
from islario.server.tables.live import Live
from islario.server.tables.log.digest import Digests
from tests.server.test_undo import table_of

PLAYERS = 3


@pytest.mark.parametrize("name", OURS)
def test_a_trial_is_what_follows(name: str) -> None:
    chance = random.Random(7)
    of = game(name)
    tried, plain, undone = Live(table_of(of, PLAYERS)), Live(table_of(of, PLAYERS)), 0
    for _ in range(60):
        if plain.over:
            break
        able = [seat for seat in range(PLAYERS) if plain.can_undo(seat)]
        if able and chance.random() < 0.3:
            seat, move, undone = chance.choice(able), UNDO, undone + 1
        else:
            seat = chance.choice(plain.standpoint.pending)
            move = chance.choice(of.desk.legal(plain.state, seat))
        trial = tried.tried(seat, move)
        assert tried.state.tobytes() == plain.state.tobytes(), "a trial changes nothing"
        entry = Entry(seat, move, None, 0, trial.digest)
        tried.advance(entry, trial)
        plain.advance(entry)
        assert tried.state.tobytes() == plain.state.tobytes()
        assert trial.digest == Digests(of, PLAYERS).of(plain.state)
        assert [step.move for step in tried.course.steps] == [step.move for step in plain.course.steps]
        for number, viewer in plain.viewers.items():
            known = tried.viewers[number]
            assert known.facts.tobytes() == viewer.facts.tobytes() == of.desk.hidden(plain.state, number).tobytes()
            assert (known.steps, known.decisions, known.last_turn) == (viewer.steps, viewer.decisions, viewer.last_turn)
    assert undone
