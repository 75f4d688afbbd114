"""Whoever is waited for and does not look is told by their browsers: once, gathered, not at night."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, EllipticCurvePublicKey, derive_private_key
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from islario.server.notices.push import CURVE, bytes_of, sealed, text_of
from islario.server.storage.people.habits import Habits
from tests.patience import patiently
from tests.server.conftest import UNLIMITED
from tests.server.process import Nursery, Running
from tests.server.push_service import Browser, Service, push_service
from tests.server.table import Table, code, enter, made, with_guest
from tests.server.test_identity import join, link, me
from tests.server.test_live import hear, hello
from tests.server.test_live import opened as socket_at

A_DAY = 24 * 3600


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


@pytest.fixture
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One whose time each test moves for itself."""
    database = str(tmp_path_factory.mktemp("data") / "tables.db")
    with nursery.running(database=database, bot_delay=0.0, limits=UNLIMITED, reach_private=True) as running:
        yield running


@pytest.fixture(scope="module")
def anybody(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """At a server whose time nobody moves."""
    database = str(tmp_path_factory.mktemp("data") / "tables.db")
    with nursery.running(database=database, limits=UNLIMITED, reach_private=True) as open_, open_.client() as client:
        yield client


@pytest.fixture(scope="module")
def outsider(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """At a server whose operator allows no address of this network."""
    database = str(tmp_path_factory.mktemp("data") / "tables.db")
    with nursery.running(database=database, limits=UNLIMITED) as closed, closed.client() as client:
        yield client


def later(client: httpx.Client, seconds: float) -> None:
    client.get("/health", headers={"later": str(seconds)})


def subscribe(client: httpx.Client, browser: Browser, **more: str) -> None:
    answer = client.post("/api/me/push", json={**browser.wish, **more})
    assert answer.status_code == 200, answer.text
    assert [device["push"] for device in answer.json()["devices"] if device["this"]] == [True]


def nothing_comes(client: httpx.Client, browser: Browser, count: int = 0) -> None:
    """Somebody else is told of what happened later; by then this browser would have been."""
    probe = browser.service.browser()
    with httpx.Client(base_url=client.base_url, timeout=client.timeout) as other:
        table, _ = with_guest(client, other)
        subscribe(other, probe)
        table.first_move(0)
        later(client, 30)
        probe.until(1)
    assert len(browser.sealed) == count


def waiting(host: httpx.Client, guest: httpx.Client) -> tuple[Table, Table]:
    """A table where the guest has moved and is not asked until the host has."""
    return with_guest(host, guest)


def turn_of_guest(client: httpx.Client, table: Table) -> None:
    """The host moves: the guest is asked, and the bell rings."""
    table.first_move(0)
    later(client, 30)


def test_the_words_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    key = derive_private_key(int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    point = bytes_of("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    content = sealed(
        b"When I grow up, I want to be a watermelon", point, bytes_of("BTBZMqHH6r4Tts7J_aSIgg"), key,
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )  # fmt: skip
    assert text_of(content) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_whose_turn_it_is_is_told_sealed_and_signed(
    service: Service, client: httpx.Client, other: httpx.Client
) -> None:
    client.post("/api/me", json={"name": "Ana", "shape": 1, "colour": 1})
    table, _ = waiting(client, other)
    table.post("seats/0/name", {"name": "Ana"})
    browser = service.browser()
    subscribe(other, browser, lang="fr")
    turn_of_guest(client, table)
    notice = browser.until(1)[0]
    assert notice == {
        "title": "C’est à vous de jouer", "body": "Trails of Tucana, avec Ana", "url": f"/table/{table.id}",
        "waiting": 1, "off": "Plus de notifications ici",
    }  # fmt: skip
    assert b"Ana" not in browser.sealed[0]
    head = browser.heads[0]
    assert (head["content-encoding"], head["topic"], int(head["ttl"]) > 3600) == ("aes128gcm", "islario", True)
    check_signature(head["authorization"], service.url, other.get("/api/me/push").json()["key"])


def check_signature(header: str, audience: str, public: str) -> None:
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    head, claims, signature = parts["t"].split(".")
    pair = bytes_of(signature)
    both = encode_dss_signature(int.from_bytes(pair[:32], "big"), int.from_bytes(pair[32:], "big"))
    key = EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(public))
    key.verify(both, f"{head}.{claims}".encode(), ECDSA(hashes.SHA256()))
    said = json.loads(bytes_of(claims))
    assert (said["aud"], said["sub"]) == (audience, "https://localhost")
    assert time.time() < said["exp"] < time.time() + A_DAY


def test_several_tables_are_told_together_and_once(service: Service, client: httpx.Client, other: httpx.Client) -> None:
    tables = [waiting(client, other)[0] for _ in range(3)]
    browser = service.browser()
    subscribe(other, browser)
    for table in tables:
        table.first_move(0)
    later(client, 30)
    notice = browser.until(1)[0]
    assert (notice["title"], notice["url"], notice["waiting"]) == ("3 tables wait for you", "/", 3)
    nothing_comes(client, browser, count=1)


def test_who_looks_at_the_table_is_not_told_and_who_looks_away_is(
    server: Running, service: Service, client: httpx.Client, other: httpx.Client
) -> None:
    table, theirs = waiting(client, other)
    browser = service.browser()
    subscribe(other, browser)
    with socket_at(server, other, table.id) as socket:
        hello(socket, (1, None))
        hear(socket, "welcome")
        turn_of_guest(client, table)
        nothing_comes(client, browser)
        theirs.first_move(1)
        socket.send(json.dumps({"type": "look", "here": False}))
        socket.send(json.dumps({"type": "ping"}))
        hear(socket, "pong")
        turn_of_guest(client, table)
        assert browser.until(1)[0]["url"] == f"/table/{table.id}"


def test_who_has_moved_meanwhile_is_not_told(service: Service, client: httpx.Client, other: httpx.Client) -> None:
    table, theirs = waiting(client, other)
    browser = service.browser()
    subscribe(other, browser)
    table.first_move(0)
    theirs.first_move(1)
    later(client, 30)
    nothing_comes(client, browser)


def test_a_bot_that_sits_in_is_not_told(service: Service, client: httpx.Client, other: httpx.Client) -> None:
    table, theirs = waiting(client, other)
    browser = service.browser()
    subscribe(other, browser)
    theirs.post("seats/1/bot", {"bot": "greedy"})
    turn_of_guest(client, table)
    nothing_comes(client, browser)


def test_at_night_nothing_comes_and_in_the_morning_all_of_it(
    service: Service, client: httpx.Client, other: httpx.Client
) -> None:
    table, _ = waiting(client, other)
    browser = service.browser()
    subscribe(other, browser)
    there = time.gmtime(time.time() + 9 * 3600)  # in Tokyo
    minute = there.tm_hour * 60 + there.tm_min
    quiet = [(minute - 60) % 1440, (minute + 120) % 1440]
    answer = other.post("/api/me/habits", json={"quiet": quiet, "zone": "Asia/Tokyo"})
    assert (answer.json()["habits"]["quiet"], answer.json()["habits"]["zone"]) == (quiet, "Asia/Tokyo")
    turn_of_guest(client, table)
    nothing_comes(client, browser)
    later(client, 2 * 3600 + 60)
    assert browser.until(1)[0]["url"] == f"/table/{table.id}"


@pytest.mark.parametrize(
    ("quiet", "zone", "moment", "until"),
    [
        ([1320, 480], "UTC", 23 * 3600, 32 * 3600),  # over midnight
        ([1320, 480], "UTC", 7 * 3600 + 59 * 60 + 59, 8 * 3600),
        ([1320, 480], "UTC", 8 * 3600, 8 * 3600),
        ([60, 120], "UTC", 3600, 7200),
        ([60, 120], "UTC", 7200, 7200),
        ([60, 60], "UTC", 3600, 3600),  # never
        (None, "UTC", 3600, 3600),
        ([600, 660], "Asia/Tokyo", 3600, 7200),
        ([60, 120], "No/Where", 3600, 7200),  # a zone that has vanished
        ([1320, 480], "Europe/Paris", 1774735200, 1774735200 + 9 * 3600 - 3600),  # the night that is an hour shorter
        ([1320, 480], "Europe/Paris", 1792875600, 1792875600 + 9 * 3600 + 3600),  # and the longer one
        ([1320, 150], "Europe/Paris", 1792890900, 1792891800),  # within the hour that comes twice, the second time
    ],
)
def test_quiet_hours(quiet: list[int] | None, zone: str, moment: int, until: int) -> None:
    assert Habits(quiet=quiet, zone=zone).quiet_until(moment) == until


def test_on_holiday_nothing_comes(service: Service, client: httpx.Client, other: httpx.Client) -> None:
    table, _ = waiting(client, other)
    browser = service.browser()
    subscribe(other, browser)
    body = {"name": "Zoé", "shape": 0, "colour": 0, "away": int(time.time()) + A_DAY}
    assert other.post("/api/me", json=body).status_code == 200
    turn_of_guest(client, table)
    nothing_comes(client, browser)
    later(client, A_DAY)
    browser.until(1)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_unsubscribed_is_forgotten(
    status: int, service: Service, client: httpx.Client, other: httpx.Client
) -> None:
    table, _ = waiting(client, other)
    browser = service.browser(status)
    subscribe(other, browser)
    turn_of_guest(client, table)
    browser.until(1)
    for _ in patiently("the subscription to end", pause=0.05):
        if not me(other)["devices"][0]["push"]:
            break


def test_what_fails_is_tried_again_later_and_not_for_ever(
    service: Service, client: httpx.Client, other: httpx.Client
) -> None:
    table, _ = waiting(client, other)
    browser = service.browser(503, 429)
    subscribe(other, browser)
    turn_of_guest(client, table)
    browser.until(1)
    later(client, 70)
    browser.until(2)
    later(client, 300)
    assert browser.until(3)[2]["url"] == f"/table/{table.id}"
    nothing_comes(client, browser, count=3)
    hopeless = service.browser(*[500] * 20)
    subscribe(other, hopeless)
    turn_of_guest(client, waiting(client, other)[0])
    for attempt in range(1, 7):
        hopeless.until(attempt)
        later(client, 80 * 4**attempt)
    for _ in patiently("the subscription to end", pause=0.05):
        if not me(other)["devices"][0]["push"]:
            break
    assert len(hopeless.sealed) == 6


def test_notices_end_by_one_word_and_with_the_device(
    server: Running, service: Service, client: httpx.Client, other: httpx.Client
) -> None:
    table, theirs = waiting(client, other)
    desk, phone = service.browser(), service.browser()
    subscribe(other, desk)
    with server.client() as second:
        assert join(second, link(other)).status_code == 200
        subscribe(second, phone)
        turn_of_guest(client, table)
        assert [each.until(1)[0]["url"] for each in (desk, phone)] == [f"/table/{table.id}"] * 2
        last = next(device for device in me(other)["devices"] if not device["this"])

        def told(answer: httpx.Response) -> dict[bool, bool]:
            """Whether this device, and the other one, is told."""
            return {device["this"]: device["push"] for device in answer.json()["devices"]}

        assert told(other.post("/api/me/push/off", json={})) == {True: False, False: True}
        assert told(other.post("/api/me/push/off", json={"device": last["id"]})) == {True: False, False: False}
        subscribe(second, phone)
        assert other.post(f"/api/me/devices/{last['id']}/out", json={}).status_code == 200
        theirs.first_move(1)
        later(client, 70)
        turn_of_guest(client, table)
        nothing_comes(client, desk, count=1)
        assert len(phone.sealed) == 1


def test_who_wants_no_notices_of_a_kind_gets_none(service: Service, client: httpx.Client, other: httpx.Client) -> None:
    table, _ = waiting(client, other)
    browser = service.browser()
    subscribe(other, browser)
    other.post("/api/me/habits", json={"turn": False})
    turn_of_guest(client, table)
    nothing_comes(client, browser)
    later(client, 70)
    assert table.post("seats/1/nudge").status_code == 200
    assert browser.until(1)[0]["title"] == "Player 1 waits for you"


def test_a_nudge_comes_once_a_turn(
    service: Service, client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    table, theirs = waiting(client, other)
    table.post("seats/0/name", {"name": "Ana"})
    browser = service.browser()
    subscribe(other, browser)
    assert code(table.post("seats/1/nudge")) == (409, "nobody-waits")
    assert code(theirs.post("seats/0/nudge")) == (409, "nudge-too-soon")
    table.first_move(0)
    later(client, 61)
    browser.until(1)
    assert code(table.seen_by(third).post("seats/1/nudge")) == (403, "not-at-this-table")
    assert code(theirs.post("seats/1/nudge")) == (409, "own-seat")
    assert code(table.post("seats/7/nudge"))[0] == 404
    assert table.post("seats/1/nudge").json() == {}
    assert code(table.post("seats/1/nudge")) == (409, "nudged-already")
    assert other.get("/api/me/tables").json()["running"][0]["nudged"] == 0
    assert client.get("/api/me/tables").json()["running"][0]["nudged"] is None
    later(client, 70)
    assert browser.until(2)[1]["title"] == "Ana waits for you"
    theirs.first_move(1)
    assert other.get("/api/me/tables").json()["running"][0]["nudged"] is None
    table.first_move(0)
    later(client, 70)
    assert table.post("seats/1/nudge").status_code == 200


def test_being_forgotten_ends_notices(service: Service, client: httpx.Client, other: httpx.Client) -> None:
    table, _ = waiting(client, other)
    browser = service.browser()
    subscribe(other, browser)
    other.post("/api/me/habits", json={"speed": "fast"})
    table.first_move(0)
    assert other.post("/api/me/forget", json={}).status_code == 200
    later(client, 30)
    nothing_comes(client, browser)
    assert me(other)["habits"]["speed"] is None


def test_habits_follow_to_other_devices_and_what_is_not_said_stays(server: Running, client: httpx.Client) -> None:
    client.post("/api/me/habits", json={"speed": "fast", "sound": True, "language": "fr"})
    client.post("/api/me/habits", json={"sound": False, "theme": "dark"})
    with server.client() as phone:
        join(phone, link(client))
        habits = me(phone)["habits"]
    said = {name: value for name, value in habits.items() if value is not None}
    assert said == {"speed": "fast", "sound": False, "language": "fr", "theme": "dark"}
    assert "dark" in client.get("/api/me/export").text


def test_nobody_takes_the_notices_of_another(service: Service, client: httpx.Client, other: httpx.Client) -> None:
    """Who names another's device changes nothing there, and nobody is told an endpoint."""
    made(client, "here", "open")
    browser = service.browser()
    subscribe(client, browser)
    device = me(client)["devices"][0]["id"]
    other.post("/api/me/push/off", json={"device": device})
    assert me(client)["devices"][0]["push"]
    assert browser.endpoint not in client.get("/api/me").text + client.get("/api/me/export").text


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "file:///etc/passwd"}, {"endpoint": "not an address"}, {"p256dh": "AAAA"}, {"auth": "AAAA"},
        {"p256dh": text_of(b"\x04" + bytes(64))}, {"p256dh": "é"}, {"auth": "!"},
    ],
)  # fmt: skip
def test_bad_subscriptions_are_refused(service: Service, anybody: httpx.Client, change: dict[str, str]) -> None:
    answer = anybody.post("/api/me/push", json={**service.browser().wish, **change})
    assert code(answer) == (422, "bad-push"), answer.text


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/push", {}), ("/push", {"endpoint": 1}), ("/push/off", {"device": 7}), ("/push/off", []), ("/habits", []),
        ("/habits", {"speed": "warp"}), ("/habits", {"quiet": [1]}), ("/habits", {"quiet": [0, 1440]}),
        ("/habits", {"zone": "../../etc/passwd"}), ("/habits", {"more": 1}),
    ],
)  # fmt: skip
def test_bad_input_is_refused_in_words(anybody: httpx.Client, path: str, body: Any) -> None:
    answer = anybody.post(f"/api/me{path}", json=body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["told"]["fr"]


def test_there_is_no_such_zone(anybody: httpx.Client) -> None:
    assert code(anybody.post("/api/me/habits", json={"zone": "Europe/Atlantis"})) == (422, "bad-zone")


@pytest.mark.parametrize(
    "endpoint", ["http://127.0.0.1:1/x", "https://127.0.0.1/x", "https://[::ffff:10.0.0.1]/", "https://localhost/x"]
)
def test_unless_the_operator_allows_it_no_endpoint_leads_inward(
    service: Service, outsider: httpx.Client, endpoint: str
) -> None:
    answer = outsider.post("/api/me/push", json={**service.browser().wish, "endpoint": endpoint})
    assert code(answer) == (422, "bad-push")


def test_somebody_comes_later(service: Service, client: httpx.Client, other: httpx.Client) -> None:
    """Where the same people begin anew, nobody has seen the table yet."""
    done = made(client, "here", "open")
    assert enter(other, done, done.tokens[1]).status_code == 200
    theirs = done.seen_by(other)
    while not (now := done.view()["view"])["over"]:
        (done if 0 in now["pending"] else theirs).first_move(now["pending"][0])
    browser = service.browser()
    subscribe(other, browser)
    fresh = done.post("anew").json()["table"]["id"]
    client.get(f"/api/tables/{fresh}/view")
    later(client, 30)
    assert browser.until(1)[0]["url"] == f"/table/{fresh}"
