"""Names and messages hold nothing that others cannot see, and every alphabet and picture stays as it is."""

from __future__ import annotations

import httpx
import pytest

from islario.server.http.entry.plain import LONGEST_NAME, plain, plain_name
from tests.server.table import code, enter, made
from tests.server.test_identity import me

UNSEEN = "\u200b\u200d\u200f\u061c\u2060\ufeff\u00ad\u3164\u2800\ufe0f\U000e0041"


@pytest.mark.parametrize("sign", UNSEEN)
def test_nobody_looks_like_another_by_a_sign_that_nobody_sees(sign: str) -> None:
    assert [plain(f"An{sign}a"), plain(f"Ana{sign}"), plain(f"{sign}Ana"), plain(sign * 3)] == ["Ana", "Ana", "Ana", ""]


@pytest.mark.parametrize(
    "text",
    ["Zoé", "O’Neill-Ó", "علی\u200cرضا", "क्\u200dष", "שָׁלוֹם", "Ngọc Ngạn", "ไก่ที่", "محمد"]
    + ["👩\u200d👩\u200d👧", "❤\ufe0f", "🏳\ufe0f\u200d🌈", "👍🏽"],
)
def test_every_alphabet_stays_as_it_is(text: str) -> None:
    assert plain(text) == text


def test_accents_make_no_towers_and_blanks_no_gaps() -> None:
    assert plain("Zoe\u0301") == "Zoé"
    assert len(plain("o" + "\u0301\u0302\u0303" * 12)) <= 4
    assert plain(" a\u00a0\u2003\u3000 b ") == "a b"
    assert len(plain_name("\U0001d15e" * LONGEST_NAME)) <= LONGEST_NAME  # composed, it is longer


def test_names_and_lines_are_plain_wherever_they_come_in(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open", "open")
    assert enter(other, table, table.tokens[1]).status_code == 200
    theirs = table.seen_by(other)
    table.post("seats/0/name", {"name": "Ana"})
    theirs.post("seats/1/name", {"name": "\u2060 \u200b"})
    assert [seat["name"] for seat in table.get().json()["seats"]] == ["Ana", "", ""]
    assert other.post("/api/me", json={"name": "A\u200bna", "shape": 1, "colour": 1}).status_code == 200
    assert me(other)["name"] == "Ana"
    assert code(theirs.post("chat", {"text": "\u200b\u2060"})) == (422, "nothing-said")
    assert theirs.post("chat", {"text": "hel\u200blo"}).json()["said"][-1]["text"] == "hello"
