"""Islas Canarias, by Leo Colovini (Clementoni, 2009)."""

from pathlib import Path

from islario.games.islas_canarias.box.components import LAST_ROUND, SEATS
from islario.games.islas_canarias.face.board import board
from islario.games.islas_canarias.face.box import box
from islario.games.islas_canarias.face.meant import meant
from islario.games.islas_canarias.face.moves import tell_move
from islario.games.islas_canarias.face.questions import rule_now, tell_question
from islario.games.islas_canarias.face.refusals import why_never, why_not
from islario.games.islas_canarias.face.story import EVENTS
from islario.games.islas_canarias.face.things import now, own, things
from islario.games.islas_canarias.face.view import view
from islario.games.islas_canarias.face.warnings import warn
from islario.games.islas_canarias.players.manner import ERRORS, LEARNED, MANNER
from islario.games.islas_canarias.players.observe import OBSERVATION, observe
from islario.games.islas_canarias.players.worth import worth
from islario.games.islas_canarias.rules.decisions import MOST_LEGAL, legal, over, pending
from islario.games.islas_canarias.rules.imagine import imagine
from islario.games.islas_canarias.rules.moves import MOVES
from islario.games.islas_canarias.rules.pieces import pieces
from islario.games.islas_canarias.rules.position import POSITIONS
from islario.games.islas_canarias.rules.scoring import beats
from islario.games.islas_canarias.rules.secrets import hide
from islario.games.islas_canarias.rules.setup import setup
from islario.games.islas_canarias.rules.state import LAYOUT, OPTIONS, Source
from islario.games.islas_canarias.rules.turns import apply
from islario.kernel.game import Face, Rules
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
        events=EVENTS,
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
            own=own,
            why_never=why_never,
        ),
        pieces=pieces,
        positions=POSITIONS,
        manner=MANNER,
        learned_manner=LEARNED,
        errors=ERRORS,
    )
)
