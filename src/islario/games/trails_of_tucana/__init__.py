"""Trails of Tucana, by Eilif Svensson and Kristian A. Østby (Aporta Games, 2019)."""

from pathlib import Path

from islario.games.trails_of_tucana.board import board
from islario.games.trails_of_tucana.components import LINKS, ROUNDS, SIGHTS, TURNS
from islario.games.trails_of_tucana.moves import (
    MOVES,
    move_of,
    number_of,
    rule_now,
    tell_move,
    tell_question,
    why_not,
)
from islario.games.trails_of_tucana.observe import OBSERVATION, observe
from islario.games.trails_of_tucana.policy import policy
from islario.games.trails_of_tucana.prospects import worth
from islario.games.trails_of_tucana.scoring import beats
from islario.games.trails_of_tucana.secrets import hide, imagine
from islario.games.trails_of_tucana.setup import setup
from islario.games.trails_of_tucana.state import LAYOUT, OPTIONS, SEATS, Event, Source
from islario.games.trails_of_tucana.story import tell_event
from islario.games.trails_of_tucana.turns import apply, legal, over, pending
from islario.games.trails_of_tucana.view import pieces, view
from islario.kernel.game import Rules
from islario.kernel.verbs import register

RULES = register(
    Rules(
        name="trails-of-tucana",
        version=2,
        folder=Path(__file__).parent,
        prefix="TT",
        layout=LAYOUT,
        seats=range(1, SEATS + 1),
        options=OPTIONS,
        sources=Source,
        events=Event,
        moves=MOVES,
        most_legal=LINKS,
        most_decisions=SEATS * (max(ROUNDS.tolist()) * TURNS + len(SIGHTS)),
        observation=OBSERVATION,
        setup=setup,
        pending=pending,
        legal=legal,
        apply=apply,
        over=over,
        worth=worth,
        policy=policy,
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
