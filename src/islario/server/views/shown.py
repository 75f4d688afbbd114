"""A viewer's view, part by part as JSON: made from the hidden copy, compared with the one before, sent as a whole
or as what has changed."""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from islario.kernel.reading import SPECTATOR, Hidden
from islario.match.game import Game
from islario.match.game import game as open_game
from islario.match.match import commitment_of
from islario.match.preview import Preview, preview
from islario.match.things import explained
from islario.match.views import Points
from islario.server.errors import Refusal
from islario.server.tables.pace import Pace, Queue
from islario.server.views.parts import FALSE, TRUE, Parts, encode, news, object_of
from islario.server.views.sight import Sight, entry_of, sight_of, source_in_words
from islario.server.views.telling import Teller, teller

if TYPE_CHECKING:
    from islario.server.tables.live import Live
    from islario.server.tables.viewer import Viewer

PREVIEWS = 500  # kept for a table
SLOWLY = Queue(4, lambda: Refusal("preview-later", 503, 2))  # of rules that are not compiled yet: half a second each
FRAME = ("game", "rules", "players", "seat", "language", "options", "commitment", "box")


@dataclass
class Shown:
    version: int
    revision: int  # of the seats: names are part of words
    decision: tuple[int, ...]  # which of the viewer's it stands before, and what it has answered in a window
    frame: Parts  # what stays the same throughout the match
    common: Parts  # how things stand for all who know the same
    own: Parts  # what concerns this viewer alone
    table: Parts  # the game's own facts
    sight: Sight | None  # where they come from; none of a match that is shown as it was kept
    log: bytes = b""  # what happened with this version, once it was told
    update: bytes | None = None  # what has changed since the version before, as a message

    def whole(self) -> bytes:
        return object_of({**self.frame, **self.common, **self.own, "table": object_of(self.table)})


def show(live: Live, seat: int | None, language: str) -> Shown:
    """What the viewer may know now. The latest is kept, and with it what has changed since the one before."""
    if live.kept is not None:
        return live.kept.shown(live.table.revision, seat, language)
    viewer = live.viewer(seat)
    before = live.shown.get((viewer.number, language))
    decision = _decision_of(live, viewer)
    same = before and before.version == viewer.version and before.revision == live.table.revision
    if before and same and before.decision == decision:
        return before
    now = _made(live, viewer, language, before)
    follows = before and before.version + 1 == now.version and len(before.decision) == len(decision) == 1
    if before and follows and before.table.keys() == now.table.keys():
        _tell_the_difference(live, viewer, before, now, language)
    live.shown[viewer.number, language] = now
    return now


def _made(live: Live, viewer: Viewer, language: str, before: Shown | None) -> Shown:
    """What is as it was in the view before is not made again: most of it, while others decide."""
    seat, decision, revision = viewer.number, _decision_of(live, viewer), live.table.revision
    hidden = live.facts_of(None if seat == SPECTATOR else seat)
    pending = live.game.desk.pending(hidden) if live.in_window else live.standpoint.pending
    teller = teller_of(live, language)
    if before is not None and before.revision != revision:
        before = None
    frame = _frame(live, viewer, teller) if before is None else before.frame
    others = (shown for (_, told_in), shown in live.shown.items() if told_in == language and shown.revision == revision)
    at_hand = [shown.sight for shown in others if shown.sight is not None]
    sight = sight_of(live, hidden, teller, at_hand, None if before is None else before.sight)
    waited_for = pending if live.table.halted is None else ()
    common = sight.common(viewer.version, waited_for, live.over, live.table.key if live.over else None)
    if before is None or before.decision != decision:
        own = _decision(live, seat in pending, hidden, teller)
    else:
        own = before.own.copy()
    own["can_undo"] = TRUE if seat != SPECTATOR and live.can_undo(seat) else FALSE
    own["last_turn"] = b"%d" % viewer.last_turn
    return Shown(viewer.version, revision, decision, frame, common, own, sight.table, sight)


def past(live: Live, seat: int | None, version: int, language: str) -> bytes:
    """The view as it was at an earlier version."""
    if live.kept is not None:
        live.check_goes_on()  # of what was kept there is the end alone
    viewer = live.viewer(seat)
    _, state = next(live.positions([viewer.steps[version]]))
    hidden = live.game.desk.hidden(state, viewer.number)
    teller = teller_of(live, language)
    desk = live.game.desk
    sight = sight_of(live, hidden, teller, (), None)
    parts = _frame(live, viewer, teller) | sight.common(version, desk.pending(hidden), desk.over(hidden), None)
    rule = live.game.rules.face.rule_now(hidden)
    rest: dict[str, Any] = {
        "question": None,
        "rule": rule,
        "moves": [],
        "can_undo": False,
        "last_turn": 0,
        "past": True,
    }
    return object_of(
        {**parts, **{name: encode(value) for name, value in rest.items()}, "table": object_of(sight.table)}
    )


