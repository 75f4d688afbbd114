"""The Python face: what a match answers, what it refuses, and that a refusal changes nothing."""

import json
import re
from collections.abc import Callable

import pytest

import islario
from islario.match.errors import BadOption, CannotUndo, IllegalMove, NotYourTurn, UnknownGame

NAME = "trails-of-tucana"


def fresh(**options: object) -> islario.Match:
    return islario.game(NAME).new(players=3, seed=7, **options)  # type: ignore[arg-type]


def finished() -> islario.Match:
    match = fresh()
    while not match.over:
        seat = match.pending[-1]
        match.play(seat, match.game.desk.legal(match.state, seat)[0])
    return match


def test_a_fresh_match_asks_everyone() -> None:
    match = fresh()
    assert match.pending == (0, 1, 2)
    assert (match.over, match.winners, match.scores) == (False, (), (0, 0, 0))
    assert "deciding: 0, 1, 2" in repr(match)


def test_a_move_can_be_played_by_object_name_or_number() -> None:
    match = fresh()
    move = match.moves(0)[2]
    match.play(0, move)
    match.play(1, islario.Move("draw", a=move.b, b=move.a))
    match.play(2, move.number or 0)
    assert match.plies == [(0, move.number), (1, move.number), (2, move.number)]


def test_a_move_tells_itself() -> None:
    move = fresh().moves(0)[0]
    assert repr(move) == f"Move('draw', a={move.a!r}, b={move.b!r}, words={str(move)!r})"
    assert eval(repr(move), {"Move": islario.Move}) == move
    assert repr(islario.Move("draw", a=move.a, b=move.b)) == f"Move('draw', a={move.a!r}, b={move.b!r})"
    assert str(move).startswith("Draw from ")
    assert move.tell("fr").startswith("Tracer de ")
    with pytest.raises(AttributeError):
        _ = move.card


def test_playing_returns_what_happened() -> None:
    match = fresh()
    match.play(0, match.moves(0)[0])
    match.play(1, match.moves(1)[0])
    happenings = match.play(2, match.moves(2)[0])
    assert [happening.kind for happening in happenings] == ["trail_drawn"] * 3 + ["cards_turned"]
    assert str(happenings[0]).startswith("Player 1 draws from")


def test_names_of_players_stand_in_the_log() -> None:
    match = fresh()
    assert "Ana writes the letters" in match.log(names=("Ana", "Ben", "Cho"))[1]
    assert match.log("fr", names=("Ana", "Ben", "Cho"))[2].startswith("Ben écrit")


@pytest.mark.parametrize(
    ("seat", "move", "error", "told"),
    [
        (0, 9999, IllegalMove, "There is no such move here: 9999."),
        (0, -1, IllegalMove, "There is no such move here: -1."),
        (0, True, IllegalMove, "There is no such move here: True."),
        (0, None, IllegalMove, "There is no such move here: None."),
        (0, islario.Move("fly"), IllegalMove, 'There is no move called "fly" in this game. Moves: draw.'),
        (0, islario.Move("drew", a="1a", b="1b"), IllegalMove, 'Did you mean "draw"?'),
        (0, islario.Move("draw", a="1a"), IllegalMove, 'A move "draw" needs "b": 1a, 1b, '),
        (0, islario.Move("draw", a="1a", b="1b", c="1c"), IllegalMove, 'has no "c"; it takes: a, b.'),
        (0, islario.Move("draw", a="1a", b="9z"), IllegalMove, "\"b\" cannot be '9z' here; it can be: 1a, 1b, 1c, "),
        (0, islario.Move("draw", a="1a", b="9a"), IllegalMove, "A trail joins two adjacent spaces, and 1a (desert)"),
        (0, islario.Move("draw", a="1a", b="1b"), IllegalMove, "does not match them"),
        (3, 0, BadOption, "There is no seat 3 at this table; seats are numbered 0 to 2."),
        (-1, 0, BadOption, "There is no seat -1"),
    ],
)
def test_what_cannot_be_played_is_refused_with_why(
    seat: int, move: object, error: type[islario.IslarioError], told: str
) -> None:
    match = fresh()
    before = match.state.tobytes()
    with pytest.raises(error) as refusal:
        match.play(seat, move)  # type: ignore[arg-type]
    assert told in str(refusal.value)
    assert refusal.value.tell("fr")
    assert match.state.tobytes() == before
    assert match.plies == []


def test_nobody_moves_twice_in_a_turn() -> None:
    match = fresh()
    match.play(1, match.moves(1)[0])
    with pytest.raises(NotYourTurn, match="Player 2 has nothing to decide now"):
        match.play(1, 0)


def test_nobody_moves_after_the_end() -> None:
    match = finished()
    with pytest.raises(NotYourTurn, match="The match is over"):
        match.play(0, 0)
    assert match.winners
    assert "over" in repr(match)


def test_a_drawn_trail_is_not_drawn_again() -> None:
    match = fresh()
    moves = [match.moves(seat)[0] for seat in range(3)]
    for seat, move in enumerate(moves):
        match.play(seat, move)
    with pytest.raises(IllegalMove, match="already drawn a trail"):
        match.play(0, moves[0])


@pytest.mark.parametrize("players", [0, 9])
def test_too_few_or_too_many_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="Trails of Tucana is for 1 to 8 players"):
        islario.game(NAME).new(players)


