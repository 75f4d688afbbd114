"""Before it is too late: loading a pirate that would come for oneself is said in the preview."""

from __future__ import annotations

from islario import Move
from islario.games.islas_canarias.rules.state import Phase
from islario.match import game
from tests.games.islas_canarias.positions import Table


def loading(*cards: str) -> Table:
    table = Table(ana="tenerife", bruno="lanzarote")
    table.houses("ana", green="ABC", blue="D")
    table.houses("bruno", green="A", blue="B")
    table.hand("ana", *cards)
    table.turn("ana", Phase.LOAD)
    return table


def warned(table: Table, card: str) -> list[str]:
    told = table.match.preview(0, Move("load", card=card)).warnings
    return [game("islas-canarias").words("en").tell(each) for each in told]


def test_a_pirate_for_whom_one_holds_the_privilege() -> None:
    table = loading("pirate-green", "pirate-blue", "pirate-red", "segador")
    table.owns("ana", "green")
    table.owns("bruno", "red")
    assert warned(table, "pirate-green") == [
        "As things stand the green pirate would come for you alone and take one of your houses."
    ]
    assert warned(table, "pirate-blue") == [
        "As things stand the blue pirate would come for you too and take one of your houses."
    ], "both have the most points in blue"
    assert warned(table, "pirate-red") == [], "it goes for bruno"
    assert warned(table, "segador") == []


def test_who_is_protected_or_has_nothing_to_lose_is_not_warned() -> None:
    table = loading("pirate-green")
    table.owns("ana", "green", "red")
    assert warned(table, "pirate-green") == []
    bare = Table(ana="tenerife", bruno="lanzarote")
    bare.palaces("ana", green="A")
    bare.owns("ana", "green")
    bare.hand("ana", "pirate-green", "segador")
    bare.turn("ana", Phase.LOAD)
    assert warned(bare, "pirate-green") == []


def test_nobody_is_warned_of_drawing_a_card() -> None:
    table = loading("pirate-green")
    table.owns("ana", "green")
    table.turn("ana", Phase.ACT)
    kinds = {move.kind for move in table.match.moves(0)}
    assert "load" not in kinds
    assert all(table.match.preview(0, move).warnings == [] for move in table.match.moves(0))


def test_who_would_send_a_pirate_on_is_seen_before_it_is_loaded() -> None:
    table = loading("pirate-green", "pirate-blue", "pirate-red")
    table.owns("bruno", "green", "red")
    prey = table.match.view(0)["table"]["prey"]
    assert {card: told["shield"] for card, told in prey.items()} == {
        "pirate-green": "red",
        "pirate-blue": None,
        "pirate-red": "red",
    }
