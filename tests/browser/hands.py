"""Playing through the page: with a pointer, with keys, as people do. Choices are random with a seed."""

import random
from collections.abc import Callable

from playwright.sync_api import JSHandle, Locator, Page, expect

READY = """() => document.querySelector("dialog[open], .curtain, .table [data-lit], .acts [data-obstacle]")"""
POLLING = 60  # milliseconds: shorter than anybody notices, and a tenth of the CPU that a waiting page would burn
AHEAD = """table => new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket?protocol=1`);
    const reached = REACHED;
    let last = -1;
    socket.onmessage = ({ data }) => {
        const said = JSON.parse(data);
        if (said.problem && said.problem.code !== "stale" || said.result) fail(new Error(data));  // a bot may be faster
        if (said.type !== "state" || said.version <= last) return;
        last = said.version;
        if (reached(said.view, said.actions.length > 0)) {
            socket.close();
            return done();
        }
        if (!said.actions.length) return;
        const action = said.actions[(last * 7) % said.actions.length];  // any, and not always of the same kind
        socket.send(JSON.stringify({ type: "play", id: last, at: last, seat: said.seat, actions: [action.text] }));
    };
})"""
MOST_CLICKS = 12  # a move is three at most; a few more where the page was waiting
MOST_DECISIONS = 400  # a game has 32 turns of a few decisions each


def until(page: Page, condition: str, arg: object = None) -> JSHandle:
    """Waits for something to be true in the page, asking now and then: with every frame it would draw all the time."""
    return page.wait_for_function(condition, arg=arg, polling=POLLING)


def play_ahead(page: Page, reached: str) -> None:
    """Plays the table of the page on over a socket of its own, without drawing it, until its view is as wanted.

    `reached` is a function of the view; the seat at this page has to decide when it is true.
    """
    table = page.url.rpartition("/")[2]
    page.goto("/")
    page.evaluate(AHEAD.replace("REACHED", f"(view, asked) => asked && ({reached})(view)"), table)
    page.goto(f"/table/{table}")
    until(page, READY)


def begin_ahead(page: Page, reached: str) -> None:
    """Lets a page play its table on while others do the same, until all see what is wanted: `window.ahead` is true."""
    table = page.url.rpartition("/")[2]
    page.goto("/")
    ahead = AHEAD.replace("REACHED", reached)
    page.evaluate(f"table => {{ ({ahead})(table).then(() => (window.ahead = true)); }}", table)


def version(page: Page) -> int:
    """How many entries the page has heard of."""
    return int(page.locator(".table").get_attribute("data-version") or 0)


def moved_on(page: Page, before: int) -> None:
    """Waits until the page has heard of something new."""
    until(page, "before => Number(document.querySelector('.table').dataset.version) > before", arg=before)


def insist(page: Page, button: Locator) -> None:
    """A click that makes an entry, in spite of a warning: the same click again does it."""
    do_anyway(page, button.click)


def do_anyway(page: Page, act: Callable[[], None]) -> None:
    """Does what makes an entry, once more where there is a warning first."""
    before = version(page)
    act()
    until(
        page,
        """before => document.querySelector("[data-warning]")
            || Number(document.querySelector(".table").dataset.version) > before""",
        arg=before,
    )
    if page.locator("[data-warning]").count():
        act()
    moved_on(page, before)


def resign(page: Page) -> None:
    page.locator(".top .menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign for good?").click()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()


def small_texts(page: Page) -> list[str]:
    """Texts that are too small to read."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("body *")].filter((e) => e.checkVisibility() && !e.closest("svg")
            && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())
            && parseFloat(getComputedStyle(e).fontSize) < 13)
            .map((e) => e.outerHTML.slice(0, 80))"""
    )
    return found


def small_controls(page: Page, controls: str) -> list[str]:
    """Those of these controls that are too small for a thumb."""
    found: list[str] = page.evaluate(
        """(controls) => [...document.querySelectorAll(controls)]
            .filter((e) => { const box = e.getBoundingClientRect();
                return e.checkVisibility() && (box.height < 43.5 || box.width < 43.5) })
            .map((e) => e.outerHTML.slice(0, 80))""",
        controls,
    )
    return found


def over(page: Page) -> bool:
    return page.locator("dialog[open]").count() > 0


def pick(chance: random.Random, among: Locator) -> None:
    count = among.count()
    if count:  # nothing is lit while an answer is on its way
        among.nth(chance.randrange(count)).click()


def decide_by_pointer(page: Page, chance: random.Random) -> None:
    """One decision: targets until a move is complete, then the main button; or a button of its own."""
    for _ in range(MOST_CLICKS):
        until(page, READY)
        begun = page.locator(".chips").count() > 0
        ready = page.locator(".acts [data-obstacle]:not(:disabled)")
        lit = page.locator(".table [data-lit]:visible").count()
        mercenaries = page.locator("[data-target^='merc:'][data-lit]:visible")
        hand = page.locator("[data-target^='hand:'][data-lit]:visible, [data-target^='recruit:'][data-lit]:visible")
        cells = page.locator("[data-target^='cell:'][data-lit]")
        if ready.count() and (begun or not lit):
            return insist(page, ready.first)
        if begun:
            pick(chance, cells if cells.count() else hand)
        elif mercenaries.count() and chance.random() < 0.6:
            pick(chance, mercenaries)
        elif hand.count():
            pick(chance, hand)
        elif ready.count():
            return insist(page, ready.last)
        else:
            pick(chance, cells)
    raise AssertionError(f"{MOST_CLICKS} clicks did not make a move")


def play_by_pointer(page: Page, seed: int) -> int:
    """A whole game; how many decisions it took."""
    chance = random.Random(seed)
    for decisions in range(MOST_DECISIONS):
        until(page, READY)
        if over(page):
            return decisions
        decide_by_pointer(page, chance)
    raise AssertionError("the game does not end")


def tab_to(page: Page, what: str) -> None:
    """Presses Tab until the focus is on it."""
    for _ in range(80):
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {what}")


def play_by_keyboard(page: Page, seed: int) -> int:
    """A whole game in the list of moves, without a pointer."""
    chance = random.Random(seed)
    until(page, READY)
    return choose_by_keyboard(page, lambda _: chance.randrange(4), MOST_DECISIONS)


def choose_by_keyboard(page: Page, place: Callable[[Page], int], most: int) -> int:
    """A game to its end, at each decision so many rows down the list; the focus must stay where it is."""
    tab_to(page, "[role=combobox]")
    for decisions in range(most):
        until(page, "() => document.querySelector('dialog[open], [role=option]')")
        if over(page):
            return decisions
        assert page.evaluate("() => document.activeElement.getAttribute('role')") == "combobox"
        for _ in range(place(page)):
            page.keyboard.press("ArrowDown")
        do_anyway(page, lambda: page.keyboard.press("Enter"))
    raise AssertionError("the game does not end")
