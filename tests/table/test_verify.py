"""Verification: every die recomputed, every action by the rules, the first wrong line named."""

import random
import re
from pathlib import Path

import pytest
import tables

from quarterdeck import i18n
from quarterdeck.errors import QuarterdeckError
from quarterdeck.games.base import Line
from quarterdeck.table.replay import from_table
from quarterdeck.table.replay_text import parse, write
from quarterdeck.table.verify import Report, verify

DOCS = Path(__file__).parents[2] / "docs" / "replays.md"


def file(seed: int = 3, seats: int = 2, **kind: bool) -> str:
    """The replay file of a finished random table."""
    return write(from_table(tables.finished(seed, seats, **kind)))


def lines_of(text: str) -> list[str]:
    return text.split("\n")


def line_number(text: str, part: str) -> int:
    """The number of the first line that holds this."""
    return next(n for n, line in enumerate(lines_of(text), 1) if part in line)


def judged(text: str) -> Report | QuarterdeckError:
    """The verdict on a file, or the refusal to read it."""
    try:
        return verify(text)
    except QuarterdeckError as error:
        return error


def wrong_line(text: str) -> int:
    """Which line is found wrong, 0 where none is."""
    verdict = judged(text)
    return int(verdict.params["line"]) if isinstance(verdict, QuarterdeckError) else verdict.line


@pytest.mark.parametrize("seed", range(30))
def test_an_honest_file_is_verified(seed: int) -> None:
    table = tables.finished(seed, 4 if seed % 2 else 2, sealed=seed % 3 == 0)
    report = verify(write(from_table(table)))
    assert report.status == "verified"
    assert report.ok
    assert report.entries == table.version
    assert report.draws == table.history.counter
    assert report.line == 0


def test_real_dice_are_not_recomputed_but_the_rules_are_checked() -> None:
    text = file(real_dice=True)
    report = verify(text)
    assert report.status == "real-dice"
    assert report.ok
    at = line_number(text, "(outcome")
    forged = swapped(text, at, "(outcome 1)" if "(outcome 2)" in lines_of(text)[at - 1] else "(outcome 2)")
    assert wrong_line(forged) == at


def swapped(text: str, at: int, act: str) -> str:
    """The file with another act on a line that has an act in round brackets."""
    lines = lines_of(text)
    old = lines[at - 1]
    lines[at - 1] = old[: old.index("(")] + act + old[old.index(")") + 1 :]
    return "\n".join(lines)


def test_an_unfinished_game_cannot_be_verified_yet() -> None:
    table = tables.new(seed=None)
    table.play("light", 0)
    table.play("light", 1)
    table.play("fire 2")
    report = verify(write(from_table(table)))
    assert report.status == "sealed"
    assert not report.ok
    assert report.entries == 3


def test_an_unfinished_game_is_still_checked_by_the_rules() -> None:
    table = tables.new(seed=None)
    table.play("light", 0)
    table.play("light", 1)
    table.play("fire 2")
    text = write(from_table(table))
    assert wrong_line(text.replace("seat1 fire 2", "seat1 fire 1")) == line_number(text, "seat1 fire 2")


def test_a_table_that_has_not_begun_has_nothing_wrong() -> None:
    from quarterdeck.table import Table

    text = write(from_table(Table.open(tables.toy, tables.toy.setup(2, {}))))
    assert verify(text).status == "sealed"


def flip(text: str, at: int) -> str:
    """The file with one character changed to another of its kind."""
    old = text[at]
    others = "0123456789abcdef" if old in "0123456789abcdef" else "xyzXYZ"
    return text[:at] + next(c for c in others if c != old) + text[at + 1 :]


@pytest.mark.parametrize("tag", ["Commitment", "Nonce", "Secret", "Result", "Points", "Seed"])
def test_a_changed_seal_or_result_is_named(tag: str) -> None:
    text = file()
    start = text.index(f"[{tag} ")
    at = line_number(text, f"[{tag} ")
    for offset in range(len(tag) + 3, text.index("]", start) - start - 1):
        if text[start + offset] != " ":
            assert wrong_line(flip(text, start + offset)) == at, offset


def test_the_second_nonce_is_named_where_it_is_the_wrong_one() -> None:
    text = file(seats=4)
    start = text.index("seat3 seat-3") + len("seat3 ")
    assert wrong_line(flip(text, start)) == line_number(text, '[Nonce "seat3')


@pytest.mark.parametrize("seed", [3, 4, 5, 6])
def test_any_changed_character_of_an_entry_is_named(seed: int) -> None:
    text = file(seed, 4 if seed % 2 else 2, sealed=seed % 2 == 0)
    first = text.index("0. set-up")
    chance = random.Random(seed)
    for at in [first + chance.randrange(len(text) - first - 1) for _ in range(150)]:
        if text[at] != "\n":
            assert wrong_line(flip(text, at)) == text[:at].count("\n") + 1, text[at - 20 : at + 20]


