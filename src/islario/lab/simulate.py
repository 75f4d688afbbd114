"""Many random matches, on all cores: what a game looks like when nobody thinks."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from islario.kernel import jobs
from islario.kernel.dice import key_of, key_words
from islario.kernel.layout import DICE_RECORD, enter
from islario.match.desk import cells, numbers
from islario.match.errors import BadOption
from islario.match.game import Game

CHUNK = 256  # matches between two looks at the clock


@dataclass(frozen=True)
class Simulation:
    """The outcomes of random matches, one row a match."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    scores: np.ndarray
    places: np.ndarray
    decisions: np.ndarray
    seconds: float
    workers: int

    @property
    def games(self) -> int:
        return len(self.decisions)

    def summary(self) -> dict[str, Any]:
        """Figures ready for JSON."""
        decided = int(self.decisions.sum())
        won = self.places == 1
        shares = won / won.sum(axis=1, keepdims=True)
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "decisions": decided,
            "seconds": round(self.seconds, 6),
            "workers": self.workers,
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(decided / self.seconds, 1),
            "decisions_per_game": round(decided / self.games, 2),
            "mean_scores": [round(float(mean), 3) for mean in self.scores.mean(axis=0)],
            "lowest_score": int(self.scores.min()),
            "highest_score": int(self.scores.max()),
            "win_shares": [round(float(share), 4) for share in shares.mean(axis=0)],
        }


class _Worker:
    """One thread's buffers."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.states, self.blank = rules.layout.blank(), rules.layout.blank()
        self.chances = np.zeros(1, DICE_RECORD)
        self.moves = cells(np.zeros(rules.most_legal, np.int64))
        self.keys = cells(np.zeros(8, np.int64))
        self.most = rules.most_decisions

    def run(self, first: int, count: int, players: int, options: Any, key: Any, out: tuple[Any, ...]) -> int:
        totals, places, decisions = (cells(rows[first : first + count]) for rows in out)
        jobs.simulate(
            enter(self.states), enter(self.blank), enter(self.chances), self.moves, self.most,
            first, count, players, options, key, self.keys, totals, places, decisions,
        )  # fmt: skip
        return count


def simulate(
    game: Game,
    games: int,
    players: int | None = None,
    seed: int | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    **options: object,
) -> Simulation:
    """Plays random matches; `progress` is told how many have just ended. Equal seeds give equal outcomes."""
    if type(games) is not int or games < 1:
        raise BadOption("bad-games", given=str(games))
    seats = game.checked_players(players)
    choices = game.choices(options)
    if seed is None:
        seed = int.from_bytes(os.urandom(6), "big")
    threads = workers or os.cpu_count() or 1
    key, chosen = key_words(key_of(seed)), numbers(game.numbers(choices))
    scores, places = np.zeros((games, seats), np.int64), np.zeros((games, seats), np.int64)
    out = (scores, places, np.zeros(games, np.int64))
    idle = [_Worker(game) for _ in range(threads)]
    idle[0].run(0, 1, seats, chosen, key, out)  # loads the compiled code before the clock starts
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        running: dict[Future[int], _Worker] = {}
        first = 0
        while first < games or running:
            while idle and first < games:
                worker, count = idle.pop(), min(CHUNK, games - first)
                running[pool.submit(worker.run, first, count, seats, chosen, key, out)] = worker
                first += count
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                idle.append(running.pop(future))
                if progress is not None:
                    progress(future.result())
    seconds = time.perf_counter() - begun
    return Simulation(game.name, seats, choices, seed, *out, seconds, threads)
