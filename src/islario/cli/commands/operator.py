"""`islario operator`: what goes on at a running server, and keeping out what should not. It asks the server itself."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import click
from rich.table import Table

from islario.cli.program.command import Command
from islario.cli.program.mistakes import Mistake
from islario.cli.program.parameters import FileName, OneOf, language_option
from islario.cli.program.screen import ACCENT, Screen
from islario.words import Words

LISTS = ("tables", "addresses", "blocks", "reports")
DEEDS = ("remove", "close", "open", "block", "unblock", "hush", "unhush", "erase", "dismiss")
PATIENCE = 30  # seconds


def command(words: Words) -> Command:
    def operator(deed: str, what: str | None, server: str, database: str, token_file: str) -> None:
        screen = Screen(words)
        desk = Desk(server, _token(database, token_file), words.language)
        if deed in LISTS:
            if what is not None:
                raise Mistake("extra-arguments", arguments=what, command="islario operator")
            _show(screen, deed, desk.ask()[deed])
            return
        if what is None:
            raise Mistake("operator-what", deed=deed)
        done = desk.ask({"deed": deed, "what": what})
        screen.tell(words.say(f"cli-operator-done-{deed}", what=done["what"]))

    return Command(
        "operator",
        words,
        operator,
        [
            click.Argument(["deed"], type=OneOf((*LISTS, *DEEDS)), metavar=words.say("cli-metavar-deed")),
            click.Argument(["what"], required=False, metavar=words.say("cli-metavar-what")),
            click.Option(
                ["--server"], default="http://127.0.0.1:8000", metavar="URL", help=words.say("cli-operator-server")
            ),
            click.Option(
                ["--database"], type=FileName(), default="", metavar=words.say("cli-metavar-file"),
                help=words.say("cli-operator-database"),
            ),
            click.Option(
                ["--operator-token-file", "token_file"], type=FileName(), default="",
                metavar=words.say("cli-metavar-file"), help=words.say("cli-operator-token-file"),
            ),
            language_option(words),
        ],
    )  # fmt: skip


def _token(database: str, file: str) -> str:
    """The token, found where the server keeps it."""
    from islario.server.settings import Settings

    path = Settings(database=database, operator_file=file).operator_path
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        raise Mistake("no-operator-token", file=str(path)) from None


class Desk:
    """Where the operator's questions are answered."""

    def __init__(self, server: str, token: str, language: str) -> None:
        self.address = server.rstrip("/")
        self.token = token
        self.language = language
        if urlsplit(self.address).scheme not in ("http", "https"):
            raise Mistake("bad-server", given=server)

    def ask(self, deed: dict[str, str] | None = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        body = None if deed is None else json.dumps(deed).encode()
        try:
            with urlopen(Request(f"{self.address}/api/operator", body, headers), timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as refusal:
            raise Mistake("operator-refused", wrong=self._told(refusal)) from None
        except (OSError, ValueError) as fault:
            wrong = str(getattr(fault, "reason", fault))
            raise Mistake("no-server", address=self.address, wrong=wrong) from None

    def _told(self, refusal: HTTPError) -> str:
        try:
            return str(json.load(refusal)["told"][self.language])
        except (ValueError, LookupError, TypeError):
            return f"{refusal.code} {refusal.reason}"


def _show(screen: Screen, what: str, lines: list[dict[str, Any]]) -> None:
    words = screen.words
    if not lines:
        screen.say("operator-none")
        return
    columns = {
        "tables": ("table", "game", "sitters", "moves", "last", "sockets"),
        "addresses": ("address", "sockets", "tables"),
        "blocks": ("address", "since"),
        "reports": ("line", "name", "text", "at", "count"),
    }[what]
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(words.say(f"operator-{column}"), no_wrap=number == 0, style=ACCENT if number == 0 else None)
    for line in lines:
        table.add_row(*_cells(words, what, line))
    screen.print(table)


def _cells(words: Words, what: str, line: dict[str, Any]) -> tuple[str, ...]:
    if what == "addresses":
        return line["address"], str(line["sockets"]), ", ".join(line["tables"])
    if what == "blocks":
        return line["network"], _moment(line["at"])
    if what == "reports":
        return line["line"], line["name"], line["text"], _moment(line["at"]), str(line["count"])
    marks = [words.say(f"operator-{mark}") for mark in ("over", "closed", "hushed") if line[mark]]
    name = " ".join([line["id"], *(f"({mark})" for mark in marks)])
    last = _moment(line["last"] or line["created"])
    sitters = [sitter["name"] or words.say(f"operator-sitter-{sitter['kind']}") for sitter in line["sitters"]]
    return name, line["game"], ", ".join(sitters), str(line["moves"]), last, str(line["sockets"])


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
