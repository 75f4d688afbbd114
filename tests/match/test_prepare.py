"""Rules are compiled once, in a process of their own, while the caller goes on."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from islario.kernel import cache
from islario.match import prepare
from tests.patience import PATIENCE, patiently

NAME = "trails-of-tucana"


@pytest.fixture
def marker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Of a copy of all that is compiled: whoever else plays on this machine meanwhile must not miss theirs."""
    prepare.prepare(NAME)
    for name in (None, NAME):
        folder = cache.folder(name)
        assert folder is not None
        shutil.copytree(folder, tmp_path / "compiled" / folder.name)
    monkeypatch.setenv("ISLARIO_CACHE", str(tmp_path))
    cache.folder.cache_clear()
    copied = cache.folder(NAME)
    assert copied is not None
    yield copied / "ready"
    monkeypatch.undo()
    cache.folder.cache_clear()


def test_a_prepared_game_is_known_as_prepared(marker: Path) -> None:
    assert marker.exists()
    assert prepare.is_prepared(NAME)
    marker.unlink()
    assert not prepare.is_prepared(NAME)


def test_compiling_goes_on_beside_the_caller(marker: Path) -> None:
    """Only the marker is missing, so this is quick."""
    marker.unlink()
    beats = []
    prepare.prepare(NAME, lambda: beats.append(1), beat=0.02)
    assert len(beats) > 3
    assert marker.exists()


@pytest.mark.skipif(not Path("/proc/locks").exists(), reason="who waits for a lock is looked up in /proc")
def test_of_several_that_begin_together_one_compiles(marker: Path) -> None:
    """The others wait, and find it done: the marker stays as that one left it."""
    import fcntl

    marker.unlink()
    with (marker.parent / "lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with subprocess.Popen([sys.executable, "-P", "-m", "islario.match.prepare", NAME]) as other:
            for _ in patiently("the other to wait"):
                if re.search(rf"-> FLOCK .* {other.pid} ", Path("/proc/locks").read_text()):
                    break
            marker.touch()
            os.utime(marker, (1, 1))
            fcntl.flock(held, fcntl.LOCK_UN)
            assert other.wait(timeout=PATIENCE) == 0
    assert marker.stat().st_mtime == 1


def test_files_of_the_user_s_own_do_not_get_in_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder may hold a `queue.py` that is not Python's."""
    (tmp_path / "queue.py").write_text("raise SystemExit('not this one')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(prepare, "is_prepared", lambda name: False)
    prepare.prepare(NAME)


def test_a_failure_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "is_prepared", lambda name: False)
    with pytest.raises(prepare.NotCompiled, match=r"no-such-game cannot be compiled: .*There is no game"):
        prepare.prepare("no-such-game")


def test_what_could_not_be_kept_is_not_marked_as_prepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "STEPS", ())
    monkeypatch.setattr(prepare, "_marker", lambda name: tmp_path / "ready")
    monkeypatch.setattr("islario.kernel.locator.UNKEPT", [OSError(28, "No space left on device")])
    with pytest.raises(OSError, match="No space left"):
        prepare.compile_here(NAME)
    assert not (tmp_path / "ready").exists()


SAID = """\
TypingError: Failed in nopython mode pipeline (step: nopython frontend)
No implementation of function worth
  Failed in nopython mode pipeline (step: nopython frontend)
  Untyped global name 'OPTIONS': Cannot determine Numba type of <class 'tuple'>

  File "reef/players/observe.py", line 27:
  def observe(state, seat, out):
      <source elided>
      at = len(OPTIONS)
      ^

  During: typing of call at kernel/verbs.py (44)

  File "src/islario/kernel/verbs.py", line 44:
      chosen(state)
      ^
"""


def test_what_is_wrong_and_where_is_picked_out_of_the_compiler_s_words() -> None:
    wrong = "Untyped global name 'OPTIONS': Cannot determine Numba type of <class 'tuple'>"
    assert prepare.gist_of(SAID, Path("reef")) == f"{wrong} (observe.py:27: at = len(OPTIONS))"
    assert prepare.gist_of("Traceback\n  …\nNameError: no\n", Path("reef")) == "NameError: no"


def test_without_a_cache_nothing_is_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "folder", lambda game=None: None)
    assert not prepare.is_prepared(NAME)
    prepare.prepare(NAME)
