"""Everything that a game is played with explains itself, in every language, under a rule that exists."""

import random
import re
from itertools import product

import msgspec
import pytest

from islario.games import OURS
from islario.games.shelf import rulebook
from islario.laws.positions import some_match
from islario.match import Game, game
from islario.match.things import explained, explained_now
from islario.words import LANGUAGES

# The parts of a box that hold things to point at: under which kind, and where each has its name.
COMPONENTS = {
    "isla-dorada": {
        "cards": ("card", "id"), "sites": ("site", "id"), "paths": ("path", "id"), "destinies": ("destiny", "id"),
        "starting_treasures": ("treasure", "id"), "standard_treasures": ("treasure", "id"), "curses": ("curse", "site"),
    },
    "la-isla": {
        "cards": ("card", "number"), "spaces": ("space", "name"), "regions": ("region", "name"),
        "animals": ("animal", ""), "symbols": ("symbol", ""), "lands": ("resource", "resource"),
    },
    "islas-canarias": {"copies": ("card", ""), "islands": ("island", ""), "privileges": ("privilege", "")},
    "trails-of-tucana": {
        "terrain_cards": ("terrain", ""), "sight_values": ("sight", ""), "pair_values": ("pair", ""),
        "red_values": ("red", ""), "spaces": ("space", "name"),
    },
}  # fmt: skip


def boxes(played: Game) -> list[tuple[int, ...]]:
    """Every choice of options, by their numbers."""
    return [*product(*(range(len(option.choices)) for option in played.options))]


def components(name: str, options: tuple[int, ...]) -> list[str]:
    """The ids of all that lies in the box, as the box itself lists it."""
    box = msgspec.to_builtins(game(name).rules.face.box(options))
    found = []
    for part, (kind, key) in COMPONENTS[name].items():
        found += [f"{kind}:{each[key] if key else each}" for each in box[part]]
    return found


@pytest.mark.parametrize("name", OURS)
def test_every_component_of_the_box_is_explained(name: str) -> None:
    for options in boxes(game(name)):
        known = [thing.id for thing in game(name).rules.face.things(options)]
        assert len(known) == len(set(known)), "a thing is told once"
        missing = [thing for thing in components(name, options) if thing not in known]
        assert missing == [], f"nothing explains {missing}"


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_are_sentences_under_a_rule(name: str, language: str) -> None:
    numbers = {*re.findall(r"^\*\*([A-Z]+-\d+)\.\*\*", rulebook(name, language), re.MULTILINE)}
    played = game(name)
    for options in boxes(played):
        for thing, told in explained(played, options, played.words(language)).items():
            assert re.match(r"[^\W_a-z]", told.name), f"{thing}: {told.name}"
            assert re.fullmatch(r"[^\W_a-z].*\.", told.about), f"{thing}: {told.about}"
            assert told.rule in numbers, f"{thing}: {told.rule}"


@pytest.mark.parametrize("name", OURS)
def test_the_languages_explain_differently_but_the_same_things(name: str) -> None:
    played = game(name)
    options = boxes(played)[0]
    english, french = (explained(played, options, played.words(language)) for language in ("en", "fr"))
    assert list(english) == list(french)
    same = [thing for thing in english if english[thing].about == french[thing].about]
    assert same == [], f"not translated: {same}"


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_things_do_now_is_told_at_any_moment_to_everybody(name: str, language: str) -> None:
    chance = random.Random(f"{name} {language}")
    played, told = game(name), 0
    for _ in range(3):
        match = some_match(played, chance)
        for viewer in (None, 0):
            hidden = match._hidden(viewer)
            for thing in played.rules.face.things(tuple(hidden.options.tolist())):
                said = explained_now(played, hidden, thing.id, played.words(language))
                told += said is not None
                assert said is None or said.endswith((".", "!")), f"{thing.id}: {said}"
    assert told > 0


@pytest.mark.unwatched
@pytest.mark.parametrize("thing", ["card:dragon", "card", "", "space:Z9", "seat:-1", "part:"])
@pytest.mark.parametrize("name", OURS)
def test_nothing_is_said_of_what_does_not_exist(name: str, thing: str) -> None:
    played = game(name)
    match = some_match(played, random.Random(7))
    hidden = match._hidden(0)
    assert explained_now(played, hidden, thing, played.words("en")) is None
