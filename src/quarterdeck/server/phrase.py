"""Recovery phrases: words of two syllables that say again who a guest is; each reads in both scripts.

The first words find the row, the others prove it, the last one tells a slip of the pen from a wrong phrase.
"""

import hashlib
import hmac
import secrets
from typing import NamedTuple

from ..errors import BadInput

CONSONANTS = "bdfghjklmnprstvz"  # 16, and 4 vowels: a syllable is 6 bits, a word 12
VOWELS = "aiou"
CYRILLIC = dict(zip(CONSONANTS + VOWELS, "бдфгхжклмнпрствзаиоу", strict=True))
LATIN = {ord(theirs): ours for ours, theirs in CYRILLIC.items()}
SYLLABLES = tuple(consonant + vowel for consonant in CONSONANTS for vowel in VOWELS)
FOUND_BY = 2  # words: 16 million places, taken by one phrase each
PROVING = 7  # words: 84 bits, beyond guessing even for whoever has the hashes
WORDS = FOUND_BY + PROVING + 1
MOST_TEXT = 200  # characters of what is typed: ten words, with room for dashes and line breaks
RUDE = frozenset({"suka", "jopa", "popa", "pisa", "kaka", "naza", "huji", "huja", "bada", "nigu", "niga", "sisi"})
COST = 2**14  # of scrypt: 16 MB and about 50 ms a try


class Phrase(NamedTuple):
    """A phrase in the form it is stored and compared in."""

    lookup: str
    secret: str


def make() -> str:
    """A new phrase, in Latin letters."""
    words = [_word() for _ in range(FOUND_BY + PROVING)]
    return " ".join([*words, _check_word(words)])


def spelled(phrase: str, lang: str) -> str:
    """A phrase in the letters of a language."""
    return phrase.translate({ord(ours): theirs for ours, theirs in CYRILLIC.items()}) if lang == "ru" else phrase


def read(text: str) -> Phrase:
    """What somebody has typed, in either script and however spaced; BadInput where it cannot be a phrase."""
    letters = "".join(letter for letter in text[:MOST_TEXT].casefold().translate(LATIN) if letter.isalpha())
    words = [letters[at : at + 4] for at in range(0, len(letters), 4)]
    if len(words) != WORDS or any(word[:2] not in SYLLABLES or word[2:] not in SYLLABLES for word in words):
        raise BadInput("phrase-form", {"words": WORDS})
    if words[-1] != _check_word(words[:-1]):
        raise BadInput("phrase-slip")
    return Phrase("".join(words[:FOUND_BY]), "".join(words[FOUND_BY:-1]))


def digest(secret: str) -> str:
    """How the proving words are stored."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_stretch(secret, salt).hex()}"


def proves(secret: str, stored: str) -> bool:
    """Whether these are the words; as slow where nothing is stored, so that nobody learns which places are taken."""
    salt, _, kept = (stored or NOTHING).partition(":")
    return hmac.compare_digest(_stretch(secret, bytes.fromhex(salt)), bytes.fromhex(kept)) and bool(stored)


NOTHING = f"{'00' * 16}:{'00' * 32}"


def _stretch(secret: str, salt: bytes) -> bytes:
    return hashlib.scrypt(secret.encode(), salt=salt, n=COST, r=8, p=1, dklen=32)


def _word() -> str:
    while True:
        word = secrets.choice(SYLLABLES) + secrets.choice(SYLLABLES)
        if word not in RUDE:
            return word


def _check_word(words: list[str]) -> str:
    number = int.from_bytes(hashlib.sha256(" ".join(words).encode()).digest()[:2])
    return SYLLABLES[number % 64] + SYLLABLES[number // 64 % 64]
