"""Every game's plan of learning names tables that there are. Nothing here needs PyTorch."""

from pathlib import Path

import pytest

import islario
from islario.games import OURS
from islario.learning.plan import BadPlan, plan_of


@pytest.mark.parametrize("name", OURS)
def test_plans_name_tables_that_there_are(name: str) -> None:
    game = islario.game(name)
    plan = plan_of(game)
    for table in plan.tables:
        assert table.players in game.seats
        assert game.choices({**table.options}) == {**game.choices({}), **table.options}
    assert {min(game.seats), max(game.seats)} <= {table.players for table in plan.tables}
    assert abs(sum(plan.sizes()) - plan.size) < len(plan.tables)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("size = ", "invalid"), ("[goal]\nspread = 'wide'", "spread"), ("[goal]\nspread = 1\nheight = 2", "height")],
)
def test_a_bad_plan_is_told(tmp_path: Path, text: str, wrong: str) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadPlan) as told:
        plan_of(islario.game("la-isla"), file)
    assert wrong in str(told.value).lower()


def test_a_plan_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadPlan):
        plan_of(islario.game("la-isla"), tmp_path / "none.toml")
