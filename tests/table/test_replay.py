"""Replay files: readable, parse = write byte for byte, every mistake named with its line."""

import random

import pytest
import tables
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quarterdeck import i18n
from quarterdeck.errors import QuarterdeckError
from quarterdeck.games.base import Setup
from quarterdeck.table import Record, Refused, Seat, Table
from quarterdeck.table.dice import NONCE
from quarterdeck.table.entries import Draw, Flag, Order, Outcome, Play, Plea, Resign, Rest, Sit, Takeback
from quarterdeck.table.names import LONGEST_NAME, check_name
from quarterdeck.table.replay import Replay, ReplayLine, from_table, open_table, walk
from quarterdeck.table.replay_parse import MOST_CHARACTERS, MOST_ENTRIES
from quarterdeck.table.replay_text import parse, write

quick = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)


def acceptable(name: str) -> bool:
    try:
        return check_name(name) == name
    except QuarterdeckError:
        return False


names = st.text(max_size=LONGEST_NAME).filter(acceptable)
words = st.text("abcdefXYZ0123456789 +-*/:?!", min_size=1, max_size=12).map(str.strip).filter(bool)
hexadecimal = st.text("0123456789abcdef", min_size=64, max_size=64)
checks = st.text("0123456789abcdef", min_size=8, max_size=8)
seat = st.integers(0, 3)
kinds = st.sampled_from(["here", "link", "bot"])
numbers = st.integers(-(10**17), 10**17)
entries = st.one_of(
    st.builds(Play, seat, st.lists(words, min_size=1, max_size=4).map(tuple)),
    st.builds(Takeback, seat),
    st.builds(Takeback, seat, st.just(False), st.integers(1, 999), st.just(True)),
    st.builds(Plea, seat, st.sampled_from(["ask", "accept", "decline"])),
    st.builds(Resign, seat, st.sampled_from(["", "time", "away"]), st.integers(-1, 3)),
    st.builds(Flag, seat),
    st.builds(Rest, seat, st.integers(0, 60)),
    st.builds(Play, seat, st.just(("x",)), at=st.integers(1, 10**14), lag=st.integers(0, 3000)),
    st.builds(Sit, seat, st.just("bot"), st.just("greedy"), why=st.just("time"), by=st.integers(-1, 3)),
    st.builds(Draw, seat, st.sampled_from(["offer", "accept", "decline"])),
    st.builds(Order, seat, numbers, numbers),
    st.builds(Sit, seat, kinds, names),
    st.builds(Outcome, words),
)
draws = st.lists(st.builds("{} {}".format, st.sampled_from(["die", "ship"]), words), max_size=5).map(tuple)


@st.composite
def replays(draw: st.DrawFn) -> Replay:
    """Any replay that can be written, played or not."""
    record = Record(
        game="toy",
        setup=Setup(4, {"planks": draw(st.booleans()), "length": draw(st.sampled_from(["short", "long"]))}),
        seats=draw(st.tuples(*[st.builds(Seat, kinds, names)] * 4)),
        dice="sealed",
        commitment=draw(hexadecimal),
        nonces=draw(st.tuples(*[st.one_of(st.just(""), st.from_regex(NONCE, fullmatch=True))] * 4)),
        secret=draw(st.one_of(st.just(""), hexadecimal)),
        date=draw(st.sampled_from(["", "2026-08-02"])),
    )
    given = tuple(draw(checks) for nonce in record.nonces if nonce)
    lines = [ReplayLine(None, draw(draws), draw(checks))]
    lines += [ReplayLine(entry, draw(draws), draw(checks)) for entry in draw(st.lists(entries, max_size=12))]
    points = draw(st.sampled_from(["", "1 2 3 4"]))
    return Replay(record, given, draw(st.sampled_from(["*", "sunk 1 0 1 0"])), points, tuple(lines))


@quick
@given(replays())
def test_what_is_written_is_read_back(replay: Replay) -> None:
    text = write(replay)
    again = parse(text)
    assert again.record == replay.record
    assert again.lines == replay.lines
    assert (again.result, again.points, again.nonce_checks) == (replay.result, replay.points, replay.nonce_checks)
    assert text.split("\n")[again.first_line - 1].startswith("0. set-up")
    assert write(again) == text


