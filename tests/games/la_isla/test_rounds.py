"""The course of play: a card phase, then A, B, C and D, each done by all before the next."""

from __future__ import annotations

import pytest

from islario.games.la_isla.box.components import CARD_ANIMAL, CARD_COLOUR
from tests.games.la_isla.positions import ISLA, Table, kinds

pytestmark = pytest.mark.interpreted


def phases_of(seed: int, players: int) -> list[str]:
    """What happened in a random match, by the phase it belongs to."""
    match = ISLA.new(players, seed=seed)
    while not match.over:
        for seat in match.pending[:1]:
            match.play(seat, match.moves(seat)[-1])
    phase_of = {
        "round_begins": "cards",
        "function_added": "A",
        "function_covered": "A",
        "function_again": "A",
        "slot_added": "A",
        "resource_taken": "B",
        "resource_instead": "C",
        "explorer_placed": "C",
        "marker_moved": "D",
        "marker_on_top": "D",
    }
    events = [happening.kind for page in match.pages() for happening in page]
    return [phase_of[event] for event in events if event in phase_of]


@pytest.mark.unwatched
@pytest.mark.rule("LI-38", "LI-39", "LI-100")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_a_card_phase_and_a_b_c_d_each_done_by_all(players: int) -> None:
    phases = phases_of(7, players)
    a_round = ["cards"] + ["A"] * players + ["B"] * players + ["C"] * players + ["D"] * players
    assert phases == a_round * (len(phases) // len(a_round))


@pytest.mark.rule("LI-40")
def test_action_c_goes_clockwise_from_the_starting_player() -> None:
    table = Table("Anna", "Paul", "Lena")
    table.explore("Paul")
    for who in ("Paul", "Lena", "Anna"):
        assert table.pending == [who]
        table.play(who, "take", colour="yellow")
    assert table.phase != "C"


@pytest.mark.rule("LI-41", "LI-42", "LI-176")
def test_all_cards_of_an_action_are_turned_together_and_then_used_in_turn_order() -> None:
    table = Table("Anna", "Paul", "Lena")
    for who in ("Anna", "Lena"):
        table.shows(who, "b-vp yellow")
    yellow = [table.card("symbol-vp backpack", "yellow"), table.card("symbol-vp bottle", "yellow")]
    table.state["start"] = 2
    table.action("B", Anna=yellow[0], Lena=yellow[1])
    assert table.pending == ["Lena"]
    seats = table.seen_by("Paul")["seats"]
    assert seats[0]["aside"]["B"]["number"] == yellow[0]
    assert seats[0]["aside"]["D"] is None
    happened = table.use("Lena", "b-vp yellow")
    assert kinds(happened)[0] == "function_points"
    assert table.pending == ["Anna"]
    assert "Player 3 uses" in " ".join(h.tell() for h in happened)


@pytest.mark.rule("LI-43")
def test_nobody_is_asked_what_is_forced() -> None:
    table = Table("Anna", "Paul")
    table.action("A", Anna=table.card("wild-resource yellow"), Paul=table.card("wild-resource gray"))
    assert (table.phase, table.pending, table.question) == ("C", ["Anna"], "EXPLORE")


@pytest.mark.rule("LI-44")
def test_the_next_player_clockwise_starts_the_next_round() -> None:
    table = Table("Anna", "Paul", "Lena")
    for start in (1, 2, 0, 1):
        table.lay_anything()
        table.finish_round()
        assert table.state["start"] == start


@pytest.mark.rule("LI-64", "LI-65")
def test_action_b_discards_the_card_and_gives_its_resource_unasked() -> None:
    table = Table("Anna", "Paul")
    table.cubes("Anna", yellow=1)
    card = table.card("symbol-vp rope", "beige")
    assert CARD_COLOUR[card] == 3
    table.action("B", Anna=card)
    assert table.has("Anna") == {"yellow": 1, "beige": 1}
    assert card in table.seen_by(None)["discards"]
    assert table.phase == "C"


@pytest.mark.rule("LI-31")
def test_resources_never_run_out() -> None:
    table = Table("Anna", "Paul")
    table.cubes("Anna", yellow=300)
    table.explore("Anna")
    table.play("Anna", "take", colour="yellow")
    assert table.has("Anna") == {"yellow": 301}


@pytest.mark.rule("LI-89", "LI-90")
def test_action_d_discards_the_card_and_moves_its_marker_unasked() -> None:
    table = Table("Anna", "Paul")
    anna, paul = table.card("symbol-vp rope", animal="owlet-moth"), table.card("symbol-vp hat", animal="pika")
    assert CARD_ANIMAL[anna] == 4
    table.action("D", Anna=anna, Paul=paul)
    assert table.step("owlet-moth") == table.step("pika") == 1
    assert {anna, paul} <= set(table.seen_by(None)["discards"])
    assert (table.phase, table.state["round_number"][0]) == ("CARDS", 2)
