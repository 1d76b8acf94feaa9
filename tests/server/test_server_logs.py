"""The log: one event is one line, in either form, with the id of its request; files are rotated and private."""

import json
import logging
import os
import re
import sys
from pathlib import Path

import pytest
from server_clients import Person, ServerProcess

from quarterdeck.server.logs import Journal, Json, LogFile, Text, in_journal, request_id

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"
FORGED = "GET /\n2026-01-01T00:00:00.000Z ERROR forged: \x1b[31m\u2028\u202egone"


def record(message: str, *args: object, trace: bool = False) -> logging.LogRecord:
    info = None
    if trace:
        try:
            raise ValueError("first\nsecond quarterdeck_guest=SECRET")
        except ValueError:
            info = sys.exc_info()
    return logging.LogRecord("quarterdeck.x", logging.WARNING, "", 0, message, args, info)


@pytest.mark.parametrize("format", [Text(), Journal(), Json()], ids=lambda format: type(format).__name__)
@pytest.mark.parametrize("trace", [False, True])
def test_one_event_is_one_line_whatever_is_in_it(format: logging.Formatter, trace: bool) -> None:
    line = format.format(record("%s", FORGED, trace=trace))
    assert len(line.splitlines()) == 1
    assert line.isprintable()
    assert "\\n2026-01-01" in line.replace("\\\\", "\\")
    assert ("ValueError: first" in line) is trace
    assert "SECRET" not in line


def test_the_forms_carry_level_time_name_and_request() -> None:
    token = request_id.set("0a1b2c")
    made = record("hello %d", 5)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]{12}Z WARNING quarterdeck\.x \[0a1b2c\]: hello 5", Text().format(made))
    assert Journal().format(made) == "<4>quarterdeck.x [0a1b2c]: hello 5"
    fields = json.loads(Json().format(made))
    assert fields.pop("time") in Text().format(made)
    assert fields == {"level": "warning", "logger": "quarterdeck.x", "message": "hello 5", "request": "0a1b2c"}
    request_id.reset(token)


def test_the_journal_is_known_by_its_stream(tmp_path: Path) -> None:
    with (tmp_path / "stream").open("w") as stream:
        found = os.fstat(stream.fileno())
        assert in_journal(stream, {"JOURNAL_STREAM": f"{found.st_dev}:{found.st_ino}"})
        assert not in_journal(stream, {"JOURNAL_STREAM": "1:2"})
        assert not in_journal(stream, {})


def test_log_files_are_private_and_of_a_bounded_size(tmp_path: Path) -> None:
    handler = LogFile(tmp_path / "quarterdeck.log", maxBytes=1000, backupCount=2)
    handler.setFormatter(Text())
    for k in range(100):
        handler.emit(record("line %d", k))
    handler.close()
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["quarterdeck.log", "quarterdeck.log.1", "quarterdeck.log.2"]
    for file in files:
        assert file.stat().st_size <= 1000
        assert file.stat().st_mode & 0o777 == 0o600
    assert "line 99" in files[0].read_text()


def test_a_running_server_writes_what_the_page_for_hosts_says(tmp_path: Path) -> None:
    log = tmp_path / "log" / "quarterdeck.log"
    log.parent.mkdir()
    server = ServerProcess(tmp_path, "--log-file", str(log), "--log-format", "json", "--log-level", "info")
    anna = Person(server, "Unmistakable")
    table = anna.table("toy", "here", "here")["id"]
    answer = anna.http.get(f"/api/tables/{table}")
    server.stop()
    assert server.logged() == ""
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    [line] = [line for line in lines if line.get("request") == answer.headers["x-request-id"]]
    expected = {"level": "info", "logger": "quarterdeck.request", "method": "GET", "status": 200}
    expected |= {"route": "/api/tables/{table}", "address": "127.0.0.1"}
    assert {key: line[key] for key in expected} == expected
    told = set(
        re.findall(r"^\| `(\w+)` \|", DOCS.read_text("utf-8").partition("## Logs")[2].partition("\n## ")[0], re.M)
    )
    assert set().union(*lines) <= told
    assert {"traceback", *line} <= told
    assert table not in log.read_text()
    assert "Unmistakable" not in log.read_text()
    assert str(anna.http.cookies["quarterdeck_guest"]) not in log.read_text()
