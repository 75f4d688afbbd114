"""`--components FILE`: the owner of a box replaces a game's component data, before any game is imported."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from pathlib import Path

from islario.cli.program.files import read_text
from islario.games.shelf import check_name
from islario.kernel.components import VARIABLE
from islario.kernel.errors import ComponentError


def use_components(names: Sequence[str]) -> None:
    """Checks that each file is one and for which game it is; its tables are checked when the game is opened."""
    paths = [Path(name).absolute() for name in names]
    for path in paths:
        try:
            tables = tomllib.loads(read_text(path))
        except tomllib.TOMLDecodeError as fault:
            raise ComponentError("component-syntax", file=str(path), wrong=str(fault)) from None
        game = tables.get("game")
        if not isinstance(game, str):
            raise ComponentError("component-no-game", file=str(path))
        check_name(game)  # a file for a game that does not exist would replace nothing, in silence
    if paths:
        before = [os.environ[VARIABLE]] if os.environ.get(VARIABLE) else []
        os.environ[VARIABLE] = os.pathsep.join([*before, *map(str, paths)])
