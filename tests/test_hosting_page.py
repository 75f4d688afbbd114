"""docs/hosting.md: the files that it shows are those that lie beside it, and its commands are ours."""

from __future__ import annotations

import re
import shlex

import click
import pytest

from islario.cli.app import program
from islario.words import Words
from tests.hosting.page import PAGE, Block, blocks

SHOWN = [block for block in blocks() if block.file]
MARKS = {"", "install", "run", "serve", "image"}


@pytest.mark.parametrize("block", SHOWN, ids=lambda block: block.file)
def test_a_file_that_is_shown_is_the_file(block: Block) -> None:
    assert (PAGE.parent / "hosting" / block.file).read_text(encoding="utf-8") == block.text


def test_every_file_is_shown_or_linked() -> None:
    page = PAGE.read_text(encoding="utf-8")
    names = {path.name for path in (PAGE.parent / "hosting").iterdir()}
    assert {block.file for block in SHOWN} <= names
    assert [name for name in names if f"file={name}" not in page and f"hosting/{name})" not in page] == []


def test_every_block_says_what_is_to_be_done_with_it() -> None:
    assert {block.mark for block in blocks() if not block.file} <= MARKS
    typed = [block for block in blocks() if block.mark]
    assert len(typed) > 20


def test_every_command_and_option_of_the_page_is_there() -> None:
    texts = [block.text for block in blocks() if block.language in ("sh", "ini")]
    found = [line for text in texts for line in text.replace("\\\n", " ").splitlines() if "bin/islario " in line]
    assert len(found) > 8
    whole = program(Words.common("en"))
    for line in found:
        words = shlex.split(re.sub(r"[;|<>].*", "", line.partition("bin/islario ")[2]).replace("'", ""))
        command = whole.commands[words[0]]
        known = {name for param in command.params for name in param.opts if isinstance(param, click.Option)}
        assert [word for word in words if word.startswith("--") and word not in known] == [], line
