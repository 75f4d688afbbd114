"""A study: worths that are found again, and reports that are whole, in both languages, for every game."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import numpy as np
import pytest
from islario.games.isla_dorada.state import Event as DoradaEvent

from islario.games import GAMES
from islario.games.la_isla.box.components import FUNCTIONS
from islario.games.trails_of_tucana.rules.state import Source
from islario.kernel.journal import Event
from islario.lab.arena import Plan, Processes
from islario.lab.arena.plan import play
from islario.lab.study import Study, isla_dorada, page, study
from islario.lab.study.charts import _ticks, columns, dots
from islario.lab.study.figures import Figure, bins, counted, mean, share, worths
from islario.lab.study.samples import sample_of
from islario.match import game, replay
from islario.words import LANGUAGES

GAMES_PLAYED = 6
BOT = {"trails-of-tucana": "random"}  # greedy takes its time there


@pytest.fixture(scope="module")
def studies() -> dict[str, Study]:
    made = {}
    for name in GAMES:
        plan = Plan.of(name, [BOT.get(name, "greedy")], game(name).seats[-1], seed=3)
        made[name] = study(plan, GAMES_PLAYED, Processes(1))
    return made


# Figures


def test_worths_are_found_again_and_their_intervals_hold() -> None:
    chance = np.random.default_rng(5)
    true = np.array([3.0, -1.0, 0.5, 0.0])
    held = 0
    for _ in range(50):
        having = chance.integers(0, 4, (300, 3, 4)).astype(float)
        rich = chance.normal(40, 15, (300, 1))  # the same for a whole table
        points = rich + having @ true + chance.normal(0, 6, (300, 3))
        found = worths(points, having)
        held += sum(figure.low <= worth <= figure.high for figure, worth in zip(found, true, strict=True))
    assert [figure.value for figure in found] == pytest.approx(true, abs=1)
    assert 180 <= held <= 199  # 95 % of 200


def test_where_all_have_equally_many_worths_are_measured_from_the_mean() -> None:
    chance = np.random.default_rng(6)
    which = chance.integers(0, 3, (2000, 4))
    having = (which[:, :, None] == np.arange(3)).astype(float)
    points = having @ np.array([10.0, 20.0, 60.0]) + chance.normal(0, 2, (2000, 4))
    assert [figure.value for figure in worths(points, having)] == pytest.approx([-20, -10, 30], abs=0.3)


def test_too_few_matches_give_no_interval() -> None:
    assert not worths(np.array([[1.0, 2.0]]), np.array([[[1.0, 0.0], [0.0, 1.0]]]))[0].is_sure
    assert not mean(np.array([3.0])).is_sure


def test_shares_and_bins() -> None:
    assert share(5, 10).value == 0.5
    edges = bins(np.array([3, 9]), np.array([200]))
    assert edges[0] <= 3
    assert edges[-1] > 200
    assert len(set(np.diff(edges).tolist())) == 1
    assert counted(np.array([1, 1, 2, 3]), np.arange(1, 5)) == pytest.approx([0.5, 0.25, 0.25])
    assert bins(np.array([7, 7])).tolist() == [7, 8]


def test_ticks_are_round_numbers_within_the_ends() -> None:
    assert _ticks(0, 100, 5) == [0, 20, 40, 60, 80, 100]
    assert _ticks(-3, 3, 6) == [-3, -2, -1, 0, 1, 2, 3]
    assert _ticks(0.01, 0.05, 4) == [0.01, 0.02, 0.03, 0.04, 0.05]


# Charts


def test_columns_are_as_high_as_their_shares() -> None:
    shares = np.array([0.5, 0.25, 0.25])
    chart = columns("t", np.arange(4), [("a", shares), ("b", shares)], str, str, "what")
    heights = [float(h) for h in re.findall(r'<rect class="s0"[^>]* height="([\d.]+)"', chart.svg)]
    assert heights[0] == pytest.approx(2 * heights[1], rel=0.02)
    assert chart.rows[0] == ["0", "0.5", "0.5"]


def test_dots_stand_where_their_values_are() -> None:
    rows = [("low", [Figure(0, -1, 1)]), ("high", [Figure(10, 9, 11)]), ("unsure", [Figure(5, -np.inf, np.inf)])]
    chart = dots("t", rows, [""], lambda value: f"{value:g}", "what", 5)
    low, high, middle = (float(x) for x in re.findall(r'<circle cx="([\d.]+)"', chart.svg))
    assert middle == pytest.approx((low + high) / 2, abs=0.2)
    assert f'class="fair" d="M{middle:.1f}' in chart.svg
    assert chart.rows[0] == ["low", "0 (-1–1)"]
    assert chart.rows[2] == ["unsure", "5"]


# Samples


def test_a_sample_is_what_the_match_says() -> None:
    plan = Plan.of("la-isla", ["greedy"], 3)
    match = replay(play(plan, 0).record)
    sample = sample_of(match, 0)
    assert sample.points == list(match.scores)
    assert [sum(sources) for sources in sample.sources] == sample.points
    assert sample.decisions == len(match.plies)
    laid = np.array(sample.facts["laid"])
    assert laid.shape == (3, len(FUNCTIONS))
    assert laid.sum(axis=1).tolist() == [sample.rounds] * 3  # one card under A each round


@pytest.mark.parametrize("name", GAMES)
def test_players_are_counted_from_whoever_began(studies: dict[str, Study], name: str) -> None:
    made = studies[name]
    for sample, points in zip(made.samples, made.in_turn_order(made.points), strict=True):
        match = game(name).new(made.plan.players, key=made.plan.key(sample.number))
        start = {"isla-dorada": "leader", "trails-of-tucana": None}.get(name, "start")
        first = 0 if start is None else int(getattr(match.state, start))
        assert sample.first == first
        assert points.tolist() == sample.points[first:] + sample.points[:first]


def test_an_advantage_is_told_only_where_it_is_more_than_chance(studies: dict[str, Study]) -> None:
    made = studies["la-isla"]
    assert "no advantage that chance does not explain" in page(made)
    first = [replace(sample, first=sample.places.index(1)) for sample in made.samples * 20]
    told = page(replace(made, samples=first))
    assert "More than chance explains, all players taken together (95 %): First player" in told


def test_bids_and_destinies_are_noted() -> None:
    notes = isla_dorada.Notes(3)
    for amount in (1, 4, 4):
        notes.see(Event(DoradaEvent.BID, 0, 2, 3, amount))
    notes.see(Event(DoradaEvent.ADDED, 1, 2, 3, 2))
    notes.see(Event(DoradaEvent.NEW_TOTAL, 1, 2, 3, 6))
    notes.see(Event(DoradaEvent.LEADER, 1, 2, 3, 4))
    notes.see(Event(DoradaEvent.DESTINY_SCORED, 2, 7, 0, 9))
    facts = notes.facts(np.zeros(1))
    assert (facts["bids"][1], facts["bids"][4], facts["led"][4]) == (1, 2, 1)
    assert (facts["bids"][2], facts["bids"][6]) == (0, 1), "a bid that was added to counts by what it came to"
    assert facts["destiny"][2] == (7, 9)


def test_privileges_are_held_by_one_at_a_time(studies: dict[str, Study]) -> None:
    for sample in studies["islas-canarias"].samples:
        assert (np.array(sample.facts["held"]).sum(axis=0) <= 1 + 1e-9).all()
        assert len(set(sample.facts["island"])) == 5


def test_equal_plans_give_equal_reports(studies: dict[str, Study]) -> None:
    made = studies["la-isla"]
    again = study(made.plan, GAMES_PLAYED, Processes(1))
    assert page(again) == page(made)


# Reports


class Reader(HTMLParser):
    """Checks that every element is closed in its turn, and gathers what a page could fetch."""

    VOID = ("meta", "link", "img", "br", "input")

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.tags: list[str] = []
        self.fetches: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "href" and str(value).startswith("#"):
                self.links.append(str(value)[1:])
            elif name in ("href", "src", "srcset", "data", "xlink:href"):
                self.fetches.append(str(value))
            if name == "id":
                self.ids.append(str(value))
        if tag not in self.VOID:
            self.opened.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.opened.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.opened.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_whole_report_that_needs_nothing_else(
    studies: dict[str, Study], name: str, language: str
) -> None:
    html = page(studies[name], language)
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert html.startswith("<!doctype html>")
    assert f'<html lang="{language}">' in html
    assert (reader.opened, reader.fetches) == ([], [])
    assert not {"script", "link", "iframe", "img", "object"} & set(reader.tags)
    assert "@import" not in html
    assert "url(" not in html
    assert set(reader.links) == set(reader.ids)
    assert reader.tags.count("svg") >= 6
    assert reader.tags.count("svg") == reader.tags.count("table")
    assert game(name).title(language) in reader.text
    assert "nan" not in re.findall(r"[a-z]+", html)
    assert "inf" not in re.findall(r"[a-z]+", html)
    titles = {
        "la-isla": ("worth", "vaut"),
        "islas-canarias": ("privilege", "privilège"),
        "isla-dorada": ("Bids", "enchères"),
        "trails-of-tucana": ("Villages against", "Villages contre"),
    }
    assert titles[name][LANGUAGES.index(language)] in reader.text


def test_alone_there_is_a_report_too() -> None:
    made = study(Plan.of("trails-of-tucana", ["random"], 1), 3, Processes(1))
    assert "Turn order" not in page(made)
    assert made.points.shape == (3, 1)
    assert sum(np.array(made.samples[0].sources)[0]) == made.samples[0].points[0]
    assert len(made.samples[0].sources[0]) == len(Source)
