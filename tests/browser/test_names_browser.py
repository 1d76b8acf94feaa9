"""Buttons, flags and players are called by what they are: defects seen that no other test holds."""

from playwright.sync_api import Page, expect

BOTS = """async () => {
    const post = async (path, body) => (await fetch(path, { method: "POST", body: JSON.stringify(body),
        headers: { "content-type": "application/json" } })).json();
    await post("/api/me", {});
    const seats = [{ kind: "here" }, ...[1, 2, 3].map(() => ({ kind: "bot", level: "sailor" }))];
    return (await post("/api/tables", { game: "fleet", seats, options: {} })).id;
}"""
COLOUR = """e => getComputedStyle(e).color.match(/[0-9.]+/g).slice(0, 3).map(Number)"""


def test_no_two_buttons_of_the_home_page_have_the_same_name(open_page) -> None:
    page: Page = open_page()
    starts = page.get_by_role("button", name="Play now")
    expect(starts).to_have_count(4)
    names = {start.get_attribute("aria-label") for start in starts.all()}
    assert len(names) == 4
    expect(page.get_by_role("button", name="Light: As the system")).to_be_visible()


def test_flags_at_set_up_have_the_colours_of_their_names(open_page) -> None:
    page: Page = open_page("/new/sail")
    for name in ("Black", "Blue"):
        flag = page.get_by_role("heading", name=name, exact=True).locator(".flag")
        expect(flag).to_be_visible()
        red, _, blue = flag.evaluate(COLOUR)
        assert blue > red + 40 if name == "Blue" else max(red, blue) < 110, (name, red, blue)


def test_a_name_typed_at_set_up_is_known_at_the_next(open_page) -> None:
    page: Page = open_page("/new/fleet")
    page.locator(".seat").first.get_by_label("Name").fill("Vera")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    page.goto("/new/lords")
    expect(page.locator(".seat").first.get_by_label("Name")).to_have_value("Vera")


def test_bots_of_one_rank_have_names_of_their_own(open_page) -> None:
    page: Page = open_page()
    page.goto(f"/table/{page.evaluate(BOTS)}")
    players = page.locator(".player .name b")
    expect(players).to_have_count(4)
    assert len(set(players.all_inner_texts())) == 4
