"""Where only one pair is left for the cards, as all can see, nobody is asked."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.trails_of_tucana.positions import PEOPLE, TUCANA, Table


def all_of(table: Table, terrain: str) -> list[str]:
    return table.names_of(table.links_between(terrain, terrain))


ONLY_WATER = "10e-10f"  # to the second sea monster; with "9g-10e" it connects it to village 5


def with_one_water_link_left(table: Table, who: str) -> None:
    table.drawn(who, *(name for name in all_of(table, "water") if name != ONLY_WATER))


def water_comes_up(table: Table) -> None:
    """The running turn is played without connecting anything, and two water cards are turned."""
    table.deck(water=4)
    for who in table.people:
        table.idle(who)
    assert table.match.view()["table"]["cards"] == ["water", "water"]


@pytest.mark.rule("TT-57", "TT-11")
def test_where_a_single_pair_fits_the_segment_is_drawn_without_asking() -> None:
    table = Table("Adam", "Mary")
    with_one_water_link_left(table, "Adam")
    water_comes_up(table)
    assert (table.course, table.pending) == ((1, 2), ["Mary"])
    assert (table.legal("Adam"), table.sheet_of("Adam")["new_trails"]) == ([], [ONLY_WATER])
    told = [h.tell() for h in table.idle("Mary")]
    assert told[0] == "Player 1 draws from 10e (water) to 10f (water, sea monster)."
    assert told[1].startswith("Player 2 draws from "), "told in seat order when the turn closes"


@pytest.mark.rule("TT-57")
def test_where_two_pairs_fit_the_player_is_asked() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", *all_of(table, "water")[:-2])
    water_comes_up(table)
    assert table.pending == ["Adam", "Mary"]
    assert table.names_of(table.legal("Adam")) == all_of(table, "water")[-2:]


@pytest.mark.rule("TT-57", "TT-21", "TT-39")
def test_a_bonus_trail_that_comes_of_it_is_the_player_s_to_place() -> None:
    table = Table("Adam", "Mary")
    with_one_water_link_left(table, "Adam")
    table.drawn("Adam", "9g-10e", "7e-7f-7g-7h")
    assert table.sheet_of("Adam")["sights"]["sea-monster"] == ["6e"]
    water_comes_up(table)
    assert (table.pending, table.owes("Adam")) == (["Adam", "Mary"], 1)
    assert table.match.question(0).startswith("You connected the last sight of a kind: draw one more trail")
    assert len(table.legal("Adam")) > 100
    seen = table.sheet_of("Adam", "Mary")
    assert (seen["new_trails"], seen["sights"]["sea-monster"]) == ([], ["6e"]), "shown when the turn closes"
    table.deck(desert=8)
    kinds = Counter(h.kind for h in table.turn() if h.event.seat == 0)
    assert kinds == {"trail_drawn": 1, "bonus_trail_drawn": 1, "sight_connected": 1}


@pytest.mark.rule("TT-57")
def test_a_turn_in_which_nobody_has_a_choice_passes_by_itself() -> None:
    table = Table("Adam", "Mary")
    with_one_water_link_left(table, "Adam")
    table.drawn("Mary", *all_of(table, "water"))
    table.state["turn"] = 12
    table.deck(water=3)
    table.idle("Adam")
    happened = Counter(h.kind for h in table.idle("Mary"))
    assert (happened["no_trail_fits"], happened["trail_drawn"], happened["round_ended"]) == (1, 3, 1)
    assert (table.course, table.pending) == ((2, 1), ["Adam", "Mary"])
    assert ONLY_WATER in table.sheet_of("Adam", "Mary")["trails"]


@pytest.mark.rule("TT-57")
@pytest.mark.parametrize("island", ["petit", "grande"])
@pytest.mark.parametrize("players", [1, 3])
def test_nobody_is_asked_a_question_that_has_one_answer(island: str, players: int) -> None:
    """Sheets on which little is left for water and for mountains, and a deck of nothing else, played at random."""
    rng = random.Random(players)
    for seed in range(4):
        table = Table(*PEOPLE[:players], seed=seed, island=island)
        for who in table.people:
            for terrain in ("water", "mountain"):
                scarce = all_of(table, terrain)
                table.drawn(who, *rng.sample(scarce, len(scarce) - rng.randrange(4)))
        table.deck(water=40, mountain=40)
        while table.course < (2, 1):
            who = rng.choice(table.pending)
            legal = table.legal(who)
            assert len(legal) > 1, f"{who} in turn {table.course}"
            TUCANA.desk.play(table.state, [(table.seat(who), rng.choice(legal))])
