"""Everything a person reads is there in both languages, nothing is there that nobody says."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from islario.games import OURS
from islario.match import game
from islario.words import COMMON, LANGUAGES

SOURCES = COMMON.parent


def messages(file: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{file}: {junk[0]!r}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in found]
    assert len(ids) == len(set(ids)), f"{file}: {sorted(i for i in ids if ids.count(i) > 1)}"
    return {message.id.name: message for message in found}


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for item in value if isinstance(value, list) else [value]:
                    look(item)

    look(message.value)
    return found


def folders() -> list[Path]:
    return [
        COMMON,
        SOURCES / "laws" / "words",
        SOURCES / "lab" / "study" / "words",
        *(SOURCES / "games" / name.replace("-", "_") / "words" for name in OURS),
    ]


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same_things_of_the_same_things(folder: Path) -> None:
    english, french = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    assert list(english) == list(french)
    for name, message in english.items():
        assert variables(message) == variables(french[name]), name


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_every_message_is_said_somewhere(folder: Path) -> None:
    """Its id stands in the code whole, or the code makes ids that begin as it does (f"event-{…}")."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    whole = set(re.findall(r'"([a-z][\w-]*)"', code))
    made = set(re.findall(r'f"([a-z][\w-]*-)\{', code))
    errors = {f"error-{name}" for name in whole}
    inside = "".join((folder / "en.ftl").read_text(encoding="utf-8"))
    for name in messages(folder / "en.ftl"):
        said = name in whole or name in errors or any(name.startswith(begin) for begin in made)
        assert said or f"{{ {name} }}" in inside, f"nobody says '{name}'"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_a_game_has_words_for_all_its_options_and_sources(name: str, language: str) -> None:
    opened = game(name)
    words = opened.words(language)
    wanted = ["title", "about", "time", "players"]
    wanted += [f"source-{source.name.lower().replace('_', '-')}" for source in opened.rules.sources]
    for option in opened.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        if not option.is_switch:
            wanted += [f"option-{option.name}-{choice}" for choice in option.choices]
    assert [message for message in wanted if not words.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_a_whole_match_is_told(name: str, language: str) -> None:
    """Questions, moves and events of random matches with all options, each a sentence."""
    from islario.laws.positions import played

    opened = game(name)
    for seed in range(max(9, len(opened.seats))):
        players = opened.seats[seed % len(opened.seats)]
        choices: dict[str, Any] = {o.name: o.choices[seed % len(o.choices)] for o in opened.options}
        match = played(opened.new(players, seed=seed, **choices), seed, 10**5)
        for line in match.log(language):
            assert line[-1] in ".!?", line
        for ply in range(0, len(match.plies), 7):
            earlier = match.at(ply)
            for seat in earlier.pending:
                assert earlier.question(seat, language)[-1] in ".!?:"
                assert all(move.tell(language) for move in earlier.moves(seat))
