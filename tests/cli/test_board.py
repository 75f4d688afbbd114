"""The table of Trails of Tucana in a terminal: narrow enough, legible without colour, and without others' secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from rich.text import Text

import islario
from islario.cli.program.screen import Screen
from islario.words import Words

GAME = "trails-of-tucana"


def drawn(match: islario.Match, seat: int | None, language: str = "en", names: tuple[str, ...] = ()) -> str:
    return Text.from_markup(match.board(seat, match.game.words(language, names))).plain


def played_on(match: islario.Match, name: str = "random") -> Iterator[islario.Match]:
    bot = islario.bot(name, 4)
    while not match.over:
        yield match
        match.play(match.pending[0], bot.choose(match.view_state(match.pending[0])))
    yield match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("island", "columns"), [("petit", 80), ("grande", 90)])
def test_the_table_is_narrow_enough_throughout_a_match(island: str, columns: int, language: str) -> None:
    names = ("Maximiliana-Alexandrina", "漢字漢字漢字漢字漢字", *"[/x]")
    match = islario.game(GAME).new(6, seed=8, island=island, special_bonus=True)
    for position in played_on(match):
        if len(position.plies) % 23 == 0 or position.over:
            for seat in (None, 0, 5):
                lines = Text.from_markup(position.board(seat, match.game.words(language, names))).split("\n")
                assert max(line.cell_len for line in lines) <= columns


def test_every_space_shows_its_name_its_terrain_and_what_stands_there() -> None:
    match = islario.game(GAME).new(2, seed=3)
    board = drawn(match, 0)
    for shown in ("1a∴", "2a▲B", "5d▲y", "6e≈s", "10f≈s", "3c♣t", "7c♣k", "8e∴o"):
        assert shown in board


def test_trails_are_lines_between_the_spaces_they_join() -> None:
    match = islario.game(GAME).new(1, seed=11)
    for position in played_on(match):
        trails = [name.split("-") for name in position.view(0)["table"]["sheets"][0]["trails"]]
        level = sum(a.rstrip("abcdefghi") == b.rstrip("abcdefghi") for a, b in trails)
        board = drawn(position, 0).partition("\n ∴  desert   ♣")[0]
        strokes = sum(board.count(stroke) for stroke in "╲╱")
        assert strokes == len(trails) - level
        for a, b in trails:
            if a.rstrip("abcdefghi") == b.rstrip("abcdefghi"):
                found = re.search(rf"(?<!\d){a}.*?{b}", board)
                assert found is not None
                assert "━" in found.group()


def test_this_turn_s_trails_stand_out_and_others_do_not_see_them() -> None:
    match = islario.game(GAME).new(2, seed=3)
    before = {seat: drawn(match, seat) for seat in (1, None)}
    match.play(0, next(move for move in match.moves(0) if (move.a, move.b) == ("2c", "2d")))
    words = match.game.words("en")
    assert "[bold #d29a1c]━━━[/]" in match.board(0, words)
    for seat, board in before.items():
        assert drawn(match, seat) == board.replace("0 points  drawing…", "0 points  finished", 1)


def test_what_is_connected_is_told_without_colour() -> None:
    match = islario.game(GAME).new(1, seed=11)
    *_, position = played_on(match, "greedy")
    sheet, board = position.view(0)["table"]["sheets"][0], drawn(position, 0)
    connected = sum(len(spaces) for spaces in sheet["sights"].values())
    assert connected
    box = board[board.index("Sights") : board.index("Points")]
    assert box.count("✓") == connected + len(sheet["pairs"])
    for space in sheet["sights"]["toucan"]:
        assert f"{space}♣T" in board


def test_alone_the_score_earns_a_grade() -> None:
    match = islario.game(GAME).new(1, seed=11)
    *_, position = played_on(match)
    words = match.game.words("fr")
    for reached in range(7):
        array = position.state.array
        array["grade"][0, 0] = reached
        board = Text.from_markup(match.game.rules.face.board(match.game.desk.hidden(array, 0), words)).plain
        assert (words.say(f"grade-{reached}") if reached else "Le premier grade en demande 50") in board


def test_a_spectator_sees_a_line_for_everyone() -> None:
    match = islario.game(GAME).new(3, seed=3)
    lines = drawn(match, None, names=("Ana", "Ben", "Cleo")).splitlines()
    assert [line.split()[1] for line in lines[-3:]] == ["Ana", "Ben", "Cleo"]


def test_in_a_narrow_terminal_the_boxes_come_below_the_map(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = islario.game(GAME).new(2, seed=3)

    def shown_in(width: int) -> str:
        monkeypatch.setenv("COLUMNS", str(width))
        Screen(Words.common("en")).draw(match.board(0, match.game.words("en")))
        shown = capsys.readouterr().out
        assert max(map(len, shown.splitlines())) <= width
        return shown

    narrow = shown_in(60)
    assert narrow.index("10f≈s") < narrow.index("Round 1/2, turn 1/13") < narrow.index("■")
    assert "the whole picture needs 80" in " ".join(shown_in(40).split())