@quick
@given(
    st.integers(0, 10**6), st.sampled_from([2, 4]), st.sampled_from(["seeded", "sealed", "typed"]), st.integers(0, 80)
)
def test_a_table_goes_through_a_file(seed: int, seats: int, dice: str, most: int) -> None:
    table = tables.typed(seats) if dice == "typed" else tables.new(seed if dice == "seeded" else None, seats)
    for _ in tables.stir(table, random.Random(seed), most):
        pass
    text = write(from_table(table, reveal=True))
    replay = parse(text)
    assert write(replay) == text
    again = open_table(replay)
    assert again.log == table.log
    assert again.record == table.record
    assert again.needs == table.needs
    if again.history.start is not None:
        assert again.position() == table.position()
    assert write(from_table(again, reveal=True)) == text


@quick
@given(replays(), st.data())
def test_a_damaged_file_is_read_or_refused_with_its_line(replay: Replay, data: st.DataObject) -> None:
    text = write(replay)
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.sampled_from(["", "\n", '"', "{", "]", "x", "\r", "\\", "é", "9"]))
    damaged = text[:at] + put + text[at + 1 :]
    error = refusal_of(damaged)
    if error is None:
        return
    line = error.params["line"]
    assert isinstance(line, int)
    assert 1 <= line <= damaged.count("\n") + 1
    for lang in i18n.LANGUAGES:
        assert "\n" not in i18n.explain(lang, tables.toy, error)


def refusal_of(text: str) -> QuarterdeckError | None:
    """The error that a text is refused with."""
    try:
        parse(text)
    except QuarterdeckError as error:
        return error
    return None


@quick
@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(QuarterdeckError) as refused:
        parse(text)
    assert "line" in refused.value.params


def test_an_owners_file_is_part_of_the_replay() -> None:
    replay = from_table(tables.new())
    content = 'first = "line"\n\n[Secret "no"]\n| bar\n  indented\r\nlast\n'
    record = Record(
        game="toy",
        setup=Setup(2, replay.record.setup.options, {"edition": content}),
        seats=replay.record.seats,
        dice="typed",
    )
    text = write(Replay(record, (), "*", "", ()))
    assert '[File "edition"]\n| first = "line"\n|\n| [Secret "no"]\n| | bar\n' in text
    with pytest.raises(QuarterdeckError, match="file-kind"):
        parse(text)  # the toy takes none, but says so as a game, with the line
    assert reader_files(text) == {"edition": content}


def reader_files(text: str) -> dict[str, str]:
    """The owner's files of a text, read without asking the game about them."""
    from quarterdeck.table.replay_parse import Reader

    reader = Reader(text.split("\n")[:-1])
    while reader.next_tag()[0] != "File":
        reader.at += 1
    return reader.files()


def test_a_file_reads_like_a_game() -> None:
    table = Table.open(tables.toy, tables.toy.setup(2, {}), tables.named("Анна", 'O"Hara'), seed=1, date="2026-08-02")
    table.play("light", 0)
    table.undo(0)
    table.play("heavy", 0)
    table.play("light", 1)
    table.play("fire 2")
    table.offer_draw(1)
    text = write(from_table(table))
    lines = text.split("\n")
    assert lines[:8] == [
        '[Format "quarterdeck 2"]',
        '[Game "toy"]',
        '[Rules "2"]',
        '[Date "2026-08-02"]',
        '[Seats "2"]',
        '[Seat "seat1 here Анна"]',
        '[Seat "seat2 here O\\"Hara"]',
        '[Option "planks on"]',
    ]
    assert '[Result "*"]' in lines
    assert "Secret" not in text
    bodies = [line.rpartition(" #")[0] for line in lines[lines.index("") + 1 : -1]]
    die = table.history.steps[4].draws[0].outcome + 1
    assert bodies[1:] == [
        "1. seat1 light",
        "2. seat1 (takeback)",
        "3. seat1 heavy",
        "4. seat2 light",
        f"5. seat1 fire 2 {{die {die}}}",
        "6. seat2 (offer draw)",
    ]


