"""Languages, replays, accessibility, the weight of the first page."""

import gzip
import random
import re
from pathlib import Path

import pytest
from hands import READY, decide_by_pointer, play_ahead, play_by_keyboard, resign, until, version
from playwright.sync_api import Page, expect

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
FIRST_PAGE = 200_000  # bytes gzipped that the first page may weigh


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical; put in by the debugger, past the security policy."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [
        f"{one['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def play_now(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Play now|Играть")).first.click()
    page.wait_for_selector("[data-target='cell:A1']")
    until(page, READY)


def test_the_first_page_is_light(open_page) -> None:
    page = open_page()
    bodies: dict[str, bytes] = {}
    page.on("response", lambda response: bodies.__setitem__(response.url, response.body()))
    page.reload()
    expect(page.locator(".game .main").first).to_be_visible()
    assert any(url.endswith(".js") for url in bodies)
    assert sum(len(gzip.compress(body)) for body in bodies.values()) <= FIRST_PAGE


def test_the_language_changes_at_any_time(open_page) -> None:
    page = open_page(lang="ru-RU")
    expect(page.get_by_role("heading", name="Повелители морей")).to_be_visible()
    play_now(page)
    hand = page.locator(".tile").count()
    expect(page.get_by_role("tab", name="Журнал")).to_be_visible()
    page.locator(".top .words").click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.locator(".top h1")).to_have_text("Lords of the Seas")
    assert page.locator(".tile").count() == hand
    assert page.evaluate("() => document.documentElement.lang") == "en"


@pytest.mark.parametrize("lang", ["ru-RU", "en-GB"])
def test_no_text_is_missing(open_page, lang: str) -> None:
    page = open_page(lang=lang)
    play_now(page)
    assert play_by_keyboard(page, seed=11) >= 16
    page.keyboard.press("Escape")
    page.get_by_role("tab").nth(1).click()
    told = page.locator("body").inner_text()
    assert not re.search(r"\b(web|event|action|prompt|score|reason|error|board|mercenary)-[a-z]", told), told


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_before_a_game(open_page, scheme: str) -> None:
    page = open_page(scheme=scheme)
    expect(page.locator(".game .main").first).to_be_visible()
    assert serious(page) == []
    page.goto("/new/lords")
    expect(page.locator(".seat").first).to_be_visible()
    assert serious(page) == []
    page.goto("/settings")
    expect(page.locator(".segments").first).to_be_visible()
    assert serious(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_a_table(open_page, scheme: str) -> None:
    page = open_page(scheme=scheme)
    play_now(page)
    for tab in ("Log", "Rules", "Moves"):
        page.get_by_role("tab", name=tab).click()
        assert serious(page) == []
    resign(page)
    assert serious(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider").first).to_be_visible()
    assert serious(page) == []


def test_axe_finds_nothing_serious_on_a_phone(open_page) -> None:
    page = open_page(width=390, height=844)
    play_now(page)
    assert serious(page) == []


def test_a_replay_is_stepped_and_verified(open_page) -> None:
    page = open_page()
    play_now(page)
    play_ahead(page, "view => view.turn >= 15")
    play_by_keyboard(page, seed=8)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.focus()
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    expect(page.locator(".ship")).to_have_count(0)
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.get_by_role("tab", name="Proof").click()
    expect(page.locator(".verdict")).to_contain_text("all agree")
    expect(page.locator("[data-proof=true]")).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    page.wait_for_url("**seat=0")


def test_a_replay_is_downloaded_and_imported(open_page, tmp_path: Path) -> None:
    page = open_page()
    play_now(page)
    resign(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)

    guest = open_page()
    guest.locator("input[type=file]").set_input_files(file)
    guest.wait_for_url("**/replay/**")
    guest.get_by_role("tab", name="Proof").click()
    expect(guest.locator(".verdict")).to_contain_text("all agree")


def test_a_look_back_while_the_game_goes_on_and_what_happened_meanwhile(open_page) -> None:
    page = open_page()
    play_now(page)
    chance = random.Random(9)
    for _ in range(6):
        decide_by_pointer(page, chance)
        until(page, READY)
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(page.locator(".table [data-lit]")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    until(page, READY)
    seen = version(page)
    table = page.url.rsplit("/", 1)[-1]
    page.evaluate("([table, seen]) => localStorage.setItem(`quarterdeck-seen-${table}-0`, seen - 3)", [table, seen])
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    expect(page.locator(".sentence")).to_contain_text("Meanwhile")
    page.get_by_role("button", name="Skip").click()
    until(page, READY)


def test_a_second_tab_is_told_and_follows(open_page) -> None:
    page = open_page()
    play_now(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".notice")).to_contain_text("another tab")
    until(other, READY)
    seen = version(page)
    decide_by_pointer(page, random.Random(10))
    until(other, "seen => Number(document.querySelector('.table').dataset.version) > seen", arg=seen)
