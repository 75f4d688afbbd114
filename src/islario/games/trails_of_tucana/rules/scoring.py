"""Points: sights round by round, pairs of villages, bonus cards; and who wins."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import (
    BLUE_VALUE,
    FIRST_BLUE,
    GRADE,
    LETTERS,
    NO_BLUE,
    NUMBER_OF_GRADES,
    OF_A_KIND,
    PAIR_VALUE,
    RED_VALUE,
    ROUNDS,
    SECOND_BLUE,
    SIGHT_SPACE,
    SIGHT_VALUE,
    SIGHTS,
)
from islario.games.trails_of_tucana.rules.events import Event
from islario.games.trails_of_tucana.rules.state import Reached, Source
from islario.games.trails_of_tucana.rules.trails import (
    connect_sights,
    island,
    letters_joined,
    lift_new_trails,
    mark_trail,
    network_of,
    sight_index,
    sights_circled,
    sights_reached,
    two_sights_are_joined,
)
from islario.kernel.dice import below
from islario.kernel.journal import NO_SEAT, note
from islario.kernel.points import score, total
from islario.kernel.rule import query, rule


@rule
def show_trails(state, seat):
    """Shows what the seat has drawn in this turn and counts what it brings; returns the sets of the letters and of the
    kinds of sights whose cards it has earned. Several trails are drawn again one by one, so that each tells its own;
    where nobody listens, what they bring together is the same."""
    drawn, letters, kinds = state.new_trails[seat], 0, 0
    one_by_one = drawn > 1 and not state.quiet
    if one_by_one:
        lift_new_trails(state, seat)
    for i in range(drawn):
        link = state.new_trail[seat, i]
        if one_by_one:
            connect_sights(state, seat, mark_trail(state, seat, link))
        note(state, Event.TRAIL_DRAWN.value if i == 0 else Event.BONUS_TRAIL_DRAWN.value, seat, link, 0, 0)
        circle_sights(state, seat)
        letters |= score_pairs(state, seat, network_of(state, seat, link))
        kinds |= score_red_cards(state, seat, kinds)
        state.new_trail[seat, i] = 0
    state.new_trails[seat] = 0
    return letters, kinds


@rule
def circle_sights(state, seat):
    """Each sight newly connected to a village circles the leftmost free value of its kind."""
    here = island(state)
    for kind in range(len(SIGHTS)):
        for which in range(OF_A_KIND[here]):
            if state.reached[seat, sight_index(kind, which)] == Reached.THIS_TURN:
                value = SIGHT_VALUE[here, kind, sights_circled(state, seat, kind)]
                state.reached[seat, sight_index(kind, which)] = Reached.BEFORE.value
                note(state, Event.SIGHT_CONNECTED, seat, kind, SIGHT_SPACE[here, kind, which], value)


@rule
def score_pairs(state, seat, network):
    """Circles every pair of villages that is newly connected in this network; returns the set of their letters."""
    joined, letters = letters_joined(state, seat, network), 0
    for letter in range(len(LETTERS)):
        if joined >> letter & 1 and not state.pair[seat, letter]:
            circle_pair(state, seat, letter)
            letters |= 1 << letter
    return letters


@rule
def value_of_pair(state, letter):
    """What whoever connects this pair scores, and what the blue card on top adds to it."""
    return PAIR_VALUE[island(state), letter], BLUE_VALUE[state.blue_card[letter], letter]


@rule
def circle_pair(state, seat, letter):
    """A pair scores once; while its blue card lies open, it brings the bonus too."""
    value, bonus = value_of_pair(state, letter)
    state.pair[seat, letter] = 1
    score(state, seat, Source.VILLAGES, value)
    note(state, Event.PAIR_CONNECTED, seat, letter, 0, value)
    if bonus:
        score(state, seat, Source.BLUE_BONUS, bonus)
        note(state, Event.BLUE_BONUS, seat, letter, 0, bonus)


@rule
def score_red_cards(state, seat, paid):
    """A red card pays whoever joins two of its sights, once; returns the set of the kinds that did not pay before."""
    kinds = 0
    for kind in range(len(SIGHTS)):
        if state.red_card[kind] and not paid >> kind & 1 and two_sights_are_joined(state, seat, kind):
            score(state, seat, Source.RED_BONUS, RED_VALUE[kind])
            note(state, Event.RED_BONUS, seat, kind, 0, RED_VALUE[kind])
            kinds |= 1 << kind
    return kinds


@rule
def discard_blue_cards(state, letters):
    """Earned cards leave once everyone who tied has scored them; with five players or more, #2 lies below #1."""
    for letter in range(len(LETTERS)):
        if letters >> letter & 1:
            has_second = state.players >= 5 and state.blue_card[letter] == FIRST_BLUE
            state.blue_card[letter] = SECOND_BLUE if has_second else NO_BLUE


@rule
def discard_red_cards(state, kinds):
    for kind in range(len(SIGHTS)):
        if kinds >> kind & 1:
            state.red_card[kind] = 0


@query
def circled_sights(state, seat):
    """The sum of the values circled in the sight scoring box."""
    points = 0
    for kind in range(len(SIGHTS)):
        for position in range(sights_reached(state, seat, kind)):
            points += SIGHT_VALUE[island(state), kind, position]
    return points


@query
def rounds_left(state):
    """How often sights will still be scored."""
    return ROUNDS[island(state)] - state.round_number + (1 - state.ended)


@rule
def score_round(state, seat):
    """At the end of a round all circled sights count, those of earlier rounds again."""
    points = circled_sights(state, seat)
    score(state, seat, Source.SIGHTS_1 + state.round_number - 1, points)
    note(state, Event.ROUND_SCORED, seat, state.round_number, 0, points)


@rule
def cut_blue_cards(state):
    """Alone, before the last round: of three or more blue cards left, two at random stay."""
    left = 0
    for letter in range(len(LETTERS)):
        left += state.blue_card[letter] != NO_BLUE
    while left > 2:
        letter = below(state, len(LETTERS))
        if state.blue_card[letter] != NO_BLUE:
            state.blue_card[letter] = NO_BLUE
            left -= 1
    for letter in range(len(LETTERS)):
        if state.blue_card[letter] != NO_BLUE:
            note(state, Event.BLUE_CARD_STAYS, NO_SEAT, letter, 0, 0)


@query
def grade_so_far(state, seat):
    """The best grade whose least score the seat has reached; 0 for none."""
    points, reached = total(state, seat), 0
    for grade in range(NUMBER_OF_GRADES):
        if points >= GRADE[island(state), grade]:
            reached = grade + 1
    return reached


@rule
def award_grade(state, seat):
    state.grade[seat] = grade_so_far(state, seat)
    if state.grade[seat]:
        note(state, Event.GRADE_REACHED, seat, state.grade[seat], 0, total(state, seat))


@query
def bonuses(state, seat):
    """Blue and red bonus points together: they break ties."""
    return state.points[seat, Source.BLUE_BONUS] + state.points[seat, Source.RED_BONUS]


@rule
def beats(state, seat, other):
    """The higher score wins; of those tied, the one with more points from bonuses."""
    mine, theirs = total(state, seat), total(state, other)
    return mine > theirs or (mine == theirs and bonuses(state, seat) > bonuses(state, other))
