"""Admiral in a real browser: its words in both languages, what axe says of its panels, pan and zoom of the chart."""

import re
import tomllib
from importlib import resources

import pytest
from admiral_hands import READY, confirm, open_table, press
from admiral_seas import small_sea
from hands import until
from playwright.sync_api import Page, expect
from test_games import fits
from test_words import serious

SCENARIOS = resources.files("quarterdeck.games.admiral") / "data/scenarios"
RAW = re.compile(r"\b(web|event|action|prompt|score|reason|error|board|seat|unit|odds|order|option)-[a-z1-9]")
SEA = small_sea(
    [(1, "line", "E6"), (1, "frigate", "D5"), (1, "brig", "E4"), (2, "galleon", "E5"), (2, "brig", "P10")],
    treasure=["H8"],
    mines=1,
    fireships=True,
)


def words(page: Page) -> str:
    """Everything that is written or read out."""
    labels = page.locator("[aria-label], [title]").evaluate_all(
        "all => all.map((e) => `${e.getAttribute('aria-label') ?? ''} ${e.getAttribute('title') ?? ''}`).join(' ')"
    )
    return f"{page.locator('body').inner_text()} {labels}"


def small(page: Page) -> list[str]:
    """Texts below 13 px and targets below 44 px in panels and cards."""
    return page.evaluate(
        """() => [...document.querySelectorAll(".admiral *, .side *")]
            .filter((e) => e.checkVisibility() && !e.closest("svg")
            && ((e.matches(".admiral button") && e.getBoundingClientRect().height < 43.5)
                || ([...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())
                    && parseFloat(getComputedStyle(e).fontSize) < 13)))
            .map((e) => e.outerHTML.slice(0, 90))"""
    )


def check(page: Page) -> None:
    assert not RAW.search(told := words(page)), RAW.search(told)
    assert serious(page) == []
    assert small(page) == []
    assert fits(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height", "lang"), [(1280, 800, "ru-RU"), (1280, 800, "en-GB"), (390, 844, "ru-RU")])
def test_every_panel_is_in_words_readable_and_accessible(
    open_page, width: int, height: int, lang: str, scheme: str
) -> None:
    page = open_page(width=width, height=height, lang=lang, scheme=scheme)
    open_table(page, file=SEA, level="random")
    until(page, READY)
    press(page, "cell:C3")
    expect(page.locator(".compose [data-target='order:auto']")).to_have_attribute("aria-pressed", "true")
    check(page)
    confirm(page)
    expect(page.locator(".progress")).to_contain_text("1")
    until(page, READY)
    page.locator(".admiral .tool", has=page.locator("use[href$='a-mine']")).click()
    expect(page.locator(".mines li")).to_have_count(1)
    check(page)
    page.locator(".mines .close").click()
    press(page, "unit:1L")
    press(page, "unit:1G")
    expect(page.locator(".compose [data-mate^='1F']").first).to_be_visible()
    check(page)
    page.locator(".compose [data-target='do:board']").click()
    page.locator(".compose [data-mate='1F']").click()
    expect(page.locator(".acts .button.main .chance")).to_be_visible()
    check(page)
    confirm(page)
    expect(page.locator(".share [data-more]")).to_have_count(3)
    check(page)


def test_each_scenario_opens_with_its_briefing_and_goal_in_both_languages(open_page) -> None:
    page = open_page()
    for name in ("mini-1", "mini-2", "mini-3", "pearls", "powder-keys"):
        told = tomllib.loads((SCENARIOS / f"{name}.toml").read_text("utf-8"))
        open_table(page, name, level="greedy", cast_off=False)
        briefing = page.locator(".briefing")
        for lang in ("en", "ru"):
            expect(briefing.locator("h2")).to_have_text(told["name"][lang])
            expect(briefing).to_contain_text(told["briefing"][lang])
            expect(briefing.locator(".goal")).to_contain_text(told["goal"][lang])
            page.locator(".top .words").click()
        briefing.locator(".button.main").click()
        expect(briefing).to_have_count(0)
        page.locator(".tools [aria-label=Briefing]").click()
        expect(briefing).to_be_visible()


LEFT = """document.querySelector(".chart .piece[data-target='unit:1L']").getBoundingClientRect().x"""

WHOLE = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [sea, paper] = [box(".chart .grid"), box(".chart .paper")];
    return sea.left >= paper.left && sea.right <= paper.right && sea.top >= paper.top && sea.bottom <= paper.bottom;
}"""


def test_the_chart_is_zoomed_and_panned_without_choosing_anything(open_page) -> None:
    page = open_page()
    open_table(page, file=small_sea([(1, "line", "H6"), (2, "brig", "P10")]), level="random")
    until(page, READY)
    until(page, WHOLE)
    ship = page.locator(".chart .piece[data-target='unit:1L']")
    whole = ship.bounding_box()
    assert whole
    middle = whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2
    page.mouse.move(*middle)
    page.mouse.wheel(0, -600)
    expect(page.locator(".tools button").nth(1)).to_have_attribute("aria-disabled", "false")
    near = ship.bounding_box()
    assert near
    assert near["width"] > 1.5 * whole["width"]
    assert abs(near["x"] + near["width"] / 2 - middle[0]) < 12, "the wheel zooms around the pointer"
    left = page.evaluate(LEFT)
    page.mouse.move(middle[0] + 200, middle[1] + 100)  # on open sea: a ship would come along
    page.mouse.down()
    page.mouse.move(middle[0] + 140, middle[1] + 60, steps=4)
    page.mouse.move(middle[0] + 80, middle[1] + 20, steps=4)
    page.mouse.up()
    until(page, f"before => Math.abs(before - 120 - {LEFT}) < 1", arg=left)  # with the next frame; not a px is lost
    expect(page.locator(".chips")).to_have_count(0)
    page.locator(".tools button").nth(2).click()
    expect(page.locator(".tools button").nth(1)).to_have_attribute("aria-disabled", "true")
    until(page, WHOLE)  # with the next frame
    ship.click()
    expect(page.locator(".chips li")).to_have_count(1)
