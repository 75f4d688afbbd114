"""Isla Dorada: bids by their value, and what destinies bring."""

from __future__ import annotations

from typing import Any

import numpy as np

from islario.games.isla_dorada.box.components import DESTINY_IDS, MOST_BID
from islario.games.isla_dorada.rules.state import Event
from islario.kernel import journal
from islario.lab.study.chapters import Chapter, Teller, by_worth
from islario.lab.study.charts import columns, dots
from islario.lab.study.figures import mean, share, worths
from islario.lab.study.samples import Study


class Notes:
    """Bids and what the expedition was led for; every seat's destiny and its points."""

    def __init__(self, players: int) -> None:
        self.first = 0
        self.bids = [0] * (MOST_BID * players + 1)
        self.led = [0] * (MOST_BID * players + 1)
        self.destiny = [(0, 0)] * players

    def see(self, event: journal.Event) -> None:
        if event.kind == Event.FIRST_LEADER:
            self.first = event.seat
        elif event.kind in (Event.BID, Event.NEW_TOTAL):  # what is added to a bid makes it one of another value
            self.bids[event.amount] += 1
        elif event.kind == Event.LEADER:
            self.led[event.amount] += 1
        elif event.kind == Event.DESTINY_SCORED:
            self.destiny[event.seat] = (event.what, event.amount)

    def look(self, state: np.ndarray) -> None:
        pass

    def facts(self, state: np.ndarray) -> dict[str, Any]:
        return {"bids": self.bids, "led": self.led, "destiny": self.destiny}


def chapters(study: Study, tell: Teller) -> list[Chapter]:
    return [_bids(study, tell), _destinies(study, tell)]


def _bids(study: Study, tell: Teller) -> Chapter:
    bids = np.array([sample.facts["bids"] for sample in study.samples]).sum(axis=0)
    led = np.array([sample.facts["led"] for sample in study.samples]).sum(axis=0)
    last = int(np.nonzero(bids + led)[0].max()) + 1
    edges = np.arange(last + 1)
    series = [
        (tell.say("study-bids-all"), bids[:last] / max(bids.sum(), 1)),
        (tell.say("study-bids-led"), led[:last] / max(led.sum(), 1)),
    ]
    chart = columns(tell.say("study-bids"), edges, series, tell.number, tell.percent, tell.say("study-bids-what"))
    won = [(tell.number(n), [share(min(int(led[n]), int(bids[n])), int(bids[n]))]) for n in range(last) if bids[n]]
    wins = dots(
        tell.say("study-bids-won"), won, [""], tell.percent, tell.say("study-bids-won"), None,
        tell.say("study-bids-what"),
    )  # fmt: skip
    facts = [
        (tell.say("study-bids-each"), tell.number(bids.sum() / len(study.samples))),
        (tell.say("study-bids-mean"), tell.number(float(bids @ np.arange(len(bids))) / max(bids.sum(), 1))),
        (tell.say("study-bids-led-mean"), tell.number(float(led @ np.arange(len(led))) / max(led.sum(), 1))),
    ]
    return Chapter(tell.say("study-bids"), [tell.say("study-bids-text")], [chart, wins], facts)


def _destinies(study: Study, tell: Teller) -> Chapter:
    destiny = np.array([sample.facts["destiny"] for sample in study.samples])
    which, points = destiny[:, :, 0], destiny[:, :, 1]
    kept = which[:, :, None] == np.arange(len(DESTINY_IDS))
    used = [i for i in range(len(DESTINY_IDS)) if kept[:, :, i].any()]
    names = {i: tell.say(f"destiny-{DESTINY_IDS[i]}") for i in used}
    heading = tell.say("study-destiny-heading")
    brought = dots(
        tell.say("study-destinies"), by_worth([(names[i], mean(points[kept[:, :, i]])) for i in used]), [""],
        tell.number, tell.say("study-destinies-what"), None, heading,
    )  # fmt: skip
    figures = worths(study.points, kept[:, :, used].astype(float))
    worth = dots(
        tell.say("study-destinies-worth"), by_worth([(names[i], f) for i, f in zip(used, figures, strict=True)]), [""],
        tell.number, tell.say("study-destinies-worth"), 0, heading,
    )  # fmt: skip
    rows = []
    for i in used:
        mine = points[kept[:, :, i]]
        held = tell.percent(len(mine) / which.size)
        rows.append((names[i], tell.say("study-destiny-kept", share=held, reached=tell.percent((mine > 0).mean()))))
    return Chapter(tell.say("study-destinies"), [tell.say("study-destinies-text")], [brought, worth], rows)
