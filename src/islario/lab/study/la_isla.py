"""La Isla: what each function is worth to whoever lays it under A."""

from __future__ import annotations

from typing import Any

import numpy as np

from islario.games.la_isla.box.components import CARD_FUNCTION, FUNCTIONS
from islario.games.la_isla.face.names import function_said
from islario.games.la_isla.rules.events import Event
from islario.kernel import journal
from islario.kernel.reading import State
from islario.lab.study.chapters import Chapter, Teller, by_worth
from islario.lab.study.charts import dots
from islario.lab.study.figures import mean, worths
from islario.lab.study.samples import Study

LAID = (Event.FUNCTION_ADDED, Event.FUNCTION_COVERED, Event.FUNCTION_AGAIN, Event.SLOT_ADDED)


class Notes:
    """How often each seat laid each function, and the points it gave directly."""

    def __init__(self, players: int) -> None:
        self.first = 0
        self.laid = [[0] * len(FUNCTIONS) for _ in range(players)]
        self.gave = [[0] * len(FUNCTIONS) for _ in range(players)]

    def see(self, event: journal.Event) -> None:
        if event.kind == Event.FIRST_PLAYER:
            self.first = event.seat
        elif event.kind in LAID:
            self.laid[event.seat][CARD_FUNCTION[event.what]] += 1
        elif event.kind == Event.FUNCTION_POINTS:
            self.gave[event.seat][CARD_FUNCTION[event.what]] += event.amount

    def look(self, state: State) -> None:
        pass

    def facts(self, state: State) -> dict[str, Any]:
        return {"laid": self.laid, "gave": self.gave}


def chapters(study: Study, tell: Teller) -> list[Chapter]:
    laid = np.array([sample.facts["laid"] for sample in study.samples], float)
    gave = np.array([sample.facts["gave"] for sample in study.samples], float)
    used = [i for i in range(len(FUNCTIONS)) if laid[:, :, i].any()]
    names = {i: tell.words.tell(function_said(int(np.argmax(np.asarray(CARD_FUNCTION) == i)))) for i in used}
    figures = worths(study.points, laid[:, :, used])
    heading = tell.say("study-function-heading")
    worth = dots(
        tell.say("study-functions"), by_worth([(names[i], f) for i, f in zip(used, figures, strict=True)]), [""],
        tell.number, tell.say("study-functions-what"), 0, heading,
    )  # fmt: skip
    often = dots(
        tell.say("study-functions-often"),
        by_worth([(names[i], mean(laid[:, :, i].mean(axis=1))) for i in used]), [""],
        tell.number, tell.say("study-functions-often-what"), None, heading,
    )  # fmt: skip
    given = [(names[i], gave[:, :, i].sum() / laid[:, :, i].sum()) for i in used if gave[:, :, i].any()]
    best = sorted(given, key=lambda row: -row[1])[:5]
    facts = [(name, tell.say("study-functions-gave", points=round(float(points), 2))) for name, points in best]
    return [
        Chapter(tell.say("study-functions"), [tell.say("study-functions-text")], [worth], facts),
        Chapter(tell.say("study-functions-often"), [tell.say("study-functions-often-text")], [often]),
    ]
