"""Inside the root that is thrown away: types the blocks, looks after each section whether it is as the page says."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.hosting import looks
from tests.hosting.container import built
from tests.hosting.page import ROOT, Block, blocks
from tests.hosting.world import PATH, SERVER, VISITOR, World, stand_in_for_systemd

NEW_NETWORK = 0x40000000


@dataclass
class Report:
    lines: list[str] = field(default_factory=list)
    failed: bool = False

    def note(self, outcome: str, where: str, what: str, more: str = "") -> None:
        line = f"{outcome:<7} {where:<22} {what}"
        print(line, flush=True)
        self.lines.append(line)
        if outcome == "FAILED":
            self.failed = True
            print(more, flush=True)


def main() -> int:
    report, world = Report(), World()
    page = blocks()
    wanted = sys.argv[1:] or list(dict.fromkeys(block.section for block in page))
    prepare()
    for block in page:
        if block.mark == "install" and (block.section == "Install" or block.section in wanted):
            typed(report, block)
    if "In a container" in wanted:
        for block in (block for block in page if block.mark == "image"):
            built(report, block)  # while there is a network
    alone()
    for section in dict.fromkeys(block.section for block in page):
        if section != "Install" and section not in wanted:
            continue
        looks.before(section)
        for block in (block for block in page if block.section == section):
            act(report, world, block)
        looks.after(section, report, world)
        world.end_section()
    world.end()
    print("\n" + "\n".join(report.lines))
    print("some blocks FAILED" if report.failed else "every block that was typed went well")
    return int(report.failed)


def prepare() -> None:
    """No package starts anything, names are found, and the sources can be read by other users."""
    policy = Path("/usr/sbin/policy-rc.d")
    policy.write_text("#!/bin/sh\nexit 101\n")
    policy.chmod(0o755)
    with Path("/etc/hosts").open("a") as hosts:
        hosts.write(f"{SERVER} games.example.org islario.local\n")


def alone() -> None:
    """A network of one's own: every port is free, and nothing outside can be reached."""
    if ctypes.CDLL(None, use_errno=True).unshare(NEW_NETWORK) != 0:
        raise OSError(ctypes.get_errno(), "no network of its own")
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    for address in (SERVER, VISITOR):
        subprocess.run(["ip", "address", "add", f"{address}/32", "dev", "lo"], check=True)
    stand_in_for_systemd(sys.executable)


def act(report: Report, world: World, block: Block) -> None:
    where = f"hosting.md:{block.line}"
    if block.language != "sh" or block.mark.startswith("file="):
        return
    match block.mark:
        case "install" | "image":
            return
        case "":
            report.note("shown", where, f"{block.gist} (not typed)")
        case "serve":
            world.start(block.text)
            report.note("started", where, block.gist)
        case _:
            typed(report, block)


def typed(report: Report, block: Block) -> None:
    begun = time.monotonic()
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block.text], cwd=ROOT, env=environment(), text=True, timeout=1800,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip
    seconds = time.monotonic() - begun
    outcome = "FAILED" if done.returncode else "ran"
    report.note(outcome, f"hosting.md:{block.line}", f"{block.gist} ({seconds:.0f} s)", done.stdout[-4000:])


def environment() -> dict[str, str]:
    """As a root shell has it; pip may know an index of this machine's."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "LANG", "HOME"))}
    return {**kept, "PATH": PATH, "DEBIAN_FRONTEND": "noninteractive"}


if __name__ == "__main__":
    sys.exit(main())
