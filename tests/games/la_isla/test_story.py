"""What happened: facts that programs read, and a journal that holds the most that one move can tell."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from islario.games.la_isla.face.story import EVENTS
from islario.games.la_isla.rules.events import Event
from islario.games.la_isla.rules.state import MOST_EVENTS, Place
from islario.match.chronicle import Happening
from tests.games.la_isla.positions import ISLA, Table, kinds

pytestmark = pytest.mark.interpreted


def facts_of(happened: list[Happening], kind: str) -> dict[str, object]:
    return next(dict(one.facts) for one in happened if one.kind == kind)


@pytest.mark.unwatched
def test_facts_are_what_their_types_say() -> None:
    """In a few whole matches, which nearly everything happens in."""
    met = set()
    for seed, players in ((1, 2), (2, 4), (3, 3), (6, 4)):
        match = ISLA.new(players, seed=seed, advanced_cards=True)
        while not match.over:
            moves = match.moves(match.pending[0])
            match.play(match.pending[0], moves[len(match.plies) * 5 % len(moves)])
        for happening in (one for page in match.pages(0) for one in page):
            parts = EVENTS.of[Event[happening.kind.upper()]]
            assert set(happening.facts) == {name for name in parts if EVENTS.parts[name].read}
            for name, fact in happening.facts.items():
                msgspec.convert(fact, EVENTS.parts[name].type)
            met.add(happening.kind)
    assert {kind.name.lower() for kind in Event} - met <= {"cards_ran_out", "discards_shuffled", "marker_on_top"}


def test_a_placement_tells_what_was_paid_where_he_stands_and_what_he_won() -> None:
    table = Table("Anna", "Paul")
    table.shows("Anna", "wild-resource green", "land-vp desert")
    table.cubes("Anna", yellow=1, green=1)
    table.explorers("Anna", "I1")
    table.explore("Anna")
    happened = table.place("Anna", "I0")
    assert facts_of(happened, "paid_two") == {"who": 0, "one": "yellow", "other": "green"}
    assert facts_of(happened, "explorer_placed") == {"who": 0, "space": "I0"}
    assert facts_of(happened, "tile_claimed") == {"who": 0, "region": "C0", "animal": "dodo", "points": 2}
    (card,) = {move["card"] for move in table.moves("Anna", "use")}
    used = table.use("Anna", "land-vp desert")
    assert facts_of(used, "function_points") == {"who": 0, "card": card, "points": 3}


@pytest.mark.rule("LI-61")
def test_a_card_that_covers_its_own_function_is_an_event_of_its_own() -> None:
    for shown, kind in (("symbol-vp hat", "function_again"), ("land-vp desert", "function_covered")):
        table = Table("Anna", "Paul")
        table.shows("Anna", shown, "b-vp gray", "d-vp dodo")
        table.shows("Paul", "ring-vp inner", "ring-vp middle", "ring-vp outer")
        cards = table.card("symbol-vp hat"), *table.cards_of("Anna")[:2]
        table.hand("Anna", *cards)
        table.lay("Anna", *cards)
        happened = table.lay_anything("Paul")
        if kind == "function_covered":
            happened = table.play("Anna", "cover", slot=1)
        assert facts_of(happened, kind).items() >= {"who": 0, "card": cards[0], "slot": 1}.items()


def test_the_journal_holds_the_most_that_one_move_can_tell() -> None:
    """Karen's last explorer closes five regions round I0; everybody moves a marker; no cards are left for a round."""
    table = Table("Anna", "Paul", "Lena", "Karen")
    table.shows("Karen", "symbol-cost1 tent")
    table.explorers("Karen", "I1", "I4", "M9", "M0", "M1", "M2", "O7", supply=0)
    table.one["reserve"][3] = 0
    table.explore("Anna")
    for card in np.flatnonzero(table.one["place"] == Place.DECK).tolist():
        table.move_card(card, Place.COVERED)
    for who in ("Anna", "Paul", "Lena"):
        table.play(who, "take", colour="gray")
    table.cubes("Karen", yellow=1)
    happened = table.play("Karen", "lift", space="O7")
    assert kinds(happened) == [
        "explorer_lifted", "paid_one", "explorer_placed", *["tile_claimed"] * 5, *["marker_moved"] * 4, "round_ends",
        "cards_ran_out", *["sets_scored", "animals_scored", "leftovers_scored"] * 4, "match_ended",
    ]  # fmt: skip
    assert len(happened) == MOST_EVENTS == len(table.match.state.journal)
