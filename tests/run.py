"""What `make test` runs: everything, in stages side by side on all cores; `python -m tests.run STAGE …` runs some,
`python -m tests.run --game NAME` (`make test-game`) one game and what it stands on, and compiles no other game.

A stage's output is shown when it fails, and the closing line adds up all tests of all stages.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field

from islario.games import OURS

PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not gpu and not ray"]
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
LANES = (os.cpu_count() or 1) + 1  # servers and browsers wait for each other now and then


@dataclass(frozen=True)
class Stage:
    name: str
    commands: list[list[str]]
    environment: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    stage: Stage
    passed: bool
    seconds: float
    output: str


def coverage(game: str) -> Stage:
    """The rule tests of a game with the compiler off: every statement of its rules is reached."""
    folder = game.replace("-", "_")
    python = [sys.executable, "-m", "coverage"]
    return Stage(
        f"rules of {game}",
        [
            [*python, "run", f"--source=src/islario/games/{folder}", "-m", *PYTEST[2:], f"tests/games/{folder}"],
            [*python, "report", "--fail-under=100", "--skip-covered"],
        ],
        {**INTERPRETED, "COVERAGE_FILE": f".coverage-{game}"},
    )


def kernel_coverage() -> Stage:
    names = ("dice", "journal", "jobs", "points", "seats", "interpreted")
    files = ",".join(f"src/islario/kernel/{name}.py" for name in names)
    python = [sys.executable, "-m", "coverage"]
    return Stage(
        "rules of the kernel",
        [
            [*python, "run", f"--include={files}", "-m", *PYTEST[2:], "tests/kernel/rules"],
            [*python, "report", "--fail-under=100", "--skip-covered"],
        ],
        {**INTERPRETED, "COVERAGE_FILE": ".coverage-kernel"},
    )


def laws(game: str) -> Stage:
    return Stage(f"laws of {game}", [[*PYTEST, "tests/laws", "-k", game]])


TYPES = Stage("types", [[sys.executable, "-m", "mypy"]])
LINT = Stage(
    "lint",
    [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        *([sys.executable, "-m", f"tools.{made}", "--check"] for made in ("typescript", "moves_page")),
    ],
)


def stages_of(game: str) -> list[Stage]:
    """A game alone: its rules and laws, and the kernel, matches, bots and commands so far as they play it."""
    base = [f"tests/{name}" for name in ("kernel", "match", "bots", "test_words.py", "test_style.py", "test_readme.py")]
    return [
        laws(game),
        Stage("what it stands on", [[*PYTEST, *base, "tests/games/test_every_rule_has_a_test.py", "--game", game]]),
        Stage("commands", [[*PYTEST, "tests/cli", "--game", game]]),
        coverage(game),
        kernel_coverage(),
        TYPES,
        LINT,
    ]


def stages() -> list[Stage]:
    elsewhere = [f"--ignore=tests/{folder}" for folder in ("laws", "games", "lab", "server", "examples")]
    return [  # the longest first
        Stage(
            "browser",
            [
                ["npm", "install", "--silent", "--no-save", "--prefix", "tests/browser"],
                ["node", "tests/browser/run.mjs"],
            ],
        ),
        *(laws(game) for game in OURS),
        *(coverage(game) for game in OURS),
        Stage("everything else", [[*PYTEST, "tests", *elsewhere, "tests/games/test_every_rule_has_a_test.py"]]),
        kernel_coverage(),
        Stage("server", [[*PYTEST, "tests/server"]]),
        Stage("islands of others", [[*PYTEST, "tests/examples"]]),
        Stage("researchers' interfaces", [[*PYTEST, "tests/lab"]]),
        Stage(
            "client",
            [
                ["npm", "install", "--silent", "--no-save", "--prefix", "web"],
                *(["npm", "run", "--prefix", "web", script] for script in ("check", "test")),
            ],
        ),
        TYPES,
        LINT,
    ]


def run(stage: Stage) -> Outcome:
    begun, output = time.monotonic(), ""
    path = os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"]
    for command in stage.commands:
        done = subprocess.run(
            command,
            env={**os.environ, "PATH": path, **stage.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        output += done.stdout
        if done.returncode:
            return Outcome(stage, False, time.monotonic() - begun, output)
    return Outcome(stage, True, time.monotonic() - begun, output)


def tests_in(output: str) -> Counter[str]:
    """The counts of the closing lines of pytest, Vitest and Node: passed, failed, skipped."""
    counts: Counter[str] = Counter()
    for number, word in re.findall(r"(\d+) (passed|failed|skipped|error)", output):
        counts["failed" if word == "error" else word] += int(number)
    for word, number in re.findall(r"^ℹ (pass|fail|skipped) (\d+)", output, re.MULTILINE):
        counts[{"pass": "passed", "fail": "failed"}.get(word, word)] += int(number)
    return counts


def main() -> int:
    if sys.argv[1:2] == ["--game"]:
        if sys.argv[2:] not in ([game] for game in OURS):
            sys.exit(f"usage: python -m tests.run --game NAME, one of {', '.join(OURS)}")
        wanted = stages_of(sys.argv[2])
    else:
        wanted = [stage for stage in stages() if not sys.argv[1:] or any(word in stage.name for word in sys.argv[1:])]
    counts: Counter[str] = Counter()
    failed = []
    print(f"{len(wanted)} stages, {LANES} at a time", flush=True)
    with ThreadPoolExecutor(LANES) as pool:
        for future in as_completed(pool.submit(run, stage) for stage in wanted):
            outcome = future.result()
            found = tests_in(outcome.output)
            counts += found
            mark = "ok    " if outcome.passed else "FAILED"
            told = ", ".join(f"{number} {word}" for word, number in found.items())
            print(f"{mark} {outcome.stage.name:<32} {outcome.seconds:6.1f} s  {told}", flush=True)
            if not outcome.passed:
                failed.append(outcome.stage.name)
                print(outcome.output, flush=True)
            for reason in re.findall(r"^SKIPPED .*", outcome.output, re.MULTILINE):
                print(f"       {reason}", flush=True)
    if failed:
        print(f"failed: {', '.join(failed)}")
    print(f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
