"""Who knows what: views, journals and hidden copies, and truths imagined behind them."""

from __future__ import annotations

import hashlib
from collections import Counter

import numpy as np
import pytest

from islario.bots import bot
from islario.games.isla_dorada.box.components import DESTINY_IDS, FIRST_CURSE, FIRST_DESTINY, GOALS, STARTING, TREASURES
from islario.games.isla_dorada.rules.goals import draw_goal
from islario.games.isla_dorada.rules.imagine import deal_card, deal_useful_cards, gather_unknown_cards
from islario.games.isla_dorada.rules.state import Place
from islario.kernel.dice import key_of
from islario.kernel.reading import State
from tests.games.isla_dorada.positions import DORADA, Table, kinds


def same_to(watcher: str | None, one: Table, other: Table) -> bool:
    return one.hidden(watcher).tobytes() == other.hidden(watcher).tobytes()


@pytest.mark.rule("ID-247", "ID-248", "ID-250", "ID-267")
def test_a_spectator_sees_what_everyone_sees() -> None:
    table = Table()
    table.hand("Ana", yak=3, juju=1)
    table.treasures("Ana", "septris_idol", "hora_pena_idol")
    table.curses("Ana", "septris")
    view = table.sees(None)
    ana = view["seats"][0]
    assert (ana["gold"], ana["cards"], ana["treasures"], ana["destinies"], ana["curses"]) == (10, 4, 2, 1, 1)
    assert "hand" not in ana
    assert view["row"] == ["kayak"] * 4
    assert view["deck"] == table.one["deck_size"]
    assert sum(view["discards"].values()) + view["deck"] + 4 + 4 == 112
    assert view["goal_decks"] == {"standard": 53, "destiny": 19, "curse": 17}
    assert view["leader"] == 0


@pytest.mark.rule("ID-249", "ID-248")
def test_cards_are_known_to_their_holder_alone() -> None:
    one, other = Table(), Table()
    for table, (a, b) in ((one, ("Ben", "Cleo")), (other, ("Cleo", "Ben"))):
        table.hand("Ana", yak=3)
        table.hand(a, juju=1)
        table.hand(b, bongo=1)
        table.treasures(a, "septris_idol")
        table.treasures(b, "hora_pena_idol")
        table.curses(a, "septris")
        table.curses(b, "hora_pena")
    mine, others = one.sees("Ben")["seats"][1], one.sees("Ana")["seats"][1]
    assert mine["hand"]["cards"] == {"juju": 1}
    assert mine["hand"]["treasures"][0]["id"] == "septris_idol"
    assert "hand" not in others
    assert same_to("Ana", one, other), "starting and standard treasures look the same"
    assert same_to(None, one, other)
    assert not same_to("Ben", one, other)


@pytest.mark.rule("ID-251", "ID-252")
def test_a_card_from_the_row_is_seen_by_all_one_from_the_deck_by_the_drawer() -> None:
    table = Table()
    table.travel("p09")
    table.row("bongo", "bongo")
    table.play("Ana", "take", card="bongo")
    assert "took_from_row" in table.page("Ben")
    assert "hand" not in table.sees("Ben")["seats"][0], "afterwards hidden in the hand"
    table.play("Ana", "take_from_deck")
    assert "drew" in table.page("Ana")
    assert "drew" not in table.page("Ben")
    assert "took_from_deck" in table.page("Ben")


@pytest.mark.rule("ID-253", "ID-254", "ID-212")
def test_rejects_of_the_start_are_known_to_who_rejected_them_and_to_nobody_else() -> None:
    match = DORADA.new(3, seed=5)
    rejected = {}
    while match.view()["table"]["phase"] == "goals":
        seat = match.pending[0]
        move = match.moves(seat)[0]
        rejected[seat, move.kind] = move
        match.play(seat, move)
    for seat in range(3):
        hidden = DORADA.desk.hidden(match.state, seat)
        known = np.flatnonzero(hidden.goal_place >= Place.DECK)
        assert len(known) == 2, "one's own two rejects"
        assert (known[0] < STARTING, known[1] >= FIRST_DESTINY) == (True, True)
        assert DESTINY_IDS[known[1] - FIRST_DESTINY] == rejected[seat, "reject_destiny"].destiny
        assert hidden.goal_place[known[1]] == Place.DECK + 1, "under the deck, nobody knows where"
    spectator = DORADA.desk.hidden(match.state, -1)
    assert (spectator.goal_place == Place.UNKNOWN).all()


