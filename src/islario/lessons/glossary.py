"""A game's glossary: words with a meaning of their own, their forms in running text, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from islario.words import Words


@dataclass(frozen=True)
class Entry:
    forms: list[str]  # the first one is its name
    meaning: str


def glossary(words: Words) -> list[Entry]:
    """Of a game that has a lesson. A line each: the word and its other forms, and after the colon what it means."""
    return [_entry(line) for line in words.say("how-terms").splitlines()]


def _entry(line: str) -> Entry:
    forms, _, meaning = line.partition(":")
    return Entry([form.strip() for form in forms.split(",")], meaning.strip())
