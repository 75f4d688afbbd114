"""`python -m benchmarks.cold_start [GAME …]`: how long one waits on a machine that has never compiled anything.

A fresh clone and an empty cache for each game; a server, and a real browser that opens the game and moves. Prints the
seconds until the page is there, and from then on until the first decision, the first answer of a bot, and the change of
the table to compiled rules.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from rich.console import Console
from rich.table import Table

from islario.games import OURS

ROOT = Path(__file__).parent.parent
CLIENT = Path("src/islario/server/client")
PATIENCE = 600.0  # seconds


def measured(game: str, folder: Path) -> dict[str, float]:
    """When each came to be, in seconds since the server's start."""
    clone = folder / "islario"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    shutil.copytree(ROOT / CLIENT, clone / CLIENT)
    environment = {**os.environ, "PYTHONPATH": str(clone / "src"), "ISLARIO_CACHE": str(folder / "cache")}
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = int(listener.getsockname()[1])
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "islario", "serve", "--port", str(port), "--database", str(folder / "tables.db")]
    begun = time.time()
    with subprocess.Popen(command, cwd=clone, env=environment, stdout=subprocess.DEVNULL) as server:
        try:
            script = ["node", str(ROOT / "tests" / "browser" / "first_move.mjs"), address, game]
            lines = subprocess.run(script, capture_output=True, text=True, check=True, timeout=PATIENCE).stdout
            moments = {line["what"]: line["at"] / 1000 - begun for line in map(json.loads, lines.splitlines())}
            while _is_prepared(address, game) is False and time.time() - begun < PATIENCE:
                time.sleep(0.5)
            return {**moments, "compiled": time.time() - begun}
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def _is_prepared(address: str, game: str) -> bool:
    with urlopen(f"{address}/api/games") as answer:
        games = json.loads(answer.read())["games"]
    return next(each["preparing"] is None for each in games if each["name"] == game)


def main(games: list[str]) -> None:
    console = Console(width=120)
    table = Table(title="On a machine where nothing is compiled, in seconds", title_justify="left")
    for heading in ("", "page", "then first decision", "first answer of a bot", "compiled"):
        table.add_column(heading, justify="left" if not heading else "right")
    for game in games:
        console.print(f"beginning {game} from nothing …")
        with tempfile.TemporaryDirectory(prefix="islario-cold-") as folder:
            at = measured(game, Path(folder))
        page = max(at["page"], at["browser"])
        table.add_row(game, f"{page:.1f}", *(f"{at[what] - page:.1f}" for what in ("decision", "answer", "compiled")))
    console.print(table)


if __name__ == "__main__":
    main(sys.argv[1:] or list(OURS))
