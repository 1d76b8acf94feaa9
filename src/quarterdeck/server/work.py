"""Running a worker process: jobs of all servers on a database, until a signal."""

import asyncio
import contextlib
import signal
from collections.abc import Callable

from .board import READERS, LocalBoard
from .elsewhere import Workers
from .logs import set_up_log
from .opening import open_database
from .settings import Settings
from .storage import now
from .wakeups import Wakeups, wakeups_of


def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Works until a signal; `ready` is called once the database answers."""
    set_up_log(settings)
    with contextlib.suppress(asyncio.CancelledError):
        asyncio.run(run(settings, wakeups_of(settings.database), ready))


async def run(settings: Settings, wakeups: Wakeups, ready: Callable[[], None]) -> None:
    """The same, with its line to the servers."""
    database = open_database(settings.database, settings.key_file.parent)
    await database.start()
    board = LocalBoard(settings.bot_workers, READERS, shared=True)
    workers = Workers(database, wakeups, board, now)
    working = asyncio.create_task(workers.run())
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, working.cancel)
    try:
        ready()
        await working
    finally:
        await asyncio.to_thread(board.close)
        await asyncio.to_thread(database.close)
