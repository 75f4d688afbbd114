"""Tests marked `interpreted` call rules as plain Python functions; the others also pass compiled."""

import pytest

from islario.kernel.rule import COMPILED


@pytest.fixture(autouse=True)
def interpreter(request: pytest.FixtureRequest) -> None:
    if COMPILED and request.node.get_closest_marker("interpreted"):
        pytest.fail("This test calls rules as plain Python functions: run it with NUMBA_DISABLE_JIT=1.")
