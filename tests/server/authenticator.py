"""A passkey in software: what a browser and its authenticator would answer, rightly or wrongly."""

from __future__ import annotations

import json
import os
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from fido2 import cbor
from fido2.cose import ES256
from fido2.utils import sha256

from islario.server.notices.push import bytes_of, text_of

PRESENT, KEY_WITHIN = 0x01, 0x40


class Authenticator:
    def __init__(self, origin: str, party: str) -> None:
        self.origin = origin
        self.party = party
        self.key = generate_private_key(SECP256R1())
        self.id = os.urandom(32)
        self.count = 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return sha256(self.party.encode()) + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def made(self, options: dict[str, Any]) -> dict[str, str]:
        """The answer to what a server needs to know a new key."""
        public = cbor.encode(ES256.from_cryptography_key(self.key.public_key()))
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(PRESENT | KEY_WITHIN, credential)
        attestation = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._client_data("create", options["publicKey"]["challenge"])
        return {"id": text_of(self.id), "client_data": text_of(said), "attestation": text_of(attestation)}

    def used(self, options: dict[str, Any]) -> dict[str, str]:
        """The answer to a challenge."""
        said, data = self._client_data("get", options["publicKey"]["challenge"]), self._data(PRESENT)
        signature = self.key.sign(data + sha256(said), ECDSA(hashes.SHA256()))
        return {
            "id": text_of(self.id), "client_data": text_of(said), "authenticator_data": text_of(data),
            "signature": text_of(signature),
        }  # fmt: skip


def tampered(text: str) -> str:
    """The same with its last byte changed."""
    content = bytearray(bytes_of(text))
    content[-1] ^= 1
    return text_of(bytes(content))
