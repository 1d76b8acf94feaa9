"""The Python blocks of a page as one session of doctest, so that what docs show is true."""

import doctest
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def session(page: str) -> doctest.DocTest:
    """The Python blocks of a page; everything else becomes empty lines, so that numbers agree."""
    lines = []
    inside = False
    for line in (DOCS / page).read_text("utf-8").split("\n"):
        if line.startswith("```"):
            inside = line == "```python"
            lines.append("")
        else:
            lines.append(line if inside else "")
    return doctest.DocTestParser().get_doctest("\n".join(lines), {}, page, str(DOCS / page), 0)


def failures(page: str, least: int) -> str:
    """What a page shows that is not so; it must show at least so many examples."""
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    shown = session(page)
    assert len(shown.examples) >= least
    runner.run(shown, out=report.append)
    return "".join(report)