@pytest.mark.interpreted
@pytest.mark.rule("ID-254", "ID-255", "ID-265")
def test_once_a_layer_is_drawn_from_nobody_knows_what_is_left_in_it() -> None:
    table = Table(3, seed=4)
    table.one["goal_place"][FIRST_DESTINY:FIRST_CURSE][table.one["goal_place"][FIRST_DESTINY:FIRST_CURSE] == 18] = 12
    table._count_layers()
    table.one["layers"][2, :2] = table.one["layers"][2, 1], 0
    places = table.one["goal_place"][FIRST_DESTINY:FIRST_CURSE]
    places[places == Place.DECK + 1] = Place.DECK
    assert table.one["goal_known"].any()
    table.ask(draw_goal, 2)
    assert not table.one["goal_known"][FIRST_DESTINY:FIRST_CURSE].any()


@pytest.mark.rule("ID-258", "ID-263", "ID-64")
def test_a_forced_pass_looks_like_any_other() -> None:
    rich, poor = Table(), Table()
    for table, cards in ((rich, {"gonogo": 5}), (poor, {"kamel": 5})):
        table.hand("Ana", gonogo=2)
        table.hand("Ben", **cards)
        table.hand("Cleo", yak=1)
        table.bid("Ana", "p09", 1)
        assert table.pending == ["Ben"]
    assert rich.options("Ben") != poor.options("Ben")
    assert same_to("Ana", rich, poor)
    for table in (rich, poor):
        table.passes("Ben")
    assert same_to("Ana", rich, poor)
    assert same_to(None, rich, poor)
    assert rich.match.view(0)["moves"] == [], "the bids Ben could make are shown to Ben alone"


@pytest.mark.rule("ID-259")
def test_half_a_payment_and_half_a_bid_are_seen_by_nobody_else() -> None:
    one, other = Table(), Table()
    for table, cards in ((one, ("gonogo",)), (other, ("drako",))):
        table.hand("Ana", gonogo=3, drako=1)
        table.hand("Ben", yak=1)
        before = table.hidden("Ben").array
        table.route("Ana", "p09")
        after = table.hidden("Ben").array
        before["journal"], after["journal"] = 0, 0
        before["journal_length"], after["journal_length"] = 0, 0
        assert after.tobytes() == before.tobytes(), "the route is chosen in secret"
        table.play("Ana", "amount", n=3)
        table.passes("Ben")
        table.pay("Ana", *cards)
        assert table.phase == "pay"
    assert same_to("Ben", one, other)
    assert not same_to("Ana", one, other)


@pytest.mark.rule("ID-260", "ID-26", "ID-163", "ID-205")
def test_where_all_must_answer_all_see_who_has_and_not_what() -> None:
    match = DORADA.new(3, seed=5)
    twin = DORADA.new(3, seed=5)
    for trial, choice in ((match, 0), (twin, 1)):
        treasures = [move for move in trial.moves(1) if move.kind == "reject_treasure"]
        destinies = [move for move in trial.moves(1) if move.kind == "reject_destiny"]
        trial.play(1, treasures[choice])
        trial.play(1, destinies[choice])
    assert match.pending == twin.pending == (0, 2)
    for watcher in (0, 2, -1):
        seen = [DORADA.desk.hidden(trial.state, watcher).tobytes() for trial in (match, twin)]
        assert seen[0] == seen[1]
    assert [seat["waited_for"] for seat in match.view()["table"]["seats"]] == [True, False, True]


@pytest.mark.rule("ID-262")
def test_a_choice_is_made_for_you_only_if_all_can_see_that_there_is_no_other() -> None:
    table = Table()
    table.hand("Ana", gonogo=1)
    table.hand("Ben", yak=1)
    table.bid("Ana", "p09", 1)
    assert table.pending == ["Ben"], "Ben can only pass, and is asked"
    table.passes("Ben")
    assert table.pending == ["Ana"], "Ana can pay in one way only, and is asked"


@pytest.mark.rule("ID-264")
def test_equal_cards_have_no_identity() -> None:
    table = Table()
    table.hand("Ana", yak=3)
    assert table.one["hand"].dtype == np.int8, "a hand is how many cards of each kind it holds"
    assert table.one["deck"].shape == (24,)


@pytest.mark.rule("ID-266", "ID-253", "ID-249")
def test_after_the_end_all_hands_are_open_but_not_what_left_the_game() -> None:
    table = Table()
    table.hand("Ben", gonogo=2)
    table.treasures("Ben", "septris_idol")
    table.markers(*["septris"] * 15)
    table.travel("p08")
    table.finish_round()
    assert table.match.over
    ben = table.sees("Ana")["seats"][1]["hand"]
    assert ben["cards"]["gonogo"] >= 2
    assert ben["treasures"][0]["id"] == "septris_idol"
    assert len(ben["destinies"]) == 1
    places = table.hidden("Ana").goal_place[:STARTING]
    known = table.one["goal_known"][:STARTING] & 1
    assert (places[(table.one["goal_place"][:STARTING] >= Place.DECK) & (known == 0)] == Place.UNKNOWN).all()


