"""Where compiled rules are kept: a folder of the user's own, named by everything the machine code depends on.

Numba's own cache looks at one source file at a time; a changed rule in a called file, a changed table or
another compiler flag would go unnoticed. So the folder's name is a hash of all of them.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from functools import cache
from pathlib import Path

from islario.kernel.components import files_in_use

PACKAGE = Path(__file__).parent.parent
FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")
KEPT = 6  # compiled versions kept side by side; older ones are removed


def fingerprint() -> str:
    """A short hash of the sources of all rules, the component files in use, and the compiler with its flags."""
    import numba

    digest = hashlib.sha256()
    for path in [*rule_sources(), *files_in_use()]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    versions = (sys.version, numba.__version__, *(os.environ.get(flag, "") for flag in FLAGS))
    digest.update("\0".join(versions).encode())
    return digest.hexdigest()[:20]


def rule_sources() -> list[Path]:
    """The kernel, the files that hold or register rules, and what those with rules import: not a game's face."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
    registered = [path for path in texts if path.match("games/*/__init__.py")]
    waiting = [path for path, text in texts.items() if re.search("^@rule", text, re.MULTILINE)]
    found = {*registered, *waiting}
    while waiting:
        imported = re.findall(r"^from islario\.((?:games|bots|lab)\.\S+) import", texts[waiting.pop()], re.MULTILINE)
        for module in imported:
            path = PACKAGE / f"{module.replace('.', '/')}.py"
            if path in texts and path not in found:
                found.add(path)
                waiting.append(path)
    return sorted({*PACKAGE.glob("kernel/**/*.py"), *found})


@cache
def folder() -> Path | None:
    """This version's folder, made if need be; None where none can be written (rules then compile each time)."""
    from platformdirs import user_cache_path

    root = Path(os.environ.get("ISLARIO_CACHE") or user_cache_path("islario")) / "compiled"
    mine = root / fingerprint()
    try:
        mine.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = mine / f".writable-{os.getpid()}"
        probe.touch()
        probe.unlink()
        os.utime(mine)
    except OSError:
        return None
    _remove_old(root)
    return mine


def _remove_old(root: Path) -> None:
    versions = sorted((p for p in root.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime, reverse=True)
    for old in versions[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
