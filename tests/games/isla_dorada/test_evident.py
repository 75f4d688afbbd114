"""Choices that everyone can see to be none: nobody is asked for them, and nobody is passed over who may have one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from islario.games.isla_dorada.box.components import (
    CARD_IDS,
    COPIES,
    HAND_CARDS,
    STARTING,
    TREASURE_IDS,
    TREASURE_SITE,
    TREASURES,
    Card,
)
from islario.games.isla_dorada.box.island import NEIGHBOUR
from islario.games.isla_dorada.rules.payments import NO_PAYMENT, best_payment
from islario.games.isla_dorada.rules.state import Phase, Place
from islario.kernel.dice import key_of
from islario.kernel.reading import Hidden, State
from islario.match import Match
from tests.games.isla_dorada.positions import DORADA, Table, kinds, told

DESK = DORADA.desk


# In bidding


@pytest.mark.rule("ID-64", "ID-262")
@pytest.mark.parametrize(("gold", "asked"), [(6, True), (5, False), (0, False)])
def test_who_could_pay_no_higher_bid_with_any_cards_counts_as_passing(gold: int, asked: bool) -> None:
    """Ben holds two cards and would have to bid 8: only two Zeppelins could pay that, for 6 gold."""
    table = Table()
    table.hand("Ana", gonogo=7)
    table.hand("Ben", yak=2)
    table.hand("Cleo", kamel=9)
    table.gold("Ben", gold)
    table.bid("Ana", "p09", 7)
    assert table.pending == (["Ben"] if asked else ["Cleo"])


@pytest.mark.rule("ID-64", "ID-262")
def test_cards_that_lie_open_are_in_nobodys_hand() -> None:
    table = Table()
    table.hand("Ana", gonogo=7)
    table.hand("Ben", yak=2)
    table.deck(yak=9, kamel=9)
    assert table.discards["zeppelin"] == 3
    table.bid("Ana", "p09", 7)
    assert "Ben" not in table.pending, "no Zeppelin is left for Ben"
    assert table.expedition == "qualtops"


@pytest.mark.rule("ID-64", "ID-104", "ID-262")
def test_who_has_put_all_that_two_cards_can_pay_into_a_shared_bid_is_not_asked_again() -> None:
    table = Table(cooperative=True)
    table.hand("Ana", zeppelin=2)
    table.hand("Ben", gonogo=5)
    table.hand("Cleo", kamel=5)
    table.bid("Ana", "p09", 10)
    table.bid("Ben", "p09", 1)
    table.passes("Cleo")
    assert (table.phase, table.pending) == ("pay", ["Ben"]), "Ana cannot add, and has nothing to choose in paying"
    assert table.one["gold"][0] == 4


@pytest.mark.rule("ID-65", "ID-262")
def test_without_an_exit_who_has_no_gold_to_fly_is_not_asked() -> None:
    table = Table()
    for who in table.people:
        table.hand(who, yak=3)
    table.gold("Ben", 0)
    table.gold("Cleo", 0)
    table.monster("bigfoot", "p26")
    table.monster("leviathan", "p43")
    table.markers("septris")
    table.at("septris", leader="Ben")
    table.travel("p12")
    while table.phase != "draw":
        table.match.play(table.match.pending[0], table.match.moves(table.match.pending[0])[-1])
    table.at("vanu_tabu")
    while table.round == 1:
        table.draw()
    assert (table.phase, table.pending) == ("bid", ["Ana"])
    table.passes("Ana")
    assert table.phase == "draw", "neither Cleo nor Ben can pay for a flight"


def before_the_next_round(**cards: int) -> Table:
    """The next round begins at Vanu-Tabu, which has one open exit; Ana leads, with these cards and without gold."""
    table = Table()
    table.gold("Ana", 0)
    table.monster("bigfoot", "p26")
    table.travel("p09")
    table.at("vanu_tabu")
    table.deck(**{"yak": 1, "kamel": 2, **cards})
    return table


@pytest.mark.rule("ID-49", "ID-262")
def test_a_route_that_is_the_only_one_is_not_asked_for() -> None:
    """No Juju is left, and without gold nobody flies: of the opening only the amount is Ana's to choose."""
    table = before_the_next_round(kayak=1)
    happened = [happening for _ in range(3) for happening in table.draw()]
    assert (table.round, table.pending) == (2, ["Ana"])
    assert "bid" not in kinds(happened), "she may hold a Kayak"
    assert table.match.question(0) == "How much do you bid for the way down the river to Aminadang?"
    assert table.options("Ana", "amount")[0] == 0
    assert table.sees("Ana")["seats"][0]["hand"]["route"] == {"path": "p43"}


