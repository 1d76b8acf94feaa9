"""Pools of dice: how many show each face, 4 bits a face."""

from typing import Annotated

from mypy_extensions import i64

from ....engine.bits import bit
from .codes import FACES, Face

Pool = Annotated[i64, 0, 0xFFFFFFFFF]


def dice_of(pool: Pool, face: Face) -> i64:
    """How many dice of a pool show a face."""
    return (pool >> (face * 4)) & 15


def one(face: Face) -> Pool:
    """The pool of a single die."""
    return bit(face * 4)


def faces_in(pool: Pool) -> i64:
    """The faces that a pool shows, as bits."""
    found: i64 = 0
    for face in range(FACES):
        if (pool >> (face * 4)) & 15 != 0:
            found |= bit(face)
    return found


def dice_in(pool: Pool) -> i64:
    """How many dice a pool has."""
    found: i64 = 0
    for face in range(FACES):
        found += (pool >> (face * 4)) & 15
    return found


def pool_text(pool: Pool) -> str:
    """Nine digits: how many dice of each face."""
    return "".join([str(dice_of(pool, Face(face))) for face in range(FACES)])


def read_pool(text: str) -> Pool:
    """The pool of nine digits; ValueError for anything else."""
    if len(text) != FACES or not text.isascii() or not text.isdigit():
        raise ValueError("position-dice")
    pool: i64 = 0
    for face in range(FACES):
        pool += one(Face(face)) * int(text[face])
    return pool
