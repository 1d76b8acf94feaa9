"""Age of Sail's decisions one by one in a real browser: salvo, reply, turn, prize, line, guns, landing, cards."""

import re

import pytest
from hands import moved_on, version
from playwright.sync_api import Locator, Page, expect
from sail_tables import (
    ASSAULT,
    BY_HAND,
    CLOSE,
    HARBOUR,
    QUIET,
    ROW,
    draw,
    expect_phase,
    is_at,
    press,
    sit_down,
    steady,
    throw,
)

COVERED = """() => {
    const boxes = (what) => [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect());
    const [float] = boxes(".float");
    return boxes(".frame [data-lit], [data-ship] > .acting, [data-ship] > .struck").filter((r) =>
        r.left < float.right && r.right > float.left && r.top < float.bottom && r.bottom > float.top).length }"""


def chances(page: Page) -> list[str]:
    """The chances beside the choices."""
    return page.locator(".float .option .chance").all_inner_texts()


def main_button(page: Page) -> Locator:
    return page.locator(".acts .button.main")


def begin(page: Page, cell: str, course: str) -> None:
    """A ship begins and takes a course by the rose; a phone has a dial around the ship."""
    press(page, f"[data-target='cell:{cell}'][data-lit]")
    if not page.locator(".rail").count():
        page.locator(f"[data-ship='{cell}']").click(force=True)
    press(page, f"[data-target='helm:{course}'], .dial [data-course='{course}']")
    expect_phase(page, "fight")


def fire(page: Page, cell: str, choice: int) -> None:
    page.locator(f"[data-target='aim:{cell}']").click()
    press(page, f".float .option >> nth={choice}")


def give_order(page: Page, name: str) -> None:
    """A standing order, at the moment it is about."""
    before = version(page)
    order = page.locator(".moment, .over").get_by_role("button", name=name)
    order.click()
    moved_on(page, before)
    expect(order).to_have_attribute("aria-pressed", "true")


