"""Tests cost what they cost: whoever spends too much fails, and the bill adds up over workers and children."""

import os
import re
import subprocess
import sys
from pathlib import Path

CONFTEST = """
from spent import Bill, Meter

def pytest_configure(config):
    config.addinivalue_line("markers", "cpu(seconds): of its own")
    config.pluginmanager.register(Meter(0.5))
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Bill())
"""
TESTS = """
import subprocess, sys, time
import pytest

BURN = "import time\\nwhile time.process_time() < 0.8: pass"

@pytest.fixture(scope="module")
def server():
    script = "import sys; sys.stdin.readline()\\n" + BURN + "\\nprint(flush=True)\\nsys.stdin.readline()"
    with subprocess.Popen([sys.executable, "-c", script], stdin=-1, stdout=-1, text=True) as process:
        yield process
        process.communicate("end")

def test_cheap(): pass
@pytest.mark.cpu(0.05)
def test_dear_for_its_kind(): exec(BURN.replace("0.8", f"{time.process_time() + 0.2}"))
def test_dear(): exec(BURN.replace("0.8", f"{time.process_time() + 0.8}"))
def test_dear_in_a_child(): subprocess.run([sys.executable, "-c", BURN])
def test_dear_in_a_server_that_lives_on(server):
    server.stdin.write("go\\n"); server.stdin.flush()
    server.stdout.readline()
def test_nothing_is_left_of_it(server): pass
"""


def test_a_dear_test_fails_the_run_and_the_bill_adds_up(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    folder = tmp_path / "tests/harbour"
    folder.mkdir(parents=True)
    (folder / "test_ships.py").write_text(TESTS)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "-n", "1"]
    ended = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert ended.returncode == 1, ended.stdout
    dear = set(re.findall(r"::(\w+) took \d\.\d s of CPU; a test may take", ended.stdout))
    assert dear == {
        "test_dear",
        "test_dear_for_its_kind",
        "test_dear_in_a_child",
        "test_dear_in_a_server_that_lives_on",
    }
    assert "6 passed, 4 errors" in ended.stdout
    bill = re.search(r"([\d.]+)  harbour", ended.stdout)
    assert bill is not None
    assert float(bill[1]) >= 2.6  # three times 0.8, and 0.2
