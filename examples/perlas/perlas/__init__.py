"""Perlas: who dives deepest chooses first, and who stays shallow keeps his breath."""

from pathlib import Path

from islario.kernel.game import Face, Rules
from islario.kernel.manner import Manner
from islario.kernel.verbs import register
from perlas.box.components import ROUNDS, SEATS
from perlas.face.board import board
from perlas.face.box import box
from perlas.face.questions import rule_now, tell_question, why_not
from perlas.face.story import EVENTS
from perlas.face.view import view
from perlas.face.words import tell_move
from perlas.players.observe import OBSERVATION, observe
from perlas.players.worth import POINT, worth
from perlas.rules.decisions import legal, over, pending
from perlas.rules.moves import MOST_LEGAL, MOVES
from perlas.rules.pieces import pieces
from perlas.rules.position import POSITIONS
from perlas.rules.rounds import apply
from perlas.rules.scoring import beats
from perlas.rules.secrets import hide, imagine
from perlas.rules.setup import setup
from perlas.rules.state import LAYOUT, OPTIONS, Source

RULES = register(
    Rules(
        name="perlas",
        version=1,
        folder=Path(__file__).parent,
        prefix="PE",
        layout=LAYOUT,
        seats=range(2, SEATS + 1),
        options=OPTIONS,
        sources=Source,
        events=EVENTS,
        moves=MOVES,
        most_legal=MOST_LEGAL,
        most_decisions=ROUNDS * 2 * SEATS,
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
        face=Face(view, box, tell_move, tell_question, why_not, rule_now, board),
        pieces=pieces,
        positions=POSITIONS,
        manner=Manner(unit=POINT),
        all_different=None,  # there are three cards of each depth
    )
)
