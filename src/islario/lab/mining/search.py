"""Searching bots' matches for decisions that may make an exercise: many, so each is looked at in a hurry."""

from __future__ import annotations

import random
from dataclasses import dataclass

import msgspec

from islario.bots import bot, seed_at
from islario.bots.hints import differences
from islario.bots.thinking import Finding
from islario.kernel.dice import key_of
from islario.lab.mining.looks import compared, searched
from islario.match import Match, game
from islario.match.match import Seen

PLAYERS = ("greedy", "novice", "sailor")  # quick ones, so that there are many matches …
AT_RANDOM = 0.08  # … and decisions made by chance, so that no two are alike
LOOKED_AT = 0.3  # of the decisions
FEWEST_MOVES = 3
EASY = 0.15  # of those that a greedy bot finds: most are of no interest
ITERATIONS = 300  # of a hurried look
RIVALS = 4
LEAST_GAP = 0.5  # points that the best move is ahead, at least
HOPELESS = 0.02  # a chance of winning
MOST_OF_A_MATCH = 3


@dataclass(frozen=True)
class Plan:
    """Everything that decides what is found, but for how many matches there are."""

    game: str
    players: int
    options: dict[str, str]
    seed: int


class Theme(msgspec.Struct, frozen=True):
    """What a decision is about: exercises with equal themes teach the same."""

    kind: str  # of the best move
    details: str
    source: str  # of points, that makes most of the difference


class Candidate(msgspec.Struct, frozen=True):
    """A decision with a move that seems best by far."""

    seed: int
    plies: str
    seat: int
    least: float
    missed: bool  # by a greedy bot
    theme: Theme


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """A match that was looked through."""

    number: int
    candidates: list[Candidate]


def look_through(plan: Plan, number: int) -> Looked:
    """Plays a match and takes a hurried look at some of its decisions."""
    seed = plan.seed + number
    chance = random.Random(seed)
    match = Match(game(plan.game), plan.players, plan.options, key_of(seed))
    bots = [bot(chance.choice(PLAYERS), seed_at(match.key, seat)) for seat in range(plan.players)]
    found = []
    while not match.over:
        seat = match.pending[0]
        seen = match.view_state(seat)
        moves = seen.moves()
        if len(moves) >= FEWEST_MOVES and chance.random() < LOOKED_AT:
            candidate = _glance(match, seen, seed, chance.random() < EASY)
            if candidate is not None:
                found.append(candidate)
        move = chance.choice(moves) if chance.random() < AT_RANDOM else bots[seat].choose(seen).number
        assert move is not None, "a bot chooses among legal moves"
        match.play(seat, move)
    found.sort(key=lambda each: (not each.missed, -each.least))
    return Looked(number, found[:MOST_OF_A_MATCH])


def _glance(match: Match, seen: Seen, seed: int, easy: bool) -> Candidate | None:
    greedy = bot("greedy").choose(seen).number
    assert greedy is not None, "a bot chooses among legal moves"
    rivals = [found.move for found in searched(seen, ITERATIONS, 0)[:RIVALS]]
    if rivals[0] == greedy and not easy:
        return None
    comparison = compared(seen, {*rivals, greedy}, 2 * ITERATIONS, 1)
    if comparison.least < LEAST_GAP:
        return None
    best, second, *_ = comparison.findings
    if match.players > 1 and not HOPELESS < best.chance < 1 - HOPELESS:
        return None  # whatever is played, the match is decided
    plies = " ".join(f"{mover}:{move}" for mover, move in match.plies)
    missed = best.move != greedy
    return Candidate(seed, plies, seen.seat, comparison.least, missed, theme_of(seen, best, second))


def theme_of(seen: Seen, best: Finding, second: Finding) -> Theme:
    move = seen.move(best.move)
    source, points = differences(seen, best, second)[0]
    return Theme(move.kind, str(dict(move.args)), source if points > 0 else f"not {source}")
