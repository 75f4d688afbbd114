"""Everything a person reads is there in both languages, nothing is there that nobody says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from islario.games import OURS
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


def code_for(folder: Path) -> str:
    """All code that may say a folder's messages: a game's are said by no other game."""
    games = {SOURCES / "games" / name.replace("-", "_") for name in OURS}
    others = games - {folder.parent} if folder.parent in games else set()
    paths = [path for path in SOURCES.rglob("*.py") if not others & {*path.parents}]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def values_in(code: str, components: Path) -> set[str]:
    """What may stand in the place of a part of an id: quoted words, names of members and functions, ids of components,
    and endings that are put on ("-help")."""
    data = components.read_text(encoding="utf-8") if components.is_file() else ""
    quoted = re.findall(r"""["']([\w-]+)["']""", code + data)
    names = re.findall(r"^(?:    ([A-Z][A-Z0-9_]*) = |def (\w+))", code, re.MULTILINE)
    return {value.lower().replace("_", "-") for value in (*quoted, *(a or b for a, b in names))}


VARYING = r"([\w-]+?)"  # in an id that code makes


def made_in(code: str) -> list[re.Pattern[str]]:
    """The ids that code makes (f"event-{kind}"), with a group for each part that varies."""
    made = dict.fromkeys(re.findall(r'f"([a-z][\w-]*-\{[^"]*)"', code))
    return [re.compile(VARYING.join(re.split(r"\{[^{}]*\}", each))) for each in made]


def endings_in(code: str) -> list[re.Pattern[str]]:
    """What code puts on ids (f"{asked}-bound", message += "-add")."""
    put_on = [*re.findall(r'f"\{\w+\}(-[^"]*)"', code), *re.findall(r'\+= "(-[\w-]+)"', code)]
    return [re.compile(r"([\w-]+)" + VARYING.join(re.split(r"\{[^{}]*\}", each))) for each in dict.fromkeys(put_on)]


class Sayings:
    """All that the code for a folder can say."""

    def __init__(self, folder: Path) -> None:
        code = code_for(folder)
        whole = set(re.findall(r"""["']([a-z][\w-]*)["']""", code))
        self.whole = whole | {f"error-{name}" for name in whole}
        self.values = values_in(code, folder.parent / "box" / "components.toml")
        self.made, self.endings = made_in(code), endings_in(code)

    def has(self, name: str) -> bool:
        if name in self.whole or any(self._fits(each.fullmatch(name)) for each in self.made):
            return True
        found = [each.fullmatch(name) for each in self.endings]
        return any(each is not None and self._fits(each, 1) and self.has(each.group(1)) for each in found)

    def _fits(self, found: re.Match[str] | None, first: int = 0) -> bool:
        parts = [] if found is None else found.groups()[first:]
        return found is not None and all(part.isdecimal() or part.replace("_", "-") in self.values for part in parts)


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_every_message_is_said_somewhere(folder: Path) -> None:
    """Its id stands in the code whole, or the code makes it of a beginning, words that are there too, and an ending."""
    sayings, inside = Sayings(folder), (folder / "en.ftl").read_text(encoding="utf-8")
    silent = [name for name in messages(folder / "en.ftl") if not sayings.has(name) and f"{{ {name} }}" not in inside]
    assert silent == [], f"nobody says {silent}"


@pytest.mark.parametrize("name", ["event-thunder", "question-bid-thunder", "card-yaks", "destiny-museum-thunder"])
def test_a_message_that_only_begins_like_one_is_not_said(name: str) -> None:
    assert not Sayings(SOURCES / "games" / "isla_dorada" / "words").has(name)