def end_turn(page: Page) -> None:
    press(page, ".acts button:has-text('End the turn')")
    draw(page)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_salvo_is_chosen_with_its_odds_and_answered_by_a_standing_order(open_page, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    sit_down(page, CLOSE, steady(4))
    begin(page, "F8", "SE")
    page.locator("[data-target='aim:G7']").click()
    assert chances(page) == ["50%", "90%"]
    if width > 760:
        assert page.evaluate(COVERED) == 0
    press(page, ".float .option >> nth=0")
    throw(page, "61")
    expect_phase(page, "answer")
    expect(page.locator(".sentence")).to_contain_text("G7")
    assert page.locator(".acts .chance").all_inner_texts() == ["50%", "90%", "99%"]
    expect(page.locator(".dice")).to_contain_text("6:1 hit")
    give_order(page, "Replies: never")
    press(page, ".acts button:has-text('Do not answer')")
    expect_phase(page, "fight")
    fire(page, "G7", 0)
    throw(page, "16")
    expect_phase(page, "fight")  # nobody was asked
    expect(page.locator(".dice")).to_contain_text("1:6 miss")


def test_a_reply_is_fired_with_its_odds(open_page) -> None:
    page = open_page()
    sit_down(page, CLOSE, steady(4))
    begin(page, "F8", "SE")
    fire(page, "G7", 1)
    throw(page, "661")
    press(page, ".acts button:has-text('Salvo of 3')")
    throw(page, "6661")
    expect_phase(page, "fight")
    expect(page.locator("[data-ship='F8'] [href='#s-stump']")).to_have_count(1)
    expect(page.locator("[data-ship='G7'] [href='#s-stump']")).to_have_count(1)


def test_a_ship_fired_at_from_outside_its_arc_turns_by_the_dial(open_page) -> None:
    page = open_page()
    sit_down(page, CLOSE, steady(4))
    begin(page, "F6", "NE")
    fire(page, "G7", 2)
    throw(page, "1116")
    expect_phase(page, "answer")
    expect(page.locator(".dial [data-course]")).to_have_count(7)
    expect(page.locator(".moment").get_by_role("button", name=re.compile("never"))).to_be_visible()
    press(page, ".dial [data-course='NE']")
    expect_phase(page, "fight")
    turned = page.locator("[data-ship='G7'] g[style*='rotate']").first
    expect(turned).to_have_css("rotate", "45deg")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_prize_is_chosen_by_its_picture_and_moves_aside(open_page, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    sit_down(page, CLOSE, steady(4))
    press(page, "[data-target='cell:F6'][data-lit]")
    page.locator("[data-target='way:G5']").click()
    ask = page.locator(".ask")
    expect(ask).to_contain_text("69%")  # A47: three masts against two win 11 of 16
    expect(ask.locator("li")).to_have_count(4)
    press(page, ".ask .button.main")
    throw(page, "6161")
    expect_phase(page, "prize")
    options = page.locator("[data-target^='prize:']")
    expect(options).to_have_count(4)
    expect(options.nth(2).locator("[href='#s-mast']")).to_have_count(3)
    expect(options.nth(2).locator("[href='#s-stump']")).to_have_count(2)
    press(page, "[data-target='prize:keep 1']")
    expect_phase(page, "shift")
    page.locator("[data-target='to:H4']").click()
    press(page, ".float .option:has-text('The prize')")
    expect_phase(page, "command")
    is_at(page, "G5", 0)
    is_at(page, "H4", 0)
    expect(page.locator("[data-ship='H4'] [href='#s-mast']")).to_have_count(1)


def test_a_line_is_formed_and_moves_as_its_preview_shows(open_page) -> None:
    page = open_page()
    sit_down(page, ROW, steady(5))
    page.locator("[data-target='tool:form']").click()
    expect(page.locator(".asks")).to_have_text("Which ship leads?")
    page.locator("[data-target='head:E7']").click()
    expect(page.locator(".asks")).to_have_text("Which one is the last?")
    page.locator("[data-target='tail:C7']").click()
    expect(page.locator(".formed")).to_be_visible()
    expect(main_button(page)).to_contain_text("E7 (leads) to C7")
    press(page, ".acts .button.main")
    expect(page.locator(".tow")).to_have_count(2)
    end_turn(page)
    end_turn(page)
    press(page, "[data-target='cell:E7'][data-lit]")
    page.locator("[data-target='way:G5']").hover()
    expect(page.locator(".preview .ghost")).to_have_count(3)
    expect(page.locator("[data-ship].away")).to_have_count(3)
    press(page, "[data-target='way:G5']")
    for cell in ("G5", "F6", "E7"):
        is_at(page, cell, 0)
    expect(page.locator("[data-ship].acted")).to_have_count(0)


def test_fort_guns_are_named_one_by_one_as_an_enemy_comes(open_page) -> None:
    page = open_page()
    sit_down(page, ROW, steady(5))
    press(page, "[data-target='cell:K4'][data-lit]")
    page.locator("[data-target='way:K9']").click()
    expect(page.locator(".ask")).to_contain_text("2 guns cover K9")
    press(page, ".ask .button.main")
    expect_phase(page, "react")
    expect(page.locator("[data-target='gun:K11'][data-lit]")).to_be_visible()
    page.locator("[data-target='gun:L10']").click()
    assert chances(page) == ["90%"]
    press(page, ".float .option")
    throw(page, "116")
    expect(page.locator("[data-target='gun:K11'][data-lit]")).to_be_visible()
    expect(page.locator("[data-target='gun:L10'][data-lit]")).to_have_count(0)
    press(page, ".acts button:has-text('let it pass')")
    expect_phase(page, "command")  # nothing abeam and no range left: it has acted
    is_at(page, "K9", 0)


def test_a_card_of_free_text_is_carried_out_by_hand_and_the_mast_repaired(open_page) -> None:
    page = open_page()
    sit_down(page, HARBOUR, steady(4, BY_HAND), situations=True)
    expect_phase(page, "manual")
    expect(page.locator("article.bad")).to_contain_text("One of your ships loses a mast.")
    page.locator("[data-target='cell:C2']").click()
    press(page, ".acts .button.main")
    press(page, ".float .option:has-text('Take a mast off')")
    press(page, ".acts button:has-text('The card is resolved')")
    expect_phase(page, "command")
    expect(page.locator("[data-ship='C2'] [href='#s-stump']")).to_have_count(1)
    press(page, "[data-target='cell:C2'][data-lit]")
    page.locator("[data-target='gun:B1']").click()
    expect(main_button(page)).to_contain_text("Repair a mast")
    press(page, ".acts .button.main")
    expect(page.locator("[data-ship='C2'] [href='#s-stump']")).to_have_count(0)
    expect(page.locator(".card.down")).to_have_count(1)


def test_a_situation_card_lies_on_the_chart_while_it_is_carried_out(open_page) -> None:
    page = open_page(moving=True)
    sit_down(page, HARBOUR, steady(4, QUIET), situations=True)
    press(page, ".acts button:has-text('End the turn')")
    draw(page, 2)
    expect(page.locator(".notice.good")).to_contain_text("All quiet")
    page.keyboard.press("Escape")
    expect(page.locator(".notice")).to_have_count(0)


def test_an_island_is_built_shelled_landed_on_and_stormed(open_page) -> None:
    page = open_page()
    sit_down(page, ASSAULT, steady(6), rules="assault")
    for cell in ("F6", "G6", "H6", "I6", "F7", "G7", "H7", "I7", "F8", "G8"):
        page.locator(f"[data-target='cell:{cell}'][data-lit]").click()
        press(page, ".acts .button.main")
    expect_phase(page, "edge")
    page.locator("[data-target='edge:north']").click()
    press(page, ".acts .button.main")
    for cell in ("E1", "F1"):
        page.locator(f"[data-target='cell:{cell}'][data-lit]").click()
        press(page, ".acts .button.main")
    draw(page)
    begin(page, "E1", "S")
    page.locator("[data-target='way:E6']").click()
    press(page, ".ask .button.main")
    expect_phase(page, "react")
    give_order(page, "Fortress guns: never")
    press(page, ".acts button:has-text('let it pass')")
    page.locator("[data-target='way:E6']").click()
    press(page, ".ask .button.main")
    expect(page.locator("[data-target='aim:F6']")).to_be_visible()
    fire(page, "F6", 2)
    throw(page, "6661")
    expect(page.locator(".card.down")).to_have_count(1)
    page.locator("[data-target='gun:F6']").click()
    expect(page.locator(".float .option")).to_have_count(3)
    press(page, ".float .option:has-text('2 masts')")
    press(page, ".acts button:has-text('Stop')")
    expect(page.locator(".card.down circle.man")).to_have_count(2)
    end_turn(page)
    end_turn(page)
    page.locator("[data-target='from:F6']").click()
    page.locator("[data-target='to:G6']").click()
    assert chances(page) == ["10%", "55%"]  # A101
    press(page, ".float .option >> nth=1")
    throw(page, "6611")
    expect(page.locator(".card.down")).to_have_count(2)
    expect(page.locator(".card.down circle.man")).to_have_count(2)
