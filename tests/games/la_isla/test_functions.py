"""Special functions in general, and each of the 94: where it works, and where it must not."""

from __future__ import annotations

from itertools import combinations

import pytest

from islario.games.la_isla.box.components import (
    CARDS,
    FAMILIES,
    FAMILY_ROWS,
    FAMILY_WHEN,
    PARAMETERS,
    When,
)
from islario.match.errors import IllegalMove
from tests.games.la_isla.positions import Table, function_of, kinds

pytestmark = pytest.mark.interpreted
ALL = sorted({function_of(card) for card in range(CARDS)})
PLENTY = {"yellow": 2, "green": 2, "gray": 2, "beige": 2, "brown": 2}
SPACE_OF = {  # a space with this symbol, landscape or ring, the teeth in order
    "tent": "I0", "hat": "I1", "rope": "I2", "bottle": "I3", "backpack": "I4",
    "desert": "I0", "grassland": "I1", "mountain": "I2", "steppe": "I3", "swamp": "I4",
    "inner": "I0", "middle": "M0", "outer": "O0",
}  # fmt: skip
OTHER = "O8"  # swamp and bottle, outer ring
ELSEWHERE = {"bottle": "O0", "swamp": "O0", "outer": "I0"}
REGION_OF = {"dodo": "I1", "giant-fossa": "I2", "golden-toad": "I3", "pika": "I4", "owlet-moth": "I0"}
BESIDE = {"I1": "I0", "I2": "I1", "I3": "I2", "I4": "I3", "I0": "I4"}  # the pair surrounds one C region


def when(function: str) -> int:
    return int(FAMILY_WHEN[FAMILIES.index(function.partition(" ")[0])])


def variant(function: str) -> str:
    return function.partition(" ")[2]


def works(function: str, *, fits: bool, also: tuple[str, ...] = ()) -> bool:
    """Whether the function makes itself felt at an occasion that fits, or at one that does not."""
    table = Table("Anna", "Paul")
    table.shows("Anna", function, *also)
    return TRIALS[When(when(function))](table, function, fits)


def at_placing(table: Table, function: str, fits: bool) -> bool:
    what = variant(function)
    space = SPACE_OF.get(what, "I0") if fits else ELSEWHERE.get(what, OTHER)
    if fits and not what:
        table.explorers("Paul", space)
    table.cubes("Anna", **PLENTY)
    table.explore("Anna")
    table.place("Anna", space)
    return function in table.asks("Anna")


def at_claiming(table: Table, function: str, fits: bool) -> bool:
    space = REGION_OF[variant(function)] if fits else next(s for a, s in REGION_OF.items() if a != variant(function))
    table.explorers("Anna", BESIDE[space])
    table.cubes("Anna", **PLENTY)
    table.explore("Anna")
    assert "tile_claimed" in kinds(table.place("Anna", space))
    return function in table.asks("Anna")


def at_paying(table: Table, function: str, fits: bool) -> bool:
    """With one cube of each colour: a wild one pays for others, a cheap space needs no more."""
    what = variant(function)
    if function.startswith("wild"):
        table.cubes("Anna", **{colour: 1 for colour in PLENTY if fits or colour != what})
        table.explore("Anna")
        return bool(table.spaces("Anna"))
    table.cubes("Anna", **dict.fromkeys(PLENTY, 1))
    if not what and fits:
        table.explorers("Paul", "I0")
    table.explore("Anna")
    return (SPACE_OF.get(what, "I0") if fits else ELSEWHERE.get(what, OTHER)) in table.spaces("Anna")


def at_b(table: Table, function: str, fits: bool) -> bool:
    colour = variant(function) if fits else next(c for c in PLENTY if c != variant(function))
    table.action("B", Anna=table.card(colour=colour))
    return function in table.asks("Anna")


def at_d(table: Table, function: str, fits: bool) -> bool:
    animal = variant(function) if fits else next(a for a in REGION_OF if a != variant(function))
    table.action("D", Anna=table.card(animal=animal))
    return function in table.asks("Anna") or table.question == "MARKER"


def at_slotting(table: Table, function: str, fits: bool) -> bool:
    """These work when the card is slotted, and not when another one is."""
    table.shows("Anna")
    table.action("A", Anna=table.card(function if fits else "land-vp desert"))
    return function in table.asks("Anna") or table.of("slot_count", "Anna") == 4


def at_dealing(table: Table, function: str, fits: bool) -> bool:
    who = "Anna" if fits else "Paul"
    table.lay_anything()
    table.finish_round()
    return len(table.cards_of(who)) == 4


TRIALS = {
    When.DEAL: at_dealing,
    When.SLOTTED: at_slotting,
    When.RESOURCE: at_b,
    When.PAY: at_paying,
    When.PLACE: at_placing,
    When.CLAIM: at_claiming,
    When.CARD_D: at_d,
    When.MARKER_D: at_d,
}


@pytest.mark.rule("LI-120", "LI-111")
@pytest.mark.parametrize("function", ALL)
def test_each_function_works_where_it_fits_and_nowhere_else(function: str) -> None:
    assert works(function, fits=True)
    assert not works(function, fits=False)


@pytest.mark.rule("LI-120")
def test_all_94_were_tried() -> None:
    assert len(ALL) == 94


def example_of(family: str) -> str:
    row = next(row for row in FAMILY_ROWS if row["id"] == family)
    return " ".join([family, *PARAMETERS[row["param"]][:1]])


TOGETHER = [
    (one, other)
    for one, other in combinations([row["id"] for row in FAMILY_ROWS], 2)
    if {when(one), when(other)} <= {When.PLACE, When.CLAIM}
    or when(one) == when(other) in (When.RESOURCE, When.MARKER_D)
]


