"""Islas Canarias, by Leo Colovini (Clementoni, 2009)."""

from pathlib import Path

from islario.games.islas_canarias.board import board
from islario.games.islas_canarias.components import LAST_ROUND
from islario.games.islas_canarias.decisions import MOST_LEGAL, MOVES, legal, over, pending
from islario.games.islas_canarias.moves import move_of, number_of, rule_now, tell_move, tell_question
from islario.games.islas_canarias.observe import OBSERVATION, observe
from islario.games.islas_canarias.refusals import why_not
from islario.games.islas_canarias.scoring import beats, worth
from islario.games.islas_canarias.secrets import hide, imagine
from islario.games.islas_canarias.setup import setup
from islario.games.islas_canarias.state import LAYOUT, OPTIONS, SEATS, Event, Source
from islario.games.islas_canarias.story import tell_event
from islario.games.islas_canarias.turns import apply
from islario.games.islas_canarias.view import pieces, view
from islario.kernel.game import Rules
from islario.kernel.verbs import register

# a turn: two actions with area and colour, the extra card, the end; its share of the ship and of the merging: five each
MOST_DECISIONS_IN_A_TURN = 6 + 5 + 5

RULES = register(
    Rules(
        name="islas-canarias",
        version=2,
        folder=Path(__file__).parent,
        prefix="IC",
        layout=LAYOUT,
        seats=range(2, SEATS + 1),
        options=OPTIONS,
        sources=Source,
        events=Event,
        moves=MOVES,
        most_legal=MOST_LEGAL,
        most_decisions=SEATS * (1 + LAST_ROUND * MOST_DECISIONS_IN_A_TURN),
        observation=OBSERVATION,
        setup=setup,
        pending=pending,
        legal=legal,
        apply=apply,
        over=over,
        worth=worth,
        beats=beats,
        hide=hide,
        imagine=imagine,
        observe=observe,
        move_of=move_of,
        number_of=number_of,
        tell_move=tell_move,
        tell_event=tell_event,
        tell_question=tell_question,
        why_not=why_not,
        rule_now=rule_now,
        view=view,
        board=board,
        pieces=pieces,
    )
)
