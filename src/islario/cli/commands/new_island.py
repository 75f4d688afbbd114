"""`islario new-island NAME`: a package with a small game that plays already, to be changed into one's own."""

from __future__ import annotations

import keyword
import re
import shlex
import tempfile
from importlib.util import find_spec
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from islario.cli.program.command import Command
from islario.cli.program.files import reason
from islario.cli.program.mistakes import Mistake
from islario.cli.program.parameters import FileName, language_option
from islario.cli.program.screen import ACCENT, Screen
from islario.games import GAMES
from islario.words import Words

TEMPLATE = Path(__file__).parent / "island"
SUFFIX = ".txt"  # of every file of the template, so that nobody takes one for code of ours


def command(words: Words) -> Command:
    def new_island(name: str, folder: str | None) -> None:
        check_name(name)
        place = Path(folder or name)
        write_island(name, place)
        _tell(name, place, Screen(words))

    return Command(
        "new-island",
        words,
        new_island,
        [
            click.Argument(["name"], metavar=words.say("cli-metavar-name")),
            click.Option(
                ["--folder"], type=FileName(), metavar=words.say("cli-metavar-folder"),
                help=words.say("cli-new-island-folder"),
            ),
            language_option(words),
        ],
    )  # fmt: skip


def check_name(name: str) -> None:
    """Refuses a name that the shelf, Python or the machine could not tell from another."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise Mistake("island-name", name=name)
    package = package_of(name)
    if keyword.iskeyword(package) or keyword.issoftkeyword(package):
        raise Mistake("island-keyword", name=name)
    if name in GAMES:
        raise Mistake("island-taken", name=name)
    found = find_spec(package)
    if found is not None and found.origin is not None:  # a mere folder of that name hides nothing
        raise Mistake("island-module", name=name)


def package_of(name: str) -> str:
    return name.replace("-", "_")


def placeholders(name: str) -> dict[str, str]:
    """What the template leaves open; numbered rules are called by two letters, as in CR-1."""
    words = re.findall(r"[a-z]+", name)
    initials = words[0][0] + words[1][0] if len(words) > 1 else (words[0] * 2)[:2]
    title = " ".join(word.capitalize() for word in name.split("-"))
    return {"name": name, "package": package_of(name), "title": title, "prefix": initials.upper()}


def write_island(name: str, place: Path) -> None:
    """Writes all of it beside the place first, so that nothing is ever half there."""
    if place.exists() or place.is_symlink():
        raise Mistake("island-folder", folder=str(place))
    if not place.absolute().parent.is_dir():
        raise Mistake("island-parent", folder=str(place.absolute().parent))
    try:
        with tempfile.TemporaryDirectory(prefix=f".{name}-", dir=place.absolute().parent) as beside:
            _write_files(Path(beside) / name, placeholders(name))
            (Path(beside) / name).rename(place)
    except (OSError, ValueError) as fault:
        raise Mistake("island-unwritable", folder=str(place), wrong=reason(fault)) from None


def _write_files(folder: Path, holes: dict[str, str]) -> None:
    for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        parts = [holes["package"] if part == "package" else part for part in source.relative_to(TEMPLATE).parts]
        file = folder.joinpath(*parts[:-1], parts[-1].removesuffix(SUFFIX))
        text = source.read_text(encoding="utf-8")
        for hole, filling in holes.items():
            text = text.replace(f"{{{{{hole}}}}}", filling)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def _tell(name: str, place: Path, screen: Screen) -> None:
    where = shlex.quote(str(place if place.is_absolute() or "/" in str(place) else f"./{place}"))
    screen.say("cli-new-island-written", title=placeholders(name)["title"], folder=str(place))
    steps = {"install": f"pip install -e {where}", "check": f"islario check {name}", "play": f"islario play {name}"}
    table = Table.grid(padding=(0, 3, 0, 0))
    for step, typed in steps.items():
        table.add_row(Text(f"  {typed}", style=ACCENT, no_wrap=True), screen.words.say(f"cli-new-island-{step}"))
    screen.print(table)
