"""In a terminal of 80 columns every game shows its whole table: nothing is cut and no word is parted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.text import Text

import islario
from islario.games import OURS
from islario.games.isla_dorada.box.island import BASE, SITE_NAMES
from islario.words import LANGUAGES

COLUMNS = 80


def positions(match: islario.Match, step: int) -> Iterator[islario.Match]:
    """Every so many moves of a match at random, and its end."""
    bot = islario.bot("random", 4)
    while not match.over:
        if len(match.plies) % step == 0:
            yield match
        match.play(match.pending[0], bot.choose(match.view_state(match.pending[0])))
    yield match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_pictures_fit_with_the_most_players(name: str, language: str) -> None:
    """What has columns fits as it is; a sentence may go on in a second line."""
    game = islario.game(name)
    match = game.new(game.seats[-1], seed=5)
    words = game.words(language, tuple(f"Maximiliana {seat}" for seat in range(match.players)))
    for position in positions(match, 40):
        lines = Text.from_markup(position.board(0, words)).split("\n")
        drawn = [line for line in lines if "  " in line.plain.strip()]
        assert [line.plain for line in drawn if line.cell_len > COLUMNS] == []


def test_the_map_of_isla_dorada_shows_every_name_whole() -> None:
    """With markers counted beside the names too."""
    game = islario.game("isla-dorada")
    named = [name for site, name in enumerate(SITE_NAMES) if site != BASE]
    for players in game.seats:
        for position in positions(game.new(players, seed=players), 100):
            board = Text.from_markup(position.board(None, game.words("fr"))).plain
            assert [name for name in (*named, "Camp de base") if name not in board] == []
