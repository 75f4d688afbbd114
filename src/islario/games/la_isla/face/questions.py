"""What is asked, which card asks for it, and the rule that matters then."""

from __future__ import annotations

from islario.games.la_isla.box.components import CARD_ANIMAL, LETTER_A, LETTER_D, PRICE, SPACE_NAMES, SPACES
from islario.games.la_isla.face.names import animal_said, function_said, listed, place_said, resource_of
from islario.games.la_isla.rules.decisions import is_asking, pending
from islario.games.la_isla.rules.explorers import open_spaces
from islario.games.la_isla.rules.paying import price_of
from islario.games.la_isla.rules.state import Phase, Question
from islario.kernel.reading import Hidden
from islario.words import Said

RULE_NOW = {
    Question.NOTHING: "LI-1",
    Question.LAY: "LI-50",
    Question.COVER: "LI-56",
    Question.EXPLORE: "LI-66",
    Question.MOVE_TO: "LI-68",
    Question.PAY: "LI-77",
    Question.MARKER: "LI-151",
    Question.USE: "LI-112",
}


def tell_question(hidden: Hidden) -> Said:
    """What the viewer is asked to decide now."""
    seat = hidden.viewer
    if not hidden.ask(pending) >> seat & 1:
        return Said("question-nothing")
    match Question(hidden.question):
        case Question.LAY:
            return Said("question-lay")
        case Question.COVER:
            return Said("question-cover", function=function_said(hidden.aside[seat, LETTER_A]))
        case Question.EXPLORE:
            message = "question-explore" if hidden.supply[seat] else "question-move"
            return Said(message, price=_tell_prices(hidden))
        case Question.MOVE_TO:
            place = place_said(hidden, hidden.lifted)
            return Said("question-move-to", place=place, price=_tell_prices(hidden))
        case Question.PAY:
            return _tell_payment(hidden)
        case Question.MARKER:
            animal = animal_said(int(CARD_ANIMAL[hidden.aside[seat, LETTER_D]]))
            return Said("question-marker", animal=animal, function=_tell_asking(hidden))
        case _:
            return _tell_functions(hidden)


def _tell_prices(hidden: Hidden) -> Said:
    """What a space costs, of those that the viewer can pay for, or of all if there is none."""
    spaces = hidden.ask(open_spaces, hidden.viewer) or -1
    prices = {space: hidden.ask(price_of, hidden.viewer, space) for space in range(SPACES) if spaces >> space & 1}
    lowest = min(prices.values())
    if lowest == PRICE:
        return Said("price")
    return Said("prices", spaces=", ".join(SPACE_NAMES[space] for space, price in prices.items() if price == lowest))


def _tell_payment(hidden: Hidden) -> Said:
    """The price, and the functions that leave a choice."""
    space = hidden.target
    return Said(
        "question-pay",
        place=place_said(hidden, space),
        price=hidden.ask(price_of, hidden.viewer, space),
        resource=resource_of(hidden, space),
        functions=_tell_asking(hidden),
    )


def asking(hidden: Hidden) -> list[int]:
    """The cards for whose functions the viewer is asked."""
    seat = hidden.viewer
    slots = [slot for slot in range(hidden.slot_count[seat]) if hidden.ask(is_asking, seat, slot)]
    return [hidden.slots[seat, slot] for slot in slots]


def _tell_asking(hidden: Hidden) -> Said:
    return listed([function_said(card) for card in asking(hidden)])


def _tell_functions(hidden: Hidden) -> Said:
    """Which cards may still be used, and which have been."""
    used = [slot for slot, times in enumerate(hidden.used.tolist()) if times]
    if not used:
        return Said("question-use", functions=_tell_asking(hidden), count=len(asking(hidden)))
    done = listed([function_said(hidden.slots[hidden.viewer, slot]) for slot in used])
    return Said("question-use-more", functions=_tell_asking(hidden), used=done)


def rule_now(hidden: Hidden) -> str:
    """The numbered rule that matters most to the viewer now."""
    if hidden.phase == Phase.OVER:
        return "LI-99"
    question = Question(hidden.question)
    if question == Question.EXPLORE and hidden.viewer >= 0 and not hidden.supply[hidden.viewer]:
        return RULE_NOW[Question.MOVE_TO]
    return RULE_NOW[question]
