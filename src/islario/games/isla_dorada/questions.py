"""What a seat is asked to decide, which rule matters now, and why a move is not legal."""

from __future__ import annotations

import numpy as np

from islario.games.isla_dorada import names, numbers
from islario.games.isla_dorada.components import CARD_IDS, NEWS, PANDA_DISCARDS, PAYS, SMALLEST_OVETOS, Card
from islario.games.isla_dorada.island import NONE, PATHS, RIDE_TAKES, RIDE_TO
from islario.games.isla_dorada.moves import NUMBERS, adds_to, route_number
from islario.games.isla_dorada.state import Phase, Setting, Stage
from islario.kernel.moves import Move
from islario.words import Said, Who


def tell_question(state: np.ndarray, seat: int) -> Said:
    """What the seat is asked to decide now."""
    one = state[0]
    here = names.site(int(one["expedition"]))
    match Phase(one["phase"]):
        case Phase.GOALS:
            return _question_of_goals(one, seat)
        case Phase.BID:
            return _question_of_bid(state, seat)
        case Phase.PAY:
            route = names.route(state, int(one["travelled"]))
            return Said("question-pay", bid=int(one["share"][seat]), paid=_put_down(one, seat), route=route)
        case Phase.SANGAIA:
            return Said("question-sangaia", site=here)
        case Phase.ONWARD:
            return Said("question-onward", site=here)
        case Phase.TREASURES:
            return Said("question-treasures", site=here)
        case Phase.NEWS:
            marker = _placed(one)
            return Said("question-news", marker=marker, keep=NEWS[marker]["keep"])
        case Phase.DRAW:
            if one["swept"]:
                return Said("question-draw-diawas")
            return Said("question-draw-free" if one["stage"] == Stage.FREE else "question-draw-buy")
        case Phase.ANTIK | Phase.ISTWA:
            return Said(f"question-{Phase(one['phase']).name.lower()}")
        case Phase.VICTIM | Phase.MONSTER | Phase.PAIR:
            return Said(f"question-{CARD_IDS[one['bolt']]}")
        case Phase.PANDA:
            return Said("question-panda-discard", left=PANDA_DISCARDS - int(one["staged"][seat].sum()))
        case Phase.LIMIT:
            return Said("question-limit", left=int(one["hand_size"][seat] - one["staged"][seat].sum()) - 10)
    return Said("question-over")


def _question_of_goals(one: np.void, seat: int) -> Said:
    if one["rejected_treasure"][seat]:
        return Said("question-goals-destiny")
    return Said("question-goals-treasure" if one["rejected_destiny"][seat] else "question-goals")


def _question_of_bid(state: np.ndarray, seat: int) -> Said:
    one = state[0]
    if one["chosen_route"] != NONE and one["turn"] == seat:
        return _question_of_amount(state)
    if one["last_bidder"] == NONE:
        return Said("question-open", site=names.site(int(one["expedition"])))
    after_juju = Said("question-after-juju")
    if one["options"][Setting.COOPERATIVE]:
        if _is_bound(one, seat):
            message = "question-after-juju-bound" if one["must_bid"] else "question-bid-bound"
            return Said(message, route=names.route(state, int(one["on_route"][seat])))
        return after_juju if one["must_bid"] else Said("question-bid-together")
    if one["must_bid"]:
        return after_juju
    best = int(one["last_bidder"])
    route = names.route(state, int(one["on_route"][best]))
    return Said("question-bid", who=Who(best), bid=int(one["share"][best]), route=route)


def _question_of_amount(state: np.ndarray) -> Said:
    route = int(state["chosen_route"][0])
    said = names.route(state, route)
    if adds_to(state, route):
        return Said("question-amount-add", route=said, total=_totals(state[0])[route])
    return Said("question-amount", route=said)


def _is_bound(one: np.void, seat: int) -> bool:
    """Whether the seat shares its bid, and can only add to it."""
    mine = one["on_route"][seat]
    return bool(mine != NONE and one["share"][seat] and np.sum((one["on_route"] == mine) & (one["share"] > 0)) > 1)


def _totals(one: np.void) -> dict[int, int]:
    """What each bid on the table comes to."""
    totals: dict[int, int] = {}
    for seat in range(one["players"]):
        route = int(one["on_route"][seat])
        if route != NONE:
            totals[route] = totals.get(route, 0) + int(one["share"][seat])
    return totals


def standing_bids(state: np.ndarray) -> Said:
    """All bids on the table, the highest first, one inside the other."""
    bids = [
        Said("bid-on-table", bid=total, route=names.route(state, route))
        for route, total in sorted(_totals(state[0]).items(), key=lambda bid: bid[1])
    ]
    said = bids[0]
    for bid in bids[1:]:
        said = Said("two-bids", a=bid, b=said)
    return said


def _put_down(one: np.void, seat: int) -> int:
    return int(sum(int(count) * int(PAYS[card]) for card, count in enumerate(one["staged"][seat])))


def _placed(one: np.void) -> int:
    return int(np.sum(one["marker_site"] != NONE))


RULE_OF_PHASE = {
    Phase.GOALS: "ID-25", Phase.PAY: "ID-91", Phase.SANGAIA: "ID-140", Phase.ONWARD: "ID-129",
    Phase.TREASURES: "ID-145", Phase.NEWS: "ID-159", Phase.ANTIK: "ID-192", Phase.ISTWA: "ID-194",
    Phase.PANDA: "ID-202", Phase.LIMIT: "ID-175", Phase.OVER: "ID-213",
}  # fmt: skip
RULE_OF_BOLT = {
    Card.MAKAKS: "ID-182", Card.BIGFOOT: "ID-184", Card.LEVIATHAN: "ID-186", Card.MARABOUT: "ID-195",
    Card.PANDA: "ID-202", Card.SAMEDI: "ID-206",
}  # fmt: skip


