"""One possible truth for who cannot know: what others have drawn in the running turn, and the order of the deck."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import FITTING_BEGIN, FITTING_END, FITTING_LINK
from islario.games.trails_of_tucana.rules.trails import (
    a_trail_fits,
    cards_of_next_trail,
    completes_a_kind,
    draw_only_trail,
    draw_trail,
    is_drawn,
    island,
)
from islario.kernel.dice import below, give_dice
from islario.kernel.rule import rule


@rule
def imagine(state, seat, key):
    """The others have drawn something that they may have drawn, as a random hand would; the deck is in any order."""
    give_dice(state, key)
    for other in range(state.players):
        if other == seat or state.ended:
            continue
        if state.to_draw[other]:
            imagine_unfinished(state, other)
        elif a_trail_fits(state, other):
            imagine_finished(state, other)


@rule
def imagine_finished(state, seat):
    """A finished seat has drawn a trail that matches the cards, and every bonus trail that followed from it."""
    state.to_draw[seat] = 1
    while state.to_draw[seat]:
        links = count_links(state, seat, False)
        draw_trail(state, seat, nth_link(state, seat, False, below(state, links)))


@rule
def imagine_unfinished(state, seat):
    """An unfinished seat has drawn the only link that fits, if there was no other; then nothing more, or trails that
    each left another one to draw."""
    draw_only_trail(state, seat)
    while True:
        links = count_links(state, seat, True)
        choice = below(state, links + 1)
        if choice == links:
            return
        draw_trail(state, seat, nth_link(state, seat, True, choice))


@rule
def is_possible(state, seat, link, unfinished):
    """Whether the seat may have drawn its next trail here (and be unfinished still)."""
    if is_drawn(state, seat, link):
        return False
    return not unfinished or state.to_draw[seat] > 1 or completes_a_kind(state, seat, link)


@rule
def count_links(state, seat, unfinished):
    here, (a, b) = island(state), cards_of_next_trail(state, seat)
    count = 0
    for i in range(FITTING_BEGIN[here, a, b], FITTING_END[here, a, b]):
        count += is_possible(state, seat, FITTING_LINK[i], unfinished)
    return count


@rule
def nth_link(state, seat, unfinished, n):
    here, (a, b) = island(state), cards_of_next_trail(state, seat)
    i = FITTING_BEGIN[here, a, b] - 1
    while n >= 0:
        i += 1
        n -= is_possible(state, seat, FITTING_LINK[i], unfinished)
    return FITTING_LINK[i]
