"""`python -m tests.faults [WORD …]`: plants faults, one after the other, and sees that tests find each of them.

The list is tests/faults.toml: mistakes that a person could make. Each is planted in a copy of the tree and looked for
as `make test` would, the quickest tests first: the game's rules with the compiler off, its laws likewise, and the laws
compiled where no other can tell. What no test finds is told, and makes this fail; words choose some of the faults.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).parent.parent
LIST = Path(__file__).with_suffix(".toml")
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
A_FEW = {"ISLARIO_LAW_EXAMPLES": "4"}  # of each law, where it is slow
SMALLEST = "trails-of-tucana"  # what the kernel is tried on: it compiles soonest


@dataclass(frozen=True)
class Fault:
    where: str  # a game, the kernel or the server
    what: str
    file: str
    old: str
    new: str

    @property
    def path(self) -> Path:
        return Path("src/islario", self.file)


@dataclass(frozen=True)
class Stage:
    name: str
    tests: list[str]
    environment: dict[str, str]


def stages_for(where: str) -> list[Stage]:
    """Where a fault is looked for, one stage after the other."""
    if where == "server":
        return [Stage("server", ["tests/server/test_soak.py", "-k", "kills"], {})]
    game = SMALLEST if where == "kernel" else where
    rules = "tests/kernel/rules" if where == "kernel" else f"tests/games/{game.replace('-', '_')}"
    laws = ["tests/laws", "-k", game]
    return [
        Stage("rules", [rules], INTERPRETED),
        Stage("laws, interpreted", ["tests/laws/test_the_laws.py", "-k", game], {**INTERPRETED, **A_FEW}),
        Stage("laws, compiled", laws, {}),
    ]


def read() -> list[Fault]:
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return [Fault(where, **row) for where, rows in listed.items() for row in rows]


def stale(fault: Fault) -> str | None:
    """Why a fault cannot be planted any more."""
    if not (ROOT / fault.path).exists():
        return "there is no such file"
    count = (ROOT / fault.path).read_text(encoding="utf-8").count(fault.old)
    return None if count == 1 else f"its snippet stands there {count} times"


def copy_tree(folder: Path) -> Path:
    """The files that git knows of, or would."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src", "tests", "docs", "benchmarks"]
    listed = subprocess.run(
        [*command, "pyproject.toml", "README.md"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def found_by(fault: Fault, tree: Path) -> tuple[str, str] | None:
    """The stage that finds a planted fault, and its first test that fails."""
    file = tree / fault.path
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(fault.old, fault.new), encoding="utf-8")
    try:
        for stage in stages_for(fault.where):
            output = failure(stage, tree)
            if output is not None:
                named = re.search(r"^(?:FAILED|ERROR) \S*?([^/]*?::\S+|\S+)", output, re.MULTILINE)
                return stage.name, named.group(1) if named else output.strip().splitlines()[-1]
        return None
    finally:
        file.write_text(text, encoding="utf-8")


def failure(stage: Stage, tree: Path) -> str | None:
    """What pytest says where a test fails."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}", **stage.environment}
    if not stage.name.startswith("server"):
        environment["ISLARIO_CACHE"] = str(tree / ".compiled")  # faulty code stays out of the user's cache
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not gpu and not ray"]
    done = subprocess.run(
        [*command, *stage.tests],
        cwd=tree,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout if done.returncode else None


def main() -> int:
    words = sys.argv[1:]
    faults = [fault for fault in read() if not words or any(word in f"{fault.where} {fault.what}" for word in words)]
    gone = [(fault, why) for fault in faults if (why := stale(fault)) is not None]
    for fault, why in gone:
        print(f"STALE   {fault.where}: {fault.what} ({fault.path}: {why})")
    if gone:
        return 1
    missed = 0
    with tempfile.TemporaryDirectory(prefix="islario-faults-") as folder:
        lanes = os.cpu_count() or 1
        trees: SimpleQueue[Path] = SimpleQueue()
        for lane in range(lanes):
            trees.put(copy_tree(Path(folder, str(lane))))

        def look(fault: Fault) -> tuple[Fault, tuple[str, str] | None, float]:
            tree, begun = trees.get(), time.monotonic()
            found = found_by(fault, tree)
            trees.put(tree)
            return fault, found, time.monotonic() - begun

        with ThreadPoolExecutor(lanes) as pool:
            for future in as_completed([pool.submit(look, fault) for fault in faults]):
                fault, found, seconds = future.result()
                missed += found is None
                by = "MISSED" if found is None else f"{found[0]}: {found[1]}"
                print(f"{seconds:5.0f} s  {fault.where}: {fault.what}\n         {by}", flush=True)
    print(f"{len(faults) - missed} of {len(faults)} faults found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
