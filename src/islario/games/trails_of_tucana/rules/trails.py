"""Trails on a sheet: where they may be drawn, and what they join."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import (
    ANY,
    ENDS,
    FITTING_BEGIN,
    FITTING_END,
    FITTING_LINK,
    LINK_COUNT,
    NUMBER_OF_SIGHTS,
    OF_A_KIND,
    SIGHT_SPACE,
    SIGHTS,
    SPACE_COUNT,
    VILLAGE_SPACE,
    VILLAGES,
)
from islario.games.trails_of_tucana.rules.state import Reached, Setting
from islario.kernel.rule import query, rule

KINDS = len(SIGHTS)
NO_LINK = -1
NO_VILLAGE = -1


@rule
def island(state):
    return state.options[Setting.ISLAND]


@query
def is_drawn(state, seat, link):
    """Whether the seat has a trail there already."""
    return state.trails[seat, link >> 5] >> (link & 31) & 1


@query
def bonus_trails(state, seat):
    """How many trails the seat has to draw beyond the turn's own, which comes first."""
    return state.to_draw[seat] if state.new_trails[seat] else 0


@rule
def cards_of_next_trail(state, seat):
    """The first trail of a turn matches the two cards; a bonus trail may join any two terrains."""
    if state.new_trails[seat] == 0:
        return state.cards[0], state.cards[1]
    return ANY, ANY


@rule
def free_links(state, seat, out):
    """The links where the seat's next trail may be drawn: adjacent spaces that match, not yet joined directly."""
    here, (a, b) = island(state), cards_of_next_trail(state, seat)
    count = 0
    for i in range(FITTING_BEGIN[here, a, b], FITTING_END[here, a, b]):
        out[count] = FITTING_LINK[i]
        count += not is_drawn(state, seat, FITTING_LINK[i])  # else the next one takes its place
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
def network_of(state, seat, link):
    """The network that a drawn trail belongs to."""
    return state.network[seat, ENDS[island(state), link, 0]]


@rule
def draw_trail(state, seat, link):
    """The seat draws one trail of this turn; each kind of sight it completes brings a bonus trail, which is lost if
    there is no link left at all."""
    state.new_trail[seat, state.new_trails[seat]] = link
    state.new_trails[seat] += 1
    state.to_draw[seat] -= 1
    state.to_draw[seat] += connect_sights(state, seat, mark_trail(state, seat, link))
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
    """If there is a village in this network, every sight of it is now connected; returns how many kinds that completes,
    each of which brings a bonus trail."""
    if not has_village(state, seat, network):
        return 0
    here, completed = island(state), 0
    for kind in range(KINDS):
        newly = 0
        for which in range(OF_A_KIND[here]):
            sight = sight_index(kind, which)
            in_network = state.network[seat, SIGHT_SPACE[here, kind, which]] == network
            if in_network and state.reached[seat, sight] == Reached.NOT:
                state.reached[seat, sight] = Reached.THIS_TURN
                newly += 1
        if newly and sights_reached(state, seat, kind) == OF_A_KIND[here]:
            completed += 1
    return completed


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
def sights_circled(state, seat, kind):
    """How many sights of a kind the seat had connected to villages before this turn, and has circled."""
    count = 0
    for which in range(OF_A_KIND[island(state)]):
        count += state.reached[seat, sight_index(kind, which)] == Reached.BEFORE
    return count


@query
def sights_reached(state, seat, kind):
    """How many sights of a kind the seat has connected to villages."""
    count = 0
    for which in range(OF_A_KIND[island(state)]):
        if state.reached[seat, sight_index(kind, which)] != Reached.NOT:
            count += 1
    return count


@rule
def two_villages(state, seat, letter):
    """Where the seat has written this letter."""
    first = NO_VILLAGE
    for village in range(VILLAGES):
        if state.letter[seat, village] == letter:
            if first != NO_VILLAGE:
                return first, village
            first = village
    return first, NO_VILLAGE


@rule
def pair_is_joined(state, seat, letter):
    """Whether the two villages with this letter are in one network."""
    here, (first, second) = island(state), two_villages(state, seat, letter)
    if second == NO_VILLAGE:
        return False
    return state.network[seat, VILLAGE_SPACE[here, first]] == state.network[seat, VILLAGE_SPACE[here, second]]


@rule
def letters_joined(state, seat, network):
    """The set of the letters that the seat has written at two villages of this network."""
    here, once, twice = island(state), 0, 0
    for village in range(VILLAGES):
        if state.network[seat, VILLAGE_SPACE[here, village]] == network:
            letter = 1 << state.letter[seat, village]
            twice |= once & letter
            once |= letter
    return twice


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
def erase_new_trails(state, seat):
    """Takes the seat's sheet back to how it was before this turn, and forgets what was drawn."""
    if state.new_trails[seat]:
        lift_new_trails(state, seat)
        state.new_trails[seat] = 0
        state.new_trail[seat, :] = 0


@rule
def lift_new_trails(state, seat):
    """Takes the trails of this turn off the seat's sheet, with all that they join and connect."""
    here = island(state)
    for i in range(state.new_trails[seat]):
        link = state.new_trail[seat, i]
        state.trails[seat, link >> 5] &= ~(1 << (link & 31))
    clear_networks(state, seat)
    for link in range(LINK_COUNT[here]):
        if is_drawn(state, seat, link):
            mark_trail(state, seat, link)
    for sight in range(NUMBER_OF_SIGHTS):
        if state.reached[seat, sight] == Reached.THIS_TURN:
            state.reached[seat, sight] = Reached.NOT


@rule
def clear_networks(state, seat):
    """Without trails every space is a network of its own."""
    for space in range(SPACE_COUNT[island(state)]):
        state.network[seat, space] = space
