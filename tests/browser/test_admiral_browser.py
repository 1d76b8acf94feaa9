"""Admiral in a real browser: mini-games, Pearl Shoals from its first round and to its end, on a phone, by keys."""

import re

import pytest
from admiral_hands import (
    READY,
    confirm,
    end_turn,
    goal_of,
    lit,
    open_table,
    pick,
    press,
    race_by_keyboard,
    sail_to_goal,
)
from admiral_seas import last_rounds
from hands import over, small_controls, small_texts, tab_to, until, version
from playwright.sync_api import Page, expect
from test_games import fits
from test_words import serious

# The fourth pearl lies below the galleon, the enemy is far.
LATE = ((1, "galleon", "D2"), (1, "brig", "H7"), (2, "line", "P8"), (2, "frigate", "U11"))
BLOCKED = ((1, "line", "I7"), (1, "brig", "H4"), (2, "line", "I4"), (2, "frigate", "N12"))


def expect_the_end(page: Page) -> None:
    """The result, and dice verified by this browser."""
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("[data-proof=true]")).to_be_visible()
    expect(dialog.get_by_role("button", name=re.compile("Rematch|Реванш"))).to_be_visible()


def test_mini_game_1_whole_by_pointer_against_a_bot(open_page) -> None:
    page = open_page()
    open_table(page, "mini-1", level="greedy")
    assert fits(page)
    until(page, READY)
    pick(page, f"unit:{lit(page, 'unit')[0]}")
    pick(page, "cell:B2")
    confirm(page)
    until(page, READY)
    assert sail_to_goal(page, goal_of(page)) >= 4
    expect_the_end(page)


def test_mini_game_2_by_keyboard_only(open_page) -> None:
    page = open_page("/new/admiral")
    page.wait_for_selector(".seat")
    tab_to(page, "select:has(option[value=mini-2])")
    page.keyboard.type("Mini-game 2")
    tab_to(page, ".go .button.main")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chart [data-target='cell:A1']")
    tab_to(page, ".briefing .button.main")
    page.keyboard.press("Enter")
    until(page, READY)
    tab_to(page, "[role=combobox]")
    page.keyboard.press("Enter")
    until(page, r"() => /[A-Z]\d/.test(document.querySelector('.player .goal')?.innerText ?? '')")
    assert race_by_keyboard(page, goal_of(page)) >= 4
    expect_the_end(page)


def test_mini_game_1_on_a_phone(open_page) -> None:
    page = open_page(width=390, height=844, lang="ru-RU")
    open_table(page, "mini-1", level="greedy")
    assert fits(page)
    until(page, READY)
    press(page, f"unit:{lit(page, 'unit')[0]}")
    press(page, "cell:B2")
    confirm(page)
    until(page, READY)
    assert sail_to_goal(page, goal_of(page)) >= 4
    expect_the_end(page)


def prepare(page: Page) -> None:
    """Reefs and ships, by pointer."""
    for cell in ("C11", "H4", "P3", "F9", "T6", "J2", "R12", "D8"):
        until(page, READY)
        if not lit(page, "cell") or lit(page, "unit"):
            break
        if cell in lit(page, "cell"):
            press(page, f"cell:{cell}")
            confirm(page)
    until(page, READY)
    while page.locator(".progress").inner_text() != "round 1":
        press(page, f"unit:{lit(page, 'unit')[0]}")
        press(page, f"cell:{lit(page, 'cell')[0]}")
        confirm(page)
        until(page, READY)


def test_the_first_rounds_of_pearl_shoals_by_pointer_against_a_bot(open_page) -> None:
    page = open_page()
    open_table(page, "pearls", level="greedy")
    assert fits(page)
    prepare(page)
    played = set()
    while (now := page.locator(".progress").inner_text()) in ("round 1", "round 2"):
        until(page, READY)
        if page.locator(".chips").count() == 0 and (ships := lit(page, "unit")):
            press(page, f"unit:{ships[0]}")
            cells = lit(page, "cell")
            if not cells:
                page.keyboard.press("Escape")
                end_turn(page)
                continue
            press(page, f"cell:{cells[-1]}")
            played.add(now)
            confirm(page)
        else:
            end_turn(page)
    assert now in ("round 3", "round 4"), "the bot may have played on before the page was looked at"
    assert page.locator(".piece").count() == 10, "eight ships and two forts are on the chart"


