"""Fleet in a real browser: games by pointer, by keyboard alone, on a phone; sheets, swipes, real dice, axe."""

import random
from pathlib import Path

import pytest
from hands import insist, moved_on, over, play_ahead, play_by_keyboard, until, version
from playwright.sync_api import Page, expect

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
READY = """() => document.querySelector("dialog[open], .fleet [data-lit], .acts [data-obstacle]")"""
MOST_DECISIONS = 400  # ten rounds of a few decisions each
FEW_DECISIONS = 8  # more than a round; each costs the page's processes half a second of CPU or more
LAST_ROUND = "view => view.round >= view.rounds"
MAKE = """async ([seats, dice]) => {
    const post = async (path, body) => (await fetch(path, { method: "POST", body: JSON.stringify(body),
        headers: { "content-type": "application/json" } })).json();
    await post("/api/me", {});
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "greedy" }));
    return (await post("/api/tables", { game: "fleet", seats: [{ kind: "here" }, ...bots], dice })).id;
}"""


def sit_down(page: Page, seats: int = 2, dice: str = "sealed") -> None:
    """Opens a table of Fleet with bots on the other seats."""
    page.goto(f"/table/{page.evaluate(MAKE, [seats, dice])}")
    page.wait_for_selector(".fleet .column")


def decide(page: Page, chance: random.Random) -> None:
    """One decision by pointer: something lit and then the main button, or a button of its own."""
    lit = page.locator(".fleet [data-lit]:visible")
    buttons = page.locator(".acts [data-obstacle]")
    lit.or_(buttons).first.wait_for()
    if not lit.count():
        insist(page, buttons.nth(chance.randrange(buttons.count())))
        return
    for _ in range(3):  # the first click may only end an animation
        lit.nth(chance.randrange(lit.count())).click()
        if page.locator(".chips li").count():
            break
    expect(page.locator(".chips li")).to_have_count(1)
    insist(page, buttons.first)


def play(page: Page, seed: int) -> int:
    """A whole game by pointer; how many decisions it took."""
    chance = random.Random(seed)
    for decisions in range(MOST_DECISIONS):
        until(page, READY)
        if over(page):
            return decisions
        decide(page, chance)
    raise AssertionError("the game does not end")


def decide_until(page: Page, wanted: str, seed: int) -> None:
    """Plays on until something is in sight."""
    chance = random.Random(seed)
    for _ in range(MOST_DECISIONS):
        until(page, READY)
        if page.locator(wanted).count():
            return
        assert not over(page), f"the game ended without {wanted}"
        decide(page, chance)


def expect_the_end(page: Page, seats: int) -> None:
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("[data-proof=true]")).to_be_visible()
    expect(dialog.locator(".total")).to_have_count(seats)


def fits(page: Page) -> bool:
    return bool(
        page.evaluate(
            """() => { const page = document.scrollingElement;
                return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth; }"""
        )
    )


def serious(page: Page) -> list[str]:
    """What axe finds serious or worse."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found if one["impact"] in ("serious", "critical")
    ]


def test_the_home_page_lists_fleet_with_its_picture_and_opens_a_game(open_page) -> None:
    page = open_page()
    card = page.locator(".game").filter(has_text="Fleet: The Dice Game")
    expect(card.locator("svg").first).to_be_visible()
    card.get_by_role("button", name="Play now").click()
    expect(page.locator(".fleet .column")).to_have_count(5)


def test_a_game_of_two_begins_by_pointer(open_page) -> None:
    page = open_page()
    sit_down(page)
    assert fits(page)
    chance = random.Random(1)
    for _ in range(FEW_DECISIONS):
        until(page, READY)
        decide(page, chance)
    assert not over(page)


def test_a_game_of_two_against_a_bot_ends_by_pointer(open_page) -> None:
    page = open_page()
    sit_down(page)
    play_ahead(page, LAST_ROUND)
    assert play(page, seed=1) >= 2
    expect_the_end(page, seats=2)


def test_a_solo_game_ends_by_keyboard_only(open_page) -> None:
    page = open_page()
    sit_down(page, seats=1)
    play_ahead(page, LAST_ROUND)
    assert play_by_keyboard(page, seed=2) >= 2
    expect_the_end(page, seats=1)
    page.keyboard.press("Escape")
    assert page.locator(".box .ruth").count() >= 8, "Captain Ruth's crossings are hers on the sheet"
    expect(page.locator(".hat")).to_have_count(3)


def test_a_game_begins_and_ends_on_a_phone(open_page) -> None:
    page = open_page(width=390, height=844, lang="ru-RU")
    sit_down(page)
    assert fits(page)
    decide(page, random.Random(3))
    play_ahead(page, LAST_ROUND)
    assert fits(page)
    assert play(page, seed=3) >= 2
    expect_the_end(page, seats=2)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768), (390, 844)])
def test_four_players_fit_too(open_page, width: int, height: int) -> None:
    page = open_page(width=width, height=height, lang="ru-RU")
    sit_down(page, seats=4)
    until(page, READY)
    assert fits(page)
    expect(page.locator(".dice .die")).to_have_count(5)
    decide(page, random.Random(9))


def test_a_game_with_rolling_dice(open_page) -> None:
    page = open_page(moving=True)
    page.evaluate("localStorage.setItem('quarterdeck-settings', JSON.stringify({ speed: 'fast', lang: 'en' }))")
    sit_down(page)
    until(page, READY)
    assert page.evaluate("() => getComputedStyle(document.querySelector('.fleet .cube')).animationName").endswith(
        "tumble"
    )
    chance = random.Random(4)
    for _ in range(12):
        until(page, READY)
        decide(page, chance)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768), (390, 844)])
@pytest.mark.parametrize("lang", ["en-GB", "ru-RU"])
def test_nothing_scrolls_and_nothing_is_small(open_page, width: int, height: int, lang: str) -> None:
    page = open_page(width=width, height=height, lang=lang)
    sit_down(page)
    until(page, READY)
    assert fits(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll("body *")].filter((e) => e.checkVisibility() && !e.closest("svg")
            && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())
            && parseFloat(getComputedStyle(e).fontSize) < 13).map((e) => e.outerHTML.slice(0, 80))"""
    )
    assert small == []
    narrow = page.evaluate(
        """() => [...document.querySelectorAll(".button, .tab, .hit, [role=tab], [role=option]")]
            .filter((e) => { const box = e.getBoundingClientRect();
                return e.checkVisibility() && (box.height < 43.5 || box.width < 43.5) })
            .map((e) => e.outerHTML.slice(0, 120))"""
    )
    assert narrow == []


