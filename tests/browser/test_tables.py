"""What people do around the moves: hints, draws, giving up, watching, open seats, other devices, files, rematches."""

import json
import random
import re
from pathlib import Path

import pytest
from hands import READY, decide_by_pointer, moved_on, resign, until, version
from playwright.sync_api import Page, WebSocketRoute, expect
from test_words import serious

from quarterdeck.games.lords.edition import standard

REPLAYS = Path(__file__).parents[1] / "replays"
ADVICE_WITHIN = 30_000  # ms: a second of thought, in a process that may have to be started first


def play_now(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Play now|Играть")).first.click()
    page.wait_for_selector("[data-target='cell:A1']")
    until(page, READY)


def set_up(page: Page, second: str, *ticks: str) -> None:
    """A table with a person here and somebody else."""
    page.goto("/new/lords")
    page.locator(".seat").nth(1).get_by_role("button", name=second, exact=True).click()
    for tick in ticks:
        page.get_by_role("checkbox", name=tick).check()


def open_table(page: Page) -> str:
    """Opens the table that was set up; its address."""
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    return page.url


def join(first: Page, open_page) -> Page:
    """A second person comes by the link."""
    link = first.get_by_label("Send this link").input_value()
    second = open_page("/claim" + link.partition("/claim")[2])
    second.get_by_role("button", name="Take the seat").click()
    for page in (first, second):
        page.wait_for_selector("[data-target='cell:A1']")
    return second


def test_play_now_is_against_a_sailor_and_all_ranks_can_be_chosen(open_page) -> None:
    page = open_page()
    play_now(page)
    expect(page.locator(".player").nth(1)).to_contain_text("Sailor")
    page.goto("/new/lords")
    strength = page.get_by_label("Strength")
    assert strength.input_value() == "sailor"
    ranks = strength.locator("> option").all_inner_texts()
    assert [rank.partition(":")[0] for rank in ranks] == ["Cabin boy", "Sailor", "Lieutenant", "Captain", "Admiral"]
    assert all(rank.partition(": ")[2] for rank in ranks)
    expect(strength.locator("optgroup option")).to_have_count(2)


def test_a_hint_names_the_best_actions_and_one_of_them_is_taken(open_page) -> None:
    page = open_page()
    play_now(page)
    page.get_by_role("button", name="Hint: what would be best?").click()
    hints = page.locator("[data-hint]")
    expect(hints.first).to_be_visible(timeout=ADVICE_WITHIN)
    chances = [int(text.rstrip("%")) for text in hints.locator(".number").all_inner_texts()]
    assert chances
    assert all(0 <= chance <= 100 for chance in chances)
    assert all(reason.endswith(".") for reason in hints.locator(".why").all_inner_texts())
    assert serious(page) == []
    wanted = hints.first.locator(".what").inner_text()
    hints.first.click()
    expect(hints.first).to_have_attribute("aria-pressed", "true")
    main = page.locator(".acts .button.main")
    expect(main).to_have_text(wanted)
    before = version(page)
    main.click()
    moved_on(page, before)
    expect(hints).to_have_count(0)


def test_a_bot_that_thinks_long_shows_how_far_it_is(open_page) -> None:
    page = open_page("/new/lords")
    page.get_by_label("First player").select_option("dark")

    def follow(socket: WebSocketRoute) -> None:
        """The server's messages up to the bot's turn; then only that it thinks."""
        server, waits = socket.connect_to_server(), []

        def tell(message: str | bytes) -> None:
            if waits:
                return
            socket.send(message)
            told = json.loads(message)
            if told["type"] == "state" and told["pending"] == [1]:
                waits.append(True)
                socket.send(json.dumps({"type": "thinking", "seat": 1, "share": 0.35}))

        server.on_message(tell)

    page.route_web_socket(re.compile("/socket"), follow)
    open_table(page)
    bar = page.locator(".player.seat-1").get_by_role("progressbar", name="is thinking")
    expect(bar).to_have_attribute("aria-valuenow", "35")


def test_there_are_no_hints_against_people_elsewhere(open_page) -> None:
    first = open_page()
    set_up(first, "By link")
    open_table(first)
    second = join(first, open_page)
    for page in (first, second):
        expect(page.locator(".sentence")).to_be_visible()
        expect(page.locator(".bulb")).to_have_count(0)


def test_the_rules_say_what_is_reconstructed(open_page) -> None:
    page = open_page(lang="ru-RU")
    play_now(page)
    page.get_by_role("tab", name="Правила").click()
    page.get_by_text("Что восстановлено").click()
    told = page.locator("[data-provenance]")
    expect(told).to_contain_text("Рисунок полей и номера наёмников из коробки нам неизвестны")
    expect(told.locator("li", has_text="Рисунок шести планшетов моря")).to_contain_text("восстановлено нами")
    expect(told.locator("li", has_text="за четыре одинаковых")).to_contain_text("восстановлено нами")
    expect(told.locator("li", has_text="Монеты, щиты")).to_contain_text("из книги правил")
    assert serious(page) == []


@pytest.mark.parametrize("changes", [True, False])
def test_an_expert_set_up_with_an_owners_boards(open_page, tmp_path: Path, changes: bool) -> None:
    """Both lay out their boards behind the curtain; a first player who changes one of his gets no shield."""
    edition = tmp_path / "edition.toml"
    edition.write_text(standard().replace('a = ["OVR", "MED", "ROV"]', 'a = ["VVV", "VVV", "VVV"]', 1), "utf-8")
    page = open_page()
    set_up(page, "Here")
    page.locator(".seat").first.get_by_label("Name").fill("Anna")
    page.locator(".seat").nth(1).get_by_label("Name").fill("Boris")
    page.get_by_label("Sea boards").select_option("expert")
    page.get_by_label("First player").select_option("light")
    page.get_by_label("Edition file").set_input_files(edition)
    open_table(page)
    faces, done = page.locator(".face"), page.locator(".arrange > .button.main")
    page.get_by_role("button", name="I am Anna").click()
    expect(faces.first.locator(".effect.point")).to_have_count(9)  # as the owner's box has it
    page.get_by_role("button", name="Flip").click()
    expect(faces.first.locator(".effect.point")).to_have_count(2)
    expect(faces.first).to_have_accessible_name(re.compile("B"))
    done.click()
    page.get_by_role("button", name="I am Boris").click()
    expect(faces.first.locator(".effect.point")).to_have_count(2)
    expect(faces.first).not_to_have_accessible_name(re.compile("side B"))  # nothing of what Anna chose
    done.click()
    page.get_by_role("button", name="I am Anna").click()
    expect(done).to_have_text("Keep the boards and the shield")
    if changes:
        faces.nth(2).click()
        page.get_by_role("button", name="Turn", exact=True).click()
        expect(done).to_have_text("Lay it out like this")
    done.click()
    page.wait_for_selector("[data-target^='hand:'][data-lit]")
    page.get_by_role("tab", name="Log").click()
    log, shield = page.locator(".log"), "The first player’s shield goes on"
    expect(log).to_contain_text("forgoes the shield" if changes else "keeps the boards and the shield")
    page.locator("[data-target^='hand:'][data-lit]").first.click()
    page.locator("[data-target^='cell:'][data-lit]").first.click()
    before = version(page)
    page.locator(".acts .button.main").click()
    moved_on(page, before)
    expect(log).to_contain_text("lays ship")
    if changes:
        expect(log).not_to_contain_text(shield)
    else:
        expect(log).to_contain_text(shield)


def test_a_draw_is_offered_and_accepted(open_page) -> None:
    first = open_page()
    set_up(first, "By link")
    open_table(first)
    second = join(first, open_page)
    first.locator(".top .menu").click()
    first.get_by_role("button", name="Offer a draw").click()
    second.get_by_role("button", name="Accept the draw").click()
    for page in (first, second):
        expect(page.locator("dialog[open] .headline")).to_have_text("A draw")


def test_whoever_resigns_loses_and_the_rematch_swaps_the_seats(open_page) -> None:
    page = open_page()
    play_now(page)
    expect(page.locator(".player").first).to_have_class(re.compile(r"\bseat-0\b"))
    resign(page)
    expect(page.locator("dialog[open] .headline")).to_contain_text("Sailor")
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before and "/table/" in url)
    until(page, READY)
    expect(page.locator(".player").first).to_have_class(re.compile(r"\bseat-1\b"))
    expect(page.locator(".player").nth(1)).to_contain_text("Sailor")


