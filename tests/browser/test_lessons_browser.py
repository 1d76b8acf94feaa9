"""Lessons in a real browser: by pointer, by keyboard, on a phone, in both languages; left and resumed."""

from hands import tab_to
from playwright.sync_api import Page, expect
from test_words import serious


def lay(page: Page, ship: int, cell: str) -> None:
    page.locator(f"[data-target='hand:{ship}'][data-lit]").first.click()
    page.locator(f"[data-target='cell:{cell}']").click()
    page.locator(".acts .button.main").click()


def test_a_newcomer_finds_the_lessons_and_does_the_first(open_page) -> None:
    page = open_page(lang="ru-RU")
    page.get_by_role("link", name="Уроки: Повелители морей").click()
    expect(page.get_by_role("heading", name="Повелители морей за минуту")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("link", name="К уроку").click()
    prompt = page.locator("#prompt")
    expect(prompt).to_contain_text("Положите 4 на C6 со звездой")
    assert serious(page) == []
    lay(page, 4, "B6")
    expect(page.locator(".coach")).to_contain_text("B6 пока стрелять не в кого")
    lay(page, 4, "C6")
    expect(page.locator(".coach")).to_contain_text("Клетка дала очко")
    expect(prompt).to_contain_text("Положите 6 на C5")
    page.reload()
    expect(prompt).to_contain_text("Положите 6 на C5")
    lay(page, 6, "C5")
    page.get_by_role("button", name="Дальше").click()
    expect(page.locator(".coach")).to_contain_text("Урок пройден")
    page.get_by_role("link", name="Все уроки").click()
    expect(page.locator("[data-state=done]")).to_have_count(1)


def test_a_refused_click_is_answered_at_its_place_with_the_rule(open_page) -> None:
    page = open_page("/learn/lords/lay")
    page.locator("[data-target='hand:4'][data-lit]").first.click()
    page.locator("[data-target='cell:C3']").click(force=True)  # not lit, so not enabled
    expect(page.locator(".bubble")).to_contain_text("C3 is neither in your bottom row")


def test_a_lesson_by_keyboard_alone(open_page) -> None:
    page = open_page("/learn/lords/lay")
    expect(page.locator("#prompt")).to_contain_text("Put the 4 on C6")
    tab_to(page, "[role=combobox]")
    page.keyboard.type("4 C6")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_contain_text("Lay the 6 on C5")


def test_who_is_stuck_is_shown_the_step(open_page) -> None:
    page = open_page("/learn/fleet/die", width=390, height=664)
    expect(page.locator("#prompt")).to_contain_text("Take the cod")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("#prompt")).to_contain_text("Mark the topmost open cod box")
