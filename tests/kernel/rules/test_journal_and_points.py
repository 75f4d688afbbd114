"""The journal keeps who may know what, and points keep their sources."""

import numpy as np
import pytest

from islario.kernel.journal import MORE, events_of, hide_journal, note, note_for, open_journal, page_of
from islario.kernel.layout import Field, enter, layout
from islario.kernel.points import reveal, score, total
from islario.kernel.reading import State
from islario.kernel.rule import rule

SMALL = layout("journal-test", Field("unused", "i4"), seats=3, sources=2, options=1, events=3)


@rule
def write(states, quiet):
    states[0].quiet = quiet
    open_journal(states[0])
    note(states[0], 1, 0, 10, 11, 12)
    note_for(states[0], 0b010, 2, 1, 20, 21, 22)
    note_for(states[0], 0b100, 3, 2, 30, 31, 32)


@rule
def write_more(states):
    note(states[0], 4, 0, 0, 0, 0)


@rule
def begin_move(states):
    open_journal(states[0])


@rule
def hide_pages(states, seat):
    hide_journal(states[0], seat)


@rule
def score_twice(states):
    score(states[0], 1, 0, 5)
    score(states[0], 1, 1, 3)
    score(states[0], 1, 1, -1)
    reveal(states[0])
    return total(states[0], 1)


def written(quiet: int = 0) -> np.ndarray:
    states = SMALL.blank()
    write(enter(states), quiet)
    return states


@pytest.mark.parametrize(("seat", "kinds"), [(0, [1]), (1, [1, 2]), (2, [1, 3]), (-1, [1])])
def test_a_seat_finds_only_its_own_events_and_no_gap(seat: int, kinds: list[int]) -> None:
    states = written()
    hide_pages(enter(states), seat)
    events = events_of(State(states))
    assert [event.kind for event in events] == kinds
    assert not np.any(states["journal"][0, len(kinds) :])


def test_events_hold_what_was_noted() -> None:
    first = events_of(State(written()))[0]
    assert (first.kind, first.seat, first.what, first.where, first.amount) == (1, 0, 10, 11, 12)


def test_a_quiet_state_keeps_no_journal() -> None:
    assert events_of(State(written(quiet=1))) == []


def test_the_first_event_of_a_move_turns_the_page() -> None:
    states = written()
    begin_move(enter(states))
    write_more(enter(states))
    assert [event.kind for event in events_of(State(states))] == [4]
    assert page_of(State(states)) == 2


def test_a_move_that_tells_nothing_leaves_no_trace_for_others() -> None:
    states, before = written(), written()
    begin_move(enter(states))
    for copy in (states, before):
        hide_pages(enter(copy), 0)
    assert states.tobytes() == before.tobytes()


def test_events_without_room_are_counted() -> None:
    states = written()
    write_more(enter(states))
    write_more(enter(states))
    last = events_of(State(states))[-1]
    assert (last.kind, last.amount) == (MORE, 2)


def test_points_add_up_over_their_sources() -> None:
    states = SMALL.blank()
    assert score_twice(enter(states)) == 7
    assert states["points"][0, 1].tolist() == [5, 2]
    assert states["revealed"][0] == 1
