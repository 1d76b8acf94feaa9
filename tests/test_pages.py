"""The pages of docs: what they print is in the code, what they name is there, and their links lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOY = ROOT / "tests/toy"
PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "README.ru.md"]
ARCHITECTURE = (ROOT / "docs/architecture.md").read_text("utf-8")
MOST_LINES = 250  # of Python in the whole toy: so little does a game cost
PLACES = r"`((?:src|web|tests)/[\w./<>-]+)`"


def blocks(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (ROOT / "docs" / page).read_text("utf-8"), re.M | re.S)


def code(folder: Path) -> list[str]:
    return [file.read_text("utf-8") for file in folder.rglob("*.py")]


def bare(line: str) -> str:
    """A line without its comment and its indentation."""
    return line.partition("  #")[0].strip()


def is_from(block: str, sources: list[str]) -> bool:
    """Whether a block stands in one of the sources, as it is or as separate lines."""
    if any(block in source for source in sources):
        return True
    lines = {bare(line) for source in sources for line in source.splitlines()}
    return all(bare(line) in lines for line in block.splitlines())


def test_a_whole_game_costs_at_most_250_lines_of_python() -> None:
    lines = sum(len(source.splitlines()) for source in code(TOY))
    assert lines <= MOST_LINES
    assert f"\n{lines} lines of Python" in (ROOT / "docs/adding-a-game.md").read_text("utf-8")


def test_the_page_prints_the_toy_as_it_is() -> None:
    written = blocks("adding-a-game.md")
    theirs = [block for block in written if not is_from(block, code(TOY))]
    lords = code(ROOT / "src/quarterdeck/games/lords")
    assert len(written) - len(theirs) >= 10
    assert [block for block in theirs if not is_from(block, lords)] == []


def test_the_example_of_a_fix_is_the_toys() -> None:
    assert [is_from(block, code(TOY)) for block in blocks("contract.md")] == [True]


def test_the_page_names_every_file_of_the_toy() -> None:
    page = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    names = [file.name for file in TOY.iterdir() if file.suffix == ".py"]
    assert [name for name in names if f"  {name}" not in page] == []


@pytest.mark.parametrize("place", sorted(set(re.findall(PLACES, ARCHITECTURE))))
def test_every_place_of_the_architecture_is_there(place: str) -> None:
    assert list(ROOT.glob(place.replace("<id>", "lords").rstrip("/"))), place


def named() -> list[tuple[str, str]]:
    """Functions that the page names behind a file: `file`: `one`, `two`; or: `file` has `one`."""
    found = re.findall(PLACES + r"(?::| has)\s((?:`\w+`(?:, )?)+)", ARCHITECTURE)
    return [(place, name) for place, names in found for name in re.findall(r"`(\w+)`", names)]


@pytest.mark.parametrize(("place", "name"), named())
def test_every_function_of_the_architecture_is_where_it_says(place: str, name: str) -> None:
    assert re.search(rf"\b(def|function) {name}\b", (ROOT / place).read_text("utf-8"))


def test_the_drawing_names_what_the_page_explains() -> None:
    drawing = (ROOT / "docs/img/architecture.svg").read_text("utf-8")
    files = re.findall(r"[\w.]+\.(?:py|svelte|ts)\b", drawing)
    assert len(named()) >= 12
    assert len(files) >= 9
    assert [file for file in files if file not in ARCHITECTURE] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        address, _, anchor = link.partition("#")
        if address.startswith("http"):
            continue
        target = page.parent / address if address else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_the_pictures_are_those_that_pages_show_and_that_can_be_taken_anew() -> None:
    shown = {
        Path(link).name for page in PAGES for link in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page.read_text("utf-8"))
    }
    assert {file.name for file in (ROOT / "docs/img").iterdir()} == shown
    moments = re.findall(
        r'^    "(\w+)": (?:begin|lambda)', (ROOT / "tests/browser/screenshots.py").read_text("utf-8"), re.M
    )
    taken = re.compile(rf"({'|'.join(moments)})-(wide|tablet|phone)-(day|night)-(ru|en)\.png")
    assert [name for name in shown if name.endswith(".png") and not taken.fullmatch(name)] == []


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
