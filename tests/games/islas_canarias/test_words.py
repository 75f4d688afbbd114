"""Moves, questions, refusals, events and views: what people and programs read."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from islario.games.islas_canarias.box.components import COLOURS, FIRST_PIRATE, LANDS
from islario.games.islas_canarias.face import names
from islario.games.islas_canarias.face.things import card_now
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel.reading import SPECTATOR
from islario.match.errors import IllegalMove
from islario.words import LANGUAGES
from tests.games.islas_canarias.positions import CANARIAS, Table


def two() -> Table:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.hand("ana", "segador", "segador", "pirate-blue")
    return table


def told(table: Table, who: str, kind: str, language: str = "en") -> list[str]:
    return [move.tell(language) for move in table.match.moves(table.seat(who)) if move.kind == kind]


def test_settlers_keep_their_spanish_names_and_are_explained() -> None:
    table = two()
    reaper = "Segador (reaper): a red house; farmland, green, beige, village"
    assert told(table, "ana", "build") == [f"Build with {reaper}"]
    moissonneur = "Segador (moissonneur) : une maison rouge ; champs, vert, beige, village"
    assert told(table, "ana", "build", "fr") == [f"Bâtir avec {moissonneur}"]
    table.turn("ana", Phase.LOAD)
    assert told(table, "ana", "load") == [f"Load {reaper}", "Load the blue pirate"]


def test_areas_are_told_with_what_they_are_next_to() -> None:
    table = two()
    table.play("ana", "build", card="segador")
    assert told(table, "ana", "place") == [
        "Build on I (river, mountain, farmland, road)",
        "Build on K (farmland, road)",
        "Build on L (coast, farmland, road)",
    ]


def test_an_area_next_to_nothing_is_told_by_its_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    """No island of ours has one, but the owner of a box may put one into the component file."""
    table = two()
    bare = [replace(land, touches=[0] * 6) for land in LANDS]
    monkeypatch.setattr(names, "LANDS", bare)
    assert CANARIAS.words("en").tell(names.area_said(table.match.state, 0, "A")) == "A"


def test_of_the_areas_that_every_island_has_one_s_own_are_meant() -> None:
    own, desk = CANARIAS.rules.face.own, CANARIAS.desk
    table = two()
    islands = [
        own(desk.hidden(table.match.state, seat)) for seat in (table.seat("ana"), table.seat("bruno"), SPECTATOR)
    ]
    assert islands == ["tenerife", "lanzarote", ""]
    nobody_has_chosen = CANARIAS.new(2, seed=1).state
    assert own(desk.hidden(nobody_has_chosen, 0)) == ""


QUESTIONS = {
    Phase.ACT: "First action",
    Phase.LOAD: "Second action",
    Phase.END: "Merge some more houses, or end your turn.",
    Phase.OVER: "The match is over.",
}


@pytest.mark.parametrize("phase", QUESTIONS)
def test_questions_of_a_turn(phase: Phase) -> None:
    table = two()
    table.turn("ana", phase)
    assert table.match.question(0).startswith(QUESTIONS[phase])


def test_a_question_speaks_only_of_what_can_be_done() -> None:
    table = two()
    asked = table.match.question
    assert asked(0) == "First action: build a house with a settler card, or draw cards."
    table.houses("ana", red="AB")
    assert asked(0).endswith("draw cards. You may merge houses first.")
    table.turn("ana", Phase.LOAD)
    assert asked(0).endswith("on the ship. Before that you may merge houses.")
    table.owns("ana", "beige")
    assert asked(0).endswith("Before that you may take your extra card and merge houses.")
    table.one["extra_taken"] = True
    table.no_more("palace")
    assert asked(0) == "Second action: put a card face down on the ship."
    table.hand("ana", "pirate-red", "pirate-blue")
    table.turn("ana")
    assert asked(0) == "First action: draw cards. You cannot build now."


def test_mixed_palaces_are_spoken_of_to_their_owner_only() -> None:
    table = two()
    table.houses("ana", red="A", blue="B")
    assert "merge" not in table.match.question(0)
    table.owns("ana", "green")
    assert "merge" in table.match.question(0)


def test_questions_name_the_card_or_the_building_that_asks() -> None:
    table = two()
    asked = table.match.question
    table.play("ana", "build", card="segador")
    assert asked(0).startswith("You build with Segador (reaper)")
    assert asked(0).endswith("On which area?")
    assert asked(1) == "Waiting for Player 1."
    assert table.match.view(0)["rule"] == "IC-53"
    table.supply("house", red=0)
    table.play("ana", "place", area="K")
    assert asked(0).startswith("Segador (reaper): a red house")
    assert asked(0).endswith("Which one do you build on K instead?")
    assert table.match.view(0)["rule"] == "IC-59"


def test_who_builds_anywhere_is_told_why_every_empty_area_will_do() -> None:
    table = two()
    table.owns("ana", "blue")
    table.play("ana", "build", card="segador")
    assert table.match.question(0).endswith("On which area? You hold the blue privilege: any empty area will do.")


def test_who_is_attacked_but_protected_reads_that_another_is_named() -> None:
    table = two()
    table.owns("ana", "blue")
    table.owns("ana", "red")
    view = table.match.view_state(0)
    said = view.game.words("en").tell(card_now(view.hidden, FIRST_PIRATE + COLOURS.index("blue")))
    assert said.endswith("You lose nothing: you keep the red privilege and name somebody else who has a house.")


def test_questions_about_a_settler_who_comes_by_ship() -> None:
    table = two()
    table.supply("house", orange=0)
    table.arrive("monje")
    assert table.match.question(0).startswith("A settler comes to your island, Monje (monk)")
    assert table.match.view(0)["rule"] == "IC-77"
    table.play("ana", "place", area="C")
    assert table.match.view(0)["rule"] == "IC-80"


def test_questions_about_a_merge() -> None:
    table = two()
    table.owns("ana", "blue")
    table.houses("ana", red="ABC")
    table.supply("palace", red=0)
    table.supply("town", red=0)
    table.play("ana", "palace", area="A")
    assert table.match.question(0) == "You are making a red palace with the house on A. Which other house goes into it?"
    assert table.match.view(0)["rule"] == "IC-90"
    assert told(table, "ana", "use")[0] == "Use the red house on B too"
    table.play("ana", "use", area="B")
    assert table.match.question(0) == (
        "You are making a red palace. You hold the blue privilege, so it may go on any empty area. On which one?"
    )
    assert table.match.view(0)["rule"] == "IC-134"
    table.play("ana", "place", area="L")
    assert table.match.question(0).startswith("You should get a red palace, but there is none left.")
    assert table.match.view(0)["rule"] == "IC-101"
    assert told(table, "ana", "colour")[0] == "Take an orange palace"
    table.play("ana", "colour", colour="orange")
    table.houses("ana", red="ABD")
    table.play("ana", "town", area="A")
    assert table.match.view(0)["rule"] == "IC-92"


def test_questions_about_pirates() -> None:
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    for who in table.people:
        table.houses(who, green="AB")
    table.owns("ana", "red", "green")
    table.arrive("pirate-green")
    assert table.match.question(0).startswith("The attack of the green pirate passes you over.")
    assert table.match.view(0)["rule"] == "IC-157"
    assert told(table, "ana", "name") == ["Name Player 2", "Name Player 3"]
    table.play("ana", "name", seat=1)
    assert table.match.question(1) == "You are attacked by the green pirate. Which house do you put back?"
    assert table.match.view(1)["rule"] == "IC-146"


def test_the_rule_that_matters_at_the_beginning_in_a_turn_and_at_the_end() -> None:
    assert CANARIAS.new(2, seed=1).view(0)["rule"] == "IC-14"
    table = two()
    for phase, rule in ((Phase.ACT, "IC-28"), (Phase.LOAD, "IC-38"), (Phase.END, "IC-87"), (Phase.OVER, "IC-172")):
        table.turn("ana", phase)
        assert table.match.view(0)["rule"] == rule


def test_a_refused_card_is_named() -> None:
    table = two()
    with pytest.raises(IllegalMove, match=r"You do not hold this card: Monje \(monk\)\."):
        table.play("ana", "build", card="monje")


@pytest.mark.unwatched
@pytest.mark.parametrize("deck", ["kinds", "distinct"])
def test_whatever_happens_is_told_in_both_languages(deck: str) -> None:
    for seed in range(4):
        chance, match = random.Random(seed), CANARIAS.new(2 + seed, seed=seed, deck=deck)
        while not match.over:
            (seat,) = match.pending
            for language in LANGUAGES:
                assert match.question(seat, language)[-1] in ".?!"
            match.play(seat, chance.choice(CANARIAS.desk.legal(match.state, seat)))
        for language in LANGUAGES:
            for viewer in (None, 0):
                assert all(line[-1] in ".!?" for line in match.log(language, viewer))


def test_a_view_is_ready_for_json_and_tells_what_is_going_on() -> None:
    table = two()
    table.houses("ana", red="ABCE", blue="D")
    table.turn("ana", Phase.LOAD)
    table.play("ana", "town", area="B")
    shown = json.loads(json.dumps(table.match.view(0)))["table"]
    assert shown["building"] == {"building": "town", "seat": 0, "anchor": "B", "used": ["B"], "spot": None}
    assert shown["islands"][0]["buildings"]["D"] == {"building": "house", "colour": "blue"}
    assert shown["islands"][0]["island"] == "tenerife"
    assert shown["hand"] == {"segador": 2, "pirate-blue": 1}
    table.play("ana", "use", area="A")
    table.play("ana", "use", area="C")
    table.play("ana", "load", card="segador")
    assert table.match.view(0)["table"]["loaded"] == "segador"
    assert CANARIAS.new(2, seed=1).view()["table"]["islands"][0]["island"] is None


def test_pieces_are_counted() -> None:
    counted = CANARIAS.rules.pieces(two().match.state)
    assert counted["cards"] == 60
    assert counted["card segador"] == 3
    assert (counted["red house"], counted["red palace"], counted["red town"]) == (8, 6, 2)
