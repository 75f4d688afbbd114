"""Moving: markers, sea travel tokens, Sangaia, and the curses that strike on arrival."""

from __future__ import annotations

import pytest

from islario.games.isla_dorada.rules.state import Place
from islario.match.errors import IllegalMove
from tests.games.isla_dorada.positions import Table, kinds, told


def with_sangaia(site: str, *holders: str, players: int = 3, **cards: int) -> Table:
    """Everyone holds these cards, some a Sangaia besides; the expedition stands at a site."""
    table = Table(players)
    table.at(site)
    for who in table.people:
        table.hand(who, **cards, **({"sangaia": 1} if who in holders else {}))
    return table


def answers(table: Table, *yes: str) -> list[str]:
    happened = []
    while table.phase == "sangaia":
        who = table.pending[0]
        happened = table.play(who, "sangaia", answer="yes" if who in yes else "no")
    return kinds(happened)


@pytest.mark.rule("ID-121", "ID-122", "ID-123")
def test_the_lowest_marker_left_goes_to_the_site_each_time() -> None:
    table = Table()
    table.travel("p09")
    assert table.sees(None)["markers"][:2] == ["qualtops", None]
    table.finish_round()
    table.at("base_camp")
    table.travel("p09")
    assert table.sees(None)["markers"][:3] == ["qualtops", "qualtops", None]


@pytest.mark.rule("ID-124", "ID-125")
def test_at_the_base_camp_no_marker_but_everything_else() -> None:
    table = Table()
    table.at("qualtops")
    table.hand("Ben", bongo=1)
    table.treasures("Ben", "kamoptis_urn")
    happened = table.travel("p09")
    assert "no_marker" in kinds(happened)
    assert table.sees(None)["markers"] == [None] * 16
    assert table.options("Ben", "treasure") == ["kamoptis_urn"], "treasures as usual"
    table.done()
    assert table.phase == "draw"
    table.finish_round()
    assert table.round == 2


@pytest.mark.rule("ID-126", "ID-127")
def test_sea_travel_tokens_until_both_are_placed() -> None:
    table = Table()
    for start, path, tokens in (("hora_pena", "p36", 1), ("rhobanis", "p38", 2), ("teltoqlut", "p39", 2)):
        table.at(start)
        happened = table.travel(path)
        assert len(table.sees(None)["sea_tokens"]) == tokens
        table.finish_round()
    assert table.sees(None)["sea_tokens"] == ["p36", "p38"]
    assert "sea_token" not in kinds(happened)


@pytest.mark.rule("ID-128")
def test_a_flight_between_sea_entrances_brings_no_token_but_sangaia_by_sea_does() -> None:
    table = Table()
    table.at("hora_pena")
    table.hand("Ana", drako=1)
    table.bid("Ana", "air rhobanis", 1)
    table.pay("Ana", "drako")
    table.settle()
    assert table.sees(None)["sea_tokens"] == []
    table = with_sangaia("hora_pena", "Ben", kayak=1)
    table.bid("Ana", "p36", 0)
    table.passes("Ben", "Cleo")
    answers(table, "Ben")
    assert table.expedition == "teltoqlut", "the only way on: no other water leaves Rhobanis"
    assert table.sees(None)["sea_tokens"] == ["p36", "p38"]


@pytest.mark.rule("ID-129", "ID-132", "ID-136", "ID-137")
def test_sangaia_sends_the_expedition_on_by_another_path_of_the_same_kind() -> None:
    table = with_sangaia("base_camp", "Cleo", gonogo=1)
    table.bid("Ana", "p09", 1)
    table.passes("Ben", "Cleo")
    table.pay("Ana", "gonogo")
    assert table.phase == "sangaia"
    answers(table, "Cleo")
    assert table.expedition == "joztakitl", "the jungle leads on to Joztakitl only, so nobody is asked"
    assert table.sees(None)["markers"][:2] == ["joztakitl", None], "none at Qualtops"
    assert table.cards("Ana") == {}, "no further payment"
    assert table.cards("Cleo") == {"gonogo": 1}
    assert table.discards["sangaia"] == 1


@pytest.mark.rule("ID-129", "ID-133")
def test_the_leader_chooses_among_several_ways_on_rides_included() -> None:
    table = with_sangaia("base_camp", "Ben", kayak=1)
    table.bid("Ana", "p35", 0)
    table.passes("Ben", "Cleo")
    answers(table, "Ben")
    assert (table.phase, table.pending) == ("onward", ["Ana"])
    assert table.routes("Ana") == ["p33", "p42", "p43"], "across the lake, or down the river to either stop"
    with pytest.raises(IllegalMove, match="Sangaia does not lead across the lake to the base camp"):
        table.route("Ana", "p35")
    table.route("Ana", "p43")
    assert table.expedition == "aminadang"


@pytest.mark.rule("ID-130")
def test_all_water_is_of_one_kind_for_sangaia() -> None:
    table = with_sangaia("wahi_waha", "Ben", kayak=1)
    table.bid("Ana", "p41", 0)
    table.passes("Ben", "Cleo")
    answers(table, "Ben")
    assert table.routes("Ana") == ["p33", "p34"], "from the river onto the lake"


@pytest.mark.rule("ID-131")
def test_without_another_path_of_the_kind_nobody_is_asked() -> None:
    table = with_sangaia("joztakitl", "Ben", yak=1)
    table.monster("bigfoot", "p31")
    table.bid("Ana", "p30", 0)
    happened = table.passes("Ben", "Cleo")
    assert "sangaia_offered" not in kinds(happened)
    assert (table.expedition, table.phase) == ("etintaklop", "draw"), "no mountains lead on"


