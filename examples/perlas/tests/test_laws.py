"""The laws that every island obeys; `islario check perlas` tells more of one that is broken."""

import pytest

from islario.laws import Law, all_laws, try_law
from islario.match import game

EXAMPLES = 2


@pytest.mark.parametrize("law", all_laws(), ids=lambda law: law.name)
def test_a_law(law: Law) -> None:
    tried = try_law(game("perlas"), law, EXAMPLES)
    assert tried.fault is None, f"example {tried.example}: {tried.found}"
