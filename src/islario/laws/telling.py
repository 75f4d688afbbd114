"""Law 12: everything that people read is there, in every language."""

from __future__ import annotations

import random
import re

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from rich.text import Text

from islario.games.shelf import rulebook
from islario.laws import law, must
from islario.laws.positions import some_match
from islario.match import Game
from islario.match.match import source_message
from islario.words import LANGUAGES


@law(12, most=1)
def a_game_has_words_for_all_it_has(game: Game, chance: random.Random) -> bool:
    wanted = ["title", "about", "time", "players"]
    for source in game.rules.sources:
        wanted += [source_message(source.name), source_message(source.name).replace("source-", "for-", 1)]
    for option in game.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"option-{option.name}-{choice}" for choice in option.choices if not option.is_switch]
    events = game.rules.events
    wanted += [f"event-{kind.name.lower().replace('_', '-')}" for kind in events.kinds if kind not in events.special]
    for language in LANGUAGES:
        words = game.words(language)
        must(all(map(words.has, wanted)), f"missing ({language}): {[each for each in wanted if not words.has(each)]}")
    return True


@law(12, most=1)
def all_languages_have_the_same_messages(game: Game, chance: random.Random) -> bool:
    ids = [_messages(game, language) for language in LANGUAGES]
    for language, others in zip(LANGUAGES, ids, strict=True):
        must(others == ids[0], f"only in one of {LANGUAGES[0]} and {language}: {sorted(others ^ ids[0])}")
    return True


def _messages(game: Game, language: str) -> set[str]:
    file = game.rules.folder / "words" / f"{language}.ftl"
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    unread = [entry.content for entry in entries if isinstance(entry, Junk)]
    must(not unread, f"{file.name} cannot be read here: {unread[:1]}")
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


@law(12)
def a_match_is_told(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for language in LANGUAGES:
        viewer = chance.choice([*range(match.players), None])
        for line in match.log(language, viewer):
            must(line.endswith((".", "!", "?")), f"not a sentence ({language}): {line}")
        for seat in match.pending:
            question = match.question(seat, language)
            must(question.endswith((".", "!", "?", ":")), f"not a sentence ({language}): {question}")
        must(bool(Text.from_markup(match.board(viewer, game.words(language))).plain), f"no board ({language})")
    return True


@law(12)
def the_rule_that_matters_is_in_the_rulebook(game: Game, chance: random.Random) -> bool:
    numbers = [re.findall(r"^\*\*([A-Z]+-\d+)\.\*\*", rulebook(game.name, each), re.MULTILINE) for each in LANGUAGES]
    must(numbers[0] == [f"{game.rules.prefix}-{i + 1}" for i in range(len(numbers[0]))], f"not in order: {numbers[0]}")
    must(all(found == numbers[0] for found in numbers), f"not the same in {' and '.join(LANGUAGES)}")
    match = some_match(game, chance)
    for seat in [*match.pending, None]:
        must(match.view(seat)["rule"] in numbers[0], match.view(seat)["rule"])
    return True
