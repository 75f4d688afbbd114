"""Slow connections and many of them, from one address and through proxies; and tables that make room for others."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from islario.server.http.entry.addresses import Addresses, group_of
from islario.server.http.entry.limits import Account, Purses
from islario.server.settings import Rate
from tests.patience import PATIENCE, patiently
from tests.server.process import Nursery, Running
from tests.server.table import GAME, Table, code, made
from tests.server.test_live import hear, hello, opened

MOVES = b"POST /api/tables/x/moves HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"


def knock(server: Running, said: bytes = b"") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    connection.sendall(said)
    return connection


def is_closed(connection: socket.socket) -> bool:
    """Waits for the end of what the server says."""
    try:
        while connection.recv(1000):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HTTP/1.1\r\nhost: 127", MOVES + b"content-length: 100\r\n\r\n{", MOVES + b"x: " + b"y" * 99_999],
)
def test_who_does_not_come_to_the_point_is_not_waited_for(nursery: Nursery, tmp_path: Path, said: bytes) -> None:
    with nursery.running(database=str(tmp_path / "t.db"), limits={"head": 0.5, "upload": 0.5}) as server:
        with knock(server, said) as connection:
            assert is_closed(connection)
        with knock(server, b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET /health HT") as connection:
            assert is_closed(connection)  # nor is a second request


def test_nobody_is_turned_away_because_the_server_was_late(nursery: Nursery, tmp_path: Path) -> None:
    head = 3.0
    with nursery.running(database=str(tmp_path / "t.db"), limits={"head": head}) as server:
        for _ in patiently("a server that is stopped in good time"):
            begun = time.monotonic()
            with knock(server, b"GET /health HTTP/1.1\r\n") as connection:
                assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200  # what was said is heard
                os.kill(server.pid, signal.SIGSTOP)
                in_time = time.monotonic() - begun < head / 2  # or the machine, and so whoever knocked, was late
                if in_time:
                    connection.sendall(b"host: 127.0.0.1\r\n\r\n")
                    time.sleep(head + 0.5)  # the server's, not ours
                os.kill(server.pid, signal.SIGCONT)
                if in_time:
                    assert connection.recv(1000).startswith(b"HTTP/1.1 200")
                    break


def test_who_goes_away_in_the_middle_of_a_sentence_breaks_nothing(server: Running, log_file: Path) -> None:
    """Neither an error in the log nor a page of it: anybody could fill it."""
    logged = log_file.stat().st_size
    knock(server, MOVES + b"content-length: 100\r\n\r\n{").close()
    for _ in patiently("the request in the log"):
        if b"/moves" in (text := log_file.read_bytes()[logged:]):
            break
    assert b'"level": "error"' not in text
    assert b'"status": 400' in text


@pytest.mark.parametrize("limits", [{"connections_of_one": 20}, {"connections": 20}])
def test_many_silent_connections_keep_nobody_out(nursery: Nursery, tmp_path: Path, limits: dict[str, float]) -> None:
    patient = {"head": PATIENCE, "upload": PATIENCE, **limits}
    with nursery.running(database=str(tmp_path / "t.db"), limits=patient) as server:
        silent = [knock(server, b"GET / HTTP/1.1\r\n") for _ in range(60)]
        with server.client() as client:
            assert client.get("/health").status_code == 200
            assert made(client, "here").first_move(0)
        assert is_closed(silent[0])  # who has waited longest has made room
        for connection in silent:
            connection.close()


def test_one_visitor_does_not_use_up_what_its_address_may_ask(nursery: Nursery, tmp_path: Path) -> None:
    limits = {"reading": [400, 1], "share": 0.05}
    with nursery.running(database=str(tmp_path / "t.db"), limits=limits) as server:
        answers = []
        for cookie in ("greedy", "modest"):
            with server.client(cookies={"islario": cookie}) as client:
                answers.append([client.get("/api/games").status_code for _ in range(60 if cookie == "greedy" else 5)])
    assert answers[0][-1] == 429
    assert set(answers[1]) == {200}


def test_who_wants_to_be_shown_much_pays_for_it(nursery: Nursery, tmp_path: Path) -> None:
    limits = {"reading": [30, 1 / 3600], "share": 1.0}
    with (
        nursery.running(database=str(tmp_path / "t.db"), limits=limits) as server,
        server.client() as client,
        opened(server, client, made(client, "here").id) as socket,
    ):
        for _ in range(31):
            hello(socket, (0, None))
        assert hear(socket, "refused")["code"] == "too-many-requests"
    purses = Purses()
    greedy, modest = (Account(purses, [(asker, Rate(10, 1 / 3600))]) for asker in ("greedy", "modest"))
    for length in (90_000, 5_000):
        greedy.owe(length)
    assert greedy.spend() is not None
    assert modest.spend() is None


def test_an_address_becomes_only_so_many_people(nursery: Nursery, tmp_path: Path) -> None:
    me = {"name": "Ana", "shape": 1, "colour": 2}
    with nursery.running(database=str(tmp_path / "t.db"), limits={"arriving": [3, 1 / 3600]}) as server:
        visitors = [server.client() for _ in range(4)]
        answers = [visitor.post("/api/me", json=me) for visitor in visitors]
        assert [answer.status_code for answer in answers[:3]] == [200] * 3
        assert code(answers[3]) == (429, "too-many-requests")
        assert visitors[0].post("/api/me", json=me).status_code == 200  # somebody already
        made(visitors[3], "here")  # tables are counted for themselves
        assert visitors[3].post("/api/me", json=me).status_code == 200
        for visitor in visitors:
            visitor.close()


def test_addresses_of_one_line_count_as_one() -> None:
    assert group_of("2001:db8:1:2:3::4") == group_of("2001:db8:1:2:ffff::1") != group_of("2001:db8:1:3::4")
    assert group_of("::ffff:192.0.2.7") == group_of("192.0.2.7") != group_of("192.0.2.8")


@pytest.mark.parametrize(
    ("proxies", "peer", "told", "found"),
    [
        ((), "127.0.0.1", ["192.0.2.1"], "127.0.0.1"),
        (("10.0.0.0/8",), "127.0.0.1", ["192.0.2.1"], "127.0.0.1"),
        (("10.0.0.0/8",), "10.1.2.3", ["192.0.2.1"], "192.0.2.1"),
        (("10.0.0.0/8",), "10.1.2.3", ["198.51.100.9, 192.0.2.1, 10.9.9.9"], "192.0.2.1"),
        (("10.0.0.0/8",), "10.1.2.3", ["198.51.100.9", "192.0.2.1"], "192.0.2.1"),
        (("10.0.0.0/8",), "10.1.2.3", [], "10.1.2.3"),
        (("10.0.0.0/8",), "10.1.2.3", ["nonsense"], "10.1.2.3"),
        (("10.0.0.0/8",), "10.1.2.3", ["198.51.100.9, nonsense"], "10.1.2.3"),
        (("10.0.0.0/8",), "10.1.2.3", ["198.51.100.9, 192.0.2.1:4711"], "192.0.2.1"),
        (("10.0.0.0/8",), "10.1.2.3", ["198.51.100.9, [2001:db8::5]:443"], "2001:db8::/64"),
        (("10.0.0.0/8",), "10.1.2.3", ["fe80::1%eth0"], "fe80::/64"),
        (("::1", "127.0.0.1"), "::1", ["2001:db8::5, 127.0.0.1"], "2001:db8::/64"),
    ],
)
def test_only_known_proxies_are_believed(proxies: tuple[str, ...], peer: str, told: list[str], found: str) -> None:
    headers = [(b"x-forwarded-for", line.encode()) for line in told]
    assert Addresses(proxies).of({"client": (peer, 1), "headers": headers}) == found


@pytest.mark.parametrize(("proxies", "status"), [([], 429), (["127.0.0.0/8"], 201)])
def test_a_client_cannot_call_itself_somebody_else(
    nursery: Nursery, tmp_path: Path, proxies: list[str], status: int
) -> None:
    limits = {"making": [2, 0.001]}
    with nursery.running(database=str(tmp_path / "t.db"), limits=limits, proxies=proxies) as server:
        for number in range(4):
            headers = {"x-forwarded-for": f"192.0.2.{number}"}
            answer = httpx.post(f"{server.url}/api/tables", json={"game": GAME}, headers=headers, timeout=PATIENCE)
    assert answer.status_code == status


def test_tables_that_nobody_used_make_room(nursery: Nursery, tmp_path: Path) -> None:
    with nursery.running(database=str(tmp_path / "t.db"), limits={"tables": 3}) as server, server.client() as client:
        unused = [made(client, "here") for _ in range(3)]
        used: list[Table] = []
        for _ in range(3):
            used.append(made(client, "here"))
            used[-1].first_move(0)
        assert {table.get().status_code for table in unused} == {404}
        assert {table.get().status_code for table in used} == {200}
        refused = client.post("/api/tables", json={"game": GAME})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")


def test_the_address_is_said_once_somebody_answers_there(tmp_path: Path) -> None:
    script = f"""
