"""The operator's page: plain HTML and forms, no script."""

from __future__ import annotations

import time
from html import escape

from islario.server.http.answers.operator import AddressInfo, BlockInfo, Overview, ReportInfo, SitterInfo, TableSummary
from islario.words import Words

STYLE = """
:root { color-scheme: light dark; }
body { max-width: 70rem; margin: 0 auto; padding: 0.8rem; font: 1rem/1.45 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 0.6rem 1.2rem; align-items: center; }
header h1 { flex: 1; margin: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.35rem 0.6rem 0.35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8886; }
td { overflow-wrap: anywhere; }
td.deeds { white-space: nowrap; }
form { display: inline; }
button, input, summary { min-height: 2.4rem; font: inherit; padding: 0.2rem 0.7rem; }
input { max-width: 100%; box-sizing: border-box; }
details { display: inline-block; }
.wrong { padding: 0.6rem; border: 2px solid #c33; }
@media (max-width: 40rem) {
  table, tbody, tr, td { display: block; }
  thead { display: none; }
  tr { padding: 0.5rem 0; border-bottom: 1px solid #8886; }
  td { border: 0; padding: 0.1rem 0; }
  td.deeds { white-space: normal; }
  td[data-label]:not(:empty)::before { content: attr(data-label) " "; opacity: 0.75; }
}
"""


def door(words: Words, wrong: str | None) -> str:
    """Asks for the token."""
    form = (
        f'<form method="post" action="/operator?lang={words.language}"><p><label>{_say(words, "operator-token")}<br>'
        '<input type="password" name="what" required autocomplete="current-password"></label> '
        f'<button name="deed" value="enter">{_say(words, "operator-enter")}</button></p></form>'
    )
    return _whole(words, wrong, f"<p>{_say(words, 'operator-door')}</p>{form}")


def page(words: Words, seen: Overview, wrong: str | None) -> str:
    sections = [
        f"<p>{_say(words, 'operator-unfinished', count=seen.unfinished)}</p>",
        _section(
            words, "tables", ("table", "game", "sitters", "moves", "last", "sockets"), _tables(words, seen.tables)
        ),
        _section(words, "reports", ("line", "name", "text", "at", "count"), _reports(words, seen.reports)),
        _section(words, "addresses", ("address", "sockets", "tables"), _addresses(words, seen.addresses)),
        _section(words, "blocks", ("address", "since"), _blocks(words, seen.blocks)),
        _block_form(words),
    ]
    return _whole(words, wrong, "".join(sections), _button(words, "leave", "-"))


def _whole(words: Words, wrong: str | None, body: str, more: str = "") -> str:
    """With no referrer at all, a browser would send forms as from nowhere, and the guard would take them for another
    site's."""
    title = _say(words, "operator-title")
    other = "fr" if words.language == "en" else "en"
    notice = f'<p class="wrong" role="alert">{escape(wrong)}</p>' if wrong else ""
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8"><title>{title} · Islario</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="referrer" content="same-origin"><meta name="robots" content="noindex">'
        '<link rel="stylesheet" href="/operator/style.css"></head><body>'
        f'<header><h1>{title}</h1><a href="/operator?lang={words.language}">{_say(words, "operator-again")}</a> '
        f'<a href="/operator?lang={other}" lang="{other}" hreflang="{other}">'
        f"{escape(Words.common(other).say('operator-language'))}</a>{more}</header>"
        f"<main>{notice}{body}</main></body></html>"
    )


def _section(words: Words, name: str, columns: tuple[str, ...], rows: list[list[str]]) -> str:
    """A table; its last column holds what can be done."""
    heading = f"<h2>{_say(words, f'operator-{name}')}</h2>"
    if not rows:
        return f"{heading}<p>{_say(words, 'operator-none')}</p>"
    labels = [_say(words, f"operator-{column}") for column in columns]
    head = "".join(f'<th scope="col">{label}</th>' for label in labels)
    lines = []
    for *cells, deeds in rows:
        told = "".join(f'<td data-label="{label}">{cell}</td>' for label, cell in zip(labels, cells, strict=True))
        lines.append(f'<tr>{told}<td class="deeds">{deeds}</td></tr>')
    head += f'<th scope="col">{_say(words, "operator-deeds")}</th>'
    return f"{heading}<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _tables(words: Words, tables: list[TableSummary]) -> list[list[str]]:
    rows = []
    for table in tables:
        marks = [
            mark for mark, is_so in (("over", table.over), ("closed", table.closed), ("hushed", table.hushed)) if is_so
        ]
        told = ", ".join(_say(words, f"operator-{mark}") for mark in marks)
        remove = (
            f"<details><summary>{_say(words, 'operator-remove')}</summary>{_button(words, 'remove', table.id, 'sure')}"
            "</details>"
        )
        rows.append([
            f'<a href="/table/{escape(table.id)}">{escape(table.id)}</a>{f" ({told})" if told else ""}',
            escape(table.game), ", ".join(_sitter(words, each) for each in table.sitters), str(table.moves),
            _moment(table.last or table.created), str(table.sockets),
            f"{_button(words, 'open' if table.closed else 'close', table.id)} "
            f"{_button(words, 'unhush' if table.hushed else 'hush', table.id)} {remove}",
        ])  # fmt: skip
    return rows


def _sitter(words: Words, sitter: SitterInfo) -> str:
    return escape(sitter.name) or _say(words, f"operator-sitter-{sitter.kind}")


def _addresses(words: Words, addresses: list[AddressInfo]) -> list[list[str]]:
    return [
        [escape(each.address), str(each.sockets), escape(", ".join(each.tables)), _button(words, "block", each.address)]
        for each in addresses
    ]


def _reports(words: Words, reports: list[ReportInfo]) -> list[list[str]]:
    return [
        [
            escape(each.line), escape(each.name), escape(each.text), _moment(each.at), str(each.count),
            _button(words, "erase", each.line) + " " + _button(words, "dismiss", each.line),
        ]
        for each in reports
    ]  # fmt: skip


def _blocks(words: Words, blocks: list[BlockInfo]) -> list[list[str]]:
    return [[escape(each.network), _moment(each.at), _button(words, "unblock", each.network)] for each in blocks]


def _block_form(words: Words) -> str:
    return (
        f'<form method="post" action="/operator?lang={words.language}"><p><label>{_say(words, "operator-block-which")} '
        '<input name="what" required maxlength="60" placeholder="203.0.113.7" autocomplete="off"></label> '
        f'<button name="deed" value="block">{_say(words, "operator-block")}</button></p></form>'
    )


def _button(words: Words, deed: str, what: str, label: str | None = None) -> str:
    """A form of one button; whom it is about is told to those who do not see the row."""
    told = _say(words, f"operator-{label or deed}")
    whole = escape(words.say("operator-to", deed=words.say(f"operator-{label or deed}"), what=what))
    aria = f' aria-label="{whole}"' if what != "-" else ""
    return (
        f'<form method="post" action="/operator?lang={words.language}">'
        f'<input type="hidden" name="what" value="{escape(what)}">'
        f'<button name="deed" value="{deed}"{aria}>{told}</button></form>'
    )


def _moment(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


def _say(words: Words, message: str, **args: object) -> str:
    return escape(words.say(message, **args))
