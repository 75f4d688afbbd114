"""Bad input, other sites, floods, stalls and oversize: a clear answer, the table unchanged, the server up."""

from __future__ import annotations

import asyncio
import json
import socket as plain
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread, current_thread, main_thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from islario.server.http.pages import docs
from islario.server.settings import Settings
from tests.patience import PATIENCE, patiently
from tests.server.inside import inside
from tests.server.process import Nursery, Running
from tests.server.table import GAME, made
from tests.server.test_live import hear, hello, opened

STRICT = {
    "body": 4096, "frame": 2048, "making": [3, 0.01], "talking": [10, 0.1], "sockets_of_one": 2, "hello": PATIENCE,
    "stall": PATIENCE, "tables": 1000,
}  # fmt: skip
IMPATIENT = {**STRICT, "hello": 2.0, "stall": 1.0}


@pytest.fixture(scope="module")
def strict(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = str(tmp_path_factory.mktemp("strict") / "tables.db")
    with nursery.running(database=database, bot_delay=0.0, limits=STRICT) as running:
        yield running


@pytest.fixture(scope="module")
def table(strict: Running) -> Iterator[Any]:
    with strict.client() as client:
        yield made(client, "here")


@pytest.fixture
def impatient(nursery: Nursery, tmp_path: Path) -> Iterator[tuple[Running, Any]]:
    """A server that waits for nobody, and a table there."""
    with nursery.running(database=str(tmp_path / "tables.db"), limits=IMPATIENT) as running, running.client() as client:
        yield running, made(client, "here")


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 3000, b'{"seat": "a"}', b"null", b'{"seat": 1e99}'])
def test_malformed_bodies_are_refused(client: httpx.Client, body: bytes) -> None:
    table = made(client, "here")
    before = table.view(0)
    for path in (f"{table.path}/moves", f"{table.path}/undo", "/api/tables", "/api/session"):
        answer = client.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), answer.text
    assert table.view(0) == before


