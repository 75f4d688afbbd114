"""A match begins as plain Python and goes on compiled: the same bytes, the same record, and nobody notices."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from islario.bots import BOTS, bot
from islario.bots.hints import TooEarly, advise
from islario.games import OURS
from islario.kernel import engine
from islario.match import Game, Match, game
from islario.match.prepare import change_over, play_uncompiled

MOVES = 24  # of each half


@pytest.fixture(params=OURS)
def uncompiled(request: pytest.FixtureRequest) -> Iterator[Game]:
    opened = game(request.param)
    play_uncompiled(opened)
    yield opened
    engine.run_compiled(opened.rules.layout.dtype)


def play_on(match: Match, seed: int) -> None:
    """Some more moves, whichever a bot draws by lot."""
    for _ in range(MOVES):
        if not match.over:
            seat = match.pending[-1]
            match.play(seat, bot("random", seed).choose(match, seat))


def told(match: Match) -> list[object]:
    """All that anybody sees of a match."""
    viewers = (None, *range(match.players))
    return [match.state.tobytes(), match.record(), *(match.view(seat) for seat in viewers), match.log("fr", 0)]


def test_a_match_that_changes_over_in_its_middle_is_the_same(uncompiled: Game) -> None:
    for seed, players in enumerate((uncompiled.seats[0], uncompiled.seats[-1])):
        compiled = Match(uncompiled.compiled(), players, uncompiled.choices({}), bytes([seed] * 32))
        changing = Match(uncompiled, players, uncompiled.choices({}), bytes([seed] * 32))
        play_uncompiled(uncompiled)
        assert changing.game.desk.engine is engine.INTERPRETER
        play_on(changing, seed)
        half = told(changing)
        change_over(uncompiled)
        assert changing.game.desk.engine is engine.COMPILER
        play_on(compiled, seed)
        assert told(compiled) == half
        play_on(changing, seed)
        play_on(compiled, seed)
        assert told(compiled) == told(changing)


def test_previews_are_the_same_before_and_after(uncompiled: Game) -> None:
    match = uncompiled.new(seed=5)
    play_on(match, 5)
    seat = match.pending[0]
    move = match.moves(seat)[-1]
    foreseen = [match.preview(seat, move)]
    change_over(uncompiled)
    foreseen.append(match.preview(seat, move))
    first, second = (([*map(str, each.events)], each.points, each.question, each.stopped) for each in foreseen)
    assert first == second


def test_until_then_every_bot_moves_and_advice_comes_later(uncompiled: Game) -> None:
    match = uncompiled.new(seed=2)
    for name in BOTS:
        seat = match.pending[0]
        match.play(seat, bot(name).choose(match, seat))
    with pytest.raises(TooEarly, match="being prepared"):
        advise(match.view_state(match.pending[0]))


UNCOMPILED = """
import sys
from islario.bots import BOTS, bot
from islario.kernel.rule import RULES
from islario.match import game
from islario.match.prepare import play_uncompiled

opened = game(sys.argv[1])
play_uncompiled(opened)
match = opened.new(opened.seats[-1], seed=1)
for name in (*BOTS, *BOTS):
    seat = match.pending[0]
    match.play(seat, bot(name).choose(match, seat))
    for viewer in (None, seat):
        match.view(viewer), match.log("fr", viewer)
match.preview(match.pending[0], match.moves(match.pending[0])[0])
if opened.rules.positions is not None:
    opened.new_at(opened.position(seed=1), seed=1)
print([rule.py_func.__name__ for rule in RULES if rule.signatures])
"""


@pytest.mark.parametrize("name", OURS)
def test_until_then_nothing_at_all_is_compiled_here(name: str, tmp_path: Path) -> None:
    """A single rule would hold up whoever is served by this process, for a minute."""
    environment = {**os.environ, "ISLARIO_CACHE": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", UNCOMPILED, name], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout == "[]\n", done.stderr
