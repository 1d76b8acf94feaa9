"""Kinds of columns that the two databases call differently; what they are on SQLite never changes."""

from typing import Any

from sqlalchemy import BigInteger, Integer, String
from sqlalchemy.types import TypeEngine

Word: TypeEngine[Any] = String().with_variant(String(collation="C"), "postgresql")  # compared byte by byte, as ids are
Moment: TypeEngine[Any] = Integer().with_variant(BigInteger(), "postgresql")  # milliseconds overflow 32 bits
