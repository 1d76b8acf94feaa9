"""`quarterdeck learn`: courses at the terminal."""

import json

from terminal import Terminal

FIRST = "4 C6\n6 C5\n"  # what the first lesson of Lords asks for


def test_the_courses_are_listed_with_their_games(terminal: Terminal) -> None:
    done = terminal.run("learn")
    assert done.returncode == 0, done.stderr
    assert "lords: Lords of the Seas, 8 lessons" in done.stdout


def test_a_lesson_is_learnt_by_doing_it(terminal: Terminal) -> None:
    done = terminal.run("learn", "lords", "1", keys=FIRST)
    assert "Put the 4 on C6, the star." in done.stdout
    assert "The cell gave a point, the 4 a coin" in done.stdout
    assert "This lesson is done." in done.stdout
    assert json.loads((terminal.data / "lessons.json").read_text())["lords"]["lay"] is None


def test_a_refused_move_is_answered_with_the_rules_own_reason(terminal: Terminal) -> None:
    done = terminal.run("learn", "lords", "1", keys="4 C3\n")
    assert "C3 is neither in your bottom row nor next to one of your battle ships" in done.stdout
    assert "lords:17" in done.stdout


def test_a_move_that_misses_the_point_is_set_back_then_shown(terminal: Terminal) -> None:
    done = terminal.run("learn", "lords", "1", keys="4 B6\n4 A6\n4 B6\nshow\n")
    assert "B6 has nothing to shoot at yet" in done.stdout
    assert "It has been set back." in done.stdout
    assert "Look here: 4 C6" in done.stdout
    assert "The cell gave a point" in done.stdout


def test_a_lesson_is_resumed_where_it_was_left(terminal: Terminal) -> None:
    left = terminal.run("learn", "lords", "1", keys="4 C6\nquit\n")
    assert "Your place is kept. Go on with: quarterdeck learn lords" in left.stdout
    again = terminal.run("learn", "lords", keys="\n6 C5\n")
    assert "Your first ship  (begun)" in again.stdout
    assert "Put the 4 on C6" not in again.stdout
    assert "This lesson is done." in again.stdout


def test_a_damaged_file_of_places_costs_the_places_and_nothing_else(terminal: Terminal) -> None:
    terminal.data.mkdir(parents=True)
    (terminal.data / "lessons.json").write_text("{")
    done = terminal.run("learn", "lords", "1", keys=FIRST)
    assert "This lesson is done." in done.stdout


def test_russian_learners_read_and_type_russian(terminal: Terminal) -> None:
    done = terminal.run("--lang", "ru", "learn", "lords", "1", keys="покажи\nвыход\n")
    assert "Положите 4 на C6 со звездой." in done.stdout
    assert "Клетка дала очко" in done.stdout
    assert "Место сохранено." in done.stdout


def test_an_unknown_lesson_or_game_is_one_line(terminal: Terminal) -> None:
    unknown = terminal.run("learn", "lords", "9")
    assert (unknown.returncode, unknown.stderr.count("\n")) == (2, 1)
    assert "There is no lesson “9”" in unknown.stderr
    none = terminal.run("learn", "toy")
    assert "There are no lessons for toy yet." in none.stderr


def test_the_last_lesson_is_a_real_game_with_a_bot(terminal: Terminal) -> None:
    done = terminal.run("learn", "lords", "8", keys="resign\n")
    assert "Now a real game from here" in done.stdout
    assert "cabin boy" in done.stdout.casefold()
    assert len(terminal.saves) == 1
    assert "Next: a whole game. Play it with: quarterdeck play lords" in done.stdout


def test_after_a_mini_game_the_next_one_is_named(terminal: Terminal) -> None:
    game = ("play", "admiral", "--option", "scenario=mini-1", "--players", "me,random", "--seed", "1")
    done = terminal.run(*game, keys="resign\n")
    assert "quarterdeck play admiral --option scenario=mini-2" in " ".join(done.stdout.split())
    last = terminal.run(*(part.replace("mini-1", "pearls") for part in game), keys="resign\n")
    assert "Next:" not in last.stdout
