"""What playing feels like: dice before outcomes, nothing that flickers, what happened meanwhile, sounds, keys."""

import json
import re
from collections.abc import Callable
from typing import Any

from admiral_hands import READY as AT_SEA
from admiral_hands import main_button, open_table, press
from admiral_seas import small_sea
from hands import READY, moved_on, resign, until, version
from playwright.sync_api import Page, WebSocketRoute, expect
from test_tables import join, play_now, set_up
from test_tables import open_table as open_lords

Message = dict[str, Any]
Ear = Callable[[Message, WebSocketRoute], bool]
Told = tuple[str, int, Message]  # an event: its key, whose it is, its arguments
Changed = Callable[[Message], Message]  # what of a view becomes otherwise
NO_UNDO = {"code": "undo-none", "params": {}, "rules": [], "game": ""}
SOCKET = re.compile("/socket")
FAST = """localStorage.setItem("quarterdeck-settings", '{"forced": false, "speed": "fast"}')"""
WATCH = """() => {
    window.seen = [];
    const there = (what) => !!document.querySelector(`.chart ${what}`);
    const look = () => window.seen.push([there(".die"), there(".piece[data-target='unit:1B']")]);
    new MutationObserver(look).observe(document.querySelector(".admiral"), { childList: true, subtree: true });
}"""


def between(page: Page, heard: Ear, asked: Ear) -> None:
    """Stands between a page and its server: what returns true goes no further."""

    def follow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: heard(json.loads(text), socket) or socket.send(text))
        socket.on_message(lambda text: asked(json.loads(text), socket) or server.send(text))

    page.route_web_socket(SOCKET, follow)


def answer_plays(page: Page, told: list[Told], after: Changed, phase: str = "") -> None:
    """Puts an answer in the place of the server's to an action, in a phase if one is named: so that it surely hits."""
    last: Message = {}

    def heard(message: Message, _: WebSocketRoute) -> bool:
        if message["type"] == "state":
            last.update(message)
        return False

    def asked(message: Message, socket: WebSocketRoute) -> bool:
        if message["type"] != "play" or phase not in ("", last["view"]["phase"]):
            return False
        number = last["version"] + 1
        events = [{"key": key, "seat": seat, "args": args, "rules": []} for key, seat, args in told]
        entry = {"version": number, "seat": 0, "kind": "play", "texts": message["actions"], "events": events}
        entry |= {"time": 0, "undone": False, "undoes": 0, "doings": []}
        socket.send(json.dumps({"type": "events", "seat": 0, "since": number - 1, "entries": [entry]}))
        socket.send(json.dumps(last | {"version": number, "view": last["view"] | after(last["view"])}))
        socket.send(json.dumps({"type": "ack", "id": message["id"], "version": number, "lapsed": [], "why": None}))
        return True

    between(page, heard, asked)


def test_a_ship_goes_down_after_the_dice_and_leaves_a_mark(open_page) -> None:
    page = open_page(moving=True)
    page.context.add_init_script(FAST)
    told: list[Told] = [
        ("fired", 0, {"unit": "1L", "target": "1B", "shots": 1}),
        ("shot-die", 0, {"die": 6}),
        ("hit", 0, {"target": "1B", "damage": 3, "left": 0}),
        ("sunk", 1, {"ship": "1B", "cell": "E5"}),
    ]

    def after(view: Message) -> Message:
        gone = {"cell": "", "lost": True}
        return {"ships": [ship | (gone if ship["name"] == "1B" else {}) for ship in view["ships"]]}

    answer_plays(page, told, after)
    open_table(page, file=small_sea([(1, "line", "E6"), (2, "brig", "E5"), (2, "brig", "P10")]), level="random")
    until(page, AT_SEA)
    press(page, "unit:1L")
    press(page, "unit:1B")
    page.evaluate(WATCH)
    main_button(page).click()
    expect(page.locator("[data-wreck=E5]")).to_be_visible()
    seen = page.evaluate("window.seen")
    dice = [ship for die, ship in seen if die]
    assert dice, "the die was seen"
    assert all(dice), "the ship was afloat while it rolled"
    expect(page.locator(".piece[data-target='unit:1B']")).to_have_count(0)


