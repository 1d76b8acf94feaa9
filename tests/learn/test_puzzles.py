"""Puzzles: what is shipped is proved anew, has words in both languages, and is solved as it says."""

from datetime import date, timedelta

import pytest

from quarterdeck.bots import puzzles as making
from quarterdeck.bots.levels import RANKS
from quarterdeck.engine.chance import Chance
from quarterdeck.games import find, find_all
from quarterdeck.learn import puzzles
from quarterdeck.learn.lesson import Taking
from quarterdeck.learn.puzzles import Puzzle, lesson_of, of_the_day, puzzles_of
from quarterdeck.table.entries import SEPARATOR

GAMES = ("lords", "fleet", "admiral", "sail")
FEWEST = 6  # of each game


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_puzzles_that_are_solved_as_they_say(name: str) -> None:
    game = find(name)
    found = puzzles_of(game)
    assert len(found) >= FEWEST
    assert len({puzzle.id for puzzle in found}) == len(found)
    for puzzle in found:
        assert set(puzzle.found) <= set(RANKS)
        assert 1 <= puzzle.stars <= 3
        lesson = lesson_of(game, puzzle)
        for words in (lesson.title, lesson.goal, lesson.step[0].say, lesson.step[0].done):
            assert set(words) == {"ru", "en"}
            assert not any("puzzle-" in text for text in words.values())
        taking = Taking(game, lesson)
        *before, last = puzzle.wins[0].split(SEPARATOR)
        assert [taking.take(text).kind for text in before] == ["part"] * len(before)
        assert taking.take(last).kind == "done"
        assert taking.step is None
        if not puzzle.is_choice:
            assert taking.table.over
            assert taking.table.result is not None
            assert taking.table.result.returns[puzzle.seat] == 1.0


@pytest.mark.parametrize("name", GAMES)
def test_another_line_is_set_back(name: str) -> None:
    game = find(name)
    puzzle = puzzles_of(game)[0]
    taking = Taking(game, lesson_of(game, puzzle))
    right = taking.accepted()
    wrong = next(one.text for one in taking.table.legal_actions(puzzle.seat) if one.text not in right)
    assert taking.take(wrong).kind == "set-back"
    assert taking.taken == []


@pytest.mark.parametrize("name", GAMES)
def test_a_shipped_puzzle_is_proved_by_trying_everything(name: str) -> None:
    game = find(name)
    shortest = min(puzzles_of(game), key=lambda puzzle: puzzle.lines)
    assert making.proved(game, shortest)


def test_what_is_no_puzzle_is_not_proved() -> None:
    game = find("lords")
    puzzle = puzzles_of(game)[0]
    assert not making.proved(game, puzzle_with(puzzle, wins=(*puzzle.wins, "5 C5")))
    assert not making.proved(game, puzzle_with(puzzle, lines=puzzle.lines + 1))
    start = game.new(game.setup(2, {}), Chance(1))
    assert making.puzzle_in(game, start, int(start.to_move())) is None


def puzzle_with(puzzle: Puzzle, wins: tuple[str, ...] = (), lines: int = 0) -> Puzzle:
    return Puzzle(
        id=puzzle.id,
        seat=puzzle.seat,
        position=puzzle.position,
        lines=lines or puzzle.lines,
        wins=wins or puzzle.wins,
        found=puzzle.found,
    )


def test_every_day_has_one_puzzle_and_the_games_take_turns() -> None:
    games = find_all()
    days = [date(2026, 11, 18) + timedelta(days=n) for n in range(8)]
    chosen = [of_the_day(games, day) for day in days]
    assert all(one is not None for one in chosen)
    assert {one[0].facts.id for one in chosen if one} >= set(GAMES)
    assert chosen == [of_the_day(games, day) for day in days]
    assert of_the_day([], days[0]) is None


def test_a_file_of_puzzles_is_read_as_it_was_written() -> None:
    import tomllib

    import msgspec

    found = puzzles_of(find("sail")) + puzzles_of(find("lords"))
    text = puzzles.written("somebody", found)
    assert msgspec.convert(tomllib.loads(text), puzzles.PuzzleFile).puzzle == found


def test_the_maker_finds_proves_and_grades() -> None:
    game = find("lords")
    made = list(making.make(game, "sailor", 2, {}, range(12, 15), 5))
    for puzzle in made:
        assert making.proved(game, puzzle)
        assert 12 * len(puzzle.wins) <= puzzle.lines
