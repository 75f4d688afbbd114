"""Trails on a sheet: where they may be drawn, and what they join."""

from __future__ import annotations

from islario.games.trails_of_tucana.components import (
    ENDS,
    FITTING_BEGIN,
    FITTING_END,
    FITTING_LINK,
    LINK_COUNT,
    OF_A_KIND,
    SIGHT_SPACE,
    SIGHTS,
    SPACE_COUNT,
    VILLAGE_SPACE,
    VILLAGES,
    Terrain,
)
from islario.games.trails_of_tucana.state import Reached, Setting
from islario.kernel.rule import rule

KINDS = len(SIGHTS)
NO_LINK = -1


@rule
def island(state):
    return state.options[Setting.ISLAND]


@rule
def is_drawn(state, seat, link):
    return state.trails[seat, link >> 5] >> (link & 31) & 1


@rule
def cards_of_next_trail(state, seat):
    """The first trail of a turn matches the two cards; a bonus trail may join any two terrains."""
    if state.new_trails[seat] == 0:
        return state.cards[0], state.cards[1]
    return Terrain.ANY.value, Terrain.ANY.value


@rule
def free_links(state, seat, out):
    """The links where the seat's next trail may be drawn: adjacent spaces that match, not yet joined directly."""
    here, (a, b) = island(state), cards_of_next_trail(state, seat)
    count = 0
    for i in range(FITTING_BEGIN[here, a, b], FITTING_END[here, a, b]):
        link = FITTING_LINK[i]
        if not is_drawn(state, seat, link):
            out[count] = link
            count += 1
    return count


@rule
def a_trail_fits(state, seat):
    """Whether there is any link left for the seat's next trail."""
    here, (a, b) = island(state), cards_of_next_trail(state, seat)
    for i in range(FITTING_BEGIN[here, a, b], FITTING_END[here, a, b]):
        if not is_drawn(state, seat, FITTING_LINK[i]):
            return True
    return False


@rule
def only_link(state, seat):
    """The one link left for the seat's next trail; none where there is a choice, or nothing left."""
    here, (a, b) = island(state), cards_of_next_trail(state, seat)
    only = NO_LINK
    for i in range(FITTING_BEGIN[here, a, b], FITTING_END[here, a, b]):
        if not is_drawn(state, seat, FITTING_LINK[i]):
            if only != NO_LINK:
                return NO_LINK
            only = FITTING_LINK[i]
    return only


@rule
def sight_index(kind, which):
    return kind * SIGHT_SPACE.shape[2] + which


@rule
def mark_trail(state, seat, link):
    """Draws the line and joins the networks at its two ends; returns the name of the joined network."""
    here = island(state)
    state.trails[seat, link >> 5] |= 1 << (link & 31)
    one, other = state.network[seat, ENDS[here, link, 0]], state.network[seat, ENDS[here, link, 1]]
    joined, swallowed = min(one, other), max(one, other)
    if joined != swallowed:
        for space in range(SPACE_COUNT[here]):
            if state.network[seat, space] == swallowed:
                state.network[seat, space] = joined
    return joined


@rule
def draw_trail(state, seat, link):
    """The seat draws one trail of this turn; each kind of sight it completes brings a bonus trail, which is lost if
    there is no link left at all."""
    state.new_trail[seat, state.new_trails[seat]] = link
    state.new_trails[seat] += 1
    state.to_draw[seat] -= 1
    network = mark_trail(state, seat, link)
    if has_village(state, seat, network):
        connect_sights(state, seat, network)
    if state.to_draw[seat] and not a_trail_fits(state, seat):
        state.to_draw[seat] = 0


@rule
def draw_only_trail(state, seat):
    """Where a single link fits, as all can see on the sheet, there is nothing to decide: it is drawn at once."""
    link = only_link(state, seat)
    if link != NO_LINK:
        draw_trail(state, seat, link)


@rule
def has_village(state, seat, network):
    here = island(state)
    for village in range(VILLAGES):
        if state.network[seat, VILLAGE_SPACE[here, village]] == network:
            return True
    return False


@rule
def connect_sights(state, seat, network):
    """Every sight of this network is now connected to a village; the last of its kind brings a bonus trail."""
    here = island(state)
    for kind in range(KINDS):
        newly = 0
        for which in range(OF_A_KIND[here]):
            sight = sight_index(kind, which)
            in_network = state.network[seat, SIGHT_SPACE[here, kind, which]] == network
            if in_network and state.reached[seat, sight] == Reached.NOT:
                state.reached[seat, sight] = Reached.THIS_TURN
                newly += 1
        if newly and sights_reached(state, seat, kind) == OF_A_KIND[here]:
            state.to_draw[seat] += 1


@rule
def completes_a_kind(state, seat, link):
    """Whether a trail at this link would connect the last sights of some kind to a village."""
    here = island(state)
    one, other = state.network[seat, ENDS[here, link, 0]], state.network[seat, ENDS[here, link, 1]]
    if not has_village(state, seat, one) and not has_village(state, seat, other):
        return False
    for kind in range(KINDS):
        missing, joined = 0, 0
        for which in range(OF_A_KIND[here]):
            if state.reached[seat, sight_index(kind, which)] == Reached.NOT:
                missing += 1
                network = state.network[seat, SIGHT_SPACE[here, kind, which]]
                joined += network in (one, other)
        if missing and joined == missing:
            return True
    return False


@rule
def sights_reached(state, seat, kind):
    """How many sights of a kind the seat has connected to villages."""
    count = 0
    for which in range(OF_A_KIND[island(state)]):
        if state.reached[seat, sight_index(kind, which)] != Reached.NOT:
            count += 1
    return count


@rule
def pair_is_joined(state, seat, letter):
    """Whether the two villages with this letter are in one network."""
    here = island(state)
    first = -1
    for village in range(VILLAGES):
        if state.letter[seat, village] == letter:
            network = state.network[seat, VILLAGE_SPACE[here, village]]
            if first == -1:
                first = network
            else:
                return first == network
    return False


@rule
def two_sights_are_joined(state, seat, kind):
    """Whether any two sights of a kind are in one network; no village is needed."""
    here = island(state)
    for which in range(OF_A_KIND[here]):
        network = state.network[seat, SIGHT_SPACE[here, kind, which]]
        for other in range(which):
            if state.network[seat, SIGHT_SPACE[here, kind, other]] == network:
                return True
    return False


@rule
def erase_new_trails(state, seat, kept):
    """Takes the seat's sheet back to how it was with only the first `kept` trails of this turn."""
    here = island(state)
    if state.new_trails[seat] <= kept:
        return
    for i in range(kept, state.new_trails[seat]):
        link = state.new_trail[seat, i]
        state.trails[seat, link >> 5] &= ~(1 << (link & 31))
        state.new_trail[seat, i] = 0
    state.new_trails[seat] = kept
    clear_networks(state, seat)
    for link in range(LINK_COUNT[here]):
        if is_drawn(state, seat, link):
            mark_trail(state, seat, link)
    for kind in range(KINDS):
        for which in range(OF_A_KIND[here]):
            sight = sight_index(kind, which)
            network = state.network[seat, SIGHT_SPACE[here, kind, which]]
            if state.reached[seat, sight] == Reached.THIS_TURN and not has_village(state, seat, network):
                state.reached[seat, sight] = Reached.NOT


@rule
def clear_networks(state, seat):
    """Without trails every space is a network of its own."""
    for space in range(SPACE_COUNT[island(state)]):
        state.network[seat, space] = space
