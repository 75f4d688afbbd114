"""Why a move is not legal now, in words."""

from __future__ import annotations

from islario.games.isla_dorada.box.components import SMALLEST_OVETOS, Card
from islario.games.isla_dorada.box.island import NONE, PATHS
from islario.games.isla_dorada.face import names
from islario.games.isla_dorada.face.moves import card_number, route_number, treasure_number
from islario.games.isla_dorada.face.questions import tell_question
from islario.games.isla_dorada.rules.bids import adds_to, is_bound
from islario.games.isla_dorada.rules.routes import monster_on, stop_of
from islario.games.isla_dorada.rules.state import Phase, Place
from islario.kernel.moves import Move
from islario.kernel.reading import Hidden
from islario.words import Said, Who

PHASES = {
    "pass": (Phase.BID,),
    "path": (Phase.BID, Phase.ONWARD),
    "fly": (Phase.BID, Phase.ONWARD),
    "amount": (Phase.BID,),
    "ovetos": (Phase.BID,),
    "juju": (Phase.BID,),
    "pay": (Phase.PAY,),
    "sangaia": (Phase.SANGAIA,),
    "treasure": (Phase.TREASURES,),
    "treasure_with_bonus": (Phase.TREASURES,),
    "done": (Phase.TREASURES,),
    "reject_treasure": (Phase.GOALS, Phase.NEWS, Phase.ANTIK),
    "reject_destiny": (Phase.GOALS, Phase.ISTWA),
    "take": (Phase.DRAW,),
    "take_from_deck": (Phase.DRAW,),
    "no_purchase": (Phase.DRAW,),
    "victim": (Phase.VICTIM,),
    "pair": (Phase.PAIR,),
    "monster": (Phase.MONSTER,),
    "discard": (Phase.PANDA, Phase.LIMIT),
}


def why_not(hidden: Hidden, move: Move) -> Said:
    """Why a move that exists is not legal now, as far as the viewer may know."""
    if hidden.phase not in PHASES[move.kind]:
        return Said("why-not-now", question=tell_question(hidden))
    if hidden.phase == Phase.BID:
        return _why_no_bid(hidden, move)
    match move.kind:
        case "path" | "fly":
            return Said("why-not-onward", route=names.route(hidden, route_number(move)))
        case "pay":
            return _why_no_payment(hidden, card_number(move.card))
        case "sangaia":
            return _no_card(Card.SANGAIA)
        case "discard":
            return _no_card(card_number(move.card))
        case "treasure" | "treasure_with_bonus":
            return _why_no_treasure(hidden, move)
        case "take":
            return Said("why-not-in-row", card=names.card(card_number(move.card)))
        case "monster":
            return Said("why-no-lair", monster=names.card(hidden.bolt))
        case "victim":
            return Said("why-no-victim", who=Who(int(move.seat)))
    return Said("why-not-yours", question=tell_question(hidden))


def _no_card(card: int) -> Said:
    return Said("why-no-card", card=names.card(card))


def _why_no_bid(hidden: Hidden, move: Move) -> Said:
    hand, route = hidden.hand[hidden.viewer], hidden.chosen_route
    if move.kind in ("pass", "path", "fly") and route != NONE:
        return Said("why-amount-first")
    match move.kind:
        case "pass":
            return Said("why-must-bid" if hidden.must_bid else "why-must-open")
        case "path" | "fly":
            return _why_no_route(hidden, route_number(move))
        case "juju":
            return Said("why-no-juju", who=Who(int(move.seat))) if hand[Card.JUJU] else _no_card(Card.JUJU)
    if route == NONE:
        return Said("why-route-first")
    if move.kind == "ovetos":
        return Said("why-ovetos", least=SMALLEST_OVETOS) if hand[Card.OVETOS] else _no_card(Card.OVETOS)
    message = "why-amount-add" if hidden.ask(adds_to, route) else "why-amount"
    return Said(message, n=int(move.n), route=names.route(hidden, route))


def _why_no_route(hidden: Hidden, route: int) -> Said:
    here, mine = names.site(hidden.expedition), hidden.on_route[hidden.viewer]
    if hidden.ask(stop_of, route) == NONE:
        if route >= PATHS:
            return Said("why-here-already", site=here)
        return Said("why-no-way", path=names.path(route), site=here)
    monster = hidden.ask(monster_on, route)
    if monster != NONE:
        return Said("why-blocked", monster=names.monster(monster))
    if mine != route and hidden.ask(is_bound, hidden.viewer):
        return Said("why-bound", route=names.route(hidden, mine))
    return Said("why-cannot-pay", route=names.route(hidden, route))


def _why_no_payment(hidden: Hidden, card: int) -> Said:
    if hidden.hand[hidden.viewer, card] == hidden.staged[hidden.viewer, card]:
        return _no_card(card)
    return Said("why-payment", card=names.card(card))


def _why_no_treasure(hidden: Hidden, move: Move) -> Said:
    treasure = treasure_number(move.treasure)
    if hidden.goal_place[treasure] != Place.HAND + hidden.viewer:
        message = "why-no-treasure"
    elif hidden.staged_treasure[treasure]:
        message = "why-played-already"
    else:
        message = "why-no-bonus" if move.kind == "treasure_with_bonus" else "why-too-far"
    return Said(message, treasure=names.treasure(treasure))
