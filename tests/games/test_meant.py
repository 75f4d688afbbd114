"""Which thing a move speaks of: an example of each kind of move, in every game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from islario.games import OURS
from islario.games.isla_dorada.box.components import Card
from islario.games.islas_canarias.box.components import CARD_NAMES
from islario.kernel.moves import Move
from islario.laws.positions import fresh_match, played
from islario.match import Match, game
from islario.match.things import meant
from tests.games.isla_dorada.positions import Table as Expedition
from tests.games.islas_canarias.positions import Table as Islands
from tests.games.la_isla.positions import Table as Isla

Example = tuple[Mapping[str, Any], list[str]]


def samedi_strikes() -> Match:
    table = Expedition()
    table.state["bolt"] = Card.SAMEDI
    return table.match


def a_pirate_is_turned() -> Match:
    table = Islands(ana="tenerife", bruno="lanzarote")
    table.houses("ana", green="H", blue="D")
    table.state["turned_count"] = 1
    table.one["turned"][0] = CARD_NAMES.index("pirate-red")
    return table.match


def a_card_is_shown() -> Match:
    table = Isla("Anna", "Paul")
    table.state["slots"][0, 0] = FIRST
    return table.match


FIRST = 7
TABLES = {"isla-dorada": samedi_strikes, "islas-canarias": a_pirate_is_turned, "la-isla": a_card_is_shown}
SAYS: Mapping[str, Mapping[str, Example]] = {
    "isla-dorada": {
        "pass": ({}, ["part:auction"]),
        "path": ({"path": "p09"}, ["path:p09"]),
        "fly": ({"to": "kilitiping"}, ["site:kilitiping"]),
        "amount": ({"n": 3}, ["part:auction"]),
        "ovetos": ({"n": 4}, ["card:ovetos"]),
        "juju": ({"seat": 1}, ["card:juju"]),
        "pay": ({"card": "yak"}, ["card:yak"]),
        "sangaia": ({"answer": "yes"}, ["card:sangaia"]),
        "treasure": ({"treasure": "hora_pena_mask"}, ["treasure:hora_pena_mask"]),
        "treasure_with_bonus": ({"treasure": "hora_pena_mask"}, ["treasure:hora_pena_mask"]),
        "done": ({}, ["part:treasures"]),
        "reject_treasure": ({"treasure": "hora_pena_mask"}, ["treasure:hora_pena_mask"]),
        "reject_destiny": ({"destiny": "museum"}, ["destiny:museum"]),
        "take": ({"card": "panda"}, ["card:panda"]),
        "take_from_deck": ({}, ["part:deck"]),
        "no_purchase": ({}, ["part:gold"]),
        "victim": ({"seat": 1}, ["card:samedi"]),
        "pair": ({"a": 0, "b": 1}, ["card:samedi"]),
        "monster": ({"path": "p09"}, ["path:p09"]),
        "discard": ({"card": "yak"}, ["card:yak"]),
    },
    "islas-canarias": {
        "take_island": ({"island": "tenerife"}, ["island:tenerife"]),
        "build": ({"card": "cestero"}, ["card:cestero"]),
        "load": ({"card": "cestero"}, ["card:cestero"]),
        "draw": ({}, ["part:deck"]),
        "take_extra": ({}, ["part:deck"]),
        "place": ({"area": "H"}, ["area:tenerife/H"]),
        "use": ({"area": "H"}, ["area:tenerife/H"]),
        "give_back": ({"area": "H"}, ["area:tenerife/H"]),
        "colour": ({"colour": "red"}, ["house:red"]),
        "palace": ({"area": "H"}, ["palace:green"]),
        "town": ({"area": "D"}, ["town:blue"]),
        "name": ({"seat": 1}, ["card:pirate-red"]),
        "end_turn": ({}, []),
    },
    "la-isla": {
        "assign": ({"a": 12, "b": 3, "d": 44}, []),  # three at once: the one that is pointed at explains itself
        "cover": ({"slot": 1}, [f"card:{FIRST}"]),
        "take": ({"colour": "gray"}, ["resource:gray"]),
        "lift": ({"space": "M0"}, ["space:M0"]),
        "place": ({"space": "M0"}, ["space:M0"]),
        "pay": ({"one": "gray"}, ["resource:gray"]),
        "use": ({"card": 5}, ["card:5"]),
        "swap": ({"give": "gray", "get": "green"}, ["resource:green"]),
        "mark": ({"animal": "dodo"}, ["animal:dodo"]),
        "done": ({}, []),
    },
}


@pytest.mark.parametrize("name", SAYS)
def test_every_kind_of_move_speaks_of_what_it_is_about(name: str) -> None:
    match = TABLES[name]()
    hidden = match._hidden(0)
    told = {kind: meant(match.game, hidden, Move(kind, **details)) for kind, (details, _) in SAYS[name].items()}
    assert told == {kind: things for kind, (_, things) in SAYS[name].items()}
    assert {*told} == {*match.game.rules.moves.kinds}, "an example of each"


def test_who_declines_a_function_is_told_which() -> None:
    table = Isla("Anna", "Paul")
    card, _ = table.shows("Anna", "land-vp grassland", "land-resource grassland")
    table.cubes("Anna", green=2)
    table.explore("Anna")
    table.place("Anna", "M1")
    assert meant(table.match.game, table.match._hidden(0), Move("done")) == [f"card:{card}"]


def test_an_empty_slot_holds_nothing_to_lose() -> None:
    table = Isla("Anna", "Paul")
    assert meant(table.match.game, table.match._hidden(0), Move("cover", slot=1)) == []


@pytest.mark.parametrize("name", OURS)
def test_a_preview_names_only_what_can_be_explained(name: str) -> None:
    match = played(fresh_match(game(name), random.Random(name)), seed=1, most=12)
    known = {thing.id for thing in match.game.rules.face.things(tuple(match._hidden(0).options.tolist()))}
    seat = match.pending[0]
    move = match.moves(seat)[-1]
    things = match.preview(seat, move).things
    assert {*things} <= known
    assert things == meant(match.game, match._hidden(seat), move)
