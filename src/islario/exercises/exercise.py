"""An exercise as data: a match up to a decision, the one best move there, and the figures that a long search found."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache

import msgspec

from islario.bots import LEVELS, bot, usual_seconds
from islario.bots.thinking import Finding
from islario.kernel.components import fingerprint_of
from islario.kernel.dice import key_of
from islario.kernel.errors import IslarioError
from islario.kernel.shelf import folder_of, packages
from islario.match import Game, Match, game
from islario.match.match import Seen

SOLVERS = ("greedy", *LEVELS)  # who tries an exercise before it is kept: the more miss it, the harder it is
TRIES = 5
TIMES = 10  # a captain's time go into proving it


class NoExercise(IslarioError):
    """There is no such exercise."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing unknown slips in."""


class Tried(Strict, frozen=True):
    """What became of a move where it was played on from, side by side with others: means at the end of the match."""

    move: int
    value: float  # from 0, lost, to 1, won
    points: float
    margin: float  # points ahead of the best of the others
    chance: float  # of winning
    sources: list[float]  # points by source

    def as_finding(self) -> Finding:
        return Finding(self.move, 0, 0.0, self.value, self.points, self.margin, self.chance, tuple(self.sources))


class Kept(Strict, frozen=True):
    """One exercise of a file. What is known of the best move is told by how far it is ahead of the second: the mean of
    `gap` points, and with a certainty of 99 % between `low` and `high`."""

    seed: int  # of the match
    players: int
    options: dict[str, str]
    plies: str  # "seat:move seat:move …", up to the decision
    seat: int
    digest: str  # of what the seat may know there
    captain: int  # iterations that a captain does in its time; the figures come from ten times as many
    gap: float
    low: float
    high: float
    missed_by: list[str]  # the bots that do not find it
    moves: list[Tried]  # the best first, then the second


class File(Strict, frozen=True):
    """A game's file."""

    rules: int
    components: str
    exercises: list[Kept]


class Exercise:
    def __init__(self, name: str, number: int, kept: Kept) -> None:
        self.name = name
        self.number = number  # from 1, the easiest first
        self.kept = kept

    @property
    def game(self) -> Game:
        return game(self.name)

    @property
    def match(self) -> Match:
        """The match up to the decision, always the same."""
        return _played(self.name, self.number).at(len(plies_of(self.kept.plies)))

    @property
    def seen(self) -> Seen:
        """What is known to whoever decides."""
        return self.match.view_state(self.kept.seat)

    @property
    def best(self) -> int:
        return self.kept.moves[0].move


@cache
def _played(name: str, number: int) -> Match:
    """Played once: the rules are asked about each of its moves."""
    return reached(game(name), exercises_of(name)[number - 1].kept)


def reached(game: Game, kept: Kept) -> Match:
    """The match as the moves of an exercise lead to it."""
    match = Match(game, kept.players, game.choices({**kept.options}), key_of(kept.seed))
    plies = plies_of(kept.plies)
    played = match.play_all(plies)
    assert played == len(plies), f"move {played + 1} of an exercise is not legal"
    return match


def plies_of(text: str) -> list[tuple[int, int]]:
    return [(int(seat), int(move)) for seat, _, move in (ply.partition(":") for ply in text.split())]


def digest_of(seen: Seen) -> str:
    """Tells whether the rules still lead to the same position."""
    return hashlib.sha256(seen.hidden.tobytes()).hexdigest()[:16]


def missed_by(seen: Seen, best: int, captain: int, bots: Sequence[str] = SOLVERS) -> list[str]:
    """The bots that do not find the best move more often than not; the captain does so many iterations."""
    return [name for name in bots if 2 * _times_found(name, seen, best, captain) < TRIES]


def _times_found(name: str, seen: Seen, best: int, captain: int) -> int:
    iterations = round(captain * usual_seconds(name) / usual_seconds("captain"))
    return sum(bot(name, seed, iterations=iterations).choose(seen).number == best for seed in range(TRIES))


@cache
def exercises_of(name: str) -> list[Exercise]:
    """The exercises of a game, the easiest first; none where it has no file, or one for other rules or components."""
    file = folder_of(name) / "exercises" / "exercises.toml"
    if not file.is_file():
        return []
    read = msgspec.toml.decode(file.read_bytes(), type=File)
    if (read.rules, read.components) != (game(name).rules.version, fingerprint_of(name)):
        return []
    return [Exercise(name, number, kept) for number, kept in enumerate(read.exercises, start=1)]


def games_with_exercises() -> list[str]:
    return [name for name in packages() if exercises_of(name)]


def exercise_of(name: str, number: int) -> Exercise:
    """An exercise by its number. Refuses what there is not."""
    every = exercises_of(name)
    if not every:
        raise NoExercise("no-exercises", game=name, known=", ".join(games_with_exercises()))
    if not 1 <= number <= len(every):
        raise NoExercise("no-such-exercise", number=str(number), most=len(every))
    return every[number - 1]
