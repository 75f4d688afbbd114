"""The journal has room for the most that one move can tell: every part of that bound is reached, and none is passed."""

from __future__ import annotations

import random

from islario.games.islas_canarias.rules.events import (
    MOST_EVENTS,
    NEW_ROUND,
    OWN_TURN,
    PIRATE,
    SETTING_UP,
    SETTLER,
    TURN_BY_ITSELF,
    Event,
)
from islario.games.islas_canarias.rules.moves import DRAW_CARDS, TAKE_EXTRA
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.journal import events_of
from tests.games.islas_canarias.positions import CANARIAS, Table, full_table


def noted(table: Table, first: Event, last: Event) -> list[Event]:
    """What the latest move noted, whoever may know it, from one kind of event to another."""
    events = [Event(event.kind) for event in events_of(table.match.state)]
    return events[events.index(first) : len(events) - events[::-1].index(last)]


def one_card_to_draw(table: Table) -> None:
    """A captain lies on the discards, and that is all."""
    table.deck()
    table.no_discards()
    table.one["discards"][0], table.one["discards_size"] = 1, 1


def test_setting_up() -> None:
    assert CANARIAS.new(5, seed=1, islands="random").state.journal_length == SETTING_UP


def test_a_pirate_who_takes_a_house_and_a_privilege_from_everybody() -> None:
    table = full_table(5)
    colours = ("orange", "brown", "green", "blue", "beige")
    for who, mine, another in zip(table.people, colours, (*colours[1:], colours[0]), strict=True):
        table.houses(who, **{mine: "A"})
        table.owns(who, mine)
        table.palaces(who, **{another: "B"})
    table.arrive("pirate-red")
    told = noted(table, Event.CARD_TURNED, Event.PRIVILEGE_TAKEN_OVER)
    assert told.count(Event.PRIVILEGE_TAKEN_OVER) == 5
    assert len(told) == PIRATE


def test_a_settler_who_looks_at_all_priorities_and_finds_his_colour_gone() -> None:
    """A potter looks for red, green, river and mountain; only B, at the mountain, is empty, and on both islands."""
    table = Table(ana="tenerife", bruno="tenerife")
    table.palaces("ana", blue="A")
    table.owns("bruno", "blue")
    table.owns("ana", "orange")
    table.one["empty"][:2] = 0b10
    table.no_more("house")
    table.supply("house", blue=1)
    table.arrive("alfarero")
    told = noted(table, Event.CARD_TURNED, Event.PRIVILEGE_TAKEN_OVER)
    assert told.count(Event.ISLANDS_COMPARED) == 4
    assert len(told) == SETTLER


def test_a_turn_that_goes_on_by_itself_after_a_merge() -> None:
    """A red and an orange house make a brown palace, and Ana holds nothing but the card that she draws."""
    table = Table(ana="tenerife", bruno="lanzarote")
    table.houses("ana", red="A", orange="C")
    table.palaces("bruno", red="A", orange="C")
    table.owns("ana", "green", "red", "orange")
    table.owns("bruno", "brown")
    table.no_more("palace")
    table.supply("palace", brown=1)
    table.hand("ana")
    one_card_to_draw(table)
    table.play("ana", "palace", area="A")
    told = noted(table, Event.COLOUR_RAN_OUT, Event.CARD_LOADED)
    assert told.count(Event.PRIVILEGE_TAKEN_OVER) == 3
    assert len(told) == OWN_TURN


def test_anothers_turn_that_goes_by_itself() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("bruno")
    one_card_to_draw(table)
    table.turn("ana", Phase.LOAD)
    table.play("ana", "load", card="alfarero")
    assert len(noted(table, Event.CARDS_DRAWN, Event.CARD_LOADED)) == TURN_BY_ITSELF


def test_a_new_round_that_is_the_last() -> None:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.one["round_number"] = 39
    table.arrive("pirate-red")
    assert len(noted(table, Event.CARD_KEPT, Event.LAST_ROUND)) == NEW_ROUND


def test_no_match_tells_more_in_a_move_be_it_played_by_chance_or_by_hoarders() -> None:
    most = 0
    for seed in range(6):
        chance, match = random.Random(seed), CANARIAS.new(5, seed=seed)
        for _ in range(120):
            if match.over:
                break
            (seat,) = match.pending
            moves = CANARIAS.desk.legal(match.state, seat)
            kept = [move for move in moves if move in (DRAW_CARDS, TAKE_EXTRA)]
            match.play(seat, kept[0] if kept and seat and seed % 2 else chance.choice(moves))
            most = max(most, match.state.journal_length)
    assert 25 < most <= MOST_EVENTS == len(match.state.journal)
