"""The operator's token: given in a file, or made once and kept beside the tables, for the server's own user to read."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from islario.server.errors import Refusal
from islario.server.http.entry.secrets import hashed, new_token, same
from islario.server.settings import Settings

SHORTEST = 16  # letters; whatever is shorter can be guessed


def operator_token(settings: Settings) -> str:
    """The token, made now where none was given or made before."""
    path = settings.operator_path
    if not settings.operator_file and not path.exists():
        _make(path)
    return read_token(path)


def read_token(path: Path) -> str:
    """OSError: it cannot be read. ValueError: what stands there is no text, or too short."""
    token = path.read_text(encoding="utf-8").strip()
    if len(token) < SHORTEST:
        raise ValueError(f"{path} holds fewer than {SHORTEST} letters")
    return token


def _make(path: Path) -> None:
    """Whole or not at all, also where two servers begin together: the first link wins."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w") as file:
            file.write(new_token() + "\n")
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink()


class Key:
    """Opens the operator's page and commands. Without a token, nothing does."""

    def __init__(self, token: str | None) -> None:
        self.token = None if token is None else hashed(token)
        self.cookie = None if token is None else hashed(f"the page of {token}").hex()  # the page keeps no token

    def check(self, token: str) -> None:
        if not same(hashed(token), self.token):
            raise Refusal("wrong-operator", 403)

    def opens_page(self, cookie: str) -> bool:
        return self.cookie is not None and same(hashed(cookie), hashed(self.cookie))
