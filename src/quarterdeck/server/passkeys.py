"""Passkeys: what a browser is asked to sign, and whether it has. The library does the cryptography, rows the memory."""

import json
import secrets
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from .hostnames import is_loopback, name_of
from .refusals import Denied
from .settings import Settings

CHALLENGE_BYTES = 32
CHALLENGE_SECONDS = 300  # for the browser's own dialogue, a phone to be fetched included
MOST_CHALLENGES = 10_000  # rows at a time; the oldest go first
MOST_PASSKEYS = 10  # of one guest: more than he has devices
MOST_ANSWER = 20_000  # characters of what a browser answers; theirs have about 2,000


class Site(NamedTuple):
    """Whose passkeys they are: the domain that browsers bind them to, and the origin that asks."""

    id: str
    origin: str


def site_of(settings: Settings, host: str) -> Site | str:
    """The site of a request, or the reason why browsers make no passkeys for it."""
    base = settings.base(host)
    name = name_of(urlsplit(base).netloc)
    if name == "localhost":
        return Site(name, base)
    if is_loopback(name):
        return "loopback"
    if not base.startswith("https:"):
        return "https"
    return "name" if name.replace(".", "").isdigit() or ":" in name or "." not in name else Site(name, base)


def need_site(settings: Settings, host: str) -> Site:
    """The site; Denied where there can be no passkeys."""
    site = site_of(settings, host)
    if isinstance(site, str):
        raise Denied(409, f"passkey-{site}")
    return site


class Known(msgspec.Struct, frozen=True):
    """A passkey as it is stored."""

    id: str
    guest: str
    public_key: str
    sign_count: int
    name: str
    created: int
    used: int


def new_challenge() -> bytes:
    return secrets.token_bytes(CHALLENGE_BYTES)


def to_register(site: Site, guest: str, name: str, there: list[Known], challenge: bytes) -> dict[str, Any]:
    """What `navigator.credentials.create` is called with."""
    options = generate_registration_options(
        rp_id=site.id,
        rp_name="Quarterdeck",
        user_id=guest.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        timeout=CHALLENGE_SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in there],
    )
    return dict(json.loads(options_to_json(options)))


def to_sign_in(site: Site, challenge: bytes) -> dict[str, Any]:
    """What `navigator.credentials.get` is called with; the browser shows whose passkeys it has."""
    options = generate_authentication_options(
        rp_id=site.id,
        challenge=challenge,
        timeout=CHALLENGE_SECONDS * 1000,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return dict(json.loads(options_to_json(options)))


def challenge_in(answer: dict[str, Any]) -> bytes:
    """The challenge that an answer says it has signed; Denied where there is none."""
    try:
        told = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        return base64url_to_bytes(told["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise refused() from None


def registered(site: Site, answer: dict[str, Any], challenge: bytes) -> tuple[str, str, int]:
    """Id, public key and counter of a new passkey; Denied where the answer proves nothing."""
    try:
        done = verify_registration_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=site.id, expected_origin=site.origin
        )
    except Exception:  # the library reads what a stranger sends: whatever it stumbles over proves nothing
        raise refused() from None
    id, key = bytes_to_base64url(done.credential_id), bytes_to_base64url(done.credential_public_key)
    return id, key, done.sign_count


def signed_in(site: Site, answer: dict[str, Any], challenge: bytes, known: Known) -> int:
    """The counter of a passkey that has signed; Denied where it has not."""
    try:
        done = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.sign_count,
        )
    except Exception:  # the library reads what a stranger sends: whatever it stumbles over proves nothing
        raise refused() from None
    return done.new_sign_count


def refused() -> Denied:
    return Denied(403, "passkey")
