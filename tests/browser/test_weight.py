"""What the way from the address to the first board weighs."""

import gzip

import pytest
from hands import READY, until
from playwright.sync_api import expect

FIRST_BOARD = 250_000  # bytes gzipped, the first page among them


@pytest.mark.parametrize("game", range(4))
def test_the_first_board_is_light(open_page, game: int) -> None:
    page = open_page("/settings", lang="ru-RU")  # the heavier language
    bodies: dict[str, bytes] = {}
    page.on("response", lambda response: bodies.__setitem__(response.url, response.body()))
    page.goto("/")
    expect(page.locator(".game .button.main").first).to_be_visible()
    page.locator(".game").nth(game).locator(".button.main").click()
    page.wait_for_url("**/table/**")
    until(page, READY)
    assert any("/Play-" in url for url in bodies)
    assert sum(len(gzip.compress(body)) for body in bodies.values()) <= FIRST_BOARD
