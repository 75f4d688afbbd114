"""The project's own habits, held by tests: types outside rules, files of a readable size, nothing of elsewhere."""

import ast
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
RULE_MARKS = {"rule", "query", "part", "verb", "cuda.jit"}


@cache
def parsed(source: str) -> ast.Module:
    return ast.parse(source)


def is_rule(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(ast.unparse(mark).split("(")[0] in RULE_MARKS for mark in function.decorator_list)


def untyped(path: Path) -> list[str]:
    found = []
    for node in ast.walk(parsed(path.read_text(encoding="utf-8"))):
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


LAYERS = [
    "words",
    "kernel",
    "games",
    "match",
    "laws",
    "learned",
    "bots",
    "lessons",
    "exercises",
    "lab",
    "learning",
    "server",
    "cli",
]
PREPARE = Path("match/prepare.py")  # warms up the layers above, in a process of its own


def imported(source: str) -> list[tuple[int, str]]:
    """Every module that is imported, wherever it stands, with its line."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, name.name) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: imports say where from"
            module = node.module or ""
            found += [(node.lineno, f"{module}.{name.name}" if module == "islario" else module) for name in node.names]
    return found


def beyond(place: Path, source: str) -> list[str]:
    """The imports of a file that its layer may not know."""
    if place.parts[0] not in LAYERS:
        return []
    allowed = {
        "__version__",
        *LAYERS[: LAYERS.index(place.parts[0]) + 1],
        *(("bots", "lab") if place == PREPARE else ()),
    }
    ours = [(line, module) for line, module in imported(source) if module.split(".")[0] == "islario"]
    return [f"line {line}: {module}" for line, module in ours if [*module.split("."), ""][1] not in allowed]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_every_layer_knows_only_those_below_it(path: Path) -> None:
    assert beyond(path.relative_to(ROOT / "src" / "islario"), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("kernel/rule.py", "import islario.match"),
        ("kernel/rule.py", "import numpy, islario.bots.search as search"),
        ("kernel/rule.py", "from islario import match"),
        ("kernel/rule.py", "import islario"),
        ("match/desk.py", "def late():\n    from islario.server.run import serve"),
        ("match/prepare.py", "import islario.server.run"),
        ("cli/commands/prepare.py", "import islario.web"),
        ("bots/prepare.py", "import islario.lab.batch"),
    ],
)
def test_no_way_of_importing_goes_unseen(place: str, source: str) -> None:
    assert beyond(Path(place), source)


def test_games_do_not_know_each_other() -> None:
    for path in (ROOT / "src/islario/games").glob("*/**/*.py"):
        mine = path.relative_to(ROOT / "src/islario/games").parts[0]
        for line, module in imported(path.read_text(encoding="utf-8")):
            if module.startswith("islario.games."):
                assert module.split(".")[2] == mine, f"{path}, line {line}: {module}"
