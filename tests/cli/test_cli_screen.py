"""What is on the screen: the curtain, nobody else's secrets, lists that fit, and a terminal that may be small."""

import io
import os
import pty
import re
import select
import subprocess

import pytest
from rich.console import Console
from rich.text import Text
from terminal import Terminal

from quarterdeck.cli.choices import Choices
from quarterdeck.cli.context import Context
from quarterdeck.cli.screen import Screen
from quarterdeck.games.base import Action, Line
from toy.facts import game as toy

CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Tty:
    """A process at a terminal of its own."""

    def __init__(self, terminal: Terminal, *arguments: str, **env: str) -> None:
        self.master, slave = pty.openpty()
        size = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            terminal.command(*arguments),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=terminal.env | size | env,
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, wanted: str) -> str:
        """Reads until the words come; gives all that is new, and keeps it apart from what comes next."""
        new = ""
        while wanted not in new:
            ready, _, _ = select.select([self.master], [], [], 20)
            assert ready, f"{wanted!r} never came:\n{new}"
            new += os.read(self.master, 65536).decode()
        self.seen += new
        return new

    def type(self, text: str) -> None:
        os.write(self.master, f"{text}\n".encode())

    def close(self) -> int:
        """Hangs up, as a closed window does."""
        os.close(self.master)
        return self.process.wait()


def test_the_curtain_falls_between_two_people_and_hides_what_each_knows(terminal: Terminal) -> None:
    tty = Tty(terminal, "play", "toy", "--players", "Anna,Boris", "--seed", "1")
    first = tty.wait_for("press Enter")
    assert "Anna" in first
    assert "Cargo" not in first
    tty.type("")
    annas = tty.wait_for("Load heavy shot")
    assert re.search(r"Ship 1 .* \d\s*$", annas, re.M), "her cargo, in the last column"
    assert re.search(r"Ship 2 .* –\s*$", annas, re.M)
    tty.type("heavy")
    curtain = tty.wait_for("press Enter")
    assert CLEAR in curtain
    assert "Boris" in curtain
    tty.type("")
    boriss = tty.wait_for("Load heavy shot")
    assert re.search(r"Ship 1 .* –\s*$", boriss, re.M)
    assert not re.search(r"Ship 1 .* \d\s*$", boriss, re.M)
    assert not re.search(r"Ship 1 .* heavy shot", boriss)
    tty.close()


def test_a_closed_window_loses_nothing(terminal: Terminal) -> None:
    tty = Tty(terminal, "play", "toy", "--players", "me,me", "--seed", "1")
    tty.wait_for("press Enter")
    tty.type("")
    tty.wait_for("Load heavy shot")
    tty.type("light")
    tty.wait_for("press Enter")
    tty.close()
    assert not (terminal.data / "crashes").exists()
    done = terminal.run("play", "--resume", keys="light\nfire 2\n")
    assert done.returncode == 0, done.stderr


def test_a_mistake_at_the_terminal_is_explained_and_the_game_goes_on(terminal: Terminal) -> None:
    tty = Tty(terminal, "play", "toy", "--seed", "1")
    tty.wait_for("Load heavy shot")
    tty.type("sing")
    assert "is no action" in tty.wait_for("Expected")
    tty.type("heav")
    assert "heavy" in tty.wait_for("Load heavy shot")
    tty.type("quit")
    tty.wait_for("Saved.")
    assert tty.process.wait() == 0
    os.close(tty.master)


def test_play_without_a_game_asks_what_to_play(terminal: Terminal) -> None:
    tty = Tty(terminal, "play", "--lang", "en")
    offered = tty.wait_for("Number, or Enter for 1:")
    (number,) = re.findall(r"(\d+)  Toy duel", offered)
    tty.type(number)
    assert "Against whom?" in tty.wait_for("Number, or Enter for 2:")
    tty.type("")
    tty.wait_for("Load heavy shot")
    tty.close()
    assert len(terminal.saves) == 1


def test_no_color_is_respected(terminal: Terminal) -> None:
    tty = Tty(terminal, "rules", "toy", "T3", NO_COLOR="1")
    said = tty.wait_for("See also")
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", said)
    tty.close()


