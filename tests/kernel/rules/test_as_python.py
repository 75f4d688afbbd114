"""Rules put together again as plain Python: what they call and read stands for plain Python too."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from islario.kernel.interpreted import Cells, as_python

SOURCE = """
def even(n): return n == 0 or odd(n - 1)
def odd(n): return n != 0 and even(n - 1)
def last(n): return TABLE[n]
"""


class Compiled:
    """Stands for what the compiler makes of a rule: its Python is there, and it must not be called."""

    def __init__(self, function: FunctionType) -> None:
        self.py_func = function

    def __call__(self, *args: int) -> int:
        raise AssertionError("compiled code was called")


@pytest.fixture
def rules() -> dict[str, Any]:
    module = ModuleType("rules_of_a_test")
    exec(SOURCE, module.__dict__)
    names = module.__dict__
    names.update({name: Compiled(names[name]) for name in ("even", "odd", "last")})
    names["TABLE"] = np.array([3, 5, 7], np.int8)
    return names


def test_rules_that_call_each_other_in_a_circle_call_nothing_compiled(rules: dict[str, Any]) -> None:
    even: Callable[[int], bool] = as_python(rules["even"])
    assert [even(n) for n in range(4)] == [True, False, True, False]
    assert as_python(rules["even"]) is even, "made once"


def test_tables_are_read_as_interpreted_rules_read_them(rules: dict[str, Any]) -> None:
    last = as_python(rules["last"])
    assert last(2) == 7
    with pytest.raises(IndexError):
        last(-1)
    assert isinstance(last.__globals__["TABLE"], Cells)


def test_what_is_not_compiled_stays_what_it_is() -> None:
    def plain(n: int) -> int:
        return n

    assert as_python(plain) is plain