def test_the_secret_is_in_the_file_of_a_finished_game() -> None:
    table = tables.finished(3, sealed=True)
    assert table.secret is not None
    assert f'[Secret "{table.secret}"]' in write(from_table(table))


def test_without_the_secret_the_written_outcomes_show_the_game() -> None:
    table = tables.new(seed=None)
    table.play("light", 0)
    table.play("light", 1)
    table.play("fire 2")
    again = open_table(parse(write(from_table(table))))
    assert again.position() == table.position()
    assert again.events == table.events
    assert again.secret is None


def test_a_table_without_its_secret_refuses_new_dice() -> None:
    table = tables.new(seed=None)
    table.play("light", 0)
    table.play("light", 1)
    again = open_table(parse(write(from_table(table))))
    with pytest.raises(Refused, match="secret-missing"):
        again.play("fire 2")
    assert again.version == 2


def test_walking_shows_every_version() -> None:
    table = tables.finished(4)
    replay = parse(write(from_table(table)))
    positions = [stop.position() for stop in walk(replay)]
    assert len(positions) == table.version + 1
    assert positions == [table.at(version).position() for version in range(table.version + 1)]
    assert open_table(replay, 3).log == table.log[:3]


def mistakes() -> dict[str, tuple[str, str, str]]:
    """What is done to a good file: from, to, and what the error has to name."""
    return {
        "format": ("quarterdeck 2", "quarterdeck 3", "replay-line"),
        "game": ('"toy"', '"tyo"', "game"),
        "seats": ('[Seats "2"]', '[Seats "3"]', "replay-line"),
        "seat word": ("seat2 here", "seat1 here", "replay-line"),
        "seat kind": ("seat2 here", "seat2 away", "replay-line"),
        "option": ("planks on", "planks perhaps", "option-bool"),
        "unknown option": ("planks on", "plonks on", "option-unknown"),
        "dice": ('"seeded"', '"loaded"', "replay-line"),
        "seed": ('[Seed "1"]', '[Seed "one"]', "replay-line"),
        "commitment": ('[Commitment "', '[Commitment "x', "replay-line"),
        "nonce": ("seat2 seat-2 ", "seat2 ", "replay-line"),
        "unknown tag": ("[Dice ", "[Mice ", "replay-line"),
        "number": ("\n2. ", "\n3. ", "replay-line"),
        "seat of an entry": ("2. seat2 ", "2. seat9 ", "replay-line"),
        "check": (" #", " ", "replay-line"),
        "act": ("(offer draw)", "(offer cake)", "replay-line"),
        "braces": ("{", "{{", "replay-line"),
        "no empty line": ("\n\n", "\n", "replay-line"),
    }


@pytest.mark.parametrize("what", mistakes())
def test_a_mistake_is_named_with_its_line(what: str) -> None:
    table = tables.new()
    table.play("light", 0)
    table.play("light", 1)
    table.offer_draw(0)
    text = write(from_table(table))
    old, new, code = mistakes()[what]
    assert old in text
    with pytest.raises(QuarterdeckError) as refused:
        parse(text.replace(old, new, 1))
    assert refused.value.code == code
    line = text[: text.index(old)].count("\n") + 1 + old.startswith("\n")
    assert refused.value.params["line"] == line


def test_a_file_that_was_cut_off_is_refused() -> None:
    text = write(from_table(tables.finished(3)))
    with pytest.raises(QuarterdeckError, match="replay-cut") as refused:
        parse(text[:-5])
    assert refused.value.params["line"] == text.count("\n")


def test_files_have_a_limit() -> None:
    with pytest.raises(QuarterdeckError, match="replay-size"):
        parse("x" * (MOST_CHARACTERS + 1))
    text = write(from_table(tables.new()))
    with pytest.raises(QuarterdeckError, match="replay-entries"):
        parse(text + "x\n" * MOST_ENTRIES)
    with pytest.raises(QuarterdeckError, match="replay-line"):
        parse(text + "1. seat1 " + "light; " * 20_000 + "light #00000000\n")


def test_a_file_that_went_through_windows_is_read() -> None:
    text = write(from_table(tables.finished(3)))
    assert write(parse("\ufeff" + text.replace("\n", "\r\n"))) == text
