"""Notices by mail and by hooks: to confirmed addresses alone, not too many, and ended by one click."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from islario.server.notices.hooks import told_to_hook
from islario.server.notices.mail import Letter, Mail, is_address
from islario.server.notices.outgoing import Failed, Unreachable
from tests.server.conftest import UNLIMITED
from tests.server.mail_server import Box, code_in, hook_server, mail_server
from tests.server.process import Nursery, Running
from tests.server.table import Table, code, with_guest
from tests.server.test_company import groups, invited_by, played_together
from tests.server.test_identity import me
from tests.server.test_push import later, turn_of_guest

TEMPTING = "ana@club.example"


@pytest.fixture(scope="module")
def mail() -> Iterator[Box]:
    with mail_server() as box:
        yield box


@pytest.fixture
def hook() -> Iterator[Box]:
    with hook_server() as box:
        yield box


@pytest.fixture(scope="module")
def houses(nursery: Nursery, mail: Box, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = str(tmp_path_factory.mktemp("data") / "tables.db")
    settings: dict[str, Any] = {"mail": mail.url, "mail_from": "islario@club.example", "reach_private": True}
    with nursery.running(database=database, bot_delay=0.0, limits=UNLIMITED, **settings) as running:
        yield running


@pytest.fixture
def server(houses: Running, mail: Box) -> Running:
    mail.mails.clear()
    mail.receivers.clear()
    return houses


def add(client: httpx.Client, kind: str, address: str, **more: str) -> httpx.Response:
    return client.post("/api/me/targets", json={"kind": kind, "address": address, **more})


def confirmed(client: httpx.Client, box: Box, kind: str, address: str, **more: str) -> str:
    """Adds an address and says its code; returns its name."""
    answer = add(client, kind, address, **more)
    assert answer.status_code == 200, answer.text
    target = next(each for each in answer.json()["targets"] if each["address"] == address)
    assert target["confirmed"] is False
    said = box.mail(1)["subject"] if kind == "mail" else json.dumps(box.post(1))
    answer = client.post(f"/api/me/targets/{target['id']}/confirm", json={"code": code_in(said)})
    assert answer.status_code == 200, answer.text
    assert [each["confirmed"] for each in answer.json()["targets"] if each["address"] == address] == [True]
    return str(target["id"])


def rung(client: httpx.Client, other: httpx.Client) -> Table:
    """The other one is asked, and away."""
    table, _ = with_guest(client, other)
    turn_of_guest(client, table)
    return table


def test_a_mail_comes_once_its_address_was_confirmed_and_ends_by_one_click(
    server: Running, mail: Box, client: httpx.Client, other: httpx.Client
) -> None:
    confirmed(other, mail, "mail", "zoe@club.example", lang="fr")
    table = rung(client, other)
    came = mail.mail(2)
    assert (came["to"], came["auto-submitted"]) == ("zoe@club.example", "auto-generated")
    assert came["subject"].startswith("C’est à vous de jouer · Trails of Tucana, avec ")
    text = came.get_content()
    assert f"http://localhost:{server.port}/table/{table.id}" in text
    link = str(came["list-unsubscribe"]).strip("<>")
    assert came["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert link in text.replace("=\n", "")
    path = link.removeprefix(f"http://localhost:{server.port}")
    with server.client() as passer_by:
        assert "<button>" in passer_by.get(path).text
        assert me(other)["targets"], "looking at the page ends nothing"
        headers = {"content-type": "application/x-www-form-urlencoded"}
        assert passer_by.post(path, content="List-Unsubscribe=One-Click", headers=headers).status_code == 200
        assert me(other)["targets"] == []
        assert passer_by.post(path).status_code == 200
        assert passer_by.post(f"/api/off/{'x' * 12}.{'0' * 32}").status_code == 404


def test_an_address_that_was_not_confirmed_is_told_nothing(
    server: Running, mail: Box, client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    answer = add(other, "mail", TEMPTING)
    target = answer.json()["targets"][0]["id"]
    right = code_in(mail.mail(1)["subject"])
    wrong = f"{(int(right) + 1) % 10**6:06}"
    path = f"/api/me/targets/{target}/confirm"
    assert code(third.post(path, json={"code": right})) == (403, "wrong-code"), "it is another's"
    for _ in range(5):
        assert code(other.post(path, json={"code": wrong})) == (403, "wrong-code")
    assert code(other.post(path, json={"code": right})) == (403, "wrong-code"), "after five attempts it is spent"
    rung(client, other)
    with server.client() as probing:
        probe = add(probing, "mail", "probe@club.example").json()["targets"][0]["id"]
        said = code_in(mail.mail(2)["subject"])
        assert probing.post(f"/api/me/targets/{probe}/confirm", json={"code": said}).status_code == 200
        rung(client, probing)
        assert mail.mail(3)["to"] == "probe@club.example"
    assert mail.receivers.count(TEMPTING) == 1


@pytest.mark.parametrize(
    ("style", "field"), [("discord", "content"), ("slack", "text"), ("mattermost", "text"), ("plain", "body")]
)
def test_a_hook_is_told_as_it_likes_it(
    style: str, field: str, server: Running, hook: Box, client: httpx.Client, other: httpx.Client
) -> None:
    other.post("/api/me", json={"name": "Zoé", "shape": 1, "colour": 1})
    confirmed(other, hook, "hook", f"{hook.url}/hook", style=style)
    table = rung(client, other)
    told = hook.post(2)
    assert "Trails of Tucana" in told[field]
    assert f"/table/{table.id}" in json.dumps(told)
    assert "Zoé" in json.dumps(told, ensure_ascii=False), "others read it, so it says for whom it is"


def test_an_invitation_comes_by_mail_and_by_hook_but_to_no_unconfirmed_address(
    server: Running, mail: Box, hook: Box, client: httpx.Client, other: httpx.Client
) -> None:
    played_together(client, other)
    confirmed(other, mail, "mail", "zoe@club.example")
    confirmed(other, hook, "hook", f"{hook.url}/hook", style="plain")
    assert add(other, "mail", TEMPTING).status_code == 200
    mail.mail(2)
    answer = invited_by(client, [groups(client)[0]["others"][0]["who"]])
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]["id"]
    came, told = mail.mail(3), hook.post(2)
    assert (came["to"], "Ana" in came["subject"]) == ("zoe@club.example", True)
    assert f"http://localhost:{server.port}/table/{table}" in came.get_content()
    assert "Ana" in told["title"]
    assert told["url"].endswith(f"/table/{table}")
    assert mail.receivers.count(TEMPTING) == 1, "its code, and nothing else"


def test_names_call_nobody_and_become_no_links() -> None:
    title, body = "@everyone <!channel> [x](http://evil.example)", "b"
    discord = json.loads(told_to_hook("discord", title, body, "http://here/", {}))
    assert discord["allowed_mentions"] == {"parse": []}
    slack = json.loads(told_to_hook("slack", title, body, "http://here/", {}))["text"]
    assert "<!channel>" not in slack
    assert "http://evil" not in slack
    mattermost = json.loads(told_to_hook("mattermost", title, body, "http://here/", {}))["text"]
    assert "@everyone" not in mattermost
    assert "http://evil" not in mattermost
    assert "evil.example" not in discord["content"] + slack + mattermost


def test_a_name_becomes_no_link_in_a_mail(
    server: Running, mail: Box, client: httpx.Client, other: httpx.Client
) -> None:
    confirmed(other, mail, "mail", "zoe@club.example")
    table, _ = with_guest(client, other)
    table.post("seats/0/name", {"name": "https://evil.example/win"})
    turn_of_guest(client, table)
    came = mail.mail(2)
    assert "evil.example" not in came["subject"] + came.get_content()
    assert "https://" not in came["subject"] + came.get_content()


INJECTED = (
    "ana@club.example\r\nBcc: all@club.example", "ana@club.example\nX: y", "ana@club.example, ben@club.example",
    "Ana <ana@club.example>", "ana@club.example>", "<ana@club.example", "ana@localhost", "ana", "@club.example",
    "a b@c.example",
    "ana@club.example\x00", "ana@[127.0.0.1]", "\"a\\\nb\"@club.example", "ana@club..example", "é@club.example",
    f"{'a' * 300}@club.example", "ana@club.example SIZE=1", "-oQ/tmp@club.example/",
)  # fmt: skip


@pytest.mark.parametrize("address", INJECTED)
def test_no_header_is_smuggled_in_by_an_address(address: str, server: Running, mail: Box, client: httpx.Client) -> None:
    assert not is_address(address)
    assert add(client, "mail", address).status_code in (400, 422)
    with pytest.raises(Unreachable):
        Mail(mail.url, "islario@club.example").written(Letter(address, "x", "y"))
    assert mail.mails == []


def test_no_header_is_smuggled_in_by_a_subject() -> None:
    letter = Letter(TEMPTING, "Ana\r\nBcc: all@club.example\r\n\r\nx", "y")
    whole = Mail("smtp://127.0.0.1", "islario@club.example").written(letter)
    written = email.message_from_bytes(whole, policy=email.policy.default)
    assert written["bcc"] is None
    assert written["subject"] == "Ana Bcc: all@club.example x"


def test_the_link_that_ends_it_stands_in_one_piece() -> None:
    off = f"https://play.a-club-with-a-long-name.example/api/off/{'x' * 90}"
    whole = Mail("smtp://127.0.0.1", "islario@club.example").written(Letter(TEMPTING, "é" * 90, "à" * 90, off))
    assert whole.startswith(f"List-Unsubscribe: <{off}>\r\n".encode())
    assert max(map(len, whole.split(b"\r\n")[2:])) <= 78


def test_a_password_goes_nowhere_in_clear(monkeypatch: pytest.MonkeyPatch, mail: Box) -> None:
    port = mail.url.rpartition(":")[2]
    monkeypatch.setattr("islario.server.notices.mail.HERE", ())
    sender = Mail(f"smtp://ana:word@127.0.0.1:{port}", "islario@club.example")
    with pytest.raises(Failed):
        asyncio.run(sender.send(Letter(TEMPTING, "x", "y")))


def test_codes_are_few_an_hour_whoever_asks(server: Running, client: httpx.Client, other: httpx.Client) -> None:
    for _ in range(3):
        assert add(client, "mail", "flood@club.example").status_code == 200
    assert code(add(client, "mail", "flood@club.example")) == (429, "too-many-codes")
    assert code(add(other, "mail", "Flood@club.example"))[0] == 429, "for somebody else, too"
    for number in range(3):
        assert add(client, "mail", f"one{number}@club.example").status_code == 200
    assert code(add(client, "mail", "another@club.example")) == (429, "too-many-codes")


def test_many_identities_of_one_machine_have_no_more_codes_sent(nursery: Nursery, mail: Box, tmp_path: Path) -> None:
    mail.mails.clear()
    settings: dict[str, Any] = {"mail": mail.url, "mail_from": "islario@club.example"}
    limits = {**UNLIMITED, "coding": [3, 1e-6]}
    with nursery.running(database=str(tmp_path / "tables.db"), limits=limits, **settings) as server:
        answers = []
        for number in range(5):
            with server.client() as stranger:
                answers.append(code(add(stranger, "mail", f"victim{number}@club.example")))
    assert answers == [(200, "")] * 3 + [(429, "too-many-codes")] * 2
    assert len(mail.mails) == 3


def test_notices_are_limited_an_hour_and_quiet_at_night(
    server: Running, mail: Box, client: httpx.Client, other: httpx.Client
) -> None:
    confirmed(other, mail, "mail", "busy@club.example")
    table, theirs = with_guest(client, other)
    for count in range(2, 14):
        turn_of_guest(client, table)
        later(client, 61)
        mail.mail(count)
        theirs.first_move(1)
    turn_of_guest(client, table)
    later(client, 61)
    with server.client() as probing:
        assert add(probing, "mail", "probe2@club.example").status_code == 200
    assert sum(each["to"] == "busy@club.example" for each in mail.mails) == 13  # the code, and twelve notices
    later(client, 3700)
    assert mail.mail(15)["to"] == "busy@club.example"


def test_where_nobody_takes_it_one_hears_so(server: Running, client: httpx.Client, hook: Box) -> None:
    assert code(add(client, "mail", "gone@club.example")) == (422, "target-silent")
    hook.status = 307
    assert code(add(client, "hook", f"{hook.url}/moved")) == (422, "target-silent")
    assert [path for path, _ in hook.posts] == ["/moved"], "no redirect is followed"


def test_being_forgotten_and_the_export_know_of_them(
    server: Running, mail: Box, client: httpx.Client, other: httpx.Client
) -> None:
    confirmed(other, mail, "mail", "bye@club.example")
    assert "bye@club.example" in other.get("/api/me/export").text
    table, _ = with_guest(client, other)
    assert other.post("/api/me/forget", json={}).status_code == 200
    turn_of_guest(client, table)
    assert me(other)["targets"] == []


OWN_NETWORK = (
    "https://localhost/hook", "https://127.0.0.1/hook", "https://[::1]/hook", "https://[::ffff:127.0.0.1]/hook",
    "https://169.254.169.254/latest", "https://[fe80::1]/hook", "https://10.0.0.1/hook", "https://router.local/hook",
    "http://example.org/hook", "https://user:word@example.org/hook", "https://example.org:8080/hook",
)  # fmt: skip


def test_no_hook_reaches_the_servers_own_network(
    nursery: Nursery, hook: Box, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = str(tmp_path_factory.mktemp("data") / "tables.db")
    with nursery.running(database=database, limits=UNLIMITED) as server, server.client() as client:
        for address in (*OWN_NETWORK, f"{hook.url}/hook"):
            assert code(add(client, "hook", address)) == (422, "bad-hook"), address
        assert code(add(client, "hook", "https://localtest.invalid/hook")) == (422, "target-silent")
        assert code(add(client, "mail", TEMPTING)) == (409, "no-mail-here")
        assert me(client)["mail"] is False
    assert hook.posts == []
