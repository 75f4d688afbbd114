"""Visitors of the server that the page sets up: real connections, from an address of their own."""

from __future__ import annotations

import json
import socket
import ssl
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.hosting.world import VISITOR
from tests.patience import PATIENCE
from tests.server.table import GAME, Table

CERTIFICATE = "/etc/ssl/islario/fullchain.pem"


def visitor(url: str, certificate: str | None = None, **headers: str) -> httpx.Client:
    """A browser at another address."""
    trusted = ssl.create_default_context(cafile=certificate) if certificate else False
    transport = httpx.HTTPTransport(local_address=VISITOR, verify=trusted)
    return httpx.Client(base_url=url, transport=transport, timeout=PATIENCE, headers=headers)


def seated(client: httpx.Client) -> Table:
    body = {"game": GAME, "players": 2, "seats": [{"kind": "here"}, {"kind": "here"}]}
    answer = client.post("/api/tables", json=body, headers={"origin": str(client.base_url).rstrip("/")})
    assert answer.status_code == 201, answer.text
    return Table(client, answer.json())


def watching(client: httpx.Client, table: Table, certificate: str | None = None, **headers: str) -> ClientConnection:
    """A socket that has said hello and has seen the table."""
    url = urlsplit(str(client.base_url))
    secure = url.scheme == "https"
    assert url.hostname is not None
    wire = socket.create_connection((url.hostname, url.port or (443 if secure else 80)), source_address=(VISITOR, 0))
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    more: dict[str, Any] = {"ssl": ssl.create_default_context(cafile=certificate)} if secure else {}
    opened: ClientConnection = connect(
        f"{'wss' if secure else 'ws'}://{url.netloc}/api/tables/{table.id}/live",
        sock=wire, additional_headers={"cookie": cookies, **headers}, open_timeout=PATIENCE, max_size=None, **more,
    )  # fmt: skip
    opened.send(json.dumps({"type": "hello", "viewers": [{"seat": 0}], "lang": "en"}))
    heard(opened, "view")
    return opened


def heard(opened: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(opened.recv(timeout=PATIENCE))
        if message["type"] in kinds:
            return message
