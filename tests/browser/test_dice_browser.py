"""The dice's proof in a real browser: its own sums, its own memory, and what it says where something is wrong."""

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hands import decide_by_pointer, version
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from test_tables import open_table, play_now, resign, set_up

from browser_server import BrowserServer

Json = dict[str, Any]
INSECURE = "delete Crypto.prototype.subtle"  # as on plain http


def tampered(page: Page, path: str, change: Callable[[Json], None]) -> None:
    """Changes an answer of the server on its way."""

    def answer(route: Route) -> None:
        response = route.fetch()
        body = response.json()
        change(body)
        route.fulfill(response=response, json=body)

    page.route(re.compile(path), answer)


def tampered_frames(page: Page, change: Callable[[Json], None]) -> None:
    """Changes what the server says of a table."""

    def follow(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(frame: str | bytes) -> None:
            message = json.loads(frame)
            if "table" in message:
                change(message["table"])
            route.send(json.dumps(message))

        server.on_message(tell)

    page.route_web_socket(re.compile("/socket"), follow)


def test_the_page_computes_every_draw_itself_also_on_plain_http(open_page) -> None:
    page = open_page()
    page.context.add_init_script(INSECURE)
    page.goto("/")
    assert page.evaluate("crypto.subtle") is None
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play_now(page)
    assert not [url for url in asked if "/proof-" in url]
    resign(page)
    proof = page.locator("dialog[open] [data-proof=true]")
    expect(proof).to_contain_text(re.compile(r"all \d+ outcomes computed again by your browser"))
    proof.locator("summary").click()
    expect(proof).to_contain_text("the one it saw first")
    expect(proof).to_contain_text("Seat 2, from the secret")
    expect(proof).to_contain_text("07" * 16)
    assert [url for url in asked if "/proof-" in url]


def test_a_tampered_draw_is_named_by_its_entry(open_page) -> None:
    page = open_page()
    play_now(page)

    def other_die(dice: Json) -> None:
        draw = dice["lines"][0]["draws"][3]
        draw["outcome"] = (draw["outcome"] + 1) % draw["n"]

    tampered(page, r"/dice(\?|$)", other_die)
    resign(page)
    proof = page.locator("dialog[open] [data-proof=false]")
    expect(proof).to_contain_text("one thing is wrong")
    expect(proof.locator("li")).to_contain_text("Entry 0: the server says")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_role("tab", name="Proof").click()
    expect(page.locator("[data-proof=false] li")).to_contain_text("Entry 0")
    expect(page.locator(".verdict")).to_contain_text("all agree")  # the server, which is only a second opinion


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ("secret", "does not match the promise"),
        ("terms", "another game, or for other options"),
        ("bot", "a bot, does not follow from the secret"),
        ("derived", "said to follow from the secret, but does not"),
        ("promise", "not the one that this browser saw first"),
        ("own", "gave for seat 1 is not among them"),
        ("other", "seat 2 is not the one that the server told"),
    ],
)
def test_everything_else_that_is_wrong_is_named(open_page, field: str, said: str) -> None:
    page = open_page()
    play_now(page)

    def change(dice: Json) -> None:
        chance = dice["chance"]
        match field:
            case "secret":
                chance["secret"] = "0f" * 32
            case "terms":
                dice["terms"] = dice["terms"].replace(' off"]', ' on"]', 1)
            case "bot":
                chance["derived"] = []
            case "derived" | "other":
                chance["nonces"][1] = "00" * 16
            case "promise":
                chance["commitment"] = "0f" * 32
            case "own":
                chance["nonces"][0] = "00" * 16

    tampered(page, r"/dice(\?|$)", change)
    resign(page)
    expect(page.locator("dialog[open] [data-proof=false]")).to_contain_text(said)


def test_a_share_that_is_not_in_the_log_is_told_at_once(open_page) -> None:
    page = open_page()
    set_up(page, "Bot")

    def forge(table: Json) -> None:
        if table["phase"] != "waiting":
            table["seats"][0]["share"] = "00" * 16

    tampered_frames(page, forge)
    open_table(page)
    expect(page.locator("[data-doubt=dice-nonce]")).to_contain_text("for seat 1 is not in the log")


def test_another_promise_in_the_middle_of_the_game_is_told_at_once(open_page) -> None:
    page = open_page()
    play_now(page)
    expect(page.locator("[data-doubt]")).to_have_count(0)

    def forge(table: Json) -> None:
        table["commitment"] = "0f" * 32

    tampered_frames(page, forge)
    page.reload()
    expect(page.locator("[data-doubt=dice-promise]")).to_be_visible()


def test_a_late_share_is_refused_and_shown(open_page, tmp_path: Path, built_client: None) -> None:
    server = BrowserServer(tmp_path, patience=0.05)
    try:
        page = open_page(at=server)
        set_up(page, "Bot")

        def follow(route: WebSocketRoute) -> None:
            """A line on which the page's share arrives after the game has begun."""
            other = route.connect_to_server()
            held: list[str | bytes] = []

            def tell(frame: str | bytes) -> None:
                route.send(frame)
                if '"type":"state"' in str(frame):
                    while held:
                        other.send(held.pop())

            def ask(frame: str | bytes) -> None:
                if '"nonce"' in str(frame):
                    held.append(frame)
                else:
                    other.send(frame)

            other.on_message(tell)
            route.on_message(ask)

        page.route_web_socket(re.compile("/socket"), follow)
        open_table(page)
        expect(page.locator("[data-doubt=nonce-late]")).to_contain_text("came too late")
        resign(page)
        proof = page.locator("dialog[open] [data-proof=true]")
        proof.locator("summary").click()
        expect(proof).to_contain_text("Seat 1, from the secret")
    finally:
        server.stop()


def test_the_log_of_a_restored_table_says_so_and_its_dice_verify(open_page, own_server: BrowserServer) -> None:
    page = open_page(at=own_server)
    play_now(page)
    copy = own_server.folder / "copy.sqlite"
    before = version(page)
    order(own_server, "backup", str(copy))
    decide_by_pointer(page, random.Random(1))
    order(own_server, "restore", str(copy))
    page.get_by_role("tab", name="Log").click()
    line = page.locator(".log li").first
    expect(line).to_contain_text("dice of epoch 2 from here")
    expect(page.locator(".log li")).to_have_count(before + 2)  # with the set-up and the epoch: my move did not happen
    expect(page.locator("[data-doubt]")).to_have_count(0)
    resign(page)
    expect(page.locator("dialog[open] [data-proof=true]")).to_be_visible()


def order(server: BrowserServer, *arguments: str) -> None:
    environment = {**os.environ, "QUARTERDECK_DATA": str(server.folder)}
    subprocess.run([sys.executable, "-m", "quarterdeck", *arguments], env=environment, check=True, capture_output=True)
