"""`--game NAME`: only what stands on that game; with it `python -m tests.run --game NAME` compiles no other."""

from __future__ import annotations

import pytest

from islario.games import OURS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", choices=OURS, help="leave out the tests of the other games")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("game") is None:
        return
    others = set(OURS) - {config.getoption("game")}
    elsewhere = [item for item in items if others & games_of(item)]
    config.hook.pytest_deselected(items=elsewhere)
    items[:] = [item for item in items if item not in elsewhere]


def games_of(item: pytest.Item) -> set[str]:
    """The games that a test names: in its parameters, or with `pytest.mark.plays`."""
    marked = {name for mark in item.iter_markers("plays") for name in mark.args}
    return marked | {name for name in OURS if name in item.name}
