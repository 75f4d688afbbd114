"""What a seat is asked to decide, and which rule matters now."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import (
    ANTIK_DRAWS,
    CARD_IDS,
    HAND_LIMIT,
    MARKERS,
    NEWS_KEPT,
    PANDA_DISCARDS,
    PURCHASE_GOLD,
    Card,
)
from islario.games.isla_dorada.box.island import NONE
from islario.games.isla_dorada.face import names
from islario.games.isla_dorada.rules.bidding import must_open
from islario.games.isla_dorada.rules.bids import adds_to, is_bound, together, total_on
from islario.games.isla_dorada.rules.discarding import left_to_discard
from islario.games.isla_dorada.rules.moving import markers_placed
from islario.games.isla_dorada.rules.paying import paid_so_far
from islario.games.isla_dorada.rules.state import Phase, Stage
from islario.games.isla_dorada.rules.treasures import red_marker
from islario.kernel.reading import Hidden
from islario.words import Said, Who


def tell_question(hidden: Hidden) -> Said:
    """What the viewer is asked to decide now."""
    phase, seat, here = Phase(hidden.phase), hidden.viewer, names.site(hidden.expedition)
    asked = f"question-{phase.name.lower()}"
    match phase:
        case Phase.GOALS:
            return _question_of_goals(hidden)
        case Phase.BID:
            return _question_of_bid(hidden)
        case Phase.PAY:
            route, paid = names.route(hidden, hidden.travelled), hidden.ask(paid_so_far, seat)
            return Said(asked, bid=hidden.share[seat], paid=paid, route=route)
        case Phase.SANGAIA | Phase.ONWARD | Phase.TREASURES:
            return Said(asked, site=here)
        case Phase.NEWS:
            marker = hidden.ask(red_marker)
            return Said(asked, marker=marker, keep=int(NEWS_KEPT[marker]))
        case Phase.DRAW if hidden.swept:
            return Said(f"{asked}-diawas")
        case Phase.DRAW:
            return _question_of_draw(hidden)
        case Phase.ANTIK:
            return Said(asked, drawn=ANTIK_DRAWS)
        case Phase.PAIR if hidden.bolt == Card.PANDA:
            return Said("question-panda", n=PANDA_DISCARDS)
        case Phase.VICTIM | Phase.MONSTER | Phase.PAIR:
            return Said(f"question-{CARD_IDS[hidden.bolt]}")
        case Phase.PANDA:
            return Said(f"{asked}-discard", left=hidden.ask(left_to_discard, seat))
        case Phase.LIMIT:
            return Said(asked, limit=HAND_LIMIT, left=hidden.ask(left_to_discard, seat))
        case _:
            return Said(asked)


def _question_of_draw(hidden: Hidden) -> Said:
    last = hidden.ask(markers_placed) == MARKERS
    if hidden.stage == Stage.FREE:
        return Said("question-draw-free-last" if last else "question-draw-free")
    return Said("question-draw-buy-last" if last else "question-draw-buy", gold=PURCHASE_GOLD)


def _question_of_goals(hidden: Hidden) -> Said:
    if hidden.rejected_treasure[hidden.viewer]:
        return Said("question-goals-destiny")
    return Said("question-goals-treasure" if hidden.rejected_destiny[hidden.viewer] else "question-goals")


def _question_of_bid(hidden: Hidden) -> Said:
    seat = hidden.viewer
    if hidden.chosen_route != NONE and hidden.turn == seat:
        return _question_of_amount(hidden, hidden.chosen_route)
    asked = "question-after-juju" if hidden.must_bid else "question-bid"
    if hidden.ask(is_bound, seat):
        return Said(f"{asked}-bound", route=names.route(hidden, hidden.on_route[seat]))
    if hidden.must_bid:
        return Said(asked)
    if hidden.last_bidder == NONE:
        message = "question-open" if hidden.ask(must_open, seat) else "question-may-open"
        return Said(message, site=names.site(hidden.expedition))
    if hidden.ask(together):
        return Said("question-bid-together")
    best = hidden.last_bidder
    return Said(asked, who=Who(best), bid=hidden.share[best], route=names.route(hidden, hidden.on_route[best]))


def _question_of_amount(hidden: Hidden, route: int) -> Said:
    said = names.route(hidden, route)
    if hidden.ask(adds_to, route):
        return Said("question-amount-add", route=said, total=hidden.ask(total_on, route))
    return Said("question-amount", route=said)


RULE_OF_PHASE = {
    Phase.GOALS: "ID-25", Phase.PAY: "ID-91", Phase.SANGAIA: "ID-140", Phase.ONWARD: "ID-129",
    Phase.TREASURES: "ID-145", Phase.NEWS: "ID-159", Phase.ANTIK: "ID-192", Phase.ISTWA: "ID-194",
    Phase.PANDA: "ID-202", Phase.LIMIT: "ID-175", Phase.OVER: "ID-213",
}  # fmt: skip
RULE_OF_BOLT = {
    Card.MAKAKS: "ID-182", Card.BIGFOOT: "ID-184", Card.LEVIATHAN: "ID-186", Card.MARABOUT: "ID-195",
    Card.PANDA: "ID-202", Card.SAMEDI: "ID-206",
}  # fmt: skip


def rule_now(hidden: Hidden) -> str:
    """The numbered rule that matters most now."""
    phase, opening = Phase(hidden.phase), hidden.last_bidder == NONE
    if phase == Phase.BID and hidden.ask(together):
        return "ID-95" if opening else "ID-96"
    if phase == Phase.BID:
        return "ID-48" if opening else "ID-52"
    if phase == Phase.DRAW:
        return "ID-199" if hidden.swept else "ID-166" if hidden.stage == Stage.FREE else "ID-168"
    return RULE_OF_PHASE[phase] if phase in RULE_OF_PHASE else RULE_OF_BOLT[Card(hidden.bolt)]
