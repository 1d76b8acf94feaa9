"""A table's chance: sealed in advance so that nobody can bend it, or typed in from real dice.

How it is sealed. The table draws a 256-bit secret and shows the commitment, a hash of it and of the table's terms.
Then each person gives a nonce; those of bots and of the absent follow from the secret. The key is a hash of secret and
nonces, and the k-th random number of the table is made from HMAC-SHA-256(key, k). The table cannot choose the numbers,
because it was bound before it knew the nonces; people cannot, because they do not know the secret. After the end the
secret is shown, and anybody can do the sums again (verify.py). docs/dice.md has every formula, what it proves, and what
it does not.

The formulas have a number, the protocol, which a table keeps for ever. 1 is that of tables from before there was a
number: the commitment binds the secret alone, and a server could choose bots' nonces after the people's. Dice that
follow from a seed are still 1: they are no secret, and the same seed gives the same game as ever.

The counter k only grows. So does the epoch, which is part of the sum: a table that comes back from a copy goes on with
dice that nobody has seen. What an entry drew stays in the log and in the replay file even where the entry was taken
back, so the k at which an entry begins is the number of outcomes written on all lines above it: no replay needs to
say it, and a takeback followed by the same action meets new dice.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence

import msgspec

from ..engine.chance import Chance
from ..errors import BadInput

PROTOCOL = 2  # of tables sealed today
FIRST_EPOCH = 1
SECRET_BYTES = 32
DERIVED_DIGITS = 32  # as many as a page gives: 128 bits
WORD_BYTES = 16  # of the 32 that HMAC gives: n / 2**128 is the bias of one outcome, below 2**-97 for any n
CHECK_DIGITS = 8  # 32 bits against slips of the pen; a forger is stopped by the commitment, not by this
NONCE = re.compile(r"[0-9A-Za-z_-]{1,64}")  # no separators, so that joined nonces read one way only

Parse = Callable[[int, int, str], int]


class Drawn(msgspec.Struct, frozen=True):
    """One random number as it was drawn: the game's label for it, the number of outcomes, and which one came up."""

    label: int
    n: int
    outcome: int


class OutcomeNeeded(Exception):
    """Real dice must be thrown: `label` says which, `n` how many outcomes there are."""

    def __init__(self, label: int, n: int) -> None:
        self.label = label
        self.n = n
        super().__init__(label, n)


class Sealed(Chance):
    """Random numbers that follow from a key, an epoch and a counter that only grows."""

    def __init__(self, key: bytes, counter: int = 0, epoch: int = FIRST_EPOCH) -> None:
        super().__init__(0)
        self.key = key
        self.counter = counter
        self.epoch = epoch
        self.drawn: list[Drawn] = []

    def below(self, n: int) -> int:
        place = b"" if self.epoch == FIRST_EPOCH else self.epoch.to_bytes(8, "big")
        word = hmac.digest(self.key, place + self.counter.to_bytes(8, "big"), "sha256")[:WORD_BYTES]
        outcome = int.from_bytes(word, "big") * n >> (8 * WORD_BYTES)
        self.counter += 1
        self.drawn.append(Drawn(self.label, n, outcome))
        return outcome

    def clone(self) -> "Sealed":
        copy = Sealed(self.key, self.counter, self.epoch)
        copy.drawn = list(self.drawn)
        copy.label = self.label
        return copy


class Seeded(Sealed):
    """Sealed dice whose secret and nonces follow from a number: the same game again, verifiable the same way."""

    def __init__(self, seed: int, seats: int) -> None:
        super().__init__(sealing_key(seeded_secret(seed), seeded_nonces(seats)))


class Typed(Chance):
    """Outcomes that people type in; where they run out it raises OutcomeNeeded, and the table asks for the next one."""

    def __init__(self, texts: Sequence[str], parse: Parse) -> None:
        super().__init__(0)
        self.texts = texts
        self.parse = parse
        self.drawn: list[Drawn] = []

    def below(self, n: int) -> int:
        if len(self.drawn) == len(self.texts):
            raise OutcomeNeeded(self.label, n)
        outcome = self.parse(self.label, n, self.texts[len(self.drawn)])
        self.drawn.append(Drawn(self.label, n, outcome))
        return outcome

    def clone(self) -> "Typed":
        copy = Typed(self.texts, self.parse)
        copy.drawn = list(self.drawn)
        copy.label = self.label
        return copy


def new_secret() -> str:
    """A fresh secret, as hexadecimal text."""
    return secrets.token_hex(SECRET_BYTES)


def new_nonce() -> str:
    """A fresh nonce, as a person's page makes one."""
    return secrets.token_hex(DERIVED_DIGITS // 2)


def derived_nonce(secret: str, seat: int) -> str:
    """The nonce of a bot or of somebody absent: bound by the commitment, so that nobody can choose it."""
    return hmac.digest(secret_bytes(secret), f"nonce {seat + 1}".encode(), "sha256").hex()[:DERIVED_DIGITS]


def seeded_secret(seed: int) -> str:
    """The secret of a table that was started from a number."""
    return hashlib.sha256(f"quarterdeck seed {seed}".encode()).hexdigest()


def seeded_nonces(seats: int) -> tuple[str, ...]:
    """The nonces of a table that was started from a number."""
    return tuple(f"seat-{seat + 1}" for seat in range(seats))


def commitment(secret: str, terms: str = "") -> str:
    """What binds the table: SHA-256 over its secret's bytes and its terms (sealing.py; none in protocol 1)."""
    return hashlib.sha256(secret_bytes(secret) + terms.encode()).hexdigest()


def sealing_key(secret: str, nonces: Sequence[str], protocol: int = 1) -> bytes:
    """The key of all outcomes."""
    label = () if protocol == 1 else ("key",)  # else a nonce could be made to look like something else
    return hmac.digest(secret_bytes(secret), "\n".join((*label, *nonces)).encode(), "sha256")


def secret_bytes(secret: str) -> bytes:
    """The bytes of a secret's text."""
    if not re.fullmatch(r"[0-9a-f]{64}", secret):
        raise BadInput("table-secret", {"digits": 2 * SECRET_BYTES})
    return bytes.fromhex(secret)


def check_nonce(nonce: str) -> str:
    """The nonce itself, if it may be one."""
    if not NONCE.fullmatch(nonce):
        raise BadInput("table-nonce", {"given": nonce[:80]})
    return nonce


def nonce_check(sealed: str, seat: int, nonce: str) -> str:
    """Check digits that tell a misread nonce or commitment in a replay from a true one."""
    return hashlib.sha256(f"{sealed} {seat} {nonce}".encode()).hexdigest()[:CHECK_DIGITS]
