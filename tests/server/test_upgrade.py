"""Matches outlive the rules that they began under, and a log that does not hold is never shortened in silence."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from islario.games import GAMES
from islario.kernel.components import fingerprint_of
from islario.match import game, replay
from islario.server.settings import Settings
from islario.server.storage.store import Store
from islario.server.tables.live import Live
from islario.server.tables.log.trust import opened
from tests.patience import patiently
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running
from tests.server.table import GAME, Table, made, seen
from tests.server.test_live import hear, hello
from tests.server.test_live import opened as socket_at

FIRST = Path(__file__).parent / "fixtures" / "first_tables.db"  # see make_first_tables.py
COOKIE = {"islario": "a browser of long ago"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def settings_of(file: Path) -> dict[str, Any]:
    return {"database": str(file), "bot_delay": 0.0, "limits": UNLIMITED}


def first_tables(file: Path) -> list[str]:
    shutil.copy(FIRST, file)
    with sqlite3.connect(file) as old:
        return [row[0] for row in old.execute("select id from matches order by id")]


def test_matches_of_the_first_version_go_on_or_say_why_not(nursery: Nursery, file: Path) -> None:
    names = first_tables(file)
    halted = []
    with nursery.running(**settings_of(file)) as server, server.client(cookies=COOKIE) as client:
        for name in names:
            table = seen(client, name)
            now = table.view()["view"]
            info = table.get().json()
            for path in ("log", "positions/0", "box"):
                assert table.get(path).status_code == 200
            if info["halt"] is not None:
                halted.append(name)
                assert info["halt"]["why"] == "other-rules"
                assert str(info["halt"]["held"]) in info["halt"]["told"]["fr"]
                assert not now["pending"]
            elif not now["over"]:
                goes_on(table)
        assert {json.loads(client.get(f"/api/tables/{name}").text)["game"] for name in names} == set(GAMES)
    assert 0 < len(halted) < len(names) / 2  # some rules have really changed since
    with sqlite3.connect(file) as now_stored:
        rules = dict(now_stored.execute("select id, rules from matches").fetchall())
    assert {rules[name] for name in names if name not in halted} == {2}
    assert {rules[name] for name in halted} == {1}


def goes_on(table: Table) -> None:
    """The browser's own seats play until the match has moved on."""
    mine = table.get().json()["mine"]
    for _ in patiently("a decision of ours", pause=0.05):
        pending = [seat for seat in mine if seat in table.view(seat)["view"]["pending"]]
        if pending:
            table.first_move(pending[0])
            return


def test_a_match_that_cannot_go_on_begins_anew_with_the_same_people(nursery: Nursery, file: Path) -> None:
    first_tables(file)
    with nursery.running(**settings_of(file)) as server, server.client(cookies=COOKIE) as client:
        table = seen(client, "islas-can-3")
        before = table.get().json()
        held, all_of_it = before["halt"]["held"], 60
        assert 0 < held < all_of_it
        refused = table.play(0, 0, table.view(0)["version"])
        assert (refused.status_code, refused.json()["code"]) == (409, "table-other-rules")
        assert table.get("record").json()["code"] == "table-other-rules"
        with server.client() as stranger:
            assert stranger.post(f"{table.path}/anew", json={}).json()["code"] == "not-at-this-table"
        with socket_at(server, client, table.id) as socket:
            hello(socket, (0, None))
            assert hear(socket, "welcome")["table"]["anew"] is None
            fresh = table.post("anew").json()["table"]
            assert hear(socket, "seats")["table"]["anew"] == fresh["id"]
        assert table.post("anew").json()["table"]["id"] == fresh["id"]  # one for all who ask
        assert fresh["id"] != table.id
        people = [[(seat["name"], seat["kind"], seat["bot"]) for seat in info["seats"]] for info in (before, fresh)]
        assert people[0] == people[1]
        assert (fresh["mine"], fresh["options"], fresh["halt"]) == (before["mine"], before["options"], None)
        goes_on(seen(client, fresh["id"]))
        assert table.get().json()["anew"] == fresh["id"]
        assert seen(client, fresh["id"]).post("anew").json()["code"] == "table-goes-on"
    with sqlite3.connect(file) as stored:
        (count,) = stored.execute("select count(*) from moves where match = 'islas-can-3'").fetchone()
        assert count == all_of_it  # nothing was thrown away


