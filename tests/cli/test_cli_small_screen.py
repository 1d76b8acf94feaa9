"""80 by 24: the board is whole when a line is asked for, what others did is told, nothing scrolls away."""

import re

import pytest
from desk import FIRST, Desk, opened

from quarterdeck.errors import QuarterdeckError
from quarterdeck.games import ids
from quarterdeck.i18n import explain
from quarterdeck.table.entries import Play

OURS = [game for game in ids() if game != "toy"]
BOARDS = {  # what every line of a board looks like, and how many there are
    "lords": (r"^ {3}[+|]| \d \||^ {6}A", 20),
    "fleet": (r"^(Shrimp|Cod|Lobster|Swordfish|Oyster|King Crab|Captain|Research|Barge|Kayak|Криль|Треска|Лобстер"
              r"|Меч-рыба|Устрица|Краб|Клуб|Научное|Баржа|Каяк)", 10),
    "admiral": (r"^ ?\d+ .*\d+", 14),
    "sail": (r"^ {1,2}\d+ ", 16),
}  # fmt: skip

pytestmark = pytest.mark.usefixtures("data_folder")


def lines_of(view: str) -> list[str]:
    """The lines of a view as a terminal has them: those it wraps count twice."""
    return [line[at : at + 80] for line in view.split("\n") for at in range(0, max(len(line), 1), 80)]


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_whole_board_is_on_a_small_screen_whenever_a_line_is_asked_for(name: str, lang: str) -> None:
    desk = Desk(opened(name, "random"), ["", *[FIRST] * 8], lang).go()
    pattern, rows = BOARDS[name]
    views = [view + asked for view, asked in zip(desk.views[1:], desk.asked[1:], strict=True)]
    assert len(views) > 6
    for view in views:
        lines = lines_of(view)
        assert len(lines) <= 24, view
        assert sum(bool(re.search(pattern, line)) for line in lines) >= rows, view


@pytest.mark.parametrize("name", OURS)
def test_what_others_did_since_the_last_decision_stays_on_the_screen(name: str) -> None:
    lines = ["", FIRST, FIRST, FIRST, "board", "nonsense", "board"]
    desk = Desk(opened(name, "random"), lines, size=(120, 60)).go()
    table = desk.table
    mine = [v for v in range(1, table.version + 1) if isinstance(table.entry(v), Play) and table.entry(v).seat == 0]
    others = [v for v in range(mine[-1] + 1, table.version + 1) if isinstance(table.entry(v), Play)]
    for version in others:
        for text in table.texts_for(version, 0) or ():
            assert text in " ".join(desk.last.split())
    assert desk.last.count("(random bot)") == desk.views[-3].count("(random bot)")


@pytest.mark.parametrize(
    ("name", "lang", "told"),
    [
        ("admiral", "en", "Seven loads of pearls"),
        ("admiral", "ru", "семь партий жемчуга"),
        ("sail", "ru", "У каждого эскадра"),
        ("lords", "ru", "Восстановлено: "),
        ("fleet", "en", "Reconstructed: "),
        ("admiral", "en", "ship cards, islands and set-ups are not known to us"),
        ("admiral", "ru", "Печатные карточки кораблей, острова и расстановки нам неизвестны"),
    ],
)
def test_the_start_tells_what_it_is_about_and_what_is_reconstructed(name: str, lang: str, told: str) -> None:
    desk = Desk(opened(name), [], lang).go()
    assert told in " ".join(desk.views[0].split())
    assert "Enter" in desk.asked[0]


def test_boards_that_are_laid_out_are_drawn() -> None:
    desk = Desk(opened("lords", boards="chosen"), ["", ""], "ru").go()
    for heads, wide in (("1a     1b     2a     2b", 26), ("sa  sb", 5)):
        lines = desk.last.split("\n")
        (head,) = [number for number, line in enumerate(lines) if line.rstrip().endswith(heads)]
        at = lines[head].index(heads)
        assert [len(line[at:].rstrip()) for line in lines[head + 1 : head + 4]] == [wide] * 3, "each board is whole"
    assert desk.last.count("★") > 5


@pytest.mark.parametrize(("name", "tried"), [("lords", "3 B4"), ("admiral", "reef A1"), ("sail", "turn 1 N")])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_refusal_is_read_to_its_end_beside_the_whole_board(name: str, tried: str, lang: str) -> None:
    table = opened(name, "random")
    desk = Desk(table, ["", tried], lang).go()
    with pytest.raises(QuarterdeckError) as refused:
        table.play(tried, 0)
    said = explain(lang, table.game, refused.value).rpartition(".")[0]
    view = desk.last + desk.asked[-1]
    pattern, rows = BOARDS[name]
    assert sum(bool(re.search(pattern, line)) for line in lines_of(view)) >= rows, view
    assert len(lines_of(view)) <= 24, view
    assert said in " ".join(desk.last.split()), view