@pytest.mark.rule("ID-71", "ID-262")
def test_the_only_route_is_asked_for_while_a_juju_may_be_played() -> None:
    table = before_the_next_round(juju=1)
    for _ in range(3):
        table.draw()
    assert (table.round, table.pending) == (2, ["Ana"])
    assert "path" in table.options("Ana")


@pytest.mark.rule("ID-50", "ID-262")
def test_a_leader_without_cards_and_with_one_way_out_is_not_asked_at_all() -> None:
    table = before_the_next_round()
    table.row("panda")
    table.play("Ana", "take", card="panda")
    table.play("Ana", "pair", a=0, b=1)
    table.draw()
    happened = table.draw()
    assert (table.round, table.cards("Ana")) == (2, {})
    assert told(happened, "bid") == ["Player 1 bids 0, down the river to Aminadang."]


@pytest.mark.rule("ID-262")
def test_the_only_route_after_a_juju_is_not_asked_for() -> None:
    """Two is the least, and without gold only a Kayak pays that with one card: there is one water path at Qualtops."""
    table = Table()
    table.at("qualtops")
    for who in table.people:
        table.hand(who, gonogo=2)
    table.hand("Ben", kayak=1, juju=1)
    table.gold("Ben", 0)
    table.bid("Ana", "p09", 1)
    happened = table.juju("Ben", "Ana")
    assert told(happened, "bid") == ["Player 2 bids 2, down the river to the base camp."]
    assert table.pending == ["Cleo"]


# In paying


@pytest.mark.rule("ID-85", "ID-262")
def test_a_flight_that_only_drakos_can_pay_is_paid_by_itself() -> None:
    table = Table()
    table.hand("Ana", drako=2, gonogo=3)
    table.gold("Ana", 2)
    happened = table.bid("Ana", "air septris", 3)
    assert told(happened, "paid") == ["Player 1 pays with 2 × Drako."], "there is no gold for a Zeppelin"
    assert (table.one["gold"][0], table.expedition) == (0, "septris")


@pytest.mark.rule("ID-259", "ID-262")
def test_what_everyone_can_tell_of_a_payment_is_put_down_and_the_rest_is_asked_for() -> None:
    """3 with two cards and 2 gold: a Drako for sure, then another one or a Gonogo."""
    table = Table()
    table.hand("Ana", drako=1, gonogo=1)
    table.gold("Ana", 2)
    table.bid("Ana", "p09", 3)
    assert table.pending == ["Ana"]
    assert table.match.question(0) == "Pay 3 for the way through the jungle to Qualtops, in cards: 2 paid so far."
    assert table.options("Ana", "pay") == ["gonogo"]
    assert table.sees("Ana")["seats"][0]["hand"]["bill"]["due"] == 1
    hidden = table.hidden("Ben")
    assert hidden.staged[0].tolist() == table.one["staged"][0].tolist(), "that much is no secret"
    hands = set()
    for sample in range(40):
        truth = DESK.imagined(hidden, key_of(sample))
        assert DESK.hidden(truth, 1).tobytes() == hidden.tobytes()
        hands.add(tuple(CARD_IDS[card] for card in range(HAND_CARDS) for _ in range(truth["hand"][0, 0, card])))
    assert hands == {("gonogo", "drako"), ("drako", "drako")}
    table.pay("Ana", "gonogo")
    assert table.cards("Ana") == {}


