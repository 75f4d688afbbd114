"""Bolt cards: they never enter a hand, but work at once. After its effect the draw goes on (`Phase.DRAWN`)."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import (
    ANTIK_DRAWS,
    FIRST_CURSE,
    FIRST_DESTINY,
    HAND_CARDS,
    PANDA_DISCARDS,
    ROW,
    TREASURE_SITE,
    Card,
    Goal,
)
from islario.games.isla_dorada.box.island import MONSTER_OF, NONE, PATHS, Monster
from islario.games.isla_dorada.rules.cards import (
    fill_slot,
    into_hand,
    next_seat,
    out_of_hand,
    random_card,
    shuffle_discards,
)
from islario.games.isla_dorada.rules.discarding import ask_for_discards, discard_staged
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.goals import (
    draw_goal,
    into_goal_hand,
    is_empty,
    keep_offered,
    layer_below,
    offer,
    put_under,
    random_treasure,
)
from islario.games.isla_dorada.rules.moves import MONSTER, PAIR, PAIRS, REJECT_DESTINY, VICTIM
from islario.games.isla_dorada.rules.state import Held, Phase, Place
from islario.kernel.bits import sole
from islario.kernel.journal import note, note_for
from islario.kernel.points import reveal
from islario.kernel.rule import rule, table

PAIR_SEATS = table(PAIRS)


@rule
def work(state, seat, bolt):
    """The card is discarded and works for who drew it."""
    state.discards[bolt] += 1
    state.bolt = bolt
    state.phase = Phase.DRAWN.value
    note(state, Event.BOLT, seat, bolt, 0, 0)
    if bolt in (Card.MAKAKS, Card.MARABOUT):
        seek_victim(state, seat)
    elif bolt in (Card.BIGFOOT, Card.LEVIATHAN):
        state.phase = Phase.MONSTER.value
    elif bolt == Card.ANTIK:
        look_for_treasures(state, seat)
    elif bolt == Card.ISTWA:
        look_at_destiny(state, seat)
    elif bolt == Card.DIAWAS:
        sweep(state)
    elif bolt == Card.PANDA or not is_empty(state, Goal.CURSE):
        state.phase = Phase.PAIR.value
    else:
        note(state, Event.NO_EFFECT, seat, bolt, 0, 0)


# Makaks and Marabout


@rule
def victims(state, seat):
    """The other players who hold a card of the kind that is stolen."""
    seats = 0
    for other in range(state.players):
        holds = state.hand_size[other] if state.bolt == Card.MAKAKS else state.held[Held.TREASURES, other]
        if other != seat and holds:
            seats |= 1 << other
    return seats


@rule
def seek_victim(state, seat):
    """The thief chooses, unless there is no choice."""
    seats = victims(state, seat)
    if seats == 0:
        note(state, Event.NO_EFFECT, seat, state.bolt, 0, 0)
    elif sole(seats) != NONE:
        rob(state, seat, sole(seats))
    else:
        state.phase = Phase.VICTIM.value


@rule
def legal_victims(state, seat, out):
    seats, count = victims(state, seat), 0
    for other in range(state.players):
        if seats >> other & 1:
            out[count] = VICTIM + other
            count += 1
    return count


@rule
def rob(state, seat, victim):
    """A card at random from the victim's hand; only the two see which."""
    state.phase = Phase.DRAWN.value
    both = 1 << seat | 1 << victim
    note(state, Event.STOLEN, seat, victim, 0, state.bolt)
    if state.bolt == Card.MAKAKS:
        card = random_card(state, victim)
        out_of_hand(state, victim, card)
        into_hand(state, seat, card)
        note_for(state, both, Event.STOLEN_CARD, seat, card, victim, 0)
    else:
        treasure = random_treasure(state, victim)
        state.held[Held.TREASURES, victim] -= 1
        into_goal_hand(state, seat, treasure)
        note_for(state, both, Event.STOLEN_TREASURE, seat, treasure, victim, 0)
    reveal(state)


# Bigfoot and Leviathan


@rule
def monster_at_work(state):
    return Monster.BIGFOOT.value if state.bolt == Card.BIGFOOT else Monster.LEVIATHAN.value


@rule
def legal_lairs(state, out):
    """Any path of the monster's kind except the one where it stands."""
    monster, count = monster_at_work(state), 0
    for path in range(PATHS):
        if MONSTER_OF[path] == monster and state.monster[monster] != path:
            out[count] = MONSTER + path
            count += 1
    return count


@rule
def place_monster(state, seat, path):
    monster = monster_at_work(state)
    state.monster[monster] = path
    state.phase = Phase.DRAWN.value
    note(state, Event.MONSTER_PLACED, seat, monster, path, 0)