def test_an_outcome_that_was_not_drawn_is_named_with_the_true_one() -> None:
    text = file()
    at = text.index("{die ") + len("{die ")
    report = verify(flip(text, at))
    assert report.says.key == "verify-outcome"
    assert report.says.args["expected"] == f"die {text[at]}"


def test_an_illegal_action_is_named_with_the_rule() -> None:
    text = file()
    report = verify(text.replace("fire 2", "fire 1", 1))
    assert report.says.key == "verify-illegal"
    assert report.line == line_number(text, "fire 2")
    assert report.cause is not None
    assert report.cause.rules == ("T4",)


def test_a_line_left_out_moved_or_added_is_named() -> None:
    text = file()
    lines = lines_of(text)
    first = lines.index("") + 1
    without = lines[: first + 2] + lines[first + 3 :]
    assert wrong_line("\n".join(without)) == first + 3
    assert wrong_line("\n".join([*lines[:-1], lines[-2], ""])) == len(lines)


def test_a_file_that_ends_too_early_is_named() -> None:
    lines = lines_of(file())
    short = "\n".join([*lines[:-2], ""])
    report = verify(short)
    assert report.says.key == "verify-truncated"
    assert report.line == len(lines) - 2


def test_a_finished_game_without_its_secret_is_named() -> None:
    text = file(sealed=True)
    lines = [line for line in lines_of(text) if not line.startswith("[Secret")]
    report = verify("\n".join(lines))
    assert report.says.key == "verify-secret-missing"


def test_a_secret_made_up_to_fit_other_dice_does_not_match_the_commitment() -> None:
    text = file(sealed=True)
    other = tables.finished(4, sealed=True)
    assert other.secret is not None
    mine = text[text.index('[Secret "') + 9 :][:64]
    report = verify(text.replace(mine, other.secret))
    assert report.says.key == "verify-terms"


def test_every_verdict_has_words_in_both_languages() -> None:
    keys = [
        "verified",
        "real-dice",
        "sealed",
        "commitment",
        "secret",
        "terms",
        "seed",
        "nonce",
        "nonce-chosen",
        "nonce-derived",
        "nonce-missing",
        "illegal",
        "refused",
        "outcome",
        "notation",
        "check",
        "truncated",
        "result",
        "secret-missing",
    ]
    args = {"line": 3, "entries": 22, "draws": 5, "expected": "die 4", "found": "die 5"}
    for lang in i18n.LANGUAGES:
        for key in keys:
            assert i18n.line(lang, tables.toy, Line(f"verify-{key}", args)) != f"verify-{key}"
    said = i18n.line("ru", None, Line("verify-verified", args))
    assert said == "Проверено: 22 записи по правилам, 5 исходов пересчитаны из секрета."


# Formats


def in_format_1(text: str) -> str:
    """A file as it was written before: the same lines with other check digits."""
    lines = [re.sub(r"#[0-9a-f]{8}$", "#00000000", line) for line in lines_of(text)]
    return "\n".join(['[Format "quarterdeck 1"]', *lines[1:]])


@pytest.mark.parametrize("kind", [{}, {"sealed": True}, {"real_dice": True}])
def test_a_file_of_format_1_verifies_by_all_but_its_check_digits_and_says_so(kind: dict[str, bool]) -> None:
    text = file(**kind)
    old = in_format_1(text)
    assert verify(old) == verify(text)
    assert parse(text).notice is None
    notice = parse(old).notice
    assert notice is not None
    for lang in i18n.LANGUAGES:
        assert "1" in i18n.line(lang, None, notice)
    assert write(parse(old)) == text


def test_a_file_of_format_1_with_another_outcome_is_wrong_all_the_same() -> None:
    old = in_format_1(file())
    changed = re.sub(r"\{die (\d)", lambda found: f"{{die {int(found[1]) % 6 + 1}", old, count=1)
    assert changed != old
    assert verify(changed).says.key == "verify-outcome"


def test_check_digits_cover_what_is_played_where_nothing_else_does() -> None:
    text = file(real_dice=True)
    setup = line_number(text, "0. set-up")
    assert verify(text.replace("planks on", "planks off")).line == setup
    assert verify(text.replace("planks on", "planks off")).says.key == "verify-check"
    renamed = text.replace('[Seat "seat1 here"]', '[Seat "seat1 here Nobody"]')
    assert renamed != text
    assert verify(renamed).ok, "a name may be put right or forgotten later"


def test_the_file_on_the_page_is_verified_and_each_of_its_tags_explained() -> None:
    page = DOCS.read_text("utf-8")
    _, text, rest = page.split("```\n", 2)
    assert verify(text).status == "verified"
    tags = set(re.findall(r"^\[([A-Z][a-z]+) ", text, re.MULTILINE))
    assert tags <= set(re.findall(r"`\[([A-Z][a-z]+)\]`", rest))
