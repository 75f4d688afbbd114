"""Where compiled rules are kept: folders of the user's own, named by everything the machine code depends on.

Numba's own cache looks at one source file at a time; a changed rule in a called file, a changed table or
another compiler flag would go unnoticed. So a folder's name is a hash of all of them. A game has a folder of its own,
and the record type of its states bears the same hash (see layout.py), so that what is compiled for all games (jobs,
searches, batches) is kept for each version of each: a change in one game compiles no other anew.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile

from islario.kernel import shelf
from islario.kernel.components import file_in_use

PACKAGE = Path(__file__).parent.parent
FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")
KEPT = 30  # folders kept side by side, some five to a version; older ones are removed


def fingerprint(game: str | None = None) -> str:
    """A short hash of the sources of the kernel's rules, or of a game's too, and of the compiler with its flags."""
    import numba

    versions = (sys.version, numba.__version__, *(os.environ.get(flag, "") for flag in FLAGS))
    sources = _hash_of(shared_sources()) + ("" if game is None else print_of(game))
    return hashlib.sha256("\0".join((*versions, sources)).encode()).hexdigest()[:20]


def print_of(game: str) -> str:
    """A short hash of a game's rules and components alone."""
    return _hash_of([path for path in (*sources_of(game), file_in_use(game)) if path.is_file()])


def _hash_of(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def shared_sources() -> list[Path]:
    """The kernel, and the files of other layers that hold rules for all games, with what those import."""
    others = [path for path in PACKAGE.rglob("*.py") if not path.is_relative_to(PACKAGE / "games")]
    return sorted({*PACKAGE.glob("kernel/**/*.py"), *_with_rules(others, "islario", PACKAGE)})


def sources_of(game: str) -> list[Path]:
    """The files of a game that hold or register rules, and what those with rules import: not the game's face."""
    folder, package = shelf.folder_of(game), shelf.packages().get(game, "")
    return sorted({folder / "__init__.py", *_with_rules(list(folder.rglob("*.py")), package, folder)})


def _with_rules(paths: list[Path], package: str, folder: Path) -> set[Path]:
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    waiting = [path for path, text in texts.items() if re.search("^@(rule|query)", text, re.MULTILINE)]
    found = {*waiting}
    while waiting:
        imported = re.findall(rf"^from {re.escape(package)}\.(\S+) import", texts[waiting.pop()], re.MULTILINE)
        for module in imported:
            path = folder / f"{module.replace('.', '/')}.py"
            if path in texts and path not in found:
                found.add(path)
                waiting.append(path)
    return found


@cache
def place_of(file: Path) -> str | None:
    """A source file's place in Islario or in a game: a second copy of the same version has the same one."""
    homes = [PACKAGE, *(shelf.folder_of(name) for name in shelf.packages())]
    home = next((home for home in homes if file.is_relative_to(home)), None)
    return None if home is None else ".".join((home.name, *file.parent.relative_to(home).parts))


@cache
def folder(game: str | None = None) -> Path | None:
    """This version's folder, made if need be; None where there is none (rules then compile each time). Where it can
    only be read, what lies in it serves all the same."""
    from platformdirs import user_cache_path

    root = Path(os.environ.get("ISLARIO_CACHE") or user_cache_path("islario")) / "compiled"
    mine = root / f"{game or 'kernel'}-{fingerprint(game)}"
    try:
        mine.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        return None
    with suppress(OSError):
        os.utime(mine)
        _remove_old(root)
    return mine


def is_writable(game: str | None = None) -> bool:
    """Whether compiled rules can be kept."""
    place = folder(game)
    try:
        if place is not None:
            with TemporaryFile(dir=place):
                return True
    except OSError:
        pass
    return False


def _remove_old(root: Path) -> None:
    versions = sorted((p for p in root.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime, reverse=True)
    for old in versions[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
