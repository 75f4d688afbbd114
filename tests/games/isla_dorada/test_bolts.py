"""Every bolt card: where it works, and where it does nothing."""

from __future__ import annotations

import pytest

from islario.games.isla_dorada.box.components import (
    FIRST_CURSE,
    FIRST_DESTINY,
    GOALS,
    STARTING,
    TREASURE_IDS,
    TREASURES,
    Goal,
)
from islario.games.isla_dorada.box.island import PATH_IDS, PATH_NAMES
from islario.games.isla_dorada.rules.state import Place
from islario.match.errors import IllegalMove
from tests.games.isla_dorada.positions import Table, kinds, told


def with_bolt(*bolts: str, players: int = 3, ready: bool = True) -> Table:
    """Ana is about to draw, and the first cards of the row are these bolts."""
    table = Table(players)
    table.travel("p09")
    table.row(*bolts)
    if ready:
        table.deck(yak=8, kamel=8)
    return table


def take(table: Table, bolt: str) -> list[str]:
    return kinds(table.play(table.pending[0], "take", card=bolt))


@pytest.mark.rule("ID-182", "ID-256")
def test_makaks_take_a_card_at_random_from_another_hand() -> None:
    table = with_bolt("makaks")
    table.hand("Ana", yak=1)
    table.hand("Ben", zeppelin=1, kayak=2)
    table.hand("Cleo", juju=1)
    take(table, "makaks")
    assert (table.phase, table.options("Ana", "victim")) == ("victim", [1, 2])
    happened = table.play("Ana", "victim", seat=2)
    assert table.cards("Ana") == {"yak": 1, "juju": 1}
    assert table.cards("Cleo") == {}
    assert told(happened, "stolen_card") == ["Player 1 has taken Juju from Player 3."], "the thief sees it"
    assert "stolen_card" in table.page("Cleo"), "and so does the victim"
    assert "stolen_card" not in table.page("Ben")
    assert "stolen" in table.page("Ben")


@pytest.mark.rule("ID-183")
def test_makaks_need_a_victim_with_cards() -> None:
    table = with_bolt("makaks")
    table.hand("Ben", kayak=1)
    assert "stolen" in take(table, "makaks"), "the only possible victim is robbed without a question"
    assert table.cards("Ana") == {"kayak": 1}
    table = with_bolt("makaks")
    table.hand("Ana", kayak=1)
    assert "no_effect" in take(table, "makaks")
    assert table.cards("Ana") == {"kayak": 1}
    table = with_bolt("makaks", players=4)
    table.hand("Ben", kayak=1)
    table.hand("Dan", kayak=1)
    take(table, "makaks")
    with pytest.raises(IllegalMove, match="Player 3 is no possible victim"):
        table.play("Ana", "victim", seat=2)


@pytest.mark.rule("ID-184", "ID-185", "ID-191")
def test_bigfoot_goes_to_any_land_path_and_then_to_another() -> None:
    table = with_bolt("bigfoot", "bigfoot")
    take(table, "bigfoot")
    land = [path for path, kind in zip(PATH_IDS, PATH_NAMES, strict=True) if kind in ("jungle", "sand", "mountain")]
    assert table.options("Ana", "monster") == land
    table.play("Ana", "monster", path="p05")
    assert table.sees(None)["monsters"] == {"bigfoot": "p05", "leviathan": None}
    take(table, "bigfoot")
    assert table.options("Ana", "monster") == [path for path in land if path != "p05"], "it must move"
    with pytest.raises(IllegalMove, match="Bigfoot cannot go there"):
        table.play("Ana", "monster", path="p33")
    table.play("Ana", "monster", path="p26")
    table.finish_round()
    table.at("qualtops")
    assert "p05" in table.routes(table.leader), "where it was the way is open again"


@pytest.mark.rule("ID-186", "ID-187", "ID-191")
def test_leviathan_goes_to_any_water_path_even_if_a_site_loses_its_last_exit() -> None:
    table = with_bolt("leviathan", "leviathan")
    table.monster("bigfoot", "p26")
    take(table, "leviathan")
    water = [path for path, kind in zip(PATH_IDS, PATH_NAMES, strict=True) if kind in ("lake", "sea", "river")]
    assert table.options("Ana", "monster") == water
    table.play("Ana", "monster", path="p43")
    take(table, "leviathan")
    assert table.options("Ana", "monster") == [path for path in water if path != "p43"]


