"""What stands around the page's commands: processes that go on, and the addresses that visitors come from."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

from tests.hosting.page import ROOT
from tests.patience import PATIENCE

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
SERVER, VISITOR, FORGED = "198.51.100.8", "198.51.100.7", "203.0.113.9"  # all of them for examples
STATE = Path("/run/hosting")  # logs and process ids of services


class World:
    def __init__(self) -> None:
        self.going: list[subprocess.Popen[bytes]] = []
        self.kept: dict[str, str] = {}  # what one section leaves for the next

    def start(self, text: str) -> None:
        """Something that is to go on until the section ends."""
        STATE.mkdir(exist_ok=True)
        with (STATE / "serve.log").open("ab") as log:
            order = ["bash", "-c", text.strip().rpartition("\n")[0] + "\nexec " + text.strip().rpartition("\n")[2]]
            self.going.append(
                subprocess.Popen(order, cwd=ROOT, env={"PATH": PATH, "HOME": "/root"}, stdout=log, stderr=log)
            )

    def end_section(self) -> None:
        for process in self.going:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=PATIENCE)
        self.going.clear()

    def end(self) -> None:
        for name in ("caddy", "nginx", "islario", "postgresql"):
            subprocess.run([STAND_IN, "stop", name], check=False, stdout=subprocess.DEVNULL)


STAND_IN = "/usr/local/bin/systemctl"


def stand_in_for_systemd(python: str) -> None:
    """There is no systemd in here: a command of its name does what a unit says, without walls around it."""
    given = f"PYTHONPATH={os.environ['PYTHONPATH']} PYTHONDONTWRITEBYTECODE=1"
    Path(STAND_IN).write_text(f'#!/bin/sh\nexec env {given} {python} -m tests.hosting.systemctl "$@"\n')
    Path(STAND_IN).chmod(0o755)
