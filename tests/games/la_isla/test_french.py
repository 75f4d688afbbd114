"""The French of La Isla: one word for each thing, and none left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from islario.games.la_isla.box.components import CARD_VARIANT, CARDS, Ring
from islario.games.la_isla.face.names import function_said
from tests.games.la_isla.positions import ISLA, function_of

pytestmark = pytest.mark.interpreted
CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "la_isla"
ENGLISH = re.compile(r"\b(rounds?|slots?|sets?|scoring)\b", re.IGNORECASE)


def texts(node: object) -> Iterator[str]:
    """What messages say, without the names of what is put into them."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from texts(part)


@pytest.mark.parametrize("folder", [ISLA.rules.folder, CLIENT], ids=["game", "client"])
def test_the_words_are_french(folder: Path) -> None:
    said = list(texts(FluentParser().parse((folder / "words" / "fr.ftl").read_text(encoding="utf-8"))))
    assert len(said) > 50
    assert [text for text in said if ENGLISH.search(text)] == []


def test_the_rules_are_french() -> None:
    """But for the line that says which words the printed rules use."""
    lines = [line for line in ISLA.rulebook("fr").splitlines() if line.startswith(("**LI-", "|", "*Exemple", "##"))]
    assert [line for line in lines if ENGLISH.search(line)] == []


def test_a_function_of_placing_and_no_other_says_where_it_is_that_one_places() -> None:
    french = ISLA.words("fr")
    placing = [card for card in range(CARDS) if function_of(card).startswith(("symbol-", "land-", "ring-", "shared-"))]
    assert placing
    assert [
        card for card in range(CARDS) if french.tell(function_said(card)).startswith(("sur ", "case partagée"))
    ] == placing


def test_the_middle_ring_is_not_the_centre() -> None:
    middle = next(c for c in range(CARDS) if function_of(c) == "ring-vp middle")
    assert CARD_VARIANT[middle] == Ring.MIDDLE
    assert ISLA.words("fr").tell(function_said(middle)).startswith("sur l’anneau du milieu")
    assert "anneau central" not in ISLA.rulebook("fr")
