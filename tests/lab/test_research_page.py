"""Every snippet of docs/research.md runs, in the order of the page."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "research.md").read_text(encoding="utf-8")


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_snippets_run(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    snippets = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(snippets) >= 6
    names: dict[str, object] = {}
    for snippet in snippets:
        exec(compile(snippet, "docs/research.md", "exec"), names)
    assert "(1024, 448) (1024, 274) (1024, 4)" in capsys.readouterr().out


def test_the_arena_s_page_runs_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (snippet,) = re.findall(r"```python\n(.*?)```", (DOCS / "arena.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(snippet, "docs/arena.md", "exec"), {})
    assert "'bot': 'greedy'" in capsys.readouterr().out


@pytest.mark.parametrize("page", ["research.md", "arena.md", "study.md"])
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", (DOCS / page).read_text(encoding="utf-8")):
        assert (DOCS / target).exists(), target
