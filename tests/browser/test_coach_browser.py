"""The coach in a real browser: a newcomer's first game, and everything that explains itself."""

from hands import READY, until
from playwright.sync_api import Page, expect
from test_words import serious


def start(page: Page, game: str) -> None:
    """Play now, by the game's name."""
    card = page.locator(".game").filter(has=page.get_by_role("heading", name=game, exact=True))
    card.locator(".button.main").click()


def to_the_board(page: Page) -> None:
    page.locator("[data-minute] .button.main").click()
    until(page, READY)


def test_a_first_game_begins_with_one_minute_and_each_decision_is_explained_once(open_page) -> None:
    page = open_page(lang="ru-RU", newcomer=True)
    start(page, "Повелители морей")
    expect(page.locator("[data-minute]")).to_contain_text("Соберите флот")
    expect(page.locator("[data-minute]")).to_contain_text("наставник объяснит")
    assert serious(page) == []
    to_the_board(page)
    prompt = page.locator("#prompt")
    expect(prompt).to_contain_text("Клетка и корабль сработают сразу")
    assert serious(page) == []
    page.reload()
    why = page.locator("[data-why]")
    expect(why).to_have_attribute("aria-expanded", "false")
    expect(page.locator("[data-minute]")).to_have_count(0)
    why.click()
    expect(prompt).to_contain_text("Клетка и корабль сработают сразу")


def test_things_explain_themselves_on_hover_and_focus_with_their_rules(open_page) -> None:
    page = open_page()
    start(page, "Lords of the Seas")
    until(page, READY)
    page.locator("[data-target^='hand:']").first.hover()
    card = page.locator(".explanation")
    expect(card).to_contain_text("At the end its number counts")
    expect(card).to_contain_text("can be done with it now")
    expect(card.locator(".rule-link").first).to_be_visible()
    assert serious(page) == []
    page.mouse.move(640, 4)
    expect(card).to_have_count(0)


def test_a_long_press_explains_and_chooses_nothing(open_page) -> None:
    page = open_page(width=390, height=664)
    start(page, "Lords of the Seas")
    until(page, READY)
    at = page.locator("[data-target='cell:D6']").bounding_box()
    assert at is not None
    spot = [{"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    expect(page.locator(".explanation")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-target='cell:D6'][aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".explanation .close")).to_be_visible()


def test_admiral_leads_a_newcomer_from_mini_game_to_mini_game(open_page) -> None:
    page = open_page(lang="ru-RU", newcomer=True)
    card = page.locator(".game", has_text="Парусные флоты")
    expect(card).to_contain_text("«Играть» начнёт с малого: Мини-игра № 1")
    card.locator(".button.main").click()
    expect(page.locator("[data-minute]")).to_contain_text("Мини-игра № 1")
    to_the_board(page)
    page.get_by_role("button", name="Стол").click()
    page.get_by_role("button", name="Сдаться").click()
    page.get_by_role("button", name="Точно сдаться?").click()
    page.locator("[data-next]").click()
    expect(page.locator(".briefing, .board").first).to_contain_text("Мини-игра № 2")
    page.goto("/")
    expect(card).to_contain_text("начнёт с малого: Мини-игра № 2")


def test_whoever_plays_fleet_alone_meets_captain_ruth(open_page) -> None:
    page = open_page("/new/fleet", newcomer=True)
    page.get_by_role("group", name="Seats").get_by_role("button", name="1").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-minute] h3")).to_have_text("Captain Ruth")


def test_the_coach_is_switched_off_in_the_menu(open_page) -> None:
    page = open_page(newcomer=True)
    start(page, "Lords of the Seas")
    to_the_board(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("Coach").uncheck()
    assert serious(page) == []
    page.goto("/")
    start(page, "Fleet: The Dice Game")
    until(page, READY)
    expect(page.locator("[data-minute]")).to_have_count(0)
    expect(page.locator("[data-why]")).to_have_attribute("aria-expanded", "false")


def test_the_game_in_one_minute_is_on_the_home_page_and_in_the_menu(open_page) -> None:
    page = open_page()
    page.get_by_role("button", name="The game in one minute: Admiral: Age of Sail").click()
    expect(page.locator("[data-minute]")).to_contain_text("Sink or capture every enemy ship")
    assert serious(page) == []
    page.keyboard.press("Escape")
    start(page, "Lords of the Seas")
    until(page, READY)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="The game in one minute").click()
    expect(page.locator("[data-minute]")).to_contain_text("Build the fleet")


def test_a_lesson_marks_what_it_asks_for_and_takes_back(open_page) -> None:
    page = open_page("/learn/lords/lay")
    marked = page.locator("[role=option]", has=page.locator(".tag"))
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text("C6")
    marked.click()
    expect(page.locator("#prompt")).to_contain_text("Lay the 6 on C5")
    expect(page.locator("[data-live]")).to_contain_text("Lay the 6 on C5")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#prompt")).to_contain_text("Put the 4 on C6")
