"""Paying: what each card is worth where, jokers and their gold, Shamans, and no card too many."""

from __future__ import annotations

from itertools import product

import pytest

from islario.match.errors import IllegalMove
from tests.games.isla_dorada.positions import Table, kinds, told

SITE_OF = {"mountain": ("base_camp", "p29"), "sand": ("qualtops", "p18"), "jungle": ("base_camp", "p09"),
           "lake": ("base_camp", "p34"), "sea": ("rhobanis", "p38"), "river": ("etintaklop", "p44"),
           "air": ("base_camp", "air septris")}  # fmt: skip


def winner(kind: str, bid: int, **cards: int) -> Table:
    """Ana has won the way of a kind with a bid, holding these cards."""
    table = Table()
    site, route = SITE_OF[kind]
    table.at(site)
    table.hand("Ana", **cards)
    table.bid("Ana", route, bid)
    assert table.phase == ("pay" if bid else "treasures") or bid == 0
    return table


def highest(kind: str, **cards: int) -> int:
    table = Table()
    site, route = SITE_OF[kind]
    table.at(site)
    table.hand("Ana", **cards)
    try:
        amounts = table.amounts("Ana", route)
    except IllegalMove:
        return -1
    return int(amounts[-1])


@pytest.mark.rule("ID-77", "ID-78", "ID-79", "ID-80")
@pytest.mark.parametrize(("card", "where", "value"), [
    ("yak", {"mountain"}, 1), ("kamel", {"sand"}, 1), ("gonogo", {"jungle"}, 1), ("kayak", {"lake", "sea", "river"}, 2),
])  # fmt: skip
def test_animals_pay_1_on_their_land_and_kayaks_2_on_all_water(card: str, where: set[str], value: int) -> None:
    for kind in SITE_OF:
        expected = 3 * value if kind in where else (-1 if kind == "air" else 0)
        assert highest(kind, **{card: 3}) == expected, kind


@pytest.mark.rule("ID-80")
def test_two_kayaks_pay_4_on_water() -> None:
    """The rulebook's example."""
    table = winner("lake", 4, kayak=3)
    happened = table.pay("Ana", "kayak", "kayak")
    assert told(happened, "paid") == ["Player 1 pays with 2 × Kayak."]
    assert table.cards("Ana") == {"kayak": 1}


@pytest.mark.rule("ID-81", "ID-82", "ID-83", "ID-84", "ID-85")
@pytest.mark.parametrize("kind", list(SITE_OF))
def test_jokers_pay_2_and_5_everywhere_and_alone_by_air(kind: str) -> None:
    assert highest(kind, drako=1) == 2
    assert highest(kind, zeppelin=1) == 5
    table = winner(kind, 7, drako=1, zeppelin=1, bongo=2)
    table.pay("Ana", "zeppelin", "drako")
    assert table.one["gold"][0] == 6, "1 for the Drako, 3 for the Zeppelin"
    assert table.points("Ana")["gold"] == 6
    assert table.expedition != SITE_OF[kind][0]


@pytest.mark.rule("ID-83", "ID-85")
def test_jokers_help_other_cards_on_paths_but_by_air_only_jokers_pay() -> None:
    assert highest("lake", kayak=2, drako=1) == 6
    assert highest("sand", kamel=2, zeppelin=1) == 7
    assert highest("air", kamel=3, yak=3, gonogo=3, kayak=3, shaman=2) == -1
    assert highest("air", drako=2, kayak=3) == 4


@pytest.mark.rule("ID-84", "ID-126")
def test_a_sea_voyage_paid_with_jokers_is_still_a_sea_voyage() -> None:
    table = winner("sea", 2, drako=1)
    happened = table.pay("Ana", "drako")
    assert "sea_token" in kinds(happened)


@pytest.mark.rule("ID-86", "ID-87")
def test_a_shaman_changes_a_herd_of_one_kind() -> None:
    """A bid of 3 on sand: a Shaman with three Yaks, or with two Yaks and a Kamel."""
    assert highest("sand", yak=3) == 0
    assert highest("sand", shaman=1) == 0, "worth 0 itself"
    assert highest("sand", yak=3, shaman=1) == 3
    table = winner("sand", 3, yak=3, shaman=1)
    before = table.discards["shaman"]
    table.pay("Ana", "yak", "yak", "yak")
    assert table.cards("Ana") == {}
    assert table.discards["shaman"] == before + 1
    table = winner("sand", 3, yak=2, kamel=1, shaman=1)
    table.pay("Ana", "yak", "yak", "kamel")
    assert table.cards("Ana") == {}


@pytest.mark.rule("ID-87")
def test_two_kinds_take_two_shamans() -> None:
    assert highest("sand", yak=3, gonogo=2, shaman=1) == 3
    assert highest("sand", yak=3, gonogo=2, shaman=2) == 5
    table = winner("sand", 3, yak=2, gonogo=3, shaman=1)
    assert table.options("Ana", "pay") == ["gonogo"], "the Yaks would need the only Shaman"
    with pytest.raises(IllegalMove, match="The card Yak does not fit now"):
        table.pay("Ana", "yak")


@pytest.mark.rule("ID-87")
def test_the_second_herd_counts_whichever_is_larger() -> None:
    assert highest("sand", yak=1, gonogo=4, shaman=1) == 4
    assert highest("sand", yak=4, gonogo=1, shaman=2) == 5
    table = winner("mountain", 2, kamel=1, gonogo=2, shaman=1)
    assert table.options("Ana", "pay") == ["gonogo"], "one Kamel is not enough, and there is one Shaman"


