"""What would you do? The best few moves, what they lead to, and which sources of points make the difference."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from islario.bots.admiral import at_hand
from islario.bots.consequences import consequences
from islario.bots.thinking import Finding, Thinking
from islario.kernel.errors import IslarioError
from islario.kernel.manner import A_WHOLE_MATCH, Manner
from islario.kernel.moves import Move
from islario.match.errors import NotYourTurn
from islario.match.match import Seen
from islario.match.preview import preview
from islario.words import Said

SEARCHING = 0.5  # the part of the time that goes into finding moves; the rest goes into comparing them
LITTLE = 0.25  # points that are not worth telling
A_SOURCE = 0.5  # points that make a source worth naming
MOST_SOURCES = 3  # in one sentence
# what a move is compared with: the next or the first of a list, the second-best or the best of all, or what was played
Than = Literal["next", "first", "second", "best", "played"]


class TooEarly(IslarioError):
    """The rules are not compiled yet, and thinking as plain Python would take minutes."""


@dataclass(frozen=True)
class Advice:
    """A move and what it should bring: final points, points ahead of the best of the others, chance of winning; and by
    source what it brings more than the alternative. That is the next best move, or the best one for all others."""

    move: Move
    points: float
    margin: float
    chance: float
    sources: list[tuple[str, float]]
    why: Said


def advise(
    seen: Seen,
    seconds: float = 1.5,
    most: int = 3,
    *,
    only: Sequence[int] = (),
    iterations: int | None = None,
    seed: int = 0,
) -> list[Advice]:
    """The best few moves, the best first; of those alone that a guide waits for, where one does: it has a plan."""
    moves = seen.moves()
    if not moves:
        raise NotYourTurn("nothing-to-advise")
    if seen.game.awaits_compiler:
        raise TooEarly("hints-later")
    best = list(only) or best_moves(seen, seconds * SEARCHING, iterations, seed)[: max(2, most)]
    compared = compare(seen, best, seconds * (1 - SEARCHING), iterations, seed)
    if len(compared) == 1:
        one = compared[0]
        why = with_what_follows(seen, one.move, Said("hint-guided" if only else "hint-only-move"))
        return [Advice(seen.move(one.move), one.points, one.margin, one.chance, [], why)]
    return [
        advice(seen, found, *((compared[1], "next") if found is compared[0] else (compared[0], "first")))
        for found in compared[:most]
    ]


def best_moves(seen: Seen, seconds: float, iterations: int | None, seed: int) -> list[int]:
    """The moves that a search has looked into most; where there was no time to, those that looked best at first."""
    if len(seen.moves()) == 1:
        return seen.moves()
    rules, mind = seen.game.rules, at_hand(seen.game, wanted=iterations is None)
    thinking = Thinking(seen, rules.manner if mind is None else rules.learned_manner, _key(seed, seen), mind=mind)
    if iterations is None:
        thinking.think(seconds)
    else:
        thinking.go_on(iterations)
    found = thinking.findings()
    return [each.move for each in found if each.visits] or [each.move for each in found]


def compare(seen: Seen, moves: list[int], seconds: float, iterations: int | None, seed: int) -> list[Finding]:
    """The moves side by side: each is played on to the end on the same imagined truths. The best first."""
    rules, mind = seen.game.rules, at_hand(seen.game, wanted=iterations is None)
    own = replace(rules.learned_manner, care=1.0, tries=0.0)  # as the network would play: so are its chances true
    manner = side_by_side(rules.manner if mind is None else own)
    thinking = Thinking(seen, manner, _key(seed + 1, seen), moves, mind=mind)
    if iterations is None:
        thinking.go_on(len(moves))  # each once, however little time there is
        thinking.think(seconds)
    else:
        thinking.go_on(iterations)
    return sorted(thinking.findings(), key=lambda found: -found.value)


def side_by_side(usual: Manner) -> Manner:
    """How a game is searched where moves are compared: each has its turn, and every match is played to its end."""
    return replace(usual, even=1.0, foresight=A_WHOLE_MATCH, samples=1.0, care_of_others=usual.care)


def advice(seen: Seen, found: Finding, other: Finding, than: Than) -> Advice:
    sources = differences(seen, found, other)
    why = with_what_follows(seen, found.move, reason(found, other, sources, than))
    return Advice(seen.move(found.move), found.points, found.margin, found.chance, sources, why)


def with_what_follows(seen: Seen, move: int, why: Said) -> Said:
    """The reason, which playouts estimate; then what the move brings for certain and leads to, as its preview tells."""
    foreseen = preview(seen.game, seen.hidden, move)
    gains = foreseen.points.items()
    told = sorted(((name, float(points)) for name, points in gains), key=lambda source: -abs(source[1]))[:MOST_SOURCES]
    if told:
        why = Said("hint-certain", why=why, list=_list(told))
    for what in consequences(seen, seen.move(move), foreseen):
        why = Said("two-said", a=why, b=what)
    return why


def differences(seen: Seen, found: Finding, other: Finding) -> list[tuple[str, float]]:
    """By source, what one move brings more than the other; the greatest difference first."""
    names = [source.name.lower() for source in seen.game.rules.sources]
    each = zip(names, (a - b for a, b in zip(found.sources, other.sources, strict=True)), strict=True)
    return sorted(each, key=lambda source: -abs(source[1]))


def reason(found: Finding, other: Finding, sources: list[tuple[str, float]], than: Than) -> Said:
    """One sentence: by how many points one of the two moves is the better, and by which sources; or, where it brings
    its player no more points, by how much it holds the others back."""
    sign = -1 if than in ("first", "best") else 1
    more, ahead = sign * (found.points - other.points), sign * (found.margin - other.margin)
    if more >= LITTLE:
        told = [(name, points) for name, points in sources if abs(points) >= A_SOURCE][:MOST_SOURCES]
        if not told:
            return Said("hint-overall", than=than, points=_rounded(more))
        return Said("hint-sources", than=than, points=_rounded(more), where=_where(told, sign))
    if ahead >= LITTLE:
        return Said("hint-others", than=than, own="same" if more > -LITTLE else "other", points=_rounded(ahead))
    told = [(name, points) for name, points in sources if abs(points) >= A_SOURCE][:MOST_SOURCES]
    if any(points > 0 for _, points in told) and any(points < 0 for _, points in told):
        return Said("hint-even", than=than, where=_where(told, sign))
    return Said("hint-equal", than=than)


def _where(told: list[tuple[str, float]], sign: int) -> Said:
    """What speaks for the sentence first, what speaks against it last."""
    sides = [
        Said(message, list=_list([source for source in told if source[1] * side > 0]))
        for message, side in (("hint-better", 1), ("hint-worse", -1))[::sign]
        if any(points * side > 0 for _, points in told)
    ]
    return sides[0] if len(sides) == 1 else Said("hint-but", before=sides[0], last=sides[1])


def _list(told: list[tuple[str, float]]) -> Said:
    *before, last = [
        Said("hint-source", source=source_said(name), sign=_sign(points), points=_rounded(points))
        for name, points in told
    ]
    if not before:
        return last
    first = before[0] if len(before) == 1 else Said("hint-comma", before=before[0], last=before[1])
    return Said("hint-and", before=first, last=last)


def source_said(name: str) -> Said:
    """A source of points, as it stands after "better for"."""
    return Said(f"for-{name.replace('_', '-')}")


def _sign(points: float) -> str:
    return "more" if points > 0 else "less"


def _rounded(points: float) -> float:
    """With one decimal, and none where it would be 0."""
    rounded = round(abs(points), 1)
    return int(rounded) if rounded.is_integer() else rounded


def _key(seed: int, seen: Seen) -> bytes:
    return hashlib.sha256(f"hint {seed} {seen.seat} ".encode() + seen.hidden.tobytes()).digest()
