"""A server that shows Age of Sail while it is not offered yet."""

from collections.abc import Iterator

import pytest

from browser_server import BrowserServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[BrowserServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUARTERDECK_UNFINISHED", "1")
        running = BrowserServer(tmp_path_factory.mktemp("sail"))
    yield running
    running.stop()