@pytest.mark.rule("ID-268")
def test_the_key_is_committed_to_and_nobodys_to_see_before_the_end() -> None:
    table = Table()
    assert table.match.view(0)["commitment"] == hashlib.sha256(table.match.key).hexdigest()
    for watcher in (*table.people, None):
        hidden = table.hidden(watcher)
        assert not hidden.dice_key.any()
        assert not hidden.dice_words.any()
        assert hidden.dice_left == hidden.dice_block == hidden.revealed == 0


def imagined(table: Table, who: str | None, sample: int) -> State:
    return State(DORADA.desk.imagined(table.hidden(who), key_of(sample)))


@pytest.mark.rule("ID-265")
@pytest.mark.parametrize("cooperative", [False, True])
def test_imagined_truths_look_the_same_and_keep_every_piece(cooperative: bool) -> None:
    match = DORADA.new(4, seed=9, cooperative=cooperative)
    random = bot("random", 3)
    seen = set()
    while not match.over:
        seat = match.pending[-1]
        phase = match.view()["table"]["phase"]
        for watcher in (0, -1):
            if (phase, len(match.pending)) not in seen:
                hidden = DORADA.desk.hidden(match.state, watcher)
                truth = State(DORADA.desk.imagined(hidden, key_of(len(match.plies))))
                assert DORADA.desk.hidden(truth, watcher).tobytes() == hidden.tobytes()
                assert DORADA.rules.pieces(truth) == DORADA.rules.pieces(match.state)
                assert all(DORADA.desk.legal(truth, other) for other in match.pending)
        seen.add((phase, len(match.pending)))
        match.play(seat, random.choose(match.view_state(seat)))
    assert {phase for phase, _ in seen} >= {"goals", "bid", "pay", "sangaia", "treasures", "news", "draw"}


def test_an_imagined_hand_can_pay_what_its_owner_has_bid() -> None:
    table = Table()
    table.hand("Ana", gonogo=1)
    table.hand("Ben", zeppelin=2, drako=2, yak=4)
    table.hand("Cleo", yak=2)
    table.bid("Ana", "p09", 0)
    table.bid("Ben", "air septris", 14)
    assert table.pending == ["Ben"], "one or two cards cannot pay 15"
    for sample in range(5):
        truth = imagined(table, "Ana", sample)
        assert DORADA.desk.legal(truth, 1), "Ben has to be able to pay 14 by air"
        assert truth.hand[1, 5] >= 1, "which takes at least one Zeppelin"


def test_an_imagined_hand_can_bid_after_a_juju() -> None:
    table = Table()
    table.hand("Ana", gonogo=5)
    table.hand("Ben", zeppelin=1, drako=1, juju=1)
    table.hand("Cleo", yak=2)
    table.bid("Ana", "p09", 5)
    table.juju("Ben", "Cleo")
    for sample in range(3):
        assert DORADA.desk.legal(imagined(table, "Ana", sample), 1)


@pytest.mark.interpreted
def test_useful_cards_run_out_in_the_end() -> None:
    table = Table()
    table.hand("Ben", yak=4)
    table.ask(gather_unknown_cards, 0)
    table.one["deck"][[4, 5]] = 0
    assert not table.ask(deal_card, 1, 4), "no joker is left"
    table.state["must_bid"], table.state["turn"] = 1, 1
    table.monster("bigfoot", "p26")
    table.monster("leviathan", "p43")
    table.at("vanu_tabu")
    table.ask(deal_useful_cards, 0)
    assert table.one["hand"][1].sum() <= 4


@pytest.mark.rule("ID-260")
def test_in_a_window_nobody_sees_or_imagines_who_has_answered() -> None:
    table = Table()
    for who in table.people:
        table.hand(who, sangaia=1, gonogo=1)
        table.treasures(who, f"qualtops_{('mask', 'idol', 'jewel')[table.seat(who)]}")
    table.bid("Ana", "p09", 0)
    table.passes("Ben", "Cleo")
    for phase, answer in (("sangaia", {"answer": "yes"}), ("treasures", {})):
        assert table.phase == phase
        before = {who: table.hidden(who).tobytes() for who in ("Ana", "Cleo", None)}
        table.play("Ben", *(("sangaia",) if answer else ("done",)), **answer)
        assert table.pending == ["Ana", "Cleo"]
        for watcher, seen in before.items():
            assert table.hidden(watcher).tobytes() == seen, f"{watcher} sees that Ben has answered"
            truth = imagined(table, watcher, 1)
            assert (DORADA.desk.pending(truth), truth.answer[1]) == ((0, 1, 2), 0)
        assert DORADA.desk.pending(table.hidden("Ben")) == (0, 2), "Ben knows of himself"
        table.settle()


