"""Which language to speak: what the command line says, else the environment, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from islario.words import LANGUAGES

VARIABLES = ("ISLARIO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """Read before anything is parsed: help texts and mistakes are already told in this language."""
    named = [value for value in _values_of_lang(args) if value in LANGUAGES]
    if named:
        return named[-1]
    for variable in VARIABLES:
        language = environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def _values_of_lang(args: Sequence[str]) -> list[str]:
    values = []
    for i, arg in enumerate(args):
        if arg == "--":
            break
        if arg.startswith("--lang="):
            values.append(arg.partition("=")[2])
        elif arg == "--lang" and i + 1 < len(args):
            values.append(args[i + 1])
    return values
