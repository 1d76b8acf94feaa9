"""A log that cannot be carried out: the table is closed, readable up to there, and the host is told.

And tables of other numbers of the rules, as an older or newer program has left them in the database.
"""

from collections.abc import Iterator

import msgspec
import pytest
from server_clients import Person, ServerProcess, Socket
from test_server_play import two_at

from quarterdeck import read_replay, verify
from quarterdeck.cli.main import main

SECRET_WORD = "kraken-of-the-deep"  # stands for whatever an entry may hold


def play_body(action: str) -> str:
    return msgspec.json.encode({"type": "play", "seat": 1, "actions": [action]}).decode()


BROKEN = {"unknown": play_body(SECRET_WORD), "illegal": play_body("fire 1"), "cut": "{", "other": '{"type":"dance"}'}
UNSEEN = ("unseen", "finished")  # broken, and no socket has opened them


class Harbour:
    """A server that was stopped, whose database was changed, and that runs again."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.anna = Person(server, "Anna")
        self.tables: dict[str, str] = {}

    def restart(self, *changes: tuple[str, *tuple[object, ...]]) -> None:
        """Stops the server, makes the changes, each of one row, and starts it."""
        assert self.server.stop() == 0
        for statement, *values in changes:
            assert self.server.sql(statement, *values) == [(1,)], statement
        self.server.sql("DELETE FROM dues")  # on a slow machine one that is overdue would open a table first
        self.server.start()
        self.anna.http.base_url = self.server.url

    def row(self, statement: str, *values: object) -> tuple[object, ...]:
        return self.server.sql(statement, *values)[0]

    def three_entries(self, name: str) -> None:
        """A table of Anna and Boris with three entries."""
        mine, his = two_at("toy", self.anna, Person(self.server, "Boris"))
        for version, (socket, action) in enumerate(((mine, "light"), (his, "light"), (mine, "fire 2"))):
            socket.until(version)
            assert socket.play(action)["type"] == "ack"
        self.tables[name] = mine.table
        if name == "finished":
            assert mine.ask("resign", at=3, seat=0)["type"] == "ack"
        mine.close()
        his.close()

    def begun(self, name: str) -> str:
        """A table of one device's that has just begun."""
        self.tables[name] = str(self.anna.table("toy", "here", "here")["id"])
        self.anna.sit_at(self.tables[name]).close()
        return self.tables[name]


def entry_change(table: str, body: str) -> tuple[str, *tuple[object, ...]]:
    return ("UPDATE entries SET body = ? WHERE table_id = ? AND position = 2", body, table)


def setup_change(table: str, old: str, new: str) -> tuple[str, *tuple[object, ...]]:
    return ("UPDATE tables SET setup = replace(setup, ?, ?) WHERE id = ?", old, new, table)


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    """Tables with a broken second entry each, one of newer rules, one from before there were numbers."""
    server = ServerProcess(tmp_path_factory.mktemp("harbour"))
    made = Harbour(server)
    for name in (*BROKEN, *UNSEEN):
        made.three_entries(name)
    newer = setup_change(made.begun("newer"), '"rules":2', '"rules":3')
    older = setup_change(made.begun("older"), ',"rules":2', "")
    broken = {**BROKEN, **dict.fromkeys(UNSEEN, BROKEN["unknown"])}
    made.restart(*(entry_change(made.tables[name], body) for name, body in broken.items()), newer, older)
    yield made
    server.kill()


def test_closed_tables_are_counted_and_each_is_one_line_in_the_log(harbour: Harbour) -> None:
    assert harbour.anna.get("/api/health")["closed"] == 0, "nobody has looked at them yet"
    for name in BROKEN:
        Socket(harbour.anna, harbour.tables[name]).close()
        Socket(harbour.anna, harbour.tables[name]).close()
        lines = [line for line in harbour.server.logged().splitlines() if harbour.tables[name] in line]
        assert len(lines) == 1, lines
        assert "closed: entry 2 " in lines[0]
    assert harbour.anna.get("/api/health")["closed"] == len(BROKEN)
    mine = {table["id"]: table["closed"] for table in harbour.anna.get("/api/tables/mine")["tables"]}
    assert [mine[harbour.tables[name]] for name in BROKEN] == [2] * len(BROKEN)
    assert mine[harbour.tables["older"]] == 0
    assert SECRET_WORD not in harbour.server.logged()
    assert "Traceback" not in harbour.server.logged()


