"""Every byte sent to a viewer is a function of that viewer's hidden copy.

Twin tables look the same to one viewer; hidden cards are others, and other seats make choices that it may not know of.
Whatever it then asks for, by whichever route, is refused, or hears on its socket is the same, byte by byte, headers
and sizes included, and so is every question that is put to those that think for it.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import secrets
import time
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
from litestar.handlers import HTTPRouteHandler
from sqlalchemy import select

from islario.games import OURS
from islario.kernel.components import fingerprint_of
from islario.lessons import lesson_at
from islario.match import Match
from islario.match.desk import SPECTATOR, copied
from islario.server.app import HANDLERS
from islario.server.http.entry.secrets import hashed
from islario.server.notices import bells
from islario.server.notices.bells import noticed
from islario.server.notices.push import text_of
from islario.server.settings import Settings
from islario.server.storage.glances import running
from islario.server.storage.schema import glances, subscriptions
from islario.server.storage.store import Sitter, Store, Table
from islario.server.tables.live import Live
from islario.server.views.mine import describe_tables
from tests.server.inside import Ear, Inside, inside
from tests.server.process import _settings
from tests.server.table import made
from tests.server.twins import Twins, some_twins
from tests.soak.ground import PATIENT

NOW = 1_794_700_000
PREVIEWS = 3  # moves that are looked ahead at
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"  # a browser's key
REFUSED = (0, 7, 133, 260, 999_999)  # moves, most of which are not legal
STATE: dict[str, np.ndarray] = {}  # in which each table begins


@pytest.fixture(autouse=True)
def _begin_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables begin in the states of the twins, at one and the same moment."""
    monkeypatch.setattr(Live, "beginning", lambda live: copied(STATE[live.table.id]))
    monkeypatch.setattr(Live, "match", property(match_of))
    monkeypatch.setattr(time, "time", lambda: float(NOW))


def match_of(live: Live) -> Match:
    match = Match(live.game, live.table.players, live.table.options, live.table.key)
    match._start, match._state = live.beginning(), live.beginning()
    match.play_all([(live.log[at].seat, live.log[at].move) for at in live.places])
    return match


async def endless(seconds: float) -> None:
    await asyncio.Future()


def cookie_of(twins: Twins, seat: int) -> str:
    """Nobody sits at two of the tables: what one knows of another is no secret there."""
    return f"the browser of seat {seat} at {twins.name}"


async def write_down(store: Store, twins: Twins) -> None:
    match = twins.match
    seats = tuple(
        Sitter(seat, f"Name {seat}", "person", None, True, None, obvious=False) for seat in range(match.players)
    )
    table = Table(
        twins.name, match.game.name, match.game.rules.version, fingerprint_of(match.game.name), match.players,
        match.options, match.key, "en", NOW, False, False, 1, None, seats,
    )  # fmt: skip
    await store.add(table, [], hashed(cookie_of(twins, 0)), [0])
    for seat in range(1, match.players):
        await store.hold(hashed(cookie_of(twins, seat)), table.id, seat)


async def everything_said(which: int, database: Path, found: list[Twins]) -> tuple[list[Any], set[tuple[str, str]]]:
    """All that the viewers hear at the one twin or the other, and the routes that said it."""
    database.parent.mkdir()  # the operator's token is made there, too
    STATE.update({twins.name: twins.states[which] for twins in found})
    limits = _settings({"limits": PATIENT})["limits"]
    heard = []
    async with inside(Settings(database=str(database), bot_delay=0.0, limits=limits, games=tuple(OURS))) as server:
        server.house.windows.now, server.house.windows.sleep = (lambda: 0.0), endless  # windows stay open
        for twins in found:
            await write_down(server.house.store, twins)
            server.said, server.questions = [], []
            messages = await lived_through(server, twins, which)
            heard.append((server.said, messages, server.questions))
        return heard, server.routes


async def lived_through(server: Inside, twins: Twins, which: int) -> list[str]:
    """Looks, lets others act in secret, acts, takes back, and looks again; returns what the socket said meanwhile."""
    viewer = twins.viewer
    cookie = "somebody" if viewer == SPECTATOR else cookie_of(twins, viewer)
    async with server.browser(cookie) as me:
        ear = Ear(server, twins.name, cookie)
        viewers = [{"seat": None}] if viewer == SPECTATOR else [{"seat": viewer}, {"seat": None}]
        ear.say({"type": "hello", "viewers": viewers, "lang": "fr"})
        messages = await ear.everything()
        await subscribe(server, me)
        await look(server, me, twins)
        for number, (seat, *moves) in enumerate(twins.steps):
            if (move := moves[which]) is not None:
                await act(server, me, twins, seat, move, f"{seat} {number}")
            messages += ["then", *await ear.everything()]
        await look(server, me, twins)
        await take_back(server, me, twins)
        messages += ["taken back", *await ear.everything()]
        await look(server, me, twins)
        await look_around(server, me, twins)
        await ear.closed()  # who is present would otherwise depend on who is quicker
        await converse(server, me, twins)
        await change_seats(server, me, twins)
        await change_oneself(server, me)
    return messages


