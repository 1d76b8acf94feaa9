"""Playing Admiral through the page: ships and cells of the chart by pointer, or the list of moves by keys."""

import re
from collections.abc import Callable

from hands import moved_on, over, until, version
from playwright.sync_api import Locator, Page

READY = """() => document.querySelector("dialog[open], .table [data-lit], .acts [data-obstacle]:not(:disabled)")"""
ROWS = """() => {
    if (document.querySelector("dialog[open]")) return ["over"];
    const rows = Array.from(document.querySelectorAll("[role=option]"), (row) => row.innerText);
    return rows.length ? rows : null;
}"""
MOST_CLICKS = 12  # an attack with its shots is four
MOST_DECISIONS = 500  # a race is won in about thirty rounds of a few decisions each
Spot = tuple[int, int]
Choice = Callable[[Page, list[str]], str]


def open_table(page: Page, scenario: str = "", file: str = "", level: str = "greedy", *, cast_off: bool = True) -> None:
    """Fills in the form of a new table for one person and one bot, as people do."""
    page.goto("/new/admiral")
    page.wait_for_selector(".seat")
    if scenario:
        page.locator("select").filter(has=page.locator(f"option[value={scenario}]")).select_option(scenario)
    if file:
        page.locator("input[type=file]").first.set_input_files(
            {"name": "late.toml", "mimeType": "text/plain", "buffer": file.encode()}
        )
    page.locator(".seat select").last.select_option(value=level)
    page.locator(".go .button.main").click()
    page.wait_for_selector(".chart [data-target='cell:A1']")
    if cast_off:
        page.locator(".briefing .button.main").click()


def spot(cell: str) -> Spot:
    """Column and row of a cell."""
    found = re.fullmatch(r"\*?([A-Z])(\d+)", cell)
    assert found, cell
    return ord(found[1]) - 65, int(found[2]) - 1


def apart(one: str, other: str) -> int:
    """How many steps lie between two cells."""
    (a, b), (c, d) = spot(one), spot(other)
    return max(abs(a - c), abs(b - d))


def goal_of(page: Page) -> str:
    """The fort that the reader's card says he is bound for; a phone shows it behind its bar."""
    bar = page.locator(".bar .seats")
    if bar.count():
        bar.click()
    found = re.search(r"[A-Z]\d+", page.locator(".player .goal").first.inner_text())
    assert found
    if bar.count():
        bar.click()
    return found[0]


def lit(page: Page, kind: str) -> list[str]:
    """The names of what is lit on the chart and below it."""
    return page.locator(f".admiral [data-target^='{kind}:'][data-lit]").evaluate_all(
        "all => [...new Set(all.map((one) => one.dataset.target.split(':')[1]))]"
    )


def press(page: Page, target: str) -> None:
    """A click on a target of the chart, else on its card. A ship that stays where it is lies over its own cell."""
    on_chart = page.locator(f".chart [data-target='{target}']")
    found = (on_chart if on_chart.count() else page.locator(f".dock [data-target='{target}']")).first
    found.click(force=target.startswith("cell:") and found.get_attribute("aria-pressed") == "true")


def pick(page: Page, target: str) -> None:
    """A click that chooses: the first may only end an animation, so it is repeated until something was chosen."""
    chips = page.locator(".chips li")
    before = chips.count()
    for _ in range(MOST_CLICKS):
        press(page, target)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if chips.count() > before:
            return
    raise AssertionError(f"{target} cannot be chosen")


def main_button(page: Page) -> Locator:
    return page.locator(".acts .button.main[data-obstacle]:not(:disabled)")


def end_turn(page: Page) -> None:
    before = version(page)
    page.locator(".acts [data-obstacle]:not(:disabled)").last.click()
    moved_on(page, before)


def confirm(page: Page) -> None:
    """The main button, when the choice is complete."""
    before = version(page)
    main_button(page).click()
    moved_on(page, before)


def sail_to_goal(page: Page, goal: str) -> int:
    """A whole race by pointer: ship, then the lit cell nearest to the goal. How many decisions it took."""
    for decisions in range(MOST_DECISIONS):
        until(page, READY)
        if over(page):
            return decisions
        if page.locator(".chips").count() and main_button(page).count():
            confirm(page)
            continue
        cells = lit(page, "cell")
        ships = lit(page, "unit")
        if page.locator(".chips").count() and cells:
            press(page, f"cell:{min(cells, key=lambda cell: apart(cell, goal))}")
        elif ships:
            press(page, f"unit:{ships[0]}")
        else:
            end_turn(page)
    raise AssertionError("the race does not end")


def race_by_keyboard(page: Page, goal: str) -> int:
    """A whole race in the list of moves: the one that ends nearest to the goal."""
    for decisions in range(MOST_DECISIONS):
        rows = until(page, ROWS).json_value()  # read at once: a move of the bot may empty the list
        if over(page):
            return decisions
        assert page.evaluate("() => document.activeElement.getAttribute('role')") == "combobox"
        ends = [re.findall(r"\b[A-Z]\d+\b", row)[1:] for row in rows]
        best = min(range(len(rows)), key=lambda i: apart(ends[i][-1], goal) if ends[i] else 99)
        before = version(page)
        for _ in range(best):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        moved_on(page, before)
    raise AssertionError("the race does not end")
