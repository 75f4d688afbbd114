"""Where a request comes from: the other end of the connection, or what a proxy that we know says of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

Network = IPv4Network | IPv6Network
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"x-real-ip", b"forwarded", b"via")  # what proxies add
WITH_PORT = re.compile(r"\[([^]]+)\](?::[0-9]+)?|([0-9.]+):[0-9]+")  # an address and what may stand behind it
HOME = 64  # bits of an IPv6 address that one household or firm shares


def network_of(text: str) -> Network:
    """An address or a network, as people write them (ValueError where it is none)."""
    return ip_network(text.strip(), strict=False)


@lru_cache(maxsize=10_000)
def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """The address written there, an old one in new clothes as the old one; None for what has none."""
    try:
        address = ip_address(text.strip())
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


@lru_cache(maxsize=10_000)
def group_of(text: str) -> str:
    """Addresses that count as one: all that one line has in IPv6."""
    address = address_in(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, HOME), strict=False))
    return text if address is None else str(address)


class Addresses:
    """Believes nobody but the proxies it is told of."""

    def __init__(self, proxies: Iterable[str]) -> None:
        self.proxies = [network_of(proxy) for proxy in proxies]

    def is_proxy(self, text: str) -> bool:
        address = address_in(text)
        return address is not None and any(address in proxy for proxy in self.proxies)

    def of(self, scope: Any) -> str:
        """Who asks, as far as credits go."""
        return group_of(self.exact(scope))

    def exact(self, scope: Any) -> str:
        """Who asks: the nearest hop that is no proxy of ours."""
        client = scope.get("client")
        nearest = str(client[0]) if client else ""
        if not self.proxies or not self.is_proxy(nearest):
            return nearest
        for hop in reversed(_values(scope, b"x-forwarded-for")):
            hop = _without_port(hop)
            if address_in(hop) is None:  # what stands before it may have been said by anybody
                break
            if not self.is_proxy(hop):
                return hop
        return nearest

    def is_here(self, scope: Any) -> bool:
        """Whether somebody on this very machine asks, for nobody else."""
        client = scope.get("client")
        nearest = address_in(str(client[0])) if client else None
        return (
            nearest is not None and nearest.is_loopback and not any(name in FORWARDED for name, _ in scope["headers"])
        )

    def scheme_of(self, scope: Any) -> str:
        """What the request was sent over."""
        client = scope.get("client")
        told = _values(scope, b"x-forwarded-proto")
        believed = client is not None and told and self.is_proxy(str(client[0]))
        return told[-1] if believed and told[-1] in ("http", "https") else str(scope["scheme"])


def _without_port(hop: str) -> str:
    """Some proxies add the port from which they were asked."""
    told = WITH_PORT.fullmatch(hop)
    return hop if told is None else told[1] or told[2]


def _values(scope: Any, wanted: bytes) -> list[str]:
    """All that the headers of this name list, in their order."""
    lines = [value.decode("latin-1") for name, value in scope["headers"] if name == wanted]
    return [part.strip() for line in lines for part in line.split(",")]
