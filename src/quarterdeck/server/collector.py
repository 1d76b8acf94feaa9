"""Python's cycle collector, kept from looking through all of memory in the middle of the game.

Young objects are looked through as they come. Sockets and tables leave no rings behind, so that they need no collector;
for whatever else might, all of memory is looked through now and then, while there is little of it.
"""

import gc
import sys

MOST_BLOCKS = 120_000  # of memory since the start, about 400 sockets: looked through in 25 to 50 ms


class Collector:
    """When all of memory is looked through."""

    def __init__(self) -> None:
        self._blocks = 0  # that there were at the start

    def calm(self) -> None:
        """From now on only young objects are looked through unasked.

        Measured with 1,000 sockets: else it is 0.2 s every few seconds, which everybody felt.
        """
        gc.collect()
        gc.freeze()  # modules and classes stay anyway
        gc.set_threshold(2_000, 20, 1_000_000)
        self._blocks = sys.getallocatedblocks()

    def collect(self) -> bool:
        """Looks through all of memory, unless that would be felt."""
        if sys.getallocatedblocks() - self._blocks > MOST_BLOCKS:
            return False
        gc.collect()
        return True
