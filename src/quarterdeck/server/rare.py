"""Rare: a line of the log that can be caused again and again, told once in a while with how often it was not."""

import logging
import time
from collections.abc import Callable

QUIET_SECONDS = 10.0  # between two lines of a kind: a flood stays readable and does not fill the disk


class Rare:
    """One kind of line."""

    def __init__(self, log: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._clock = clock
        self._told = float("-inf")
        self._untold = 0

    def warn(self, text: str, *args: object) -> None:
        """Logs it unless that was done a moment ago."""
        now = self._clock()
        if now - self._told < QUIET_SECONDS:
            self._untold += 1
            return
        more = f" (and {self._untold} more like it before)" if self._untold else ""
        self._told, self._untold = now, 0
        self._log.warning(text + more, *args)
