"""La Isla, by Stefan Feld (alea / Ravensburger, 2014)."""

from pathlib import Path

from islario.games.la_isla.asking import rule_now, tell_question, why_not
from islario.games.la_isla.board import board
from islario.games.la_isla.components import CARDS, HAND, REGIONS, SEATS
from islario.games.la_isla.moves import move_of, number_of, tell_move
from islario.games.la_isla.observe import OBSERVATION, observe
from islario.games.la_isla.prospects import worth
from islario.games.la_isla.rounds import apply, legal, over, pending
from islario.games.la_isla.scoring import beats
from islario.games.la_isla.secrets import hide, imagine
from islario.games.la_isla.setup import setup
from islario.games.la_isla.state import LAYOUT, MOST_LEGAL, MOVES, OPTIONS, Event, Source
from islario.games.la_isla.story import tell_event
from islario.games.la_isla.view import pieces, view
from islario.kernel.game import Rules
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
