"""A viewer's view, part by part as JSON: made from the hidden copy, compared with the one before, sent as a whole
or as what has changed."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from islario.kernel.reading import SPECTATOR, Hidden
from islario.match.chronicle import happenings
from islario.match.game import Game
from islario.match.game import game as open_game
from islario.match.match import shown_move, source_message
from islario.match.preview import Preview, preview
from islario.match.views import Points
from islario.server.storage.schema import UNDO
from islario.server.views.telling import Teller, teller
from islario.words import Said, Who

if TYPE_CHECKING:
    from islario.server.tables.live import Live
    from islario.server.tables.viewer import Viewer

encode = msgspec.json.Encoder(enc_hook=int).encode  # numpy's numbers are plain ones here
Parts = dict[str, bytes]
PREVIEWS = 500  # kept for a table
DECISION = ("question", "rule", "moves")
FRAME = ("game", "rules", "players", "seat", "language", "options", "commitment", "box")


@dataclass
class Shown:
    version: int
    revision: int  # of the seats: names are part of words
    decision: int
    points: bytes
    scores: list[int]
    parts: Parts  # the view's own keys
    facts: msgspec.Struct  # the game's
    table: Parts  # and those as JSON
    log: bytes = b""  # what happened with this version, once it was told
    update: bytes | None = None  # what has changed since the version before, as a message

    def whole(self) -> bytes:
        return _object({**self.parts, "table": _object(self.table)})


def show(live: Live, seat: int | None, language: str) -> Shown:
    """What the viewer may know now. The latest is kept, and with it what has changed since the one before."""
    viewer = live.viewer(seat)
    before = live.shown.get((viewer.number, language))
    if before and before.version == viewer.version and before.revision == live.table.revision:
        return before
    now = _made(live, viewer, language, before)
    if before and before.version + 1 == now.version and before.table.keys() == now.table.keys():
        now.update = _update(live, viewer, before, now, language)
    live.shown[viewer.number, language] = now
    return now


def _made(live: Live, viewer: Viewer, language: str, before: Shown | None) -> Shown:
    """What is as it was in the view before is not made again: most of it, while others decide."""
    hidden, seat, decision = viewer.facts, viewer.number, viewer.decisions[-1]
    teller = teller_of(live, language)
    points = hidden.points.tobytes()
    if before is not None and before.revision != live.table.revision:
        before = None
    scores, parts = _standing(live, hidden, viewer.version)
    if before is None:
        parts |= _frame(live, viewer, teller)
    else:
        parts |= {name: before.parts[name] for name in FRAME}
    if before is None or before.points != points:
        parts["breakdowns"] = _breakdowns(live, hidden, teller)
    else:
        parts["breakdowns"] = before.parts["breakdowns"]
    if before is None or before.decision != decision:
        parts |= _decision(live, viewer, hidden, teller)
    else:
        parts |= {name: before.parts[name] for name in DECISION}
    parts["can_undo"] = encode(seat != SPECTATOR and live.can_undo(seat))
    parts["last_turn"] = encode(viewer.last_turn)
    parts["key"] = encode(live.table.key.hex() if live.over else None)
    facts = live.game.rules.face.view(hidden)
    table = _encoded(facts, before)
    return Shown(viewer.version, live.table.revision, decision, points, scores, parts, facts, table)


def _encoded(facts: msgspec.Struct, before: Shown | None) -> Parts:
    if before is None:
        return {name: encode(getattr(facts, name)) for name in facts.__struct_fields__}
    had, table = before.facts, before.table
    return {
        name: table[name] if getattr(had, name) == getattr(facts, name) else encode(getattr(facts, name))
        for name in facts.__struct_fields__
    }


def past(live: Live, seat: int | None, version: int, language: str) -> bytes:
    """The view as it was at an earlier version."""
    viewer = live.viewer(seat)
    _, state = next(live.positions([viewer.steps[version]]))
    hidden = viewer.hidden(state)
    teller = teller_of(live, language)
    parts = _standing(live, hidden, version)[1] | _frame(live, viewer, teller)
    parts["breakdowns"] = _breakdowns(live, hidden, teller)
    rule = live.game.rules.face.rule_now(hidden)
    rest: dict[str, Any] = {
        "question": None,
        "rule": rule,
        "moves": [],
        "can_undo": False,
        "last_turn": 0,
        "key": None,
        "past": True,
    }
    table = _encoded(live.game.rules.face.view(hidden), None)
    return _object({**parts, **{name: encode(value) for name, value in rest.items()}, "table": _object(table)})


def _frame(live: Live, viewer: Viewer, teller: Teller) -> Parts:
    """What stays the same throughout the match."""
    facts = (
        live.game.name,
        live.game.rules.version,
        live.table.players,
        None if viewer.number == SPECTATOR else viewer.number,
        teller.words.language,
        live.table.options,
        live.match.commitment,
        fingerprint_of_box(live.game.name, tuple(live.table.options.items())),
    )
    return {name: encode(fact) for name, fact in zip(FRAME, facts, strict=True)}


def _standing(live: Live, hidden: Hidden, version: int) -> tuple[list[int], Parts]:
    """How things stand: the scores, and all of it as JSON."""
    desk = live.game.desk
    scores, places = desk.standings(hidden)
    over = desk.over(hidden)
    facts: dict[str, Any] = {
        "version": version,
        "pending": desk.pending(hidden),
        "over": over,
        "scores": scores,
        "places": places,
        "winners": [seat for seat, place in enumerate(places) if place == 1] if over else [],
    }
    return scores, {name: encode(value) for name, value in facts.items()}


def _breakdowns(live: Live, hidden: Hidden, teller: Teller) -> bytes:
    """Everybody's points by source."""
    points = hidden.points.tolist()
    sources = [
        (source.value, source.name.lower(), source_in_words(teller, source.name)) for source in live.game.rules.sources
    ]
    return encode(
        [
            [Points(name, words, points[seat][source]) for source, name, words in sources]
            for seat in range(live.table.players)
        ]
    )