def test_the_last_rounds_of_pearl_shoals_to_victory(open_page) -> None:
    page = open_page()
    open_table(page, file=last_rounds(LATE), level="random")
    until(page, READY)
    expect(page.locator(".player").first).to_contain_text("A1")
    press(page, "unit:1G")
    press(page, "do:load")
    confirm(page)
    for _ in range(200):
        until(page, READY)
        if over(page):
            break
        press(page, "unit:1G")
        cells = lit(page, "cell")
        if "A1" in lit(page, "unit"):
            press(page, "unit:A1")
            expect(page.locator(".compose [data-target='do:unload']")).to_have_attribute("aria-pressed", "true")
            confirm(page)
        elif cells:
            press(page, f"cell:{min(cells, key=lambda cell: abs(ord(cell[0]) - 66) + abs(int(cell[1:]) - 2))}")
            confirm(page)
        else:
            page.keyboard.press("Escape")
            drifting = [name for name in lit(page, "unit") if name != "1G"]
            if page.locator(".acts [data-obstacle]:not(:disabled)").count():
                end_turn(page)
            else:
                press(page, f"unit:{drifting[0]}")
                press(page, f"cell:{lit(page, 'cell')[0]}")
                confirm(page)
    expect(page.locator("dialog[open]")).to_contain_text("4")
    expect_the_end(page)


def test_a_line_of_fire_tells_its_odds_and_another_why_it_is_blocked(open_page) -> None:
    page = open_page()
    open_table(page, file=last_rounds(BLOCKED, 'strength = "fresh"'), level="random")
    until(page, READY)
    before = version(page)
    press(page, "unit:1L")
    expect(page.locator(".pill")).to_contain_text("67%")
    page.locator("[data-blocked='1F']").click()
    expect(page.locator(".bubble")).to_contain_text("Land lies between 1L and 1F")
    press(page, "unit:2L")
    expect(page.locator(".compose .chances")).to_contain_text("67%")
    expect(page.locator(".compose [data-target='shots:3']")).to_have_attribute("aria-pressed", "true")
    page.locator(".compose [data-target='shots:1']").click()
    expect(page.locator(".acts .button.main")).to_contain_text("one shot")
    page.locator("[data-mate='1B:1']").click()
    expect(page.locator(".acts .button.main")).to_contain_text("Joint salvo of 2 at 2L")
    expect(page.locator("#prompt")).to_contain_text("Confirm, or choose otherwise.")
    chances = page.locator(".compose .chances")
    expect(chances).to_contain_text("hit, 2 damage66%hit, 1 damage17%miss17%")  # a 1 hits for the brig alone
    assert version(page) == before
    confirm(page)
    expect(page.locator(".dock [data-target='unit:1L'] .shot:not(.used)")).to_have_count(2)
    expect(page.locator(".dock [data-target='unit:1B'] .shot:not(.used)")).to_have_count(0)
    page.locator("[role=tab]", has_text="Log").click()
    expect(page.locator(".log li").first).to_contain_text("1L fires at 2L: one shot.")
    expect(page.locator(".log li").first).to_contain_text("1B fires at 2L: one shot.")


def test_mines_are_laid_in_secret_and_told_what_to_do(open_page) -> None:
    page = open_page()
    open_table(page, "powder-keys", level="greedy")
    while page.locator(".progress").inner_text() == "preparation":
        until(page, READY)
        if ships := lit(page, "unit"):
            press(page, f"unit:{ships[0]}")
        press(page, f"cell:{lit(page, 'cell')[-1]}")
        expect(page.locator(".chips")).to_be_visible()
        confirm(page)
    expect(page.locator(".mine")).to_have_count(2)
    expect(page.locator(".player").last).to_contain_text("2")
    until(page, READY)
    page.get_by_role("button", name="Your mines").click()
    page.locator(".mines").get_by_role("button", name="Ask me").first.click()
    expect(page.locator(".mines").get_by_role("button", name="Ask me").first).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768), (390, 844)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_scrolls_nothing_is_small_and_axe_is_content(open_page, width: int, height: int, scheme: str) -> None:
    page = open_page(width=width, height=height, lang="ru-RU", scheme=scheme)
    open_table(page, "pearls", level="greedy")
    until(page, READY)
    assert fits(page)
    assert small_texts(page) == []
    assert small_controls(page, ".button, [role=tab], .tools button, .dock button, [role=option]") == []
    assert serious(page) == []
