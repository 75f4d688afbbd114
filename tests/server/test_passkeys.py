"""A passkey brings one to another device; nobody else's does, and no answer counts twice."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.authenticator import Authenticator, tampered
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running
from tests.server.table import code, made
from tests.server.test_identity import me, tables


def at_home(server: Running) -> httpx.Client:
    """A browser on the server's own machine, which knows it by a name."""
    return server.client(headers={"host": f"localhost:{server.port}"})


@pytest.fixture
def ana(server: Running) -> Iterator[httpx.Client]:
    with at_home(server) as client:
        yield client


@pytest.fixture
def phone(server: Running) -> Iterator[httpx.Client]:
    with at_home(server) as client:
        yield client


def key_at(server: Running) -> Authenticator:
    return Authenticator(f"http://localhost:{server.port}", "localhost")


def ask(client: httpx.Client, what: str) -> dict[str, Any]:
    answer = client.post(f"/api/me/passkeys/{what}", json={})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def add(client: httpx.Client, key: Authenticator) -> httpx.Response:
    return client.post("/api/me/passkeys", json=key.made(ask(client, "make")))


def enter(client: httpx.Client, key: Authenticator, **more: Any) -> httpx.Response:
    return client.post("/api/me/passkeys/enter", json={**key.used(ask(client, "use")), **more})


def test_a_passkey_brings_one_to_another_device(server: Running, ana: httpx.Client, phone: httpx.Client) -> None:
    table = made(ana, "here", "open")
    ana.post("/api/me", json={"name": "Ana", "shape": 1, "colour": 2})
    key = key_at(server)
    options = ask(ana, "make")["publicKey"]
    assert (options["rp"]["id"], options["user"]["name"]) == ("localhost", "Ana")
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert [one["id"] for one in add(ana, key).json()["passkeys"]] == [me(ana)["passkeys"][0]["id"]]
    found = enter(phone, key).json()
    assert (found["name"], len(found["devices"])) == ("Ana", 2)
    assert [row["id"] for row in tables(phone)["running"]] == [table.id]
    table.seen_by(phone).first_move(0)
    assert enter(phone, key).json()["name"] == "Ana"  # once more changes nothing


def test_what_the_device_had_comes_along_if_asked(server: Running, ana: httpx.Client, phone: httpx.Client) -> None:
    made(ana, "here", "open")
    mine = made(phone, "here", "open")
    other = key_at(server)
    add(phone, other)
    key = key_at(server)
    add(ana, key)
    assert enter(phone, key, bring=True).status_code == 200
    assert mine.id in [row["id"] for row in tables(ana)["running"]]
    assert len(me(ana)["passkeys"]) == 2, "a passkey belongs to whoever its owner has become"


def test_a_passkey_is_removed_and_opens_nothing(server: Running, ana: httpx.Client, phone: httpx.Client) -> None:
    made(ana, "here", "open")
    key = key_at(server)
    name = add(ana, key).json()["passkeys"][0]["id"]
    made(phone, "here", "open")
    assert code(phone.post(f"/api/me/passkeys/{name}/remove", json={})) == (404, "no-such-passkey")
    assert ana.post(f"/api/me/passkeys/{name}/remove", json={}).json()["passkeys"] == []
    assert code(enter(phone, key)) == (403, "wrong-passkey")
    assert len(me(ana)["devices"]) == 1


def test_being_forgotten_takes_passkeys_along(server: Running, ana: httpx.Client, phone: httpx.Client) -> None:
    made(ana, "here", "open")
    key = key_at(server)
    add(ana, key)
    ana.post("/api/me/forget", json={})
    assert code(enter(phone, key)) == (403, "wrong-passkey")


def test_an_answer_counts_once_under_a_race_too(server: Running, ana: httpx.Client, phone: httpx.Client) -> None:
    made(ana, "here", "open")
    key = key_at(server)
    body = key.made(ask(ana, "make"))
    with ThreadPoolExecutor(4) as crowd:
        answers = list(crowd.map(lambda _: ana.post("/api/me/passkeys", json=body), range(4)))
    assert sorted(code(answer) for answer in answers) == [(200, ""), *[(409, "passkey-late")] * 3]
    proof = key.used(ask(phone, "use"))
    assert phone.post("/api/me/passkeys/enter", json=proof).status_code == 200
    assert code(phone.post("/api/me/passkeys/enter", json=proof)) == (409, "passkey-late")


def test_an_answer_belongs_to_the_browser_that_was_asked(
    server: Running, ana: httpx.Client, phone: httpx.Client
) -> None:
    made(ana, "here", "open")
    key = key_at(server)
    add(ana, key)
    proof = key.used(ask(ana, "use"))
    assert code(phone.post("/api/me/passkeys/enter", json=proof)) == (409, "passkey-late")
    ask(phone, "use")
    assert code(phone.post("/api/me/passkeys/enter", json=proof)) == (403, "wrong-passkey")
    body = key_at(server).made(ask(ana, "make"))
    ask(phone, "make")
    assert code(phone.post("/api/me/passkeys", json=body)) == (403, "wrong-passkey")


