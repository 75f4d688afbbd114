"""The laws run over every game on the shelf: a new game joins by being there."""

import pytest

from islario.games import OURS


@pytest.fixture(params=OURS, scope="session")
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)
