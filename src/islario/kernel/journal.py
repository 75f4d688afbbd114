"""What happened in the latest move, and who may know it.

Logs, animations and hints are made from the journal. It is the state's last field, holds one move's events
and stays empty in simulations (`state.quiet`).
"""

from __future__ import annotations

from typing import NamedTuple

from islario.kernel.layout import EVENT_WIDTH
from islario.kernel.reading import Reading
from islario.kernel.rule import rule

EVERYONE = -1
KIND, SEAT, WHAT, WHERE, AMOUNT, AUDIENCE = range(6)
NO_SEAT = -1


@rule
def open_journal(state):
    """A new move begins. Its first event turns the page; a move that tells nothing leaves no trace for others."""
    state.new_move = not state.quiet


@rule
def turn_page(state):
    state.new_move = 0
    state.journal[:] = 0
    state.journal_length = 0
    state.journal_page += 1


@rule
def note(state, kind, seat, what, where, amount):
    """Notes an event that everyone may know."""
    note_for(state, EVERYONE, kind, seat, what, where, amount)


@rule
def note_for(state, audience, kind, seat, what, where, amount):
    """Notes an event for the seats in the bit mask `audience`."""
    if state.quiet:
        return
    if state.new_move:
        turn_page(state)
    at = state.journal_length
    state.journal_length = at + 1  # counts on past the end: a lost event is not a silent one
    if at < len(state.journal):
        state.journal[at, KIND] = kind
        state.journal[at, SEAT] = seat
        state.journal[at, WHAT] = what
        state.journal[at, WHERE] = where
        state.journal[at, AMOUNT] = amount
        state.journal[at, AUDIENCE] = audience


@rule
def hide_journal(state, seat):
    """Removes the events that the seat may not know, without leaving a gap."""
    state.new_move = 0
    kept, written = 0, min(state.journal_length, len(state.journal))
    for at in range(written):
        audience = state.journal[at, AUDIENCE]
        if audience == EVERYONE or (seat >= 0 and audience >> seat & 1):
            for cell in range(EVENT_WIDTH):  # cell by cell: a slice of a slice takes seconds to compile
                state.journal[kept, cell] = state.journal[at, cell]
            state.journal[kept, AUDIENCE] = EVERYONE
            kept += 1
    state.journal[kept:written, :] = 0  # beyond it stands nothing
    state.journal_length = kept


class Event(NamedTuple):
    """One event as Python sees it."""

    kind: int
    seat: int
    what: int
    where: int
    amount: int


MORE = 0  # the kind of the event that stands for those the journal had no room for


def page_of(state: Reading) -> int:
    """The number of the journal's page: the latest move has told something if it is a new one."""
    return int(state.journal_page)


def events_of(state: Reading) -> list[Event]:
    """The journal's page; of a hidden copy, as far as its viewer may know it."""
    room, length = len(state.journal), state.journal_length
    events = list(map(Event._make, state.journal[:length, :AUDIENCE].tolist()))
    if length > room:
        events.append(Event(MORE, NO_SEAT, 0, 0, length - room))
    return events
