"""What a bid takes: every payment that a hand allows, the one that keeps the most first.

For views, so that nobody has to work it out card by card; a test holds it to what the rules of paying allow.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from islario.games.isla_dorada.components import ANIMALS, CARD_IDS, COSTS, PAY_ORDER, PAYS, Card
from islario.games.isla_dorada.island import NONE, TRAVEL_OF, Travel
from islario.games.isla_dorada.state import Phase, Setting


@dataclass(frozen=True)
class Payment:
    """Cards of each kind, in the order in which they are put down, and what goes with them."""

    cards: tuple[int, ...]
    gold: int
    shamans: int
    worth: int
    spare: int  # a bid so low could be paid without the last card, which is the smallest

    def pays(self, amount: int) -> bool:
        """It is enough, and no card could be left out."""
        return self.spare < amount <= self.worth

    def costs(self) -> int:
        """Gold is dearest, then a Shaman, then what is paid too much, then a card."""
        return 9 * self.gold + 4 * self.shamans + 2 * self.worth + sum(self.cards)

    def as_json(self) -> dict[str, Any]:
        named = {CARD_IDS[card]: count for card, count in zip(PAY_ORDER, self.cards, strict=True) if count}
        return {"cards": named, "gold": self.gold, "shamans": self.shamans}


def bill(one: np.void, seat: int) -> dict[str, Any] | None:
    """What a seat still has to pay, and every way to do so; None while it has nothing to pay."""
    if one["phase"] != Phase.PAY or one["turn"] != seat:
        return None
    put_down = sum(int(one["staged"][seat, card] * PAYS[card]) for card in PAY_ORDER)
    due = int(one["share"][seat]) - put_down
    ways = [payment for payment in affordable(one, seat, int(one["travelled"])) if payment.pays(due)]
    return {"due": due, "payments": [payment.as_json() for payment in sorted(ways, key=Payment.costs)]}


def would_take(one: np.void, seat: int) -> dict[str, dict[str, Any]]:
    """For each amount that the seat could bid on the route it has chosen, the payment that keeps the most."""
    route = int(one["chosen_route"])
    if one["turn"] != seat or route == NONE:
        return {}
    adds = one["options"][Setting.COOPERATIVE] and one["on_route"][seat] == route
    before = int(one["share"][seat]) if adds else 0  # who adds to a bid has the rest of it to pay as well
    best: dict[int, Payment] = {}
    for payment in sorted(affordable(one, seat, route), key=Payment.costs):
        for amount in range(max(before, payment.spare) + 1, payment.worth + 1):
            best.setdefault(amount, payment)
    return {str(amount - before): payment.as_json() for amount, payment in sorted(best.items())}


def affordable(one: np.void, seat: int, route: int) -> Iterator[Payment]:
    """Whatever the rest of a hand could put down for a route with its gold and its Shamans."""
    travel = Travel(TRAVEL_OF[route])
    staged, left = one["staged"][seat], one["hand"][seat] - one["staged"][seat]
    gold_left = int(one["gold"][seat]) - sum(int(staged[card] * COSTS[card]) for card in PAY_ORDER)
    begun = max((place for place, card in enumerate(PAY_ORDER) if staged[card]), default=0)
    most = [int(left[card]) if place >= begun and _fits(card, travel) else 0 for place, card in enumerate(PAY_ORDER)]
    for cards in product(*(range(count + 1) for count in most)):
        put = [(card, count) for card, count in zip(PAY_ORDER, cards, strict=True) if count]
        gold = sum(count * int(COSTS[card]) for card, count in put)
        shamans = sum(card < ANIMALS and int(card) != travel and not staged[card] for card, _ in put)
        if put and gold <= gold_left and shamans <= left[Card.SHAMAN]:
            worth = sum(count * int(PAYS[card]) for card, count in put)
            yield Payment(cards, gold, shamans, worth, worth - int(PAYS[put[-1][0]]))


def _fits(card: Card, travel: Travel) -> bool:
    """Jokers pay everywhere, Kayaks on water, animals on land."""
    if card == Card.KAYAK:
        return travel == Travel.WATER
    return card >= ANIMALS or travel < Travel.WATER