@pytest.mark.rule("LI-114")
@pytest.mark.parametrize(("one", "other"), TOGETHER)
def test_families_that_fit_the_same_occasion_are_used_together(one: str, other: str) -> None:
    functions = (example_of(one), example_of(other))
    table = Table("Anna", "Paul")
    table.shows("Anna", *functions)
    if when(one) == When.RESOURCE:
        table.action("B", Anna=table.card(colour="yellow"))
    elif when(one) == When.MARKER_D:
        table.action("D", Anna=table.card(animal="dodo"))
    else:
        # I0 is the desert with the tent in the inner ring; beside I1 it claims the dodo of C0, and Paul is there
        table.cubes("Anna", **PLENTY)
        table.explorers("Anna", "I1")
        table.explorers("Paul", "I0")
        table.explore("Anna")
        table.place("Anna", "I0")
    assert table.asks("Anna") == set(functions)
    for left in (2, 1):
        owed = table.one["owed"].sum()
        assert owed == left
        table.match.play(0, table.legal("Anna")[0])
    assert table.asks("Anna") == set()


@pytest.mark.rule("LI-114")
def test_price_functions_of_all_families_work_together() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "symbol-cost1 tent", "shared-cost1", "wild-resource brown")
    table.cubes("Anna", brown=1)
    table.explorers("Paul", "I0")
    table.explore("Anna")
    table.place("Anna", "I0")
    assert table.has("Anna") == {}


@pytest.mark.rule("LI-114")
@pytest.mark.parametrize("third", ["land-resource grassland", "symbol-resource rope"])
def test_peter_has_six_points_and_a_resource_on_the_green_rope(third: str) -> None:
    table = Table("Peter", "Paul")
    table.shows("Peter", "land-vp grassland", "symbol-vp rope", third)
    table.cubes("Peter", green=2)
    table.explore("Peter")
    table.place("Peter", "M1")
    table.use("Peter", "symbol-vp rope")
    table.use("Peter", third, colour="yellow")
    table.use("Peter", "land-vp grassland")
    assert sum(table.points("Peter").values()) == 6
    assert table.has("Peter") == {"yellow": 1}
    assert table.pending == ["Paul"]


def on_the_green_rope() -> Table:
    table = Table("Peter", "Paul")
    table.shows("Peter", "land-vp grassland", "symbol-vp rope", "land-resource grassland")
    table.cubes("Peter", green=2)
    table.explore("Peter")
    table.place("Peter", "M1")
    return table


@pytest.mark.rule("LI-112", "LI-113")
@pytest.mark.parametrize("used", [(), ("land-vp grassland",), ("land-vp grassland", "symbol-vp rope")])
def test_each_can_be_declined_on_its_own_and_is_then_gone(used: tuple[str, ...]) -> None:
    table = on_the_green_rope()
    for function in used:
        table.use("Peter", function)
    happened = table.play("Peter", "done")
    assert kinds(happened)[0] == "functions_declined"
    assert sum(table.points("Peter").values()) == 3 * len(used)
    assert not table.has("Peter")
    table.play("Paul", "take", colour="gray")
    assert not table.one["owed"].any()


@pytest.mark.rule("LI-115")
def test_they_are_used_in_any_order() -> None:
    table = on_the_green_rope()
    usable = {move["card"] for move in table.moves("Peter", "use")}
    assert {function_of(card) for card in usable} == table.asks("Peter")
    assert len(usable) == 3


@pytest.mark.rule("LI-116")
def test_each_works_once_an_occasion() -> None:
    table = on_the_green_rope()
    table.use("Peter", "symbol-vp rope")
    with pytest.raises(IllegalMove, match="does not fit now, or has been used"):
        table.use("Peter", "symbol-vp rope")


@pytest.mark.rule("LI-111")
def test_functions_work_for_their_owner_only() -> None:
    table = Table("Anna", "Paul")
    table.shows("Paul", "land-vp desert", "symbol-vp tent")
    table.cubes("Anna", yellow=2)
    table.explore("Anna")
    table.place("Anna", "I0")
    assert table.pending == ["Paul"]
    assert table.question == "EXPLORE"


@pytest.mark.rule("LI-117", "LI-150", "LI-157")
def test_what_a_function_gives_sets_off_no_other() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "land-resource desert", "symbol-marker tent", "b-vp green", "d-vp dodo", "b-extra-same green")
    table.cubes("Anna", yellow=2)
    table.explore("Anna")
    table.place("Anna", "I0")
    table.use("Anna", "land-resource desert", colour="green")
    table.use("Anna", "symbol-marker tent", animal="dodo")
    assert table.pending == ["Paul"]
    assert table.points("Anna") == {}
    assert table.has("Anna") == {"green": 1}


@pytest.mark.rule("LI-147", "LI-148", "LI-149")
def test_the_three_functions_of_action_b() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "b-extra-same gray", "b-vp gray", "b-marker gray")
    table.cubes("Anna")
    table.animals("Anna", dodo=2)
    table.action("B", Anna=table.card("symbol-vp tent", "gray"))
    assert table.has("Anna") == {"gray": 1}
    table.use("Anna", "b-extra-same gray")
    table.use("Anna", "b-vp gray")
    table.use("Anna", "b-marker gray", animal="dodo")
    assert table.has("Anna") == {"gray": 2}
    assert table.points("Anna") == {"action_b": 2, "marker_function": 2}
    assert table.phase == "C"


@pytest.mark.rule("LI-150")
def test_a_resource_taken_in_action_c_is_not_action_b() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "b-extra-same gray", "b-vp gray", "b-marker gray")
    table.explore("Anna")
    table.play("Anna", "take", colour="gray")
    assert table.pending == ["Paul"]
