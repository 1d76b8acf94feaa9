"""Tables of Age of Sail with a steady wind and ships where a test wants them; two people at one device, real dice."""

import re

from hands import insist, moved_on, until, version
from playwright.sync_api import Page, expect
from sail_hands import WAITING, phase

CREATE = """async (body) => {
    const post = (path, data) => fetch(path,
        { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(data) });
    await post("/api/me", {});
    return (await (await post("/api/tables", body)).json()).id }"""
SHAPE = """cards = ["CGG", "GG.", "G.."]
ships = {ships}
[[board]]
seats = [2]
layout = ["#"]
forts = ["NW", "SE"]
"""
HEAD = """game = "sail"
rules = "{rules}"
module = 12
name = {{ en = "Close quarters", ru = "Вплотную" }}
briefing = {{ en = "Two squadrons in sight of each other.", ru = "Две эскадры на виду друг у друга." }}
"""


def battle(ships: str) -> str:
    """A scenario of 12 by 12 cells; ships are class, cells along, cells deep from a corner, for both players."""
    return HEAD.format(rules="battle") + "[shape.corner]\n" + SHAPE.format(ships=ships)


# Black F6 line ship, F8 frigate, D6 brig; blue G7, G5, I7: F8 bears on G7, and G7 on F8
CLOSE = battle("[[3, 5, 5], [2, 5, 7], [1, 3, 5]]")
# Black E7 D7 C7 side by side, a brig on K4 with the guns of the south-east five cells ahead
ROW = battle("[[3, 4, 6], [2, 3, 6], [2, 2, 6], [1, 10, 3]]")
HARBOUR = battle("[[3, 2, 1], [2, 3, 0], [2, 1, 2], [1, 0, 3]]")
ASSAULT = (
    HEAD.format(rules="assault")
    + """situations = false
[shape.edge]
cards = []
ships = [[3, 0, 0], [2, 0, 0]]
[sets]
1 = [1]
[[board]]
seats = [2]
layout = ["#"]
"""
)
BY_HAND = """
[[situation]]
id = "M1"
kind = "bad"
title = { en = "A leak", ru = "Течь" }
text = { en = "One of your ships loses a mast.", ru = "Один ваш корабль теряет мачту." }
"""
QUIET = """
[[situation]]
id = "Q1"
kind = "good"
title = { en = "All quiet", ru = "Всё спокойно" }
text = { en = "Nothing happens.", ru = "Ничего не происходит." }
ops = [{ op = "none" }]
"""


def steady(cells: int, situation: str = "") -> str:
    """Decks of one wind card, so many cells on every heading but west, and of one situation card."""
    ranges = ", ".join(f"{name} = {cells}" for name in ("N", "NE", "E", "SE", "S", "SW", "NW"))
    wind = f'[[wind]]\nid = "X1"\nfrom = "W"\nforce = "fresh"\nrange = {{ W = 0, {ranges} }}\n'
    return f'game = "sail"\nname = "steady"\n{wind}{situation}'


# A wind for pictures: as a card of the box has it
FRESH = """game = "sail"
name = "fresh"
[[wind]]
id = "X1"
from = "W"
force = "fresh"
range = { N = 4, NE = 5, E = 4, SE = 5, S = 4, SW = 2, W = 0, NW = 2 }
"""


def sit_down(page: Page, scenario: str, deck: str, *, situations: bool = False, rules: str = "battle") -> None:
    """Two people at this device with real dice; Black throws the higher one and reads the briefing."""
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Boris"}]
    files = {"scenario": scenario, "deck": deck}
    options = {"scenario": rules, "situations": situations}
    table = {"game": "sail", "seats": seats, "options": options, "files": files, "dice": "typed"}
    page.goto(f"/table/{page.evaluate(CREATE, table)}")
    if rules == "battle":
        throw(page, "61")
        draw(page, 1 + situations)
    until(page, WAITING)
    page.locator(".notice .button").click()


def throw(page: Page, faces: str) -> None:
    """Types dice in, one after another."""
    for face in faces:
        type_in(page, face)


def draw(page: Page, cards: int = 1) -> None:
    """Types in that the only card was drawn."""
    for _ in range(cards):
        type_in(page, "1/1")


def type_in(page: Page, outcome: str) -> None:
    before = version(page)
    page.locator(".faces button", has_text=re.compile(f"^{outcome}$")).click()
    moved_on(page, before)


def press(page: Page, what: str) -> None:
    """A click that makes an entry."""
    insist(page, page.locator(what).first)


def expect_phase(page: Page, wanted: str) -> None:
    expect(page.locator(".chart")).to_have_attribute("data-phase", wanted)
    assert phase(page) == wanted


def is_at(page: Page, cell: str, seat: int) -> None:
    """A ship of this seat is on this cell."""
    expect(page.locator(f"[data-ship='{cell}'][data-seat='{seat}']")).to_have_count(1)