def test_addresses_and_methods_that_are_none_are_told_in_json(client: httpx.Client) -> None:
    assert client.get("/api/nothing").json()["code"] == "no-such-page"
    assert client.get("/api/tables/x/y/z").json()["code"] == "no-such-page"
    assert client.put("/api/games").json()["code"] == "wrong-method"
    assert client.get("/api/tables/x/positions/first").status_code == 404
    assert client.get("/api/tables/x/view?seat=first").json()["code"] == "bad-request"


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_pages_of_other_sites_change_nothing(client: httpx.Client, origin: str) -> None:
    answer = client.post("/api/tables", json={"game": GAME}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    answer = client.post("/api/tables", json={"game": GAME}, headers={"sec-fetch-site": "cross-site"})
    assert answer.json()["code"] == "wrong-origin"


@pytest.mark.parametrize("name", ["host", "origin"])
def test_nobody_is_two_at_once(server: Running, name: str) -> None:
    wire = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    wire.putrequest("POST", "/api/tables", skip_host=True)
    body = json.dumps({"game": GAME}).encode()
    ours = {"host": server.url.removeprefix("http://"), "origin": server.url, "content-length": str(len(body))}
    for known, value in ((name, "http://elsewhere.example"), *ours.items()):
        wire.putheader(known, value.removeprefix("http://") if known == "host" else value)
    wire.endheaders(body)
    answer = wire.getresponse()
    assert (answer.status, json.loads(answer.read())["code"]) == (403, f"wrong-{name}")
    wire.close()


@pytest.mark.parametrize(("scheme", "status"), [("http", 403), ("https", 201)])
def test_where_all_is_sealed_no_open_page_may(nursery: Nursery, tmp_path: Path, scheme: str, status: int) -> None:
    given = {"hosts": ["127.0.0.1", "play.example"], "secure": True, "limits": STRICT}
    with nursery.running(database=str(tmp_path / "tables.db"), **given) as running, running.client() as client:
        headers = {"host": "play.example", "origin": f"{scheme}://play.example"}
        assert client.post("/api/tables", json={"game": GAME}, headers=headers).status_code == status


def test_our_own_page_may(client: httpx.Client, server: Running) -> None:
    assert client.post("/api/tables", json={"game": GAME}, headers={"origin": server.url}).status_code == 201


def test_other_names_of_this_machine_are_refused(client: httpx.Client) -> None:
    answer = client.get("/api/games", headers={"host": "rebound.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-host")


def test_sockets_of_other_sites_are_refused(server: Running, client: httpx.Client) -> None:
    table = made(client, "here")
    with pytest.raises(InvalidStatus) as refused:
        opened(server, client, table.id, origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    with opened(server, client, table.id, origin=server.url) as socket:
        hello(socket, (0, None))
        hear(socket, "welcome")


def test_every_answer_carries_the_content_policy(client: httpx.Client) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health", "/api/docs"):
        headers = client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_too_large_a_body_is_refused(strict: Running) -> None:
    with strict.client() as client:
        answer = client.post("/api/session", content=b" " * 5000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

        def drops() -> Iterator[bytes]:
            for _ in range(5):
                yield b" " * 1000

        answer = client.post("/api/session", content=drops(), headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_too_many_tables_of_one_address_have_to_wait(strict: Running, table: Any) -> None:
    with strict.client() as client:
        answers = [client.post("/api/tables", json={"game": GAME}) for _ in range(6)]
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert answers[-1].json()["code"] == "too-many-requests"
    for written in ("/api/tables/", "//api/tables", "/api//tables", "/%61pi/tables"):
        answer = httpx.post(f"{strict.url}{written}", json={"game": GAME}, timeout=PATIENCE)
        assert answer.status_code == 429, written


def test_a_socket_that_floods_is_closed(strict: Running, table: Any) -> None:
    with opened(strict, table.client, table.id) as socket:
        hello(socket, (0, None))
        for _ in range(30):
            socket.send('{"type": "ping"}')
        assert hear(socket, "bye")["code"] == "flooding"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
        assert socket.close_code == 4029


def test_a_socket_that_says_nothing_is_closed(impatient: tuple[Running, Any]) -> None:
    server, table = impatient
    with opened(server, table.client, table.id) as socket:
        assert hear(socket, "bye")["code"] == "silent"


def test_too_large_a_message_closes_the_socket(strict: Running, table: Any) -> None:
    with opened(strict, table.client, table.id) as socket:
        socket.send(json.dumps({"type": "ping", "at": "x" * 5000}))
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
        assert socket.close_code == 1009


def test_too_many_sockets_of_one_address_are_refused(strict: Running, table: Any) -> None:
    for _ in patiently("those of other tests to be gone"):
        if counted(strict, "islario_sockets") == 0:
            break
    first, second = opened(strict, table.client, table.id), opened(strict, table.client, table.id)
    with first, second, pytest.raises(InvalidStatus):
        opened(strict, table.client, table.id)


def upgrade(raw: plain.socket, server: Running, table: Any) -> None:
    """Asks for a socket by hand, to say on it what no library would."""
    raw.connect(("127.0.0.1", server.port))
    cookies = "; ".join(f"{name}={value}" for name, value in table.client.cookies.items())
    lines = [f"GET {table.path}/live HTTP/1.1", f"host: 127.0.0.1:{server.port}", "upgrade: websocket",
             "connection: upgrade", "sec-websocket-version: 13", "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
             f"cookie: {cookies}", "", ""]  # fmt: skip
    raw.sendall("\r\n".join(lines).encode())


@pytest.mark.parametrize("frame", [b"\x89\x80\0\0\0\0", b"\0\x80\0\0\0\0"], ids=["pings", "pieces of a message"])
def test_a_socket_that_floods_with_what_nobody_hears_is_dropped(strict: Running, table: Any, frame: bytes) -> None:
    with plain.socket() as raw:
        upgrade(raw, strict, table)
        raw.settimeout(PATIENCE)
        assert raw.recv(1)
        with suppress(OSError):
            raw.sendall(b"\x01\x80\0\0\0\0" + frame * 2000)
        with suppress(ConnectionResetError):
            while raw.recv(65536):
                pass


def test_a_socket_that_takes_nothing_in_is_dropped(impatient: tuple[Running, Any]) -> None:
    """It says hello over and over and never reads: what it would be sent fills its buffers, and it is let go."""
    server, table = impatient
    with plain.socket() as raw:
        raw.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 2048)
        upgrade(raw, server, table)
        body = json.dumps({"type": "hello", "viewers": [{"seat": 0}, {"seat": None}]}).encode()
        frame = bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body
        for _ in range(300):
            try:
                raw.sendall(frame)
            except OSError:
                break
            if counted(server, "islario_sockets_dismissed_total"):
                break
            time.sleep(0.01)
        for _ in patiently("the socket to be let go"):
            if counted(server, "islario_sockets_dismissed_total"):
                break


def counted(server: Running, what: str) -> int:
    lines = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text.splitlines()
    return sum(int(line.split()[-1]) for line in lines if line.partition("{")[0].split()[0] == what)


def test_no_token_and_no_cookie_is_ever_logged(client: httpx.Client, log_file: Path) -> None:
    table = made(client, "here", "open")
    logged = log_file.stat().st_size
    client.post("/api/session", json={"table": table.id, "token": table.tokens[1]})
    client.get(f"{table.path}/view?seat=0&token={table.tokens[0]}")
    for _ in patiently("the log of both"):
        if b"/view" in log_file.read_bytes()[logged:]:
            break
    text = log_file.read_text(encoding="utf-8")
    assert '"route": "/api/session"' in text
    secrets = [*table.tokens.values(), table.made["host"], *client.cookies.values()]
    assert [secret for secret in secrets if secret in text] == []
    for line in text.splitlines():
        json.loads(line)


def test_tokens_are_stored_as_hashes_only(nursery: Nursery, tmp_path: Path) -> None:
    with nursery.running(database=str(tmp_path / "tables.db")) as server, server.client() as client:
        table = made(client, "here", "open")
        secrets = [*table.tokens.values(), table.made["host"], *client.cookies.values()]
    content = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert [secret for secret in secrets if secret.encode() in content] == []


def test_health_and_metrics(client: httpx.Client) -> None:
    assert client.get("/health").json()["status"] == "ok"
    text = client.get("/metrics").text
    assert "islario_request_seconds_bucket" in text
    assert "# TYPE islario_sockets gauge" in text


def test_figures_are_not_for_players_elsewhere(nursery: Nursery, tmp_path: Path) -> None:
    """They tell when somebody has moved in secret."""
    with nursery.running(database=str(tmp_path / "t.db")) as server, server.client() as client:
        answer = client.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-operator")
        token = (tmp_path / "operator-token").read_text().strip()
        told = client.get("/metrics", headers={"x-forwarded-for": "192.0.2.1", "authorization": f"Bearer {token}"})
        assert "islario_request_seconds_bucket" in told.text


def test_the_api_describes_itself(client: httpx.Client) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    assert "/api/tables/{table}/moves" in paths
    page = client.get("/api/docs").text
    assert all(path in page for path in paths)
    assert "<script" not in page


def test_its_description_is_made_once_and_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made_by: list[Thread] = []

    def described(_: object) -> docs.Description:
        made_by.append(current_thread())
        return docs.Description("", b"{}")

    async def asked() -> list[int]:
        here = Settings(database=str(tmp_path / "tables.db"), games=(GAME,))
        async with inside(here) as server, server.browser("somebody") as me:
            paths = ("/api/docs", "/api/openapi.json") * 2
            return [answer.status_code for answer in await asyncio.gather(*map(me.get, paths))]

    monkeypatch.setattr(docs, "_described", described)
    assert asyncio.run(asked()) == [200] * 4
    assert len(made_by) == 1
    assert made_by[0] is not main_thread()


def test_the_clients_files_and_pages(nursery: Nursery, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Islario</title>")
    (folder / "assets" / "main-1a2b.js").write_text("//" + "x" * 2000)
    with nursery.running(database=str(tmp_path / "t.db"), client=str(folder)) as server, server.client() as client:
        for page in ("/", "/new", "/table/abc", "/table/abc/replay"):
            assert "Islario" in client.get(page).text
        script = client.get("/assets/main-1a2b.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert client.get("/assets/none.js").status_code == 404
        assert client.get("/../../pyproject.toml").status_code == 404
        assert client.get("/%2e%2e/%2e%2e/etc/passwd.txt").status_code == 404


def test_answers_name_the_client_that_is_handed_out(nursery: Nursery, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    folder.mkdir()
    script = '<script type="module" crossorigin src="/assets/index-1a2b.js"></script>'
    (folder / "index.html").write_text(f"<!doctype html><title>Islario</title>{script}")
    with nursery.running(database=str(tmp_path / "t.db"), client=str(folder)) as server, server.client() as client:
        assert client.get("/api/games").headers["islario-client"] == "index-1a2b.js"
        table = made(client, "here")
        now = table.view(0)
        played = table.play(0, now["view"]["moves"][0]["number"], now["version"])
        assert played.headers["islario-client"] == "index-1a2b.js"
        box = table.get("box", of=now["view"]["box"])
        assert "max-age" in box.headers["cache-control"]
        assert "islario-client" not in box.headers, "browsers keep it longer than the client"
        with opened(server, client, table.id) as socket:
            hello(socket, (0, None))
            assert hear(socket, "welcome")["client"] == "index-1a2b.js"


def test_what_makes_the_client_an_app_is_allowed_and_never_kept_unasked(nursery: Nursery, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    folder.mkdir()
    for name in ("index.html", "worker.js", "islario.webmanifest", "icon-192.png"):
        (folder / name).write_text("{}")
    kinds = {
        "worker.js": "text/javascript",
        "islario.webmanifest": "application/manifest+json",
        "icon-192.png": "image/png",
    }
    with nursery.running(database=str(tmp_path / "t.db"), client=str(folder)) as server, server.client() as client:
        for name, kind in kinds.items():
            answer = client.get(f"/{name}")
            assert answer.headers["content-type"].startswith(kind)
            assert answer.headers["cache-control"] == "no-cache", "a new one is there at once"
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy, "its own worker and manifest, and nobody else's"
            assert "worker-src" not in policy
        assert client.get("/api/games").headers["cache-control"] == "no-store"
        assert client.get("/api/games").headers["islario-client"] == "", "there is no script to name"


def test_without_a_client_a_plain_page_says_so(nursery: Nursery, tmp_path: Path) -> None:
    settings = {"database": str(tmp_path / "t.db"), "client": str(tmp_path / "none")}
    with nursery.running(**settings) as server, server.client() as client:
        assert "make play" in client.get("/", headers={"accept-language": "fr"}).text
