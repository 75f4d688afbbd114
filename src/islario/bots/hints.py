"""What would you do? The best few moves, what they should bring, and which sources of points make the difference."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from islario.bots.manners import A_WHOLE_MATCH, MANNERS
from islario.bots.thinking import Finding, Thinking
from islario.kernel.moves import Move
from islario.match.errors import NotYourTurn
from islario.match.match import Seen
from islario.words import Said

SEARCHING = 0.5  # the part of the time that goes into finding moves; the rest goes into comparing them
LITTLE = 0.25  # points that are not worth telling


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
    seen: Seen, seconds: float = 1.5, most: int = 3, *, iterations: int | None = None, seed: int = 0
) -> list[Advice]:
    """The best few moves, the best first."""
    moves = seen.moves()
    if not moves:
        raise NotYourTurn("nothing-to-advise")
    best = best_moves(seen, seconds * SEARCHING, iterations, seed)[: max(2, most)]
    compared = compare(seen, best, seconds * (1 - SEARCHING), iterations, seed)
    if len(compared) == 1:
        only = compared[0]
        return [Advice(seen.move(only.move), only.points, only.margin, only.chance, [], Said("hint-only-move"))]
    return [
        advice(seen, found, compared[1] if found is compared[0] else compared[0], found is compared[0])
        for found in compared[:most]
    ]


def best_moves(seen: Seen, seconds: float, iterations: int | None, seed: int) -> list[int]:
    """The moves that a search has looked into most."""
    if len(seen.moves()) == 1:
        return seen.moves()
    thinking = Thinking(seen, MANNERS[seen.game.name], _key(seed, seen))
    if iterations is None:
        thinking.think(seconds)
    else:
        thinking.go_on(iterations)
    return [found.move for found in thinking.findings() if found.visits]


def compare(seen: Seen, moves: list[int], seconds: float, iterations: int | None, seed: int) -> list[Finding]:
    """The moves side by side: each is played on to the end on the same imagined truths. The best first."""
    usual = MANNERS[seen.game.name]
    manner = replace(usual, even=1.0, foresight=A_WHOLE_MATCH, samples=1.0, care_of_others=usual.care)
    thinking = Thinking(seen, manner, _key(seed + 1, seen), moves)
    if iterations is None:
        thinking.think(seconds)
    else:
        thinking.go_on(iterations)
    return sorted(thinking.findings(), key=lambda found: -found.value)


def advice(seen: Seen, found: Finding, other: Finding, is_best: bool) -> Advice:
    sources = differences(seen, found, other)
    why = reason(seen, found, other, sources, is_best)
    return Advice(seen.move(found.move), found.points, found.margin, found.chance, sources, why)


def differences(seen: Seen, found: Finding, other: Finding) -> list[tuple[str, float]]:
    """By source, what one move brings more than the other; the greatest difference first."""
    names = [source.name.lower() for source in seen.game.rules.sources]
    each = zip(names, (a - b for a, b in zip(found.sources, other.sources, strict=True)), strict=True)
    return sorted(each, key=lambda source: -abs(source[1]))


def reason(seen: Seen, found: Finding, other: Finding, sources: list[tuple[str, float]], is_best: bool) -> Said:
    """One or two sentences: how much more or less than the alternative, and by which sources of points."""
    rules = seen.game.rules
    move = rules.move_of(seen.state, seen.seat, other.move)
    assert move is not None, "a legal number names a move"
    told = rules.tell_move(seen.state, seen.seat, move)
    more = found.points - other.points
    if abs(more) < LITTLE:
        ahead = found.margin - other.margin
        if abs(ahead) < LITTLE or is_best != (ahead > 0):
            return Said("hint-equal", other=told)
        return Said("hint-others", other=told, sign=_sign(ahead), points=_rounded(ahead))
    where = [(name, points) for name, points in sources if abs(points) >= LITTLE][:3]
    if not where:
        return Said("hint-overall", other=told, sign=_sign(more), points=_rounded(more))
    return Said("hint-sources", other=told, sign=_sign(more), points=_rounded(more), where=_list(where))


def _list(where: list[tuple[str, float]]) -> Said:
    name, points = where[-1]
    source = Said(f"source-{name.replace('_', '-')}")
    last = Said("hint-source", source=source, sign=_sign(points), points=_rounded(points))
    return last if len(where) == 1 else Said("hint-list", before=_list(where[:-1]), last=last)


def _sign(points: float) -> str:
    return "more" if points > 0 else "less"


def _rounded(points: float) -> float:
    return round(abs(points), 1)


def _key(seed: int, seen: Seen) -> bytes:
    return hashlib.sha256(f"hint {seed} {seen.seat} ".encode() + seen.state.tobytes()).digest()
