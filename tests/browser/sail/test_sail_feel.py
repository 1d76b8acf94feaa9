"""What a shot looks like in Age of Sail: who may answer before it, the dice before what they did."""

import json

from hands import until
from playwright.sync_api import WebSocketRoute, expect
from sail_tables import CLOSE, sit_down, steady
from test_feel import FAST, Message, between
from test_sail_moments import begin

WATCH = """() => {
    window.seen = [];
    const there = (what) => !!document.querySelector(`.chart ${what}`);
    const look = () => window.seen.push([there(".dice svg"), there("[data-ship='F7']"), there("[data-ship='G7']")]);
    new MutationObserver(look).observe(document.querySelector(".chart"), { childList: true, subtree: true });
}"""


def test_who_may_answer_is_said_before_the_shot(open_page) -> None:
    page = open_page()
    sit_down(page, CLOSE, steady(4))
    begin(page, "F8", "SE")
    page.locator("[data-target='aim:G7']").click()
    expect(page.locator(".float .note")).to_contain_text("G7 may answer with up to")


def test_a_ship_is_afloat_until_the_dice_are_seen_though_the_shot_came_after_a_step(open_page) -> None:
    """The server's answer to a shot is put in its place, so that it surely sinks."""
    page = open_page(moving=True)
    page.context.add_init_script(FAST)
    last: Message = {}

    def heard(message: Message, _: WebSocketRoute) -> bool:
        if message["type"] == "state":
            last.update(message)
        return False

    def asked(message: Message, socket: WebSocketRoute) -> bool:
        if message["type"] != "play" or last["view"]["phase"] != "fight":
            return False
        target = {"target": "@hull-frigate", "there": "G7", "target_owner": "@seat-blue"}
        ship = {"ship": "@hull-frigate", "ship_owner": "@seat-black"}
        told = [
            ("stepped", 0, ship | {"at": "F7", "cell": "F7"}),
            ("fired", 0, ship | target | {"at": "F7", "side": "@side-starboard", "guns": 1}),
            ("die", 0, {"die": 6, "part": "attack"}),
            ("die", 1, {"die": 1, "part": "defence"}),
            ("totals", 0, {"attack": 6, "defence": 1, "outcome": "hit"}),
            ("mast-lost", 1, {"ship": "@hull-frigate", "at": "G7", "masts": 0, "to": "shot"}),
            ("sunk", 1, {"ship": "@hull-frigate", "at": "G7"}),
        ]
        number = last["version"] + 1
        events = [{"key": key, "seat": seat, "args": args, "rules": []} for key, seat, args in told]
        entry = {"version": number, "seat": 0, "kind": "play", "texts": message["actions"], "events": events}
        entry |= {"time": 0, "undone": False, "undoes": 0, "doings": []}
        ships = [one | {"cell": "F7"} if one["cell"] == "F8" else one for one in last["view"]["ships"]]
        view = last["view"] | {"ship": "F7", "ships": [one for one in ships if one["cell"] != "G7"]}
        socket.send(json.dumps({"type": "events", "seat": 0, "since": number - 1, "entries": [entry]}))
        socket.send(json.dumps(last | {"version": number, "view": view}))
        socket.send(json.dumps({"type": "ack", "id": message["id"], "version": number, "lapsed": [], "why": None}))
        return True

    between(page, heard, asked)
    sit_down(page, CLOSE, steady(4))
    begin(page, "F8", "SE")
    page.evaluate(WATCH)
    page.locator("[role=option]").first.click()
    expect(page.locator("[data-wreck=G7]")).to_be_visible()
    until(page, "() => !document.querySelector('.chart [data-ship=G7]')")
    rolling = [(stepped, afloat) for dice, stepped, afloat in page.evaluate("window.seen") if dice]
    assert rolling, "the dice were seen"
    assert rolling[0] == (True, True), "the ship had stepped and its target was afloat when they rolled"