def test_a_watcher_sees_the_sea_and_nothing_hidden(open_page) -> None:
    player = open_page()
    set_up(player, "Bot", "May be watched")
    address = open_table(player)
    until(player, READY)
    watcher = open_page()
    frames: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    watcher.goto("/table/" + address.rpartition("/")[2])
    watcher.wait_for_selector("[data-target='cell:A1']")
    before = version(watcher)
    decide_by_pointer(player, random.Random(3))
    moved_on(watcher, before)
    expect(watcher.locator(".ship").first).to_be_visible()
    expect(watcher.locator(".tile")).to_have_count(0)
    expect(watcher.locator("[data-lit], .acts [data-obstacle], .bulb")).to_have_count(0)
    states = [state for state in map(json.loads, frames) if state["type"] == "state"]
    assert states
    for state in states:
        assert state["seat"] == -1
        assert state["actions"] == []
        assert all(one["hand"] is None and one["reserve_known"] is None for one in state["view"]["players"])


def test_a_private_table_is_not_watched(open_page) -> None:
    player = open_page()
    play_now(player)
    stranger = open_page("/table/" + player.url.rpartition("/")[2])
    expect(stranger.get_by_role("alert")).to_have_text("This table is private.")
    expect(stranger.locator(".ship, .tile")).to_have_count(0)


