"""What an explorer costs: two resources, or one, wild ones, and a choice among them."""

from __future__ import annotations

import pytest

from islario.match.errors import IllegalMove
from tests.games.la_isla.positions import Table

pytestmark = pytest.mark.interpreted

# With the teeth in order: I0 is the desert with the tent, I1 the grassland with the hat.


def payments(functions: tuple[str, ...], cubes: dict[str, int], space: str, company: bool = False) -> set[str] | None:
    """Every way to pay for a space: {"yellow yellow", "green"}; None where the space cannot be entered."""
    table = Table("Anna", "Paul")
    table.shows("Anna", *functions)
    table.cubes("Anna", **cubes)
    if company:
        table.explorers("Paul", space)
    table.explore("Anna")
    if space not in table.spaces("Anna"):
        return None
    before = table.has("Anna")
    table.place("Anna", space)
    if table.question == "PAY":
        return {" ".join(str(colour) for colour in move.values()) for move in table.moves("Anna", "pay")}
    after = table.has("Anna")
    return {" ".join(colour for colour in before for _ in range(before[colour] - after.get(colour, 0)))}


@pytest.mark.rule("LI-75", "LI-77")
def test_two_of_the_colour_of_the_space() -> None:
    assert payments((), {"yellow": 2, "green": 2}, "I0") == {"yellow yellow"}
    assert payments((), {"yellow": 1, "green": 2}, "I0") is None


@pytest.mark.rule("LI-121", "LI-77")
def test_a_wild_resource_may_stand_for_the_colour_asked() -> None:
    wild = ("wild-resource green",)
    assert payments(wild, {"yellow": 1, "green": 1}, "I0") == {"yellow green"}
    assert payments(wild, {"yellow": 2, "green": 1}, "I0") == {"yellow yellow", "yellow green"}
    assert payments(wild, {"yellow": 1, "gray": 1}, "I0") is None
    assert payments(("wild-resource gray",), {"yellow": 1, "green": 1}, "I0") is None


@pytest.mark.rule("LI-122")
def test_a_card_turns_one_resource_a_placement() -> None:
    assert payments(("wild-resource green",), {"green": 5}, "I0") is None


@pytest.mark.rule("LI-123")
def test_two_wild_resources_of_different_colours_pay_together() -> None:
    both = ("wild-resource green", "wild-resource gray")
    assert payments(both, {"green": 1, "gray": 1}, "I0") == {"green gray"}
    assert payments(both, {"yellow": 1, "green": 1, "gray": 1}, "I0") == {"yellow green", "yellow gray", "green gray"}


@pytest.mark.rule("LI-124", "LI-126")
def test_a_wild_resource_pays_a_price_of_one() -> None:
    assert payments(("wild-resource green", "symbol-cost1 tent"), {"green": 1}, "I0") == {"green"}


@pytest.mark.rule("LI-125")
def test_on_its_own_colour_it_is_an_ordinary_one() -> None:
    assert payments(("wild-resource yellow",), {"yellow": 2}, "I0") == {"yellow yellow"}
    assert payments(("wild-resource yellow",), {"yellow": 1}, "I0") is None


@pytest.mark.rule("LI-126")
def test_a_cheap_symbol_costs_one() -> None:
    assert payments(("symbol-cost1 tent",), {"yellow": 1}, "I0") == {"yellow"}
    assert payments(("symbol-cost1 hat",), {"yellow": 1}, "I0") is None


@pytest.mark.rule("LI-127", "LI-139")
def test_cheap_company_costs_one_where_an_opponent_stands() -> None:
    assert payments(("shared-cost1",), {"yellow": 1}, "I0", company=True) == {"yellow"}
    assert payments(("shared-cost1",), {"yellow": 1}, "I0") is None


@pytest.mark.rule("LI-128")
def test_two_price_functions_do_not_make_a_space_free() -> None:
    both = ("symbol-cost1 tent", "shared-cost1")
    assert payments(both, {}, "I0", company=True) is None
    assert payments(both, {"yellow": 1}, "I0", company=True) == {"yellow"}


@pytest.mark.rule("LI-129", "LI-112")
def test_a_price_function_may_be_left_unused_where_both_prices_can_be_paid() -> None:
    assert payments(("symbol-cost1 tent",), {"yellow": 2}, "I0") == {"yellow", "yellow yellow"}
    assert payments(("symbol-cost1 tent", "wild-resource green"), {"yellow": 2, "green": 1}, "I0") == {
        "yellow", "green", "yellow yellow", "yellow green",
    }  # fmt: skip


