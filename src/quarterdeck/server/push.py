"""Web push: messages to a browser whose page is closed, by its maker's push service.

The service sees who calls (our key signs, RFC 8292) but not what is said (RFC 8291: only the browser can read it). Its
address comes from a stranger's browser: it must be https and of a public host, and the connection goes to the very
address that was checked.
"""

import base64
import hashlib
import hmac
import http.client
import ipaddress
import json
import logging
import os
import socket
import ssl
import time
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ..errors import BadInput
from .private import OWNER_ONLY, close_file, make_folder

log = logging.getLogger(__name__)
LONGEST_ENDPOINT = 1000  # characters; the longest in use are below 300
POINT_BYTES, AUTH_BYTES = 65, 16
RECORD = 4096  # bytes: what every service takes
LONGEST_MESSAGE = 2000
VAPID_SECONDS = 12 * 3600  # half of what services allow
TTL_SECONDS = 24 * 3600  # how long a service keeps a message for a phone that is off
SECONDS = 10.0  # for a service to answer
DONE = range(200, 300)
GONE = (404, 410)  # the browser has unsubscribed


class Target(NamedTuple):
    """A browser's address and keys."""

    endpoint: str
    p256dh: str
    auth: str


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Where it goes


def check_target(target: Target, inside: bool) -> None:
    """BadInput where nobody should send anything there; names are looked up when something is sent."""
    try:
        parts = urlsplit(target.endpoint)
        point, auth, port = unb64(target.p256dh[:200]), unb64(target.auth[:200]), parts.port
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadInput("push-target") from None
    web = parts.scheme == "https" or (inside and parts.scheme == "http")
    named = bool(parts.hostname) and not parts.username and not parts.password and parts.fragment == ""
    usual = inside or port in (None, 443)
    whole = len(target.endpoint) <= LONGEST_ENDPOINT and target.endpoint.isascii() and target.endpoint.isprintable()
    if not (web and named and usual and whole and len(point) == POINT_BYTES and len(auth) == AUTH_BYTES):
        raise BadInput("push-target")
    try:
        address = ipaddress.ip_address(parts.hostname or "")
    except ValueError:
        return
    if not (inside or address.is_global):
        raise BadInput("push-target")


def resolve(host: str, port: int, inside: bool) -> str:
    """The address to connect to; OSError where the host has one that is not public, or none."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not inside and not all(ipaddress.ip_address(one.partition("%")[0]).is_global for one in found):
        raise OSError(f"{host} is not a public host")
    return sorted(found)[0]


class Pinned(http.client.HTTPConnection):
    """A connection to an address that was checked, for a host that is named in the request."""

    def __init__(self, host: str, port: int, address: str, secure: bool) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._address = address
        self._secure = secure

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), SECONDS)
        self.sock = (
            ssl.create_default_context().wrap_socket(plain, server_hostname=self.host) if self._secure else plain
        )


# The key that calls


class Vapid:
    """Our key pair, made on the first start and kept beside the database."""

    def __init__(self, file: Path, contact: str) -> None:
        self._key = load_key(file)
        self._contact = contact
        numbers = serialization.PublicFormat.UncompressedPoint
        self.public = b64(self._key.public_key().public_bytes(serialization.Encoding.X962, numbers))

    def header(self, endpoint: str) -> str:
        """What says to a push service who calls."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VAPID_SECONDS,
            "sub": self._contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        body = ".".join(b64(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={body}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def load_key(file: Path) -> ec.EllipticCurvePrivateKey:
    """The private key; made when there is none, readable by its owner only."""
    try:
        number = int(file.read_text("ascii").strip(), 16)
        close_file(file)
        return ec.derive_private_key(number, ec.SECP256R1())
    except FileNotFoundError:
        pass
    except ValueError:
        raise BadInput("serve-push-key", {"file": str(file)}) from None
    except OSError as error:
        raise BadInput("serve-key-read", {"file": str(file), "why": error.strerror or str(error)}) from None
    key = ec.generate_private_key(ec.SECP256R1())
    try:
        make_folder(file.parent)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    except FileExistsError:
        return load_key(file)  # another process was faster
    except OSError as error:
        raise BadInput("serve-key-write", {"file": str(file), "why": error.strerror or str(error)}) from None
    with os.fdopen(handle, "w") as out:
        out.write(f"{key.private_numbers().private_value:064x}\n")
    return key


# What is sent


def encrypt(message: bytes, target: Target, salt: bytes | None = None) -> bytes:
    """A message that only the browser can read (RFC 8291, one record)."""
    assert len(message) <= LONGEST_MESSAGE
    theirs = unb64(target.p256dh)
    own = ec.generate_private_key(ec.SECP256R1())
    point = own.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    prk = hmac.digest(unb64(target.auth), shared, hashlib.sha256)
    secret = hmac.digest(prk, b"WebPush: info\x00" + theirs + point + b"\x01", hashlib.sha256)
    salt = salt or os.urandom(16)
    key, nonce = (derive(secret, salt, what, size) for what, size in ((b"aes128gcm", 16), (b"nonce", 12)))
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


def derive(secret: bytes, salt: bytes, what: bytes, size: int) -> bytes:
    """A key of the record (RFC 8188)."""
    return HKDF(hashes.SHA256(), size, salt, b"Content-Encoding: " + what + b"\x00").derive(secret)


def send(vapid: Vapid, target: Target, message: bytes, topic: str, inside: bool) -> int:
    """Sends one message and waits for the answer: its status, 0 where there was none. Not for the event loop."""
    try:
        check_target(target, inside)
        parts = urlsplit(target.endpoint)
        secure, host = parts.scheme == "https", parts.hostname or ""
        port = parts.port or (443 if secure else 80)
        connection = Pinned(host, port, resolve(host, port, inside), secure)
        headers = {
            "Authorization": vapid.header(target.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_SECONDS),
            "Urgency": "normal",
            "Topic": topic,  # a newer message takes the place of an older one that was not delivered yet
        }
        path = parts.path or "/"
        try:
            connection.request(
                "POST", f"{path}?{parts.query}" if parts.query else path, encrypt(message, target), headers
            )
            return connection.getresponse().status
        finally:
            connection.close()
    except (OSError, BadInput, http.client.HTTPException, UnicodeError) as error:
        log.info("a push could not be sent: %s", error.__class__.__name__)  # the address is nobody's business
        return 0
