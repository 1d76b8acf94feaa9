"""The clocks of a table in the terminal: they stand while nobody plays here, and go on where they stood."""

import time
from collections.abc import Callable

from ..table import Table
from ..table.pace import MINUTE, SECOND


class Stopwatch:
    """The time at one table since it was opened here."""

    def __init__(self, table: Table, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began = round(clock() * SECOND) - table.moment

    def stamp(self, table: Table) -> None:
        """Says when the next entry is made."""
        if table.clocks:
            table.stamp(self.now)

    @property
    def now(self) -> int:
        """Milliseconds since the game began, without those in which nobody was here."""
        return round(self._clock() * SECOND) - self._began

    def is_up(self, table: Table, seat: int) -> bool:
        """Whether a seat's time is up, and nobody has said so yet."""
        clock = table.clocks[seat] if table.clocks else None
        return clock is not None and clock.runs and not clock.flagged and self.now >= clock.ends

    def left(self, table: Table, seat: int) -> str:
        """What a seat has left: `9:58`."""
        left = table.clocks[seat].left(self.now)
        return f"{left // MINUTE}:{left % MINUTE // SECOND:02}"
