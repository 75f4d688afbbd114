"""Trails of Tucana, by Eilif Svensson and Kristian A. Østby (Aporta Games, 2019)."""

from pathlib import Path

from islario.games.trails_of_tucana.box.components import LINKS, ROUNDS, SEATS, SIGHTS, TURNS
from islario.games.trails_of_tucana.face.board import board
from islario.games.trails_of_tucana.face.box import box
from islario.games.trails_of_tucana.face.moves import tell_move
from islario.games.trails_of_tucana.face.questions import rule_now, tell_question
from islario.games.trails_of_tucana.face.refusals import why_never, why_not
from islario.games.trails_of_tucana.face.story import EVENTS
from islario.games.trails_of_tucana.face.things import now, things
from islario.games.trails_of_tucana.face.view import view
from islario.games.trails_of_tucana.players.manner import ERRORS, LEARNED, MANNER
from islario.games.trails_of_tucana.players.observe import OBSERVATION, observe
from islario.games.trails_of_tucana.players.policy import policy
from islario.games.trails_of_tucana.players.worth import worth
from islario.games.trails_of_tucana.rules.decisions import legal, over, pending
from islario.games.trails_of_tucana.rules.imagine import imagine
from islario.games.trails_of_tucana.rules.moves import MOVES
from islario.games.trails_of_tucana.rules.pieces import pieces
from islario.games.trails_of_tucana.rules.position import POSITIONS
from islario.games.trails_of_tucana.rules.scoring import beats
from islario.games.trails_of_tucana.rules.secrets import hide
from islario.games.trails_of_tucana.rules.setup import setup
from islario.games.trails_of_tucana.rules.state import LAYOUT, OPTIONS, Source
from islario.games.trails_of_tucana.rules.turns import apply
from islario.kernel.game import Face, Rules
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
        events=EVENTS,
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
        face=Face(
            view=view,
            box=box,
            tell_move=tell_move,
            tell_question=tell_question,
            why_not=why_not,
            why_never=why_never,
            rule_now=rule_now,
            board=board,
            things=things,
            now=now,
        ),
        pieces=pieces,
        positions=POSITIONS,
        manner=MANNER,
        learned_manner=LEARNED,
        errors=ERRORS,
    )
)