# Antik and Istwa


@rule
def look_for_treasures(state, seat):
    """Antik: two treasures, of which one is rejected; a last one is kept at once."""
    for _ in range(ANTIK_DRAWS):
        if not is_empty(state, Goal.STANDARD):
            treasure = draw_goal(state, Goal.STANDARD)
            offer(state, seat, treasure)
            note_for(state, 1 << seat, Event.ANTIK_CARD, seat, treasure, TREASURE_SITE[treasure], 0)
    if state.offered[Held.TREASURES, seat] == ANTIK_DRAWS:
        state.phase = Phase.ANTIK.value
    elif state.offered[Held.TREASURES, seat]:
        keep_offered(state, seat)
        note(state, Event.ANTIK_KEPT, seat, 0, 0, 0)
    else:
        note(state, Event.NO_EFFECT, seat, state.bolt, 0, 0)


@rule
def reject_antik(state, seat, treasure):
    put_under(state, seat, treasure, layer_below(state, Goal.STANDARD))
    keep_offered(state, seat)
    state.phase = Phase.DRAWN.value
    note(state, Event.ANTIK_KEPT, seat, 0, 0, 0)
    reveal(state)


@rule
def look_at_destiny(state, seat):
    """Istwa: a destiny from the deck, or the one at hand."""
    destiny = draw_goal(state, Goal.DESTINY)
    offer(state, seat, destiny)
    state.phase = Phase.ISTWA.value
    note_for(state, 1 << seat, Event.ISTWA_CARD, seat, destiny - FIRST_DESTINY, 0, 0)


@rule
def legal_istwa(state, seat, out):
    count = 0
    for goal in range(FIRST_DESTINY, FIRST_CURSE):
        if state.goal_place[goal] == Place.HAND + seat or state.goal_place[goal] == Place.OFFERED + seat:
            out[count] = REJECT_DESTINY + goal - FIRST_DESTINY
            count += 1
    return count


@rule
def reject_istwa(state, seat, destiny):
    put_under(state, seat, FIRST_DESTINY + destiny, layer_below(state, Goal.DESTINY))
    keep_offered(state, seat)
    state.phase = Phase.DRAWN.value
    note(state, Event.ISTWA_DONE, seat, 0, 0, 0)
    reveal(state)


# Diawas


@rule
def sweep(state):
    """Deck, row and discards, this card among them, are shuffled together and a new row is laid out; then a card
    is taken again. Nothing but another card ends the draw."""
    state.swept = 1
    for slot in range(ROW):
        state.discards[state.row[slot]] += 1
    shuffle_discards(state)
    for slot in range(ROW):
        fill_slot(state, slot)
    state.bolt = NONE
    state.phase = Phase.DRAW.value
    note(state, Event.SWEPT, state.turn, 0, 0, 0)


# Panda and Samedi


@rule
def legal_pairs(state, out):
    """Two different players, the drawer among them or not."""
    count = 0
    for number in range(len(PAIR_SEATS)):
        if PAIR_SEATS[number, 1] < state.players:
            out[count] = PAIR + number
            count += 1
    return count


@rule
def name_pair(state, seat, number):
    for i in range(2):
        state.pair[i] = PAIR_SEATS[number, i]
    if state.bolt == Card.PANDA:
        begin_panda(state)
    else:
        curse_pair(state, seat)


@rule
def begin_panda(state):
    """Each of the two discards three cards of their choice, both at once; who has no more discards all."""
    state.phase = Phase.PANDA.value
    ask_for_discards(state)


@rule
def close_panda(state):
    for i in range(2):
        seat = state.pair[i]
        if state.hand_size[seat] <= PANDA_DISCARDS:
            for card in range(HAND_CARDS):
                state.staged[seat, card] = state.hand[seat, card]
        discard_staged(state, seat)
        state.pair[i] = NONE
    state.phase = Phase.DRAWN.value
    reveal(state)


@rule
def curse_pair(state, drawer):
    """Samedi: each of the two draws a curse, clockwise beginning with the drawer, while the deck lasts."""
    state.phase = Phase.DRAWN.value
    seat = drawer
    for _ in range(state.players):
        if (seat == state.pair[0] or seat == state.pair[1]) and not is_empty(state, Goal.CURSE):
            curse = draw_goal(state, Goal.CURSE)
            into_goal_hand(state, seat, curse)
            note(state, Event.CURSED, seat, 0, 0, 0)
            note_for(state, 1 << seat, Event.CURSE_CARD, seat, curse, 0, 0)
        seat = next_seat(state, seat)
    state.pair[0] = NONE
    state.pair[1] = NONE
