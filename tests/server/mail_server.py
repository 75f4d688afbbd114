"""A server that takes mail, on this machine, and a web address that takes what hooks are sent."""

from __future__ import annotations

import email
import email.policy
import json
import re
import socketserver
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from tests.patience import patiently


@dataclass
class Box:
    """What has come, and where it came to."""

    url: str = ""
    mails: list[EmailMessage] = field(default_factory=list)
    receivers: list[str] = field(default_factory=list)
    posts: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    status: int = 204

    def mail(self, count: int) -> EmailMessage:
        """The mail of that number, once it is there."""
        for _ in patiently(f"{count} mails", pause=0.05):
            if len(self.mails) >= count:
                break
        return self.mails[count - 1]

    def post(self, count: int) -> dict[str, Any]:
        for _ in patiently(f"{count} posts", pause=0.05):
            if len(self.posts) >= count:
                break
        return self.posts[count - 1][1]


def code_in(text: str) -> str:
    found = re.search(r"\b\d{6}\b", text)
    assert found is not None, text
    return found[0]


@contextmanager
def mail_server() -> Iterator[Box]:
    class Talk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say("220 here")
            while line := self.rfile.readline().decode().strip():
                match line.split(":")[0].upper().split(" ")[0]:
                    case "RCPT":
                        to = line.partition("<")[2].rstrip(">")
                        if to.startswith("gone@"):
                            self.say("550 nobody here")
                        else:
                            box.receivers.append(to)
                            self.say("250 yes")
                    case "DATA":
                        self.say("354 go on")
                        content = b""
                        while not content.endswith(b"\r\n.\r\n"):
                            content += self.rfile.readline()
                        found = email.message_from_bytes(content[:-5], policy=email.policy.default)
                        assert isinstance(found, EmailMessage)
                        box.mails.append(found)
                        self.say("250 taken")
                    case "QUIT":
                        self.say("221 bye")
                        return
                    case _:
                        self.say("250 yes")

        def say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

    box = Box()
    with serving(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talk)) as port:
        box.url = f"smtp://127.0.0.1:{port}"
        yield box


@contextmanager
def hook_server() -> Iterator[Box]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            content = self.rfile.read(int(self.headers["content-length"]))
            box.posts.append((self.path, json.loads(content)))
            self.send_response(box.status)
            self.send_header("location", f"{box.url}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    box = Box()
    with serving(ThreadingHTTPServer(("127.0.0.1", 0), Handler)) as port:
        box.url = f"http://127.0.0.1:{port}"
        yield box


@contextmanager
def serving(server: socketserver.TCPServer) -> Iterator[int]:
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