@pytest.mark.parametrize("name", BROKEN)
def test_a_closed_table_is_readable_up_to_the_broken_entry_and_takes_no_more(harbour: Harbour, name: str) -> None:
    table = harbour.tables[name]
    socket = Socket(harbour.anna, table, 0)
    state = socket.until(1)
    assert (state["version"], state["pending"], state["actions"], state["orders"]) == (1, [], [], [])
    assert (state["prompt"]["key"], state["prompt"]["args"]["entry"]) == ("prompt-closed", 2)
    assert socket.hello["table"]["closed"] == 2
    assert [entry["version"] for entry in socket.entries] == [0, 1]
    looked = [socket.ask("look", version=version)["view"]["ships"][0]["shot"] for version in (0, 1)]
    assert looked == [None, "light"]
    for kind, more in (("play", {"actions": ["light"]}), ("resign", {}), ("undo", {}), ("draw", {"answer": "offer"})):
        answer = socket.ask(kind, at=1, seat=0, **more)
        assert (answer["type"], answer["problem"]["code"]) == ("error", "table-closed"), answer
    socket.close()
    assert harbour.row("SELECT count(*) FROM entries WHERE table_id = ?", table) == (3,), "the log stays as it is"


@pytest.mark.parametrize("name", UNSEEN)
def test_the_replay_of_a_broken_log_that_nobody_has_opened_yet_closes_the_table(harbour: Harbour, name: str) -> None:
    table = harbour.tables[name]
    assert harbour.row("SELECT fault FROM tables WHERE id = ?", table) == ("",)
    assert harbour.anna.get(f"/api/replays/{table}")["versions"] == 1
    assert f"table {table} is closed: entry 2 " in harbour.server.logged()
    assert harbour.anna.get(f"/api/tables/{table}")["closed"] == 2


def test_the_replay_file_of_a_closed_table_goes_up_to_there(harbour: Harbour) -> None:
    table = harbour.tables["illegal"]
    text = harbour.anna.http.get(f"/api/tables/{table}/replay").text
    assert len(read_replay(text).entries) == 1
    assert "[Secret" not in text
    assert verify(text).status == "sealed"
    info = harbour.anna.get(f"/api/replays/{table}")
    assert (info["versions"], info["result"]) == (1, None)
    assert len(harbour.anna.get(f"/api/replays/{table}/log?seat=0")["entries"]) == 2


def test_a_table_of_newer_rules_is_refused_and_not_closed(harbour: Harbour) -> None:
    refused = Socket(harbour.anna, harbour.tables["newer"])
    assert refused.bye is not None
    assert refused.bye["code"] == "rules-newer"
    assert refused.bye["params"] == {"game": "toy", "given": 3, "known": 2}
    assert harbour.row("SELECT fault FROM tables WHERE id = ?", harbour.tables["newer"]) == ("",)


def test_a_table_from_before_there_were_numbers_plays_by_the_first_rules(harbour: Harbour) -> None:
    table = harbour.tables["older"]
    socket = Socket(harbour.anna, table)
    socket.ask("show", seat=0)
    assert socket.ask("resign", at=0, seat=0)["type"] == "ack"
    assert "[Rules" not in harbour.anna.http.get(f"/api/tables/{table}/replay").text
    again = harbour.anna.post(f"/api/tables/{table}/rematch", status=201)
    (setup,) = harbour.row("SELECT setup FROM tables WHERE id = ?", again["id"])
    assert msgspec.json.decode(str(setup))["rules"] == 2, "a rematch is a new table"
    socket.close()


def test_a_closed_table_stays_closed_until_its_host_opens_it_again(
    own_server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    harbour = Harbour(own_server)
    harbour.three_entries("one")
    table = harbour.tables["one"]
    harbour.restart(entry_change(table, play_body(SECRET_WORD)))
    Socket(harbour.anna, table).close()
    harbour.restart(entry_change(table, play_body("light")))
    assert Socket(harbour.anna, table).until(1)["version"] == 1, "its players may have read what was hidden"
    monkeypatch.setenv("QUARTERDECK_DATA", str(harbour.server.folder))
    assert main(["admin", "reopen", table]) == 0
    socket = Socket(harbour.anna, table)
    assert socket.until(3)["version"] == 3
    assert socket.hello["table"]["closed"] == 0
    assert main(["admin", "reopen", table]) == 0, "it says that the table was not closed"
    assert main(["admin", "reopen", "nothing"]) == 2
