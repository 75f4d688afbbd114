"""The laws run over every game on the shelf: a new game joins by being registered."""

import os

import pytest
from hypothesis import HealthCheck, settings

from islario.games import GAMES
from islario.match import game
from tests.laws.positions import played

settings.register_profile(
    "laws",
    max_examples=int(os.environ.get("ISLARIO_LAW_EXAMPLES", "40")),
    deadline=None,
    derandomize="ISLARIO_LAW_EXAMPLES" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("laws")


@pytest.fixture(params=GAMES, scope="session")
def name(request: pytest.FixtureRequest) -> str:
    """The name of a game, its compiled code loaded (Numba uses `random` then, which hypothesis frowns upon)."""
    name = str(request.param)
    played(game(name).new(seed=1), 1, 3)
    return name
