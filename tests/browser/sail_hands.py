"""Age of Sail through the page: a captain who fires, boards, and otherwise makes for a goal; by pointer or by keys."""

import re
from collections.abc import Callable
from contextlib import suppress

from hands import choose_by_keyboard, moved_on, over, until, version
from playwright.sync_api import Locator, Page, TimeoutError

WAITING = """() => document.querySelector("dialog[open], .table [data-lit], .dial, .acts [data-obstacle]")"""
HEARD = "Number(document.querySelector('.table').dataset.version) > before"
ANSWERED = f"before => {HEARD} || document.querySelector('.chips, .ask, .float .option')"
MOST_DECISIONS = 600  # a battle of two squadrons takes about 150
GONE_MS = 5_000  # a button that was there a moment ago and cannot be found for so long is gone
MOST_CLICKS = 6  # a party's move is four: from, to, how many, and the main button

Goal = Callable[[Page, str], int]

# Two ships each, a turn away from each other: what is left of a battle after an hour
LATE = """game = "sail"
rules = "battle"
name = { en = "The last rounds", ru = "Последние раунды" }
briefing = { en = "Two ships each are left.", ru = "Осталось по два корабля." }
[shape.corner]
cards = ["CGG", "GG.", "G.."]
ships = [[2, 6, 4], [1, 4, 6]]
[[board]]
seats = [2]
layout = ["##", "##"]
forts = ["NW", "SE"]
"""


def spot(cell: str) -> tuple[int, int]:
    letters, row = re.fullmatch(r"([A-Z]+)(\d+)", cell).groups()  # type: ignore[union-attr]
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 64
    return column, int(row)


def apart(one: str, other: str) -> int:
    """Steps between two cells."""
    (x, y), (u, v) = spot(one), spot(other)
    return max(abs(x - u), abs(y - v))


def to_the_fort(page: Page, cell: str) -> int:
    return apart(cell, "A1")


def to_the_enemy(page: Page, cell: str) -> int:
    """Steps to the nearest ship of the others."""
    return min((apart(cell, str(ship.get_attribute("data-ship"))) for ship in enemies(page)), default=0)


def enemies(page: Page) -> list[Locator]:
    return page.locator("[data-ship]:not([data-seat='0'])").all()


def open_table(page: Page, scenario: str, file: str = "", tmp_path=None) -> None:
    """A table against a bot, by the page for new tables."""
    page.goto("/new/sail")
    page.locator("select:has(option[value='pirates'])").select_option(scenario)
    if file:
        path = tmp_path / "late.toml"
        path.write_text(file, "utf-8")
        page.locator("input[type=file]").first.set_input_files(path)
    page.locator(".go .button.main").click()
    to_stations(page)


def to_stations(page: Page) -> None:
    """Reads the briefing."""
    until(page, WAITING)
    page.locator(".notice .button").click()


def settle(page: Page) -> None:
    """Settles what a situation card asks, until the ships may be commanded."""
    until(page, WAITING)
    while phase(page) != "command":
        decide(page, to_the_fort)
        until(page, WAITING)


def phase(page: Page) -> str:
    return str(page.locator(".chart").get_attribute("data-phase"))


def decide(page: Page, goal: Goal) -> None:
    """One decision by pointer: fire, answer, board, go nearer, begin with a ship, end the turn."""
    ways = page.locator("[data-target^='way:'][data-lit]")
    aims = page.locator("[data-target^='aim:'][data-lit]")
    lit = page.locator(".frame [data-lit]:not([data-target^='way:']), .float [data-lit]")
    buttons = page.locator(".acts [data-obstacle]:not(:disabled)")
    if page.locator(".ask .button.main").count():
        press(page, page.locator(".ask .button.main"))
    elif aims.count():
        choose(page, aims.first)
    elif ways.count() and not (buttons.count() and no_nearer(page, goal)):
        go(page, goal)
    elif lit.count():
        see_all(page)
        choose(page, lit.first)
    elif buttons.count():  # the last is to hold or to stop, the one before it the largest salvo
        press(page, buttons.nth(max(0, buttons.count() - 2)))
    else:
        press(page, page.locator(".dial [data-course]").first)


def press(page: Page, button: Locator) -> None:
    """One click that decides; what leaves no choice may be done without it, while we look for the button."""
    before = version(page)
    with suppress(TimeoutError):
        button.click(timeout=GONE_MS)
    moved_on(page, before)


def choose(page: Page, target: Locator) -> None:
    """A target, and whatever else its action wants; the last option is the largest salvo."""
    before = version(page)
    target.click()
    for _ in range(MOST_CLICKS):
        until(page, ANSWERED, arg=before)
        if version(page) > before:
            return None
        options = page.locator(".float .option, .dial [data-course]")
        main = page.locator(".acts .button.main:not(:disabled)")
        further = page.locator(".frame [data-lit]:not([data-target^='way:'])")
        if not page.locator(".chips, .ask, .float .option").count():
            return None  # something else came in between
        if options.count():
            return press(page, options.last)
        if main.count():
            return press(page, main)
        if further.count():
            further.first.click()
    raise AssertionError(f"{MOST_CLICKS} clicks did not make a move")


def see_all(page: Page) -> None:
    """The whole board in sight, where it is not: by a button, or by a press on what is seen of the chart in small."""
    seen = page.locator(".overview .seen")
    if seen.count():
        seen.click(force=True)
    whole = page.locator(".zoom .tool").last
    if whole.is_visible() and whole.is_enabled():
        whole.click()


def go(page: Page, goal: Goal) -> None:
    """Clicks the best cell; goes there in spite of guns."""
    before = version(page)
    cells = [str(way.get_attribute("data-cell")) for way in page.locator("[data-target^='way:'][data-lit]").all()]
    best = min(cells, key=lambda cell: goal(page, cell))
    page.locator(f"[data-target='way:{best}']").click()
    until(page, f"before => document.querySelector('.ask') || {HEARD}", arg=before)
    if version(page) == before:
        press(page, page.locator(".ask .button.main"))


def no_nearer(page: Page, goal: Goal) -> bool:
    """Whether sailing on would lead away, for the ship that acts."""
    acting = page.locator("[data-ship]:has(> .acting)")
    if not acting.count():
        return False
    here = goal(page, str(acting.first.get_attribute("data-ship")))
    cells = [str(way.get_attribute("data-cell")) for way in page.locator("[data-target^='way:'][data-lit]").all()]
    return min(goal(page, cell) for cell in cells) >= here


def sail_to_the_end(page: Page, goal: Goal) -> int:
    """A whole game by pointer; how many decisions it took."""
    for decisions in range(MOST_DECISIONS):
        until(page, WAITING)
        if over(page):
            return decisions
        decide(page, goal)
    raise AssertionError("the game does not end")


def sail_by_keyboard(page: Page, wanted: tuple[str, ...]) -> int:
    """A whole game in the list of moves; the first that says one of these words is taken, else the first of all."""

    def place(page: Page) -> int:
        rows = [row.lower() for row in page.locator("[role=option]").all_inner_texts()]
        return next((rows.index(row) for word in wanted for row in rows if word in row and "range 0" not in row), 0)

    until(page, WAITING)
    return choose_by_keyboard(page, place, MOST_DECISIONS)
