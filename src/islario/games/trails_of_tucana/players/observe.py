"""What a learner in a seat sees: features in a fixed order, each between 0 and about 1."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import (
    LETTERS,
    LINKS,
    OF_A_KIND,
    ROUNDS,
    SEATS,
    SIGHTS,
    TERRAIN_CARDS,
    TERRAINS,
    TURNS,
    VILLAGES,
)
from islario.games.trails_of_tucana.rules.state import OPTIONS, TRAIL_WORDS, Reached
from islario.games.trails_of_tucana.rules.trails import island, sight_index
from islario.kernel.bits import write_bits
from islario.kernel.game import Feature
from islario.kernel.points import total
from islario.kernel.rule import rule
from islario.kernel.seats import seat_after

A_SHEET = len(SIGHTS) + len(LETTERS) + 2
OBSERVATION = (
    Feature("options", len(OPTIONS)),
    Feature("round", 1),
    Feature("turn", 1),
    Feature("cards turned, by terrain", len(TERRAINS)),
    Feature("cards left in the deck, by terrain", len(TERRAINS)),
    Feature("blue cards on top, by letter", len(LETTERS)),
    Feature("red cards, by sight", len(SIGHTS)),
    Feature("letter of each of my villages", VILLAGES * len(LETTERS)),
    Feature("my trails, by link", LINKS),
    Feature("whether my next trail is a bonus", 1),
    Feature(
        "each sheet from mine onward: sights connected by kind, pairs by letter, still drawing, points",
        SEATS * A_SHEET,
    ),
)


@rule
def observe(state, seat, out):
    out[:] = 0.0
    at = observe_table(state, out)
    for village in range(VILLAGES):
        out[at + state.letter[seat, village]] = 1.0
        at += len(LETTERS)
    for word in range(TRAIL_WORDS):
        write_bits(state.trails[seat, word], min(32, LINKS - word * 32), out[at + word * 32 : at + LINKS])
    at += LINKS
    out[at] = min(state.new_trails[seat], 1)
    at += 1
    for step in range(state.players):
        observe_sheet(state, seat_after(state, seat, step), step == 0, out, at + step * A_SHEET)


@rule
def observe_table(state, out):
    """What lies in the middle; returns where it ends."""
    at = 0
    for option in range(len(state.options)):
        out[at + option] = state.options[option]
    at += len(state.options)
    out[at] = state.round_number / ROUNDS[island(state)]
    out[at + 1] = state.turn / TURNS
    at += 2
    for card in range(2):
        out[at + state.cards[card]] += 0.5
    at += len(TERRAINS)
    for terrain in range(len(TERRAINS)):
        out[at + terrain] = state.deck[terrain] / TERRAIN_CARDS[terrain]
    at += len(TERRAINS)
    for letter in range(len(LETTERS)):
        out[at + letter] = state.blue_card[letter] / 2
    at += len(LETTERS)
    for kind in range(len(SIGHTS)):
        out[at + kind] = state.red_card[kind]
    return at + len(SIGHTS)


@rule
def observe_sheet(state, seat, mine, out, at):
    """A sheet; of another's running turn nothing can be seen."""
    of_a_kind = OF_A_KIND[island(state)]
    for kind in range(len(SIGHTS)):
        connected = 0
        for which in range(of_a_kind):
            reached = state.reached[seat, sight_index(kind, which)]
            connected += reached == Reached.BEFORE or (mine and reached == Reached.THIS_TURN)
        out[at + kind] = connected / of_a_kind
    at += len(SIGHTS)
    for letter in range(len(LETTERS)):
        out[at + letter] = state.pair[seat, letter]
    at += len(LETTERS)
    out[at] = min(state.to_draw[seat], 1)
    out[at + 1] = total(state, seat) / 100
