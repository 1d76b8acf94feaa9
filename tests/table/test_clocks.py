"""Clocks: what the times in a log leave each seat, whoever else plays; all times are told, nobody waits."""

import msgspec
import pytest
import tables

from quarterdeck.errors import BadInput, QuarterdeckError
from quarterdeck.table import Table
from quarterdeck.table.clocks import BACK_AGAIN, LAG_A_MOVE, MOST_LAG
from quarterdeck.table.entries import Flag, Play, Plea, Resign, Takeback, decode, encode
from quarterdeck.table.pace import DAY, HOUR, MINUTE, SECOND, Pace, read_pace
from quarterdeck.table.replay import from_table, open_table
from quarterdeck.table.replay_text import parse, write
from quarterdeck.table.verify import verify_replay

LIVE, SLOW = read_pace("10+10"), read_pace("2d+3d/14")


def paced(pace: Pace, seats: int = 2, **options: object) -> Table:
    """A table of the toy with clocks; all load at the same time, then one after the other fires."""
    people = tables.named(*"ABCD"[:seats])
    table = Table.open(tables.toy, tables.toy.setup(seats, options), people, seed=1, pace=pace)
    table.fill_nonces()
    return table


def play(table: Table, at: int, seat: int, text: str = "", lag: int = 0) -> None:
    table.stamp(at, lag, seat)
    table.play(text or table.legal_actions(seat)[0].text, seat)


def left(table: Table, seat: int, at: int) -> int:
    return table.clocks[seat].left(at)


def refused(code: str) -> "pytest.RaisesExc[QuarterdeckError]":
    return pytest.raises(QuarterdeckError, check=lambda error: error.code == code)


@pytest.mark.parametrize("text", ["10+10", "1+0", "180+180", "2d", "12h", "2d+3d", "2d/14", "36h+12h/5", "30d+90d/60"])
def test_a_pace_has_a_text_and_back(text: str) -> None:
    assert str(read_pace(text)) == text


@pytest.mark.parametrize(
    "text", ["", "10", "0+5", "181+0", "5+181", "0d", "31d", "2d+91d", "2d/61", "-1+3", "2d+3", "٣+٣"]
)
def test_a_pace_that_nobody_could_keep_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        read_pace(text)


def test_a_clock_runs_while_its_seat_is_asked_and_gets_its_increment_when_it_is_done() -> None:
    table = paced(LIVE)
    assert table.pending == (0, 1)
    play(table, 20 * SECOND, 0)
    assert [left(table, 0, 99 * SECOND), left(table, 1, 99 * SECOND)] == [600_000 - 20_000 + 10_000, 600_000 - 99_000]
    play(table, 50 * SECOND, 1)
    assert table.pending == (0,)
    assert left(table, 1, 10 * MINUTE) == 600_000 - 50_000 + 10_000
    assert left(table, 0, 60 * SECOND) == 590_000 - 10_000, "it runs again since the other has loaded"


def test_independent_decisions_run_each_seats_own_clock_whoever_plays() -> None:
    table = paced(LIVE, 4)
    for seat, at in ((2, 5), (0, 7), (3, 9)):
        play(table, at * SECOND, seat)
    assert [left(table, seat, 30 * SECOND) for seat in range(4)][1:] == [570_000, 605_000, 601_000]
    assert table.clocks[1].since == 0, "what others do leaves no trace on it"


def test_time_on_the_way_is_not_charged_within_what_a_move_earns() -> None:
    table = paced(LIVE)
    play(table, 20 * SECOND, 0, lag=400)
    assert left(table, 0, 0) == 600_000 - 19_600 + 10_000
    assert table.log[-1].lag == 400
    assert table.clocks[0].quota == 2 * LAG_A_MOVE - 400
    play(table, 21 * SECOND, 1, lag=60_000)
    assert table.log[-1].lag == LAG_A_MOVE, "a liar gains no more than that"
    assert table.clocks[1].quota == LAG_A_MOVE <= MOST_LAG


def test_a_log_whose_times_cannot_be_is_refused() -> None:
    table = paced(LIVE)
    with refused("log-time"):
        table.repeat(Play(0, ("light",), at=5, lag=LAG_A_MOVE + 1))
    table.repeat(Play(0, ("light",), at=50))
    with refused("log-time"):
        table.repeat(Play(1, ("light",), at=49))


def test_a_slow_decision_has_its_own_time_before_the_bank_is_touched() -> None:
    table = paced(SLOW)
    play(table, DAY, 0)
    assert left(table, 0, 0) == 5 * DAY, "within its two days nothing is lost"
    play(table, 4 * DAY, 1)
    assert left(table, 1, 0) == 2 * DAY + DAY, "two days over, so that one is left of the bank's three"


