"""The ladder: every set-up, games that are kept, and what the page says of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from quarterdeck.bots import arena, ladder, levels, match, setups
from quarterdeck.bots.figures import interval
from quarterdeck.bots.kept import Kept
from quarterdeck.bots.ladder_plot import picture
from quarterdeck.cli.main import main
from quarterdeck.games import find

TOY = find("toy")


def rung(higher: str, lower: str, rate: float, games: int = 120) -> ladder.Rung:
    low, high = interval(rate * games, games)
    return ladder.Rung(higher, lower, games, rate, low, high, 50.0, "stronger")


def test_every_scenario_and_number_of_seats_is_a_set_up() -> None:
    sail = {setting.name for setting in setups.others(find("sail"))}
    assert {"3 seats", "4 seats", "scenario=pirates, 2 seats", "scenario=assault, 4 seats"} <= sail
    assert {f"scenario=hunt, {seats} seats" for seats in (2, 3, 4)} <= sail
    assert "2 seats" not in sail, "the main one"
    admiral = {setting.name for setting in setups.others(find("admiral"))}
    assert "teams=2v2, 4 seats" in admiral
    assert "scenario=mini-2, 2 seats" in admiral
    assert "1 seats" not in {setting.name for setting in setups.others(find("fleet"))}, "alone nobody is measured"


def test_habits_are_a_rung_where_captains_have_any() -> None:
    assert (levels.HIGHEST, levels.HABITS) in ladder.rungs(find("sail"))
    assert ladder.rungs(find("fleet")) == ladder.RUNGS


def test_a_match_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = match.spec_of(TOY, ("greedy", "random"))
    played: list[int] = []

    def run(spec: match.Spec, games: int, pool: object, start: int = 0) -> Iterator[match.Played]:
        for number in range(start, games):
            played.append(number)
            yield match.play(spec, number)

    monkeypatch.setattr(arena, "run", run)
    file = tmp_path / "games.jsonl"
    whole = list(arena.played_and_kept(spec, 6, None, None))  # type: ignore[arg-type]
    assert len(list(arena.played_and_kept(spec, 4, None, Kept(file)))) == 4  # type: ignore[arg-type]
    file.write_bytes(file.read_bytes()[:-20])  # cut off while the fourth was written
    played.clear()
    again = list(arena.played_and_kept(spec, 6, None, Kept(file)))  # type: ignore[arg-type]
    assert again == whole
    assert played == [3, 4, 5]
    played.clear()
    assert list(arena.played_and_kept(spec, 6, None, Kept(file))) == whole  # type: ignore[arg-type]
    assert played == []


def test_games_of_other_ranks_are_not_taken_for_these(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec, kept = match.spec_of(TOY, ("captain", "random")), Kept(tmp_path / "games.jsonl")
    kept.add(spec, match.play(spec, 0))
    assert len(list(kept.of(spec))) == 1
    stronger = levels.levels(TOY) | {"captain": levels.Level(iterations=10**6)}
    monkeypatch.setattr(levels, "levels", lambda game: stronger)
    assert list(kept.of(spec)) == []


def test_other_set_ups_are_told_one_by_one_and_together() -> None:
    found = [
        ("3 seats", rung("sailor", "cabin-boy", 0.7)),
        ("4 seats", rung("sailor", "cabin-boy", 0.5)),
        ("3 seats", rung("captain", "lieutenant", 0.45)),
    ]
    text = ladder.others_section(found)
    assert "| 3 seats | sailor | cabin-boy | 120 | 70.0% |" in text
    assert "- sailor against cabin-boy: 60.0% (53.7% – 66.0%) of 240 games\n" in text
    assert text.count("not shown to be as strong") == 2
    assert "- captain against lieutenant: 45.0% (36.4% – 53.9%) of 120 games, not surely above 52%" in text


def test_the_main_set_up_alone_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    ranks = [rung(higher, lower, 0.75) for higher, lower in ladder.RUNGS]
    whole = ladder.section("toy", ranks, "2026-01-01", "quarterdeck ladder toy --all")
    ladder.write(page, "toy", whole + "\n" + ladder.others_section([("3 seats", rung("flag", "captain", 0.9))]))
    points = ladder.rated(page.read_text("utf-8"), "toy")
    assert points["flag"] > points["captain"] > points["lieutenant"] == 1500
    ladder.write(page, "toy", ladder.section("toy", ranks, "2026-01-02", "quarterdeck ladder toy"))
    text = page.read_text("utf-8")
    assert "2026-01-02" in text
    assert "2026-01-01" not in text
    assert text.count("| 3 seats | flag | captain |") == 1
    assert ladder.rated(text, "toy") == points, "only the main set-up makes the points"


def test_the_picture_has_a_line_a_match() -> None:
    svg = ElementTree.fromstring(
        picture([("flag – captain", rung("flag", "captain", 0.9)), ("<3>", rung("a", "b", 0.2))])
    )
    dots = [float(dot.get("cx") or 0) for dot in svg.iter("{http://www.w3.org/2000/svg}circle")]
    assert len(dots) == 2
    assert dots[0] > dots[1]
    assert "<3>" in [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")]


def test_the_command_measures_all_and_is_quick_the_second_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []

    def play(work: object, job: bytes, numbers: range, chunk: int) -> Iterator[match.Played]:
        for number in numbers:
            played.append(number)
            yield match.Played(number, (number % 2, 1 - number % 2), (1.0 - number % 2, number % 2), (), 1, True)

    @contextmanager
    def crew(ray: str) -> Iterator[object]:
        yield SimpleNamespace(play=play)

    monkeypatch.setattr("quarterdeck.cli.ladder.crew", crew)
    monkeypatch.setattr(setups, "others", lambda game: iter([setups.Setting(2, {"length": "long"})]))
    page = tmp_path / "ladder.md"
    command = ["ladder", "toy", "--games", "60", "--all", "--others", "2", "--out", str(page)]
    assert main(command) == 0
    text = page.read_text("utf-8")
    assert "| flag | captain | 60 | 100.0% |" in text
    assert "| length=long, 2 seats | flag | captain | 2 | 100.0% |" in text
    assert "![Rates with their intervals, set-up by set-up](img/ladder-toy.svg)" in text
    assert (tmp_path / "img/ladder-toy.svg").exists()
    assert len(played) == 62 * len(ladder.rungs(TOY))
    played.clear()
    assert main(command) == 0
    assert played == []
    assert page.read_text("utf-8") == text
    assert "Written" in capsys.readouterr().out
