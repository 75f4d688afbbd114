"""The blocks of docs/hosting.md, and what is to be done with them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "hosting.md"
FENCE = re.compile(r"^```(?P<info>\S[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    section: str
    line: int
    language: str
    mark: str  # `install`, with a network; `run`; `serve`, until the section ends; `image`; `file=…`; nothing: shown
    text: str

    @property
    def file(self) -> str:
        """The file that it shows, if it does."""
        return self.mark.removeprefix("file=") if self.mark.startswith("file=") else ""

    @property
    def gist(self) -> str:
        first = next(line for line in self.text.splitlines() if line.strip())
        return first if len(first) <= 60 else first[:59] + "…"


def blocks() -> list[Block]:
    text = PAGE.read_text(encoding="utf-8")
    found = []
    for fence in FENCE.finditer(text):
        before = text[: fence.start()]
        section = re.findall(r"^## (.+)$", before, re.MULTILINE)[-1]
        language, _, mark = fence["info"].partition(" ")
        found.append(Block(section, before.count("\n") + 1, language, mark.strip(), fence["text"]))
    return found