def test_out_of_time_is_noted_once_and_only_when_it_is_true() -> None:
    table = paced(LIVE)
    table.stamp(10 * MINUTE - 1)
    with refused("time-left"):
        table.flag(0)
    table.stamp(10 * MINUTE)
    table.flag(0)
    with refused("time-left"):
        table.flag(0)
    assert table.clocks[0].flagged
    play(table, 11 * MINUTE, 0)
    assert not table.clocks[0].flagged, "nobody had decided yet, so that the play stands"
    assert left(table, 0, 0) == 10 * SECOND


def test_days_off_stop_the_clock_and_come_back_where_they_were_not_used() -> None:
    table = paced(SLOW)
    table.stamp(HOUR)
    table.rest(0, 3)
    assert left(table, 0, HOUR + 3 * DAY) == 5 * DAY - HOUR
    assert left(table, 0, 4 * DAY + HOUR) == 4 * DAY - HOUR
    table.stamp(HOUR + DAY)
    table.rest(0, 0)
    assert table.clocks[0].rest == 14 - 3 + 2
    with refused("days-off"):
        table.rest(0, 14)
    with refused("days-off"):
        table.rest(0, 0)
    with refused("no-clock"):
        tables.new().rest(0, 1)


def test_a_bots_seat_has_no_clock_and_who_comes_back_has_a_minute() -> None:
    table = paced(LIVE)
    table.stamp(10 * MINUTE)
    table.flag(0)
    table.sit(0, "bot", "greedy", why="time", by=1)
    assert not table.clocks[0].runs
    table.stamp(20 * MINUTE)
    table.sit(0, "here", "A")
    assert table.clocks[0].runs
    assert left(table, 0, 20 * MINUTE) == BACK_AGAIN


def test_times_survive_the_disk_and_a_replay_file_and_are_verified() -> None:
    table = paced(LIVE)
    play(table, 1234, 0, lag=34)
    table.stamp(10 * MINUTE + 1)
    table.flag(1)
    table.resign(1, "time", 0)
    assert [type(entry) for entry in table.log] == [Play, Flag, Resign]
    assert [decode(encode(entry)) for entry in table.log] == list(table.log)
    again = Table(table.record, table.log)
    assert again.clocks == table.clocks
    text = write(from_table(table))
    assert '[Pace "10+10"]' in text
    assert "@1234-34 #" in text
    assert "(resign time by seat1) @600001" in text
    read = parse(text)
    assert write(read) == text
    assert open_table(read).clocks == table.clocks
    assert verify_replay(read).status == "verified"


def test_a_table_without_a_pace_writes_no_times() -> None:
    table = tables.new()
    table.stamp(99)
    table.play(table.legal_actions(0)[0].text, 0)
    assert encode(table.log[0]) == b'{"type":"play","seat":0,"actions":["light"]}'
    assert "@" not in write(from_table(table))


# Taking back by consent


def fired(pace: Pace = LIVE, seats: int = 2) -> Table:
    """A table at which the first has fired: a barrier."""
    table = paced(pace, seats)
    for seat in range(seats):
        play(table, 1, seat)
    shooter = table.pending[0]
    play(table, 2, shooter)
    return table


def test_a_play_across_a_barrier_is_taken_back_when_everybody_else_says_yes() -> None:
    table = fired(seats=4)
    position, counter = table.at(4).position(), table.history.counter
    with pytest.raises(QuarterdeckError):
        table.undo(0)
    table.ask_back(0)
    table.answer_back(1, True)
    table.answer_back(2, True)
    assert table.asks == 0
    table.answer_back(3, True)
    assert [type(entry) for entry in table.log[-4:]] == [Plea, Plea, Plea, Takeback]
    assert table.position() == position
    assert table.history.counter == counter, "the dice never rewind"
    assert Table(table.record, table.log).position() == position
    text = write(from_table(table))
    assert "(agreed takeback to 5)" in text
    assert write(parse(text)) == text


def test_a_plea_ends_by_a_no_by_a_play_and_is_not_for_strangers_or_rated_games() -> None:
    table = fired()
    with refused("undo-not-asked"):
        table.answer_back(1, True)
    table.ask_back(0)
    with refused("undo-asked"):
        table.ask_back(1)
    table.answer_back(1, False)
    assert table.asks == -1
    table.ask_back(0)
    play(table, 3, table.pending[0])
    assert table.asks == -1
    rated = Table(msgspec.structs.replace(table.record, rated=True), table.log[:3])
    with refused("undo-rated"):
        rated.ask_back(0)


def test_against_bots_alone_it_is_free_and_takes_their_answers_with_it() -> None:
    table = fired()
    table.sit(1, "bot", "greedy")
    before = table.at(2).position()
    while not table.over and table.pending != (0,):
        play(table, 9, table.pending[0])
    assert not table.over
    table.rewind(0)
    assert isinstance(table.log[-1], Takeback)
    assert table.log[-1].free
    assert table.position() in (before, table.at(2).position())
    assert Table(table.record, table.log).position() == table.position()
