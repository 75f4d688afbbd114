"""What a bid takes, as views tell it: every payment that the rules allow, the one that keeps the most first."""

from __future__ import annotations

from msgspec import Struct

from islario.games.isla_dorada.box.components import CARD_IDS, PAY_ORDER, Card
from islario.games.isla_dorada.box.island import NONE
from islario.games.isla_dorada.rules.bidding import highest_amount, lowest_amount
from islario.games.isla_dorada.rules.bids import share_in
from islario.games.isla_dorada.rules.paying import left_to_pay
from islario.games.isla_dorada.rules.payments import NO_PAYMENT, best_payment, payment_after
from islario.games.isla_dorada.rules.reach import BITS, MANY, Eyes
from islario.games.isla_dorada.rules.state import Phase
from islario.kernel.reading import Hidden

PLACES = tuple((CARD_IDS[card], BITS * card) for card in PAY_ORDER)


class Payment(Struct, frozen=True):
    """Cards in the order in which they are put down, and what goes with them."""

    cards: dict[str, int]
    gold: int
    shamans: int


class Bill(Struct, frozen=True):
    """What is still to be paid, and every way to do so, the one that keeps the most first."""

    due: int
    payments: list[Payment]


def bill(hidden: Hidden) -> Bill | None:
    """What the viewer still has to pay; None while it has nothing to pay."""
    seat = hidden.viewer
    if hidden.phase != Phase.PAY or hidden.turn != seat:
        return None
    route, bid = hidden.travelled, hidden.share[seat]
    ways: list[tuple[int, Payment]] = []
    found, gold, dear = hidden.ask(payment_after, seat, route, bid, NO_PAYMENT)
    while found != NO_PAYMENT:
        ways.append((dear, _payment(found, gold)))
        found, gold, dear = hidden.ask(payment_after, seat, route, bid, found)
    ways.reverse()  # of equally dear ones the last found comes first, as in best_payment
    ways.sort(key=lambda way: way[0])
    return Bill(hidden.ask(left_to_pay, seat), [payment for _, payment in ways])


def would_take(hidden: Hidden) -> dict[str, Payment]:
    """For each amount that the viewer could name on the route it has chosen, the payment that keeps the most."""
    seat, route = hidden.viewer, hidden.chosen_route
    if route == NONE or hidden.turn != seat:
        return {}
    lowest, highest = hidden.ask(lowest_amount, seat, route), hidden.ask(highest_amount, seat, route, Eyes.OWNER)
    before = hidden.ask(share_in, seat, route)  # who adds to a bid has the rest of it to pay as well
    amounts = range(max(lowest, 1), highest + 1)  # nothing is paid for 0
    return {str(n): _payment(*hidden.ask(best_payment, seat, route, before + n)) for n in amounts}


def _payment(put: int, gold: int) -> Payment:
    cards = {name: put >> at & MANY for name, at in PLACES if put >> at & MANY}
    return Payment(cards, gold, put >> BITS * Card.SHAMAN & MANY)
