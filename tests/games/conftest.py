"""Tests marked `interpreted` call rules as plain Python functions; the others also pass compiled."""

import sys
from collections.abc import Generator

import pytest

from islario.kernel.rule import COMPILED


@pytest.fixture(autouse=True)
def interpreter(request: pytest.FixtureRequest) -> None:
    if COMPILED and request.node.get_closest_marker("interpreted"):
        pytest.fail("This test calls rules as plain Python functions: run it with NUMBA_DISABLE_JIT=1.")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Coverage looks away from tests marked `unwatched`: to watch each line takes more time than to play."""
    if not item.get_closest_marker("unwatched"):
        return (yield)
    watching = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watching)
