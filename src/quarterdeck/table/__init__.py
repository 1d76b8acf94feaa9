"""A table without I/O: seats, the append-only log, dice, takebacks, replay files and their verification."""

from .entries import Entry
from .history import Step
from .reading import Needed
from .seats import Fault, Record, Refused, Seat
from .table import Played, Table

__all__ = ["Entry", "Fault", "Needed", "Played", "Record", "Refused", "Seat", "Step", "Table"]
