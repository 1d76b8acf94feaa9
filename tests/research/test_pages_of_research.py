"""What the pages for programmers show is so, and the site can be built of them."""

import subprocess
import sys
from pathlib import Path

from page_examples import failures

ROOT = Path(__file__).parents[2]


def test_every_example_of_the_page_for_research_is_true() -> None:
    assert failures("research.md", least=35) == ""


def test_the_site_is_built_of_every_page_and_asks_no_other_server(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "--strict", "-d", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    pages = [page.stem for page in (ROOT / "docs").glob("*.md") if not page.stem.startswith("index")]
    assert [page for page in pages if not (tmp_path / page / "index.html").is_file()] == []
    assert "Установка" in (tmp_path / "index.ru" / "index.html").read_text("utf-8")
    assert "fonts.googleapis" not in (tmp_path / "index.html").read_text("utf-8")


def test_release_notes_are_this_versions_part_of_the_changelog() -> None:
    said = subprocess.run(
        [sys.executable, ROOT / "deploy/release_notes.py"], capture_output=True, text=True, check=True
    ).stdout
    assert said.startswith("# Quarterdeck ")
    assert said.count("\n- ") > 5
    unknown = subprocess.run([sys.executable, ROOT / "deploy/release_notes.py", "9.9"], capture_output=True, text=True)
    assert "no section 9.9" in unknown.stderr