@pytest.mark.rule("ID-192", "ID-255")
def test_antik_shows_two_treasures_of_which_one_goes_under_the_deck() -> None:
    table = with_bolt("antik")
    assert take(table, "antik").count("antik_card") == 2
    kept, put_under = table.options("Ana", "reject_treasure")
    table.play("Ana", "reject_treasure", treasure=put_under)
    assert table.held("Ana") == [kept]
    assert table.one["layers"][Goal.STANDARD, :3].tolist() == [52, 1, 0]
    goal = TREASURE_IDS.index(put_under)
    assert table.hidden("Ana").goal_place[goal] == Place.DECK + 1, "Ana knows where it is"
    assert table.hidden("Ben").goal_place[goal] == Place.UNKNOWN


@pytest.mark.rule("ID-193")
@pytest.mark.parametrize(("left", "held", "event"), [(1, 1, "antik_kept"), (0, 0, "no_effect")])
def test_antik_with_a_short_deck(left: int, held: int, event: str) -> None:
    table = with_bolt("antik")
    table.one["goal_place"][STARTING + left : TREASURES] = Place.TABLE
    table._count_layers()
    assert event in take(table, "antik")
    assert len(table.held("Ana")) == held
    assert table.phase == "draw"


@pytest.mark.rule("ID-194", "ID-255")
@pytest.mark.parametrize("keep_old", [True, False])
def test_istwa_offers_a_new_destiny(keep_old: bool) -> None:
    table = with_bolt("istwa")
    old = table.destiny_of("Ana")
    take(table, "istwa")
    new = next(name for name in table.options("Ana", "reject_destiny") if name != old)
    table.play("Ana", "reject_destiny", destiny=new if keep_old else old)
    assert table.destiny_of("Ana") == (old if keep_old else new)
    assert table.one["held"][1, :3].tolist() == [1, 1, 1]
    layers = table.one["layers"][Goal.DESTINY]
    assert layers[:4].tolist() == [15, 3, 1, 0], "the other one lies at the very bottom"
    place = table.one["goal_place"][FIRST_DESTINY:FIRST_CURSE]
    assert (place == Place.DECK + 2).sum() == 1


@pytest.mark.rule("ID-195", "ID-196", "ID-256")
def test_marabout_takes_a_treasure_from_a_hand_but_not_from_the_table() -> None:
    table = with_bolt("marabout")
    table.treasures("Ben", "septris_idol", "septris_mask")
    table.one["goal_place"][0] = Place.TABLE + 2
    take(table, "marabout")
    assert table.held("Ana") in (["septris_idol"], ["septris_mask"]), "Cleo has one on the table only"
    assert table.one["held"][0, :3].tolist() == [1, 1, 0]
    assert "stolen_treasure" in table.page("Ben")
    assert "stolen_treasure" not in table.page("Cleo")


@pytest.mark.rule("ID-197")
def test_marabout_without_a_victim_and_with_a_choice() -> None:
    table = with_bolt("marabout")
    table.treasures("Ana", "septris_idol")
    assert "no_effect" in take(table, "marabout")
    table = with_bolt("marabout", players=4)
    table.treasures("Ben", "septris_idol")
    table.treasures("Dan", "septris_mask")
    take(table, "marabout")
    assert table.options("Ana", "victim") == [1, 3]
    table.play("Ana", "victim", seat=3)
    assert table.held("Ana") == ["septris_mask"]


@pytest.mark.rule("ID-198", "ID-199")
def test_diawas_sweeps_deck_row_and_discards_and_gives_another_card_for_nothing() -> None:
    table = with_bolt("diawas")
    table.play("Ana", "take_from_deck")
    cards = 112 - 1
    happened = take(table, "diawas")
    assert table.discards == {}, "the Diawas itself is shuffled in as well"
    assert happened.count("row_filled") == 5, "its slot, then four new ones"
    assert table.one["deck_size"] == cards - 4
    assert table.one["gold"][0] == 9, "that was the purchase"
    assert (table.phase, table.pending) == ("draw", ["Ana"])
    assert "no_purchase" not in table.options("Ana")
    assert table.match.question(0).startswith("Diawas has swept the table")
    table.deck(yak=3)
    table.play("Ana", "take_from_deck")
    assert table.one["gold"][0] == 9, "at no further cost"
    assert table.pending == ["Ben"]


@pytest.mark.rule("ID-200")
def test_a_card_taken_after_diawas_may_be_a_bolt_that_works_too() -> None:
    table = with_bolt("diawas")
    take(table, "diawas")
    table.row("bigfoot")
    take(table, "bigfoot")
    assert table.phase == "monster"
    table.play("Ana", "monster", path="p01")
    assert "no_purchase" in table.options("Ana"), "the free draw is over"