@pytest.mark.parametrize("step", ["panda", "limit", "news"])
def test_discards_and_rejects_of_secret_steps_are_imagined(step: str) -> None:
    table = Table()
    for who in ("Ana", "Ben"):
        table.hand(who, yak=4, kamel=4, gonogo=3)
    table.markers("septris", "septris", "septris") if step == "news" else None
    table.travel("p09")
    if step == "panda":
        table.row("panda")
        table.play("Ana", "take", card="panda")
        table.play("Ana", "pair", a=0, b=1)
    elif step == "limit":
        while table.phase == "draw":
            table.draw()
    while "Ben" in table.pending:
        table.match.play(1, table.match.moves(1)[0])
    truth = imagined(table, "Ana", 1)
    assert table.pending[0] == "Ana"
    if step == "news":
        assert truth.rejected_treasure[1] > STARTING
    else:
        assert truth.staged[1].sum() == (3 if step == "panda" else truth.hand_size[1] - 10)


def test_in_a_small_position_every_truth_is_as_likely_as_its_cards_make_it() -> None:
    """Two curses are left to share out between the deck and two hands: each place gets each as often."""
    table = Table()
    table.one["goal_place"][FIRST_CURSE:GOALS] = Place.TABLE
    table.one["goal_place"][[FIRST_CURSE, FIRST_CURSE + 1, FIRST_CURSE + 2]] = 1, 2, Place.DECK
    table.one["held"][2, :3] = 0, 1, 1
    table._count_layers()
    truths = Counter(
        tuple(imagined(table, "Ana", sample).goal_place[FIRST_CURSE : FIRST_CURSE + 3].tolist())
        for sample in range(300)
    )
    assert len(truths) == 6
    assert min(truths.values()) > 25


def test_cards_are_imagined_by_their_number_not_by_their_kinds() -> None:
    """Two Yaks and a Kamel are out of sight, one of them in Ben's hand: it is a Yak two times in three."""
    table = Table()
    table.deck(yak=2, kamel=1)
    table.hand("Ben", yak=1)
    hands = Counter(tuple(imagined(table, "Ana", sample).hand[1, :2].tolist()) for sample in range(240))
    assert set(hands) == {(1, 0), (0, 1)}
    assert 130 < hands[1, 0] < 190


def test_starting_treasures_are_imagined_among_the_others_treasures() -> None:
    table = Table(3)
    table.treasures("Ben", "hora_pena_mask", "septris_jewel")
    table.treasures("Cleo", "septris_idol")
    for sample in range(20):
        place = imagined(table, "Ana", sample).goal_place
        others = np.flatnonzero((place[:TREASURES] == 1) | (place[:TREASURES] == 2))
        assert sum(goal < STARTING for goal in others) == 2


def test_hiding_twice_hides_no_more_and_after_the_end_decks_stay_unknown() -> None:
    table = Table()
    hidden = table.hidden("Ben")
    assert DORADA.desk.hidden(hidden, 1).tobytes() == hidden.tobytes()
    table.markers(*["septris"] * 15)
    table.travel("p08")
    table.finish_round()
    truth = imagined(table, "Ana", 1)
    assert DORADA.desk.hidden(truth, 0).tobytes() == table.hidden("Ana").tobytes()
    assert DORADA.rules.pieces(truth) == DORADA.rules.pieces(table.match.state)


@pytest.mark.interpreted
def test_when_the_top_layer_is_used_up_the_next_one_moves_up() -> None:
    table = Table()
    layers = table.one["layers"][2]
    assert layers[:2].tolist() == [16, 3]
    for _ in range(16):
        table.ask(draw_goal, 2)
    assert layers[:2].tolist() == [3, 0]
    assert (table.one["goal_place"][FIRST_DESTINY:FIRST_CURSE] == Place.DECK).sum() == 3
    assert (table.hidden("Ana").goal_place[FIRST_DESTINY:FIRST_CURSE] == Place.DECK).sum() == 1, "still known"


def test_events_reach_only_their_audience() -> None:
    match = DORADA.new(3, seed=1)
    assert kinds(match.pages(0)[0]).count("curse_card") == 1
    assert "curse_card" not in kinds(match.pages()[0])
