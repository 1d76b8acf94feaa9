"""People in a real browser: a passkey made and used, a phrase on a second device, a profile, everything deleted."""

import re

import pytest
from hands import resign
from playwright.sync_api import Page, expect
from test_games import play_now
from test_words import serious

PAGES = {"/player/me": "Statistics", "/leaders/lords": "Leader board", "/fair-play": "Fair play"}
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_passkeys(page: Page) -> None:
    """Gives a page an authenticator, as a phone or computer has one."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def named(page: Page, name: str) -> None:
    """Gives this browser's guest a name."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()


def test_a_passkey_keeps_a_name_through_signing_out(open_page, server) -> None:
    page = open_page()
    with_passkeys(page)
    page.goto(server.url.replace("127.0.0.1", "localhost") + "/settings")
    named(page, "Vera")
    page.goto(page.url)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("Your name and games are kept.", exact=False)).to_be_visible()
    page.get_by_role("button", name="In this browser").click()
    page.locator("dialog").get_by_role("button", name="Sign out").click()
    page.wait_for_url(re.compile("localhost:[0-9]+/$"))
    page.goto(server.url.replace("127.0.0.1", "localhost") + "/settings")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Vera")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Remove the passkey")).click()
    expect(page.get_by_text("the last thing that keeps", exact=False)).to_be_visible()
    page.locator("dialog").get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Make a passkey")).to_be_visible()


def test_a_phrase_brings_a_phone_along_and_deletion_ends_it_all(open_page) -> None:
    page = open_page("/settings")
    named(page, "Vera")
    page.goto("/player/me")
    page.get_by_role("button", name="Make a phrase").click()
    phrase = page.locator("[data-phrase]").get_attribute("data-phrase") or ""
    assert len(phrase.split()) == 10
    page.get_by_role("button", name="I have written it down").click()
    phone = open_page("/", width=390, height=844)
    play_now(phone)
    resign(phone)
    phone.goto("/player/me")
    expect(phone.get_by_text("Bring the table of this browser along")).to_be_visible()
    phone.get_by_label("Phrase").fill(phrase)
    phone.get_by_role("button", name="Sign in with a phrase").click()
    expect(phone.get_by_role("heading", name="Vera")).to_be_visible()
    expect(phone.get_by_text("1 game", exact=True)).to_be_visible()
    phone.get_by_role("button", name="Delete everything").click()
    field = phone.get_by_label("Type your name to confirm: Vera")
    expect(phone.get_by_role("button", name="Delete for good")).to_be_disabled()
    field.fill("Vera")
    phone.get_by_role("button", name="Delete for good").click()
    phone.wait_for_url(re.compile("/$"))
    page.goto("/player/me")
    expect(page.get_by_role("heading", name="Guest", exact=True)).to_be_visible()


@pytest.mark.parametrize(("width", "height", "scheme"), [(1280, 900, "light"), (390, 844, "dark")])
def test_axe_is_content_with_the_pages_of_people(open_page, width: int, height: int, scheme: str) -> None:
    page = open_page("/", width=width, height=height, scheme=scheme)
    play_now(page)
    resign(page)
    for path, heading in (
        ("/player/me", "Statistics"),
        ("/leaders/lords", "Leader board"),
        ("/fair-play", "Fair play"),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", name=heading, exact=True).first).to_be_visible()
        assert serious(page) == []
        wide = page.evaluate(
            "document.querySelector('.page').scrollWidth - document.querySelector('.page').clientWidth"
        )
        assert wide == 0, "nothing is cut off at the side"
