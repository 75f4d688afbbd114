"""Compiling: light imports, one signature a rule, a cache that sees every change, bounds that are checked."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
import pytest

from islario.games import OURS
from islario.kernel import cache, compiling, components, shelf
from islario.kernel.rule import COMPILED, RULES
from islario.lab.simulate import simulate
from islario.match import game

OVERRUN = """
import numpy as np
from islario.kernel.rule import rule

@rule
def one_of(values, i):
    return values[i]

whole = np.arange(10)
print(one_of(whole[3:6], {index}))
"""

REFERENCES = """
import numpy as np
from numba.core.runtime import rtsys
from islario.kernel.rule import rule

@rule
def second(values):
    return values[1:][0]

@rule
def counted(count):
    values = np.zeros(count, np.int64)
    for i in range(count):
        values[i] = i
    return values

@rule
def second_of_its_own(count):
    return second(counted(count))

whole = np.arange(10)
for _ in range(100):
    assert second(whole) == second_of_its_own(10) == counted(10)[1] == 1
made = rtsys.get_allocation_stats()
print(made.alloc >= 200, made.alloc == made.free, made.mi_alloc == made.mi_free)
"""


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


def test_importing_islario_does_not_import_numba() -> None:
    done = python("import islario, sys; print('numba' in sys.modules, 'numpy' in sys.modules)")
    assert done.stdout.split() == ["False", "False"], done.stderr


@pytest.mark.parametrize("name", OURS)
def test_every_rule_compiles_once_a_record_type(name: str) -> None:
    assert COMPILED, "this test is about compiled rules"
    simulate(game(name), 3, players=game(name).seats[-1], seed=1, workers=1)
    folder = name.replace("-", "_")
    rules = [rule for rule in RULES if f".games.{folder}." in rule.py_func.__module__]
    assert len(rules) > 10
    for rule in rules:
        assert len(rule.signatures) <= 1, (rule.py_func.__name__, rule.signatures)


@pytest.mark.parametrize(("index", "met"), [(4, "7"), (-1, "2")])  # a row has no end to count from
def test_a_planted_overrun_is_found_with_bounds_checking(index: int, met: str, tmp_path: Path) -> None:
    script = tmp_path / "overrun.py"
    script.write_text(OVERRUN.format(index=index))
    run = f"import runpy; runpy.run_path({str(script)!r})"
    assert python(run, NUMBA_BOUNDSCHECK="").stdout.strip() == met
    checked = python(run, NUMBA_BOUNDSCHECK="1")
    assert checked.returncode != 0
    assert "IndexError" in checked.stderr


def test_arrays_are_freed_though_rules_that_only_look_count_no_references(tmp_path: Path) -> None:
    script = tmp_path / "references.py"
    script.write_text(REFERENCES)
    done = python(f"import runpy; runpy.run_path({str(script)!r})", NUMBA_NRT_STATS="1")
    assert done.stdout.split() == ["True"] * 3, done.stderr


class Bundle(NamedTuple):
    first: np.ndarray
    second: np.ndarray
    third: np.ndarray
    fourth: np.ndarray


def test_rules_that_take_arrays_out_of_a_bundle_count_no_references(monkeypatch: pytest.MonkeyPatch) -> None:
    """A batch's step did, and that took two thirds of its time. (Of three or fewer Python makes no tuple.)"""
    looks: dict[str, bool] = {}

    def noted(context: Any, function: Any, code: Any) -> bool:
        looks[function.qualname] = only_looks(context, function, code)
        return looks[function.qualname]

    only_looks = compiling._only_looks
    monkeypatch.setattr(compiling, "_only_looks", noted)

    def add_up(bundle, i):
        first, second, third, fourth = bundle.first, bundle.second, bundle.third, bundle.fourth
        fourth[i] = first[i] + second[i] + third[i]

    def added_up(bundle):
        return bundle.first + bundle.second + bundle.third

    compiled = numba.njit(pipeline_class=compiling.RuleCompiler)  # never kept
    bundle = Bundle(*(np.arange(i, i + 3) for i in range(4)))
    compiled(add_up)(bundle, 1)
    assert compiled(added_up)(bundle).tolist() == [3, bundle.fourth[1], 9]
    assert [*looks.values()] == [True, False]


def test_the_cache_folder_depends_on_flags_and_component_files(tmp_path: Path) -> None:
    other = tmp_path / "components.toml"
    other.write_text('game = "la-isla"\n')
    code = "from islario.kernel.cache import fingerprint as f; print(f(), f('la-isla'), f('isla-dorada'))"
    usual, checked, changed = (
        python(code, **flag).stdout.split()
        for flag in ({}, {"NUMBA_BOUNDSCHECK": "1"}, {"ISLARIO_COMPONENTS": str(other)})
    )
    assert len({*usual, *checked}) == 6
    assert [mine == theirs for mine, theirs in zip(usual, changed, strict=True)] == [True, False, True]


SOURCES = {  # each file, and whose machine code is another when it changes
    "kernel/verbs.py": ("", "all"),
    "games/one/__init__.py": ("from islario.games.one.turns import apply\n", "one"),
    "games/one/turns.py": ("from islario.games.one.state import SIZE\n@rule\ndef apply(): ...\n", "one"),
    "games/one/state.py": ("from islario.games.one.numbers import (\n    SIZE,\n)\n", "one"),
    "games/one/numbers.py": ("SIZE = 1\n", "one"),
    "games/one/view.py": ("from islario.games.one.state import SIZE\n", "nobody"),
    "bots/search.py": ("@rule\ndef search(): ...\n", "all"),
    "bots/levels.py": ("SECONDS = 1\n", "nobody"),
}