def test_an_open_table_is_joined_from_the_home_page(open_page) -> None:
    first = open_page()
    set_up(first, "By link", "Open to all")
    address = open_table(first)
    second = open_page()
    id = address.rpartition("/")[2]
    second.locator(f"[data-table='{id}']", has_text="Take a seat").click()  # others may have opened tables, too
    second.wait_for_url(f"**/table/{id}")
    for page in (first, second):
        page.wait_for_selector("[data-target='cell:A1']")
        expect(page.locator(".tile").first).to_be_visible()


def test_a_device_link_carries_my_seats(open_page) -> None:
    desk = open_page()
    play_now(desk)
    hand = desk.locator(".tile").all_inner_texts()
    table = desk.url.rpartition("/")[2]
    desk.goto("/settings")
    desk.get_by_role("button", name="Make a link").click()
    link = desk.get_by_label("Open this on the other device").input_value()
    phone = open_page("/device" + link.partition("/device")[2], width=390, height=844)
    phone.get_by_role("button", name="Bring my seats here").click()
    phone.get_by_role("link", name=re.compile("Go on|Move")).click()
    phone.wait_for_url(f"**/table/{table}")
    until(phone, READY)
    assert phone.locator(".tile").all_inner_texts() == hand
    again = open_page("/device" + link.partition("/device")[2])
    again.get_by_role("button", name="Bring my seats here").click()
    expect(again.get_by_role("alert")).to_be_visible()


def test_a_replay_file_is_opened_and_a_broken_one_is_refused_in_words(open_page, tmp_path: Path) -> None:
    page = open_page()
    page.locator("input[type=file]").set_input_files(REPLAYS / "lords-points.replay")
    page.wait_for_url("**/replay/**")
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto("/")
    broken, good = tmp_path / "broken.replay", (REPLAYS / "lords-points.replay").read_text("utf-8")
    for text, told in (
        ("a letter to my aunt\n", "Line 1 of the replay file should be"),
        ("a letter to my", "The replay file is cut off"),
        (good.replace('[Game "lords"]', '[Game "chess"]'), "There is no game “chess”"),
    ):
        broken.write_text(text, "utf-8")
        page.locator("input[type=file]").set_input_files(broken)
        expect(page.get_by_role("alert")).to_contain_text(told)
        assert page.url.endswith("/")


def test_a_reloaded_page_asks_for_the_pin_again(open_page) -> None:
    page = open_page()
    set_up(page, "Here")
    for seat, pin in ((0, "2468"), (1, "1357")):
        page.locator(".seat").nth(seat).get_by_label("PIN").fill(pin)
    page.get_by_label("First player").select_option("light")
    open_table(page)
    curtain = page.locator(".curtain")
    for _ in range(2):
        curtain.get_by_label("PIN").fill("1357")  # the other player's
        curtain.get_by_role("button").click()
        expect(curtain.get_by_role("alert")).to_be_visible()
        expect(page.locator(".tile")).to_have_count(0)
        curtain.get_by_label("PIN").fill("2468")
        curtain.get_by_role("button").click()
        expect(page.locator(".tile").first).to_be_visible()
        page.reload()


@pytest.mark.parametrize(("width", "height", "alone"), [(1280, 720, 24), (390, 844, 44)])
def test_small_targets_are_large_enough_to_hit(open_page, width: int, height: int, alone: int) -> None:
    """WCAG 2.5.8: 24 px for links in a sentence; what stands alone on a phone has 44."""
    page = open_page(width=width, height=height)
    play_now(page)
    decide_by_pointer(page, random.Random(4))
    until(page, READY)
    for tab in ("Log", "Rules"):
        page.get_by_role("tab", name=tab).click()
        least = {".rule-link": 24, ".head": 24, ".log .number": alone, "summary": 44}
        for what, size in least.items():
            small = page.evaluate(
                """([what, size]) => [...document.querySelectorAll(what)].filter((e) => e.checkVisibility())
                    .map((e) => e.getBoundingClientRect()).filter((r) => r.width < size || r.height < size).length""",
                [what, size],
            )
            assert small == 0, what
    page.get_by_role("tab", name="Log").click()
    overlapping = page.evaluate(
        """() => { const boxes = [...document.querySelectorAll(".log button")].map((e) => e.getBoundingClientRect());
            return boxes.filter((a, i) => boxes.some((b, j) => i < j && a.left < b.right - 0.5 && b.left < a.right - 0.5
                && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5)).length }"""
    )
    assert overlapping == 0
