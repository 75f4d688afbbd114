"""Questions that silence answers, and answers that are given ahead: for tables where nobody should wait for a click
that could not have been another. Plain Python over what one viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from islario.kernel.reading import Hidden


@dataclass(frozen=True)
class Windows:
    """Steps in which having an answer is itself a secret. `hide` shows everybody all who were asked until such a step
    closes, and each seat of itself whether it has answered."""

    is_open: Callable[[Hidden], bool]  # the same for every viewer
    silence: Callable[[Hidden], int]  # the number of the move by which the viewer, who is asked, declines


@dataclass(frozen=True)
class Standing:
    """An answer that a seat gives ahead. Its words are the message `standing-<name>`."""

    name: str
    offered: Callable[[Hidden], bool]  # whether it can be given now
    answer: Callable[[Hidden], int | None]  # the move that it answers the viewer's question with, where it says one
    holds: Callable[[Hidden], int]  # it lapses as soon as this is another number than when it was given
