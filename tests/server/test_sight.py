"""What is made once for all who know the same is what each of them would see alone."""

from __future__ import annotations

import random

import pytest
from msgspec.json import decode

from islario.games import OURS
from islario.kernel.reading import Hidden
from islario.match import game
from islario.server.storage.store import Entry
from islario.server.tables.live import Live
from islario.server.views.parts import object_of
from islario.server.views.shown import show, teller_of
from islario.server.views.sight import Anyones, Sight, entry_of, sight_of
from tests.server.table import GAME
from tests.server.test_undo import table_of

PLAYERS = 3


def sight(live: Live, seat: int | None) -> Sight:
    found = show(live, seat, "fr").sight
    assert found is not None
    return found


@pytest.mark.parametrize("name", OURS)
def test_everybody_sees_what_is_theirs_alone(name: str) -> None:
    chance, of = random.Random(3), game(name)
    live = Live(table_of(of, PLAYERS))
    for _ in range(60):
        if live.over:
            break
        for seat in (None, *range(PLAYERS)):
            shown, alone = show(live, seat, "fr"), Live(table_of(of, PLAYERS))
            viewer, teller = live.viewer(seat), teller_of(live, "fr")
            fresh = sight_of(alone, viewer.facts, teller, (), None)
            assert decode(shown.whole())["table"] == decode(object_of(fresh.table))
            assert {**shown.common, **fresh.standing} == shown.common
            length = viewer.steps[-1]
            happened = entry_of(live, viewer.facts, length, fresh.scores, teller)
            assert shown.log in (b"", b'[{"version":%d%s]' % (viewer.version, happened))
        seat = chance.choice(live.standpoint.pending)
        live.advance(Entry(seat, chance.choice(of.desk.legal(live.state, seat)), None, 0))


def test_who_knows_the_same_is_shown_the_same_thing() -> None:
    of = game(GAME)
    live = Live(table_of(of, PLAYERS))
    assert sight(live, 0) is sight(live, 1) is sight(live, None)
    live.advance(Entry(0, of.desk.legal(live.state, 0)[0], None, 0))
    assert sight(live, 0) is not sight(live, 1)
    assert sight(live, 1) is sight(live, 2) is sight(live, None)
    assert live.viewers[1].facts.array is live.viewers[2].facts.array


def test_whoever_asks_who_looks_is_noticed() -> None:
    hidden = game(GAME).desk.hidden(game(GAME).new(2, seed=1).state, 1)
    anyones = Anyones(hidden)
    assert isinstance(anyones, Hidden)
    assert anyones.turn == hidden.turn
    assert anyones.is_anyones()
    assert anyones.viewer == 1
    assert not anyones.is_anyones()
    assert anyones.viewer == 1


def test_what_depends_on_who_looks_is_shown_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    of = game(GAME)
    view = of.rules.face.view

    def of_somebody(hidden: Hidden) -> object:
        assert hidden.viewer >= -1
        return view(hidden)

    monkeypatch.setitem(vars(of.rules.face), "view", of_somebody)
    live = Live(table_of(of, PLAYERS))
    assert live.viewers[0].facts.tobytes() == live.viewers[1].facts.tobytes()
    assert sight(live, 0) is not sight(live, 1)
    assert sight(live, 0) is sight(live, 0)
