"""Proving that a decision has one best move: ten times a captain's time, and who of the lesser ones would miss it."""

from __future__ import annotations

import time

import msgspec

from islario.bots import bot, usual_seconds
from islario.bots.thinking import Finding, Thinking
from islario.exercises.exercise import TIMES, Kept, Tried, digest_of, missed_by, reached
from islario.lab.mining.looks import CHUNKS, compared, searched
from islario.lab.mining.search import Candidate, Plan, Theme, theme_of
from islario.match import game
from islario.match.match import Seen

FINALISTS = 6
LEAST_GAP = 1.0  # points that the best move is ahead of every other one, with a certainty of 99 %
SEARCH, COMPARISON = 2, 3  # seeds


class Proved(msgspec.Struct, frozen=True, tag="proved"):
    """A candidate that was proved, or not."""

    seed: int
    plies: str
    exercise: Kept | None = None
    theme: Theme | None = None


def prove(plan: Plan, candidates: list[Candidate], index: int) -> Proved:
    candidate = candidates[index]
    fallen = Proved(candidate.seed, candidate.plies)
    kept = Kept(
        candidate.seed, plan.players, plan.options, candidate.plies, candidate.seat, "", 0, 0.0, 0.0, 0.0, [], []
    )
    match = reached(game(plan.game), kept)
    seen = match.view_state(candidate.seat)
    captain = _iterations_of_a_captain(seen)
    found = searched(seen, TIMES * captain, SEARCH)
    greedy = bot("greedy").choose(seen).number
    assert greedy is not None, "a bot chooses among legal moves"
    comparison = compared(seen, {*(each.move for each in found[:FINALISTS]), greedy}, TIMES * captain, COMPARISON)
    best, second, *_ = comparison.findings
    agreed = best.move == found[0].move and best.value == max(each.value for each in comparison.findings)
    if not agreed or comparison.least < LEAST_GAP:
        return fallen
    gap = comparison.gaps[0]
    kept = msgspec.structs.replace(
        kept, digest=digest_of(seen), captain=captain, gap=gap.mean, low=gap.low, high=gap.high,
        missed_by=missed_by(seen, best.move, captain), moves=[_tried(each) for each in comparison.findings],
    )  # fmt: skip
    return Proved(candidate.seed, candidate.plies, kept, theme_of(seen, best, second))


def _iterations_of_a_captain(seen: Seen) -> int:
    """In its usual time, on a processor of its own; enough for a comparison where the match ends at once."""
    thinking = Thinking(seen, seen.game.rules.manner, bytes(32))
    thinking.think(usual_seconds("captain"), clock=time.thread_time)
    return max(CHUNKS, thinking.iterations)


def _tried(found: Finding) -> Tried:
    return Tried(found.move, found.value, found.points, found.margin, found.chance, [*found.sources])
