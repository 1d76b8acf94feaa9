"""What a shot looks like in Age of Sail: who may answer before it, the dice before what they did."""

from hands import until
from playwright.sync_api import expect
from sail_tables import CLOSE, sit_down, steady
from test_feel import FAST, Message, Told, answer_plays
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
    page = open_page(moving=True)
    page.context.add_init_script(FAST)
    ship = {"ship": "@hull-frigate", "ship_owner": "@seat-black", "at": "F7"}
    target = {"target": "@hull-frigate", "there": "G7", "target_owner": "@seat-blue"}
    told: list[Told] = [
        ("stepped", 0, ship | {"cell": "F7"}),
        ("fired", 0, ship | target | {"side": "@side-starboard", "guns": 1}),
        ("die", 0, {"die": 6, "part": "attack"}),
        ("die", 1, {"die": 1, "part": "defence"}),
        ("totals", 0, {"attack": 6, "defence": 1, "outcome": "hit"}),
        ("mast-lost", 1, {"ship": "@hull-frigate", "at": "G7", "masts": 0, "to": "shot"}),
        ("sunk", 1, {"ship": "@hull-frigate", "at": "G7"}),
    ]

    def after(view: Message) -> Message:
        ships = [one | {"cell": "F7"} if one["cell"] == "F8" else one for one in view["ships"]]
        return {"ship": "F7", "ships": [one for one in ships if one["cell"] != "G7"]}

    answer_plays(page, told, after, "fight")
    sit_down(page, CLOSE, steady(4))
    begin(page, "F8", "SE")
    page.evaluate(WATCH)
    page.locator("[role=option]").first.click()
    expect(page.locator("[data-wreck=G7]")).to_be_visible()
    until(page, "() => !document.querySelector('.chart [data-ship=G7]')")
    rolling = [(stepped, afloat) for dice, stepped, afloat in page.evaluate("window.seen") if dice]
    assert rolling, "the dice were seen"
    assert rolling[0] == (True, True), "the ship had stepped and its target was afloat when they rolled"