import os, socket, urllib.parse
from islario.server.run import serve
from islario.server.settings import Settings
def started(address):
    at = urllib.parse.urlsplit(address)
    socket.create_connection((at.hostname, at.port)).close()
    print("answered", flush=True)
    os._exit(0)
serve(Settings(database={str(tmp_path / "t.db")!r}, port=0), "error", started)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.stdout == "answered\n", done.stderr


@pytest.mark.parametrize(("pieces", "sentence"), [(4_000, b'"code"'), (5_000, b"Invalid HTTP request")])
def test_a_body_may_come_in_pieces_but_not_in_crumbs(server: Running, pieces: int, sentence: bytes) -> None:
    head = "POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    body = b"1\r\n \r\n" * pieces + b"0\r\n\r\n"
    answer = b""
    with suppress(ConnectionError), knock(server, f"{head}transfer-encoding: chunked\r\n\r\n".encode() + body) as visit:
        while sentence not in answer and (said := visit.recv(1000)):
            answer += said
    assert sentence in answer or (pieces > 4_096 and not answer)


@pytest.mark.parametrize("many", [b"GET /health?" + b"a&" * 20_000 + b" HTTP/1.1\r\n", b"X: a\r\n" * 9_000])
def test_nobody_is_heard_out_who_says_too_much_at_once(server: Running, many: bytes) -> None:
    begin = b"" if many.startswith(b"GET") else b"GET /health HTTP/1.1\r\n"
    answer = b""
    with suppress(ConnectionError), knock(server, begin + many + b"Host: localhost\r\n\r\n") as connection:
        while said := connection.recv(1000):
            answer += said
    assert answer.startswith(b"HTTP/1.1 400 ") or not answer