@pytest.mark.rule("ID-132")
def test_back_to_the_start_by_a_different_path_but_not_over_a_used_stretch() -> None:
    table = with_sangaia("bulo_mapo", "Ben", gonogo=1)
    table.bid("Ana", "p40", 0)
    table.passes("Ben", "Cleo")
    answers(table, "Ben")
    assert table.expedition == "mana_hatu", "down the river p41 is the only water"
    table = with_sangaia("base_camp", "Ben", gonogo=1)
    table.bid("Ana", "p08", 0)
    table.passes("Ben", "Cleo")
    assert table.phase == "sangaia"
    answers(table, "Ben")
    assert table.expedition == "balabatung", "not back over p08"
    table = with_sangaia("mana_hatu", "Ben", kayak=1)
    table.bid("Ana", "p33", 0)
    table.passes("Ben", "Cleo")
    answers(table, "Ben")
    assert "p35" in table.routes("Ana")


@pytest.mark.rule("ID-134", "ID-135", "ID-190")
def test_after_a_flight_any_neighbour_up_rivers_and_past_monsters() -> None:
    table = with_sangaia("base_camp", "Ben", drako=1)
    table.monster("bigfoot", "p26")
    table.bid("Ana", "air vanu_tabu", 1)
    table.passes("Ben", "Cleo")
    table.pay("Ana", "drako")
    answers(table, "Ben")
    assert table.options("Ana") == ["fly"] * 3
    assert table.options("Ana", "fly") == ["bulo_mapo", "balabatung", "aminadang"]
    happened = table.route("Ana", "air balabatung")
    assert told(happened, "stepped") == ["The expedition moves on to Balabatung."]
    assert table.sees(None)["sea_tokens"] == [], "a step is no voyage"
    assert table.sees(None)["markers"][0] == "balabatung"


@pytest.mark.rule("ID-137", "ID-138")
def test_at_a_site_passed_over_nothing_strikes_and_nothing_is_found() -> None:
    table = with_sangaia("base_camp", "Cleo", gonogo=1)
    table.curses("Ben", "qualtops")
    table.treasures("Ben", "qualtops_mask")
    table.bid("Ana", "p09", 0)
    table.passes("Ben", "Cleo")
    answers(table, "Cleo")
    assert table.expedition == "joztakitl"
    assert table.points("Ben") == {"gold": 10}
    assert table.options("Ben", "treasure") == []


@pytest.mark.rule("ID-139")
def test_only_one_sangaia_works_in_a_move() -> None:
    table = with_sangaia("base_camp", "Ben", "Cleo", gonogo=1)
    table.bid("Ana", "p35", 0)
    table.passes("Ben", "Cleo")
    answers(table, "Ben", "Cleo")
    table.route("Ana", "p33")
    assert (table.phase, table.expedition) == ("draw", "mana_hatu"), "no second window"


@pytest.mark.rule("ID-140", "ID-141", "ID-261")
def test_all_who_hold_a_card_answer_at_once_and_the_first_from_the_leader_plays_it() -> None:
    table = with_sangaia("base_camp", "Ana", "Dan", players=4, gonogo=1)
    table.hand("Cleo")
    table.bid("Ana", "p35", 0)
    table.bid("Ben", "p09", 1)
    table.passes("Dan", "Ana")
    table.pay("Ben", "gonogo")
    assert table.pending == ["Ana", "Dan"], "Ben has paid his last card, Cleo has none"
    assert table.options("Ana", "sangaia") == ["no", "yes"]
    happened = table.play("Ana", "sangaia", answer="yes")
    assert happened == [], "in secret"
    happened = table.play("Dan", "sangaia", answer="yes")
    assert told(happened, "sangaia") == ["Player 4 plays Sangaia: the expedition does not stop at Qualtops."]
    assert table.cards("Ana") == {"gonogo": 1, "sangaia": 1}, "Ana comes later from Ben on, and keeps hers"
    assert "Player 1" not in " ".join(map(str, happened)), "and nobody learns of it"


@pytest.mark.rule("ID-140")
def test_who_has_no_sangaia_can_only_say_no() -> None:
    table = with_sangaia("base_camp", gonogo=1)
    table.bid("Ana", "p09", 0)
    table.passes("Ben", "Cleo")
    assert table.options("Ben", "sangaia") == ["no"]
    with pytest.raises(IllegalMove, match="You have no Sangaia left"):
        table.play("Ben", "sangaia", answer="yes")
    assert answers(table)[0] == "marker"


@pytest.mark.rule("ID-142", "ID-143")
def test_a_curse_strikes_on_arrival_before_treasures() -> None:
    table = Table()
    table.curses("Ben", "qualtops", "septris")
    table.treasures("Ben", "qualtops_mask")
    happened = table.travel("p09")
    assert told(happened, "curse_struck") == ["The curse of Qualtops strikes Player 2: 4 points lost."]
    assert table.phase == "treasures"
    assert table.points("Ben") == {"gold": 10, "curses": -4}
    assert table.curses_of("Ben") == ["septris"]
    assert table.curses_of("Ben", Place.TABLE) == ["qualtops"]


@pytest.mark.rule("ID-144")
def test_a_curse_drawn_later_waits_for_the_next_stop() -> None:
    table = Table()
    table.travel("p09")
    table.curses("Ben", "qualtops")
    table.finish_round()
    assert table.points("Ben") == {"gold": 10}, "the stop is over"
    table.at("base_camp")
    table.travel("p09")
    assert table.points("Ben") == {"gold": 10, "curses": -4}