@pytest.mark.rule("ID-118", "ID-119", "ID-262")
def test_a_share_that_can_be_paid_in_one_way_is_paid_when_its_turn_comes() -> None:
    table = Table(cooperative=True)
    table.hand("Ana", gonogo=5)
    table.hand("Ben", zeppelin=1)
    table.hand("Cleo", gonogo=5)
    table.bid("Ana", "p09", 5)
    table.bid("Ben", "p09", 5)
    table.bid("Cleo", "p09", 1)
    table.passes("Ana")
    assert (table.phase, table.pending, table.leader) == ("pay", ["Ana"], "Ana")
    table.pay("Ana", "gonogo", "gonogo", "gonogo", "gonogo")
    happened = table.pay("Ana", "gonogo")
    assert told(happened, "paid") == ["Player 1 pays with 5 × Gonogo.", "Player 2 pays with 1 × Zeppelin."]
    assert table.pending == ["Cleo"]


# Sangaia and treasures


@pytest.mark.rule("ID-140", "ID-261", "ID-262")
@pytest.mark.parametrize(("open_cards", "asked"), [(3, False), (2, True)])
def test_nobody_is_asked_for_a_sangaia_when_all_lie_open(open_cards: int, asked: bool) -> None:
    table = Table()
    for who in table.people:
        table.hand(who, gonogo=2)
    table.deck(yak=9, sangaia=3 - open_cards)
    table.bid("Ana", "p09", 0)
    happened = table.passes("Ben", "Cleo")
    assert (table.phase == "sangaia") == asked
    assert ("sangaia_offered" in kinds(happened)) == asked


def put_out(table: Table, *names: str) -> None:
    """Treasures that Cleo has found."""
    for name in names:
        table.one["goal_place"][TREASURE_IDS.index(name)] = Place.TABLE + 2
    table._count_layers()


@pytest.mark.rule("ID-156", "ID-261", "ID-262")
def test_nobody_is_asked_for_treasures_that_are_all_found() -> None:
    symbols = ("mask", "idol", "jewel", "urn")
    for left, asked in ((0, False), (1, True)):
        table = Table()
        for who in ("Ana", "Ben"):
            table.treasures(who, f"septris_{symbols[table.seat(who)]}")
        put_out(table, *(f"qualtops_{symbol}" for symbol in symbols[left:]))
        table.treasures("Cleo", "rhobanis_mask")
        happened = table.travel("p09")
        assert (table.pending == list(table.people) and table.phase == "treasures") == asked
        assert ("nothing_found" in kinds(happened)) != asked


@pytest.mark.rule("ID-156", "ID-261", "ID-262")
def test_without_standard_treasures_in_any_hand_only_the_starting_one_of_the_site_matters() -> None:
    table = Table()
    table.treasures("Ana", "septris_idol")
    put_out(table, "qualtops_mask")
    table.travel("p09")
    assert table.phase == "draw", "Ana's is a starting treasure: the others are all in the deck"
    table = Table()
    table.treasures("Ana", "septris_mask")
    put_out(table, "qualtops_idol", "qualtops_jewel", "qualtops_urn")
    table.travel("p09")
    assert table.phase == "draw", "Ana's is no starting treasure: the others are all out of the game or found"


@pytest.mark.rule("ID-152", "ID-155", "ID-261", "ID-262")
def test_at_the_base_camp_only_who_may_hold_a_bongo_is_asked() -> None:
    table = Table()
    table.at("qualtops")
    for who in table.people:
        table.treasures(who, f"balabatung_{('mask', 'idol', 'jewel')[table.seat(who)]}")
    table.hand("Ben", yak=1)
    table.travel("p09")
    assert (table.phase, table.pending) == ("treasures", ["Ben"]), "Ana and Cleo have no adventure card"
    table = Table()
    table.at("qualtops")
    table.treasures("Ben", "balabatung_mask")
    table.hand("Ben", yak=1)
    table.deck(yak=9)
    table.travel("p09")
    assert table.phase == "draw", "all Bongos lie open"


# In whole matches


def best_hands(unseen: list[int], size: int, wanted: list[Card]) -> Iterator[list[int]]:
    """Hands that can do more than others: some of the wanted cards, jokers, and beasts of a kind with their Shamans."""
    for main in (Card.KAYAK, Card.YAK, Card.KAMEL, Card.GONOGO):
        beasts = [main, *(card for card in (Card.YAK, Card.KAMEL, Card.GONOGO) if card != main)]
        for zeppelins in range(min(unseen[Card.ZEPPELIN], size) + 1):
            for drakos in range(min(unseen[Card.DRAKO], size - zeppelins) + 1):
                for shamans in range(min(unseen[Card.SHAMAN], 2) + 1):
                    for first in [None, *wanted]:
                        hand = [0] * HAND_CARDS
                        order = [Card.ZEPPELIN] * zeppelins + [Card.DRAKO] * drakos + [Card.SHAMAN] * shamans
                        order = ([] if first is None else [first]) + order
                        order += [card for card in beasts for _ in range(unseen[card])]
                        order += [Card(card) for card in range(HAND_CARDS) for _ in range(unseen[card])]
                        for card in order:
                            if sum(hand) < size and hand[card] < unseen[card]:
                                hand[card] += 1
                        yield hand


