"""What a network costs (`python -m benchmarks.learned`): that it is measured and printed; nothing is timed here."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.learned import main

from islario.bots import admiral
from islario.match import game
from tests.learned.networks import learn

GAME = "trails-of-tucana"


@pytest.mark.plays(GAME)
def test_it_prints_a_row_for_each_game_that_has_a_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn(game(GAME).rules, tmp_path, monkeypatch)
    monkeypatch.setattr(admiral, "is_ready", lambda opened: True)
    monkeypatch.setenv("COLUMNS", "160")
    main("0.01")
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("│")]
    assert len(rows) == 1
    title, evaluation, captain, searched, part = (cell.strip() for cell in rows[0].strip("│").split("│"))
    assert title == "Trails of Tucana, 2 players"
    assert 0 < float(evaluation) < 10_000
    assert int(searched.replace(",", "")) > 0
    assert int(captain.replace(",", "")) > 0
    assert part.endswith(" %")
