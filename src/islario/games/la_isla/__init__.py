"""La Isla, by Stefan Feld (alea / Ravensburger, 2014)."""

from pathlib import Path

from islario.games.la_isla.box.components import CARDS, HAND, REGIONS, SEATS
from islario.games.la_isla.face.board import board
from islario.games.la_isla.face.box import box
from islario.games.la_isla.face.meant import meant
from islario.games.la_isla.face.moves import tell_move
from islario.games.la_isla.face.questions import rule_now, tell_question
from islario.games.la_isla.face.refusals import why_not
from islario.games.la_isla.face.story import EVENTS
from islario.games.la_isla.face.things import now, things
from islario.games.la_isla.face.view import view
from islario.games.la_isla.face.warnings import warn
from islario.games.la_isla.players.manner import ERRORS, LEARNED, MANNER
from islario.games.la_isla.players.observe import OBSERVATION, observe
from islario.games.la_isla.players.worth import worth
from islario.games.la_isla.rules.decisions import legal, over, pending
from islario.games.la_isla.rules.imagine import imagine
from islario.games.la_isla.rules.moves import MOST_LEGAL, MOVES
from islario.games.la_isla.rules.pieces import pieces
from islario.games.la_isla.rules.position import POSITIONS
from islario.games.la_isla.rules.rounds import apply
from islario.games.la_isla.rules.scoring import beats
from islario.games.la_isla.rules.secrets import hide
from islario.games.la_isla.rules.setup import setup
from islario.games.la_isla.rules.state import LAYOUT, OPTIONS, Source
from islario.kernel.game import Face, Rules
from islario.kernel.verbs import register

# Every round keeps a card of each seat in its holder for good, so the cards run out.
MOST_ROUNDS = {players: (CARDS - HAND * players) // players + 1 for players in range(2, SEATS + 1)}
A_ROUND = 18  # decisions of a seat, but for those that tiles bring: at most three functions a tile
MOST_DECISIONS = max(players * rounds * A_ROUND for players, rounds in MOST_ROUNDS.items()) + 3 * REGIONS

RULES = register(
    Rules(
        name="la-isla",
        version=2,
        folder=Path(__file__).parent,
        prefix="LI",
        layout=LAYOUT,
        seats=range(2, SEATS + 1),
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
        pieces=pieces,
        positions=POSITIONS,
        manner=MANNER,
        learned_manner=LEARNED,
        errors=ERRORS,
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
    )
)
