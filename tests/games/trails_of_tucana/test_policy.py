"""The quick look at links that playouts take: what helps counts for more, and what completes something most."""

import numpy as np
import pytest

from islario.games.trails_of_tucana.box.components import RED_VALUE, SIGHTS
from islario.games.trails_of_tucana.players.policy import A_BONUS_TRAIL, HOPE, policy, turns_left
from islario.games.trails_of_tucana.players.worth import POINT
from islario.kernel.interpreted import Cells
from tests.games.trails_of_tucana.positions import ALL_SIGHTS, Table


def weighed(table: Table) -> dict[int, float]:
    """How good each free link looks to the first seat."""
    moves = np.array(table.match.game.desk.legal(table.state, 0), np.int64).view(Cells)
    out = np.zeros(len(moves)).view(Cells)
    assert table.ask(policy, 0, moves, out)
    return dict(zip(moves.tolist(), out.tolist(), strict=True))


def link(table: Table, name: str) -> int:
    """The number of the link between two spaces."""
    move = next(move for move in table.match.moves(0) if {move.a, move.b} == set(name.split("-")))
    assert move.number is not None
    return move.number


@pytest.mark.interpreted
def test_the_link_that_completes_a_pair_looks_best_and_a_useless_one_worst() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "9c-8b", "4a-3a")
    looks = weighed(table)
    assert max(looks, key=lambda number: looks[number]) in (link(table, "8b-7a"), link(table, "3a-2a"))
    table.drawn("Adam", "8b-7a", "7a-7b")
    assert weighed(table)[link(table, "7b-8b")] == 0, "both ends are in one network already"


@pytest.mark.interpreted
def test_the_last_sights_of_a_kind_bring_a_bonus_trail_and_the_red_card() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", *ALL_SIGHTS)
    plain = weighed(table)[link(table, "9f-10c")]
    assert plain > len(SIGHTS) * A_BONUS_TRAIL
    table = Table("Adam", "Mary", special_bonus=True)
    table.red("yeti")
    table.drawn("Adam", "5d-6c-7b-8b-9b")
    with_card = weighed(table)[link(table, "9b-9a")]
    table.red()
    assert with_card - weighed(table)[link(table, "9b-9a")] == POINT * RED_VALUE[SIGHTS.index("yeti")]


@pytest.mark.interpreted
def test_what_is_far_counts_for_less_the_fewer_turns_are_left() -> None:
    table = Table("Adam", "Mary")
    assert table.ask(turns_left) == len(HOPE) - 1
    table.state["round_number"], table.state["turn"] = 2, 13
    assert table.ask(turns_left) == 0
    table.state["turn"] = 11
    assert table.ask(turns_left) == 2