@pytest.mark.parametrize("part", ["client_data", "authenticator_data", "signature", "id"])
def test_what_was_changed_on_its_way_is_refused(
    part: str, server: Running, ana: httpx.Client, phone: httpx.Client
) -> None:
    made(ana, "here", "open")
    key = key_at(server)
    add(ana, key)
    proof = key.used(ask(phone, "use"))
    answer = phone.post("/api/me/passkeys/enter", json={**proof, part: tampered(proof[part])})
    assert code(answer) == (403, "wrong-passkey")
    assert me(phone)["devices"] == []


@pytest.mark.parametrize(
    ("origin", "party"),
    [("http://localhost:1", "localhost"), ("https://evil.example", "localhost"), (None, "evil.example")],
)
def test_a_key_of_another_site_is_refused(
    origin: str | None, party: str, server: Running, ana: httpx.Client, phone: httpx.Client
) -> None:
    made(ana, "here", "open")
    key = key_at(server)
    add(ana, key)
    key.origin, key.party = origin or key.origin, party
    assert code(enter(phone, key)) == (403, "wrong-passkey")
    assert code(add(ana, key)) == (403, "wrong-passkey")


def test_a_copy_that_has_signed_less_often_is_refused(server: Running, ana: httpx.Client, phone: httpx.Client) -> None:
    made(ana, "here", "open")
    key = key_at(server)
    add(ana, key)
    assert enter(phone, key).status_code == 200
    key.count = 0
    assert code(enter(phone, key)) == (403, "wrong-passkey")


def test_a_key_is_nobody_elses(server: Running, ana: httpx.Client, phone: httpx.Client) -> None:
    made(ana, "here", "open")
    made(phone, "here", "open")
    key = key_at(server)
    add(ana, key)
    assert code(add(phone, key)) == (403, "wrong-passkey")
    assert me(phone)["passkeys"] == []


def test_an_old_challenge_is_void(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> None:
    database = str(tmp_path_factory.mktemp("data") / "tables.db")
    with nursery.running(database=database, limits=UNLIMITED) as server, at_home(server) as ana:
        made(ana, "here", "open")
        body = key_at(server).made(ask(ana, "make"))
        ana.get("/health", headers={"later": "301"})
        assert code(ana.post("/api/me/passkeys", json=body)) == (409, "passkey-late")


def test_there_are_no_passkeys_by_an_address_or_without_https(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, client: httpx.Client
) -> None:
    for what in ("make", "use"):
        assert code(client.post(f"/api/me/passkeys/{what}", json={})) == (409, "no-passkeys-here")  # 127.0.0.1
    database = str(tmp_path_factory.mktemp("data") / "tables.db")
    hosts = ["localhost", "127.0.0.1", "club.example"]
    settings: dict[str, Any] = {"database": database, "limits": UNLIMITED}
    named = {"headers": {"host": "club.example"}}
    with nursery.running(**settings, hosts=hosts) as server, server.client(**named) as ana:
        assert code(ana.post("/api/me/passkeys/make", json={})) == (409, "no-passkeys-here")
    with nursery.running(**settings, hosts=hosts, secure=True) as server, server.client(**named) as ana:
        assert ask(ana, "use")["publicKey"]["rpId"] == "club.example"
        ana.headers["host"] = f"elsewhere.example:{server.port}"
        assert ana.post("/api/me/passkeys/use", json={}).status_code == 403
    with nursery.running(**settings, hosts=[], secure=True) as server, server.client(**named) as ana:
        assert code(ana.post("/api/me/passkeys/make", json={})) == (409, "no-passkeys-here")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("", {}), ("", {"id": "a", "client_data": "a", "attestation": "é"}), ("/make", {"more": 1}), ("/enter", []),
        ("", {"id": "a" * 8001, "client_data": "a", "attestation": "a"}), ("/use", {"id": 1}), ("/x/remove", [1]),
    ],
)  # fmt: skip
def test_bad_input_is_refused_in_words(ana: httpx.Client, path: str, body: Any) -> None:
    answer = ana.post(f"/api/me/passkeys{path}", json=body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["told"]["fr"]


@pytest.mark.parametrize("nonsense", ["a", "AAAA", "_" * 100])
def test_nonsense_in_the_right_shape_is_refused(ana: httpx.Client, nonsense: str) -> None:
    made(ana, "here", "open")
    ask(ana, "make")
    body = dict.fromkeys(("id", "client_data", "attestation"), nonsense)
    assert code(ana.post("/api/me/passkeys", json=body)) == (403, "wrong-passkey")
    ask(ana, "use")
    body = dict.fromkeys(("id", "client_data", "authenticator_data", "signature"), nonsense)
    assert code(ana.post("/api/me/passkeys/enter", json=body)) == (403, "wrong-passkey")