def _frame(live: Live, viewer: Viewer, teller: Teller) -> Parts:
    """What stays the same throughout the match."""
    facts = (
        live.game.name,
        live.game.rules.version,
        live.table.players,
        None if viewer.number == SPECTATOR else viewer.number,
        teller.words.language,
        live.table.options,
        commitment_of(live.table.key),
        fingerprint_of_box(live.game.name, tuple(live.table.options.items())),
    )
    return {name: encode(fact) for name, fact in zip(FRAME, facts, strict=True)}


def _decision_of(live: Live, viewer: Viewer) -> tuple[int, ...]:
    draft = live.draft(viewer.number)
    return (viewer.decisions[-1], *(draft.moves if draft else ()))


def _decision(live: Live, pending: bool, hidden: Hidden, teller: Teller) -> Parts:
    """What the viewer is asked, and everything it may answer."""
    game, asked = live.game, pending and live.table.halted is None
    question = teller.tell(game.rules.face.tell_question(hidden)) if asked else None
    numbers = game.desk.legal(hidden, hidden.viewer) if asked else []
    return {
        "question": encode(question),
        "rule": encode(game.rules.face.rule_now(hidden)),
        "moves": teller.moves(game, hidden, numbers),
    }


def _tell_the_difference(live: Live, viewer: Viewer, before: Shown, now: Shown, language: str) -> None:
    assert before.sight is not None, "a match that was kept does not go on"
    assert now.sight is not None, "nor does it change"
    length = viewer.steps[-1]  # what others did since is unknown to the viewer: all it may know is as it was then
    happened = now.sight.happened(live, viewer.facts, length, teller_of(live, language))
    now.log = b'[{"version":%d%s]' % (now.version, happened)
    now.update = b'{"type":"update","seat":%s,"from":%d,"version":%d,"changed":%s,"table":%s,"log":%s}' % (
        now.frame["seat"],
        before.version,
        now.version,
        b"{" + b",".join([*now.sight.news_since(before.common, now.common), *news(before.own, now.own)]) + b"}",
        now.sight.changed_since(before.sight),
        now.log,
    )


async def log_of(live: Live, viewer: Viewer, versions: range | list[int], language: str) -> bytes:
    """What happened with each of these versions, in words. That may be much: it is told in slices."""
    if live.kept is not None:
        return live.kept.log(versions, language)
    teller, entries = teller_of(live, language), []
    with Pace() as pace:
        for version, (length, state) in zip(versions, live.positions([viewer.steps[v] for v in versions]), strict=True):
            hidden = live.game.desk.hidden(state, viewer.number)
            happened = entry_of(live, hidden, length, live.game.desk.standings(hidden)[0], teller)
            entries.append(b'{"version":%d%s' % (version, happened))
            await pace.rest()
    return b"[" + b",".join(entries) + b"]"


def teller_of(live: Live, language: str) -> Teller:
    key = (live.table.revision, language)
    if key not in live.tellers:
        live.tellers = {key: teller(live.game.rules.folder, language, live.table.names)} | {
            known: kept for known, kept in live.tellers.items() if known[0] == live.table.revision
        }
    return live.tellers[key]


async def previewed(live: Live, seat: int, move: int, language: str) -> bytes:
    """What a legal move would do, as far as the seat can know. Foreseen beside the serving thread, once a decision."""
    viewer = live.viewer(seat)
    key = (seat, _decision_of(live, viewer), move, language)
    if key not in live.previews:
        version = viewer.version
        async with SLOWLY if live.game.awaits_compiler else nullcontext():
            foreseen = await asyncio.to_thread(preview, live.game, live.facts_of(seat), move)
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
            "warnings": [teller.tell(warning) for warning in foreseen.warnings],
            "things": foreseen.things,
        }
    )


def box_of(game: Game, options: dict[str, str]) -> bytes:
    """What a table is played with, as the rules see it."""
    return encode(game.rules.face.box(game.numbers(options)))


def things_of(live: Live, language: str) -> bytes:
    """What all that lies on the table is and does."""
    game = live.game
    return encode(explained(game, game.numbers(live.table.options), game.words(language)))


@cache
def fingerprint_of_box(game: str, options: tuple[tuple[str, str], ...]) -> str:
    """Tells one box from another."""
    return hashlib.sha256(box_of(open_game(game), dict(options))).hexdigest()[:16]
