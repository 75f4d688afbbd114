"""Trails of Tucana: villages against sights, by set-up card."""

from __future__ import annotations

from typing import Any

import numpy as np

from islario.games.trails_of_tucana.box.components import LETTERS, SETUP_CARD
from islario.games.trails_of_tucana.rules.setup import MAYOR
from islario.games.trails_of_tucana.rules.state import Source
from islario.kernel import journal
from islario.kernel.reading import State
from islario.lab.study.chapters import Chapter, Teller
from islario.lab.study.charts import dots
from islario.lab.study.figures import mean
from islario.lab.study.samples import Study

VILLAGES = (Source.VILLAGES, Source.BLUE_BONUS)
SIGHTS = (Source.SIGHTS_1, Source.SIGHTS_2, Source.SIGHTS_3, Source.RED_BONUS)


class Notes:
    """The set-up card; points by source say the rest."""

    def __init__(self, players: int) -> None:
        self.first = MAYOR

    def see(self, event: journal.Event) -> None:
        pass

    def look(self, state: State) -> None:
        pass

    def facts(self, state: State) -> dict[str, Any]:
        return {"card": state.setup_card}


def chapters(study: Study, tell: Teller) -> list[Chapter]:
    cards = np.array([sample.facts["card"] for sample in study.samples])
    sources = np.array([sample.sources for sample in study.samples], float)
    villages, sights = (sources[:, :, list(some)].sum(axis=2) for some in (VILLAGES, SIGHTS))
    both = [tell.say("study-villages"), tell.say("study-sights")]
    rows = []
    for card in sorted(set(cards.tolist())):
        letters = " ".join(LETTERS[letter] for letter in SETUP_CARD[card])
        rows.append((letters, [mean(part[cards == card].mean(axis=1)) for part in (villages, sights)]))
    rows.sort(key=lambda row: row[1][0].value - row[1][1].value, reverse=True)
    heading = tell.say("study-setup-heading")
    chart = dots(
        tell.say("study-setup"), rows, both, tell.number, tell.say("study-points-each"), None, heading
    )  # fmt: skip
    facts = [(name, tell.figure(mean(part.mean(axis=1)))) for name, part in zip(both, (villages, sights), strict=True)]
    charts = [chart]
    if study.plan.players > 1:
        won = study.victories > 0
        groups = [(tell.say("study-winners"), won), (tell.say("study-others"), ~won)]
        kinds = [(name, [mean(part[some]) for part in (villages, sights)]) for name, some in groups if some.any()]
        charts.append(dots(tell.say("study-setup-winners"), kinds, both, tell.number, tell.say("study-points-each")))
    return [Chapter(tell.say("study-setup"), [tell.say("study-setup-text")], charts, facts)]
