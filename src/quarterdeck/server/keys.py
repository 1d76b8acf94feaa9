"""The signing key and what is signed with it: cookies, seat links, orders of the administrator.

A token says what it is for, so that none can be used in place of another. Nothing secret has to be stored for it.
"""

import base64
import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path
from typing import NamedTuple

from ..errors import BadInput
from .private import OWNER_ONLY, close_file, make_folder

KEY_BYTES = 32  # as many as HMAC-SHA-256 gives security for
MAC_BYTES = 16  # 128 bits: beyond guessing, and links stay short
ID_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is misread when a link is typed
ID_LENGTH = 22  # 31**22 is more than 2**108: an id of a private table cannot be found by trying
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one; renewed on every visit
CLOCK_SECONDS = 600  # a clock that was put right may make a fresh cookie seem to come from the future
FIRST_ISSUED = 1_795_000_000  # 18 November 2026: cookies without a date are older than this release and end with it
ORDER_SECONDS = 30  # how long an administrator's order is good: both ends have the same clock


class Pass(NamedTuple):
    """What a cookie says: who, on which device, since when, and of which generation of his cookies."""

    guest: str
    device: int
    issued: int  # unix seconds
    generation: int


def new_id() -> str:
    """A random name for a table, guest or replay."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def load_key(file: Path) -> bytes:
    """The signing key; made when there is none, readable by its owner only."""
    try:
        key = bytes.fromhex(file.read_text("ascii").strip())
        close_file(file)
    except FileNotFoundError:
        return _make_key(file)
    except (ValueError, UnicodeDecodeError):
        key = b""
    except OSError as error:
        raise BadInput("serve-key-read", {"file": str(file), "why": error.strerror or str(error)}) from None
    if len(key) != KEY_BYTES:
        raise BadInput("serve-key", {"file": str(file), "digits": 2 * KEY_BYTES})
    return key


def _make_key(file: Path) -> bytes:
    key = secrets.token_bytes(KEY_BYTES)
    try:
        make_folder(file.parent)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    except FileExistsError:
        return load_key(file)  # another process was faster
    except OSError as error:
        raise BadInput("serve-key-write", {"file": str(file), "why": error.strerror or str(error)}) from None
    with os.fdopen(handle, "w") as out:
        out.write(key.hex() + "\n")
    return key


class Signer:
    """Makes and reads signed tokens."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, purpose: str, *parts: str | int) -> str:
        """A signed token of these parts; none of them may hold a full stop."""
        body = ".".join(map(str, parts))
        return f"{body}.{self._mac(purpose, body)}"

    def read(self, purpose: str, token: str) -> list[str] | None:
        """The parts of a token, None where it was not signed here for this purpose."""
        body, _, mac = token.rpartition(".")
        if not body or not hmac.compare_digest(mac.encode(), self._mac(purpose, body).encode()):
            return None
        return body.split(".")

    def _mac(self, purpose: str, body: str) -> str:
        digest = hmac.digest(self._key, f"{purpose}|{body}".encode(), hashlib.sha256)[:MAC_BYTES]
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    # What tokens there are

    def cookie(self, pass_: "Pass") -> str:
        """A guest's cookie on one of his devices."""
        return self.token("guest", pass_.guest, pass_.device, pass_.issued, pass_.generation)

    def read_cookie(self, cookie: str) -> "Pass | None":
        """Whose cookie it is, None where it is too old."""
        parts = self.read("guest", cookie)
        if not parts or len(parts) not in (2, 4):
            return None
        issued, generation = map(int, parts[2:] or (min(FIRST_ISSUED, int(time.time())), 0))
        fresh = -CLOCK_SECONDS <= time.time() - issued <= COOKIE_SECONDS
        return Pass(parts[0], int(parts[1]), issued, generation) if fresh else None

    def share_link(self, table: str, generation: int) -> str:
        """The token that shows the replay of a private table to whoever has it, while this is the generation."""
        return self.token("share", table, generation)

    def is_share_link(self, table: str, generation: int, token: str) -> bool:
        """Whether a token shows this table's replay; the first ones named no generation."""
        parts = self.read("share", token)
        return parts == [table, str(generation)] or (generation == 0 and parts == [table])

    def seat_link(self, table: str, seat: int, generation: int) -> str:
        """The token of a free seat; a seat given anew has a new generation, and its old link is dead."""
        return self.token("seat", table, seat, generation)

    def read_seat_link(self, token: str) -> tuple[str, int, int] | None:
        """Table, seat and generation of a seat link."""
        parts = self.read("seat", token)
        if not parts or len(parts) != 3:
            return None
        return parts[0], int(parts[1]), int(parts[2])

    def order(self, order: str) -> str:
        """An order of whoever can read the key file."""
        return self.token("order", hash_token(order), int(time.time()), secrets.token_hex(8))

    def is_order(self, order: str, token: str) -> bool:
        """Whether a fresh token allows this order."""
        parts = self.read("order", token)
        if not parts or len(parts) != 3 or parts[0] != hash_token(order):
            return False
        return abs(time.time() - int(parts[1])) <= ORDER_SECONDS


def hash_token(token: str) -> str:
    """How a token that is good only once is stored: it is random, so that a plain hash keeps it."""
    return hashlib.sha256(token.encode()).hexdigest()


def hash_pin(pin: str) -> str:
    """How a PIN is stored. It is short: the server's rate limit protects it, this only keeps it out of backups."""
    salt = secrets.token_bytes(16)
    return salt.hex() + ":" + _stretch(pin, salt).hex()


def is_pin(pin: str, stored: str) -> bool:
    """Whether this is the PIN that was stored."""
    salt, _, digest = stored.partition(":")
    return hmac.compare_digest(_stretch(pin, bytes.fromhex(salt)), bytes.fromhex(digest))


def _stretch(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=2**12, r=8, p=1, dklen=32)  # about 15 ms: not felt, slow to try
