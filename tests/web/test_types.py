"""The client's types are those of the server's structs."""

import pytest

from quarterdeck.server import typescript


@pytest.mark.parametrize("path", typescript.files(), ids=lambda path: path.name)
def test_generated_types_are_up_to_date(path: typescript.Path) -> None:
    expected = typescript.files()[path]
    assert path.read_text("utf-8") == expected, "run `python -m quarterdeck.server.typescript`"
