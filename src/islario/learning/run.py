"""One run of learning: plays and learns in turn, writes down how it goes, and can be broken off and gone on with.

In the folder of a run: `checkpoint.pt` (everything needed to go on), `curve.jsonl` (a line an evaluation) and
`<game>.npz` (the weights as plain arrays, for `islario.learned.packing`).
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
from islario.learning.improving import Lesson, improve
from islario.learning.network import Network
from islario.learning.plan import Plan
from islario.learning.selfplay import Table, play
from islario.match import Game

KEPT = 0.98  # of the mean network, each iteration: it plays steadier than the latest
EVALUATED_EVERY = 60.0  # seconds
MATCHES = 2048  # of an evaluation


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
    def __init__(self, game: Game, plan: Plan, folder: Path, device: str, seed: int = 1) -> None:
        torch.set_float32_matmul_precision("high")
        self.game, self.plan, self.folder, self.device = game, plan, folder, device
        rules = game.rules
        self.about = {"game": game.name, "rules": rules.version, "features": rules.observation_size}
        torch.manual_seed(seed)
        self.network = Network(rules.observation_size, rules.moves.count).to(device)
        self.adam = torch.optim.Adam(self.network.parameters(), plan.rate[0])
        self.mean = copy.deepcopy(self.network)
        self.seconds, self.decisions, self.iterations = 0.0, 0, 0
        self.resumed = self._resume()
        self.tables = [
            Table(game, table, plan.goal, size, device, seed=seed + 1000 * self.iterations + which)
            for which, (table, size) in enumerate(zip(plan.tables, plan.sizes(), strict=True))
        ]
        for one in self.tables:
            one.stagger(plan.steps // 2)
        self.before = copy.deepcopy(self.mean)  # whom an evaluation is against

    @property
    def done(self) -> float:
        """How much of the plan is done, from 0 to 1."""
        return min(1.0, self.seconds / (60.0 * self.plan.minutes))

    def go_on(self, seconds: float, say: Callable[[str], None]) -> None:
        """Learns for so long, or until the plan is done."""
        begun, told_at = self.seconds, self.seconds
        ended: dict[int, list[torch.Tensor]] = {}
        while self.done < 1.0 and self.seconds - begun < seconds:
            clock = time.perf_counter()
            lesson = self._iteration(ended)
            self.seconds += time.perf_counter() - clock
            if self.seconds - told_at >= EVALUATED_EVERY or self.done >= 1.0 or self.seconds - begun >= seconds:
                told_at = self.seconds
                say(self._write_down(lesson, ended))
                ended.clear()

    def _iteration(self, ended: dict[int, list[torch.Tensor]]) -> Lesson:
        plan, left = self.plan, 1.0 - self.done
        for group in self.adam.param_groups:
            group["lr"] = plan.rate[1] + left * (plan.rate[0] - plan.rate[1])
        lived = []
        for which, table in enumerate(self.tables):
            one, finished = play(self.network, table, plan.steps, plan.trace)
            lived.append(one)
            ended.setdefault(which, []).append(finished)
            self.decisions += len(one.likely)
        curiosity = plan.curiosity[1] + left * (plan.curiosity[0] - plan.curiosity[1])
        lesson = improve(self.network, lived, self.adam, plan.rounds, plan.part, curiosity)
        self.iterations += 1
        with torch.no_grad():
            for mean, latest in zip(self.mean.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(latest, 1.0 - min(KEPT, 1.0 - 1.0 / self.iterations))
        for table in self.tables:
            table.batch.wait()
        return lesson

    def _write_down(self, lesson: Lesson, ended: dict[int, list[torch.Tensor]]) -> str:
        points = [mean_of(torch.cat(ended[which])) for which in sorted(ended)]
        table = next((table for table in self.plan.tables if table.players > 1), None)
        share = against(self.mean, self.before, self.game, table, MATCHES, self.device) if table else None
        self.before = copy.deepcopy(self.mean)
        line = {
            "minutes": round(self.seconds / 60, 2),
            "decisions": self.decisions,
            "iterations": self.iterations,
            "points": points,
            "against_minute_before": share,
            **{name: round(value, 4) for name, value in vars(lesson).items()},
        }
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(line) + "\n")
        self._keep()
        return json.dumps(line)

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
        return True
