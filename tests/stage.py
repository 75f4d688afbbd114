"""A stage of `make test`: its commands, what came of them, and a second try of a few tests that failed among others."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not gpu and not ray and not learn"]
MOST_TRIED_AGAIN = 3  # tests of one stage; where more fail, something is wrong
UNSTEADY = re.compile(r"^UNSTEADY .*", re.MULTILINE)
# Hundreds of processes start here. Where bytecode is not kept (in containers, mostly), each would compile thousands of
# lines of Python anew: so it is kept, in a place that is ours.
KEEPING_BYTECODE = {
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(Path(__file__).parent.parent / "build" / "bytecode"),
}


@dataclass(frozen=True)
class Stage:
    name: str
    commands: list[list[str]]
    environment: dict[str, str] = field(default_factory=dict)
    clocked: bool = False  # its tests watch real processes by the clock


@dataclass(frozen=True)
class Outcome:
    stage: Stage
    passed: bool
    seconds: float
    busy: float  # seconds of all cores together: these tell more where much else is going on
    output: str


def run(stage: Stage) -> Outcome:
    """What it says goes to a file: whoever a test has left behind could hold a pipe open for ever."""
    begun, busy, passed = time.monotonic(), 0.0, True
    path = os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"]
    environment = {**os.environ, **KEEPING_BYTECODE, "PATH": path, **stage.environment}
    with tempfile.TemporaryFile() as said:
        for command in stage.commands:
            process = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT
            )
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            busy += usage.ru_utime + usage.ru_stime
            if process.returncode:
                passed = False
                break
        said.seek(0)
        output = said.read().decode("utf-8", "replace")
    return Outcome(stage, passed, time.monotonic() - begun, busy, output)


def tests_in(output: str) -> Counter[str]:
    """The counts of the closing lines of pytest, Vitest and Node: passed, failed, skipped."""
    counts: Counter[str] = Counter()
    plain = re.sub(r"\x1b\[[0-9;]*m", "", output)
    for line in re.findall(r"^ *(?:Tests +\d.*|\d+ [a-z]+(?:, \d+ [a-z]+)* in [0-9.]+s.*)$", plain, re.MULTILINE):
        for number, word in re.findall(r"(\d+) (passed|failed|skipped|error)", line):
            counts["failed" if word == "error" else word] += int(number)
    for word, number in re.findall(r"^ℹ (pass|fail|skipped) (\d+)", plain, re.MULTILINE):
        counts[{"pass": "passed", "fail": "failed"}.get(word, word)] += int(number)
    return counts


def to_try_again(outcome: Outcome) -> list[str]:
    """The tests of a stage that failed, where they are few and all known by name.

    What a file's tests share (a server that did not start) is one fault, however many of them it kept from running.
    """
    told = re.findall(r"^(FAILED|ERROR) (\S+?\.py)(::.*?)?(?: - |$)", outcome.output, re.MULTILINE)
    faults = {file if kind == "ERROR" else file + name for kind, file, name in told}
    all_known = len(told) == tests_in(outcome.output)["failed"] and all(name for _, _, name in told)
    if outcome.passed or not outcome.stage.clocked or not all_known or len(faults) > MOST_TRIED_AGAIN:
        return []
    return list(dict.fromkeys(file + name for _, file, name in told))


def again(outcome: Outcome) -> Outcome | None:
    """What failed in a stage, alone; None where that is not for trying again. It holds where each test of it passes."""
    tests = to_try_again(outcome)
    if not tests:
        return None
    found = run(Stage(f"{outcome.stage.name}, again", [[*PYTEST, *tests]], outcome.stage.environment))
    held = found.passed and tests_in(found.output)["passed"] == len(tests)
    named = "".join(f"UNSTEADY {test}: failed among others, held alone\n" for test in tests) if held else ""
    return replace(found, passed=held, output=found.output + named)


def counted(outcome: Outcome, second: Outcome | None) -> Counter[str]:
    """The tests of a stage, each once: as it was at its second try, if that held."""
    counts = tests_in(outcome.output)
    if second is not None and second.passed:
        failed = re.findall(r"^FAILED \S+?\.py::(.*?)(?: - |$)", outcome.output, re.MULTILINE)
        ended_badly = re.findall(r"^_+ ERROR at teardown of (.*?) _+$", outcome.output, re.MULTILINE)
        counts["passed"] += tests_in(second.output)["passed"] - len({*ended_badly} - {*failed})
        counts["failed"] = 0
    elif not outcome.passed:
        counts["failed"] = max(counts["failed"], 1)  # whatever ended without a word
    return counts
