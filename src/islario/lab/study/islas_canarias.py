"""Islas Canarias: what each privilege and each island is worth."""

from __future__ import annotations

from typing import Any

import numpy as np

from islario.games.islas_canarias.box.components import COLOURS, ISLANDS, NONE, PRIVILEGE
from islario.games.islas_canarias.face.names import power_said, privilege_said
from islario.games.islas_canarias.rules.events import Event
from islario.games.islas_canarias.rules.state import Phase
from islario.kernel import journal
from islario.kernel.reading import State
from islario.lab.study.chapters import Chapter, Teller, by_worth
from islario.lab.study.charts import dots
from islario.lab.study.figures import Figure, mean, share, worths
from islario.lab.study.samples import Study


class Notes:
    """How long each seat held each privilege, and how often it changed hands."""

    def __init__(self, players: int) -> None:
        self.first = 0
        self.moves = 0
        self.held = [[0] * len(COLOURS) for _ in range(players)]
        self.changed = [0] * len(COLOURS)

    def see(self, event: journal.Event) -> None:
        if event.kind == Event.START_PLAYER:
            self.first = event.seat
        elif event.kind == Event.PRIVILEGE_TAKEN_OVER:
            self.changed[event.what] += 1

    def look(self, state: State) -> None:
        if state.phase == Phase.ISLANDS:
            return
        self.moves += 1
        for colour, owner in enumerate(state.owner.tolist()):
            if owner != NONE:
                self.held[owner][colour] += 1

    def facts(self, state: State) -> dict[str, Any]:
        return {
            "held": [[moves / self.moves for moves in held] for held in self.held],
            "changed": self.changed,
            "island": state.island[: state.players].tolist(),
        }


def chapters(study: Study, tell: Teller) -> list[Chapter]:
    held = np.array([sample.facts["held"] for sample in study.samples])
    islands = np.array([sample.facts["island"] for sample in study.samples])
    taken = islands[:, :, None] == np.arange(len(ISLANDS))
    figures = worths(study.points, np.concatenate([held, taken], axis=2))
    return [
        _privileges(study, held, figures[: len(COLOURS)], tell),
        _islands(study, taken, figures[len(COLOURS) :], tell),
    ]


def _privileges(study: Study, held: np.ndarray, figures: list[Figure], tell: Teller) -> Chapter:
    names = [""] * len(COLOURS)
    for power, colour in enumerate(PRIVILEGE):
        names[colour] = tell.say("study-privilege", privilege=privilege_said(colour), power=power_said(power))
    heading = tell.say("study-privilege-heading")
    worth = dots(
        tell.say("study-privileges"), by_worth([*zip(names, figures, strict=True)]), [""], tell.number,
        tell.say("study-privileges-what"), 0, heading,
    )  # fmt: skip
    changed = np.array([sample.facts["changed"] for sample in study.samples], float)
    rows = [
        (names[i], tell.say("study-privilege-held", share=tell.percent(held[:, :, i].sum(axis=1).mean()),
                            changes=tell.number(changed[:, i].mean())))
        for i in range(len(COLOURS))
    ]  # fmt: skip
    return Chapter(tell.say("study-privileges"), [tell.say("study-privileges-text")], [worth], rows)


def _islands(study: Study, taken: np.ndarray, figures: list[Figure], tell: Teller) -> Chapter:
    used = [i for i in range(len(ISLANDS)) if taken[:, :, i].any()]
    names = {i: tell.say(f"island-{ISLANDS[i].replace('_', '-')}") for i in used}
    heading = tell.say("study-island-heading")
    worth = dots(
        tell.say("study-islands"), by_worth([(names[i], figures[i]) for i in used]), [""], tell.number,
        tell.say("study-islands-what"), 0, heading,
    )  # fmt: skip
    victories = study.victories
    won = [(names[i], share(float(victories[taken[:, :, i]].sum()), int(taken[:, :, i].sum()))) for i in used]
    wins = dots(
        tell.say("study-victories"), by_worth(won), [""], tell.percent, tell.say("study-victories"),
        1 / study.plan.players, heading,
    )  # fmt: skip
    rows = [(names[i], tell.figure(mean(study.points[taken[:, :, i]]))) for i in used]
    return Chapter(tell.say("study-islands"), [tell.say("study-islands-text")], [worth, wins], rows)
