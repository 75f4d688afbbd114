"""What people see of a table."""

from islario.match import Move, game
from perlas.box.components import NONE
from perlas.face.words import tell_move


def test_the_board_shows_what_a_seat_may_know_and_nothing_else() -> None:
    match = game("perlas").new(["Ana", "Bo"], seed=4, storm=True)
    words = match.game.words("en", match.names)
    mine, theirs = (match.board(seat, words) for seat in (0, 1))
    assert mine.startswith("Round 1 of 6\n")
    assert "closed by the storm" in mine
    hands = [" ".join(map(str, match.view(seat)["table"]["divers"][seat]["hand"])) for seat in (0, 1)]
    assert f"[bold]Ana[/]  cards {hands[0]}" in mine
    assert f"cards {hands[1]}" not in mine
    assert f"[bold]Bo[/]  cards {hands[1]}" in theirs


def test_the_board_shows_dives_and_pearls_and_empty_coves() -> None:
    match = game("perlas").new(2, seed=4)
    match._state["dived"][0, :2] = [7, 3]
    match._state["pearls"][0, 1] = [2, 0, 0, 1]
    match._state["cove"][0, 2] = NONE
    shown = match.board(None, match.game.words("fr"))
    assert "[bold]Joueur 1[/]  plonge à 7" in shown
    assert "[bold]Joueur 2[/]  [white]●●[/] [yellow]●[/]  plonge à 3" in shown
    assert "C (4)  [dim]·[/]" in shown


def test_a_move_is_told_with_what_it_takes() -> None:
    match = game("perlas").new(2, seed=4)
    match._state["cove"][0, :2] = [3, NONE]
    hidden, words = match.view_state(0).hidden, match.game.words("en")
    told = [words.tell(tell_move(hidden, Move("take", cove=cove))) for cove in "AB"]
    assert told == ["Take a gold pearl from cove A, depth 1", "Take from cove B, depth 2"]
