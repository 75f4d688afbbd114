"""The report: one HTML file that needs nothing else, light or dark, on screen or on paper."""

from __future__ import annotations

from html import escape

from islario.lab.study.chapters import Chapter, Teller, common_chapters
from islario.lab.study.charts import Chart
from islario.lab.study.samples import PACKAGE, Study, chapters_of
from islario.words import COMMON, Words

STYLE = (PACKAGE / "page.css").read_text(encoding="utf-8")


def words_of(study: Study, language: str) -> Words:
    """The study's words together with the game's and Islario's own."""
    folders = (COMMON, study.game.rules.folder / "words", PACKAGE / "words")
    return Words(language, [folder / f"{language}.ftl" for folder in folders])


def page(study: Study, language: str = "en") -> str:
    """The whole report in one language."""
    words = words_of(study, language)
    tell = Teller(words)
    chapters = [*common_chapters(study, tell), *chapters_of(study.game).chapters(study, tell)]
    title = tell.say("study-title", game=tell.say("title"))
    contents = "".join(f'<li><a href="#c{i}">{escape(c.title)}</a></li>' for i, c in enumerate(chapters))
    body = "".join(_chapter(chapter, i, tell) for i, chapter in enumerate(chapters))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<header><h1>{escape(title)}</h1>\n{_opening(study, tell)}<nav><ul>{contents}</ul></nav></header>\n"
        f"{body}</main>\n</body>\n</html>\n"
    )


def _opening(study: Study, tell: Teller) -> str:
    plan = study.plan
    options = ", ".join(f"{name}={choice}" for name, choice in plan.options.items())
    facts = [
        (tell.say("study-fact-bot"), plan.bots[0] + "".join(f", {k}={v}" for k, v in plan.budget.items())),
        (tell.say("study-fact-players"), str(plan.players)),
        (tell.say("study-fact-matches"), tell.number(len(study.samples))),
        (tell.say("study-fact-options"), options or "–"),
        (tell.say("study-fact-seed"), str(plan.seed)),
        (tell.say("study-fact-version"), f"islario {plan.version}"),
    ]
    opening = escape(tell.say("study-opening"))
    return f"<p>{opening}</p>{_facts(facts)}"


def _chapter(chapter: Chapter, number: int, tell: Teller) -> str:
    text = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in chapter.text)
    charts = "".join(_figure(chart, tell) for chart in chapter.charts)
    return f'<section id="c{number}"><h2>{escape(chapter.title)}</h2>{text}{charts}{_facts(chapter.facts)}</section>\n'


def _figure(chart: Chart, tell: Teller) -> str:
    legend = "".join(f'<span class="key s{i}">{escape(name)}</span>' for i, name in enumerate(chart.series))
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in chart.headings)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in chart.rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    caption = f"<figcaption>{legend}</figcaption>" if legend else ""
    as_table = escape(tell.say("study-as-table"))
    return f"<figure>{caption}<div>{chart.svg}</div><details><summary>{as_table}</summary>{table}</details></figure>"


def _facts(facts: list[tuple[str, str]]) -> str:
    if not facts:
        return ""
    rows = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
    return f"<dl>{rows}</dl>"
