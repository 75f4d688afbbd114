"""Whoever runs the server: sees what goes on, removes and closes tables, keeps addresses out; nobody else does."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from islario.server.errors import Refusal
from islario.server.http.entry.secrets import new_id
from islario.server.operating import blocks
from tests.cli.conftest import Here
from tests.patience import PATIENCE, patiently
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running
from tests.server.table import made
from tests.server.test_live import hear, hello, opened

ELSEWHERE = {"x-forwarded-for": "203.0.113.7"}  # as a proxy on this machine would say
PROXIES = ["127.0.0.1"]


@dataclass
class Office:
    server: Running
    database: str
    token: str

    def ask(self, **deed: str) -> httpx.Response:
        with self.server.client(headers={"authorization": f"Bearer {self.token}"}) as operator:
            return operator.post("/api/operator", json=deed) if deed else operator.get("/api/operator")


@pytest.fixture(scope="module")
def office(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    folder = tmp_path_factory.mktemp("office")
    database = str(folder / "tables.db")
    limits = {**UNLIMITED, "operating": [1e9, 1e9]}
    with nursery.running(database=database, bot_delay=0.0, limits=limits, proxies=PROXIES) as server:
        yield Office(server, database, (folder / "operator-token").read_text().strip())


@pytest.fixture
def client(office: Office) -> Iterator[httpx.Client]:
    with office.server.client() as client:
        yield client


def test_the_token_is_made_once_for_one_pair_of_eyes(nursery: Nursery, tmp_path: Path) -> None:
    settings = {"database": str(tmp_path / "tables.db")}
    file = tmp_path / "operator-token"
    with nursery.running(**settings):
        token = file.read_text()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with nursery.running(**settings):
        assert file.read_text() == token
    assert sorted(path.name for path in tmp_path.glob("operator*")) == ["operator-token"]


def test_a_token_can_be_given(nursery: Nursery, tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("a token that somebody made\n")
    with nursery.running(database=str(tmp_path / "t.db"), operator_file=str(file)) as server:
        assert Office(server, "", "a token that somebody made").ask().status_code == 200
    file.write_text("short\n")
    with nursery.running(database=str(tmp_path / "t.db"), operator_file=str(file)) as server:
        assert Office(server, "", "short").ask().status_code == 403, "what can be guessed opens nothing"
    assert not (tmp_path / "operator-token").exists()


@pytest.mark.parametrize("header", [None, "", "Bearer", "Bearer x", "Basic {token}", "{token}", "Bearer {token}x"])
def test_nobody_else_is_the_operator(office: Office, client: httpx.Client, header: str | None) -> None:
    headers = {} if header is None else {"authorization": header.format(token=office.token)}
    table = made(client, "here")
    for answer in (
        client.get("/api/operator", headers=headers),
        client.post("/api/operator", json={"deed": "remove", "what": table.id}, headers=headers),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-operator")
    assert table.get().status_code == 200


def test_the_operator_sees_what_goes_on_and_no_secrets(office: Office, client: httpx.Client) -> None:
    table = made(client, "here", "greedy", "open")
    table.post("seats/0/name", {"name": "Ana"})
    table.first_move(0)
    with opened(office.server, client, table.id) as socket:
        hello(socket, (0, None))
        hear(socket, "view")
        seen = office.ask().json()
    assert seen["tables"][0]["id"] == table.id
    assert [(sitter["name"], sitter["kind"]) for sitter in seen["tables"][0]["sitters"]] == [
        ("Ana", "person"), ("", "bot"), ("", "open"),
    ]  # fmt: skip
    assert seen["tables"][0]["sockets"] == 1
    assert seen["addresses"] == [{"address": "127.0.0.1", "sockets": 1, "tables": [table.id]}]
    assert set(seen) == {"tables", "addresses", "blocks", "reports", "unfinished"}
    assert set(seen["tables"][0]) == {
        "id", "game", "created", "over", "closed", "hushed", "last", "moves", "sitters", "sockets",
    }  # fmt: skip


def test_a_table_that_is_removed_is_gone(office: Office, client: httpx.Client) -> None:
    table = made(client, "here", "greedy")
    table.first_move(0)
    with opened(office.server, client, table.id) as socket:
        hello(socket, (0, None))
        hear(socket, "view")
        assert office.ask(deed="remove", what=table.id).status_code == 200
        assert hear(socket, "bye")["code"] == "no-such-table"
    assert table.get().json()["code"] == "no-such-table"
    assert table.play(0, 0, 0).json()["code"] == "no-such-table"
    assert office.ask(deed="remove", what=table.id).json()["code"] == "no-such-table"


def test_a_closed_table_is_there_for_those_who_have_a_place(office: Office, client: httpx.Client) -> None:
    table = made(client, "here", "open", "open")
    assert office.ask(deed="close", what=table.id).status_code == 200
    with office.server.client() as stranger:
        there = table.seen_by(stranger)
        answers = [there.get(), there.get("view"), there.get("log"), there.get("box"), there.post("seats/1/claim")]
        answers += [there.get("positions/0"), there.get("record"), there.post("review", {"seat": 0})]
        for answer in answers:
            assert (answer.status_code, answer.json()["code"]) == (403, "table-closed")
        with opened(office.server, stranger, table.id) as socket:
            assert hear(socket, "bye")["code"] == "table-closed"
        answer = stranger.post("/api/session", json={"table": table.id, "token": table.tokens[1]})
        assert answer.json()["table"]["mine"] == [1]
        assert there.get("view", seat=1).status_code == 200
    assert table.get().json()["closed"]
    assert office.ask(deed="open", what=table.id).status_code == 200
    with office.server.client() as stranger:
        assert table.seen_by(stranger).post("seats/2/claim").status_code == 200


def test_an_address_is_kept_out_and_let_in_again(office: Office, client: httpx.Client) -> None:
    table = made(client, "here")
    with office.server.client(headers=ELSEWHERE) as visitor:
        with opened(office.server, visitor, table.id) as socket:
            hello(socket, (None, None))
            hear(socket, "view")
            assert "203.0.113.7" in [each["address"] for each in office.ask().json()["addresses"]]
            assert office.ask(deed="block", what="203.0.113.0/24").json()["what"] == "203.0.113.0/24"
            assert hear(socket, "bye")["code"] == "blocked"
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=PATIENCE)
        for answer in (visitor.get("/api/games"), visitor.get("/"), visitor.post("/api/tables", json={})):
            assert answer.status_code == 403
        with pytest.raises(InvalidStatus):
            opened(office.server, visitor, table.id)
        assert client.get("/api/games").status_code == 200
        assert [each["network"] for each in office.ask().json()["blocks"]] == ["203.0.113.0/24"]
        assert office.ask(deed="unblock", what="203.0.113.7/24").status_code == 200
        assert visitor.get("/api/games").status_code == 200
    assert office.ask(deed="unblock", what="203.0.113.7").json()["code"] == "not-blocked"
    assert office.ask(deed="block", what="everyone").json()["code"] == "bad-address"


def test_blocks_outlive_the_server_and_never_the_operator(nursery: Nursery, tmp_path: Path) -> None:
    settings = {"database": str(tmp_path / "tables.db")}
    for again in (False, True):
        with nursery.running(**settings) as server:
            office = Office(server, "", (tmp_path / "operator-token").read_text().strip())
            if not again:
                assert office.ask(deed="block", what="127.0.0.1").status_code == 200
            with server.client() as client:
                assert client.get("/api/games").json()["code"] == "blocked"
                assert client.get("/health").status_code == 200
            if again:
                assert office.ask(deed="unblock", what="127.0.0.1").status_code == 200


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ("203.0.113.7", "203.0.113.7"),
        (" 203.0.113.7/32 ", "203.0.113.7"),
        ("203.0.113.7/16", "203.0.0.0/16"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7/128", "203.0.113.7"),
        ("2001:DB8::1", "2001:db8::1"),
        ("2001:db8::1/64", "2001:db8::/64"),
    ],
)
def test_addresses_are_written_in_one_way(given: str, written: str) -> None:
    assert blocks.written(given) == written


@pytest.mark.parametrize("given", ["", "x", "203.0.113", "0.0.0.0/0", "::/0", "203.0.113.7; drop table"])
def test_what_is_no_address_is_refused(given: str) -> None:
    with pytest.raises(Refusal):
        blocks.written(given)


def test_guessing_the_token_is_slow(nursery: Nursery, tmp_path: Path) -> None:
    with nursery.running(database=str(tmp_path / "t.db")) as server, server.client() as guesser:
        codes = [guesser.get("/api/operator").status_code for _ in range(60)]
        assert codes[0] == 403
        assert codes[-1] == 429
        assert guesser.post("/operator", data={"deed": "enter", "what": "x"}).status_code == 429


@pytest.mark.parametrize(("language", "title"), [("en", "Operator"), ("fr", "Exploitant")])
def test_the_operators_page(office: Office, client: httpx.Client, language: str, title: str) -> None:
    table = made(client, "here", "open")
    table.post("seats/0/name", {"name": "<b>Ana</b>"})
    with office.server.client(follow_redirects=True, params={"lang": language}) as browser:
        door = browser.get("/operator")
        assert f"<h1>{title}</h1>" in door.text
        assert table.id not in door.text
        wrong = browser.post("/operator", data={"deed": "enter", "what": "x" * 22})
        assert wrong.status_code == 403
        assert table.id not in wrong.text
        assert browser.post("/operator", data={"deed": "remove", "what": table.id}).status_code == 403
        page = browser.post("/operator", data={"deed": "enter", "what": office.token})
        assert table.id in page.text
        assert "&lt;b&gt;Ana" in page.text
        assert "<b>" not in page.text
        cookie = next(cookie for cookie in browser.cookies.jar if cookie.name == "islario-operator")
        assert (cookie.path, cookie.value == office.token) == ("/operator", False)
        assert browser.post("/operator", data={"deed": "close", "what": table.id}).status_code == 200
        assert table.get().json()["closed"]
        bad = browser.post("/operator", data={"deed": "block", "what": "<script>"})
        assert bad.status_code == 422
        assert "<script>" not in bad.text
        assert "default-src 'self'" in bad.headers["content-security-policy"]
        assert browser.post("/operator", data={"deed": "remove", "what": table.id}).status_code == 200
        assert table.get().status_code == 404
        left = browser.post("/operator", data={"deed": "leave", "what": "-"})
        assert 'type="password"' in left.text
        assert 'type="password"' in browser.get("/operator").text
        assert browser.get("/operator/style.css").headers["content-type"].startswith("text/css")
    with office.server.client() as elsewhere:
        forged = {"origin": "https://elsewhere.example"}
        answer = elsewhere.post("/operator", data={"deed": "enter", "what": office.token}, headers=forged)
        assert answer.json()["code"] == "wrong-origin"


def test_no_table_is_named_like_an_option() -> None:
    assert not [name for name in (new_id() for _ in range(2000)) if name.startswith("-")]


def test_the_operators_commands(office: Office, client: httpx.Client, here: Here) -> None:
    table = made(client, "here", "open")

    def command(*args: str) -> Any:
        return here("operator", *args, "--server", office.server.url, "--database", office.database)

    assert table.id in command("tables").stdout
    assert command("close", table.id).stdout == f"Table {table.id} is closed to strangers.\n"
    assert table.get().json()["closed"]
    assert command("open", table.id).exit_code == 0
    assert command("block", "203.0.113.9").stdout == "203.0.113.9 is kept out.\n"
    assert "203.0.113.9" in command("blocks").stdout
    assert command("unblock", "203.0.113.9").exit_code == 0
    assert "203.0.113.9" not in command("blocks").stdout
    assert command("hush", table.id).stdout == f"Nobody writes to anybody at table {table.id} any more.\n"
    assert command("unhush", table.id).exit_code == 0
    assert table.post("chat", {"text": "Psst"}).status_code == 200
    with office.server.client() as other:
        reported = {"circle": "players", "number": 1}
        assert other.post(f"{table.path}/chat/report", json=reported).status_code == 200
    assert "Psst" in command("reports").stdout
    line = f"{table.id}/players/1"
    assert command("erase", line).stdout == f"The message {line} is taken away.\n"
    with opened(office.server, client, table.id) as socket:
        hello(socket, (0, None))
        hear(socket, "view")
        assert "127.0.0.1" in command("addresses").stdout
    assert command("remove", table.id, "--lang", "fr").stdout == f"La table {table.id} est supprimée.\n"
    for wrong in (("remove", table.id), ("remove",), ("burn",), ("tables", "all"), ("block", "me")):
        shown = command(*wrong)
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert len(shown.stderr.splitlines()) == 1
    for server, told in (("http://127.0.0.1:9", "no answer"), ("somewhere", "http://")):
        shown = here("operator", "tables", "--server", server, "--database", office.database)
        assert shown.exit_code == 2
        assert told in shown.stderr
    assert "operator-token" in here("operator", "tables", "--database", "/nowhere/t.db").stderr


def test_a_token_file_that_cannot_be_used_is_told_before_the_server_starts(here: Here, tmp_path: Path) -> None:
    (tmp_path / "short").write_text("x")
    for file, wrong in (("none", "No such file"), ("short", "at least 16")):
        shown = here("serve", "--operator-token-file", str(tmp_path / file), "--database", str(tmp_path / "t.db"))
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert wrong in shown.stderr


def test_what_one_server_keeps_out_others_keep_out(nursery: Nursery, tmp_path: Path, address: str) -> None:
    """A table that one server removes is gone at another; they share a PostgreSQL."""
    with ExitStack() as stack:
        file = tmp_path / "token"
        file.write_text("a token for both of them")
        settings: dict[str, Any] = {"database": address, "operator_file": str(file), "limits": UNLIMITED}
        settings["proxies"] = PROXIES
        one, two = (stack.enter_context(nursery.running(**settings)) for _ in range(2))
        office = Office(one, address, "a token for both of them")
        guest = stack.enter_context(two.client())
        table = made(guest, "here")
        socket = stack.enter_context(opened(two, guest, table.id))
        hello(socket, (0, None))
        hear(socket, "view")
        assert office.ask(deed="remove", what=table.id).status_code == 200
        assert hear(socket, "bye")["code"] == "no-such-table"
        assert office.ask(deed="block", what="203.0.113.7").status_code == 200
        for _ in patiently("the other server to hear of it"):
            if guest.get("/api/games", headers=ELSEWHERE).status_code == 403:
                break
