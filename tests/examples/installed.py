"""A game of another package as if it were installed: its folder, and the entry points of its pyproject.toml."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}


class Installed:
    """Runs commands that find the game by its entry point; nothing is written into this installation."""

    def __init__(self, project: Path, folder: Path) -> None:
        about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        name, version = about["name"], about["version"]
        info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        points = about["entry-points"]["islario.games"]
        (info / "entry_points.txt").write_text(
            "".join(["[islario.games]\n", *(f"{k} = {v}\n" for k, v in points.items())])
        )
        paths = [str(project), str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.folder = folder
        alone = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # plugins that an island's tests do not use take a second
        self.environment = {**os.environ, **alone, "PYTHONPATH": os.pathsep.join(paths), "LANG": "C.UTF-8"}

    def python(self, *args: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Away from the sources, as users are; `islario` is found as this process finds it."""
        return subprocess.run(
            [sys.executable, *args],
            env={**self.environment, **environment}, cwd=self.folder, capture_output=True, text=True, check=False,
        )  # fmt: skip

    def islario(self, *args: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.python("-m", "islario.cli", *args, **environment)
