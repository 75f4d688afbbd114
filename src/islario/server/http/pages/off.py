"""The page that a link in a mail opens: plain HTML, and one button."""

from __future__ import annotations

from html import escape
from typing import Literal

from islario.words import Words


def off_page(words: Words, state: Literal["ask", "done", "no-link"]) -> str:
    title, told = escape(words.say("off-title")), escape(words.say(f"off-{state}"))
    button = f'<form method="post"><button>{escape(words.say("off-button"))}</button></form>' if state == "ask" else ""
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8"><title>{title} · Islario</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="referrer" content="same-origin"><meta name="robots" content="noindex">'
        '<link rel="stylesheet" href="/operator/style.css"></head><body>'
        f'<header><h1>{title}</h1></header><main><p role="status">{told}</p>{button}'
        f'<p><a href="/">{escape(words.say("off-home"))}</a></p></main></body></html>'
    )
