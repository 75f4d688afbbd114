"""Who knows what."""

from __future__ import annotations

import hashlib
import json

import numpy as np
import pytest

from islario.games.la_isla.rules.state import UNKNOWN, Place
from islario.kernel.dice import key_of
from islario.kernel.layout import DICE
from islario.kernel.reading import Hidden, State
from tests.games.la_isla.positions import ISLA, Table

pytestmark = pytest.mark.interpreted
EVERYONE = ("Anna", "Paul", None)


def hidden(table: Table, who: str | None) -> Hidden:
    return ISLA.desk.hidden(table.state, -1 if who is None else table.seat(who))


@pytest.mark.rule("LI-171")
def test_island_tiles_explorers_tracks_points_resources_and_functions_are_open() -> None:
    table = Table("Anna", "Paul")
    table.lay_anything()
    views = [table.seen_by(who) for who in EVERYONE]
    for name in ("spaces", "regions", "tracks", "deck", "discards", "covered"):
        assert views[0][name] == views[1][name] == views[2][name]
    for name in ("supply", "explorers", "animals", "large", "resources", "slots"):
        for seat in range(2):
            assert views[0]["seats"][seat][name] == views[1]["seats"][seat][name] == views[2]["seats"][seat][name]
    assert table.match.view(0)["breakdowns"] == table.match.view()["breakdowns"]


@pytest.mark.rule("LI-172")
def test_covered_cards_and_discards_are_open() -> None:
    table = Table("Anna", "Paul")
    covered, discarded = table.card("land-vp desert"), table.card("b-vp gray")
    table.move_card(covered, Place.COVERED)
    table.move_card(discarded, Place.DISCARDED)
    for who in EVERYONE:
        seen = table.seen_by(who)
        assert (seen["covered"], seen["discards"]) == ([covered], [discarded])


@pytest.mark.rule("LI-173")
def test_how_many_cards_there_are_is_open() -> None:
    table = Table("Anna", "Paul")
    table.hand("Anna", *table.cards_of("Anna"), table.any_card())
    for who in EVERYONE:
        seen = table.seen_by(who)
        assert [len(seat["hand"]) for seat in seen["seats"]] == [4, 3]
        assert seen["deck"] == 173


@pytest.mark.rule("LI-174", "LI-178")
def test_a_hand_is_known_to_its_owner_alone() -> None:
    table = Table("Anna", "Paul")
    mine = [card["number"] for card in table.seen_by("Anna")["seats"][0]["hand"]]
    assert mine == table.cards_of("Anna")
    assert table.seen_by("Paul")["seats"][0]["hand"] == [None] * 3
    assert table.seen_by(None)["seats"][0]["hand"] == table.seen_by(None)["seats"][1]["hand"] == [None] * 3
    for card in mine:
        assert hidden(table, "Paul").place[card] == Place.UNSEEN
        assert hidden(table, "Anna").place[card] == Place.HAND


@pytest.mark.rule("LI-175", "LI-174")
def test_everyone_sees_that_cards_were_laid_but_not_how() -> None:
    seen = set()
    for move in (0, 2, 6):
        table = Table("Anna", "Paul")
        table.match.play(0, move)
        assert [seat["laid"] for seat in table.seen_by("Paul")["seats"]] == [True, False]
        assert hidden(table, "Paul").laid[0] == UNKNOWN
        assert hidden(table, "Anna").laid[0] == move
        seen.add(hidden(table, "Paul").tobytes())
    assert len(seen) == 1


@pytest.mark.rule("LI-176")
@pytest.mark.parametrize(("action", "open_letters"), [("A", "A"), ("B", "B"), ("C", ""), ("D", "D")])
def test_cards_under_a_letter_become_open_when_its_action_begins(action: str, open_letters: str) -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "land-vp desert", "b-vp yellow", "d-any-instead dodo")
    cards = {
        "A": table.card("ring-vp inner"), "B": table.card("symbol-vp backpack", "yellow"),
        "C": table.any_card(), "D": table.card(animal="dodo"),
    }  # fmt: skip
    table.action(action, **({} if action == "C" else {"Anna": cards[action]}))
    assert (table.phase, table.pending) == (action, ["Anna"])
    aside = table.seen_by("Paul")["seats"][0]["aside"]
    assert {letter for letter, card in aside.items() if card} == set(open_letters) - {"B"}  # B is used at once
    assert {letter for letter, card in aside.items() if card is None} == {
        "A": {"B", "D"}, "B": {"D"}, "C": {"D"}, "D": set(),
    }[action]  # fmt: skip
    mine = table.seen_by("Anna")["seats"][0]["aside"]
    assert None not in mine.values()


@pytest.mark.rule("LI-178")
def test_who_only_watches_knows_what_is_open_and_nothing_else() -> None:
    table = Table("Anna", "Paul")
    watched = json.dumps(table.match.view())
    for other in (table.any_card(), table.card("draw-extra")):
        table.hand("Anna", *table.cards_of("Anna")[:2], other)
        assert json.dumps(table.match.view()) == watched


@pytest.mark.rule("LI-179", "LI-36")
def test_nobody_knows_the_order_of_the_pile() -> None:
    """There is none before a card is drawn; and which cards lie there looks the same as others' hands."""
    table = Table("Anna", "Paul")
    places = hidden(table, "Anna").place
    unseen = np.flatnonzero(places == Place.UNSEEN)
    assert set(table.cards_of("Paul")) < set(unseen.tolist())
    assert not np.any(places == Place.DECK)
    firsts = set()
    for sample in range(60):
        truth = ISLA.desk.imagined(hidden(table, "Anna"), key_of(sample))
        firsts.add(int(truth["hand"][0, 1, 0]))
        assert truth["hand"][0, 0].tolist() == table.one["hand"][0].tolist()
    assert len(firsts) > 30


@pytest.mark.rule("LI-180")
def test_nobody_sees_the_dice_and_the_key_can_be_checked_at_the_end() -> None:
    match = ISLA.new(2, seed=4)
    for seat in (0, 1, -1):
        blind = ISLA.desk.hidden(match.state, seat)
        assert not any(np.any(getattr(blind, field.name)) for field in DICE)
    assert match.view()["commitment"] == hashlib.sha256(match.key).hexdigest()


def test_an_imagined_truth_looks_the_same_at_every_step() -> None:
    match = ISLA.new(3, seed=6, advanced_cards=True)
    while not match.over:
        seat = match.pending[0]
        for viewer in (0, -1):
            blind = ISLA.desk.hidden(match.state, viewer)
            truth = ISLA.desk.imagined(blind, key_of(len(match.plies)))
            assert ISLA.rules.pieces(State(truth)) == ISLA.rules.pieces(match.state)
            assert ISLA.desk.hidden(truth, viewer).tobytes() == blind.tobytes()
        legal = ISLA.desk.legal(match.state, seat)
        ISLA.desk.play(match._state, [(seat, legal[len(legal) // 2])])
        match.plies.append((seat, legal[len(legal) // 2]))
