"""The project's own habits, held by tests: types outside rules, files of a readable size, nothing of elsewhere."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
RULE_MARKS = {"rule", "query", "part", "verb", "cuda.jit"}


def is_rule(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(ast.unparse(mark).split("(")[0] in RULE_MARKS for mark in function.decorator_list)


def untyped(path: Path) -> list[str]:
    found = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_rule(node) and node.name != "typed":
            args = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            bare = [a.arg for a in args if a.annotation is None and a.arg not in ("self", "cls")]
            if bare or (node.returns is None and node.name != "__init__"):
                found.append(f"{path.name}:{node.lineno} {node.name}")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_every_function_but_rules_has_types(path: Path) -> None:
    assert untyped(path) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_files_are_of_a_readable_size(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 350


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_every_layer_knows_only_those_below_it(path: Path) -> None:
    layers = ["words", "kernel", "games", "match", "laws", "bots", "lab", "server", "cli"]
    here = path.relative_to(ROOT / "src" / "islario").parts[0]
    if here not in layers:
        return
    allowed = set(layers[: layers.index(here) + 1])
    if path.name == "prepare.py":  # warms up the layers above, in a process of its own
        allowed |= {"bots", "lab"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("islario."):
            assert node.module.split(".")[1] in allowed, f"line {node.lineno}: {node.module}"


def test_games_do_not_know_each_other() -> None:
    for path in (ROOT / "src/islario/games").glob("*/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("islario.games."):
                assert node.module is not None
                assert node.module.split(".")[2] == path.parent.name, path
