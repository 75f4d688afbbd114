"""Requests that the server makes of itself, to addresses that others have named. None of them reaches this machine or a
private network, unless the operator allows it: a name is looked up once, every address that it has is checked, and the
connection goes to one of those. No redirect is followed, no proxy is asked, and time and size are limited.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import httpcore

SECONDS = 15.0  # for one request, from the name's look-up to the answer
LARGEST = 64 * 1024  # bytes of an answer; what comes after them is not read
AT_ONCE = 8
LONGEST = 1000  # letters of an address
HTTPS = 443
GLOBAL = IPv6Network("2000::/3")  # all that is given out to the public
NUMBER = re.compile(r"(^|\.)(0[xX][0-9a-fA-F]*|[0-9]+)\.?$")  # no name ends so: systems read it as an address
TRANSLATED = IPv6Network("64:ff9b::/96")  # an IPv4 address behind a translator


class Unreachable(Exception):
    """An address to which nothing is sent."""


class Failed(Exception):
    """Nobody has answered; it may go better later."""


def is_public(address: str) -> bool:
    """Whether an address belongs to neither this machine nor a private network, in whichever way it is written."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast
    within = _within(found)
    if within is not None:
        return is_public(str(within))
    return found in GLOBAL and found.is_global


def _within(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to, where it does."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    if address.teredo is not None:
        return address.teredo[1]
    return address.ipv4_mapped or address.sixtofour


def check(url: str, private: bool) -> None:
    """Refuses what can be seen to lead nowhere without looking a name up."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Unreachable("no address") from None
    plain = len(url) <= LONGEST and url.isascii() and url.isprintable() and " " not in url
    if not plain or not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise Unreachable("no address")
    if private:
        if parts.scheme not in ("http", "https"):
            raise Unreachable("neither http nor https")
        return
    if parts.scheme != "https" or port not in (None, HTTPS):
        raise Unreachable("not https at its usual port")
    if _is_literal(host) or NUMBER.search(host):
        if not is_public(host):
            raise Unreachable("an address of this network")
    elif "." not in host or host.rstrip(".").endswith((".localhost", ".local", ".internal")):
        raise Unreachable("a name of this network")


def _is_literal(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


class _Pinned(httpcore.AsyncNetworkBackend):
    """Connects to addresses that were checked, and to nothing else. The certificate is still that of the name."""

    def __init__(self, private: bool, lookups: Executor) -> None:
        self.private = private
        self.lookups = lookups
        self.network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        fault: Exception = Unreachable("a name without an address")
        for address in await self._addresses(host, port):
            try:
                return await self.network.connect_tcp(address, port, timeout, local_address, socket_options)
            except httpcore.NetworkError as wrong:
                fault = wrong
        raise fault

    async def _addresses(self, host: str, port: int) -> list[str]:
        lookup = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self.lookups, lookup)
        addresses = list(dict.fromkeys(str(place[0]) for *_, place in found))
        if not self.private and not all(map(is_public, addresses)):
            raise Unreachable("an address of this network")
        return addresses

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise Unreachable("a socket of this machine")

    async def sleep(self, seconds: float) -> None:
        await self.network.sleep(seconds)


class Outgoing:
    def __init__(self, private: bool, trust: ssl.SSLContext | None = None) -> None:
        self.private = private
        self.trust = trust or ssl.create_default_context()
        self.room = asyncio.Semaphore(AT_ONCE)
        self.lookups = ThreadPoolExecutor(AT_ONCE, "lookup")  # who answers them slowly keeps nothing else waiting

    async def post(self, url: str, headers: dict[str, str], body: bytes, seconds: float = SECONDS) -> int:
        """Sends, and returns the status that was answered, a redirect's too."""
        check(url, self.private)
        try:
            async with (
                self.room,
                asyncio.timeout(seconds),
                self._pool() as pool,
                pool.stream("POST", url, headers=list(headers.items()), content=body) as answer,
            ):
                read = 0
                async for part in answer.aiter_stream():
                    read += len(part)
                    if read > LARGEST:
                        break
                return answer.status
        except Unreachable:
            raise
        except (
            TimeoutError,
            OSError,
            httpcore.NetworkError,
            httpcore.TimeoutException,
            httpcore.ProtocolError,
        ) as wrong:
            raise Failed(type(wrong).__name__) from None
        except (httpcore.UnsupportedProtocol, UnicodeError) as wrong:
            raise Unreachable(type(wrong).__name__) from None

    def _pool(self) -> httpcore.AsyncConnectionPool:
        """A connection for each request: nothing that was checked long ago is used again."""
        return httpcore.AsyncConnectionPool(
            ssl_context=self.trust, max_connections=1, retries=0, network_backend=_Pinned(self.private, self.lookups)
        )
