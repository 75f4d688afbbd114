"""Who is asked, what they may answer, and when it is over."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import FIRST_CURSE, FIRST_DESTINY, LAST_ROUND, STARTING, TREASURES
from islario.games.isla_dorada.box.island import NONE
from islario.games.isla_dorada.rules.bidding import legal_bids
from islario.games.isla_dorada.rules.bolts import legal_istwa, legal_lairs, legal_pairs, legal_victims
from islario.games.isla_dorada.rules.discarding import legal_discards
from islario.games.isla_dorada.rules.drawing import legal_draws
from islario.games.isla_dorada.rules.goals import offered_goals
from islario.games.isla_dorada.rules.moves import REJECT_DESTINY, REJECT_TREASURE
from islario.games.isla_dorada.rules.moving import legal_answers, legal_onward
from islario.games.isla_dorada.rules.paying import legal_payments
from islario.games.isla_dorada.rules.state import Phase
from islario.games.isla_dorada.rules.treasures import legal_treasures
from islario.kernel.rule import rule

# Shares rise by at least 1 and no table can pay over 94 in all, so a round has fewer than 960 decisions, Diawas aside.
# After a Diawas one of five cards is taken, two of at least 32 being Diawas: another follows less than one time in
# three, however much it is wanted. Over 1,000 in the 480 draws of 40 rounds come less than once in 10^40 matches.
MOST_DECISIONS = LAST_ROUND * 960 + 1000


@rule
def is_secret_step(phase):
    """Steps in which several seats decide at once."""
    return phase in (Phase.GOALS, Phase.SANGAIA, Phase.TREASURES, Phase.NEWS, Phase.PANDA, Phase.LIMIT)


@rule
def pending(state):
    """In secret steps all who have not answered, otherwise the seat on turn."""
    if is_secret_step(state.phase):
        return state.waiting
    if state.phase in (Phase.DRAWN, Phase.OVER) or state.turn == NONE:
        return 0
    return 1 << state.turn


@rule
def over(state):
    return state.phase == Phase.OVER


@rule
def legal(state, seat, out):
    if not pending(state) >> seat & 1:
        return 0
    phase = state.phase
    if phase == Phase.GOALS:
        return legal_rejects(state, seat, out)
    if phase == Phase.BID:
        return legal_bids(state, seat, out)
    if phase == Phase.PAY:
        return legal_payments(state, seat, out)
    if phase == Phase.SANGAIA:
        return legal_answers(state, seat, out)
    if phase == Phase.ONWARD:
        return legal_onward(state, out)
    if phase == Phase.TREASURES:
        return legal_treasures(state, seat, out)
    if phase in (Phase.NEWS, Phase.ANTIK):
        return offered_goals(state, seat, 0, TREASURES, REJECT_TREASURE, out, 0)
    if phase == Phase.DRAW:
        return legal_draws(state, out)
    if phase == Phase.VICTIM:
        return legal_victims(state, seat, out)
    if phase == Phase.MONSTER:
        return legal_lairs(state, out)
    if phase == Phase.ISTWA:
        return legal_istwa(state, seat, out)
    if phase == Phase.PAIR:
        return legal_pairs(state, out)
    return legal_discards(state, seat, out)


@rule
def legal_rejects(state, seat, out):
    """A treasure and a destiny, in either order."""
    count = 0
    if not state.rejected_treasure[seat]:
        count = offered_goals(state, seat, 0, STARTING, REJECT_TREASURE, out, count)
    if not state.rejected_destiny[seat]:
        count = offered_goals(state, seat, FIRST_DESTINY, FIRST_CURSE, REJECT_DESTINY, out, count)
    return count