@pytest.mark.rule("ID-88")
def test_a_shaman_changes_nothing_on_water_or_in_the_air() -> None:
    assert highest("lake", yak=4, shaman=2) == 0
    assert highest("sand", kayak=3, shaman=1) == 0
    assert highest("air", yak=4, shaman=1) == -1


@pytest.mark.rule("ID-89", "ID-90", "ID-91")
def test_three_on_water_in_all_ways_that_waste_no_card() -> None:
    """Two Kayaks, or a Kayak and a Drako, or a Zeppelin; more than the bid, but no card too many."""
    ways = {("kayak", "kayak"), ("drako", "kayak"), ("drako", "drako"), ("zeppelin",)}
    assert payments("lake", 3, kayak=3, drako=2, zeppelin=1) == ways


def payments(kind: str, bid: int, **cards: int) -> set[tuple[str, ...]]:
    """Every payment that the game allows."""
    table = winner(kind, bid, **cards)
    found: set[tuple[str, ...]] = set()
    paths: list[tuple[str, ...]] = [()]
    start = table.match
    while paths:
        put_down = paths.pop()
        trial = start.at(len(start.plies))
        trial._state = start.state.array
        for card in put_down:
            trial.play(0, next(move for move in trial.moves(0) if move.args.get("card") == card))
        if trial.view()["table"]["phase"] != "pay":
            found.add(put_down)
        else:
            paths += [(*put_down, str(move.card)) for move in trial.moves(0)]
    return found


VALUE = {"zeppelin": 5, "drako": 2, "kayak": 2, "yak": 1, "kamel": 1, "gonogo": 1}


def by_hand(native: str | None, bid: int, gold: int, **cards: int) -> set[tuple[str, ...]]:
    """Every set that reaches the bid, can be paid for, and holds no card that could be left out."""
    usable = [card for card in VALUE if card in cards and (card in ("zeppelin", "drako") or may_use(card, native))]
    found = set()
    for counts in product(*(range(cards[card] + 1) for card in usable)):
        chosen = dict(zip(usable, counts, strict=True))
        price = chosen.get("drako", 0) + 3 * chosen.get("zeppelin", 0)
        foreign = sum(1 for card in ("yak", "kamel", "gonogo") if card != native and chosen.get(card))
        value = sum(VALUE[card] * count for card, count in chosen.items())
        smallest = min((VALUE[card] for card, count in chosen.items() if count), default=0)
        if value >= bid > value - smallest and price <= gold and foreign <= cards.get("shaman", 0):
            found.add(tuple(card for card in usable for _ in range(chosen[card])))
    return found


def may_use(card: str, native: str | None) -> bool:
    if native is None:
        return False
    return card == "kayak" if native == "kayak" else card != "kayak"


@pytest.mark.rule("ID-91", "ID-89")
@pytest.mark.parametrize(("kind", "native", "bid", "cards"), [
    ("jungle", "gonogo", 4, {"gonogo": 2, "yak": 2, "kamel": 1, "shaman": 1, "drako": 1}),
    ("sand", "kamel", 3, {"kamel": 1, "yak": 2, "gonogo": 2, "shaman": 2}),
    ("mountain", "yak", 5, {"yak": 3, "drako": 2, "zeppelin": 1, "kamel": 2, "shaman": 1}),
    ("river", "kayak", 5, {"kayak": 2, "drako": 2, "zeppelin": 1}),
    ("air", None, 6, {"drako": 4, "zeppelin": 2}),
])  # fmt: skip
def test_exactly_the_payments_without_a_spare_card(
    kind: str, native: str | None, bid: int, cards: dict[str, int]
) -> None:
    assert payments(kind, bid, **cards) == by_hand(native, bid, 10, **cards)


@pytest.mark.rule("ID-58", "ID-81", "ID-82")
def test_gold_limits_the_jokers_of_a_payment() -> None:
    table = Table()
    table.gold("Ana", 3)
    table.hand("Ana", drako=3, zeppelin=1, kamel=1)
    assert table.amounts("Ana", "air septris")[-1] == 6, "three Drakos beat the Zeppelin"
    table.bid("Ana", "p09", 6)
    assert table.options("Ana", "pay") == ["drako"], "with the Zeppelin no gold is left for Drakos"
    table.pay("Ana", "drako", "drako", "drako")
    assert table.one["gold"][0] == 0


def test_a_joker_without_gold_cannot_be_put_down() -> None:
    table = Table()
    table.gold("Ana", 2)
    table.hand("Ana", gonogo=3, zeppelin=1, drako=1)
    table.bid("Ana", "p09", 3)
    assert table.options("Ana", "pay") == ["drako", "gonogo"]
    with pytest.raises(IllegalMove, match="You have no Kamel left"):
        table.pay("Ana", "kamel")


@pytest.mark.rule("ID-92")
def test_a_bid_of_0_costs_nothing() -> None:
    table = Table()
    table.hand("Ana", gonogo=2)
    table.travel("p09")
    assert table.expedition == "qualtops"
    assert table.cards("Ana") == {"gonogo": 2}


@pytest.mark.rule("ID-93")
def test_payments_go_face_up_on_the_discards() -> None:
    table = winner("jungle", 2, gonogo=2)
    happened = table.pay("Ana", "gonogo", "gonogo")
    assert table.discards["gonogo"] == 2
    assert "paid" in kinds(happened)
    assert table.sees(None)["discards"]["gonogo"] == 2
