"""The numbered rules of docs/rules: the same in both languages, and every one of them proved by a test."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from islario.games import OURS
from islario.games.shelf import rulebook
from islario.match import game

TESTS = Path(__file__).parent.parent
ORIGINS = {"en": ("rulebook", "inferred", "house"), "fr": ("règle", "déduit", "maison")}
RULE = re.compile(r"\*\*(?P<id>[A-Z]{2}-\d+)\.\*\* .+ \*\[(?P<origin>\w+)\]\*")
LANGUAGES = pytest.mark.parametrize("language", list(ORIGINS))
EVERY_GAME = pytest.mark.parametrize("name", OURS)


def lines_of(name: str, language: str) -> list[str]:
    """The lines that begin a rule, well formed or not."""
    prefix = game(name).rules.prefix
    return [line for line in rulebook(name, language).splitlines() if line.lstrip("*").startswith(f"{prefix}-")]


def rules_of(name: str, language: str) -> dict[str, int]:
    """The ids in their order, each with its origin: 0 rulebook, 1 inferred, 2 house."""
    found = [match for line in lines_of(name, language) if (match := RULE.fullmatch(line))]
    return {match["id"]: ORIGINS[language].index(match["origin"]) for match in found}


@cache
def places_of_rules() -> dict[str, list[str]]:
    """Every id in a `pytest.mark.rule(...)` under tests/, with the places where it stands."""
    places: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{file}:{node.lineno}: write the ids out"
                    places.setdefault(str(argument.value), []).append(f"{file.relative_to(TESTS)}:{node.lineno}")
    return places


@LANGUAGES
@EVERY_GAME
def test_each_rule_is_one_line_with_its_number_and_its_origin(name: str, language: str) -> None:
    malformed = [line for line in lines_of(name, language) if not RULE.fullmatch(line)]
    assert not malformed
    origins = {match["origin"] for line in lines_of(name, language) if (match := RULE.fullmatch(line))}
    assert origins <= set(ORIGINS[language])


@LANGUAGES
@EVERY_GAME
def test_rules_are_numbered_from_1_without_gaps(name: str, language: str) -> None:
    lines, prefix = lines_of(name, language), game(name).rules.prefix
    assert lines
    assert [line.split(".**")[0] for line in lines] == [f"**{prefix}-{n}" for n in range(1, len(lines) + 1)]


@EVERY_GAME
def test_both_languages_have_the_same_rules_of_the_same_origin(name: str) -> None:
    assert list(rules_of(name, "en").items()) == list(rules_of(name, "fr").items())


@EVERY_GAME
def test_every_rule_has_a_test(name: str) -> None:
    untested = [rule for rule in rules_of(name, "en") if rule not in places_of_rules()]
    assert not untested, f"rules without a test: {', '.join(untested)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for name in OURS for rule in rules_of(name, "en")}
    unknown = {rule: places for rule, places in places_of_rules().items() if rule not in known}
    assert not unknown, f"tests of rules that do not exist: {unknown}"


@EVERY_GAME
def test_rules_that_a_match_refers_to_exist(name: str) -> None:
    """The ids in the file of `rule_now`, and those that a short match really shows."""
    rules = game(name).rules
    mentioned = set(
        re.findall(rf'"({rules.prefix}-\d+)"', inspect.getsource(sys.modules[rules.face.rule_now.__module__]))
    )
    match = game(name).new(seed=1)
    while not match.over:
        mentioned.add(match.view(match.pending[0])["rule"])
        match.play(match.pending[0], game(name).desk.legal(match.state, match.pending[0])[0])
    mentioned.add(match.view()["rule"])
    assert mentioned
    assert mentioned <= set(rules_of(name, "en"))
