"""Every screen: each game through its phases, the window resized in place at each of them.

What has to be decided is in sight with the board, nothing lies over a legal target, no target is too small for a
finger, choosing moves nothing, nothing scrolls and nothing is cut.
"""

from pathlib import Path
from typing import Any

import pytest
from hands import until, version
from playwright.sync_api import Page, expect

PHONES = ((360, 640), (375, 667), (390, 664), (412, 732), (740, 360))
TABLETS = ((820, 1180), (1180, 820))
DESKTOPS = ((1280, 720), (1440, 900), (1920, 1080))
EXTREMES = ((320, 568), (1024, 600), (2560, 1440))
SOME = ((360, 640), (740, 360), (1280, 720))
TABLES: dict[str, dict[str, Any]] = {
    "lords": {"boards": "chosen"},
    "fleet": {},
    "admiral": {"mines": True},
    "sail": {},
}
# What a decision needs beside the board, by game: one of each is in sight.
NEEDED = {
    "lords": [".tile, .tiles", "[data-target^='merc:']"],
    "fleet": [".dice .die, .bonuses .bonus", ".fleet [data-target^='sec:']"],
    "admiral": [".dock .vane, .under .over", ".dock .card .face, .under .over"],
    "sail": [".strip .rose, .strip .over, .rail .rose", ".strip .tile, .strip .over, .rail .tile"],
}
READY = """() => document.querySelector(".table [data-lit], .acts [data-obstacle], .arrange .button.main, .dial")"""
PLAYS_AT_ONCE = "sail"  # a ship is sent by one click: chosen at the last size only
SHARE = pytest.mark.cpu(240 / 16)  # seconds: the whole walk of 16 tests takes four minutes of CPU at most
PHASES = 4  # so many different prompts are looked at; other sizes begin with later ones
CREATE = """async ([game, options]) => {
    const post = async (path, body) => (await fetch(path, { method: "POST", body: JSON.stringify(body),
        headers: { "content-type": "application/json" } })).json();
    await post("/api/me", {});
    const seats = [{ kind: "here" }, { kind: "bot", level: "greedy" }];
    return (await post("/api/tables", { game, seats, options })).id;
}"""
# Plays what has been played least, until a prompt comes that was not seen; an empty one: the game is over or long.
WALK = """([table, seen, kinds]) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket?protocol=1`);
    let last = -1, left = 250;
    const end = (prompt) => { socket.close(); done([prompt, kinds]); };
    socket.onmessage = ({ data }) => {
        const said = JSON.parse(data);
        if (said.result || left < 0) return end("");
        if (said.type !== "state" || !said.actions.length || said.version <= last) return;
        last = said.version;
        if (!seen.includes(said.prompt.key)) return end(said.prompt.key);
        const often = (action) => kinds[action.kind] ?? 0;
        const least = Math.min(...said.actions.map(often));
        const rare = said.actions.filter((action) => often(action) === least);
        const { kind, text } = rare[(last * 7) % rare.length];
        kinds[kind] = least + 1;
        left -= 1;
        socket.send(JSON.stringify({ type: "play", id: last, at: last, seat: said.seat, actions: [text] }));
    };
})"""
SETTLED = """() => new Promise((done) => {
    const frame = (left) => (left ? requestAnimationFrame(() => frame(left - 1)) : done());
    frame(4);
})"""
LOOK = Path(__file__).with_name("look.js").read_text("utf-8").partition("\n")[2]
ROWS = """() => {
    const rows = [".table > .board", ".say", ".acts", ".strips, .strip, .dock", ".tabs"];
    const boxes = rows.map((what) => [what, document.querySelector(what)?.getBoundingClientRect()]);
    const written = (b) => [b.left, b.top, b.width, b.height].map(Math.round).join(" ");
    return Object.fromEntries(boxes.filter(([, b]) => b).map(([what, b]) => [what, written(b)]));
}"""
PRESS = """() => {
    const found = [...document.querySelectorAll(".table [data-lit]")].find((e) => e.checkVisibility());
    if (!found) return null;
    const b = found.getBoundingClientRect();
    return [b.left + b.width / 2, b.top + b.height / 2];
}"""


# Everything that the browser saw move, whether or not somebody had just clicked.
WATCH = """() => {
    window.moved = [];
    const rect = (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(" ");
    const name = (e) => [e?.parentElement?.className, e?.className, (e?.textContent ?? "").slice(0, 20)].join(" ");
    const told = (one) => `${name(one.node)}: ${rect(one.previousRect)} to ${rect(one.currentRect)}`;
    const seen = (list) => list.forEach((entry) => window.moved.push(...entry.sources.map(told)));
    window.watcher = new PerformanceObserver((list) => seen(list.getEntries()));
    window.watcher.observe({ type: "layout-shift" });
    window.watched = () => { seen(window.watcher.takeRecords()); return window.moved; };
}"""
# The middle of the main button where a move is complete, else of something that may be chosen.
NEXT = """(turn) => {
    const middle = (e) => { const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; };
    const hit = (e) => e.contains(document.elementFromPoint(...middle(e)));
    const ready = document.querySelector(".acts [data-obstacle]:not(:disabled)");
    const lit = [...document.querySelectorAll(".table [data-lit]")].filter((e) => e.checkVisibility() && hit(e));
    if (ready && (document.querySelector(".chips") || !lit.length)) return middle(ready);
    return lit.length ? middle(lit[(turn * 7) % lit.length]) : null;
}"""


def sit_down(page: Page, game: str) -> str:
    return str(page.evaluate(CREATE, [game, TABLES[game]]))