async def act(server: Inside, me: httpx.AsyncClient, twins: Twins, seat: int, move: int, mark: str) -> None:
    """The viewer's own move is asked and answered as all else; another's is that one's business."""
    path = f"/api/tables/{twins.name}"
    if seat == twins.viewer:
        now = (await me.get(f"{path}/view?seat={seat}")).json()
        body = {"seat": seat, "move": move, "version": now["version"], "id": mark}
        assert (await server.ask(me, "POST", f"{path}/moves", body)).status_code == 200
        assert (await server.ask(me, "POST", f"{path}/moves?view=false", body)).json()["repeated"]
        return
    async with server.browser(cookie_of(twins, seat)) as other:
        now = (await other.get(f"{path}/view?seat={seat}")).json()
        body = {"seat": seat, "move": move, "version": now["version"], "id": mark}
        answer = await other.post(f"{path}/moves", json=body)
        assert answer.status_code == 200, answer.text


async def take_back(server: Inside, me: httpx.AsyncClient, twins: Twins) -> None:
    path, seat = f"/api/tables/{twins.name}", max(twins.viewer, 0)
    now = (await me.get(f"{path}/view")).json()
    for version in (now["version"], now["version"] + 7, 0):
        await server.ask(me, "POST", f"{path}/undo", {"seat": seat, "version": version, "id": f"undo {version}"})
    if twins.viewer != SPECTATOR:
        now = (await me.get(f"{path}/view?seat={seat}")).json()
        await server.ask(me, "POST", f"{path}/undo", {"seat": seat, "version": now["version"], "id": "undo"})


async def look(server: Inside, me: httpx.AsyncClient, twins: Twins) -> None:
    """All that can be asked without changing anything, rightly and wrongly."""
    path, seat = f"/api/tables/{twins.name}", twins.viewer
    for who in ("", *([f"seat={seat}&"] if seat != SPECTATOR else [])):
        now = (await server.ask(me, "GET", f"{path}/view?{who}lang=fr")).json()
        for what in (f"view?{who}since=last", f"view?{who}since=-1", f"log?{who}", "positions/0?lang=en&" + who,
                     f"positions/{now['version']}?{who}", f"positions/{now['version'] + 1}?{who}"):  # fmt: skip
            await server.ask(me, "GET", f"{path}/{what}")
    other = (seat + 1) % twins.match.players
    for what in ("", f"/view?seat={other}", f"/log?seat={other}", f"/preview?seat={other}&move=1", "/box", "/record",
                 f"/box?of={now['view']['box']}"):  # fmt: skip
        await server.ask(me, "GET", f"{path}{what}")
    for what in ("", "/tables", "/history", "/company", "/export", "/push"):
        await server.ask(me, "GET", f"/api/me{what}")
    await server.ask(me, "GET", f"/api/ratings/{twins.match.game.name}")
    server.said.append(await rung(server, me, twins))
    moves = [move["number"] for move in now["view"]["moves"]]
    asker = max(seat, 0)
    for move in (*moves[:PREVIEWS], *REFUSED):
        await server.ask(me, "GET", f"{path}/preview?seat={asker}&move={move}")
    for number, move in enumerate(REFUSED):
        if move not in moves:
            body = {"seat": asker, "move": move, "version": now["version"], "id": f"wrong {number}"}
            await server.ask(me, "POST", f"{path}/moves", body)
    for version in (now["version"] + 7, 0):
        await server.ask(me, "POST", f"{path}/moves", {"seat": asker, "move": 999_999, "version": version, "id": "old"})
    await server.ask(me, "POST", f"{path}/hint", {"seat": asker})


async def subscribe(server: Inside, me: httpx.AsyncClient) -> None:
    endpoint = {"endpoint": "https://push.example/1", "p256dh": POINT, "auth": text_of(bytes(16))}
    await server.ask(me, "POST", "/api/me/push", endpoint)


async def rung(server: Inside, me: httpx.AsyncClient, twins: Twins) -> str:
    """Whether and when the viewer's browser would be told something now, and what, if the viewer looked elsewhere."""
    house, device = server.house, hashed(me.cookies["islario"])
    async with house.store.reading() as connection:
        query = select(glances.c.asked, glances.c.bell, glances.c.window.is_(None)).where(glances.c.match == twins.name)
        bells = (await connection.execute(query)).all()
    await house.notices.ring(NOW + 3600)
    async with house.store.reading() as connection:
        due = (await connection.execute(select(subscriptions).where(subscriptions.c.device == device))).all()
        mine = describe_tables(await running(connection, device), []).running
    told = noticed([table for table in mine if table.turn], 1, "en") if any(table.turn for table in mine) else None
    return f"{bells} {due} {told}"