@pytest.mark.rule("LI-77", "LI-186")
def test_the_question_names_the_price_and_the_functions_that_help() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "symbol-cost1 tent", "wild-resource green", "shared-cost1", "wild-resource gray")
    table.cubes("Anna", yellow=2, green=1)
    table.explorers("Paul", "I0")
    table.explore("Anna")
    table.place("Anna", "I0")
    asked = table.match.question(0)
    assert asked.startswith("I0 (desert, tent) costs one yellow resource.")
    assert "on tent: costs 1 resource only; wild green" in asked
    assert "in company: costs" in asked
    assert "gray" not in asked
    with pytest.raises(IllegalMove, match="do not pay for I0"):
        table.play("Anna", "pay", one="gray")
    table.play("Anna", "pay", one="green")
    assert table.has("Anna") == {"yellow": 2}


PRICES = {
    "en": ("two resources of the space's colour", "one on"),
    "fr": ("deux ressources de la couleur de la case", "une seule sur"),
}
LANGUAGES = pytest.mark.parametrize("language", list(PRICES))


def asked_with(language: str, *functions: str, lift: str = "", **cubes: int) -> str:
    """What Anna is asked in action C; Paul stands on M0, the desert with the hat."""
    table = Table("Anna", "Paul")
    table.shows("Anna", *functions)
    table.cubes("Anna", **cubes)
    table.explorers("Paul", "M0")
    if lift:
        table.explorers("Anna", lift, "M1", "M2", "M3", "M4")
    table.explore("Anna")
    if lift:
        table.play("Anna", "lift", space=lift)
    return table.match.question(0, language)


@pytest.mark.rule("LI-75", "LI-126", "LI-127")
@LANGUAGES
@pytest.mark.parametrize("lift", ["", "O0"])
def test_the_question_where_to_go_names_the_price_of_the_spaces_that_can_be_paid_for(language: str, lift: str) -> None:
    two, one_on = PRICES[language]
    assert f"{two}, " in asked_with(language, yellow=2)
    assert f"{two}." in asked_with(language, "symbol-cost1 tent", green=2, lift="O5")  # O5, the cheap one, is left
    assert f"{two} ({one_on} I0)" in asked_with(language, "symbol-cost1 tent", yellow=2, lift=lift)
    assert f"{two} ({one_on} M0)" in asked_with(language, "shared-cost1", yellow=2, lift=lift)
    assert f"{two} ({one_on} I0, M0)" in asked_with(language, "symbol-cost1 tent", "shared-cost1", yellow=2, lift=lift)
    assert f"{two} ({one_on} I0, M0)" in asked_with(language, "symbol-cost1 tent", "shared-cost1", yellow=1, lift=lift)


@pytest.mark.rule("LI-126")
@LANGUAGES
def test_who_can_pay_for_nothing_hears_what_the_spaces_cost(language: str) -> None:
    two, one_on = PRICES[language]
    assert f"{two} ({one_on} I0, M4, M8, O0, O5)" in asked_with(language, "symbol-cost1 tent")


@pytest.mark.rule("LI-75", "LI-126", "LI-127", "LI-129")
@pytest.mark.parametrize(
    ("functions", "english", "french"),
    [(("symbol-cost1 tent",), "costs one yellow resource.", "coûte une ressource jaune."),
     (("shared-cost1",), "costs one yellow resource.", "coûte une ressource jaune."),
     (("wild-resource green",), "costs two yellow resources.", "coûte deux ressources jaunes.")],
)  # fmt: skip
def test_the_question_how_to_pay_names_the_price(functions: tuple[str, ...], english: str, french: str) -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", *functions)
    table.cubes("Anna", yellow=2, green=1)
    table.explorers("Paul", "I0")
    table.explore("Anna")
    table.place("Anna", "I0")
    assert english in table.match.question(0)
    assert french in table.match.question(0, "fr")


@pytest.mark.rule("LI-76", "LI-126")
def test_a_refusal_names_the_price() -> None:
    for functions, price in (((), "it costs two yellow resources."), (("symbol-cost1 tent",), "it costs one yellow")):
        table = Table("Anna", "Paul")
        table.shows("Anna", *functions)
        table.cubes("Anna", green=2)
        table.explore("Anna")
        with pytest.raises(IllegalMove, match=price):
            table.place("Anna", "I0")


@pytest.mark.rule("LI-77")
@pytest.mark.parametrize(("one", "other"), [("yellow", "brown"), ("brown", "yellow")])
def test_two_resources_pay_in_any_order(one: str, other: str) -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "wild-resource brown")
    table.cubes("Anna", yellow=2, brown=1)
    table.explore("Anna")
    table.place("Anna", "I0")
    table.play("Anna", "pay", one=one, other=other)
    assert table.has("Anna") == {"yellow": 1}


@pytest.mark.rule("LI-112")
def test_whoever_steps_back_takes_the_move_back_until_something_is_shown() -> None:
    table = Table("Anna", "Paul")
    match = table.match.at(0)
    while match.view()["table"]["question"] != "explore":
        match.play(match.pending[0], match.moves(match.pending[0])[-1])
    seat = match.pending[0]
    before = match.state.tobytes()
    match.play(seat, match.moves(seat)[0])
    match.undo(seat)
    assert match.state.tobytes() == before
