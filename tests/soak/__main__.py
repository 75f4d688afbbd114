"""`python -m tests.soak`: attacks on real servers for up to an hour, and a report of them in build/soak.

Killed or stopped, it goes on where it was when it is started again; `--anew` begins from the beginning. Sizes are told
by part, such as `--kills-on-sqlite 20 --fuzz 5000`; a part of size 0 is left out.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from islario.games import GAMES
from islario.match.prepare import prepare
from tests.server.postgres import database
from tests.server.process import Nursery
from tests.soak import described, fuzz, kills, races, slow, undone
from tests.soak.ground import Figures, Ground
from tests.soak.ledger import Account, Ledger

FOLDER = Path("build/soak")
SLOWED = 5.0  # times, and so many milliseconds more: as much slower may a bystander's moves be during an attack
A_LITTLE = 100.0
KEPT = 200.0  # megabytes that a server may have grown by


@dataclass(frozen=True)
class Part:
    name: str
    size: int
    portion: int  # done at a time, and kept
    attack: Callable[[Ground, int, int], Figures]  # how much of it, and from which number on


PARTS = (
    Part("kills on sqlite", 200, 20, lambda ground, count, _: kills.attack(ground, "sqlite", count)),
    Part("kills on postgres", 200, 20, lambda ground, count, _: kills.attack(ground, "postgres", count)),
    Part("races on sqlite", 2000, 500, lambda ground, count, _: races.attack(ground, "sqlite", count)),
    Part("races on postgres", 3000, 500, lambda ground, count, _: races.attack(ground, "postgres", count)),
    Part("fuzz", 190_000, 10_000, lambda ground, count, first: fuzz.attack(ground, count, seed=first)),
    Part("fuzz by the description", 10_000, 2_000, described.attack),
    Part("moves taken back", 20_000, 20_000, lambda ground, count, _: undone.attack(ground, count)),
    Part("slow connections", 2_000, 1_000, lambda ground, count, _: slow.attack(ground, count)),
)


def soak(ground: Ground, ledger: Ledger) -> None:
    for part in PARTS:
        account = ledger.parts[part.name]
        while account.done < account.of:
            portion(ground, part, account)
            ledger.write()
            fault = f"  FAULT: {account.faults[-1].strip().splitlines()[-1][:300]}" if account.faults else ""
            print(f"{part.name}: {account.done} of {account.of}, {account.seconds:.0f} s{fault}", flush=True)


def portion(ground: Ground, part: Part, account: Account) -> None:
    count, begun = min(part.portion, account.of - account.done), time.monotonic()
    try:
        figures = part.attack(ground, count, account.done)
        account.figures.add(figures)
        account.faults += slowed(figures.worst)
    except Exception:  # whatever it was, the next attack comes all the same
        account.faults.append(traceback.format_exc()[-3000:])
    account.done += count
    account.seconds += time.monotonic() - begun


def slowed(worst: dict[str, float]) -> list[str]:
    """What a bystander or the machine would complain of."""
    before, during = worst.get("p99 before (ms)", 0.0), worst.get("p99 during (ms)", 0.0)
    faults = [f"moves took {during:.0f} ms instead of {before:.0f}"] if during > SLOWED * before + A_LITTLE else []
    grown = worst.get("memory grown by (MB)", 0.0)
    return faults + ([f"{grown:.0f} MB did not come back"] if grown > KEPT else [])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--anew", action="store_true", help="from the beginning")
    for part in PARTS:
        flag = "--" + part.name.replace(" ", "-")
        parser.add_argument(flag, dest=part.name, type=int, default=part.size, metavar="N", help=f"{part.size}")
    asked = vars(parser.parse_args())
    ledger = Ledger(FOLDER, {part.name: asked[part.name] for part in PARTS}, asked["anew"])
    for name in GAMES:
        prepare(name)
    with TemporaryDirectory(prefix="islario-soak-") as made, database() as postgres:
        nursery = Nursery(FOLDER / "servers.log")
        try:
            soak(Ground(nursery, Path(made), postgres), ledger)
        finally:
            nursery.close()
    ledger.write()
    print(ledger.text(), end="")
    return 0 if ledger.held else 1


if __name__ == "__main__":
    sys.exit(main())
