"""What a hook is sent: the same sentence, as Discord, Slack, Mattermost or anything else likes to read it. Nobody's
name calls other people there, or becomes a link.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any, Literal

import msgspec

Style = Literal["discord", "slack", "mattermost", "plain"]
MARKS = re.compile(r"([\\`*_~\[\]()#>|!-])")
LINKING = re.compile(r":(?=//)|(?<=\w)[.@](?=\w)")
ZERO = "\u200b"  # between a sign and a name it calls nobody
QUIET = 4  # Discord shows no page that a message links to


def told_to_hook(style: str | None, title: str, body: str, url: str, more: dict[str, Any]) -> bytes:
    """The body of a request."""
    said = " · ".join(part for part in (title, body) if part)
    match style:
        case "discord":
            text = f"{_marked(said)}\n{url}"
            content = {"content": text[:2000], "allowed_mentions": {"parse": []}, "flags": QUIET}
        case "slack":
            content = {"text": f"{escape(unlinked(said), quote=False)}\n{url}", "unfurl_links": False}
        case "mattermost":
            content = {"text": f"{_marked(said)}\n{url}"}
        case _:
            content = {"title": title, "body": body, "url": url, **more}
    return msgspec.json.encode(content)


def unlinked(text: str) -> str:
    """The same to read, but nothing that programs take for an address."""
    return LINKING.sub(rf"\g<0>{ZERO}", text)


def _marked(text: str) -> str:
    return MARKS.sub(r"\\\1", unlinked(text)).replace("@", f"@{ZERO}")
