"""Signing out, with a warning before seats are lost; and the link that shows a private game to others."""

import re

import pytest
from hands import READY, until
from playwright.sync_api import expect
from test_tables import play_now, resign
from test_words import serious


@pytest.mark.parametrize(
    ("lang", "here", "title", "warning", "stay", "leave"),
    [
        (
            "en-GB",
            "In this browser",
            "Sign out in this browser?",
            "You have a seat at an unfinished table",
            "Stay signed in",
            "Sign out",
        ),
        (
            "ru-RU",
            "В этом браузере",
            "Выйти в этом браузере?",
            "У вас есть место за 1 незаконченным столом",
            "Остаться",
            "Выйти",
        ),
    ],
)
def test_signing_out_here_warns_of_the_seats_that_are_lost(
    open_page, lang: str, here: str, title: str, warning: str, stay: str, leave: str
) -> None:
    page = open_page(lang=lang)
    play_now(page)
    table = page.url
    page.goto("/settings")
    assert serious(page) == []
    page.get_by_role("button", name=here).click()
    dialog = page.get_by_role("dialog", name=title)
    expect(dialog).to_contain_text(warning)
    assert serious(page) == []
    dialog.get_by_role("button", name=stay).click()
    page.goto(table)
    until(page, READY)
    page.goto("/settings")
    page.get_by_role("button", name=here).click()
    dialog.get_by_role("button", name=leave).click()
    page.wait_for_url("**/")
    assert not [cookie for cookie in page.context.cookies() if cookie["name"] == "quarterdeck_guest"]
    play_now(page)
    assert page.url != table


def test_other_devices_are_signed_out_and_this_one_stays(open_page) -> None:
    desk = open_page()
    play_now(desk)
    table = desk.url
    desk.goto("/settings")
    desk.get_by_role("button", name="Make a link").click()
    link = desk.get_by_label("Open this on the other device").input_value()
    phone = open_page("/device" + link.partition("/device")[2], width=390, height=844)
    phone.get_by_role("button", name="Bring my seats here").click()
    phone.get_by_role("link", name=re.compile("Go on|Move")).click()
    until(phone, READY)
    desk.get_by_role("button", name="On all other devices").click()
    expect(desk.get_by_role("button", name="Only this browser is signed in now")).to_be_visible()
    phone.goto(table)
    expect(phone.get_by_text("This table is private")).to_be_visible()
    desk.goto(table)
    until(desk, READY)


def test_the_replay_of_a_private_game_is_shared_by_its_link(open_page) -> None:
    player = open_page()
    play_now(player)
    table = player.url.rpartition("/")[2]
    resign(player)
    player.get_by_role("link", name="Replay").click()
    player.wait_for_url(f"**/replay/{table}*")
    player.get_by_role("tab", name="Proof").click()
    link = player.locator("input[readonly]").first
    expect(link).to_have_value(re.compile(rf".*/replay/{table}\?.*#{table}\..+"))
    stranger = open_page(f"/replay/{table}")
    expect(stranger.get_by_text("This game was private")).to_be_visible()
    shared = open_page("/replay" + link.input_value().partition("/replay")[2])
    expect(shared.locator(".strip")).to_be_visible()
