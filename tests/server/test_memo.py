"""What is kept for others is what would have been found: words of moves and events, in every game."""

from __future__ import annotations

import random

import msgspec
import pytest

from islario.games import GAMES
from islario.kernel.reading import Hidden
from islario.match import game
from islario.match.chronicle import happenings
from islario.match.match import shown_move
from islario.server.views.memo import Memo
from islario.server.views.telling import Teller
from islario.words import Said, Who, Words
from tests.server.table import GAME


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_moves_and_events_are_told_as_if_for_the_first_time(name: str, language: str) -> None:
    of, chance = game(name), random.Random(4)
    for _ in range(3):
        match = of.new(of.seats[-1], seed=chance.randrange(100))
        names = tuple(chance.choice(["", "Ana", "Zoé"]) for _ in range(match.players))
        teller, plain = Teller(of.rules.folder, language, names), of.words(language, ())
        plain.names = teller.names
        for _ in range(40):
            if match.over:
                break
            for seat in range(match.players):
                hidden = of.desk.hidden(match.state, seat)
                numbers = of.desk.legal(hidden, seat) if seat in match.pending else []
                told = msgspec.json.decode(msgspec.json.encode(teller.moves(of, hidden, numbers)))
                fresh = [shown_move(of, hidden, number, plain) for number in numbers]
                assert told == msgspec.to_builtins(fresh)
                events = msgspec.json.decode(msgspec.json.encode(teller.events(of, hidden)))
                known = happenings(of, hidden, -1)
                assert [(event["kind"], event["words"]) for event in events] == [
                    (each.kind, plain.tell(each.said)) for each in known
                ]
                assert [event["facts"] for event in events] == [
                    msgspec.json.decode(msgspec.json.encode(each.facts)) for each in known
                ]
            mover = chance.choice(match.pending)
            match.play(mover, chance.choice(of.desk.legal(match.state, mover)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sentence_is_made_once_whoever_it_speaks_of(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, said = game(GAME).rules.folder, Said("server-undone", who=Who(1))
    first = Teller(folder, language, ("Ana", "Zoé")).tell(said)
    monkeypatch.setattr(Words, "tell", lambda *_: pytest.fail("it was made before"))
    again = Teller(folder, language, ("\ue001", "{ $who } & \ue000")).tell(said)
    assert "Zoé" in first
    assert again == first.replace("Zoé", "{ $who } & \ue000")


def test_an_answer_is_kept_for_those_fields_that_decided_it() -> None:
    of = game(GAME)
    match = of.new(2, seed=1)
    asked: list[int] = []

    def find(hidden: Hidden) -> int:
        asked.append(hidden.viewer)
        return int(hidden.turn) + int(hidden.viewer) * 100

    memo: Memo[int] = Memo()
    for _ in range(2):
        for seat in (0, 1):
            assert memo.of("turn", of.desk.hidden(match.state, seat), find) == match.state.turn + 100 * seat
    assert asked == [0, 1]
    turn = match.state.turn
    while match.state.turn == turn:
        match.play(match.pending[0], of.desk.legal(match.state, match.pending[0])[0])
    assert memo.of("turn", of.desk.hidden(match.state, 0), find) == match.state.turn
    assert asked == [0, 1, 0]


def test_what_may_depend_on_anything_is_not_kept() -> None:
    of = game(GAME)
    hidden = of.desk.hidden(of.new(2, seed=1).state, 0)
    memo: Memo[int] = Memo()
    asked: list[int] = []

    def find(hidden: Hidden) -> int:
        asked.append(1)
        return len(hidden.tobytes())

    assert memo.of("size", hidden, find) == memo.of("size", hidden, find)
    assert len(asked) == 2


def test_an_answer_is_kept_for_the_cells_that_decided_it() -> None:
    """The rest of their fields may be another at every table, and nothing of it is told to others."""
    of = game(GAME)
    asked: list[int] = []

    def find(hidden: Hidden) -> str:
        asked.append(hidden.letter[hidden.viewer, 3])
        return f"{asked[-1]}" + (f" {hidden.letter[1 - hidden.viewer, 2]}" if asked[-1] % 2 else "")

    memo: Memo[str] = Memo()
    copies = [of.desk.hidden(of.new(2, seed=seed).state, seat) for seed in range(30) for seat in (0, 1)]
    for hidden in copies:
        own, others = hidden.letter[hidden.viewer].tolist(), hidden.letter[1 - hidden.viewer].tolist()
        assert memo.of("letters", hidden, find) == (f"{own[3]} {others[2]}" if own[3] % 2 else f"{own[3]}")
    assert len(asked) < len(copies) / 2
    assert len({hidden.letter.tobytes() for hidden in copies}) > len(asked)


def test_a_field_that_is_read_whole_decides_whole() -> None:
    of = game(GAME)
    memo: Memo[tuple[int, ...]] = Memo()

    def find(hidden: Hidden) -> tuple[int, ...]:
        return tuple(hidden.letter[0].tolist()) if hidden.letter[0, 0] else (hidden.letter[0, 0],)

    for seed in range(20):
        hidden = of.desk.hidden(of.new(2, seed=seed).state, 0)
        row = tuple(hidden.letter[0].tolist())
        for _ in range(2):
            assert memo.of("row", hidden, find) == (row if row[0] else (0,))
    assert "row" in memo.by_fields
