"""Why something cannot be done now."""

from __future__ import annotations

from islario.games.la_isla.box.components import COLOURS, NONE, SPACE_NAMES
from islario.games.la_isla.face.names import colour_said, function_said, place_said, resource_of
from islario.games.la_isla.face.questions import tell_question
from islario.games.la_isla.rules.paying import price_of
from islario.games.la_isla.rules.state import Question
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.words import Said

ANSWERS = {
    Question.NOTHING: (),
    Question.LAY: ("assign",),
    Question.COVER: ("cover",),
    Question.EXPLORE: ("take", "lift", "place"),
    Question.MOVE_TO: ("place",),
    Question.PAY: ("pay",),
    Question.MARKER: ("mark",),
    Question.USE: ("use", "swap", "done"),
}


def why_not(hidden: Hidden, move: Move) -> Said:
    """Why a move that exists cannot be made now."""
    if move.kind not in ANSWERS[Question(hidden.question)]:
        return Said("why-not-now", question=tell_question(hidden))
    match move.kind:
        case "lift":
            return _why_not_lift(hidden, SPACE_NAMES.index(str(move.space)))
        case "place":
            return _why_not_place(hidden, SPACE_NAMES.index(str(move.space)))
        case "pay":
            return Said("why-does-not-pay", place=place_said(hidden, hidden.target))
        case "swap":
            give = COLOURS.index(str(move.give))
            if hidden.cubes[hidden.viewer, give] == 0:
                return Said("why-none-to-give", resource=colour_said(give))
            return Said("why-no-swap")
        case _:
            return Said("why-does-not-fit", function=function_said(int(move.card)))


def _why_not_lift(hidden: Hidden, space: int) -> Said:
    if hidden.supply[hidden.viewer]:
        return Said("why-supply-first")
    if not hidden.explorers[hidden.viewer] >> space & 1:
        return Said("why-nobody-there", place=place_said(hidden, space))
    return Said("why-nowhere-to-go")


def _why_not_place(hidden: Hidden, space: int) -> Said:
    place = place_said(hidden, space)
    if not hidden.supply[hidden.viewer] and hidden.lifted == NONE:
        return Said("why-lift-first")
    if hidden.explorers[hidden.viewer] >> space & 1:
        return Said("why-already-there", place=place)
    if hidden.lifted == space:
        return Said("why-elsewhere", place=place)
    price, resource = hidden.ask(price_of, hidden.viewer, space), resource_of(hidden, space)
    return Said("why-cannot-pay", place=place, price=price, resource=resource)