@pytest.mark.parametrize("changed", SOURCES)
def test_a_folder_depends_on_the_sources_of_its_rules_and_on_no_other_game_or_face(
    changed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, (text, _) in SOURCES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    for module in (shelf, components):
        monkeypatch.setattr(module, "folder_of", lambda game: tmp_path / "games" / game)
    monkeypatch.setattr(shelf, "packages", lambda: {"one": "islario.games.one"})

    def prints() -> list[str]:
        return [cache.fingerprint(), cache.fingerprint("one"), cache.fingerprint("two"), cache.print_of("one")]

    before = prints()
    text, whose = SOURCES[changed]
    (tmp_path / changed).write_text(text + "# changed\n")
    changes = [new != old for new, old in zip(prints(), before, strict=True)]
    assert changes == {"all": [1, 1, 1, 0], "one": [0, 1, 0, 1], "nobody": [0, 0, 0, 0]}[whose]


def test_rules_for_all_games_know_nothing_above_the_kernel() -> None:
    """Else a change of a match's Python face would compile all games anew."""
    layers = {path.relative_to(cache.PACKAGE).parts[0] for path in cache.shared_sources()}
    assert layers == {"kernel", "learned", "bots", "lab", "laws"}


def test_a_second_copy_of_the_package_uses_the_same_compiled_rules(tmp_path: Path) -> None:
    shutil.copytree(cache.PACKAGE, tmp_path / "islario", copy_function=shutil.copyfile)  # as new as a fresh clone
    code = (
        "import islario.kernel.dice as dice; print(dice.__file__);"
        "import numpy as np; from islario.kernel.dice import child_key, key_of, key_words;"
        "child_key(key_words(key_of(1)), 0, np.zeros(8, np.int64)); print(len(child_key.stats.cache_hits))"
    )
    kept = {"ISLARIO_CACHE": str(tmp_path / "cache")}
    assert python(code, **kept).stdout.split() == [str(cache.PACKAGE / "kernel/dice.py"), "0"]
    elsewhere = python(code, PYTHONPATH=str(tmp_path), **kept)
    assert elsewhere.stdout.split() == [str(tmp_path / "islario/kernel/dice.py"), "1"], elsewhere.stderr


def test_without_a_writable_folder_rules_still_run() -> None:
    done = python(
        "from islario.kernel.cache import folder; print(folder());"
        "from islario.kernel.dice import key_of, key_words, child_key; import numpy as np;"
        "out = np.zeros(8, np.int64); child_key(key_words(key_of(1)), 0, out); print(out.any())",
        ISLARIO_CACHE="/dev/null/nowhere",
    )
    assert done.stdout.split() == ["None", "True"], done.stderr


FULL = """
import numpy as np
from numba.core.caching import IndexDataCacheFile
from islario.kernel.dice import child_key, key_of, key_words
from islario.kernel.locator import UNKEPT

def full(*given):
    raise OSError(28, "No space left on device")

IndexDataCacheFile._open_for_write = full
out = np.zeros(8, np.int64)
child_key(key_words(key_of(1)), 0, out)
print(out.any(), UNKEPT[0].errno)
"""


def test_on_a_full_disk_rules_run_and_it_is_known_that_they_were_not_kept(tmp_path: Path) -> None:
    done = python(FULL, ISLARIO_CACHE=str(tmp_path))
    assert done.stdout.split() == ["True", "28"], done.stderr


HITS = """
import numpy as np
from islario.kernel.dice import child_key, key_of, key_words
child_key(key_words(key_of(1)), 0, np.zeros(8, np.int64))
print(len(child_key.stats.cache_hits))
"""
READ_ONLY = """
import os, tempfile

def denied(*given, **named):
    raise OSError(30, "Read-only file system")

os.utime = os.mkdir = os.replace = tempfile.TemporaryFile = denied
"""


def test_a_folder_that_can_only_be_read_serves_and_a_damaged_file_is_compiled_anew(tmp_path: Path) -> None:
    kept = {"ISLARIO_CACHE": str(tmp_path)}
    assert python(HITS, **kept).stdout == "0\n"
    assert python(READ_ONLY + HITS, **kept).stdout == "1\n"
    damaged = [*tmp_path.rglob("*child_key*.nbc")]
    assert damaged
    for file in damaged:
        file.write_bytes(b"damaged")
    assert python(READ_ONLY + HITS, **kept).stdout == "0\n"
    assert python(HITS, **kept).stdout == "0\n"
    assert python(HITS, **kept).stdout == "1\n"


def test_a_rule_that_other_rules_call_is_not_for_python() -> None:
    state = game(OURS[0]).new(seed=1).state.array
    with pytest.raises(TypeError, match="give it an array"):
        game(OURS[0]).rules.pending(state[0])


def test_old_versions_leave_the_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for age in range(cache.KEPT + 3):
        old = tmp_path / "compiled" / f"version-{age}"
        old.mkdir(parents=True)
        os.utime(old, (1000 + age, 1000 + age))
    monkeypatch.setenv("ISLARIO_CACHE", str(tmp_path))
    cache.folder.cache_clear()
    try:
        mine = cache.folder()
    finally:
        cache.folder.cache_clear()
    assert mine is not None
    left = {path.name for path in (tmp_path / "compiled").iterdir()}
    assert len(left) == cache.KEPT
    assert mine.name in left
    assert mine.stat().st_mode & 0o777 == 0o700
