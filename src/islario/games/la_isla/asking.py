"""What is asked, which card asks for it, and why something cannot be done now."""

from __future__ import annotations

import numpy as np

from islario.games.la_isla.components import (
    CARD_ANIMAL,
    CARD_FAMILY,
    CARD_VARIANT,
    COLOURS,
    FAMILY_EFFECT,
    NONE,
    PRICE,
    SPACE_NAMES,
    SPACES,
    Effect,
)
from islario.games.la_isla.names import animal_said, colour_said, function_said, listed, place_said, printed
from islario.games.la_isla.prices import cost, spaces_open
from islario.games.la_isla.state import Phase, Question
from islario.kernel.moves import Move
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


def shown_cards(state: np.ndarray, seat: int) -> list[int]:
    return [int(card) for card in state["slots"][0, seat] if card != NONE]


def tell_question(state: np.ndarray, seat: int) -> Said:
    """What the seat is asked to decide now."""
    question = Question(int(state["question"][0]))
    match question:
        case Question.LAY:
            return Said("question-lay")
        case Question.COVER:
            return Said("question-cover", function=function_said(int(state["aside"][0, seat, 0])))
        case Question.EXPLORE:
            message = "question-explore" if state["supply"][0, seat] else "question-move"
            return Said(message, price=_tell_prices(state, seat))
        case Question.MOVE_TO:
            place = place_said(state, int(state["lifted"][0]))
            return Said("question-move-to", place=place, price=_tell_prices(state, seat))
        case Question.PAY:
            return _tell_payment(state, seat)
        case Question.MARKER:
            animal = int(CARD_ANIMAL[state["aside"][0, seat, 2]])
            asks = [card for card in shown_cards(state, seat) if _is_instead(card, animal)]
            return Said("question-marker", animal=animal_said(animal), function=function_said(asks[0]))
        case Question.USE:
            return _tell_functions(state, seat)
        case _:
            return Said("question-nothing")


def _is_instead(card: int, animal: int) -> bool:
    return bool(FAMILY_EFFECT[CARD_FAMILY[card]] == Effect.MARKER_INSTEAD and CARD_VARIANT[card] == animal)


def _tell_prices(state: np.ndarray, seat: int) -> Said:
    """What a space costs, of those that the seat can pay for, or of all if there is none."""
    prices = {space: cost(state, seat, space)[0] for space in spaces_open(state, seat) or range(SPACES)}
    cheap = [SPACE_NAMES[space] for space, resources in prices.items() if resources < PRICE]
    if 0 < len(cheap) < len(prices):
        return Said("prices", spaces=", ".join(cheap))
    return Said("price", price=min(prices.values()))


def _tell_payment(state: np.ndarray, seat: int) -> Said:
    """The price, and the functions that leave a choice."""
    space = int(state["target"][0])
    landscape, _ = printed(state, space)
    price, helping = cost(state, seat, space)
    return Said(
        "question-pay",
        place=place_said(state, space),
        price=price,
        resource=colour_said(landscape),
        functions=listed([function_said(card) for card in helping]),
    )


def _tell_functions(state: np.ndarray, seat: int) -> Said:
    """Which cards may still be used, and which have been."""
    slots, owed, used = state["slots"][0, seat], state["owed"][0], state["used"][0]
    left = [function_said(int(card)) for card, times in zip(slots, owed, strict=True) if times]
    done = [function_said(int(card)) for card, times in zip(slots, used, strict=True) if times]
    if done:
        return Said("question-use-more", functions=listed(left), used=listed(done))
    return Said("question-use", functions=listed(left))


def rule_now(state: np.ndarray, seat: int) -> str:
    """The numbered rule that matters most to the seat now."""
    if state["phase"][0] == Phase.OVER:
        return "LI-99"
    question = Question(int(state["question"][0]))
    if question == Question.EXPLORE and seat >= 0 and not state["supply"][0, seat]:
        return "LI-68"
    return RULE_NOW[question]


def why_not(state: np.ndarray, seat: int, move: Move) -> Said:
    """Why a move that exists cannot be made now."""
    question = Question(int(state["question"][0]))
    if move.kind not in ANSWERS[question]:
        return Said("why-not-now", question=tell_question(state, seat))
    match move.kind:
        case "lift":
            return _why_not_lift(state, seat, SPACE_NAMES.index(str(move.space)))
        case "place":
            return _why_not_place(state, seat, SPACE_NAMES.index(str(move.space)))
        case "pay":
            return Said("why-does-not-pay", place=place_said(state, int(state["target"][0])))
        case "swap":
            give = COLOURS.index(str(move.give))
            if state["cubes"][0, seat, give] == 0:
                return Said("why-none-to-give", resource=colour_said(give))
            return Said("why-no-swap")
        case _:
            return Said("why-does-not-fit", function=function_said(int(move.card)))


def _why_not_lift(state: np.ndarray, seat: int, space: int) -> Said:
    if state["supply"][0, seat]:
        return Said("why-supply-first")
    if not state["explorers"][0, seat] >> space & 1:
        return Said("why-nobody-there", place=place_said(state, space))
    return Said("why-nowhere-to-go")


def _why_not_place(state: np.ndarray, seat: int, space: int) -> Said:
    place = place_said(state, space)
    landscape, _ = printed(state, space)
    if not state["supply"][0, seat] and state["lifted"][0] == NONE:
        return Said("why-lift-first")
    if state["explorers"][0, seat] >> space & 1:
        return Said("why-already-there", place=place)
    if state["lifted"][0] == space:
        return Said("why-elsewhere", place=place)
    price, _ = cost(state, seat, space)
    return Said("why-cannot-pay", place=place, price=price, resource=colour_said(landscape))
