"""What can be typed after a command: checked in our own words, and completed by the shell without Numba."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Any

import click
from click.shell_completion import CompletionItem

from islario.cli.program.mistakes import Mistake
from islario.games import GAMES
from islario.games.shelf import check_name, hint
from islario.kernel.shelf import folder_of
from islario.words import LANGUAGES, Words

# their code imports Numba; a test sees to it that these are all
BOTS = ("greedy", "random", "novice", "sailor", "navigator", "captain", "admiral")


class GameName(click.ParamType[str]):
    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return check_name(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return beginning(incomplete, GAMES)


class FileName(click.ParamType[str]):
    """Any name: files themselves are checked by `files`, in our own words."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(incomplete, type="file")]


class Whole(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        name = param.opts[0] if param else ""
        try:
            number = int(value)
        except ValueError:
            raise Mistake("not-whole", name=name, given=str(value)) from None
        if self.least is not None and number < self.least:
            raise Mistake("too-small", name=name, given=str(value), least=str(self.least))
        if self.most is not None and number > self.most:
            raise Mistake("too-large", name=name, given=str(value), most=str(self.most))
        return number


class Network(click.ParamType[str]):
    """An address, or a network of them."""

    name = "address"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return str(ip_network(str(value).strip(), strict=False))
        except ValueError:
            raise Mistake("not-an-address", name=param.opts[0] if param else "", given=str(value)) from None


class Decimal(click.ParamType[float]):
    """A number of at least so much."""

    name = "number"

    def __init__(self, least: float) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        name = param.opts[0] if param else ""
        try:
            number = float(value)
        except ValueError:
            raise Mistake("not-a-number", name=name, given=str(value)) from None
        if not self.least <= number < math.inf:
            raise Mistake("too-small", name=name, given=str(value), least=str(self.least))
        return number


class OneOf(click.ParamType[str]):
    name = "choice"

    def __init__(self, choices: Sequence[str]) -> None:
        self.choices = choices

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return f"[{'|'.join(self.choices)}]" if isinstance(param, click.Option) else f"{{{'|'.join(self.choices)}}}"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value.lower() not in self.choices:
            known, name = ", ".join(self.choices), param.opts[0] if param else ""
            raise Mistake("not-one-of", name=name, given=value, known=known)
        return str(value.lower())

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return beginning(incomplete, self.choices)


class BotNames(click.ParamType[list[str]]):
    """Bots in the last seats, as in `greedy,random`; `none` for no bot at all."""

    name = "bots"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> list[str]:
        if isinstance(value, list):
            return value
        names = [name.strip().lower() for name in value.split(",")]
        if names == ["none"]:
            return []
        for name in names:
            if name not in BOTS:
                known = ", ".join((*BOTS, "none"))
                raise Mistake("no-bot", name=name, known=known, hint=hint(name, list(BOTS)))
        return names

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        return [CompletionItem(f"{before}{comma}{name}") for name in BOTS if name.startswith(last)]


class BotName(click.ParamType[str]):
    name = "bot"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        name = str(value).strip().lower()
        if name not in BOTS:
            raise Mistake("no-bot", name=name, known=", ".join(BOTS), hint=hint(name, list(BOTS)))
        return name

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return beginning(incomplete, BOTS)


class Cluster(click.ParamType[str]):
    """Machines to work on: `ray://host:10001`, or `ray` for a cluster begun here."""

    name = "cluster"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value != "ray" and not re.fullmatch(r"ray://[^/\s]+", value):
            raise Mistake("bad-cluster", given=value)
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return beginning(incomplete, ("ray", "ray://"))


class Setting(click.ParamType[tuple[str, str]]):
    """An option of the game with its choice: `island=grande`. A switch may stand alone: `symmetry`."""

    name = "k=v"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, choice = value.partition("=")
        name = name.strip().lower().replace("-", "_")
        if not name or (equals and not choice.strip()):
            raise Mistake("bad-setting", given=value)
        return name, choice.strip() if equals else "on"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        given = [ctx.params.get("game"), *ctx.args]  # parsing has stopped at the unfinished option
        game = next((name for name in GAMES if name in given), None)
        options = options_told(game) if game else {}
        name, equals, _ = incomplete.partition("=")
        if equals:
            return beginning(incomplete, [f"{name}={choice}" for choice in options.get(name, [])])
        return beginning(incomplete, [f"{each}=" for each in options])


def options_told(game: str) -> dict[str, list[str]]:
    """A game's options and their choices, read off its words: opening its box would import Numba."""
    text = (folder_of(game) / "words" / "en.ftl").read_text(encoding="utf-8")
    told = re.findall(r"^option-(\w+)(?:-(\w+))? =", text, re.MULTILINE)
    choices: dict[str, list[str]] = {name: [] for name, _ in told}
    for name, choice in told:
        if choice not in ("", "help"):
            choices[name].append(choice)
    return {name: named or ["on", "off"] for name, named in choices.items()}


def beginning(incomplete: str, known: Sequence[str]) -> list[CompletionItem]:
    return [CompletionItem(name) for name in known if name.startswith(incomplete.lower())]


def language_option(words: Words) -> click.Option:
    """Has been read before parsing; stands here to be checked, shown in help and completed."""
    return click.Option(["--lang"], type=OneOf(LANGUAGES), expose_value=False, help=words.say("cli-option-lang"))


def setting_option(words: Words) -> click.Option:
    return click.Option(
        ["--option", "settings"], type=Setting(), multiple=True, metavar="K=V", help=words.say("cli-option-option")
    )


def game_argument(words: Words, required: bool = True) -> click.Argument:
    metavar = words.say("cli-metavar-game")
    return click.Argument(["game"], type=GameName(), required=required, metavar=metavar if required else f"[{metavar}]")
