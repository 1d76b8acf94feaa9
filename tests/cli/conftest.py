from pathlib import Path

import pytest
from terminal import Terminal


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path / "data")


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a session in this process keeps its game."""
    monkeypatch.setenv("QUARTERDECK_DATA", str(tmp_path))
    return tmp_path
