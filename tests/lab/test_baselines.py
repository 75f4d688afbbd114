"""All bots in one arena (`python -m benchmarks.baselines`): what is played and printed, with two bots."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks import baselines

from islario.bots import bots_for
from islario.games import OURS
from islario.match import game


def table(printed: str) -> list[list[str]]:
    rows = [line for line in printed.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


@pytest.mark.parametrize("name", OURS)
def test_every_bot_of_a_game_takes_part(name: str) -> None:
    plan = baselines.plan_of(name, None)
    assert tuple(plan.bots) == bots_for(game(name))
    assert plan.players == max(2, game(name).seats[0])
    assert plan.budget == {}


@pytest.mark.plays("islas-canarias", "isla-dorada")
def test_whole_rounds_are_played_once_and_printed_with_their_intervals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(baselines, "GAMES", ("islas-canarias", "isla-dorada"))
    two = {"islas-canarias": ("random", "greedy"), "isla-dorada": ("random",)}
    monkeypatch.setattr(baselines, "bots_for", lambda opened: two[opened.name])
    baselines.main(str(tmp_path), "--show")
    assert table(capsys.readouterr().out)[1] == ["greedy", baselines.NOT_PLAYED, baselines.NONE]
    for _ in range(2):  # the second time nothing is left to be played
        baselines.main(str(tmp_path), "--rounds", "4", "--workers", "1")
        heading, greedy, random = table(capsys.readouterr().out)
        assert heading == ["bot", "Islas Canarias, 2", "Isla Dorada, 3"]
        assert (greedy[0], random[0]) == ("greedy", "random")
        assert greedy[1].endswith("; 8)"), "four rounds of two matches"
        assert float(greedy[1].split(" ±")[0]) > float(random[1].split(" ±")[0])
        assert random[2].endswith("; 12)"), "each of three seats in turn"
    assert len((tmp_path / "islas-canarias" / "matches.jsonl").read_text().splitlines()) == 8
