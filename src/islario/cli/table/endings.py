"""Scores by source, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from islario.cli.program.screen import Screen, table_of
from islario.words import Words

if TYPE_CHECKING:
    from islario.match import Match


def show_scores(match: Match, seat: int | None, screen: Screen, words: Words) -> None:
    """Everybody's points by source, as far as the seat may know them."""
    view = match.view(seat, words.language)
    rows = [
        (by_seat[0]["words"], *(str(each["points"]) for each in by_seat))
        for by_seat in zip(*view["breakdowns"], strict=True)
        if any(each["points"] for each in by_seat)
    ]
    rows.append((words.say("cli-scores-total"), *map(str, view["scores"])))
    if match.over:
        rows.append((words.say("cli-scores-place"), *map(str, view["places"])))
    screen.print(table_of(["", *words.names], rows))


def show_winners(match: Match, screen: Screen, words: Words) -> None:
    """One sentence; alone there is nobody to beat."""
    if match.players > 1:
        names = [words.names[seat] for seat in match.winners]
        told = words.say("cli-list", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else names[0]
        screen.print(Text(words.say("cli-winners", count=len(names), names=told), style="bold"))