def source_in_words(teller: Teller, name: str) -> str:
    return teller.tell(Said(source_message(name)))


def _decision(live: Live, viewer: Viewer, hidden: Hidden, teller: Teller) -> Parts:
    """What the viewer is asked, and everything it may answer."""
    game, seat = live.game, viewer.number
    asked = seat in live.standpoint.pending
    question = teller.tell(game.rules.face.tell_question(hidden)) if asked else None
    numbers = game.desk.legal(hidden, seat) if asked else []
    moves = [shown_move(game, hidden, number, teller) for number in numbers]
    return {
        "question": encode(question),
        "rule": encode(game.rules.face.rule_now(hidden)),
        "moves": encode(moves),
    }


def _update(live: Live, viewer: Viewer, before: Shown, now: Shown, language: str) -> bytes:
    length = viewer.steps[-1]  # what others did since is unknown to the viewer: all it may know is as it was then
    now.log = encode([_entry(live, viewer.facts, now.version, length, now.scores, teller_of(live, language))])
    message = {
        "type": b'"update"',
        "seat": now.parts["seat"],
        "from": encode(before.version),
        "version": encode(now.version),
        "changed": _object(_changed(before.parts, now.parts)),
        "table": _object(_changed(before.table, now.table)),
        "log": now.log,
    }
    return _object(message)


def log_of(live: Live, viewer: Viewer, versions: range | list[int], language: str) -> bytes:
    """What happened with each of these versions, in words."""
    teller = teller_of(live, language)
    entries = []
    for version, (length, state) in zip(versions, live.positions([viewer.steps[v] for v in versions]), strict=True):
        hidden = viewer.hidden(state)
        entries.append(_entry(live, hidden, version, length, live.game.desk.standings(hidden)[0], teller))
    return encode(entries)


def _entry(live: Live, hidden: Hidden, version: int, length: int, scores: list[int], teller: Teller) -> dict[str, Any]:
    entry = live.log[length - 1] if length else None
    told: list[msgspec.Raw]
    if entry and entry.move == UNDO:
        told = [teller.said("undone", {"who": entry.seat}, Said("server-undone", who=Who(entry.seat)))]
    else:
        page = happenings(live.game, hidden, live.pages[length - 1] if length else 0)
        told = [teller.happening(happening) for happening in page]
    return {"version": version, "at": entry.at if entry else live.table.created, "scores": scores, "happenings": told}


def teller_of(live: Live, language: str) -> Teller:
    key = (live.table.revision, language)
    if key not in live.tellers:
        live.tellers = {key: teller(live.game.rules.folder, language, live.table.names)} | {
            known: kept for known, kept in live.tellers.items() if known[0] == live.table.revision
        }
    return live.tellers[key]


def _changed(before: Parts, now: Parts) -> Parts:
    return {name: value for name, value in now.items() if before.get(name) != value}


def _object(parts: Parts) -> bytes:
    return b"{" + b",".join([_label(name) + value for name, value in parts.items()]) + b"}"


@cache
def _label(name: str) -> bytes:
    return b'"%s":' % name.encode()


async def previewed(live: Live, seat: int, move: int, language: str) -> bytes:
    """What a legal move would do, as far as the seat can know. Foreseen beside the serving thread, once a decision."""
    viewer = live.viewer(seat)
    key = (seat, viewer.decisions[-1], move, language)
    if key not in live.previews:
        version = viewer.version
        foreseen = await asyncio.to_thread(preview, live.game, viewer.facts, move)
        if len(live.previews) >= PREVIEWS:
            live.previews.clear()
        live.previews[key] = _foreseen(foreseen, version, teller_of(live, language))
    return live.previews[key]


def _foreseen(foreseen: Preview, version: int, teller: Teller) -> bytes:
    gains = foreseen.points.items()
    return encode(
        {
            "version": version,
            "events": [teller.happening(event) for event in foreseen.events],
            "points": [Points(source, source_in_words(teller, source), points) for source, points in gains],
            "question": None if foreseen.question is None else teller.tell(foreseen.question),
            "stopped": foreseen.stopped,
        }
    )


def box_of(game: Game, options: dict[str, str]) -> bytes:
    """What a table is played with, as the rules see it."""
    return encode(game.rules.face.box(game.numbers(options)))


@cache
def fingerprint_of_box(game: str, options: tuple[tuple[str, str], ...]) -> str:
    """Tells one box from another."""
    return hashlib.sha256(box_of(open_game(game), dict(options))).hexdigest()[:16]