def rule_now(state: np.ndarray, seat: int) -> str:
    """The numbered rule that matters most to the seat now."""
    one = state[0]
    phase = Phase(one["phase"])
    if phase == Phase.BID:
        if one["options"][Setting.COOPERATIVE]:
            return "ID-95" if one["last_bidder"] == NONE else "ID-96"
        return "ID-48" if one["last_bidder"] == NONE else "ID-52"
    if phase == Phase.DRAW:
        if one["swept"]:
            return "ID-199"
        return "ID-166" if one["stage"] == Stage.FREE else "ID-168"
    if phase in RULE_OF_PHASE:
        return RULE_OF_PHASE[phase]
    return RULE_OF_BOLT[Card(one["bolt"])]


KINDS_OF_PHASE = {
    Phase.GOALS: {"reject_treasure", "reject_destiny"},
    Phase.BID: {"pass", "path", "fly", "amount", "ovetos", "juju"},
    Phase.PAY: {"pay"}, Phase.SANGAIA: {"sangaia"}, Phase.ONWARD: {"path", "fly"},
    Phase.TREASURES: {"treasure", "treasure_with_bonus", "done"},
    Phase.NEWS: {"reject_treasure"}, Phase.ANTIK: {"reject_treasure"}, Phase.ISTWA: {"reject_destiny"},
    Phase.DRAW: {"take", "take_from_deck", "no_purchase"}, Phase.VICTIM: {"victim"}, Phase.MONSTER: {"monster"},
    Phase.PAIR: {"pair"}, Phase.PANDA: {"discard"}, Phase.LIMIT: {"discard"},
}  # fmt: skip


def why_not(state: np.ndarray, seat: int, move: Move) -> Said:
    """Why a move that exists is not legal now."""
    one = state[0]
    phase = Phase(one["phase"])
    if move.kind not in KINDS_OF_PHASE.get(phase, set()):
        return Said("why-not-now", question=tell_question(state, seat))
    if phase == Phase.BID:
        return _why_no_bid(state, seat, move)
    match move.kind:
        case "path" | "fly":
            return Said("why-not-onward", route=names.route(state, route_number(move)))
        case "pay":
            return _why_no_payment(one, seat, move)
        case "sangaia" | "discard":
            return Said("why-no-card", card=names.card(_card(move, "sangaia")))
        case "treasure" | "treasure_with_bonus":
            return _why_no_treasure(one, seat, move)
        case "take":
            return Said("why-not-in-row", card=names.card(_card(move, "")))
        case "monster":
            return Said("why-no-lair", monster=names.card(int(one["bolt"])))
        case "victim":
            return Said("why-no-victim", who=Who(int(move.seat)))
    return Said("why-not-yours", question=tell_question(state, seat))


def _card(move: Move, otherwise: str) -> int:
    return CARD_IDS.index(str(move.args.get("card", otherwise)))


def _why_no_bid(state: np.ndarray, seat: int, move: Move) -> Said:
    one = state[0]
    chosen = one["chosen_route"] != NONE
    match move.kind:
        case "pass":
            if chosen:
                return Said("why-amount-first")
            return Said("why-must-bid" if one["must_bid"] else "why-must-open")
        case "path" | "fly":
            return Said("why-amount-first") if chosen else _why_no_route(state, seat, move)
        case "juju":
            if not one["hand"][seat, Card.JUJU]:
                return Said("why-no-card", card=names.card(Card.JUJU))
            return Said("why-no-juju", who=Who(int(move.seat)))
    if not chosen:
        return Said("why-route-first")
    if move.kind == "ovetos" and not one["hand"][seat, Card.OVETOS]:
        return Said("why-no-card", card=names.card(Card.OVETOS))
    if move.kind == "ovetos":
        return Said("why-ovetos", least=SMALLEST_OVETOS)
    route = int(one["chosen_route"])
    message = "why-amount-add" if adds_to(state, route) else "why-amount"
    return Said(message, n=int(move.n), route=names.route(state, route))


def _why_no_route(state: np.ndarray, seat: int, move: Move) -> Said:
    one = state[0]
    number, here = route_number(move), int(one["expedition"])
    if number >= PATHS:
        if number - PATHS == here:
            return Said("why-here-already", site=names.site(here))
    elif RIDE_TO[here, number] == NONE:
        return Said("why-no-way", path=names.path(number), site=names.site(here))
    else:
        for monster, card in enumerate((Card.BIGFOOT, Card.LEVIATHAN)):
            path = int(one["monster"][monster])
            if path != NONE and int(RIDE_TAKES[here, number]) >> path & 1:
                return Said("why-blocked", monster=names.card(card))
    mine = int(one["on_route"][seat])
    if mine != number and _is_bound(one, seat):
        return Said("why-bound", route=names.route(state, mine))
    return Said("why-cannot-pay", route=names.route(state, number))


def _why_no_payment(one: np.void, seat: int, move: Move) -> Said:
    card = _card(move, "")
    if one["hand"][seat, card] <= one["staged"][seat, card]:
        return Said("why-no-card", card=names.card(card))
    return Said("why-payment", card=names.card(card))


def _why_no_treasure(one: np.void, seat: int, move: Move) -> Said:
    treasure = NUMBERS[Move("treasure", treasure=move.treasure)] - numbers.TREASURE
    said = names.treasure(treasure)
    if one["goal_place"][treasure] != seat:
        return Said("why-no-treasure", treasure=said)
    if one["staged_treasure"][treasure]:
        return Said("why-played-already", treasure=said)
    with_bonus = move.kind == "treasure_with_bonus"
    return Said("why-no-bonus" if with_bonus else "why-too-far", treasure=said)
