"""Tokens: made of 128 bits from the system, stored as hashes only, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_token() -> str:
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """A table's name in its link: nobody guesses it. No command line takes it for an option."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


def hashed(token: str) -> bytes:
    """What is stored. A token is random throughout, so one round of SHA-256 hides it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


NOBODY = hashed("")  # who has no cookie


def same(given: bytes, stored: bytes | None) -> bool:
    return stored is not None and hmac.compare_digest(given, stored)
