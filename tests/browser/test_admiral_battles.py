"""Admiral in a real browser: what ships and forts do to each other, by pointer, from positions put up for it."""

import re

from admiral_hands import READY, confirm, end_turn, lit, open_table, press
from admiral_seas import small_sea
from hands import moved_on, until, version
from playwright.sync_api import Locator, Page, expect

from browser_server import BrowserServer

FAR = (2, "brig", "P10")  # red always has somebody left, too far away to meddle


def card(page: Page, unit: str) -> Locator:
    return page.locator(f".dock [data-target='unit:{unit}']")


def on_chart(page: Page, unit: str) -> Locator:
    return page.locator(f".chart .piece[data-target='unit:{unit}']")


def points_left(page: Page) -> int:
    found = re.search(r"\d+", page.locator(".share .title").inner_text())
    assert found
    return int(found[0])


def give(page: Page, unit: str, points: int) -> None:
    for _ in range(points):
        page.locator(f"[data-more='{unit}']").click()


def give_the_rest(page: Page) -> None:
    while (more := page.locator("[data-more]:not(:disabled)")).count():
        more.first.click()


def test_boarding_with_two_ships_sharing_out_the_hull_and_stowing_a_pearl(open_page) -> None:
    page = open_page()
    sea = small_sea([(1, "line", "E6"), (1, "frigate", "D5"), (2, "galleon", "E5"), FAR], treasure=["E6", "H8"])
    open_table(page, file=sea, level="random")
    until(page, READY)
    press(page, "unit:1L")
    press(page, "do:load")
    confirm(page)
    until(page, READY)
    press(page, "unit:1F")  # the second in order: the client names the ships in theirs
    press(page, "unit:1G")
    page.locator(".compose [data-target='do:board']").click()
    expect(page.locator(".compose .chances")).to_contain_text("won")
    press(page, "unit:1L")  # joins by a click on the chart
    expect(page.locator(".compose [data-mate='1L']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".acts .button.main")).to_contain_text("2 ships board 1G")
    expect(page.locator(".acts .button.main .chance")).to_have_text("100%")
    confirm(page)
    total = points_left(page)
    assert 6 <= total <= 12, "11 to 15 against 3 to 5"
    expect(page.locator(".acts .button.main")).to_have_count(0)
    give(page, "1G", 1)
    give(page, "1F", 1)
    give_the_rest(page)
    expect(page.locator(".share [role=status]")).to_have_text("All points are given.")
    confirm(page)
    until(page, READY)
    expect(page.locator("#prompt")).to_contain_text("take 1 pearl from 1L")
    assert sorted(lit(page, "unit")) == ["1F", "1G"]
    press(page, "unit:1G")
    confirm(page)
    expect(on_chart(page, "1G").locator(".unit.seat-0 .pearl")).to_have_count(1)
    expect(on_chart(page, "1G").locator(".state.frozen")).to_have_count(1)
    left = [on_chart(page, name).locator(".pip:not(.lost)").count() for name in ("1L", "1F", "1G")]
    assert sum(left) == total
    assert left[2] >= 1
    expect(page.locator(".player").first.locator(".count").first).to_contain_text("3")


def test_storming_a_fort_that_may_be_defended_and_keeping_it(open_page) -> None:
    page = open_page()
    sea = small_sea(
        [(1, "line", "K8"), (1, "frigate", "K9"), (2, "brig", "M8"), FAR], forts=[(1, "A1", 0), (2, "L8", 4)]
    )
    open_table(page, file=sea, level="random")
    until(page, READY)
    press(page, "unit:1L")
    press(page, "unit:L8")
    page.locator(".compose [data-target='do:storm']").click()
    page.locator(".compose [data-mate='1F']").click()
    expect(page.locator(".compose .chances")).to_contain_text("chance to win if every ship in port defends100%")
    expect(page.locator(".acts .button.main")).to_contain_text("2 ships storm L8")
    confirm(page)  # red's answer, and the dice
    page.wait_for_selector(".share")
    total = points_left(page)
    assert 3 <= total <= 14, "11 to 15 against 1 to 8"
    give(page, "L8", 1)
    give_the_rest(page)
    confirm(page)
    expect(on_chart(page, "L8").locator(".unit.seat-0")).to_have_count(1)
    expect(on_chart(page, "L8").locator(".state.frozen")).to_have_count(1)
    expect(page.locator(".player").first).to_contain_text("L8")
    expect(page.locator(".player").last.locator(".clock")).to_be_visible()


def test_the_owner_of_a_stormed_fort_weighs_who_defends_it(open_page) -> None:
    """Two people at one device: blue storms, red chooses his defenders with the odds before his eyes."""
    page = open_page("/new/admiral")
    page.locator(".seat").nth(1).get_by_role("button", name="Here").click()
    sea = small_sea(
        [(1, "brig", "K8"), (2, "galleon", "L7"), (2, "line", "M8"), (1, "brig", "B5")],
        forts=[(1, "A1", 0), (2, "L8", 3)],
    )
    page.locator("input[type=file]").first.set_input_files(
        {"name": "storm.toml", "mimeType": "text/plain", "buffer": sea.encode()}
    )
    page.get_by_role("button", name="Open the table").click()
    page.locator(".curtain button").click()
    page.locator(".briefing .button.main").click()
    until(page, READY)
    press(page, "unit:1B")
    press(page, "unit:L8")
    page.locator(".compose [data-target='do:storm']").click()
    confirm(page)
    page.locator(".curtain button").click()
    main = page.locator(".acts .button.main")
    expect(main).to_contain_text("The fort defends itself11%")  # 2 and a die against 3 and a die
    press(page, "unit:1L")
    expect(main).to_contain_text("Defend with 1 ship100%")
    page.locator("[data-help='1G']").click()
    expect(main).to_contain_text("Defend with 2 ships100%")
    page.locator("[data-help='1L']").click()
    expect(main).to_contain_text("Defend with 1 ship")
    expect(page.locator(".defend .chances")).to_contain_text("won")
    page.locator("[data-help='1L']").click()
    confirm(page)
    page.wait_for_selector(".share")
    expect(page.locator(".share [data-more]")).to_have_count(3)
    give_the_rest(page)
    confirm(page)
    expect(on_chart(page, "1B")).to_have_count(0)


def test_a_fireship_is_made_burns_for_a_round_and_blows_up(open_page) -> None:
    page = open_page()
    sea = small_sea([(1, "brig", "D6"), (1, "frigate", "E6"), FAR], fireships=True)
    open_table(page, file=sea, level="random")
    until(page, READY)
    press(page, "unit:1B")
    page.locator(".dock [data-target='do:convert']").click()
    expect(page.locator(".acts .button.main")).to_contain_text("fireship")
    page.locator(".acts .button.main").click()
    expect(page.get_by_role("alert")).to_contain_text("For good")
    confirm(page)
    expect(on_chart(page, "1B").locator(".state.fire")).to_have_count(1)
    end_turn(page)
    expect(page.locator(".progress")).to_have_text("round 2")
    until(page, READY)
    press(page, "unit:1B")
    page.locator(".dock [data-target='do:explode']").click()
    confirm(page)
    expect(on_chart(page, "1B")).to_have_count(0)
    expect(on_chart(page, "1F").locator(".pip:not(.lost)")).to_have_count(1)


def test_two_ships_repair_a_fort_and_two_others_restore_a_ruin(open_page) -> None:
    page = open_page()
    pairs = [(1, "line", "A2"), (1, "frigate", "B2"), (1, "brig", "B12"), (1, "galleon", "B11")]
    open_table(
        page,
        file=small_sea([*pairs, FAR], forts=[(1, "A1", 2), (2, "P12", 0), (0, "A12", 5)]),
        level="random",
    )
    until(page, READY)
    for fort, ships, what in (("A1", ("1L", "1F"), "Repair fort A1"), ("A12", ("1B", "1G"), "Restore fort A12")):
        page.locator(".tools button").nth(2).click(force=True)  # the whole chart, where it has come closer
        press(page, f"unit:{fort}")
        for ship in ships:
            press(page, f"unit:{ship}")
        expect(page.locator(".acts .button.main")).to_contain_text(what)
        confirm(page)
        until(page, READY)
    expect(on_chart(page, "1L").locator(".state.work")).to_have_count(1)
    for turn in (1, 2, 3):
        end_turn(page)
        expect(page.locator(".progress")).to_have_text(f"round {turn + 1}")
        until(page, READY)
    expect(on_chart(page, "A1").locator(".pip.lost")).to_have_count(0)
    expect(on_chart(page, "A12").locator(".unit.seat-0")).to_have_count(1)
    expect(on_chart(page, "A12").locator(".pip.lost")).to_have_count(2)


def test_a_click_where_no_ship_can_go_says_why_with_the_rule(open_page) -> None:
    page = open_page()
    open_table(page, file=small_sea([(1, "line", "E6"), FAR]), level="random")
    until(page, READY)
    press(page, "unit:1L")
    press(page, "cell:G9")
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("G9 is on no straight or diagonal line from 1L")
    bubble.get_by_role("button", name="R4.2b").click()
    expect(page.locator("[data-rule='R4.2b'].wanted")).to_be_focused()
    press(page, "cell:N6")
    expect(page.locator(".bubble")).to_contain_text("cannot sail")


def test_mines_are_nobody_elses_business_and_ask_when_a_ship_comes(open_page, server: BrowserServer) -> None:
    """Two browsers: what one lays the other never sees; a mine told to ask opens a window for its owner alone."""
    sea = small_sea(
        [(1, "line", "B1"), (2, "frigate", "E3")], forts=[(1, "A1", 0), (2, "L10", 0)], mines=1, width=12, height=10
    )
    mine = open_page("/new/admiral")
    mine.locator(".seat").nth(1).get_by_role("button", name="By link").click()
    mine.locator("input[type=file]").first.set_input_files(
        {"name": "mines.toml", "mimeType": "text/plain", "buffer": sea.encode()}
    )
    mine.get_by_role("button", name="Open the table").click()
    link = mine.get_by_label("Send this link").input_value()
    theirs = open_page(link.removeprefix(server.url), lang="ru-RU")
    theirs.get_by_label("Ваше имя").fill("Борис")
    theirs.get_by_role("button", name="Занять место").click()
    for page, cell, order in ((mine, "D3", "ask"), (theirs, "K8", "hold")):
        page.locator(".briefing .button.main").click()
        until(page, READY)
        press(page, f"cell:{cell}")
        page.locator(f".compose [data-target='order:{order}']").click()
    before = version(mine)
    confirm(theirs)
    moved_on(mine, before)
    expect(mine.locator(".chips li")).to_have_count(2)  # what is half chosen stays when the other has decided
    confirm(mine)
    for page in (mine, theirs):
        expect(page.locator(".progress")).to_have_text(re.compile("round 1|раунд 1"))
    expect(mine.locator(".mine")).to_have_count(1)
    expect(theirs.locator(".mine")).to_have_count(1)
    assert "D3: open sea" not in mine.locator("[data-target='cell:D3']").get_attribute("aria-label")
    assert theirs.locator("[data-target='cell:D3']").get_attribute("aria-label") == "D3: открытое море"
    assert "K8: open sea" in mine.locator("[data-target='cell:K8']").get_attribute("aria-label")
    until(mine, READY)
    end_turn(mine)
    until(theirs, READY)
    theirs.get_by_role("button", name="Ваши мины").click()
    theirs.locator(".mines").get_by_role("button", name="Взрывать").click()
    expect(theirs.locator(".mines").get_by_role("button", name="Взрывать")).to_have_attribute("aria-pressed", "true")
    theirs.locator(".mines").get_by_role("button", name=re.compile("Закрыть")).click()
    press(theirs, "unit:1F")
    press(theirs, "cell:D3")  # a frigate can always sail one cell, whatever the wind
    before = version(mine)
    confirm(theirs)
    moved_on(mine, before)
    expect(mine.locator("#prompt")).to_contain_text("1F is on D3. Blow up a mine there, or let it pass?")
    expect(theirs.locator(".acts [data-obstacle]")).to_have_count(0)
    seen = version(theirs)
    mine.locator(".acts .button", has_text="Blow the mine up").click()
    moved_on(theirs, seen)
    expect(theirs.locator(".mine.shown")).to_have_count(1)
    expect(on_chart(theirs, "1F").locator(".pip.lost")).to_have_count(3)


def test_a_replay_is_stepped_and_seen_with_different_eyes(open_page) -> None:
    page = open_page()
    open_table(page, file=small_sea([(1, "line", "E6"), (2, "brig", "P10")], mines=1), level="random")
    until(page, READY)
    press(page, "cell:C3")
    confirm(page)
    expect(page.locator(".progress")).to_have_text("round 1")
    until(page, READY)
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").last.click()
    expect(page.locator("dialog[open] [data-proof=true]")).to_be_visible()
    page.locator("dialog a[href^='/replay']:not([href*='?'])").click()
    expect(page.locator(".chart .mine")).to_have_count(2)
    expect(page.locator(".briefing")).to_have_count(0)
    for seat, other in (("0", "1"), ("1", "0")):
        page.get_by_label("Seen by").select_option(seat)
        page.wait_for_url(f"**seat={seat}")
        expect(page.locator(".chart .mine")).to_have_count(1)
        expect(page.locator("[data-target='cell:C3']")).to_have_attribute(
            "aria-label", re.compile("mine" if other == "1" else "C3: open sea$")
        )
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    expect(page.locator(".chart .mine")).to_have_count(0)
    page.get_by_role("tab", name="Proof").click()
    expect(page.locator(".verdict")).to_contain_text("all agree")

    share = "fetch(location.pathname.replace('/replay/', '/api/tables/') + '/share', {method: 'POST'})"
    token = page.evaluate(f"{share}.then((answer) => answer.json())")["token"]  # the table is private
    path = page.url.removeprefix(page.url.split("/replay")[0]).partition("#")[0]
    phone = open_page(f"{path}#{token}", width=390, height=844, lang="ru-RU")
    expect(phone.get_by_role("tab", name="Карта")).to_have_attribute("aria-selected", "true")
    expect(phone.locator(".chart .piece")).to_have_count(4)
    expect(phone.locator(".briefing")).to_have_count(0)
