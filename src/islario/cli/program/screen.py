"""The terminal: what is printed where, how wide it is, and lines typed by a person or read from a script."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from islario.words import Words

SCRIPT_WIDTH = 100  # where nobody looks, nothing need be cut
ACCENT = "#d29a1c"
REFUSAL = "#d5695d"
BREAKING = re.compile("(?<!«) (?![:;!?»])")  # French sets these marks apart, but not on another line


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
        self.tell(self.words.say(message, **args), style)

    def tell(self, sentence: str, style: str = "") -> None:
        """A sentence made already; whatever it holds is text, not markup."""
        self.console.print(_broken(Text(sentence, style=style), self.console.width))

    def give_command(self, message: str, command: str) -> None:
        """A sentence and a command to copy: it stays in one piece."""
        self.say(message)
        self.console.print(Text(f"  {command}", style=ACCENT), soft_wrap=True)

    def draw(self, markup: str) -> int:
        """A picture in markup; returns how many lines it took. In a narrow terminal what stood on the right comes
        below; what cannot be parted is cut at the edge rather than broken."""
        picture = Text.from_markup(markup)
        lines = list(picture.split("\n", allow_blank=True))
        widest = max(line.cell_len for line in lines)
        if widest <= self.console.width:
            self.console.print(picture)
            return len(lines)
        lines = _parted(lines, self.console.width)
        for line in lines:
            drawn = _is_drawn(line)
            shown = line if drawn else _broken(line, self.console.width)
            self.console.print(shown, no_wrap=drawn, overflow="crop" if drawn else "fold", crop=drawn)
        if any(line.cell_len > self.console.width and _is_drawn(line) for line in lines):
            self.say("cli-too-narrow", "dim", width=self.console.width, needed=widest)
        return len(lines)

    def clear(self) -> None:
        """A fresh page, with nothing left to scroll or leaf back to: another person may be looking now."""
        if self.is_live and self.console.is_terminal:
            if "readline" in sys.modules:
                sys.modules["readline"].clear_history()
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line from the person or the script. Raises EOFError at the end."""
        self.console.file.flush()
        typed = input(prompt)
        if not self.is_live:
            print(typed)  # so that what a script did reads like what a person did
        return typed


def _broken(text: Text, width: int) -> Text:
    """Text in lines that fit."""
    lines = [part for line in text.split("\n", allow_blank=True) for part in line.divide(_breaks(line.plain, width))]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _breaks(line: str, width: int) -> Iterator[int]:
    """Where a line goes on in the next one."""
    begun = fits = 0
    for end in (*(space.end() for space in BREAKING.finditer(line)), len(line)):
        if fits > begun and cell_len(line[begun:end].rstrip()) > width:
            yield fits
            begun = fits
        fits = end


def _is_drawn(line: Text) -> bool:
    """A sentence may be broken anywhere; what has columns may not."""
    return "  " in line.plain.strip()


def _parted(lines: list[Text], width: int) -> list[Text]:
    """Puts the right-hand part of a picture below its left-hand part, if a gap of two columns runs between them."""
    long = [line.plain for line in lines if line.cell_len > width and _is_drawn(line)]
    gaps = range(width, width // 2, -1)  # a gap further left would part words, not pictures
    gap = next((at for at in gaps if all(line[at - 2 : at] == "  " for line in long)), None)
    if gap is None or not long:
        return lines
    last = max(i for i, line in enumerate(lines) if line.plain == long[-1]) + 1
    while last < len(lines) and lines[last].plain.strip():
        last += 1
    right = [part for line in lines[:last] if (part := line[gap:]).plain.strip()]
    return [*(line[:gap] for line in lines[:last]), *right, *lines[last:]]


def table_of(headings: Sequence[str], rows: Sequence[Sequence[str]], figures: bool = True) -> Table:
    """A quiet table; all columns but the first are figures."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for i, heading in enumerate(headings):
        table.add_column(escape(heading), justify="right" if figures and i else "left")
    for row in rows:
        table.add_row(*(escape(cell) for cell in row))
    return table