def played(nursery: Nursery, file: Path, moves: int, *, over: bool = False) -> dict[str, Any]:
    """A match of the server's own, and its view."""
    with nursery.running(**settings_of(file)) as server, server.client() as client:
        return played_by(client, moves, over=over)


def played_by(client: httpx.Client, moves: int, *, over: bool = False) -> dict[str, Any]:
    table = made(client, "here", "here")
    assert table.post("seats/0/name", {"name": "Zenobia"}).status_code == 200
    if over:
        table.finish()
    else:
        for number in range(moves):
            table.first_move(number % 2)
    found = {"id": table.id, "cookies": dict(client.cookies), "view": table.view(), "log": table.get("log").json()}
    return {**found, "record": table.get("record").text}


def damage(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as stored:
        stored.execute(statement)


DAMAGE = {  # what is done to a log, and how many moves of it hold
    "update moves set move = 999999 where ply = 4": 4,
    "update moves set move = -7 where ply = 4": 4,
    "update moves set seat = 1 - seat where ply = 0": 0,
    "update moves set seat = 60 where ply = 5": 5,
    "delete from moves where ply = 3": 3,
    "update moves set digest = x'0011223344556677' where ply >= 2": 2,
    "update moves set move = -1, digest = null where ply = 0": 0,
}


@dataclass
class Damaged:
    """A table for each damage, at a server that was started afterwards."""

    server: Running
    file: Path
    tables: dict[str, dict[str, Any]]  # as they were before
    rows: list[Any]  # as they are stored since


@pytest.fixture(scope="module")
def damaged(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    file = tmp_path_factory.mktemp("damaged") / "tables.db"
    with nursery.running(**settings_of(file)) as server, server.client() as client:
        tables = {what: played_by(client, 8) for what in DAMAGE}
    for what, before in tables.items():
        damage(file, f"{what} and match = '{before['id']}'")
    rows = rows_of(file)
    with nursery.running(**settings_of(file)) as server:
        yield Damaged(server, file, tables, rows)


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_log_is_noticed_told_and_kept(damaged: Damaged, what: str) -> None:
    before, server = damaged.tables[what], damaged.server
    with server.client(cookies=before["cookies"]) as client:
        table = seen(client, before["id"])
        now = table.view(0)
        assert not now["view"]["moves"]
        assert not now["view"]["pending"]
        assert now["view"]["question"] is None
        with server.client() as anybody:
            halt = anybody.get(table.path).json()["halt"]
        assert (halt["why"], halt["held"]) == ("damaged", DAMAGE[what])
        assert "damaged" in halt["told"]["en"]
        assert "endommagé" in halt["told"]["fr"]
        for path, body in (("moves", {"seat": 0, "move": 0, "version": now["version"], "id": "x"}),
                           ("undo", {"seat": 0, "version": now["version"], "id": "y"})):  # fmt: skip
            answer = table.post(path, body)
            assert (answer.status_code, answer.json()["code"]) == (409, "table-damaged")
        told = table.get("log").json()["log"]
        assert told == before["log"]["log"][: len(told)]
        assert bool(told) == bool(before["log"]["log"])
        assert table.post("anew").status_code == 200
    assert rows_of(damaged.file, before["id"]) == [row for row in damaged.rows if row[0] == before["id"]]


def rows_of(file: Path, match: str | None = None) -> list[Any]:
    with sqlite3.connect(file) as stored:
        rows = stored.execute("select match, ply, seat, move, digest from moves order by match, ply").fetchall()
    return [row for row in rows if match in (None, row[0])]


def other_rules(file: Path, digest: str) -> None:
    """As if the match had been played under rules that led elsewhere from a move on."""
    damage(file, "update matches set rules = 1, components = 'of long ago'")
    damage(file, f"update moves set digest = x'{digest}' where ply >= 5")


def test_newer_rules_that_lead_to_the_same_position_change_nothing(nursery: Nursery, file: Path) -> None:
    before = played(nursery, file, 8)
    damage(file, "update matches set rules = 1, components = 'of long ago'")
    with nursery.running(**settings_of(file)) as server, server.client(cookies=before["cookies"]) as client:
        table = seen(client, before["id"])
        assert table.view() == before["view"]
        assert table.get().json()["halt"] is None
        table.first_move(0)
    with sqlite3.connect(file) as stored:
        (facts,) = stored.execute("select rules, components from matches").fetchall()
    assert facts == (game(GAME).rules.version, fingerprint_of(GAME))


def test_newer_rules_that_lead_elsewhere_stop_a_match_where_they_part(nursery: Nursery, file: Path) -> None:
    """Every move may be legal under both: only the digests tell."""
    before = played(nursery, file, 8)
    other_rules(file, "ffffffffffffffff")
    with nursery.running(**settings_of(file)) as server, server.client(cookies=before["cookies"]) as client:
        halt = client.get(f"/api/tables/{before['id']}/view").json()["view"]
        assert not halt["pending"]
        halt = client.get(f"/api/tables/{before['id']}").json()["halt"]
        assert (halt["why"], halt["held"]) == ("other-rules", 5)


def test_a_finished_match_is_shown_for_ever_as_it_ended(nursery: Nursery, file: Path) -> None:
    before = played(nursery, file, 0, over=True)
    other_rules(file, "ffffffffffffffff")
    with nursery.running(**settings_of(file)) as server, server.client(cookies=before["cookies"]) as client:
        table = seen(client, before["id"])
        assert table.view() == before["view"]
        assert table.view(0)["view"]["scores"] == before["view"]["view"]["scores"]
        assert table.get("log").json() == before["log"]
        assert table.get("log", lang="fr").json()["log"] != before["log"]["log"]
        assert replay(table.get("record").text).plies == replay(before["record"]).plies
        assert table.get("positions/3").json()["code"] == "table-other-rules"
        assert table.get().json()["halt"]["why"] == "other-rules"
        with socket_at(server, client, table.id) as socket:
            hello(socket, (0, None))
            told = hear(socket, "view")
            assert told["view"]["scores"] == before["view"]["view"]["scores"]
            assert told["log"] == before["log"]["log"]
        assert "Zenobia" in json.dumps(before["log"]["log"])
        assert client.post("/api/me/forget", json={}).status_code == 200
        for _ in patiently("a log without the name", pause=0.05):
            logs = [table.get("log", lang=language).json()["log"] for language in ("en", "fr")]
            if "Zenobia" not in json.dumps(logs):
                break
        assert "Somebody" in json.dumps(logs[0])
        assert len(logs[0]) == len(before["log"]["log"])


def test_digests_tell_positions_apart_and_nothing_else() -> None:
    """The same position has the same digest however it was reached, and another one another."""
    match, other = game(GAME).new(2, seed=5), game(GAME).new(2, seed=5)
    from islario.server.tables.log.digest import Digests

    digests = Digests(match.game, 2)
    found = set()
    for _ in range(30):
        seat = match.pending[0]
        for each in (match, other):
            each.play(seat, each.moves(seat)[0])
        digest = digests.of(match.state.array)
        assert digest == Digests(other.game, 2).of(other.state.array)
        found.add(digest)
    assert len(found) == 30


def test_a_server_notices_what_another_has_written_that_does_not_hold(file: Path) -> None:
    """Of a log that goes on from elsewhere, too."""

    async def looked() -> tuple[Live, Any]:
        from islario.server.storage.store import Entry
        from islario.server.tables.tables import Tables
        from islario.server.thinking.shelf import Shelf
        from islario.server.watching.metrics import Metrics

        settings = Settings(database=str(file))
        store, shelf = await Store.opened(settings), Shelf([GAME])
        shelf.open = {GAME}
        tables = Tables(settings, store, shelf, Metrics())
        made, _, _ = await tables.create(GAME, 1, {}, "en", [_sitter()], b"browser")
        live = await tables.load(made.id)
        assert await tables.appender.append(made.id, 0, Entry(0, 999_999, None, 0))
        await tables.catch_up(live)
        stored = await store.table(made.id)
        again = await opened(made, await store.log(made.id))
        assert again.table.halted == "damaged"
        await tables.closed()
        await store.closed()
        return live, stored

    live, stored = asyncio.run(looked())
    assert (live.table.halted, live.table.held) == ("damaged", 0)
    assert (stored.halted, stored.held) == ("damaged", 0)


def _sitter() -> Any:
    from islario.server.storage.store import Sitter

    return Sitter(0, "Ana", "person", None, True, None)
