"""A push service of our own: it takes messages for made-up browsers, and reads them with their keys."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import ECDH, EllipticCurvePublicKey, generate_private_key

from islario.server.notices.push import CURVE, END, POINT, SALT, SECRET, _opening, public_of, text_of
from tests.patience import patiently


class Browser:
    """Keys of its own, and what has come for it."""

    def __init__(self, service: Service, endpoint: str) -> None:
        self.service = service
        self.endpoint = endpoint
        self.key = generate_private_key(CURVE)
        self.secret = os.urandom(SECRET)
        self.heads: list[dict[str, str]] = []
        self.sealed: list[bytes] = []

    @property
    def wish(self) -> dict[str, str]:
        """What the page would post."""
        return {"endpoint": self.endpoint, "p256dh": text_of(public_of(self.key)), "auth": text_of(self.secret)}

    @property
    def notices(self) -> list[dict[str, Any]]:
        return [json.loads(self.unsealed(content)) for content in list(self.sealed)]

    def unsealed(self, content: bytes) -> bytes:
        salt, rest = content[:SALT], content[SALT + 4 :]
        sender, body = rest[1 : 1 + POINT], rest[1 + POINT :]
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        cipher, nonce = _opening(shared, public_of(self.key), sender, self.secret, salt)
        return cipher.decrypt(nonce, body, None).removesuffix(END)

    def until(self, count: int) -> list[dict[str, Any]]:
        """All notices, once there are so many."""
        for _ in patiently(f"{count} notices", pause=0.05):
            if len(self.sealed) >= count:
                break
        return self.notices


class Service:
    def __init__(self, url: str) -> None:
        self.url = url
        self.browsers: dict[str, Browser] = {}
        self.answers: dict[str, list[int]] = {}  # statuses to answer with, by path, before it is 201 again

    def browser(self, *answers: int) -> Browser:
        path = f"/{len(self.browsers)}"
        self.answers[path] = list(answers)
        self.browsers[path] = Browser(self, self.url + path)
        return self.browsers[path]


@contextmanager
def push_service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            browser = service.browsers[self.path]
            content = self.rfile.read(int(self.headers["content-length"]))
            browser.heads.append({name.lower(): value for name, value in self.headers.items()})
            browser.sealed.append(content)
            waiting = service.answers[self.path]
            self.send_response(waiting.pop(0) if waiting else 201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = Service(f"http://127.0.0.1:{server.server_address[1]}")
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