def unmoved(page: Page) -> list[str]:
    """What choosing moves: it should be nothing."""
    spot = page.evaluate(PRESS)
    if spot is None:
        return []
    before = page.evaluate(ROWS)
    page.mouse.click(*spot)
    page.evaluate(SETTLED)
    after = page.evaluate(ROWS)
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    return [f"{what} moved from {at} to {after.get(what)}" for what, at in before.items() if after.get(what) != at]


def look(page: Page, game: str, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """Everything wrong with this moment at these sizes."""
    wrong = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        found = page.evaluate(LOOK, NEEDED[game])
        if game != PLAYS_AT_ONCE or (width, height) == sizes[-1]:
            found += unmoved(page)
        wrong += [f"{width}x{height}: {one}" for one in found]
    return wrong


def walk(
    page: Page, game: str, sizes: tuple[tuple[int, int], ...], first: int = 0, phases: int = PHASES
) -> dict[str, list[str]]:
    """What is wrong, by prompt; so many prompts come first that others look at."""
    table = sit_down(page, game)
    page.goto(f"/table/{table}")  # gives its share of the dice
    until(page, READY)
    wrong: dict[str, list[str]] = {}
    kinds: dict[str, int] = {}
    for number in range(first + phases):
        page.goto("/api/health")  # draws nothing meanwhile
        prompt, kinds = page.evaluate(WALK, [table, list(wrong), kinds])
        if not prompt:
            break
        wrong[prompt] = []
        if number < first:
            continue
        page.goto(f"/table/{table}")
        until(page, READY)
        for button in page.locator(".briefing .button.main, .notice .button.main").all():
            button.click()
        wrong[prompt] = look(page, game, sizes)
    assert len(wrong) > max(2, first), f"only {list(wrong)}"
    return {prompt: found for prompt, found in wrong.items() if found}


@SHARE
@pytest.mark.parametrize(
    ("sizes", "first"), [(PHONES, 0), (TABLETS, 1), (DESKTOPS, 2)], ids=["phones", "tablets", "desktops"]
)
@pytest.mark.parametrize("game", TABLES)
def test_every_phase_fits_every_screen(open_page, game: str, sizes: tuple[tuple[int, int], ...], first: int) -> None:
    page = open_page(lang="ru-RU", width=sizes[0][0], height=sizes[0][1])
    assert walk(page, game, sizes, first) == {}


@SHARE
@pytest.mark.parametrize("game", TABLES)
def test_every_phase_fits_in_english_and_at_night(open_page, game: str) -> None:
    page = open_page(lang="en-GB", scheme="dark", width=SOME[0][0], height=SOME[0][1])
    assert walk(page, game, SOME, first=3, phases=3) == {}


def decide(page: Page, turn: int) -> None:
    """Chooses and confirms as a person would, until the table has heard of it and asks again."""
    before = version(page)
    for click in range(12):  # a move is three at most; a chart may come closer first
        if spot := page.evaluate(NEXT, turn + click):
            page.mouse.click(*spot)
        page.evaluate(SETTLED)
        if version(page) > before:
            break
    until(page, "before => Number(document.querySelector('.table').dataset.version) > before", arg=before)
    until(page, READY)
    page.evaluate(SETTLED)


@pytest.mark.parametrize("game", TABLES)
def test_nothing_shifts_while_playing(open_page, game: str) -> None:
    page = open_page(lang="ru-RU", width=390, height=664)
    address = f"/table/{page.evaluate(CREATE, [game, {}])}"
    for turn, (width, height) in enumerate(((390, 664), (360, 640), (740, 360), (1280, 720))):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(address)  # a window that was resized settles in its own time
        until(page, READY)
        for button in page.locator(".briefing .button.main, .notice .button.main").all():
            button.click()
        page.evaluate(SETTLED)
        page.evaluate(WATCH)
        decide(page, turn)
        moved = page.evaluate("() => window.watched()")
        assert not moved, f"{width}x{height}: " + "\n".join(moved)


def opened(open_page, game: str) -> Page:
    """A table on a phone, its briefing read."""
    page: Page = open_page(lang="ru-RU", width=390, height=664)
    page.goto(f"/table/{sit_down(page, game)}")
    until(page, READY)
    for button in page.locator(".briefing .button.main, .notice .button.main").all():
        button.click()
    return page


@pytest.mark.parametrize("game", ["lords", "fleet"])
def test_the_smallest_and_the_largest_windows_show_a_first_decision(open_page, game: str) -> None:
    assert look(opened(open_page, game), game, EXTREMES) == []


def test_a_finger_on_small_cells_comes_closer_before_it_chooses(open_page) -> None:
    page = opened(open_page, "admiral")
    cell = page.locator(".chart .cell[data-lit]").nth(60)
    expect(page.locator(".chart[data-zooms]")).to_have_count(1)
    cell.tap()
    expect(page.locator(".chart[data-zooms]")).to_have_count(0)
    expect(page.locator(".chips li")).to_have_count(0)
    cell.tap()
    expect(page.locator(".chips li")).to_have_count(1)


def test_what_is_read_rises_over_the_board_and_falls_again(open_page) -> None:
    page = opened(open_page, "fleet")
    page.get_by_role("tab", name="Правила").click()
    sheet = page.locator(".panel").bounding_box()
    assert sheet
    assert sheet["height"] > 500
    page.get_by_role("tab", name="Ходы").click()
    moves = page.locator(".panel").bounding_box()
    assert moves
    assert moves["height"] < 300, "moves are chosen with the board in sight"
    page.get_by_role("tab", name="Мой лист").click()
    expect(page.locator(".panel")).to_have_count(0)


def test_the_bar_tells_all_about_the_players(open_page) -> None:
    page = opened(open_page, "lords")
    page.locator(".bar .seats").click()
    expect(page.locator(".panel .player")).to_have_count(2)
    page.locator(".bar .menu").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Настройки")).to_be_visible()