@pytest.mark.parametrize("players", ["2", "three", 2.0, True])
def test_a_number_of_players_is_a_whole_number(players: object) -> None:
    with pytest.raises(BadOption, match=re.escape(f"is a whole number, as in players=2, not {players!r}.")):
        islario.game(NAME).new(players)  # type: ignore[arg-type]


@pytest.mark.parametrize(("value", "choice"), [(True, "on"), (1, "on"), ("On", "on"), (False, "off"), (0, "off")])
def test_a_switch_is_set_by_a_word_or_a_truth_value(value: object, choice: str) -> None:
    assert fresh(special_bonus=value).options["special_bonus"] == choice


@pytest.mark.parametrize("value", [2, -1, 1.0])
def test_a_switch_is_not_set_by_other_numbers(value: object) -> None:
    with pytest.raises(BadOption, match="off, on"):
        fresh(special_bonus=value)


@pytest.mark.parametrize(
    "told", [islario.Match.log, lambda match, of: match.question(0, of), lambda m, of: m.game.title(of)]
)
def test_a_language_without_words_is_refused_by_name(told: Callable[[islario.Match, str], object]) -> None:
    with pytest.raises(BadOption, match=r'There are no words in "de".*Languages: en, fr') as refusal:
        told(fresh(), "de")
    assert refusal.value.tell("de") == str(refusal.value)


def test_errors_can_be_caught_from_the_top_of_the_package() -> None:
    for name in ("BadOption", "BadRecord", "CannotUndo", "ComponentError", "IllegalMove", "NotYourTurn", "UnknownBot"):
        assert issubclass(getattr(islario, name), islario.IslarioError)
        assert name in dir(islario)
    with pytest.raises(islario.IllegalMove):
        fresh().play(0, 9999)


def test_one_player_is_one_player() -> None:
    assert "1 player, 0 moves" in repr(islario.game(NAME).new(1, seed=1))
    assert "3 players, 0 moves" in repr(fresh())


def test_unknown_options_and_choices_are_refused_with_a_hint() -> None:
    with pytest.raises(BadOption, match=r'no option "symetry".*Did you mean "symmetry"'):
        fresh(symetry=True)
    with pytest.raises(BadOption, match=r'cannot be "grand".*petit, grande.*Did you mean "grande"'):
        fresh(island="grand")
    with pytest.raises(BadOption, match="off, on"):
        fresh(symmetry="maybe")


def test_unknown_games_are_refused_with_a_hint() -> None:
    with pytest.raises(UnknownGame, match='Did you mean "trails-of-tucana"'):
        islario.game("trails-of-toucana")
    assert islario.game("Trails of Tucana") is islario.game("trails_of_tucana")


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(BadOption, match="32 bytes long, not 3"):
        islario.game(NAME).new(2, key=b"abc")


def test_without_a_seed_every_match_is_another() -> None:
    chosen = islario.game(NAME)
    assert chosen.new(2).key != chosen.new(2).key


def test_the_commitment_tells_nothing_but_fits_the_key() -> None:
    import hashlib

    match = fresh()
    assert match.commitment == hashlib.sha256(match.key).hexdigest()
    assert match.key.hex() not in json.dumps(match.view(0))


def test_a_view_is_json_and_carries_the_legal_moves() -> None:
    match = fresh()
    view = json.loads(json.dumps(match.view(1)))
    assert [move["number"] for move in view["moves"]] == match.game.desk.legal(match.state, 1)
    assert view["seat"] == 1
    assert json.loads(json.dumps(match.view()))["moves"] == []


def test_positions_of_the_past_can_be_seen() -> None:
    match = finished()
    earlier = match.at(10)
    assert earlier.plies == match.plies[:10]
    assert not earlier.over
    with pytest.raises(BadOption, match="no position 10000"):
        match.at(10000)


def test_undo_takes_back_one_decision_at_a_time() -> None:
    match = fresh()
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo(0)
    first = match.state.tobytes()
    match.play(0, match.moves(0)[0])
    match.play(2, match.moves(2)[0])
    match.undo(0)
    match.undo(2)
    assert match.state.tobytes() == first


def test_undo_is_refused_once_the_turn_has_closed() -> None:
    match = fresh()
    for seat in range(3):
        match.play(seat, match.moves(seat)[0])
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(2)


def test_the_state_handed_out_is_a_copy() -> None:
    match = fresh()
    match.state.array["turn"] = 99
    assert match.state.turn == 1
    with pytest.raises(AttributeError):
        match.state.turn = 99
    with pytest.raises(ValueError, match="read-only"):
        match.state.points[0, 0] = 99
    with pytest.raises(AttributeError, match="no field 'weather'"):
        _ = match.state.weather


def test_players_may_have_names() -> None:
    match = islario.game(NAME).new(["Ana", "Ben"], seed=7)
    assert match.players == 2
    assert any(line.startswith("Ben writes") for line in match.log())
    with pytest.raises(BadOption, match="1 to 8 players, not 9"):
        islario.game(NAME).new(["?"] * 9)


def test_many_moves_at_once_stop_before_the_first_bad_one() -> None:
    match = fresh()
    first = match.moves(0)[0].number or 0
    assert match.play_all([(0, first), (77, 0), (1, 0)]) == 1
    assert match.plies == [(0, first)]