@pytest.mark.rule("ID-201")
def test_diawas_works_as_often_as_one_comes_until_another_card_is_taken() -> None:
    table = with_bolt("diawas")
    for _ in range(130):
        assert "swept" in take(table, "diawas")
        assert table.discards == {}, "it is shuffled in each time, and may come again"
        assert "no_purchase" not in table.options("Ana")
        table.row("diawas")
    table.deck(yak=3)
    table.play("Ana", "take_from_deck")
    assert table.cards("Ana") == {"yak": 1}
    assert table.options("Ana")[-1] == "no_purchase", "the draw is over"


@pytest.mark.rule("ID-202", "ID-203", "ID-205", "ID-208")
def test_panda_makes_two_players_discard_three_cards_each() -> None:
    table = with_bolt("panda")
    table.hand("Ana", yak=4)
    table.hand("Ben", kamel=3, kayak=2)
    take(table, "panda")
    pairs = [(move.args["a"], move.args["b"]) for move in table.match.moves(0)]
    assert pairs == [(0, 1), (0, 2), (1, 2)], "any two different players, Ana too"
    table.play("Ana", "pair", a=0, b=1)
    assert (table.phase, table.pending) == ("panda", ["Ana", "Ben"])
    for card in ("kamel", "kayak", "kayak"):
        assert table.play("Ben", "discard", card=card) == [], "in secret"
    assert table.pending == ["Ana"]
    for _ in range(3):
        happened = table.play("Ana", "discard", card="yak")
    assert told(happened, "discarded") == [
        "Player 1 discards 3 × Yak.", "Player 2 discards 1 × Kamel.", "Player 2 discards 2 × Kayak.",
    ]  # fmt: skip
    assert (table.cards("Ana"), table.cards("Ben")) == ({"yak": 1}, {"kamel": 2})


@pytest.mark.rule("ID-202", "ID-206")
@pytest.mark.parametrize("bolt", ["panda", "samedi"])
def test_two_players_may_be_named_in_either_order(bolt: str) -> None:
    tables = [with_bolt(bolt) for _ in range(2)]
    for table, (a, b) in zip(tables, ((1, 2), (2, 1)), strict=True):
        table.hand("Ben", kamel=2)
        take(table, bolt)
        table.play("Ana", "pair", a=a, b=b)
    assert tables[0].state.tobytes() == tables[1].state.tobytes()
    assert tables[0].match.plies == tables[1].match.plies
    table = with_bolt(bolt)
    take(table, bolt)
    with pytest.raises(IllegalMove, match="There is no such move here"):
        table.play("Ana", "pair", a=1, b=1)


@pytest.mark.rule("ID-204")
def test_panda_takes_all_from_who_has_three_cards_or_fewer() -> None:
    table = with_bolt("panda")
    table.hand("Ben", kamel=2, kayak=1)
    take(table, "panda")
    happened = table.play("Ana", "pair", a=1, b=2)
    assert table.cards("Ben") == {}, "without a question; Cleo had none"
    assert "discarded" in kinds(happened)
    assert table.phase == "draw"


@pytest.mark.rule("ID-206", "ID-207", "ID-208", "ID-257")
def test_samedi_gives_two_players_a_curse_each() -> None:
    table = with_bolt("samedi")
    take(table, "samedi")
    happened = table.play("Ana", "pair", a=0, b=2)
    assert [len(table.curses_of(who)) for who in table.people] == [1, 0, 1]
    assert kinds(happened).count("cursed") == 2
    assert kinds(happened).count("curse_card") == 1, "each sees the own curse only"
    assert "curse_card" not in table.page("Ben")
    assert table.points("Ana") == {"gold": 10}, "it strikes later"


@pytest.mark.rule("ID-209")
def test_samedi_with_one_curse_left_and_with_none() -> None:
    table = with_bolt("samedi", players=4)
    table.at("septris", leader="Cleo")
    table.one["goal_place"][FIRST_CURSE + 1 : GOALS] = Place.TABLE
    table._count_layers()
    table.state["turn"] = 2
    take(table, "samedi")
    table.play("Cleo", "pair", a=0, b=3)
    assert [len(table.curses_of(who)) for who in table.people] == [0, 0, 0, 1], "Dan comes before Ana from Cleo on"
    table = with_bolt("samedi")
    table.one["goal_place"][FIRST_CURSE:GOALS] = Place.TABLE
    table._count_layers()
    assert "no_effect" in take(table, "samedi")
    table = with_bolt("samedi")
    table.one["goal_place"][FIRST_CURSE + 1 : GOALS] = Place.TABLE
    table._count_layers()
    take(table, "samedi")
    table.play("Ana", "pair", a=0, b=1)
    assert [len(table.curses_of(who)) for who in table.people] == [1, 0, 0], "beginning with the drawer"
