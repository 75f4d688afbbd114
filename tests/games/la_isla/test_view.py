"""What boards and programs read: the table as a viewer sees it, and the box that it is played with."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from islario.games.la_isla.box.components import CARDS, SPACE_NAMES, Effect, When
from islario.games.la_isla.box.components import Match as Looks
from islario.games.la_isla.face.box import EFFECTS, MATCHES, WHENS, Box
from islario.games.la_isla.face.view import PHASES, QUESTIONS
from islario.games.la_isla.face.view import Table as Seen
from islario.games.la_isla.rules.scoring import score_the_end
from islario.games.la_isla.rules.state import Phase, Question
from tests.games.la_isla.positions import ISLA, Table, function_of

pytestmark = pytest.mark.interpreted


def names(kind: Any) -> tuple[str, ...]:
    return tuple(member.name.lower() for member in kind)


def test_the_names_that_programs_read_are_those_of_the_rules() -> None:
    assert (names(Phase), names(Question)) == (PHASES, QUESTIONS)
    dashed = [tuple(name.replace("_", "-") for name in names(kind)) for kind in (When, Looks, Effect)]
    assert dashed == [WHENS, MATCHES, EFFECTS]


@pytest.mark.parametrize("viewer", ["Anna", None])
def test_a_view_is_what_its_type_says(viewer: str | None) -> None:
    table = Table("Anna", "Paul", "Lena")
    for _ in range(3):
        assert msgspec.convert(table.seen_by(viewer), Seen)
        table.lay_anything()
        assert msgspec.convert(table.seen_by(viewer), Seen)
        table.finish_round()


@pytest.mark.rule("LI-92", "LI-102", "LI-104", "LI-106")
def test_a_seat_shows_its_animals_with_the_large_one_and_what_the_end_would_bring() -> None:
    table = Table("Anna", "Paul")
    table.animals("Anna", large="dodo", dodo=1, giant_fossa=2, golden_toad=1, pika=1, owlet_moth=2)
    table.markers(16, 4, 0, 7, 10)  # areas 5, 1, 0, 2, 3
    table.cubes("Anna", yellow=3, brown=2)
    anna = table.seen_by(None)["seats"][0]
    assert anna["owned"] == {"dodo": 3, "giant-fossa": 2, "golden-toad": 1, "pika": 1, "owlet-moth": 2}
    assert anna["worth"] == {"dodo": 15, "giant-fossa": 2, "golden-toad": 0, "pika": 2, "owlet-moth": 6}
    assert anna["final"] == {"sets": 1, "set_points": 10, "animal_points": 25, "leftover_points": 2}
    table.ask(score_the_end, 0)
    assert table.points("Anna") == {"sets": 10, "values": 25, "leftovers": 2}


@pytest.mark.rule("LI-92", "LI-95")
def test_a_seat_shows_what_moving_a_marker_brings() -> None:
    table = Table("Anna", "Paul")
    table.animals("Anna", large="dodo", dodo=1, pika=1)
    table.shows("Anna", "b-marker yellow")
    moving = table.seen_by("Paul")["seats"][0]["moving"]
    assert moving == {"dodo": 3, "giant-fossa": 0, "golden-toad": 0, "pika": 1, "owlet-moth": 0}
    table.action("B", Anna=table.card("symbol-vp backpack", "yellow"))
    for foreseen in (table.match.preview(0, move) for move in table.match.moves(0) if move.kind == "use"):
        (moved,) = (event.facts for event in foreseen.events if event.kind == "function_marker")
        assert moved["points"] == moving[moved["animal"]]


@pytest.mark.rule("LI-99", "LI-185")
@pytest.mark.parametrize(("steps", "left"), [((0, 0, 0, 0, 0), 7), ((16, 4, 0, 0, 0), 1), ((16, 16, 0, 0, 0), 0)])
def test_what_is_missing_to_the_end_is_on_show(steps: tuple[int, ...], left: int) -> None:
    table = Table("Anna", "Paul")
    table.markers(*steps)
    assert table.seen_by(None)["sum_left"] == left


def test_a_card_shows_where_its_function_counts_for_whoever_has_it() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "symbol-cost1 tent", "shared-vp", "d-vp dodo")
    table.shows("Paul", "shared-vp", "land-vp desert", "ring-vp inner")
    table.explorers("Anna", "M3")
    table.explorers("Paul", "O1", "O2")
    counts = [[slot["card"]["spaces"] for slot in seat["slots"]] for seat in table.seen_by(None)["seats"]]
    assert counts[0] == [["I0", "M4", "M8", "O0", "O5"], ["O1", "O2"], []]
    assert counts[1] == [["M3"], ["I0", "M0", "M5", "O3", "O9"], ["I0", "I1", "I2", "I3", "I4"]]


@pytest.mark.rule("LI-75", "LI-87", "LI-121", "LI-126")
def test_a_space_shows_its_price_to_the_viewer_and_what_it_brings() -> None:
    table = Table("Anna", "Paul")
    cards = table.shows("Anna", "symbol-cost1 tent", "wild-resource green", "land-vp desert", "tile-vp dodo")
    table.cubes("Anna", yellow=2, green=1)
    table.explorers("Anna", "I1")
    table.explore("Anna")
    going = table.seen_by("Anna")["going"]
    assert list(going) == list(SPACE_NAMES)
    assert going["I0"] == {"price": 1, "closes": ["C0"], "uses": [cards[2], cards[3]], "helps": [cards[0], cards[1]]}
    assert going["I3"] == {"price": 2, "closes": [], "uses": [], "helps": [cards[1]]}
    assert going["M1"]["helps"] == [], "green is its own colour"
    assert table.seen_by("Paul")["going"]["I0"] == {"price": 2, "closes": [], "uses": [], "helps": []}
    assert table.seen_by(None)["going"] == {}
    assert table.seen_by(None)["closing"] == []
    table.place("Anna", "I0")
    for who in ("Anna", "Paul", None):
        seen = table.seen_by(who)
        assert (seen["acting"], seen["target"], seen["closing"]) == (0, "I0", ["C0"])
        assert [slot["asks"] for slot in seen["seats"][0]["slots"]] == [True, True, False, False]


@pytest.mark.unwatched
@pytest.mark.parametrize(("players", "seed"), [(2, 4), (4, 9)])
def test_what_a_space_shows_comes_true(players: int, seed: int) -> None:
    """In whole matches of explorers who place whenever they can: what closes, what helps to pay, what is set off."""
    match, chance = ISLA.new(players, seed=seed, advanced_cards=True), random.Random(seed)
    closed = 0
    while not match.over:
        seat = match.pending[0]
        moves = match.moves(seat)
        move = chance.choice([move for move in moves if move.kind in ("lift", "place")] or moves)
        table = match.view(seat)["table"]
        happened = match.play(seat, move)
        if move.kind != "place":
            continue
        going = table["going"][move.space]
        cubes = sum(table["seats"][seat]["resources"].values())
        if match.view()["table"]["question"] == "pay":
            asking = [slot["card"]["number"] for slot in match.view()["table"]["seats"][seat]["slots"] if slot["asks"]]
            assert asking == going["helps"]
            happened = match.play(seat, match.moves(seat)[0])
        claimed = [one.facts["region"] for one in happened if one.kind == "tile_claimed"]
        assert claimed == going["closes"]
        closed += len(claimed)
        after = match.view()["table"]
        if after["question"] == "use" and after["acting"] == seat and after["phase"] == "c":
            assert cubes - sum(after["seats"][seat]["resources"].values()) >= going["price"]
            usable = [slot["card"]["number"] for slot in after["seats"][seat]["slots"] if slot["usable"]]
            assert usable == going["uses"]
        else:
            assert {function_of(card) for card in going["uses"]} <= {"shared-swap"}, "it has nothing to give"
    assert closed > 2


def test_the_function_that_offers_another_marker_asks() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "d-any-instead pika", "d-any-instead dodo")
    assert not any(slot["asks"] for slot in table.seen_by(None)["seats"][0]["slots"])
    table.action("D", Anna=table.card(animal="dodo"))
    assert [slot["asks"] for slot in table.seen_by(None)["seats"][0]["slots"]] == [False, True, False]


@pytest.mark.rule("LI-43")
def test_whoever_is_not_asked_has_nothing_to_decide() -> None:
    table = Table("Anna", "Paul")
    table.lay_anything("Anna")
    assert table.match.question(0) == "There is nothing to decide now."
    assert table.legal("Anna") == []
    assert table.match.question(1).startswith("Lay a function")


@pytest.mark.rule("LI-33")
def test_the_box_holds_what_is_played_with() -> None:
    beginners, full = (ISLA.rules.face.box([choice]) for choice in (0, 1))
    assert isinstance(full, Box)
    assert isinstance(beginners, Box)
    assert (len(beginners.cards), len(full.cards)) == (120, 180)
    assert (full.price, full.cheap_price, full.set_value, full.resources_a_point, full.large) == (2, 1, 10, 2, 2)
    assert (full.hand, full.slots, full.explorers, full.reserve, full.tiles) == (3, 3, 5, 2, 7)
    assert [(end.players, end.sum) for end in full.end_sums] == [(2, 7), (3, 9), (4, 11)]
    effects = {family.function: (family.when, family.match, family.effect, family.amount) for family in full.families}
    assert effects["tile-vp"] == ("claim", "animal", "points", 3)
    assert effects["shared-cost1"] == ("pay", "company", "price", 1)
    assert {family.function for family in full.families} == {card.function for card in full.cards}
    assert json_of(full)["lands"][2] == {"landscape": "mountain", "resource": "gray"}


def json_of(box: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(box))


def test_the_box_and_the_view_tell_the_same_of_the_island_and_the_cards() -> None:
    box, table = json_of(ISLA.rules.face.box([1])), Table("Anna", "Paul")
    seen = msgspec.json.decode(msgspec.json.encode(table.seen_by("Anna")))
    assert [region["name"] for region in seen["regions"]] == [region["name"] for region in box["regions"]]
    assert all(track["area"] == box["areas"][track["step"]] for track in seen["tracks"].values())
    for shown, printed in zip(seen["spaces"], box["spaces"], strict=True):
        on_it = box["centre"] if printed["ring"] == "inner" else [box["teeth"][tooth] for tooth in seen["teeth"]]
        piece = on_it[printed["place"]]
        face = piece if printed["ring"] == "inner" else piece[printed["ring"]]
        assert {**face, "name": printed["name"], "explorers": []} == shown
    for card in seen["seats"][0]["hand"]:
        assert {**box["cards"][card["number"]], "spaces": card["spaces"]} == card
    assert len(box["cards"]) == CARDS
