"""`islario rules GAME`: the numbered rules, whole or one of them."""

from __future__ import annotations

import re

import click

from islario.cli.program.command import Command
from islario.cli.program.mistakes import Mistake
from islario.cli.program.parameters import game_argument, language_option
from islario.cli.program.screen import Screen
from islario.games.shelf import rulebook
from islario.words import Words

NUMBERED = re.compile(r"^\*\*([A-Z]+-\d+)\.\*\*", re.MULTILINE)
HEADING = re.compile(r"^#+ ", re.MULTILINE)


def command(words: Words) -> Command:
    def rules(game: str, rule: str | None) -> None:
        text = rulebook(game, words.language)
        show(text if rule is None else find_rule(text, rule), Screen(words))

    one = click.Argument(["rule"], required=False, metavar=f"[{words.say('cli-metavar-rule')}]")
    return Command("rules", words, rules, [game_argument(words), one, language_option(words)])


def show(text: str, screen: Screen) -> None:
    """Set as Markdown on a terminal; as it is written elsewhere."""
    if screen.console.is_terminal:
        from rich.markdown import Markdown  # slow to import, and `--help` passes by here

        screen.print(Markdown(text))
    else:
        screen.console.out(text, highlight=False)


def numbered_rules(text: str) -> dict[str, str]:
    """Each rule with what belongs to it (tables, examples), by its number."""
    begins = list(NUMBERED.finditer(text))
    found = {}
    for begin, following in zip(begins, [*begins[1:], None], strict=True):
        end = following.start() if following else len(text)
        heading = HEADING.search(text, begin.end(), end)
        found[begin.group(1)] = text[begin.start() : heading.start() if heading else end].strip()
    return found


def find_rule(text: str, wanted: str) -> str:
    """A rule by its number, written in any way: TT-12, tt12, 12."""
    found = numbered_rules(text)
    number = re.fullmatch(r"\s*([a-zA-Z]*)\W*(\d+)\W*", wanted)
    for name, rule in found.items():
        prefix, _, digits = name.partition("-")
        if number and number.group(2).lstrip("0") == digits and number.group(1).upper() in ("", prefix):
            return rule
    raise Mistake("no-rule", rule=wanted, first=next(iter(found)), last=next(reversed(found)))
