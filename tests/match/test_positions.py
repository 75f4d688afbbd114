"""Matches that begin at a position: what may be named, where pieces come from, what is refused; records and undo."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import islario
from islario.games import OURS
from islario.match import Match, replay
from islario.match.position import positions_of
from islario.match.record import _checksum

PAGE = Path(__file__).parent.parent.parent / "docs/positions.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
every_game = pytest.mark.parametrize("name", OURS)
SOME: dict[str, dict[str, Any]] = {
    "trails-of-tucana": {"cards": ["water", "any"], "seats": {0: {"points": {"villages": 4}}}},
    "la-isla": {"start": 1, "seats": {0: {"animals": ["dodo", "pika"], "hand": [2, 4, 6]}, 1: {"explorers": ["M1"]}}},
    "islas-canarias": {"start": 1, "seats": {0: {"towns": {"red": ["L"]}}, 1: {"hand": ["molinero", "pirate-red"]}}},
    "isla-dorada": {"leader": 2, "markers": ["septris"], "seats": {0: {"treasures": ["rhobanis_urn"], "gold": 0}}},
}


def players_of(name: str) -> int:
    return max(2, islario.game(name).seats[0])


def begun(name: str, position: dict[str, Any] | None = None, seed: int = 5) -> Match:
    return islario.game(name).new_at(SOME[name] if position is None else position, players_of(name), seed=seed)


def refused(name: str, position: Any, language: str = "en") -> str:
    with pytest.raises(islario.BadPosition) as wrong:
        begun(name, position)
    assert wrong.value.tell("fr") != wrong.value.tell("en")
    return wrong.value.tell(language)


def named_here(match: Match) -> dict[str, Any]:
    return positions_of(match.game).read(match.state.array)


def leaves(given: Any, whole: Any) -> Iterator[tuple[Any, Any]]:
    """What a position names, beside what is there."""
    for key, value in given.items():
        if isinstance(value, dict):
            yield from leaves(value, whole[key])
        else:
            yield value, whole[key]


@every_game
def test_what_is_named_is_there_and_the_pieces_add_up(name: str) -> None:
    match, fresh = begun(name), islario.game(name).new(players_of(name), seed=5)
    assert match.pending
    for wanted, there in leaves(SOME[name], named_here(match)):
        assert sorted(there) == sorted(wanted) if isinstance(wanted, list) else there == wanted
    assert match.game.rules.pieces(match.state) == match.game.rules.pieces(fresh.state)


@pytest.mark.plays(*OURS)
def test_the_page_tells_what_is_so() -> None:
    names: dict[str, Any] = {}
    for example in EXAMPLES:
        exec(compile(example, str(PAGE), "exec"), names)
    assert len(EXAMPLES) == 3


@every_game
def test_the_page_lists_all_that_can_be_named(name: str) -> None:
    rows, title = PAGE.read_text(encoding="utf-8").splitlines(), islario.game(name).title()
    row = next(row for row in rows if row.startswith(f"| {title} |"))
    table, seats = (re.findall("`([a-z_]+)`", cell) for cell in row.split("|")[3:5])
    known = islario.game(name).position(players_of(name), seed=1)
    assert [*table, "seats"] == [*known]
    assert seats == [*known["seats"][0]]


TITLES = {name: islario.game(name).title() for name in SOME}


@every_game
def test_the_set_up_in_words_gives_it_back(name: str) -> None:
    game, players = islario.game(name), players_of(name)
    known = game.position(players, seed=9)
    match = game.new_at(known, players, seed=9)
    assert named_here(match) == known
    assert named_here(game.new_at({}, players, seed=9)) == known


@every_game
def test_a_record_holds_the_position(name: str) -> None:
    match = begun(name)
    for _ in range(6):
        seat = match.pending[0]
        match.play(seat, match.moves(seat)[-1])
    again = replay(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == match.record()
    assert again.position == match.position
    assert again.log() == match.log()


@pytest.mark.plays("la-isla")
def test_a_record_with_an_impossible_position_is_refused() -> None:
    content = json.loads(begun("la-isla").record())
    content["position"]["seats"]["0"]["hand"] = [2, 2, 4]
    del content["check"]
    with pytest.raises(islario.BadRecord, match='There are 1 of "2", and this position has 2'):
        replay(json.dumps({**content, "check": _checksum(content)}))


@pytest.mark.plays("la-isla")
@pytest.mark.parametrize("deep", [1, 300, 900, 950])
def test_lists_in_lists_without_end_are_refused(deep: int) -> None:
    content = json.loads(begun("la-isla").record())
    del content["check"]
    nested: list[Any] = []
    for _ in range(deep):
        nested = [nested]
    content["position"] = {"deck": nested}
    with pytest.raises(islario.BadRecord) as refused:
        replay(json.dumps({**content, "check": _checksum(content)}))
    assert refused.value.code in ("record-bad-position", "record-bad-value", "record-not-json")


@every_game
def test_undo_leads_back_to_the_position(name: str) -> None:
    match = begun(name)
    before, seat = match.state.tobytes(), match.pending[0]
    for move in match.moves(seat):
        trial = match.at(0)
        trial.play(seat, move)
        try:
            trial.undo(seat)
        except islario.CannotUndo:
            continue
        assert trial.state.tobytes() == before
        return
    assert name == "islas-canarias", "every card played is shown at once there"


@pytest.mark.plays("la-isla")
def test_the_position_is_the_matchs_own() -> None:
    given = {"seats": {0: {"hand": [2, 4, 6]}}}
    match = begun("la-isla", given)
    given["seats"][0]["hand"].append(8)
    assert match.position == {"seats": {"0": {"hand": [2, 4, 6]}}}
    assert match.at(0).position == match.position


@pytest.mark.plays("la-isla")
def test_a_card_in_anothers_hand_is_replaced_there() -> None:
    hand = named_here(begun("la-isla", {}))["seats"][1]["hand"]
    both = named_here(begun("la-isla", {"seats": {0: {"hand": hand}}}))["seats"]
    assert both[0]["hand"] == hand
    assert len(both[1]["hand"]) == 3
    assert not set(both[1]["hand"]) & set(hand)


@every_game
def test_the_same_position_and_seed_give_the_same_match(name: str) -> None:
    assert begun(name).state.tobytes() == begun(name).state.tobytes()
    assert begun(name, seed=6).state.tobytes() != begun(name).state.tobytes()


@pytest.mark.parametrize(
    ("name", "position", "why"),
    [
        ("la-isla", {"moon": 1}, 'In a position, "position" has no "moon"; it has: round, start, markers, tiles,'),
        ("la-isla", [], 'In a position, "position" takes names with values, not [].'),
        ("la-isla", {"seats": {2: {}}}, 'In a position, "seats" has no "2"; it has: 0, 1.'),
        ("la-isla", {"seats": []}, 'In a position, "seats" takes names with values, not [].'),
        ("la-isla", {"seats": {0: {"gold": 1}}}, 'In a position, "seats 0" has no "gold"; it has: hand, holder,'),
        ("la-isla", {"round": "two"}, "In a position, \"round\" cannot be 'two'; it can be: 1 … 99."),
        ("la-isla", {"round": True}, 'In a position, "round" cannot be True;'),
        ("la-isla", {"start": 2}, 'In a position, "start" cannot be 2; it can be: 0, 1.'),
        ("la-isla", {"start": None}, 'In a position, "start" cannot be None;'),
        ("la-isla", {"markers": {"dodo": 99}}, 'In a position, "markers dodo" cannot be 99; it can be: 0 …'),
        ("la-isla", {"markers": 3}, 'In a position, "markers" takes names with values, not 3. Names: dodo,'),
        ("la-isla", {"seats": {0: {"hand": 3}}}, 'In a position, "seats 0 hand" is a list of names, not 3.'),
        ("la-isla", {"seats": {0: {"hand": [[]]}}}, 'In a position, "seats 0 hand" cannot be []; it can be: 0 …'),
        ("la-isla", {"seats": {0: {"hand": [3]}}}, 'In a position, "seats 0 hand" counts 3 to 3, not 1.'),
        ("la-isla", {"seats": {0: {"hand": [3, 3, 4]}}}, 'There are 1 of "3", and this position has 2.'),
        ("la-isla", {"seats": {0: {"animals": ["dodo"] * 8}}}, 'There are 7 of "dodo", and this position has 8.'),
        ("la-isla", {"deck": []}, 'lies nowhere in this position; leave "deck" out of it, and it lies there.'),
        ("trails-of-tucana", {"deck": ["any"] * 3}, 'There are 2 of "any", and this position has 3.'),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(name: str, position: Any, why: str) -> None:
    assert why in refused(name, position)


@pytest.mark.plays("la-isla")
def test_a_game_that_names_nothing_begins_at_its_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = islario.game("la-isla")
    monkeypatch.setattr(game, "rules", RulesWithoutPositions(game.rules))
    with pytest.raises(islario.BadPosition, match="A match of La Isla can begin at its set-up only"):
        game.new_at({}, 2)


class RulesWithoutPositions:
    positions = None

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)