def test_what_a_mark_gives_is_shown_before_it_is_made(open_page) -> None:
    page = open_page()
    sit_down(page)
    decide_until(page, "[data-target^='sec:'][data-lit]", seed=5)
    page.locator("[data-target^='sec:'][data-lit]").first.hover()
    expect(page.locator(".peek")).to_contain_text("box")
    expect(page.locator(".mark.ghost")).to_have_count(1)
    page.locator(".top h1").hover()
    expect(page.locator(".peek")).to_have_count(0)


def test_a_click_on_anything_else_says_why_not(open_page) -> None:
    page = open_page()
    sit_down(page)
    decide_until(page, "[data-target^='die:'][data-lit]", seed=6)
    page.locator("[data-target='sec:pub']").click(force=True)
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Take a die first")
    bubble.locator(".rule-link").first.click()
    expect(page.locator("article.wanted")).to_be_visible()


def test_a_star_shows_what_it_came_from(open_page) -> None:
    page = open_page()
    sit_down(page)
    decide_until(page, ".chain .now", seed=7)
    assert page.locator(".chain li").count() >= 2
    assert page.locator("[data-target^='sec:'][data-lit]").count() >= 5


def test_the_others_sheets_are_a_tab_away_and_sections_a_swipe_on_a_phone(open_page) -> None:
    page = open_page()
    sit_down(page)
    until(page, READY)
    page.get_by_role("button", name="Greedy bot").click()
    expect(page.locator(".sheet.seat-1")).to_be_visible()
    expect(page.locator(".sheet [data-target]")).to_have_count(0)

    phone = open_page(width=390, height=844)
    sit_down(phone)
    until(phone, READY)
    for expected in ("cod", "lobster"):
        phone.evaluate(
            """() => { const board = document.querySelector(".fleet");
                const touch = (x) => [new Touch({ identifier: 1, target: board, clientX: x, clientY: 400 })];
                board.dispatchEvent(new TouchEvent("touchstart", { touches: touch(300), bubbles: true }));
                board.dispatchEvent(new TouchEvent("touchend", { changedTouches: touch(80), bubbles: true })); }"""
        )
        expect(phone.locator(f"[data-section={expected}]")).to_have_attribute("aria-pressed", "true")
    phone.locator("#tab-others").click()
    expect(phone.locator(".sheet.seat-1").first).to_be_visible()


def test_real_dice_are_typed_by_the_names_of_their_faces(open_page) -> None:
    page = open_page(lang="ru-RU")
    page.goto(f"/table/{page.evaluate(MAKE, [1, 'typed'])}")
    for face in ("Треска", "Лобстер", "Устрица", "Треска"):
        before = version(page)
        page.locator(".acts").get_by_role("button", name=face).click()
        moved_on(page, before)
    expect(page.locator(".dice .die")).to_have_count(3)
    expect(page.locator("[data-target='die:lobster'][data-lit]")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_serious(open_page, size: tuple[int, int], theme: str) -> None:
    page = open_page(width=size[0], height=size[1])
    page.evaluate(f"localStorage.setItem('quarterdeck-settings', JSON.stringify({{ lang: 'en', theme: '{theme}' }}))")
    sit_down(page)
    chance = random.Random(8)
    for _ in range(8):
        until(page, READY)
        decide(page, chance)
    until(page, READY)
    assert serious(page) == []
    if size[0] < 760:
        page.locator("[data-section=wharf]").click()
        assert serious(page) == []