async def look_around(server: Inside, me: httpx.AsyncClient, twins: Twins) -> None:
    """What everything on the table means now, and what has little to do with the match, or nothing."""
    path, asker = f"/api/tables/{twins.name}", max(twins.viewer, 0)
    who = "" if twins.viewer == SPECTATOR else f"&seat={twins.viewer}"
    for thing in (await server.ask(me, "GET", f"{path}/things?lang=fr")).json():
        assert (await server.ask(me, "GET", f"{path}/things/now?thing={thing}{who}")).status_code == 200
    for what in ("review", "wait", "anew"):
        await server.ask(me, "POST", f"{path}/{what}", {} if what == "anew" else {"seat": asker})
    await server.ask(me, "POST", f"{path}/standing", {"seat": asker, "name": "no-sangaia", "on": True})
    for what in ("/health", "/health/live", "/health/ready", "/metrics", "/api/games", "/api/docs", "/api/openapi.json",
                 "/api/operator", "/operator", f"/api/games/{twins.match.game.name}/rules",
                 f"/api/games/{twins.match.game.name}/words",
                 "/operator/style.css", "/", "/table/x", "/api/open"):  # fmt: skip
        await server.ask(me, "GET", what)
    for what in (
        f"/api/games/{twins.match.game.name}/beside",
        f"/api/games/{twins.match.game.name}/how",
        f"/api/games/{twins.match.game.name}/examples",
        f"/api/games/{twins.match.game.name}/terms",
        f"/api/games/{twins.match.game.name}/exercises/1",
        f"/api/games/{twins.match.game.name}/exercises/1/best",
        f"{path}/lesson",
    ):
        await server.ask(me, "GET", what)
    await server.ask(me, "POST", f"/api/games/{twins.match.game.name}/exercises/1", {"move": 0})
    await server.ask(me, "POST", "/api/operator", {"deed": "close", "what": twins.name})
    await server.ask(me, "POST", "/operator", {})
    await server.ask(me, "POST", "/api/session", {"table": twins.name, "token": "none"})
    await server.ask(me, "POST", "/api/records", {"islario": 1})


async def converse(server: Inside, me: httpx.AsyncClient, twins: Twins) -> None:
    path, others = f"/api/tables/{twins.name}/chat", twins.match.players - 1
    async with server.browser(cookie_of(twins, others if others != twins.viewer else 0)) as other:
        await other.post(path, json={"text": "Bonjour"})  # is refused where the deal is a lesson's
    for words in ({"text": "Hello"}, {"emote": "wow"}, {"text": ""}):
        await server.ask(me, "POST", path, words)
    said = (await server.ask(me, "GET", path)).json()["said"]
    assert said or lesson_at(twins.match.game.name, twins.match.key)
    await server.ask(me, "POST", f"{path}/report", {"circle": "players", "number": 1})
    await server.ask(me, "POST", f"{path}/mute", {"who": said[0]["who"] if said else "nobody", "on": True})
    await server.ask(me, "POST", f"{path}/switch", {"on": False})


async def change_seats(server: Inside, me: httpx.AsyncClient, twins: Twins) -> None:
    path, seat = f"/api/tables/{twins.name}", max(twins.viewer, 0)
    other = (seat + 1) % twins.match.players
    for what in ("claim", "leave", "void", "grant", "refuse", "back", "link"):
        await server.ask(me, "POST", f"{path}/seats/{other}/{what}", {})
    server.house.time = lambda: NOW + 3600  # long enough for others to be nudged, if they are asked
    for player in range(twins.match.players):
        await server.ask(me, "POST", f"{path}/seats/{player}/nudge", {})
    await server.ask(me, "POST", f"{path}/host/link", {})
    await server.ask(me, "POST", f"{path}/seats/{seat}/name", {"name": "Zoé"})
    await server.ask(me, "POST", f"{path}/seats/{seat}/obvious", {"obvious": False})
    await server.ask(me, "POST", f"{path}/seats/{seat}/bot", {"bot": "greedy"})
    await server.ask(me, "POST", f"{path}/seats/{seat}/back", {})
    await server.ask(me, "POST", f"{path}/seats/{seat}/leave", {})
    await server.ask(me, "POST", f"{path}/seats/{seat}/claim", {"name": "Zoé"})
    await server.ask(me, "POST", "/api/tables", {"game": twins.match.game.name, "seats": [{"kind": "open"}]})


