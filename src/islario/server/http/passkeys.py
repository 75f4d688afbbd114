"""Passkeys as browsers make and use them (WebAuthn), checked by `fido2`."""

from __future__ import annotations

import json
import logging
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from fido2.server import Fido2Server
from fido2.webauthn import (
    AttestationConveyancePreference,
    AttestationObject,
    AttestedCredentialData,
    AuthenticationResponse,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorData,
    CollectedClientData,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialUserEntity,
    RegistrationResponse,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from islario.server.errors import Refusal
from islario.server.http.asking import Asked, house_of
from islario.server.http.messages import PasskeyMade, PasskeyUsed
from islario.server.notices.push import bytes_of

logging.getLogger("fido2").setLevel(logging.WARNING)  # it names every key
LOCAL = "localhost"


class Party:
    """This server as a browser knows it: by the name in its address."""

    def __init__(self, name: str, origin: str) -> None:
        self.name = name
        entity = PublicKeyCredentialRpEntity(id=name, name="Islario")
        none = AttestationConveyancePreference.NONE  # nobody has to say which make their key is
        self.server = Fido2Server(entity, none, verify_origin=lambda said: said == origin)

    def to_make(self, user: bytes, name: str, known: list[bytes]) -> tuple[dict[str, Any], str]:
        """What a browser needs to make a key, and what is kept meanwhile."""
        person = PublicKeyCredentialUserEntity(id=user, name=name, display_name=name)
        options, state = self.server.register_begin(
            person, [AttestedCredentialData(content) for content in known],
            resident_key_requirement=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        )  # fmt: skip
        return dict(options), json.dumps(state)

    def made(self, state: str, said: PasskeyMade) -> tuple[bytes, bytes, int]:
        """The id of a key that was made, its public half, and how often it has signed."""
        try:
            response = AuthenticatorAttestationResponse(
                client_data=CollectedClientData(bytes_of(said.client_data)),
                attestation_object=AttestationObject(bytes_of(said.attestation)),
            )
            answer = RegistrationResponse(raw_id=bytes_of(said.id), response=response)
            found = self.server.register_complete(json.loads(state), answer)
            content = found.credential_data
        except Exception:  # whatever is wrong with what a stranger sends
            raise Refusal("wrong-passkey", 403) from None
        if content is None or content.credential_id != answer.raw_id:
            raise Refusal("wrong-passkey", 403)
        return content.credential_id, bytes(content), found.counter

    def to_use(self) -> tuple[dict[str, Any], str]:
        """What a browser needs to use a key that it has, and what is kept meanwhile."""
        options, state = self.server.authenticate_begin(user_verification=UserVerificationRequirement.PREFERRED)
        return dict(options), json.dumps(state)

    def check(self, state: str, content: bytes, said: PasskeyUsed) -> int:
        """Refuses what was not signed by that key; how often it has signed."""
        try:
            response = AuthenticatorAssertionResponse(
                client_data=CollectedClientData(bytes_of(said.client_data)),
                authenticator_data=AuthenticatorData(bytes_of(said.authenticator_data)),
                signature=bytes_of(said.signature),
            )
            answer = AuthenticationResponse(raw_id=bytes_of(said.id), response=response)
            self.server.authenticate_complete(json.loads(state), [AttestedCredentialData(content)], answer)
        except Exception:  # whatever is wrong with what a stranger sends
            raise Refusal("wrong-passkey", 403) from None
        return response.authenticator_data.counter


def party_of(request: Asked) -> Party:
    """Where this server has a name of its own that it was told of, and HTTPS (or is asked on its own machine)."""
    settings, host = house_of(request).settings, request.headers.get("host", "").lower()
    name = urlsplit(f"//{host}").hostname or ""
    scheme = "https" if settings.secure else request.url.scheme
    if name not in settings.hosts or _is_address(name) or (scheme != "https" and name != LOCAL):
        raise Refusal("no-passkeys-here", 409)
    return Party(name, f"{scheme}://{host}")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
