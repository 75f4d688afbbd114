"""`islario learn` says what is missing. What it does with PyTorch is tried in tests/learning."""

from pathlib import Path

import pytest

from islario.cli.commands import learn
from tests.cli.conftest import Here


def test_without_pytorch_it_says_what_to_install(here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learn, "find_spec", lambda _: None)
    told = here("learn", "la-isla", tmp_path)
    assert told.exit_code == 2
    assert 'pip install "islario[learn]"' in told.output


@pytest.mark.parametrize(
    ("given", "said"),
    [(["--device", "abacus"], "abacus"), (["--minutes", "0"], "--minutes"), (["--size", "few"], "few")],
)
def test_what_cannot_be_is_told(here: Here, tmp_path: Path, given: list[str], said: str) -> None:
    told = here("learn", "la-isla", tmp_path, *given)
    assert told.exit_code == 2
    assert said in told.output
