"""Defects that were seen in the browser and that no other test holds: each once, so that none comes back."""

import re

import admiral_hands
import pytest
import sail_tables
from hands import READY, moved_on, until, version
from playwright.sync_api import Page, expect
from test_clocks_browser import table

# Both colours as the page computes them, as WCAG wants them compared.
CONTRAST = """(figures) => figures.map((figure) => {
    const line = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const bright = (colour) => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((c) => line(colour.startsWith("color") ? +c : c / 255));
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    };
    let below = figure.parentElement;
    while (/rgba\\(0, 0, 0, 0\\)/.test(getComputedStyle(below).backgroundColor)) below = below.parentElement;
    const both = [getComputedStyle(figure).fill, getComputedStyle(below).backgroundColor].map(bright);
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
})"""
CALM = """
game = "admiral"
name = { en = "A calm", ru = "Штиль" }
briefing = { en = "Nothing moves.", ru = "Ничто не движется." }
goal = { en = "Wait.", ru = "Ждите." }
[rules]
actions = ["fire", "fireships"]
turn_order = "seats"
[victory]
last_afloat = true
[[layout]]
players = [2]
width = 12
height = 12
fort = [{ at = "A1", owner = 1 }, { at = "L12", owner = 2 }]
ship = [
    { owner = 1, type = "galleon", at = "E5" },
    { owner = 1, type = "brig", at = "C3" },
    { owner = 2, type = "brig", at = "L10" },
]
"""
CREATE = """async (body) => {
    const post = async (path, data) => (await fetch(path, { method: "POST", body: JSON.stringify(data),
        headers: { "content-type": "application/json" } })).json();
    await post("/api/me", {});
    return (await post("/api/tables", body)).id;
}"""


def calm(page: Page) -> None:
    """Two at this device in a calm, told by real dice."""
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Boris"}]
    made = {"game": "admiral", "seats": seats, "files": {"scenario": CALM}, "dice": "typed"}
    page.goto(f"/table/{page.evaluate(CREATE, made)}")
    for face in ("E", "calm"):
        before = version(page)
        page.wait_for_selector(".acts select, .faces")
        field = page.locator(".acts select")
        if field.count():
            field.select_option(face)
            page.get_by_role("button", name="Enter").click()
        else:
            page.locator(".faces button", has_text=re.compile(f"^{face}$", re.IGNORECASE)).click()
        moved_on(page, before)
    curtain = page.locator(".curtain button")
    if curtain.count():
        curtain.click()
    page.locator(".briefing .button.main").click()
    until(page, READY)


def test_in_a_calm_only_who_can_row_may_move_and_a_mere_fireship_is_no_amber(open_page) -> None:
    page = open_page()
    calm(page)
    galleon, brig = (page.locator(".card .face", has_text=name).locator(".token.move") for name in ("1G", "1B"))
    expect(galleon).to_have_class(re.compile(r"\bused\b"))
    expect(brig).not_to_have_class(re.compile(r"\bused\b"))
    expect(page.locator(".chart .ring.minor")).to_have_count(1)


def test_a_second_click_on_a_cell_that_holds_a_ship_confirms(open_page) -> None:
    page = open_page()
    admiral_hands.open_table(page, file=CALM.replace(', at = "E5"', "").replace(', at = "C3"', ""))
    until(page, admiral_hands.READY)
    cell = page.locator(".chart [data-target='cell:B1']")
    for ship in ("1G", "1B"):
        before = version(page)
        if page.locator(f".dock [data-target='unit:{ship}'][data-lit]").count():
            admiral_hands.pick(page, f"unit:{ship}")
        cell.click(force=True)
        cell.click(force=True)
        moved_on(page, before)
    expect(cell).to_have_attribute("aria-label", re.compile("1G.*1B|1B.*1G"))


def test_the_figures_of_the_rose_are_legible_at_night(open_page) -> None:
    page = open_page(scheme="dark")
    sail_tables.sit_down(page, sail_tables.CLOSE, sail_tables.FRESH)
    ratios = page.locator(".rail .rose text").evaluate_all(CONTRAST)
    assert len(ratios) >= 8
    assert min(ratios) >= 4.5
    rose = page.locator(".rail .rose").first.bounding_box()
    rail = page.locator(".rail").first.bounding_box()
    assert rose
    assert rail
    assert rose["x"] + rose["width"] <= rail["x"] + rail["width"] + 1


def test_absence_is_seen_on_a_phone_and_a_reason_goes_when_a_hint_comes(open_page) -> None:
    anna, boris = open_page(width=390, height=664), open_page()
    table(anna, boris)
    expect(anna.locator(".bar .here")).to_have_count(2)
    boris.goto("/settings")
    expect(anna.locator(".bar .lost, .bar .away")).to_have_count(1)
    alone = open_page()
    alone.locator(".game .button.main").first.click()
    until(alone, READY)
    alone.locator("[data-target^='hand:'][data-lit]").first.click()
    alone.locator("[data-target='cell:C3']").click(force=True)
    expect(alone.locator(".bubble")).to_have_count(1)
    alone.get_by_role("button", name="Hint").click()
    expect(alone.locator(".bubble")).to_have_count(0)


def test_a_row_of_my_tables_says_which_game_how_far_and_with_whom(open_page) -> None:
    anna, boris = open_page(), open_page()
    table(anna, boris)
    anna.goto("/")
    card = anna.locator(".cards li").first
    expect(card).to_contain_text("Lords of the Seas")
    expect(card).to_contain_text("turn 1")
    expect(card).to_contain_text("Boris")


@pytest.mark.parametrize(("game", "lang"), [("admiral", "ru-RU"), ("fleet", "en-GB")])
def test_a_new_table_is_made_without_scrolling_on_a_phone(open_page, game: str, lang: str) -> None:
    page = open_page(f"/new/{game}", width=390, height=664, lang=lang)
    page.wait_for_selector(".seat")
    begin = page.locator(".go .button.main").bounding_box()
    assert begin
    assert begin["y"] + begin["height"] <= 664
    first = page.locator("select, [role=group]").first.bounding_box()
    assert first
    assert first["y"] < 300, "what is chosen first is in sight"
    for file in page.locator("input[type=file]").all():
        assert (file.bounding_box() or {"width": 0})["width"] < 3, "a button of ours stands for it"
    if game == "fleet":
        assert "ship" not in " ".join(page.locator(".seat").all_inner_texts())
