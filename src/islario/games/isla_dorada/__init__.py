"""Isla Dorada, by Bruno Faidutti, Alan R. Moon, Andrea Angiolino and Pier Giorgio Paglia (Funforge, 2010)."""

from pathlib import Path

from islario.games.isla_dorada.board import board
from islario.games.isla_dorada.components import FEWEST, SEATS
from islario.games.isla_dorada.imagine import imagine
from islario.games.isla_dorada.moves import move_of, number_of, tell_move
from islario.games.isla_dorada.numbers import MOST_LEGAL, MOVES
from islario.games.isla_dorada.observe import OBSERVATION, observe
from islario.games.isla_dorada.questions import rule_now, tell_question, why_not
from islario.games.isla_dorada.rounds import apply, legal, over, pending
from islario.games.isla_dorada.scoring import beats
from islario.games.isla_dorada.secrets import hide
from islario.games.isla_dorada.setup import setup
from islario.games.isla_dorada.state import LAYOUT, OPTIONS, Event, Source
from islario.games.isla_dorada.story import tell_event
from islario.games.isla_dorada.view import pieces, view
from islario.games.isla_dorada.worth import worth
from islario.kernel.game import Rules
from islario.kernel.verbs import register

# Shares rise by at least 1 and no table can pay over 94 in all, so a round has fewer than 960 decisions, Diawas aside.
# After a Diawas one of five cards is taken, two of at least 32 being Diawas: another follows less than one time in
# three, however much it is wanted. Over 1,000 in the 480 draws of 40 rounds come less than once in 10^40 matches.
MOST_DECISIONS = 40 * 960 + 1000

RULES = register(
    Rules(
        name="isla-dorada",
        version=2,
        folder=Path(__file__).parent,
        prefix="ID",
        layout=LAYOUT,
        seats=range(FEWEST, SEATS + 1),
        options=OPTIONS,
        sources=Source,
        events=Event,
        moves=MOVES,
        most_legal=MOST_LEGAL,
        most_decisions=MOST_DECISIONS,
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
