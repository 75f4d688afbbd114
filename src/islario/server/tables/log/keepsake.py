"""A finished match as it was shown: its record, the last position, and the words of its log, in every language.

It is written when a match ends, by the rules that it ended under. Should newer rules lead elsewhere, it is what people
are shown: everything is in the open by then, so all see what a spectator saw.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec

from islario.server.views.parts import Parts, encode
from islario.server.views.shown import Shown, log_of, show
from islario.words import LANGUAGES, Words

if TYPE_CHECKING:
    from islario.server.tables.live import Live

Named = dict[str, msgspec.Raw]


class Keepsake(msgspec.Struct, frozen=True):
    record: str
    version: int
    views: dict[str, Named]  # by language
    logs: dict[str, list[msgspec.Raw]]

    def shown(self, revision: int, seat: int | None, language: str) -> Shown:
        view = {name: bytes(value) for name, value in self.views[language].items()}
        table = msgspec.json.decode(view.pop("table"), type=Named)
        parts: Parts = {**view, "seat": encode(seat)}
        facts: Parts = {name: bytes(value) for name, value in table.items()}
        return Shown(self.version, revision, (0,), {}, {}, parts, facts, None)

    def log(self, versions: range | list[int], language: str) -> bytes:
        return b"[" + b",".join(bytes(self.logs[language][version]) for version in versions) + b"]"


async def kept(live: Live) -> bytes:
    viewer = live.viewer(None)
    views, logs = {}, {}
    for language in LANGUAGES:
        views[language] = msgspec.json.decode(show(live, None, language).whole(), type=Named)
        log = await log_of(live, viewer, range(viewer.version + 1), language)
        logs[language] = msgspec.json.decode(log, type=list[msgspec.Raw])
    return zlib.compress(msgspec.json.encode(Keepsake(live.match.record(), viewer.version, views, logs)))


def without(content: bytes, names: Collection[str]) -> bytes:
    """The same, with somebody instead of whoever was called so: for what no rules of today could tell once more."""
    keepsake = read(content)
    either = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    called = re.compile(rf"(?<!\w)(?:{either})(?!\w)")
    logs = {
        language: [msgspec.Raw(encode(_renamed(msgspec.json.decode(entry), called, language))) for entry in entries]
        for language, entries in keepsake.logs.items()
    }
    return zlib.compress(msgspec.json.encode(msgspec.structs.replace(keepsake, logs=logs)))


def _renamed(entry: dict[str, Any], called: re.Pattern[str], language: str) -> dict[str, Any]:
    somebody = Words.common(language).say("somebody")
    told = [{**each, "words": called.sub(lambda _: somebody, each["words"])} for each in entry["happenings"]]
    return {**entry, "happenings": told}


def read(content: bytes) -> Keepsake:
    return msgspec.json.decode(zlib.decompress(content), type=Keepsake)
