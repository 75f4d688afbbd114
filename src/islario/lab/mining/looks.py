"""Looks at a decision: which moves are worth comparing, and how far the best of them is ahead of each other one."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable
from dataclasses import dataclass

from islario.bots.hints import side_by_side
from islario.bots.thinking import Finding, Thinking
from islario.match.match import Seen

CHUNKS = 20  # parts of a comparison, whose differences tell how sure it is
CERTAIN = 2.861  # of Student's distribution, for 99 % and so many parts


@dataclass(frozen=True)
class Gap:
    """How many points the best move is ahead of another, and between which bounds that lies."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Comparison:
    findings: list[Finding]  # the best first
    gaps: list[Gap]  # between it and each of the others

    @property
    def best(self) -> Finding:
        return self.findings[0]

    @property
    def least(self) -> float:
        """What the best is ahead of every other one, at least."""
        return min(gap.low for gap in self.gaps)


def searched(seen: Seen, iterations: int, seed: int) -> list[Finding]:
    """What a captain finds who thinks for so long, the move it would play first."""
    thinking = Thinking(seen, seen.game.rules.manner, _key(seed, seen))
    thinking.go_on(iterations)
    return thinking.findings()


def compared(seen: Seen, moves: Iterable[int], iterations: int, seed: int) -> Comparison:
    """The moves side by side on the same truths, in parts; by points ahead of the best of the others at the end."""
    thinking = Thinking(seen, side_by_side(seen.game.rules.manner), _key(seed, seen), [*moves])
    share = max(1, iterations // (CHUNKS * len(thinking.moves)))  # of each move in each part
    before = dict.fromkeys(thinking.moves, 0.0)
    parts: dict[int, list[float]] = {move: [] for move in thinking.moves}
    for _ in range(CHUNKS):
        thinking.go_on(share * len(thinking.moves))
        for found in thinking.findings():
            together = found.margin * found.visits
            parts[found.move].append((together - before[found.move]) / share)
            before[found.move] = together
    findings = sorted(thinking.findings(), key=lambda found: -found.margin)
    best, *others = findings
    return Comparison(findings, [_gap(parts[best.move], parts[other.move]) for other in others])


def _gap(best: list[float], other: list[float]) -> Gap:
    each = [a - b for a, b in zip(best, other, strict=True)]
    mean = sum(each) / len(each)
    deviation = math.sqrt(sum((one - mean) ** 2 for one in each) / (len(each) - 1))
    half = CERTAIN * deviation / math.sqrt(len(each))
    return Gap(mean, mean - half, mean + half)


def _key(seed: int, seen: Seen) -> bytes:
    return hashlib.sha256(f"exercise {seed} {seen.seat} ".encode() + seen.hidden.tobytes()).digest()
