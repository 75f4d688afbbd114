"""Treasures where the expedition stops, Bonus cards, Bongo, and the cable news."""

from __future__ import annotations

import pytest

from islario.games.isla_dorada.box.components import STARTING, TREASURES, Goal
from islario.games.isla_dorada.rules.state import Place
from islario.match.errors import IllegalMove
from tests.games.isla_dorada.positions import Table, kinds, told


def at_qualtops(*treasures: str, players: int = 3, **cards: int) -> Table:
    """The expedition has just stopped at Qualtops; Ana holds these treasures and cards."""
    table = Table(players)
    table.hand("Ana", **cards)
    table.treasures("Ana", *treasures)
    table.travel("p09")
    assert table.phase == "treasures"
    return table


@pytest.mark.rule("ID-145", "ID-146", "ID-147")
def test_treasures_of_the_site_may_be_played_several_at_once_or_not_at_all() -> None:
    table = at_qualtops("qualtops_mask", "qualtops_idol", "septris_idol")
    assert table.options("Ana", "treasure") == ["qualtops_mask", "qualtops_idol"]
    assert "done" in table.options("Ana"), "nobody has to"
    table.play("Ana", "treasure", treasure="qualtops_mask")
    table.play("Ana", "treasure", treasure="qualtops_idol")
    happened = table.play("Ana", "done")
    assert told(happened, "treasure_found") == [
        "Player 1 finds the mask of Qualtops (5).", "Player 1 finds the idol of Qualtops (4).",
    ]  # fmt: skip
    assert table.found("Ana") == ["qualtops_mask", "qualtops_idol"]
    assert table.held("Ana") == ["septris_idol"]
    assert table.points("Ana") == {"gold": 10, "treasures": 9}


@pytest.mark.rule("ID-146")
def test_a_treasure_not_played_stays_in_hand() -> None:
    table = at_qualtops("qualtops_mask")
    happened = table.play("Ana", "done")
    assert "nothing_found" in kinds(happened)
    assert table.held("Ana") == ["qualtops_mask"]


@pytest.mark.rule("ID-148", "ID-149", "ID-150", "ID-214")
def test_a_bonus_card_with_the_same_symbol_one_for_each_treasure() -> None:
    table = at_qualtops("qualtops_mask", "qualtops_idol", bonus_mask=2)
    assert table.options("Ana", "treasure_with_bonus") == ["qualtops_mask"], "no Bonus with an idol"
    table.play("Ana", "treasure_with_bonus", treasure="qualtops_mask")
    assert table.options("Ana", "treasure_with_bonus") == [], "one for each treasure"
    table.play("Ana", "done")
    assert table.points("Ana") == {"gold": 10, "treasures": 5, "bonus": 3}
    assert table.sees(None)["seats"][0]["bonus"] == {"mask": 1}, "face up"
    assert table.cards("Ana") == {"bonus_mask": 1}
    assert table.discards.get("bonus_mask", 0) == 0


@pytest.mark.rule("ID-148")
def test_one_bonus_card_goes_with_one_treasure_only() -> None:
    table = Table()
    table.hand("Ana", bonus_mask=1, bongo=1)
    table.treasures("Ana", "qualtops_mask", "joztakitl_mask")
    table.travel("p09")
    assert table.options("Ana", "treasure_with_bonus") == ["joztakitl_mask", "qualtops_mask"]
    table.play("Ana", "treasure_with_bonus", treasure="joztakitl_mask")
    assert table.options("Ana", "treasure_with_bonus") == []
    with pytest.raises(IllegalMove, match="cannot be played with a Bonus card now"):
        table.play("Ana", "treasure_with_bonus", treasure="qualtops_mask")
    with pytest.raises(IllegalMove, match="You are playing the mask of Joztakitl"):
        table.play("Ana", "treasure", treasure="joztakitl_mask")


