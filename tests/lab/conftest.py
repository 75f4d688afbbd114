"""The researchers' interfaces are held to their peers' own suites, over every game on the shelf."""

import pytest

from islario.games import OURS
from islario.match import game


def tables() -> list[tuple[str, int]]:
    """Every game with its fewest, a middling and its most players."""
    found = []
    for name in OURS:
        seats = game(name).seats
        found += [(name, players) for players in sorted({seats[0], (seats[0] + seats[-1]) // 2, seats[-1]})]
    return found


@pytest.fixture(params=OURS, scope="session")
def name(request: pytest.FixtureRequest) -> str:
    """The name of a game."""
    return str(request.param)


@pytest.fixture(params=tables(), ids=lambda table: f"{table[0]}-{table[1]}", scope="session")
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    """A game and a number of players."""
    name, players = request.param
    return str(name), int(players)
