"""Analysis and puzzles in a real browser: asked for, waited for, read; tried, hinted at, solved."""

from pathlib import Path

from playwright.sync_api import Page, expect
from test_words import serious

REPLAYS = Path(__file__).parents[1] / "replays"
IMPORT = """async text => (await (await fetch("/api/replays", { method: "POST",
    headers: { "content-type": "application/json" }, body: JSON.stringify({ text }) })).json()).id"""
HOW_LONG = 60_000  # ms; a short game takes a second on an idle machine


def open_replay(page: Page, name: str) -> None:
    id = page.evaluate(IMPORT, (REPLAYS / f"{name}.replay").read_text("utf-8"))
    page.goto(f"/replay/{id}")


def test_a_finished_game_is_analysed_and_its_moments_are_explained(open_page) -> None:
    page = open_page(lang="ru-RU")
    open_replay(page, "admiral-forts")
    page.get_by_role("tab", name="Разбор").click()
    page.get_by_role("button", name="Разобрать партию").click()
    expect(page.locator("#moments")).to_be_visible(timeout=HOW_LONG)
    moment = page.locator(".moment").last
    moment.locator(".head").click()
    expect(moment).to_contain_text("Лучше:")
    expect(moment).to_contain_text("сыграно")
    expect(page.get_by_role("heading", name="Точность")).to_be_visible()
    expect(page.locator(".sums").last).to_contain_text("две партии из трёх")
    assert serious(page) == []
    page.reload()
    page.get_by_role("tab", name="Разбор").click()
    expect(page.locator("#moments")).to_be_visible()  # kept: nobody has to ask again


def test_a_puzzle_is_tried_hinted_at_and_solved_on_a_phone(open_page) -> None:
    page = open_page("/puzzles", width=390, height=664)
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    assert serious(page) == []
    game = page.evaluate("async () => (await (await fetch('/api/puzzles')).json()).puzzles.lords[0].id")
    page.locator(f"a[href='/puzzles/lords/{game}']").click()
    expect(page.locator("#prompt")).to_contain_text("Find the turn that wins")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".puzzle")).to_contain_text("2 stars left")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".puzzle")).to_contain_text("Solved!")
    assert serious(page) == []
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator("[data-state=done]")).to_have_count(1)
