"""Links that show a private game: given, voided with a warning first, and given anew, through the page."""

import re

from hands import resign
from playwright.sync_api import Locator, expect
from test_games import play_now


def share(link: Locator) -> str:
    """What opens the door; the rest of the link is the moment that the page shows."""
    return link.input_value().partition("#")[2]


def test_links_given_before_are_void_after_a_warning(open_page) -> None:
    page = open_page()
    play_now(page)
    resign(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("tab", name="Proof").click()
    link = page.locator("input[readonly]")
    expect(link).to_have_value(re.compile("#."))
    first, before = share(link), link.input_value()
    page.get_by_role("button", name="Void all links given so far").click()
    page.get_by_role("button", name="Keep them").click()
    assert share(link) == first
    page.get_by_role("button", name="Void all links given so far").click()
    page.locator("dialog").get_by_role("button", name="Void all links given so far").click()
    expect(page.get_by_text("Links given before are void.")).to_be_visible()
    assert share(link) != first
    expect(open_page(link.input_value()).get_by_role("slider").first).to_be_visible()
    expect(open_page(before).get_by_text("private")).to_be_visible()
