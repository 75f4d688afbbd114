"""The README's example runs, and what it says is so."""

import re
from pathlib import Path

import pytest

from islario.games import OURS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    examples = [block for block in re.findall(r"```python\n(.*?)```", README, re.DOTALL) if "import islario" in block]
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "(0, 1, 2)"
    assert said[1].startswith("The cards show desert and mountain. Draw a trail")
    assert said[-1] == "La partie est terminée."


def test_the_quoted_rule_is_the_rule() -> None:
    quoted = re.search(r"```python\n(@rule.*?)```", README, re.DOTALL)
    assert quoted is not None
    source = (ROOT / "src/islario/games/trails_of_tucana/rules/turns.py").read_text(encoding="utf-8")
    assert quoted.group(1).strip() in source


@pytest.mark.parametrize("file", ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/your-own-island.md"])
def test_links_lead_somewhere(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", text):
        assert ((ROOT / file).parent / target).exists(), target


def test_every_game_is_credited() -> None:
    for name in OURS:
        assert name.replace("-", " ").lower() in README.lower()
