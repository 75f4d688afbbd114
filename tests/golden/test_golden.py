"""A change of the rules shows in the playthroughs: look at the diff, and write them anew with `make golden`."""

import pytest

from islario.games import OURS
from tests.golden import FOLDER, playthrough


@pytest.mark.parametrize("name", OURS)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