def columns(number: int, width: int, height: int) -> tuple[Choices, list[str]]:
    actions = [
        Action(f"lay {ship} {column}{row}", "planks", code=0)
        for ship in (3, 5, 7)
        for column in "ABCDEFG"
        for row in "123456"
    ]
    choices = Choices(Context("en"), toy, actions[:number])
    return choices, choices.lines(width, height)


def plain(line: str) -> str:
    return re.sub(r"\[/?[a-z ]*\]", "", line)


def test_few_actions_are_listed_with_their_sentences() -> None:
    _, lines = columns(3, 80, 8)
    assert plain(lines[0]) == " 1) lay 3 A1  Put the spare planks in the way"


@pytest.mark.parametrize("width", [40, 80, 132])
def test_many_actions_fit_the_screen_and_every_page_turns(width: int) -> None:
    choices, lines = columns(126, width, 6)
    shown: set[str] = set()
    for _ in range(40):
        assert len(lines) <= 6
        assert all(len(plain(line)) <= width for line in lines)
        shown |= set(re.findall(r"\d [A-G]\d", " ".join(map(plain, lines))))
        choices.more()
        lines = choices.lines(width, 6)
    assert len(shown) == 126


def test_part_of_a_notation_filters_and_keeps_the_numbers() -> None:
    choices, _ = columns(126, 80, 6)
    assert choices.narrow("5 c3")
    (line,) = choices.lines(80, 6)
    number = int(plain(line).split(")")[0])
    assert choices.actions[number - 1].text == "lay 5 C3"
    assert not choices.narrow("zeppelin")


def test_numbers_are_left_out_where_notation_is_a_number() -> None:
    choices = Choices(Context("en"), toy, [Action("4", "planks"), Action("6", "endure")])
    assert choices.by_number("1") is None
    assert plain(choices.lines(80, 6)[0]) == " 4  Put the spare planks in the way"


def test_a_reader_steps_through_a_replay(terminal: Terminal) -> None:
    terminal.run("play", "toy", "--players", "random,greedy", "--seed", "3")
    tty = Tty(terminal, "replay", str(terminal.saves[0]))
    steps = [("", "0/"), ("", "1/"), ("p", "2/"), ("5", "1/"), ("seat 2", "5/"), ("9999", "5/")]
    for typed, step in steps:
        said = tty.wait_for("truth, q:")
        assert step in said
        tty.type(typed)
    assert "Winner" in tty.wait_for("truth, q:")
    tty.type("sideways")
    assert "leads nowhere" in tty.wait_for("truth, q:")
    tty.type("q")
    assert tty.process.wait() == 0
    os.close(tty.master)


BOARD = (
    "[bold]Title[/] of the table\n\n"
    + "\n".join("|" + "." * 44 + "|" for _ in range(20))
    + "\n\n[dim]a key[/]\n\nhand 1 2 3"
)


def view(height: int, width: int, news: int) -> list[str]:
    context = Context("en")
    context.game = toy
    context._out = Console(
        force_terminal=True, color_system=None, width=width, height=height, file=io.StringIO(), highlight=False
    )
    choices, _ = columns(15, width, 3)
    happened = [Text(f"news {number}") for number in range(news)]
    Screen(context, toy).view((BOARD, BOARD), happened, Line("prompt-load"), choices)
    file = context.out.file
    assert isinstance(file, io.StringIO)
    return re.sub(r"\x1b\[[0-9;]*m", "", file.getvalue()).splitlines()


def test_a_tall_board_has_its_texts_beside_it_on_a_small_terminal() -> None:
    lines = view(24, 80, news=40)
    assert len(lines) == 23  # one is left for the input line
    assert sum("....." in line for line in lines) == 20
    assert any("hand 1 2 3" in line for line in lines)
    assert any("lines before" in line for line in lines)
    assert "news 39" in "".join(lines)


def test_a_large_terminal_has_everything_in_one_column() -> None:
    lines = view(60, 80, news=5)
    assert all("....." not in line or "news" not in line for line in lines)
    assert "a key" in lines
    assert "Load your guns; nobody sees with what." in lines


def test_a_narrow_terminal_keeps_the_board_and_says_what_else_there_is() -> None:
    lines = view(26, 60, news=1)
    assert len(lines) == 25  # one is left for the input line
    assert sum("....." in line for line in lines) == 20
    assert "… the rest: “table”" in lines
    assert lines[-1].startswith(" ")
