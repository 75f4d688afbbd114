"""Figures for Prometheus: everything that is counted says what it is, and several processes' stand side by side."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import httpx
import pytest

from islario.server.watching.metrics import WHAT, Metrics, in_text
from tests.server.table import GAME, made

SERVER = Path(__file__).parents[2] / "src" / "islario" / "server"
HOSTING = Path(__file__).parents[2] / "docs" / "hosting"
NAME = re.compile(r"\bislario_[a-z_]+[a-z]")
SAMPLE = re.compile(r'islario_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+]+')


def counted(how: str) -> set[str]:
    """Every name that the server's code counts, or (`observe`) times."""
    found = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr == how and "metrics" in ast.unparse(node.func.value):
                    assert isinstance(node.args[0], ast.Constant), f"{path}:{node.lineno} has no name of its own"
                    found.add(str(node.args[0].value))
    return found


def gauges() -> set[str]:
    """Every name that the code looks at when it is asked."""
    found = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "gauges":
                keys = [key for each in ast.walk(node) if isinstance(each, ast.Dict) for key in each.keys]
                found |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    return found


def test_every_figure_says_what_it_is() -> None:
    assert counted("count") | counted("observe") | gauges() == set(WHAT)


def told() -> set[str]:
    """Every name as Prometheus knows it."""
    timings = {f"{name}{part}" for name in counted("observe") for part in ("", "_bucket", "_sum", "_count")}
    return {f"islario_{name}" for name in (*gauges(), *timings, *(f"{name}_total" for name in counted("count")))}


def test_the_dashboard_shows_what_there_is() -> None:
    dashboard = json.loads((HOSTING / "grafana.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = {name for query in queries for name in NAME.findall(query)}
    assert named
    assert named - told() == set()
    shown = {name.removesuffix("_bucket") for name in named}
    left_out = {"games_ready", "hints_total", "sockets_opened_total", "tables_made_room_total"}
    whole = {name for name in told() if not name.endswith(("_bucket", "_sum", "_count"))}
    assert whole - shown == {f"islario_{name}" for name in left_out}, "a new figure is shown, or left out on purpose"


def test_the_page_for_operators_names_what_there_is() -> None:
    page = (HOSTING.parent / "hosting.md").read_text(encoding="utf-8")
    named = set(NAME.findall(page))
    assert len(named) > 8
    assert named - told() == set()


@pytest.mark.plays(GAME)
def test_a_server_tells_them_in_prometheus_format(client: httpx.Client) -> None:
    table = made(client, "here", "here")
    table.first_move(0)
    lines = client.get("/metrics").text.splitlines()
    kinds = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(kinds) == len(set(kinds))
    samples = [line for line in lines if not line.startswith("#")]
    assert [line for line in samples if not SAMPLE.fullmatch(line)] == []
    values = {line.split()[0]: float(line.split()[1]) for line in samples}
    assert values["islario_database_bytes"] > 10_000
    assert values["islario_memory_bytes"] > 10_000_000
    assert values["islario_move_seconds_count"] >= 1


def test_those_of_several_processes_stand_together() -> None:
    one, two = Metrics(), Metrics()
    one.count("moves", 3)
    two.count("moves", 4)
    two.count("requests", method="GET", status="200")
    one.observe("move_seconds", 0.004)
    text = in_text({"0": one.figures({"sockets": 2}), "1": two.figures({"sockets": 123_456_789})})
    lines = text.splitlines()
    begin = lines.index("# TYPE islario_moves_total counter")
    assert lines[begin + 1 : begin + 3] == ['islario_moves_total{process="0"} 3', 'islario_moves_total{process="1"} 4']
    assert text.count("# TYPE islario_sockets gauge") == 1
    assert 'islario_sockets{process="1"} 123456789' in lines
    assert 'islario_requests_total{process="1",method="GET",status="200"} 1' in lines
    assert 'islario_move_seconds_bucket{process="0",le="0.005"} 1' in lines
