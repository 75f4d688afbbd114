"""One possible truth for who cannot know: what others have drawn in the running turn, and the order of the deck."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import (
    ANY,
    FITTING_BEGIN,
    FITTING_END,
    FITTING_LINK,
    LINKS,
    OF_A_KIND,
    SIGHT_SPACE,
    SIGHTS,
)
from islario.games.trails_of_tucana.rules.state import Reached
from islario.games.trails_of_tucana.rules.trails import (
    NO_LINK,
    a_trail_fits,
    cards_of_next_trail,
    completes_a_kind,
    draw_only_trail,
    draw_trail,
    erase_new_trails,
    is_drawn,
    island,
    sight_index,
)
from islario.kernel.dice import below, give_dice
from islario.kernel.rule import rule

MOST_LOOKED_AT = 500  # who completes three kinds with one trail, or two in many ways, may have come further
NO_NETWORK = -1
DIGIT = LINKS + 1  # of the number that stands for the trails of a turn; 0 is none


@rule
def imagine(state, seat, key):
    """The others have drawn something that they may have drawn, all of it equally likely; the deck is in any order."""
    give_dice(state, key)
    for other in range(state.players):
        if other == seat or state.ended:
            continue
        if state.to_draw[other]:
            draw_only_trail(state, other)
            imagine_turn(state, other, False)
        elif a_trail_fits(state, other):
            state.to_draw[other] = 1
            imagine_turn(state, other, True)


@rule
def imagine_turn(state, seat, finished):
    """Goes through everything that the seat may have drawn while there was more to draw, and keeps one of them; a
    finished seat has then drawn a trail that left nothing to draw. Each turn is as likely as any other."""
    known = trails_as_number(state, seat, state.new_trails[seat])
    kept, turns = known, 0
    for _ in range(MOST_LOOKED_AT):
        here = ways_to_stop(state, seat, finished)
        turns += here
        if here and below(state, turns) < here:
            kept = trails_as_number(state, seat, state.new_trails[seat])
        if not draw_next(state, seat, known):
            draw_again(state, seat, kept)
            break
    else:
        draw_again(state, seat, known)
        draw_one_by_one(state, seat, finished)
    if finished:
        draw_trail(state, seat, nth_link(state, seat, False, below(state, count_links(state, seat, False))))


@rule
def draw_one_by_one(state, seat, finished):
    """Where there is too much to go through, a random hand draws trail by trail, and stops anywhere."""
    while True:
        links = count_links(state, seat, True)
        choice = below(state, links + ways_to_stop(state, seat, finished))
        if choice >= links:
            return
        draw_trail(state, seat, nth_link(state, seat, True, choice))


@rule
def ways_to_stop(state, seat, finished):
    """In how many ways the turn so far is the one that is known: as it is, or finished by one trail more."""
    return count_links(state, seat, False) if finished else 1


@rule
def draw_next(state, seat, known):
    """Comes to the next turn that leaves something to draw: by one trail more, or by another one in place of the last
    that has another. Says whether there was any."""
    after = NO_LINK
    while True:
        link = next_link(state, seat, after)
        if link != NO_LINK:
            draw_trail(state, seat, link)
            return True
        before = state.new_trails[seat] - 1
        if trails_as_number(state, seat, before + 1) == known:
            return False
        after = state.new_trail[seat, before]
        draw_again(state, seat, trails_as_number(state, seat, before))


@rule
def trails_as_number(state, seat, count):
    """The first trails of this turn, the first one in the last digit."""
    number = 0
    for i in range(count - 1, -1, -1):
        number = number * DIGIT + state.new_trail[seat, i] + 1
    return number


@rule
def draw_again(state, seat, number):
    """The turn from its beginning, with the trails that stand in the number."""
    erase_new_trails(state, seat)
    state.to_draw[seat] = 1
    while number:
        draw_trail(state, seat, number % DIGIT - 1)
        number //= DIGIT


@rule
def is_possible(state, seat, link, goes_on):
    """Whether the seat may draw its next trail here, and has another one to draw after it or not."""
    if is_drawn(state, seat, link):
        return False
    owes = state.to_draw[seat] > 1 or completes_a_kind(state, seat, link)
    return goes_on == (owes and is_free_elsewhere(state, seat, link))


@rule
def a_kind_is_near(state, seat):
    """Whether a single trail might complete a kind: all sights that are missing are joined already."""
    here = island(state)
    for kind in range(len(SIGHTS)):
        network, apart = NO_NETWORK, False
        for which in range(OF_A_KIND[here]):
            if state.reached[seat, sight_index(kind, which)] == Reached.NOT:
                joined = state.network[seat, SIGHT_SPACE[here, kind, which]]
                apart = apart or (network != NO_NETWORK and network != joined)
                network = joined
        if network != NO_NETWORK and not apart:
            return True
    return False


@rule
def is_free_elsewhere(state, seat, link):
    """Whether the sheet has another link left, for a bonus trail."""
    here = island(state)
    for i in range(FITTING_BEGIN[here, ANY, ANY], FITTING_END[here, ANY, ANY]):
        if FITTING_LINK[i] != link and not is_drawn(state, seat, FITTING_LINK[i]):
            return True
    return False


@rule
def next_link(state, seat, after):
    """The first link with a higher number that leaves another trail to draw."""
    if state.to_draw[seat] == 1 and not a_kind_is_near(state, seat):
        return NO_LINK
    here, (a, b) = island(state), cards_of_next_trail(state, seat)
    for i in range(FITTING_BEGIN[here, a, b], FITTING_END[here, a, b]):
        link = FITTING_LINK[i]
        if link > after and is_possible(state, seat, link, True):
            return link
    return NO_LINK


@rule
def count_links(state, seat, goes_on):
    here, (a, b) = island(state), cards_of_next_trail(state, seat)
    count = 0
    for i in range(FITTING_BEGIN[here, a, b], FITTING_END[here, a, b]):
        count += is_possible(state, seat, FITTING_LINK[i], goes_on)
    return count


@rule
def nth_link(state, seat, goes_on, n):
    here, (a, b) = island(state), cards_of_next_trail(state, seat)
    i = FITTING_BEGIN[here, a, b] - 1
    while n >= 0:
        i += 1
        n -= is_possible(state, seat, FITTING_LINK[i], goes_on)
    return FITTING_LINK[i]