def test_nothing_flickers_between_confirming_and_the_new_state(open_page) -> None:
    page = open_page()
    held: list[str] = []
    holding: list[WebSocketRoute] = []

    def heard(message: Message, socket: WebSocketRoute) -> bool:
        if holding and message["type"] in ("state", "events"):
            held.append(json.dumps(message))
            return True
        return False

    def asked(message: Message, socket: WebSocketRoute) -> bool:
        if message["type"] == "play":
            holding.append(socket)
        return False

    between(page, heard, asked)
    play_now(page)
    page.locator(".tile[data-lit]").first.click()
    page.locator(".cell[data-lit]").first.click()
    before = version(page)
    main = page.locator(".acts .button.main")
    main.click()
    expect(main).to_be_disabled()
    expect(page.locator(".ghost")).to_have_count(1)
    assert page.locator(".cell[data-lit]").count() == 0, "no old move lights up"
    socket = holding[0]
    holding.clear()
    for message in held:
        socket.send(message)
    moved_on(page, before)
    expect(page.locator(".ghost")).to_have_count(0)


def test_what_happened_since_ones_last_turn_is_told_and_can_be_played_again(open_page) -> None:
    page = open_page()
    play_now(page)
    page.locator(".tile[data-lit]").first.click()
    expect(page.locator("#prompt")).to_contain_text("choose a cell for it")
    page.locator(".cell[data-lit]").first.click()
    expect(page.locator("#prompt")).to_contain_text("Confirm")
    expect(page.locator("[data-ahead]")).to_be_visible()
    before = version(page)
    page.locator(".acts .button.main").click()
    moved_on(page, before + 1)
    until(page, READY)
    strip = page.locator("[data-since]")
    expect(strip).to_contain_text("Red")
    page.reload()
    expect(strip).to_contain_text("Red")  # days later, too
    strip.get_by_role("button", name="Play again").click()
    expect(page.locator(".board.past")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".board.past")).to_have_count(0)
    page.locator(".tile[data-lit]").first.click()
    expect(strip).to_have_count(0)


def test_moves_are_those_of_what_is_chosen_and_no_row_looks_chosen(open_page) -> None:
    page = open_page()
    play_now(page)
    page.locator("#tab-actions").click()
    rows = page.get_by_role("option")
    many = rows.count()
    assert page.locator("[role=option][aria-selected=true]").count() == 0
    page.locator(".tile[data-lit]").first.click()
    expect(rows).not_to_have_count(many)
    number = page.locator(".chip").inner_text().strip().rpartition(" ")[2]
    assert all(f"ship {number} " in text for text in rows.all_inner_texts())


def test_keys_do_what_buttons_do(open_page) -> None:
    page = open_page()
    open_table(page, file=small_sea([(1, "line", "E6"), (1, "brig", "G3"), (2, "brig", "P10")]), level="random")
    until(page, AT_SEA)
    page.keyboard.press("k")
    card = page.get_by_role("dialog", name="Keys")
    expect(card).to_contain_text("End the turn")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("n")
    first = page.locator(".chip").inner_text()
    page.keyboard.press("n")
    expect(page.locator(".chip")).not_to_have_text(first)
    page.keyboard.press("Escape")
    before = version(page)
    page.keyboard.press("e")
    expect(main_button(page)).to_have_text("End the turn")
    page.keyboard.press("e")
    moved_on(page, before)


def test_sounds_are_off_until_somebody_wants_them(open_page) -> None:
    page = open_page()
    play_now(page)
    sounds = page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "false")
    for heard in (None, "splash"):
        page.locator(".tile[data-lit]").first.click()
        page.locator(".cell[data-lit]").first.click()
        before = version(page)
        page.locator(".acts .button.main").click()
        moved_on(page, before)
        if heard is None:
            assert page.evaluate("document.documentElement.dataset.heard") is None
            sounds.click()
            until(page, READY)
    until(page, "() => document.documentElement.dataset.heard")


