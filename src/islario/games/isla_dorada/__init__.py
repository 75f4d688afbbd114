"""Isla Dorada, by Bruno Faidutti, Alan R. Moon, Andrea Angiolino and Pier Giorgio Paglia (Funforge, 2010)."""

from pathlib import Path

from islario.games.isla_dorada.box.components import FEWEST, SEATS
from islario.games.isla_dorada.face.board import board
from islario.games.isla_dorada.face.box import box
from islario.games.isla_dorada.face.meant import meant
from islario.games.isla_dorada.face.moves import tell_move
from islario.games.isla_dorada.face.questions import rule_now, tell_question
from islario.games.isla_dorada.face.refusals import why_not
from islario.games.isla_dorada.face.story import EVENTS
from islario.games.isla_dorada.face.things import now, things
from islario.games.isla_dorada.face.view import view
from islario.games.isla_dorada.face.warnings import warn
from islario.games.isla_dorada.face.windows import STANDING, WINDOWS
from islario.games.isla_dorada.players.manner import ERRORS, LEARNED, MANNER
from islario.games.isla_dorada.players.observe import OBSERVATION, observe
from islario.games.isla_dorada.players.worth import worth
from islario.games.isla_dorada.rules.decisions import MOST_DECISIONS, legal, over, pending
from islario.games.isla_dorada.rules.imagine import imagine
from islario.games.isla_dorada.rules.moves import MOST_LEGAL, MOVES
from islario.games.isla_dorada.rules.pieces import pieces
from islario.games.isla_dorada.rules.position import POSITIONS
from islario.games.isla_dorada.rules.rounds import apply
from islario.games.isla_dorada.rules.scoring import beats
from islario.games.isla_dorada.rules.secrets import hide
from islario.games.isla_dorada.rules.setup import setup
from islario.games.isla_dorada.rules.state import LAYOUT, OPTIONS, Source
from islario.kernel.game import Face, Rules
from islario.kernel.verbs import register

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
        events=EVENTS,
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
        face=Face(
            view=view,
            box=box,
            tell_move=tell_move,
            tell_question=tell_question,
            why_not=why_not,
            rule_now=rule_now,
            board=board,
            warn=warn,
            things=things,
            now=now,
            meant=meant,
        ),
        pieces=pieces,
        windows=WINDOWS,
        standing=STANDING,
        positions=POSITIONS,
        manner=MANNER,
        learned_manner=LEARNED,
        errors=ERRORS,
    )
)
