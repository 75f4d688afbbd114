"""One run of learning: plays and learns in turn, writes down how it goes, and can be broken off and gone on with.

First come matches without a search, then matches that are searched beside them; or, where a fixed network is to be
beaten, matches against that one alone. In the folder of a run: `checkpoint.pt` and `positions/` (everything needed to
go on), `curve.jsonl` (a line an evaluation) and `<game>.npz` (the weights as plain arrays, for
`islario.learned.packing`).
"""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch

from islario.kernel.errors import IslarioError
from islario.learning.evaluating import against
from islario.learning.improving import Lesson, Manner, improve
from islario.learning.network import Network
from islario.learning.plan import Plan, TablePlan
from islario.learning.search import Search
from islario.learning.searchers import get_ready
from islario.learning.selfplay import Table, play
from islario.learning.stages import Stage, between, exploiting, stages_of
from islario.match import Game

KEPT = 0.98  # of the mean network, each iteration: it plays steadier than the latest
EVALUATED_EVERY = 60.0  # seconds
MATCHES = 2048  # of an evaluation, at most: no more than are played side by side
FIRST_LOOKS = 20  # iterations in which whoever begins as another network learns what it may expect, and no moves


class OtherLearner(IslarioError):
    """The folder of a run holds one of another game, or of other rules."""


def shortened(kept: Any) -> Any:
    """What Adam remembers, in half the bytes: its moments need no more than three digits."""
    if isinstance(kept, dict):
        return {name: shortened(value) for name, value in kept.items()}
    return kept.to(torch.bfloat16) if isinstance(kept, torch.Tensor) and kept.dim() else kept


def mean_of(scored: torch.Tensor) -> float | None:
    return round(float(scored.mean()), 2) if len(scored) else None


