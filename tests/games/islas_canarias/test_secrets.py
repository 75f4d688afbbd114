"""Who knows what: hands, the deck, the ship and who loaded it; and what can be imagined of them."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from islario.games.islas_canarias.box.components import CARD_NAMES
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.dice import key_of
from islario.kernel.reading import Hidden
from islario.match.chronicle import Chronicle
from tests.games.islas_canarias.positions import CANARIAS, Table

EVERYBODY = (0, 1, -1)


def two(**options: Any) -> Table:
    table = Table(ana="tenerife", bruno="lanzarote", **options)
    table.hand("ana", "segador", "segador", "monje", "pirate-red")
    return table


def hidden(table: Table, seat: int) -> Hidden:
    return CANARIAS.desk.hidden(table.state, seat)


def seen(table: Table, seat: int) -> list[str]:
    """The kinds of the latest events that a seat may know."""
    return [happening.kind for happening in Chronicle.page(CANARIAS, table.state, seat, before=-1)]


@pytest.mark.rule("IC-175", "IC-191")
def test_islands_buildings_supplies_points_privileges_and_the_round_are_open_to_all() -> None:
    table = two()
    table.houses("ana", red="AB")
    table.owns("bruno", "green")
    views = [table.match.view(seat) for seat in (0, 1, None)]
    for part in ("islands", "supply", "privileges", "start", "round", "last_round", "turn", "phase"):
        assert len({json.dumps(view["table"][part]) for view in views}) == 1
    assert len({json.dumps(view["scores"]) for view in views}) == 1


@pytest.mark.rule("IC-176")
def test_everybody_knows_how_many_cards_there_are_everywhere() -> None:
    table = two()
    for seat in EVERYBODY:
        known = hidden(table, seat)
        for size in ("hand_size", "deck_size", "discards_size", "ship_size"):
            assert np.all(getattr(known, size) == getattr(table.match.state, size))


@pytest.mark.rule("IC-177")
def test_everybody_knows_the_discards_until_they_are_shuffled() -> None:
    table = two()
    table.deck()
    for seat in EVERYBODY:
        assert (hidden(table, seat).discards == table.match.state.discards).all()
    table.play("ana", "draw")
    for seat in EVERYBODY:
        known = hidden(table, seat)
        assert not known.discards.any()
        assert not known.deck.any(), "where the cards are is lost"


@pytest.mark.rule("IC-178")
def test_a_hand_is_its_owners_until_a_card_is_built_with() -> None:
    table = two()
    assert hidden(table, 0).hand[0].sum() == 4
    for seat in (1, -1):
        assert not hidden(table, seat).hand[0].any()
        assert table.match.view(None if seat < 0 else seat)["table"]["hand"] != table.match.view(0)["table"]["hand"]
    table.play("ana", "build", card="segador")
    assert "card_played" in seen(table, -1)
    assert hidden(table, 1).card == CARD_NAMES.index("segador")


@pytest.mark.rule("IC-179")
def test_the_others_see_how_many_cards_are_drawn_not_which() -> None:
    table = two()
    table.play("ana", "draw")
    assert seen(table, 0).count("card_drawn") == 3
    for seat in (1, -1):
        assert seen(table, seat) == ["cards_drawn"]


@pytest.mark.rule("IC-180", "IC-183")
def test_only_the_loader_knows_the_card_loaded_and_only_until_that_ship_is_done() -> None:
    table = two()
    table.turn("ana", Phase.LOAD)
    table.play("ana", "load", card="monje")
    assert table.match.view(0)["table"]["loaded"] == "monje"
    assert "card_loaded" not in seen(table, 1)
    for seat in (1, None):
        assert "monje" not in json.dumps(table.match.view(seat))
    table.finish_round()
    assert table.match.view(0)["table"]["loaded"] is None


@pytest.mark.rule("IC-181")
def test_nobody_is_told_who_loaded_what() -> None:
    """Two truths that differ only in who loaded which of two cards look the same to a spectator."""
    views = []
    for mine, yours in (("monje", "noble"), ("noble", "monje")):
        table = Table(ana="tenerife", bruno="lanzarote")
        table.hand("ana", mine, "segador", "segador")
        table.hand("bruno", yours, "capitan", "capitan")
        table.turn("ana", Phase.LOAD)
        table.play("ana", "load", card=mine)
        table.turn("bruno", Phase.LOAD)
        table.rig((1, 3), (1, 2))
        table.play("bruno", "load", card=yours)
        assert table.one["turned_count"] == 1
        views.append(hidden(table, -1).tobytes())
    assert views[0] == views[1]


@pytest.mark.rule("IC-181")
def test_when_a_card_is_turned_everybody_sees_what_it_is() -> None:
    table = two()
    table.arrive("monje")
    for seat in EVERYBODY:
        assert "card_turned" in seen(table, seat)
        assert hidden(table, seat).turned[0] == CARD_NAMES.index("monje")


@pytest.mark.rule("IC-182")
def test_nobody_knows_what_is_face_down_on_the_ship_not_even_the_kept_card() -> None:
    table = two()
    for seat in EVERYBODY:
        assert not hidden(table, seat).ship.any()
    table.turn("ana", Phase.LOAD)
    table.play("ana", "load", card="monje")
    table.finish_round()
    for seat in EVERYBODY:
        assert not hidden(table, seat).ship.any()
        assert not hidden(table, seat).loaded.any()


@pytest.mark.rule("IC-184", "IC-190")
def test_nobody_knows_the_deck_or_the_dice_but_their_key_can_be_checked_at_the_end() -> None:
    table = two()
    for seat in EVERYBODY:
        known = hidden(table, seat)
        for field in ("deck", "dice_key", "dice_words", "dice_block", "dice_left"):
            assert not np.any(getattr(known, field))
    match = table.match
    assert match.commitment == hashlib.sha256(match.key).hexdigest()
    assert match.key.hex() in CANARIAS.new(2, seed=1).record()
    assert match.key.hex() not in json.dumps(match.view(0))


@pytest.mark.rule("IC-185")
def test_equal_cards_cannot_be_told_apart() -> None:
    table = two()
    assert table.choices("ana", "build") == ["segador", "monje"], "two reapers, one move"
    table.turn("ana", Phase.LOAD)
    assert table.choices("ana", "load") == ["segador", "monje", "pirate-red"]
    table.play("ana", "load", card="segador")
    assert table.one["loaded"][0] == CARD_NAMES.index("segador")


@pytest.mark.rule("IC-186")
def test_a_hand_of_pirates_looks_like_any_other_to_the_others() -> None:
    looks = []
    for cards in (("pirate-red", "pirate-blue"), ("segador", "monje")):
        table = Table(ana="tenerife", bruno="lanzarote")
        table.hand("ana", *cards)
        assert table.deciding == "ana"
        looks.append((hidden(table, 1).tobytes(), hidden(table, -1).tobytes()))
    assert looks[0] == looks[1]


@pytest.mark.rule("IC-188")
def test_decisions_out_of_turn_rest_on_open_facts_only() -> None:
    table = two()
    table.arrive("monje")
    assert table.phase == Phase.PLACE
    for viewer in EVERYBODY:
        assert CANARIAS.desk.legal(hidden(table, viewer), 0) == CANARIAS.desk.legal(table.state, 0)
    table = two()
    table.houses("ana", green="AB")
    table.owns("ana", "green")
    table.arrive("pirate-green")
    assert table.phase == Phase.RETURN
    for viewer in EVERYBODY:
        assert CANARIAS.desk.legal(hidden(table, viewer), 0) == CANARIAS.desk.legal(table.state, 0)


@pytest.mark.rule("IC-189")
def test_at_the_end_hands_and_the_kept_card_stay_hidden() -> None:
    table = two()
    table.one["last_round"] = 1
    table.arrive()
    assert table.match.over
    assert not hidden(table, 1).hand[0].any()
    assert not hidden(table, -1).ship.any()
    assert table.match.view()["table"]["hand"] is None


@pytest.mark.rule("IC-191")
def test_a_spectator_sees_no_hand_and_no_card_loaded() -> None:
    table = two()
    table.turn("ana", Phase.LOAD)
    table.play("ana", "load", card="monje")
    known = hidden(table, -1)
    assert not known.hand.any()
    assert not known.loaded.any()


# Imagining


def deal_few_cards(*, turned: bool) -> Table:
    """Ana has loaded a reaper onto a ship of three; one reaper has been turned, or none. The other reapers, a monk
    and a pirate are all that she has not seen."""
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("ana", "noble", "noble")
    table.hand("bruno", "monje")
    table.ship("segador", "pirate-red", *(() if turned else ("segador",)))
    table.deck("segador")
    table.one["loaders"], table.one["loaded"][:2] = 0b11, (CARD_NAMES.index("segador"), CARD_NAMES.index("pirate-red"))
    if turned:
        table.one["turned"][0], table.one["turned_count"] = CARD_NAMES.index("segador"), 1
        table.one["phase"] = Phase.SHIP
    return table


def truths(turned: bool) -> Counter[tuple[str, ...]]:
    """Every deal of the physical cards and every order of the ship that fits, by what is face down on the ship."""
    cards = ["segador 2", "segador 3", "monje", "pirate-red"]
    found: Counter[tuple[str, ...]] = Counter()
    for bruno_loaded, first, *_rest in permutations(cards):
        for order in permutations(["segador 1", bruno_loaded, first]):
            if not turned:
                found[tuple(sorted(card.split()[0] for card in order))] += 1
            elif order[0].startswith("segador"):
                found[tuple(sorted(card.split()[0] for card in order[1:]))] += 1
    return found


@pytest.mark.unwatched
@pytest.mark.parametrize("turned", [False, True])
def test_what_is_face_down_is_imagined_as_often_as_cards_and_orders_allow(turned: bool) -> None:
    table = deal_few_cards(turned=turned)
    known = hidden(table, 0)
    samples, found = 1500, Counter[tuple[str, ...]]()
    for sample in range(samples):
        state = CANARIAS.desk.imagined(known, key_of(sample))
        names = [name for i, name in enumerate(CARD_NAMES) for _ in range(state["ship"][0, i])]
        found[tuple(sorted(names))] += 1
        assert hidden_again(state) == known.tobytes()
    expected = truths(turned)
    assert found.keys() == expected.keys()
    for truth, weight in expected.items():
        share = weight / expected.total()
        spread = (samples * share * (1 - share)) ** 0.5
        assert abs(found[truth] - samples * share) < 5 * spread, truth


def hidden_again(state: np.ndarray) -> bytes:
    return CANARIAS.desk.hidden(state, 0).tobytes()


def test_who_loaded_what_is_imagined_so_that_it_fits_the_ship() -> None:
    table = deal_few_cards(turned=True)
    known = hidden(table, 0)
    others = set()
    for sample in range(200):
        state = CANARIAS.desk.imagined(known, key_of(sample))
        on_ship = Counter({i: int(count) for i, count in enumerate(state["ship"][0]) if count})
        on_ship[CARD_NAMES.index("segador")] += 1  # the one that was turned
        on_ship.subtract([int(card) for card in state["loaded"][0, :2]])
        assert min(on_ship.values()) >= 0
        others.add(CARD_NAMES[state["loaded"][0, 1]])
    assert others == {"segador", "monje", "pirate-red"}
