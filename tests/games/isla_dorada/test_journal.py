"""The journal has room for the most that one move can tell."""

from __future__ import annotations

import random

import pytest

from islario.games.isla_dorada.box.components import SYMBOLS
from islario.games.isla_dorada.rules.events import ARRIVED, DEALT, FOUND, MOST_EVENTS, NEWS_TOLD, PAID, Event
from islario.kernel.journal import events_of
from tests.games.isla_dorada.positions import DORADA, Table


def noted(table: Table) -> list[Event]:
    """What the latest move noted, whoever may know it."""
    return [Event(event.kind) for event in events_of(table.match.state)]


def test_there_is_room_for_it() -> None:
    assert (DEALT, PAID, ARRIVED, FOUND, NEWS_TOLD) == (41, 29, 4, 20, 19)
    assert MOST_EVENTS == 4 + PAID + ARRIVED + 1 + NEWS_TOLD == 57
    assert len(DORADA.new(3, seed=1).state.journal) == MOST_EVENTS


def test_the_deal_at_a_full_table() -> None:
    match = DORADA.new(6, seed=1)
    while match.view()["table"]["phase"] == "goals":
        match.play(match.pending[0], match.moves(match.pending[0])[0])
    kinds = [Event(event.kind) for event in events_of(match.state)]
    assert kinds[-1] == Event.ROUND_BEGUN
    assert len(kinds) == DEALT + 1


def test_everything_that_can_be_found_at_once_and_then_the_news() -> None:
    """All four treasures of a site and four next to it, each with a Bonus card; the ninth marker brings three each."""
    table = Table(6)
    for i, symbol in enumerate(SYMBOLS):
        site = ("joztakitl", "etintaklop", "teltoqlut", "joztakitl")[i]
        table.treasures(table.people[i], f"qualtops_{symbol}", f"{site}_{symbol}")
        table.hand(table.people[i], bongo=1, **{f"bonus_{symbol}": 2})
    table.markers(*["septris"] * 8)
    table.travel("p09")
    for i, symbol in enumerate(SYMBOLS):
        site = ("joztakitl", "etintaklop", "teltoqlut", "joztakitl")[i]
        for treasure in (f"qualtops_{symbol}", f"{site}_{symbol}"):
            table.play(table.people[i], "treasure_with_bonus", treasure=treasure)
    table.done()
    told = noted(table)
    assert [told.count(kind) for kind in (Event.TREASURE_FOUND, Event.BONGO, Event.BONUS)] == [8, 4, 8]
    assert table.phase == "news"
    assert len(told) == FOUND + NEWS_TOLD


def test_a_payment_of_all_kinds() -> None:
    table = Table()
    table.hand("Ana", zeppelin=1, drako=1, gonogo=1, yak=1, kamel=1, shaman=2)
    table.bid("Ana", "p09", 10)
    table.pay("Ana", "zeppelin", "drako", "yak", "kamel", "gonogo")
    told = noted(table)
    assert (told.count(Event.PAID), told.count(Event.GOLD_SPENT)) == (6, 1)


@pytest.mark.unwatched
@pytest.mark.parametrize("cooperative", [False, True])
def test_no_event_is_lost_in_random_play(cooperative: bool) -> None:
    match, rng, most = DORADA.new(6, seed=3, cooperative=cooperative), random.Random(3), 0
    state = match.state.array
    while not DORADA.desk.over(state):
        seat = DORADA.desk.pending(state)[0]
        DORADA.desk.play(state, [(seat, rng.choice(DORADA.desk.legal(state, seat)))])
        most = max(most, int(state["journal_length"][0]))
    assert 20 < most <= MOST_EVENTS
