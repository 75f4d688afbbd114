"""What `make test` runs: everything, in stages side by side on all cores; `python -m tests.run STAGE …` runs some.

`--check` (`make check`) runs what finds most mistakes within a minute and compiles nothing; `--game NAME` (`make
test-game`) one game and what it stands on, and compiles no other game; `--long` (`make long`) what takes long and
finds little that `make test` does not. A stage's output is shown when it fails, and the closing line adds up all tests
of all stages.
"""

from __future__ import annotations

import argparse
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
    busy: float  # seconds of all cores together: these tell more where much else is going on
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
NPM = ["npm", "install", "--silent", "--no-save", "--prefix"]
CLIENT_TESTS = ["npm", "run", "--prefix", "web", "test"]


def quick(name: str, *paths: str) -> Stage:
    """Tests without the compiler, without coverage and without those that take long."""
    return Stage(name, [[*PYTEST[:-1], "not gpu and not ray and not slow", *paths]], INTERPRETED)


def quick_stages() -> list[Stage]:
    games = [f"tests/games/{game.replace('-', '_')}" for game in OURS]
    habits = ["tests/games/test_every_rule_has_a_test.py", "tests/test_words.py", "tests/test_style.py"]
    return [
        quick("rules of the first games", *games[:2]),
        quick("rules of the other games", *games[2:]),
        quick("kernel, words and style", "tests/kernel/rules", "tests/kernel/test_layout.py", *habits),
        TYPES,
        Stage("client", [[*NPM, "web"], CLIENT_TESTS]),
        LINT,
    ]


def long_stages() -> list[Stage]:
    """Each stage has all cores to itself for a while; in all it is about an hour on two cores."""
    more = {"ISLARIO_LAW_EXAMPLES": "400", "ISLARIO_LAW_MATCHES": "200"}
    return [
        Stage("faults", [[sys.executable, "-m", "tests.faults"]]),
        *(Stage(f"laws of {game}, at length", [[*PYTEST, "tests/laws", "-k", game]], more) for game in OURS),
        Stage("conservation", [[sys.executable, "-m", "tests.laws.conservation", game, "10000"] for game in OURS]),
        Stage("kills", [[*PYTEST, "tests/server/test_kill.py"]], {"ISLARIO_KILLS": "300"}),
        Stage("pictures", [[*NPM, "tests/browser"], ["node", "tests/browser/pictures.mjs", "build/pictures"]]),
    ]


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
            [[*NPM, "tests/browser"], ["node", "tests/browser/run.mjs"]],
        ),
        *(laws(game) for game in OURS),
        *(coverage(game) for game in OURS),
        Stage("everything else", [[*PYTEST, "tests", *elsewhere, "tests/games/test_every_rule_has_a_test.py"]]),
        kernel_coverage(),
        Stage("server", [[*PYTEST, "tests/server"]]),
        Stage("islands of others", [[*PYTEST, "tests/examples"]]),
        Stage("researchers' interfaces", [[*PYTEST, "tests/lab"]]),
        Stage("client", [[*NPM, "web"], ["npm", "run", "--prefix", "web", "check"], CLIENT_TESTS]),
        TYPES,
        LINT,
    ]


def run(stage: Stage) -> Outcome:
    begun, busy, output = time.monotonic(), 0.0, ""
    path = os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"]
    environment = {**os.environ, "PATH": path, **stage.environment}
    for command in stage.commands:
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert process.stdout is not None
        with process.stdout:
            output += process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        busy += usage.ru_utime + usage.ru_stime
        if process.returncode:
            return Outcome(stage, False, time.monotonic() - begun, busy, output)
    return Outcome(stage, True, time.monotonic() - begun, busy, output)


def tests_in(output: str) -> Counter[str]:
    """The counts of the closing lines of pytest, Vitest and Node: passed, failed, skipped."""
    counts: Counter[str] = Counter()
    for number, word in re.findall(r"(\d+) (passed|failed|skipped|error)", output):
        counts["failed" if word == "error" else word] += int(number)
    for word, number in re.findall(r"^ℹ (pass|fail|skipped) (\d+)", output, re.MULTILINE):
        counts[{"pass": "passed", "fail": "failed"}.get(word, word)] += int(number)
    return counts


def wanted_stages() -> list[Stage]:
    parser = argparse.ArgumentParser(prog="python -m tests.run", description=__doc__)
    parser.add_argument("words", nargs="*", metavar="STAGE", help="stages whose names have one of these words")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--check", action="store_true", help="what finds most mistakes within a minute")
    choice.add_argument("--long", action="store_true", help="what takes long")
    choice.add_argument("--game", choices=OURS, metavar="NAME", help=f"one game alone: {', '.join(OURS)}")
    asked = parser.parse_args()
    if asked.check:
        found = quick_stages()
    elif asked.long:
        found = long_stages()
    else:
        found = stages() if asked.game is None else stages_of(asked.game)
    return [stage for stage in found if not asked.words or any(word in stage.name for word in asked.words)]


def main() -> int:
    wanted = wanted_stages()
    counts: Counter[str] = Counter()
    failed = []
    begun = time.monotonic()
    print(f"{len(wanted)} stages, {LANES} at a time", flush=True)
    with ThreadPoolExecutor(LANES) as pool:
        for future in as_completed(pool.submit(run, stage) for stage in wanted):
            outcome = future.result()
            found = tests_in(outcome.output)
            counts += found
            mark = "ok    " if outcome.passed else "FAILED"
            told = ", ".join(f"{number} {word}" for word, number in found.items())
            times = f"{outcome.seconds:6.1f} s, busy {outcome.busy:6.1f} s"
            print(f"{mark} {outcome.stage.name:<32} {times}  {told}", flush=True)
            if not outcome.passed:
                failed.append(outcome.stage.name)
                print(outcome.output, flush=True)
            for reason in re.findall(r"^SKIPPED .*", outcome.output, re.MULTILINE):
                print(f"       {reason}", flush=True)
    if failed:
        print(f"failed: {', '.join(failed)}")
    told = f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped"
    print(f"{told} in {time.monotonic() - begun:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
