"""Records: read back they are the match; damaged, edited or foreign ones are refused with the reason."""

import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import islario
from islario.kernel.errors import IslarioError
from islario.match.errors import BadRecord

MATCH = islario.game("trails-of-tucana").new(players=2, seed=3, symmetry=True)
for _ in range(20):
    MATCH.play(MATCH.pending[0], MATCH.moves(MATCH.pending[0])[0])
TEXT = MATCH.record()


def forged(**changes: Any) -> str:
    """A record changed by someone who knows how checksums are made."""
    content = {**json.loads(TEXT), **changes}
    content.pop("check")
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return json.dumps({**content, "check": hashlib.sha256(canonical.encode()).hexdigest()})


def test_a_record_is_one_line_of_json_and_comes_back() -> None:
    assert TEXT.count("\n") == 1
    assert islario.replay(TEXT).state.tobytes() == MATCH.state.tobytes()
    assert islario.replay(TEXT.encode()).plies == MATCH.plies


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (TEXT[: len(TEXT) // 2], "damaged or cut off at line 1"),
        ("", "damaged or cut off"),
        ("\x00\xff", "damaged or cut off"),
        ("[]", "not a record of Islario's"),
        ('{"pgn": 1}', "not a record of Islario's"),
        (TEXT.replace('"islario": 1', '"islario": 2'), "format 2; this version reads format 1"),
        (TEXT.replace('"players": 2', '"players": 3'), "changed after it was written"),
        (json.dumps({k: v for k, v in json.loads(TEXT).items() if k != "moves"}), '"moves" is missing'),
        (forged(moves=7), '"moves" has a value that cannot be'),
        (forged(players=True), '"players" has a value that cannot be'),
        (forged(key="xyz"), '"key" has a value that cannot be'),
        (forged(key="00"), "32 bytes long, not 1"),
        (forged(rules=99), f"version 99 of the rules; here they are version {MATCH.game.rules.version}"),
        (forged(components="0" * 16), "other component data"),
        (forged(game="la-ilsa"), 'no game called "la-ilsa"'),
        (forged(players=12), "1 to 8 players, not 12"),
        (forged(options={"wind": "on"}), 'no option "wind"'),
        (forged(moves=[[0, 1], [5, 0]]), "Move number 1 of this record"),
        (forged(moves=json.loads(TEXT)["moves"][:4] + [[0, 10**9]]), "Move number 5 of this record is not legal"),
        (forged(moves=[["a", "b"]]), "Move number 1 of this record"),
        (forged(scores=[99, 99]), "another outcome"),
        (forged(over=True), "another outcome"),
    ],
)
def test_a_bad_record_is_refused_with_the_reason(text: str, told: str) -> None:
    with pytest.raises(IslarioError) as refusal:
        islario.replay(text)
    assert told in str(refusal.value)
    assert refusal.value.tell("fr") != str(refusal.value)


@given(at=st.integers(0, len(TEXT) - 2), to=st.characters(codec="ascii"))
def test_any_single_changed_letter_is_noticed(at: int, to: str) -> None:
    text = TEXT[:at] + to + TEXT[at + 1 :]
    if json.loads(TEXT) == _parsed(text):
        return
    with pytest.raises(IslarioError):
        islario.replay(text)


@given(text=st.one_of(st.text(), st.binary()))
def test_no_input_gives_anything_but_our_own_error(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        islario.replay(text)


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None