@pytest.mark.rule("ID-151")
def test_no_bonus_card_without_a_treasure_and_none_later() -> None:
    table = at_qualtops("qualtops_mask", bonus_mask=1)
    table.play("Ana", "treasure", treasure="qualtops_mask")
    assert table.options("Ana") == ["done"]
    table.done()
    table.finish_round()
    table.at("base_camp", leader="Ana")
    table.travel("p09")
    assert table.phase == "draw", "without a treasure card Ana is not even asked"


@pytest.mark.rule("ID-152", "ID-153", "ID-154")
def test_each_bongo_reaches_one_treasure_of_a_neighbour() -> None:
    table = at_qualtops("joztakitl_mask", "etintaklop_idol", "septris_idol", bongo=1, bonus_mask=1)
    assert table.options("Ana", "treasure") == ["joztakitl_mask", "etintaklop_idol"], "by land and up the river"
    assert table.options("Ana", "treasure_with_bonus") == ["joztakitl_mask"]
    table.play("Ana", "treasure_with_bonus", treasure="joztakitl_mask")
    assert table.options("Ana") == ["done"], "the only Bongo is used"
    with pytest.raises(IllegalMove, match="nor at a neighbouring site with a Bongo to spare"):
        table.play("Ana", "treasure", treasure="etintaklop_idol")
    happened = table.play("Ana", "done")
    assert "bongo" in kinds(happened)
    assert table.points("Ana") == {"gold": 10, "treasures": 5, "bonus": 3}
    assert table.discards["bongo"] == 1
    table = at_qualtops("joztakitl_mask", "etintaklop_idol", bongo=2)
    table.play("Ana", "treasure", treasure="joztakitl_mask")
    table.play("Ana", "treasure", treasure="etintaklop_idol")
    table.done()
    assert table.found("Ana") == ["joztakitl_mask", "etintaklop_idol"]


@pytest.mark.rule("ID-152")
def test_no_bongo_across_the_sea_and_none_needed_at_the_site_itself() -> None:
    table = Table()
    table.at("rhobanis")
    table.hand("Ana", bongo=1)
    table.treasures("Ana", "teltoqlut_idol", "hora_pena_mask", "kakotapl_idol")
    table.travel("p38")
    assert table.expedition == "teltoqlut"
    assert table.options("Ana", "treasure") == ["teltoqlut_idol"], "Rhobanis and Aminadang lie across the sea"
    table.play("Ana", "treasure", treasure="teltoqlut_idol")
    table.done()
    assert table.cards("Ana") == {"bongo": 1}


@pytest.mark.rule("ID-152")
def test_without_a_bongo_no_neighbour() -> None:
    table = at_qualtops("joztakitl_mask")
    assert table.options("Ana") == ["done"]
    with pytest.raises(IllegalMove, match="You do not hold the mask of Hora-Pena"):
        table.play("Ana", "treasure", treasure="hora_pena_mask")


@pytest.mark.rule("ID-155")
def test_bongo_works_at_the_base_camp() -> None:
    table = Table()
    table.at("qualtops")
    table.hand("Ana", bongo=1)
    table.treasures("Ana", "balabatung_urn")
    table.travel("p09")
    table.play("Ana", "treasure", treasure="balabatung_urn")
    table.done()
    assert table.found("Ana") == ["balabatung_urn"]


@pytest.mark.rule("ID-156", "ID-261")
def test_all_who_hold_a_treasure_decide_at_once_and_everything_is_shown_together() -> None:
    table = Table(4)
    table.treasures("Ana", "qualtops_mask")
    table.treasures("Cleo", "septris_idol")
    table.treasures("Dan", "qualtops_idol")
    table.travel("p09")
    assert table.pending == ["Ana", "Cleo", "Dan"], "Ben holds no treasure; Cleo has nothing to play, and is asked"
    table.play("Dan", "treasure", treasure="qualtops_idol")
    assert table.play("Dan", "done") == []
    assert table.sees("Ana")["seats"][3]["found"] == []
    table.play("Ana", "treasure", treasure="qualtops_mask")
    table.play("Ana", "done")
    happened = table.play("Cleo", "done")
    assert [h.event.seat for h in happened if h.kind == "treasure_found"] == [0, 3]