def test_what_leaves_no_choice_is_done_at_once_and_said(open_page) -> None:
    page = open_page(forced=True)
    turns: list[int] = []

    def heard(message: Message, socket: WebSocketRoute) -> bool:
        if message["type"] != "state" or len(turns) > 1 or not message["actions"]:
            return False
        turns.append(message["version"])
        if len(turns) > 1:
            return False
        only = [action for action in message["actions"] if action["kind"] == "end"]
        socket.send(json.dumps(message | {"actions": only, "undo": NO_UNDO}))
        return True

    between(page, heard, lambda *_: False)
    open_table(page, file=small_sea([(1, "line", "E6"), (2, "brig", "P10")]), level="random")
    expect(page.locator("[data-since]")).to_contain_text("Nothing else was possible: End the turn.")


def test_a_lost_line_is_noticed_at_once(open_page) -> None:
    page = open_page()
    play_now(page)
    page.context.set_offline(True)
    expect(page.locator(".notice")).to_contain_text("The line is lost", timeout=3_000)
    page.context.set_offline(False)
    expect(page.locator(".notice")).to_have_count(0)


def test_who_watches_is_told_so_and_who_is_waited_for_has_a_name(open_page) -> None:
    first = open_page()
    set_up(first, "By link", "May be watched")
    address = open_lords(first)
    second = join(first, open_page)
    watcher = open_page(address)
    expect(watcher.locator("#prompt")).to_contain_text("You are watching. Waiting for")
    expect(watcher.locator("#tab-actions")).to_have_count(0)
    said = [page.locator("#prompt").inner_text() for page in (first, second)]
    assert sum("Waiting for" in words for words in said) == 1, "one of them is waited for"


def test_an_offered_draw_is_a_sentence_and_so_is_its_refusal(open_page) -> None:
    first = open_page()
    set_up(first, "By link")
    open_lords(first)
    second = join(first, open_page)
    first.locator(".top .menu").click()
    first.get_by_role("button", name="Offer a draw").click()
    expect(second.locator("#prompt")).to_contain_text("offers a draw.")
    second.get_by_role("button", name="Decline").click()
    expect(first.locator("[data-since]")).to_contain_text("declines the draw")


def test_a_rule_looked_up_does_not_hide_the_result(open_page) -> None:
    page = open_page()
    play_now(page)
    page.locator(".sentence .rule-link").first.click()
    resign(page)
    page.get_by_role("button", name="Look at the board").click()
    page.goto("/")
    row = page.locator(".row").first
    expect(row).to_contain_text(re.compile(r"finished( \d+ : \d+)? · (one move|\d+ moves) · "))


def test_open_tables_come_up_by_themselves(open_page) -> None:
    page = open_page()
    page.clock.install()
    page.reload()
    page.wait_for_selector(".game")
    host = open_page()
    set_up(host, "By link", "Open to all")
    open_lords(host)
    page.clock.fast_forward(11_000)
    expect(page.get_by_role("button", name="Take a seat").first).to_be_visible()


def test_the_form_offers_only_what_can_be_and_says_in_words_what_cannot(open_page) -> None:
    page = open_page("/new/fleet")
    page.wait_for_selector(".seat")
    seats = page.locator(".seat").count()
    players = page.get_by_label("First player").locator("option").all_inner_texts()
    assert len(players) == seats + 1, "and by chance"
    page.goto("/new/lords")
    page.locator("summary").filter(has_text="Mercenaries").click()
    page.get_by_label("Recruiter (3 coins)").check()
    page.get_by_role("button", name="Open the table").click()
    problem = page.get_by_role("alert")
    expect(problem).to_be_visible()
    assert "error-" not in problem.inner_text()
    assert "lords-" not in problem.inner_text()


def test_a_replay_shows_the_hands_that_its_eyes_may_see(open_page) -> None:
    page = open_page()
    play_now(page)
    resign(page)
    page.get_by_role("link", name="Replay").click()
    page.locator("#tab-hand").click()
    expect(page.locator(".hand .tiles")).to_have_count(2)
    expect(page.locator(".hand .tile")).to_have_count(6)
    page.get_by_label("Seen by").select_option("-1")
    expect(page.locator(".hand .tile")).to_have_count(0)
    page.locator("#tab-market").click()
    expect(page.locator("#panel")).to_contain_text("3")
