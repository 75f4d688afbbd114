"""What the server sends of itself reaches neither this machine nor a private network, however its address is put."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

import httpcore
import pytest

from islario.server.notices.outgoing import LARGEST, Failed, Outgoing, Unreachable, check, is_public
from tests.patience import PATIENCE

INWARD = (
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1",
    "fe80::1%eth0", "fc00::1", "fd12:3456::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "::ffff:169.254.169.254", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:7f00:1::",
    "2002:a00:1::1", "2001:db8::1", "2001:0:7f00:1::", "fec0::1", "100::1", "not an address", "",
)  # fmt: skip
OUTWARD = ("8.8.8.8", "142.250.0.1", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1")
NOWHERE = (
    "http://push.example/1", "ftp://push.example/1", "https://push.example:8080/", "https://localhost/", "https://router/",
    "https://printer.local/", "https://a.internal/", "https://app.localhost./", "https://127.0.0.1/", "https://[::1]/",
    "https://[::ffff:10.0.0.1]/", "https://user:word@push.example/", "https://push.example/#part", "https:///path",
    "https://",
    "https://2130706433/", "https://0x7f000001/", "https://127.1/", "https://0177.0.0.1/", "https://0x7f.1/", "https://0/",
    "https://127.0.0.1./", "https://[64:ff9b::7f00:1]/", "https://[::ffff:7f00:1]/", "https://[::]/", "https://①②⑦.⓪.⓪.①/",
    "push.example/1", "", "https://[::1", "https://push.example:99999/", "https://push.exämple/",
    "https://push.example/a b", "https://push.example/\r\nx: y", "https://push.example/" + "x" * 1000, "file:///etc/passwd",
)  # fmt: skip


@pytest.mark.parametrize("address", INWARD)
def test_what_belongs_to_this_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", OUTWARD)
def test_all_else_is(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("url", NOWHERE)
def test_an_address_that_cannot_be_is_refused_at_sight(url: str) -> None:
    with pytest.raises(Unreachable):
        check(url, private=False)
    with pytest.raises(Unreachable):
        asyncio.run(Outgoing(False).post(url, {}, b""))


def test_the_operator_may_allow_this_network_but_nothing_else() -> None:
    for url in ("http://127.0.0.1:8080/1", "https://router/"):
        check(url, private=True)
    for url in ("file:///etc/passwd", "http://user:word@router/", "gopher://router/", "http://"):
        with pytest.raises(Unreachable):
            check(url, private=True)


class Names:
    """A look-up that says what a test says, and a network where nobody answers; it keeps who was called."""

    def __init__(self, *answers: tuple[str, ...]) -> None:
        self.answers = list(answers)
        self.called: list[str] = []

    def getaddrinfo(self, host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in self.answers.pop(0)]

    async def connect(self, host: str, *_: object) -> None:
        self.called.append(host)
        raise httpcore.ConnectError("nobody is there")

    def sent(self, monkeypatch: pytest.MonkeyPatch, private: bool = False) -> type[Exception]:
        async def send() -> None:
            await Outgoing(private).post("https://push.example/1", {}, b"")

        monkeypatch.setattr(socket, "getaddrinfo", self.getaddrinfo)
        monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", self.connect)
        with pytest.raises((Failed, Unreachable)) as found:
            asyncio.run(send())
        return found.type


@pytest.mark.parametrize("address", [each for each in INWARD if each and " " not in each])
def test_a_name_that_leads_inward_is_not_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = Names((address,))
    assert names.sent(monkeypatch) is Unreachable
    assert names.called == []


def test_one_address_inward_among_others_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    names = Names(("8.8.8.8", "10.0.0.1"))
    assert names.sent(monkeypatch) is Unreachable
    assert names.called == []


def test_a_name_is_looked_up_once_and_what_was_found_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who answers with another address the second time is not asked a second time."""
    names = Names(("8.8.8.8", "2606:4700::1111"), ("127.0.0.1",))
    assert names.sent(monkeypatch) is Failed
    assert names.called == ["8.8.8.8", "2606:4700::1111"]
    assert len(names.answers) == 1


def test_a_name_that_is_looked_up_for_ever_keeps_no_other_work_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs a name's server can let it think as long as it likes."""
    over, waited = Event(), Event()

    def slow(*_: Any, **__: Any) -> list[Any]:
        if not over.wait(PATIENCE):
            waited.set()
        return []

    async def send() -> None:
        outgoing = Outgoing(False)
        many = (outgoing.post("https://slow.example/", {}, b"", 0.05) for _ in range(40))  # more than there are threads
        found = await asyncio.gather(*many, return_exceptions=True)
        assert {type(fault) for fault in found} == {Failed}
        await asyncio.to_thread(int)
        assert not waited.is_set()
        over.set()

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    asyncio.run(send())


def test_the_operator_may_let_a_name_lead_inward(monkeypatch: pytest.MonkeyPatch) -> None:
    names = Names(("10.0.0.1",))
    assert names.sent(monkeypatch, private=True) is Failed
    assert names.called == ["10.0.0.1"]


@asynccontextmanager
async def answering(parts: Iterable[bytes], pause: float = 0.0) -> AsyncIterator[tuple[str, list[bytes]]]:
    """A server that answers so, and what it was asked."""
    asked: list[bytes] = []

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n\r\n"))
        try:
            for part in parts:
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(pause)
        except OSError:
            asked.append(b"hung up")
        writer.close()

    server = await asyncio.start_server(met, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", asked


def test_a_redirect_is_not_followed() -> None:
    async def send() -> None:
        async with answering([b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"]) as (there, elsewhere):
            moved = f"HTTP/1.1 307 Moved\r\nlocation: {there}\r\ncontent-length: 0\r\n\r\n".encode()
            async with answering([moved]) as (here, asked):
                assert await Outgoing(True).post(here, {"ttl": "1"}, b"x") == 307
            assert len(asked) == 1
            assert elsewhere == []

    asyncio.run(send())


def test_no_proxy_of_the_surroundings_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def send() -> None:
        async with (
            answering([b"HTTP/1.1 502 no\r\ncontent-length: 0\r\n\r\n"]) as (proxy, asked),
            answering([b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"]) as (there, _),
        ):
            for name in ("http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "ALL_PROXY"):
                monkeypatch.setenv(name, proxy)
            assert await Outgoing(True).post(there, {}, b"x") == 201
            assert asked == []

    asyncio.run(send())


def test_who_says_nothing_is_not_waited_for() -> None:
    async def send() -> None:
        async with answering([b""], pause=PATIENCE) as (there, _):
            with pytest.raises(Failed):
                await Outgoing(True).post(there, {}, b"x", seconds=0.3)

    asyncio.run(send())


def test_who_never_stops_talking_is_not_listened_to() -> None:
    async def send() -> None:
        endless = [
            b"HTTP/1.1 201 Created\r\ncontent-type: text/plain\r\n\r\n",
            *[b"x" * 1024] * (200 * LARGEST // 1024),
        ]
        async with answering(endless) as (there, asked):
            assert await Outgoing(True).post(there, {}, b"x") == 201
            async with asyncio.timeout(PATIENCE):
                while asked[-1] != b"hung up":
                    await asyncio.sleep(0.01)

    asyncio.run(send())
