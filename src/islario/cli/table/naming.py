"""Moves by name: what a person types, and which of the moves it can mean."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import permutations

from islario.kernel.moves import Move


def name_of(move: Move, with_kind: bool = False) -> str:
    """The details joined by dashes, as in `5d-6d`; with its kind where there are several."""
    details = "-".join(str(value) for value in move.args.values())
    return " ".join(part for part in (move.kind if with_kind or not details else "", details) if part)


def numbers_of(moves: Sequence[Move], language: str) -> list[int]:
    """Their numbers in a list: from 1 on, but where each says a number of its own, as bids do, that one. Else whoever
    types 2 would bid 1."""
    own = [name_of(move) for move in moves]
    says = all(name.isdecimal() and name in re.findall(r"\d+", move.tell(language))
               for name, move in zip(own, moves, strict=True))  # fmt: skip
    return [*map(int, own)] if says and len(set(own)) == len(own) else [*range(1, len(moves) + 1)]


def plain(text: str) -> str:
    """Without capitals and accents, for comparing."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def meant(typed: str, moves: Sequence[Move], whole: bool = False) -> list[int]:
    """Which of the moves the words can mean: whole words before beginnings of words (never those, if `whole`), in the
    order of the move before any order. Several are given back where it is not clear."""
    words = [word for word in re.split(r"[\s,;>–—-]+", plain(typed)) if word]
    for beginnings in (False,) if whole else (False, True):
        for any_order in (False, True):
            found = [i for i, move in enumerate(moves) if _says(words, move, beginnings, any_order)]
            if found:
                return found
    return []


def _says(words: list[str], move: Move, beginnings: bool, any_order: bool) -> bool:
    details = [plain(str(value)) for value in move.args.values()]
    if len(words) == len(details) + 1 and plain(move.kind).startswith(words[0]):
        words = words[1:]
    if len(words) != len(details):
        return False
    if not words:
        return True
    orders = permutations(details) if any_order else (tuple(details),)
    return any(all(_fits(word, detail, beginnings) for word, detail in zip(words, order, strict=True))
               for order in orders)  # fmt: skip


def _fits(word: str, detail: str, beginnings: bool) -> bool:
    return detail.startswith(word) if beginnings else detail == word


def mentioning(typed: str, moves: Sequence[Move], language: str) -> list[int]:
    """The moves whose name or sentence has what was typed at the beginning of a word."""
    wanted = re.compile(rf"(?<!\w){re.escape(plain(typed))}")
    return [i for i, move in enumerate(moves) if wanted.search(plain(f"{name_of(move, True)} {move.tell(language)}"))]
