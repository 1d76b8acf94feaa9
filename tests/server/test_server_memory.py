"""What has gone leaves nothing behind that only a look through all of memory would find, and that look is short."""

import gc
import re
import signal
import sys
import time
from pathlib import Path

import pytest
from server_clients import PATIENCE, Person, ServerProcess, Socket

from quarterdeck.server import collector
from quarterdeck.server.collector import Collector

# A server without the collector, which tells on a signal what of all that comes and goes is in memory now.
COUNTING = """
import gc, signal, sys
import quarterdeck.server.live as live, quarterdeck.server.server as server
from quarterdeck.server.collector import Collector
live.IDLE_SECONDS, server.SWEEP_SECONDS = 0, 0.05
Collector.calm = gc.disable
Collector.collect = lambda self: False
WATCHED = ("Http", "Sockets", "WebSocket", "Session", "LiveTable", "Table")
def tell(*_):
    kinds = [type(thing) for thing in gc.get_objects()]
    names = [kind.__name__ for kind in kinds if not str(kind.__module__).startswith("sqlalchemy")]
    print("there are", [names.count(name) for name in WATCHED], file=sys.stderr, flush=True)
signal.signal(signal.SIGUSR1, tell)
"""


def there(server: ServerProcess) -> str:
    """What the server says is in memory."""
    before = server.logged()
    server.process.send_signal(signal.SIGUSR1)
    for _ in range(PATIENCE * 100):
        new = server.logged().removeprefix(before)
        if told := re.search(r"there are (.*)\n", new):  # whatever else is written meanwhile
            return told[1]
        time.sleep(0.01)
    raise AssertionError(before)


def test_closed_sockets_and_tables_are_gone_without_the_collector(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, before=COUNTING)
    try:
        anna = Person(server)
        tables = [anna.table("toy", "here", "here")["id"] for _ in range(3)]
        sockets = [anna.sit_at(table) for table in tables * 2]
        boris = Person(server)
        sent_away = [Socket(boris, table) for table in tables[:2]]  # he may not watch
        assert there(server).endswith("6, 3, 3]"), "sessions, live tables and their tables"
        for socket in (*sockets, *sent_away):
            socket.close()
        for person in (anna, boris):
            person.http.close()
        for _ in range(PATIENCE * 10):
            if (left := there(server)) == "[0, 0, 0, 0, 0, 0]":
                break
            time.sleep(0.1)
        assert left == "[0, 0, 0, 0, 0, 0]"
    finally:
        server.kill()


def test_memory_is_looked_through_only_while_there_is_little_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: looked.append(0))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    blocks = iter([1_000, 1_000 + collector.MOST_BLOCKS, 1_001 + collector.MOST_BLOCKS])
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: next(blocks))
    calm = Collector()
    calm.calm()
    assert [calm.collect(), calm.collect()] == [True, False]
    assert len(looked) == 2, "at the start, and while there was little"
