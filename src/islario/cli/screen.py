"""The terminal: what is printed where, how wide it is, and lines typed by a person or read from a script."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from islario.words import Words

SCRIPT_WIDTH = 100  # where nobody looks, nothing need be cut
ACCENT = "#d29a1c"
REFUSAL = "#d5695d"


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Rich would leave with an exit code of its own; the run as a whole decides that."""
        raise BrokenPipeError


class Screen:
    """Standard output for people. Colours follow the terminal and NO_COLOR."""

    def __init__(self, words: Words) -> None:
        self.words = words
        live = sys.stdout.isatty()
        width = None if live or os.environ.get("COLUMNS") else SCRIPT_WIDTH
        self.console = _Console(highlight=False, width=width, soft_wrap=False)
        self.is_live = live and sys.stdin.isatty()
        if self.is_live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # arrow keys and earlier lines at the prompt

    @property
    def height(self) -> int:
        """Lines that fit at once; without end where nobody looks."""
        return self.console.height if self.is_live else sys.maxsize

    def print(self, *what: RenderableType) -> None:
        self.console.print(*what)

    def say(self, message: str, style: str = "", /, **args: object) -> None:
        """A sentence from the words."""
        self.console.print(Text(self.words.say(message, **args), style=style))

    def tell(self, sentence: str, style: str = "") -> None:
        """A sentence made already; whatever it holds is text, not markup."""
        self.console.print(Text(sentence, style=style))

    def give_command(self, message: str, command: str) -> None:
        """A sentence and a command to copy: it stays in one piece."""
        self.console.print(Text(self.words.say(message)))
        self.console.print(Text(f"  {command}", style=ACCENT), soft_wrap=True)

    def draw(self, markup: str) -> int:
        """A picture in markup, cut at the edge of a narrow terminal rather than broken; returns its lines."""
        picture = Text.from_markup(markup)
        self.console.print(picture, no_wrap=True, overflow="crop", crop=True)
        lines = picture.split("\n")
        widest = max((line.cell_len for line in lines), default=0)
        if widest > self.console.width:
            self.say("cli-too-narrow", "dim", width=self.console.width, needed=widest)
        return len(lines)

    def clear(self) -> None:
        """A fresh page, with nothing left to scroll back to: the next person may be looking."""
        if self.is_live and self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line from the person or the script. Raises EOFError at the end."""
        self.console.file.flush()
        typed = input(prompt)
        if not self.is_live:
            print(typed)  # so that what a script did reads like what a person did
        return typed


def table_of(headings: Sequence[str], rows: Sequence[Sequence[str]], figures: bool = True) -> Table:
    """A quiet table; all columns but the first are figures."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for i, heading in enumerate(headings):
        table.add_column(escape(heading), justify="right" if figures and i else "left")
    for row in rows:
        table.add_row(*(escape(cell) for cell in row))
    return table