@pytest.mark.rule("ID-157", "ID-158")
def test_a_treasure_received_after_the_step_waits_for_a_later_stop() -> None:
    table = at_qualtops("septris_idol")
    table.done()
    table.treasures("Ana", "qualtops_mask")
    table.finish_round()
    assert table.held("Ana") == ["qualtops_mask"], "not for the stop already made"
    table.at("base_camp", leader="Ben")
    table.hand("Ana", bongo=1)
    table.treasures("Ana", "qualtops_mask", "kilitiping_mask")
    table.travel("p09")
    assert table.options("Ana", "treasure") == ["qualtops_mask"]
    table.done()
    table.finish_round()
    table.at("kamoptis", leader="Ben")
    table.hand("Ana", bongo=1)
    table.travel("p29")
    assert "qualtops_mask" in table.options("Ana", "treasure"), "next to it, with a Bongo"


def news(marker: int, players: int = 3, **layout: int) -> Table:
    """A red marker has just been placed at Qualtops."""
    table = Table(players)
    table.markers(*["septris"] * (marker - 1))
    place = table.one["goal_place"]
    left = layout.get("left", TREASURES - STARTING)
    place[STARTING + left : TREASURES] = Place.TABLE
    table._count_layers()
    table.travel("p09")
    return table


@pytest.mark.rule("ID-159", "ID-160", "ID-161", "ID-163", "ID-164")
def test_marker_4_brings_two_treasures_of_which_one_is_kept() -> None:
    table = news(4)
    assert (table.phase, table.pending, table.round) == ("news", ["Ana", "Ben", "Cleo"], 1), "whatever the round"
    rejected = []
    for who in ("Cleo", "Ana", "Ben"):
        choice = table.options(who, "reject_treasure")
        assert len(choice) == 2
        rejected.append(choice[0])
        happened = table.play(who, "reject_treasure", treasure=choice[0])
    assert "news_chosen" in kinds(happened)
    assert [len(table.held(who)) for who in table.people] == [1, 1, 1]
    assert table.one["layers"][Goal.STANDARD, :3].tolist() == [48, 3, 0], "three rejects in one layer below 48 cards"
    assert table.phase == "draw"


@pytest.mark.rule("ID-162")
def test_marker_9_brings_three_treasures_of_which_two_are_kept() -> None:
    table = news(9)
    for who in table.people:
        choice = table.options(who, "reject_treasure")
        assert len(choice) == 3
        table.play(who, "reject_treasure", treasure=choice[2])
    assert [len(table.held(who)) for who in table.people] == [2, 2, 2]


@pytest.mark.rule("ID-159", "ID-160")
@pytest.mark.parametrize("marker", [3, 5, 8, 10, 16])
def test_other_markers_bring_no_news(marker: int) -> None:
    assert news(marker).phase == "draw"


@pytest.mark.rule("ID-160", "ID-124")
def test_no_news_at_the_base_camp_after_the_fourth_marker() -> None:
    table = Table()
    table.markers("septris", "septris", "septris", "qualtops")
    table.at("qualtops")
    table.travel("p09")
    assert table.phase == "draw"


@pytest.mark.rule("ID-165")
def test_when_the_deck_runs_out_cards_go_round_from_the_leader() -> None:
    table = news(4, left=4)
    assert table.pending == ["Ana"], "two for Ana, one each for Ben and Cleo, who keep it"
    happened = table.play("Ana", "reject_treasure", treasure=table.options("Ana", "reject_treasure")[0])
    assert "news_chosen" in kinds(happened)
    assert [len(table.held(who)) for who in table.people] == [1, 1, 1]
    table = news(4, left=2)
    assert table.phase == "draw", "nobody has a choice"
    assert [len(table.held(who)) for who in table.people] == [1, 1, 0]
