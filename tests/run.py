"""What `make test` runs: everything, in stages side by side on all cores; `python -m tests.run STAGE …` runs some.

`--check` (`make check`) runs what finds most mistakes within a minute and compiles nothing; `--game NAME` (`make
test-game`) one game and what it stands on, and compiles no other game; `--long` (`make long`) what takes long and
finds little that `make test` does not. A stage's output is shown when it fails, and the closing line adds up all tests
of all stages. Tests that watch real processes by the clock can fail where much else goes on: a few that do are tried
once more when all is quiet, and named if they hold then.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed

from islario.games import OURS
from tests.stage import PYTEST, UNSTEADY, Outcome, Stage, again, counted, run, tests_in

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
LANES = (os.cpu_count() or 1) + 1  # servers and browsers wait for each other now and then


def coverage(game: str) -> Stage:
    """The rule tests of a game with the compiler off: every statement of its rules is reached."""
    folder = game.replace("-", "_")
    python = [sys.executable, "-m", "coverage"]
    tests = [f"tests/games/{folder}", "tests/games/test_things.py", "tests/games/test_meant.py", "--game", game]
    return Stage(
        f"rules of {game}",
        [
            [*python, "run", f"--source=src/islario/games/{folder}", "-m", *PYTEST[2:], *tests],
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
# Those that mostly wait, for processes to start, to be killed and to give up.
WAITING = (
    "at_once", "backup", "crew", "doors", "identity_upgrade", "interpreted", "postgres", "push", "soak", "trouble",
    "turns", "upgrade", "workers",
)  # fmt: skip
CLIENT_TESTS = ["npm", "run", "--prefix", "web", "test"]


def quick(name: str, *paths: str) -> Stage:
    """Tests without the compiler, without coverage and without those that take long."""
    return Stage(name, [[*PYTEST[:-1], "not gpu and not ray and not learn and not slow", *paths]], INTERPRETED)


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
        Stage("exercises, proved again", [[*PYTEST, "tests/exercises"]], {"ISLARIO_PROOF_CAPTAINS": "10"}),
        Stage("threads", [[*PYTEST, "tests/match/test_threads.py"]], {"ISLARIO_THREAD_CALLS": "2000"}),
        Stage("conservation", [[sys.executable, "-m", "tests.laws.conservation", game, "10000"] for game in OURS]),
        Stage("pictures", [[*NPM, "tests/browser"], ["node", "tests/browser/sheets.mjs"]]),
        Stage(
            "whole matches by thumb and by keyboard",
            [["node", "tests/browser/run.mjs", "by_thumb", "isla_dorada.test", "la_isla.test", "islas_canarias.test"]],
            {"ISLARIO_THUMBS": " ".join(OURS), "ISLARIO_WHOLE": "1"},
        ),
    ]


def stages_of(game: str) -> list[Stage]:
    """A game alone: its rules and laws, and the kernel, matches, bots and commands so far as they play it."""
    base = [f"tests/{name}" for name in ("kernel", "match", "bots", "test_words.py", "test_style.py", "test_readme.py")]
    return [
        laws(game),
        Stage(
            "what it stands on",
            [[*PYTEST, *base, "tests/games/test_every_rule_has_a_test.py", "--game", game]],
            clocked=True,
        ),
        Stage("commands", [[*PYTEST, "tests/cli", "--game", game]], clocked=True),
        coverage(game),
        kernel_coverage(),
        TYPES,
        LINT,
    ]


def stages() -> list[Stage]:
    elsewhere = [f"--ignore=tests/{folder}" for folder in ("laws", "games", "lab", "server", "examples")]
    return [  # the longest first: what is begun last keeps one core alone
        Stage(
            "browser",
            [[*NPM, "tests/browser"], ["node", "tests/browser/run.mjs"]],
        ),
        *server(),
        Stage(
            "everything else",
            [[*PYTEST, "tests", *elsewhere, "tests/games/test_every_rule_has_a_test.py"]],
            clocked=True,
        ),
        *(coverage(game) for game in OURS),
        Stage("islands of others", [[*PYTEST, "tests/examples"]], clocked=True),
        Stage("client", [[*NPM, "web"], ["npm", "run", "--prefix", "web", "check"], CLIENT_TESTS]),
        Stage("researchers' interfaces", [[*PYTEST, "tests/lab"]], clocked=True),
        *(laws(game) for game in OURS),
        TYPES,
        kernel_coverage(),
        LINT,
    ]


def server() -> list[Stage]:
    """Two stages: one has the processor while the other waits."""
    waiting = [f"tests/server/test_{name}.py" for name in WAITING]
    others = [*PYTEST, "tests/server", *(f"--ignore={path}" for path in waiting)]
    return [
        Stage("server", [others], clocked=True),
        Stage("server in trouble", [[*PYTEST, *waiting]], clocked=True),
    ]


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


def tell(outcome: Outcome) -> None:
    """A line; where something failed, if only at first, all that was said of it."""
    mark = "ok    " if outcome.passed else "FAILED"
    told = ", ".join(f"{number} {word}" for word, number in tests_in(outcome.output).items())
    print(f"{mark} {outcome.stage.name:<32} {outcome.seconds:6.1f} s, busy {outcome.busy:6.1f} s  {told}", flush=True)
    if not outcome.passed or UNSTEADY.search(outcome.output):
        print(outcome.output, flush=True)
    for reason in re.findall(r"^SKIPPED .*", outcome.output, re.MULTILINE):
        print(f"       {reason}", flush=True)


def play_through(wanted: list[Stage]) -> int:
    """Runs them side by side, then what is to be tried again; returns the exit code."""
    begun, busy = time.monotonic(), 0.0
    counts: Counter[str] = Counter()
    failed, unsteady = [], []
    print(f"{len(wanted)} stages, {LANES} at a time", flush=True)
    with ThreadPoolExecutor(LANES) as pool:
        outcomes = []
        for future in as_completed(pool.submit(run, stage) for stage in wanted):
            outcomes.append(future.result())
            tell(outcomes[-1])
    for outcome in outcomes:
        second = again(outcome)
        if second is not None:
            tell(second)
        last = outcome if second is None else second
        counts += counted(outcome, second)
        busy += outcome.busy + (0 if second is None else second.busy)
        unsteady += UNSTEADY.findall(last.output)
        if not last.passed:
            failed.append(outcome.stage.name)
    for line in unsteady:
        print(line)
    if failed:
        print(f"failed: {', '.join(failed)}")
    told = f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped"
    print(f"{told} in {time.monotonic() - begun:.0f} s, busy {busy:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(play_through(wanted_stages()))