def could_bid_so(truth: np.ndarray, seat: int) -> bool:
    """Whether the hand can pay what the seat has put into a bid."""
    state = State(truth)
    if state.share[seat] == 0:
        return True
    payment, _ = state.ask(best_payment, seat, state.on_route[seat], state.share[seat])
    return bool(payment != NO_PAYMENT)


def another_answer(state: np.ndarray, seat: int) -> bool:
    """Whether the seat could have another answer, for all that everyone can see: looks for such a hand."""
    legal, hidden = DESK.legal(state, seat), DESK.hidden(state, -1)
    if state["turn"][0] == seat and state["chosen_route"][0] >= 0:
        return True  # others do not know that the route is chosen
    truth = DESK.imagined(hidden, key_of(1))
    if DESK.legal(truth, seat) != legal:
        return True
    one, wanted = truth[0], [Card.JUJU, Card.SANGAIA, Card.BONGO]
    unseen = [int(n) for n in COPIES[:HAND_CARDS] - one["discards"][:HAND_CARDS]]
    for card in one["row"]:
        if card < HAND_CARDS:
            unseen[card] -= 1
    for symbol in range(4):
        unseen[Card.BONUS_MASK + symbol] -= int(one["bonus_found"][:, symbol].sum())
    if one["phase"] == Phase.TREASURES:
        return another_treasure(hidden, seat, unseen[Card.BONGO])
    for hand in best_hands(unseen, int(one["hand_size"][seat]), wanted):
        one["hand"][seat] = hand
        able = could_bid_so(truth, seat) if one["phase"] == Phase.BID else bool(DESK.legal(truth, seat))
        if able and DESK.legal(truth, seat) != legal:
            return True
    return False


def another_treasure(hidden: Hidden, seat: int, bongos: int) -> bool:
    """Whether one of the seat's treasures could be another one, of the same deck, that can be played here."""
    for sample in range(200):
        truth = DESK.imagined(hidden, key_of(sample))
        place, here = truth["goal_place"][0], int(truth["expedition"][0])
        mine = np.flatnonzero(place[:TREASURES] == Place.HAND + seat)
        for treasure in range(TREASURES):
            site = int(TREASURE_SITE[treasure])
            near = site == here or (NEIGHBOUR[here, site] and bongos and truth["hand_size"][0, seat])
            is_known = Place.TABLE <= place[treasure] < Place.DECK
            if near and not is_known and any((goal < STARTING) == (treasure < STARTING) for goal in mine):
                return True
    return False


def questions(match: Match, seed: int, most: int) -> Iterator[tuple[np.ndarray, int]]:
    """Every question of a random match with a single answer."""
    rng, state = random.Random(seed), match.state.array
    for _ in range(most):
        if DESK.over(state):
            return
        pending = DESK.pending(state)
        for seat in pending:
            if len(DESK.legal(state, seat)) == 1:
                yield state, seat
        seat = rng.choice(pending)
        DESK.play(state, [(seat, rng.choice(DESK.legal(state, seat)))])


@pytest.mark.unwatched
@pytest.mark.rule("ID-262")
@pytest.mark.slow
@pytest.mark.parametrize(("players", "cooperative"), [(3, True), (4, False), (5, True), (6, False)])
def test_no_question_has_an_answer_that_everyone_can_see(players: int, cooperative: bool) -> None:
    match, asked = DORADA.new(players, seed=players, cooperative=cooperative), 0
    for state, seat in questions(match, players, 600):
        asked += 1
        if asked % 4 == 0:
            assert another_answer(state, seat), f"{Phase(state['phase'][0]).name}: {DESK.legal(state, seat)}"
    assert asked > 100
