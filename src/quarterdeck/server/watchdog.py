"""Watchdog: whether the event loop is free. It measures how late a beat comes and what the loop's thread spent
between two beats, and a thread beside it looks at what holds the loop while a beat is overdue.
"""

import asyncio
import contextlib
import logging
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from .rare import Rare

log = logging.getLogger(__name__)
BEAT_SECONDS = 0.02  # a tenth of what a person feels; the beats themselves cost 0.1 % of a core
LOOK_SECONDS = 0.05  # how often the thread looks: what holds the loop for twice that is seen
HELD_SECONDS = 0.1  # from here on it is worth a line
BLOCKED_SECONDS = 1.0  # late without CPU of its own: it waits for a disk or a lock, or the machine is overloaded
KEPT_BEATS = 3000  # for the percentile: the last minute
FRAMES_TOLD = 4  # of the stack, the innermost first: who holds it, and who called that


@dataclass
class Figures:
    """What was measured since the last `begin`."""

    beats: int = 0
    max_lag: float = 0.0  # seconds that a beat came too late
    max_cpu: float = 0.0  # seconds of the thread's own CPU between two beats
    held: int = 0  # beats later than HELD_SECONDS
    worst: str = ""  # what held the loop longest, as far as it was seen


class Watchdog:
    """Watches one event loop from the thread that runs it."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.figures = Figures()
        self.on_beat: Callable[[float], None] = lambda lag: None
        self._clock = clock
        self._lags: deque[float] = deque(maxlen=KEPT_BEATS)
        self._due = 0.0
        self._spent = 0.0
        self._looked = 0.0  # what the thread had spent since its beat when the worst stack was taken
        self._line = Rare(log)
        self._beating: asyncio.TimerHandle | None = None
        self._stop = threading.Event()
        self._looker: threading.Thread | None = None

    def start(self) -> None:
        """Begins to beat, in the thread of the running loop."""
        self._due = self._clock()
        self._spent = time.thread_time()
        self._beat(asyncio.get_running_loop())
        self._looker = threading.Thread(target=self._look_on, args=(threading.get_ident(),), daemon=True)
        self._looker.start()

    def stop(self) -> None:
        """Lets go of the loop and ends the thread."""
        self._stop.set()
        if self._beating is not None:
            self._beating.cancel()
        if self._looker is not None:
            self._looker.join()

    def begin(self) -> Figures:
        """What was measured so far; the figures begin anew."""
        done, self.figures = self.figures, Figures()
        self._lags.clear()
        self._looked = 0.0
        return done

    def percentile(self, share: float) -> float:
        """The lag in seconds that this share of the last minute's beats stayed below."""
        lags = sorted(self._lags)
        return lags[min(len(lags) - 1, int(share * len(lags)))] if lags else 0.0

    # The loop's thread

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        now, spent = self._clock(), time.thread_time()
        self.note(max(0.0, now - self._due), spent - self._spent)
        self._due, self._spent = now + BEAT_SECONDS, spent
        self._beating = loop.call_later(BEAT_SECONDS, self._beat, loop)

    def note(self, lag: float, cpu: float) -> None:
        """Counts one beat."""
        figures = self.figures
        figures.beats += 1
        figures.max_lag = max(figures.max_lag, lag)
        figures.max_cpu = max(figures.max_cpu, cpu)
        figures.held += lag >= HELD_SECONDS
        self._lags.append(lag)
        self.on_beat(lag)

    # The thread beside it

    def _look_on(self, watched: int) -> None:
        while not self._stop.wait(LOOK_SECONDS):
            late = self._clock() - self._due
            cpu = spent_by(watched) - self._spent
            if late >= HELD_SECONDS and (cpu >= HELD_SECONDS / 2 or late >= BLOCKED_SECONDS):
                self.tell(late, cpu, stack_of(watched))

    def tell(self, late: float, cpu: float, where: str) -> None:
        """Notes what holds the loop, and logs it unless it was logged a moment ago."""
        if cpu > self._looked:
            self._looked, self.figures.worst = cpu, where
        self._line.warn("the event loop is %d ms late, %d of them its own: %s", late * 1000, cpu * 1000, where)


def spent_by(thread: int) -> float:
    """Seconds of CPU that a thread has taken; 0 where the system does not tell (Windows)."""
    if sys.platform == "win32":
        return 0.0
    return time.clock_gettime(time.pthread_getcpuclockid(thread))


def stack_of(thread: int) -> str:
    """Where a thread is now: its innermost frames, the deepest first."""
    with contextlib.suppress(KeyError):  # the thread has ended
        frames = traceback.extract_stack(sys._current_frames()[thread])
        return " < ".join(
            f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in frames[: -FRAMES_TOLD - 1 : -1]
        )
    return "nobody"
