"""The cookie that a browser is known by, over HTTPS and without, and on the way from one name to the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from islario.server.http.entry.cookie import ALONE, PLAIN, SEALED, said_in
from tests.server.process import Nursery, Running
from tests.server.table import Table, made
from tests.server.test_live import hear, hello, opened

BODY = {"name": "Ana", "shape": 1, "colour": 1, "away": 0}


@pytest.fixture(scope="module")
def sealed(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind HTTPS."""
    database = str(tmp_path_factory.mktemp("sealed") / "tables.db")
    with nursery.running(database=database, bot_delay=0.0, secure=True) as running:
        yield running


def with_cookie(server: Running, **cookies: str) -> httpx.Client:
    """A browser that says its cookies, as it would over HTTPS, and keeps nothing."""
    return server.client(headers={"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())})


def given(answer: httpx.Response) -> dict[str, list[str]]:
    """The cookies of an answer, each with its value and what is said of it."""
    lines = (line.split("; ") for line in answer.headers.get_list("set-cookie"))
    return {first.partition("=")[0]: [first.partition("=")[2], *sorted(rest)] for first, *rest in lines}


def test_over_https_the_cookie_is_this_hosts_own(sealed: Running) -> None:
    with sealed.client() as client:
        answer = client.post("/api/tables", json={"game": "trails-of-tucana", "players": 1})
    ((value, *facts),) = [given(answer)[SEALED]]
    assert given(answer).keys() == {SEALED}
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=strict"} < {*facts}
    assert not any(fact.startswith("Domain") for fact in facts), "no browser takes it then"
    with with_cookie(sealed, **{SEALED: value}) as client:
        mine = Table(client, answer.json())
        assert mine.get().json()["mine"] == [0]
        assert mine.first_move(0)
        assert given(client.post("/api/me", json=BODY)) == {}
        with opened(sealed, client_with(value), mine.id) as socket:
            hello(socket, (0, None))
            assert hear(socket, "welcome")["table"]["mine"] == [0]


def client_with(token: str) -> httpx.Client:
    return httpx.Client(cookies={SEALED: token})


def test_elsewhere_it_has_its_plain_name(client: httpx.Client) -> None:
    made(client, "here")
    ((name, value),) = client.cookies.items()
    assert (name, bool(value)) == (PLAIN, True)


def test_nobody_is_forgotten_where_https_comes_later(nursery: Nursery, tmp_path: Path) -> None:
    where = {"database": str(tmp_path / "tables.db"), "bot_delay": 0.0}
    with nursery.running(**where) as server, server.client() as client:
        table, token = made(client, "here"), client.cookies[PLAIN]
    with nursery.running(**where, secure=True) as server, with_cookie(server, **{PLAIN: token}) as client:
        assert table.seen_by(client).get().json()["mine"] == [0]
        now = given(client.post("/api/me", json=BODY))
        assert (now[SEALED][0], "Secure" in now[SEALED]) == (token, True)
        assert {"Max-Age=0", "Path=/api"} < {*now[PLAIN]}, "and has one cookie again"
    with nursery.running(**where) as server, with_cookie(server, **{SEALED: token}) as client:
        assert table.seen_by(client).get().json()["mine"] == [0]


def test_what_other_hosts_may_have_set_counts_for_less(sealed: Running) -> None:
    with sealed.client() as client:
        answer = client.post("/api/tables", json={"game": "trails-of-tucana", "players": 1})
    cookies = {PLAIN: "set-by-somebody-else", SEALED: given(answer)[SEALED][0]}
    with with_cookie(sealed, **cookies) as client:
        assert Table(client, answer.json()).get().json()["mine"] == [0]
        assert given(client.post("/api/me", json=BODY)) == {}


@pytest.mark.parametrize(
    ("said", "token"),
    [
        (b"islario=a", b"a"),
        (b"islario=a; __Host-islario=b", b"b"),
        (b"x=y;__Host-islario=b;islario=a", b"b"),
        (b"not-islario=a; islario-operator=b", None),
    ],
)
def test_visitors_are_told_apart_by_the_same_cookie(said: bytes, token: bytes | None) -> None:
    assert said_in(said) == token


def test_the_short_way_of_a_move_knows_both_names() -> None:
    found = [ALONE.fullmatch(said) for said in (b"__Host-islario=Ab-_1", b"islario=Ab-_1")]
    assert [each and each[1] for each in found] == [b"Ab-_1", b"Ab-_1"]