class Run:
    def __init__(
        self,
        game: Game,
        plan: Plan,
        folder: Path,
        device: str,
        seed: int = 1,
        *,
        begin_as: Network | None = None,
        against: Network | None = None,
        workers: int | None = None,
    ) -> None:
        """A network to begin as counts as one that has done without a search what it should; where another is to be
        beaten, the first table of several is played, and nothing is searched."""
        torch.set_float32_matmul_precision("high")
        self.game, self.plan, self.folder, self.device = game, plan, folder, device
        self.workers = workers or max(1, (os.cpu_count() or 1) - 1)
        rules = game.rules
        self.about = {"game": game.name, "rules": rules.version, "features": rules.observation_size}
        if against is not None:
            self.about["against"] = "a fixed network"
        torch.manual_seed(seed)
        self.network = (begin_as or Network(rules.observation_size, rules.moves.count)).to(device)
        self.fixed = None if against is None else against.to(device)
        self.adam = torch.optim.Adam(self.network.parameters(), plan.rate[0])
        self.mean = copy.deepcopy(self.network)
        self.stages = stages_of(plan) if against is None else [exploiting(plan)]
        self.decisions, self.iterations = 0, 0
        self.seconds = self.stages[0].seconds if begin_as is not None and against is None else 0.0
        self.waits = FIRST_LOOKS if begin_as is not None else 0
        self.resumed = self._resume()
        tables = list(zip(plan.tables, plan.sizes(), strict=True))
        if against is not None:
            tables = [(next(table for table in plan.tables if table.players > 1), plan.size)]
        self.tables = [
            Table(game, table, plan.goal, size, device, seed=seed + 1000 * self.iterations + which)
            for which, (table, size) in enumerate(tables)
        ]
        for one in self.tables:
            one.stagger(plan.steps // 2)
        self.before = copy.deepcopy(self.mean)  # whom an evaluation is against
        self.matches = min(MATCHES, plan.size)
        self.search: Search | None = None
        if self.stages[-1].searches and self.stages[-1].seconds:
            get_ready(game, folder, self.mean.arrays())

    def stage(self) -> tuple[Stage, float] | None:
        """What is done now, and how much of it is done, from 0 to 1; nothing once all is."""
        begun = 0.0
        for stage in self.stages:
            if self.seconds < begun + stage.seconds:
                return stage, (self.seconds - begun) / stage.seconds
            begun += stage.seconds
        return None

    def go_on(self, seconds: float, say: Callable[[str], None]) -> None:
        """Learns for so long, or until the plan is done."""
        begun, told_at = self.seconds, self.seconds
        ended: dict[int, list[torch.Tensor]] = {}
        if self.fixed is not None and self.iterations == 0:
            say(self._write_down(Lesson(), ended))  # how it begins
        try:
            while (now := self.stage()) is not None and self.seconds - begun < seconds:
                clock = time.perf_counter()
                lesson = self._iteration(*now, ended)
                self.seconds += time.perf_counter() - clock
                last = self.stage() is None or self.seconds - begun >= seconds
                if self.seconds - told_at >= EVALUATED_EVERY or last:
                    told_at = self.seconds
                    say(self._write_down(lesson, ended))
                    ended.clear()
        finally:
            if self.search is not None:
                self.search.stop()
                self.search = None

    def _iteration(self, stage: Stage, done: float, ended: dict[int, list[torch.Tensor]]) -> Lesson:
        plan = self.plan
        for group in self.adam.param_groups:
            group["lr"] = between(stage.rate, done)
        if stage.searches and self.search is None:
            self.search = Search(self.game, plan, self.folder, self.device, self.workers, self.mean)
        lived = []
        for which, table in enumerate(self.tables):
            one, finished = play(self.network, table, plan.steps, plan.trace, self.fixed)
            lived.append(one)
            ended.setdefault(which, []).append(finished)
            self.decisions += int(one.own.sum())
        gain = stage.gain if self.waits == 0 else 0.0
        self.waits = max(0, self.waits - 1)
        manner = Manner(plan.rounds, plan.part, gain * between(stage.curiosity, done), gain)
        lesson = improve(self.network, lived, self.adam, manner, *(self.search.lessons() if self.search else ()))
        self.iterations += 1
        with torch.no_grad():
            for mean, latest in zip(self.mean.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(latest, 1.0 - min(KEPT, 1.0 - 1.0 / self.iterations))
        if self.search is not None:
            self.search.show(self.mean)
        for table in self.tables:
            table.batch.wait()
        return lesson

    def _write_down(self, lesson: Lesson, ended: dict[int, list[torch.Tensor]]) -> str:
        points = [mean_of(torch.cat(ended[which])) for which in sorted(ended)]
        line = {
            "minutes": round(self.seconds / 60, 2),
            "decisions": self.decisions,
            "iterations": self.iterations,
            "points": points,
            **self._evaluated(),
            **{name: round(value, 4) for name, value in vars(lesson).items()},
        }
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(line) + "\n")
        self._keep()
        return json.dumps(line)

    def _evaluated(self) -> dict[str, Any]:
        """How often it wins, as many times the fair share; against a fixed network, of how many matches."""
        table = next((table for table in self.plan.tables if table.players > 1), None)
        if table is None:
            return {}
        if self.fixed is not None:
            told = {"title": self.game.title("en"), "players": table.players, "matches": self.matches}
            return told | {"won": round(self._times_fair(self.fixed, table) / table.players, 4)}
        found: dict[str, Any] = {"against_minute_before": self._times_fair(self.before, table)}
        self.before = copy.deepcopy(self.mean)
        if self.search is not None:
            found["against_unsearched"] = self._times_fair(self.search.before, table, likeliest=True)
            found["positions"] = self.search.pool.came
        return found

    def _times_fair(self, other: Network, table: TablePlan, likeliest: bool = False) -> float:
        seed = self.iterations
        times: float = against(self.mean, other, self.game, table, self.matches, self.device, seed, likeliest=likeliest)
        return times

    def _keep(self) -> None:
        """All there is, in one step: a run killed here goes on from the last one that was whole."""
        kept = {
            "network": self.network.state_dict(),
            "mean": self.mean.state_dict(),
            "adam": shortened(self.adam.state_dict()),
            "so_far": (self.seconds, self.decisions, self.iterations),
            "about": self.about,
        }
        fresh = self.folder / "checkpoint.new"
        torch.save(kept, fresh)
        os.replace(fresh, self.folder / "checkpoint.pt")
        about = {**self.about, "decisions": self.decisions, "minutes": round(self.seconds / 60, 1)}
        arrays: dict[str, Any] = self.mean.arrays()
        np.savez(self.folder / f"{self.game.name}.npz", about=json.dumps(about), **arrays)

    def _resume(self) -> bool:
        file = self.folder / "checkpoint.pt"
        if not file.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            return False
        kept = torch.load(file, map_location=self.device, weights_only=True)
        if kept["about"] != self.about:
            raise OtherLearner("other-learner", folder=str(self.folder), found=str(kept["about"]))
        self.network.load_state_dict(kept["network"])
        self.mean.load_state_dict(kept["mean"])
        self.adam.load_state_dict(kept["adam"])
        self.seconds, self.decisions, self.iterations = kept["so_far"]
        self.waits = 0
        return True
