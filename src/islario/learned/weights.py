"""The weights of a game's network: data of the game, read when they are wanted, and only if they fit what is played."""

from __future__ import annotations

import hashlib
import json
import threading
import zipfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from islario.kernel.components import fingerprint_of
from islario.kernel.errors import IslarioError
from islario.kernel.game import Rules
from islario.learned.network import MOST_SEATS, NOT_YET, Mind
from islario.match.desk import cells
from islario.words import Words

HIDDEN = ("first", "second", "third")
HEADS = ("moves", "wins", "totals")
MOST_BYTES = 2_000_000  # a game
_own = threading.local()  # a network's buffers are its thread's


class NotLearned(IslarioError):
    """No network fits the game as it is played here."""


@dataclass(frozen=True)
class Weights:
    """A network's whole numbers by name, and what is known of how it came about."""

    arrays: dict[str, np.ndarray]
    about: dict[str, Any]

    def mind(self) -> Mind:
        """The network with buffers of its own, as compiled code takes it."""
        widths = [self.arrays[f"{name}_bias"].size for name in HIDDEN]
        one, two, three = (cells(np.zeros(width, np.int16)) for width in widths)
        return Mind(
            **{name: cells(array) for name, array in self.arrays.items()},
            observed=cells(np.zeros((1, len(self.arrays["first"])), np.int8)),
            sums=cells(np.zeros(max(widths), np.int32)),
            one=one,
            two=two,
            three=three,
            shares=cells(np.zeros(MOST_SEATS, np.float64)),
            mover=cells(np.full(1, NOT_YET, np.int64)),
        )


def file_of(rules: Rules) -> Path:
    """Where a game keeps its network."""
    return rules.folder / "learned" / "weights.npz"


def standards_of(rules: Rules) -> dict[str, Any]:
    """What a network was learned with, and has to be played with."""
    features = ";".join(f"{feature.name} {feature.size}" for feature in rules.observation)
    return {
        "game": rules.name,
        "rules": rules.version,
        "observation": hashlib.sha256(features.encode()).hexdigest()[:16],
        "components": fingerprint_of(rules.name),
    }


def fault_of(rules: Rules) -> NotLearned | None:
    """Why no network plays this game as it is played here, if none does."""
    title = Words.of_game(rules.folder, "en").say("title")
    file, standards = file_of(rules), standards_of(rules)
    if not file.is_file():
        return NotLearned("not-learned", game=title)
    try:
        about = _about(file)
    except UNREADABLE:
        return NotLearned("learned-unreadable", file=str(file))
    for what in standards:
        if about.get(what) != standards[what]:
            return NotLearned("learned-otherwise", game=title, what=what)
    return None


UNREADABLE = (OSError, ValueError, KeyError, zipfile.BadZipFile)


@cache  # every list of bots asks for it
def _about(file: Path) -> dict[str, Any]:
    with np.load(file, allow_pickle=False) as kept:
        return _told(kept)


def _told(kept: Any) -> dict[str, Any]:
    about = json.loads(str(kept["about"]))
    if not isinstance(about, dict):
        raise ValueError("it says nothing about itself")
    return about


def weights_of(rules: Rules) -> Weights:
    """The network that fits the game, or why there is none."""
    fault = fault_of(rules)
    if fault is not None:
        raise fault
    return _weights(file_of(rules))


@cache
def _weights(file: Path) -> Weights:
    return read_weights(file)


def read_weights(file: Path) -> Weights:
    """What a file holds, whether it fits or not."""
    names = [f"{name}{kind}" for name in (*HIDDEN, *HEADS) for kind in ("", "_bias")]
    try:
        with np.load(file, allow_pickle=False) as kept:
            arrays = {name: np.ascontiguousarray(kept[name]) for name in names}
            about = _told(kept)
    except UNREADABLE:
        raise NotLearned("learned-unreadable", file=str(file)) from None
    return Weights(arrays, about)


def mind_for(rules: Rules) -> Mind:
    """The game's network with this thread's buffers."""
    weights = weights_of(rules)
    kept: dict[str, tuple[Weights, Mind]] = _own.__dict__
    if rules.name not in kept or kept[rules.name][0] is not weights:
        kept[rules.name] = (weights, weights.mind())
    return kept[rules.name][1]
