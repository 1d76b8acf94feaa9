"""One server for all tests of a process; tests that break theirs have one of their own."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from server_clients import Person, ServerProcess

from postgres import PLACED


@pytest.fixture(autouse=True)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """With --postgres every test's database is one of PostgreSQL."""
    if request.config.getoption("postgres"):
        PLACED.setdefault(tmp_path, request.getfixturevalue("postgres"))
    yield
    PLACED.pop(tmp_path, None)


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with ExitStack() as stack:
        if request.config.getoption("postgres"):
            PLACED[folder] = stack.enter_context(request.getfixturevalue("cluster").database())
        process = ServerProcess(folder)
        yield process
        assert process.stop() == 0
        assert "Traceback" not in process.logged()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path)
    yield process
    if process.process.poll() is None:
        process.kill()


@pytest.fixture
def anna(server: ServerProcess) -> Person:
    return Person(server, "Анна")


@pytest.fixture
def boris(server: ServerProcess) -> Person:
    return Person(server, "Boris")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Person]:
    """Somebody at a server with its usual limits."""
    process = ServerProcess(tmp_path, "--limits", "1")
    yield Person(process)
    process.kill()
