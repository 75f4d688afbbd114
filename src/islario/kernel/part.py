"""`@part`: a piece of a longer rule, compiled where it stands.

Numba compiles a rule together with all that it calls. A search calls a game's whole rules; were each of its steps a
rule of its own, they would all be compiled again for each step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba

from islario.kernel.rule import COMPILED


def part(function: Callable[..., Any]) -> Callable[..., Any]:
    return numba.njit(inline="always")(function) if COMPILED else function
