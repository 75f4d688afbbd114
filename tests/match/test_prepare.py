"""Rules are compiled once, in a process of their own, while the caller goes on."""

from pathlib import Path

import pytest

from islario.kernel import cache
from islario.match import prepare

NAME = "trails-of-tucana"


def test_a_prepared_game_is_known_as_prepared() -> None:
    prepare.prepare(NAME)
    assert prepare.is_prepared(NAME)


def test_compiling_goes_on_beside_the_caller() -> None:
    """The marker is taken away for a moment; everything else is still in the cache, so this is quick."""
    folder = cache.folder(NAME)
    assert folder is not None
    marker = folder / "ready"
    marker.unlink(missing_ok=True)
    beats = []
    prepare.prepare(NAME, lambda: beats.append(1), beat=0.02)
    assert len(beats) > 3
    assert marker.exists()


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
