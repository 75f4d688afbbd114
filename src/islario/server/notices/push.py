"""Web Push: a message that only the browser can read which asked for it (RFC 8291), signed with the server's own key
(VAPID, RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
POINT, SECRET, SALT = 65, 16, 16  # bytes
RECORD = 4096  # bytes of the one record that a message is
VALID = 12 * 3600  # seconds for which a signature holds
END = b"\x02"  # stands after the last of the records, which is the first


def text_of(content: bytes) -> str:
    """Bytes as they stand in addresses and headers."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """ValueError: it is no such text."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def new_key() -> bytes:
    return generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def public_of(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Vapid:
    """The server's own key, by which push services know it again."""

    def __init__(self, key: bytes, contact: str) -> None:
        self.key = derive_private_key(int.from_bytes(key, "big"), CURVE)
        self.contact = contact
        self.public = text_of(public_of(self.key))

    def signed(self, endpoint: str, now: int) -> str:
        """What stands in the header of a message to that endpoint."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + VALID, "sub": self.contact}
        token = ".".join(text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.key.sign(token.encode(), ECDSA(hashes.SHA256())))
        return f"vapid t={token}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def is_key(point: bytes, secret: bytes) -> bool:
    """Whether a browser's key is one, and its secret long enough."""
    try:
        EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        return False
    return len(point) == POINT and len(secret) == SECRET


def sealed(
    message: bytes, point: bytes, secret: bytes, key: EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The message for the browser that has this key and secret; `key` and `salt` are made for it, unless given."""
    key, salt = key or generate_private_key(CURVE), salt or os.urandom(SALT)
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, point))
    cipher, nonce = _opening(shared, point, public_of(key), secret, salt)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + public_of(key)
    return head + cipher.encrypt(nonce, message + END, None)


def _opening(shared: bytes, browser: bytes, sender: bytes, secret: bytes, salt: bytes) -> tuple[AESGCM, bytes]:
    """The cipher and its nonce, which both sides derive."""
    both = _derived(shared, secret, b"WebPush: info\0" + browser + sender, 32)
    key = _derived(both, salt, b"Content-Encoding: aes128gcm\0", 16)
    return AESGCM(key), _derived(both, salt, b"Content-Encoding: nonce\0", 12)


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)