async def change_oneself(server: Inside, me: httpx.AsyncClient) -> None:
    await server.ask(me, "POST", "/api/me", {"name": "Zoé", "shape": 3, "colour": 5})
    token = (await server.ask(me, "POST", "/api/me/link", {})).json()["token"]
    await server.ask(me, "POST", "/api/me/link/look", {"token": token})
    await server.ask(me, "POST", "/api/me/devices", {"token": token})
    for device in [device["id"] for device in (await me.get("/api/me")).json()["devices"]]:
        await server.ask(me, "POST", f"/api/me/devices/{device}/out", {})
    await server.ask(me, "GET", "/api/me/tables")
    await server.ask(me, "POST", "/api/me/invitations/none/decline", {})
    await server.ask(me, "POST", "/api/me/habits", {"speed": "fast", "quiet": [0, 60], "zone": "Europe/Paris"})
    await subscribe(server, me)
    await server.ask(me, "POST", "/api/me/push/off", {})
    await server.ask(me, "POST", "/api/me/targets", {"kind": "mail", "address": "ana@club.example"})
    await server.ask(me, "POST", "/api/me/targets/x/confirm", {"code": "123456"})
    await server.ask(me, "POST", "/api/me/targets/x/off", {})
    for method in ("GET", "POST"):
        await server.ask(me, method, "/api/off/x.y")
    for what in ("make", "use", "x/remove"):
        await server.ask(me, "POST", f"/api/me/passkeys/{what}", {})
    made = dict.fromkeys(("id", "client_data", "attestation"), "AAAA")
    await server.ask(me, "POST", "/api/me/passkeys", made)
    used = dict.fromkeys(("id", "client_data", "authenticator_data", "signature"), "AAAA")
    await server.ask(me, "POST", "/api/me/passkeys/enter", used)
    await server.ask(me, "POST", "/api/me/forget", {})


def routes_of_the_app() -> set[tuple[str, str]]:
    found = set()
    for handler in HANDLERS:
        methods = handler.http_methods if isinstance(handler, HTTPRouteHandler) else {"socket"}
        found |= {(str(method), re.sub(r":\w+}", "}", path)) for path in handler.paths for method in methods}
    return found


def difference(one: list[Any], other: list[Any]) -> str | None:
    """The first thing that is not the same, with what stands around it."""
    for here, there in zip(one, other, strict=False):
        if here != there:
            at = next((at for at, (mine, theirs) in enumerate(zip(here, there, strict=False)) if mine != theirs), 0)
            return f"{here[:60]!r} … {here[max(0, at - 80) : at + 80]!r} and not {there[max(0, at - 80) : at + 80]!r}"
    return None if len(one) == len(other) else f"{len(one)} and not {len(other)} of them"


def test_what_a_viewer_may_not_know_changes_no_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [twins for name in OURS for twins in some_twins(name, 1)]
    assert {(twins.match.game.name, twins.viewer) for twins in found} >= {
        (name, viewer) for name in OURS for viewer in (0, 1, 2, SPECTATOR)
    }
    heard, routes = [], set()
    for which in range(2):
        numbers = itertools.count()
        monkeypatch.setattr(os, "urandom", bytes)  # challenges
        monkeypatch.setattr(bells, "new_key", lambda: bytes(31) + b"\1")
        monkeypatch.setattr(secrets, "token_bytes", bytes)
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size, numbers=numbers: f"token{next(numbers):0{size}}")
        said, answered = asyncio.run(everything_said(which, tmp_path / str(which) / "t.db", found))
        heard.append(said)
        routes |= answered
    for twins, one, other in zip(found, *heard, strict=True):
        for kind, mine, theirs in zip(("answers", "messages", "questions"), one, other, strict=True):
            assert difference(mine, theirs) is None, f"{kind} of {twins.name}, {twins.steps}"
    assert any(questions for _, _, questions in heard[0]), "nobody was asked for advice"
    assert any("Notice(" in line for answers, _, _ in heard[0] for line in answers), "nobody was to be told anything"
    assert routes_of_the_app() - routes == set(), "routes whose answers are not compared"


def test_others_themselves_are_told(tmp_path: Path) -> None:
    """The comparison above would also hold for a server that says nothing at all."""
    twins = next(each for each in some_twins(OURS[-1], 1) if each.steps[0][0] != each.viewer)
    actor = Twins(twins.match, twins.steps[0][0], twins.states, [])
    heard = [asyncio.run(everything_said(which, tmp_path / str(which) / "t.db", [actor]))[0] for which in range(2)]
    assert heard[0] != heard[1]


@pytest.mark.parametrize("path", ["view", "log", "positions/0"])
def test_nobody_asks_in_the_name_of_another_seat(client: httpx.Client, other: httpx.Client, path: str) -> None:
    table = made(client, "here", "open")
    assert other.get(f"{table.path}/{path}?seat=0").status_code == 403
