"""The number of the rules: a fix leaves old tables as they were, and one step brings a stored set-up up to date."""

import msgspec
import pytest
from tables import toy

from quarterdeck import read_replay, write_replay
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.errors import BadInput
from quarterdeck.games import find_all
from quarterdeck.games.base import Game, Option, Setup
from quarterdeck.table import Fault, Refused, Table
from quarterdeck.table.entries import encode
from quarterdeck.table.replay import open_table
from quarterdeck.table.replay_text import write
from toy.facts import Toy
from toy.rules import BRACE, FIRE, RULES, Position

GAMES = find_all()
NAMES = [game.facts.id for game in GAMES]


class Sixes(Chance):
    """Every die shows its highest face."""

    def below(self, n: int) -> int:
        return n - 1


class LaterToy(Toy):
    """The toy some day: a new option, one with another name, and one that new tables no longer have."""

    facts = msgspec.structs.replace(
        Toy.facts,
        rules=RULES + 1,
        options=(
            Option(key="boards", default=True, formerly=("planks",)),
            Option(key="fog", default=True, since=RULES + 1, before=False),
        ),
        retired=(Option(key="length", default="short", choices=("short", "long")),),
    )


later = LaterToy()


def stored(options: dict[str, bool | int | str], rules: int = 1) -> Setup:
    """A set-up as it comes from the disk; from before there were numbers it has none."""
    values: dict[str, object] = {"seats": 2, "options": options} | ({"rules": rules} if rules > 1 else {})
    return msgspec.json.decode(msgspec.json.encode(values), type=Setup)


def struck_while_braced(rules: int) -> Position:
    """Ship 1 hits ship 2 and strikes before ship 2 has said whether it takes the damage."""
    state = toy.new(msgspec.structs.replace(toy.setup(4, {}), rules=rules), Sixes(0))
    assert isinstance(state, Position)
    for text in ("light", "light", "light", "light", "fire 2"):
        state.apply(toy.parse(state, text))
    assert state.phase == BRACE
    state.concede(0)
    return state


# A fix


@pytest.mark.rule("toy:T7")
def test_a_fix_holds_from_its_number_on_and_older_tables_play_as_before() -> None:
    assert struck_while_braced(rules=1).phase == BRACE, "ship 2 is still asked"
    assert struck_while_braced(rules=2).phase == FIRE, "the shot of a ship that has struck is lost"


def test_a_stored_table_without_a_number_plays_by_the_first_rules() -> None:
    record = Table.open(toy, toy.setup(2, {}), seed=1).record
    old = msgspec.structs.replace(record, setup=stored({"planks": True, "length": "short"}))
    assert (Table(record).state.rules, Table(old).state.rules) == (RULES, 1)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_number_goes_with_every_copy_and_every_text(game: Game) -> None:
    state = game.new(game.setup(None, {}), Chance(1))
    assert state.rules == game.facts.rules
    state.rules = 1
    assert state.clone().rules == 1
    assert f" rules={1} " in state.position()
    assert game.load(state.position(), Chance(1), {}).rules == 1


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_new_table_has_the_number_of_today_and_so_has_a_rematch(game: Game) -> None:
    setup = game.setup(None, {})
    assert setup.rules == game.facts.rules
    old = msgspec.structs.replace(setup, rules=1)
    assert game.up_to_date(old).rules == 1, "an old table keeps its number"
    assert game.renewed(old).rules == game.facts.rules


def test_the_rematch_of_an_old_table_is_played_by_the_rules_of_today() -> None:
    record = Table.open(toy, toy.setup(2, {}), seed=1).record
    table = Table(msgspec.structs.replace(record, setup=msgspec.structs.replace(record.setup, rules=1)))
    table.resign(0)
    assert (table.record.setup.rules, table.rematch().record.setup.rules) == (1, RULES)


# Position texts


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_position_text_names_game_version_and_number(game: Game) -> None:
    state = game.new(game.setup(None, {}), Chance(1))
    name, version, number, *_ = state.position().split(" ")
    assert (name, number) == (game.facts.id, f"rules={game.facts.rules}")
    assert 1 <= int(version) <= game.text_version, "the oldest that can say it all"


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_text_from_before_there_were_numbers_has_the_first_rules(game: Game) -> None:
    state = game.new(game.setup(None, {}), Chance(1))
    loaded = game.load(state.position_text(), Chance(1), {})
    assert (loaded.rules, loaded.checksum()) == (1, state.checksum())


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
@pytest.mark.parametrize(("part", "error"), [("version", "position-newer"), ("rules", "rules-newer")])
def test_a_text_of_newer_rules_or_of_a_newer_version_is_refused(game: Game, part: str, error: str) -> None:
    words = game.new(game.setup(None, {}), Chance(1)).position().split(" ")
    if part == "version":
        words[1] = str(game.text_version + 1)
    else:
        words[2] = f"rules={game.facts.rules + 1}"
    with pytest.raises(BadInput) as refused:
        game.load(" ".join(words), Chance(1), {})
    assert refused.value.code == error
    assert refused.value.params["known"] in (game.text_version, game.facts.rules)


@pytest.mark.parametrize("word", ["rules=", "rules=0", "rules=-1", "rules=x", "rules=1234567890", "rules=01"])
def test_a_number_that_is_none_is_no_position(word: str) -> None:
    text = toy.new(toy.setup(None, {}), Chance(1)).position()
    with pytest.raises(BadInput, match="position"):
        toy.load(text.replace(f"rules={RULES}", word), Chance(1), {})


def test_a_table_begun_from_an_old_text_goes_on_by_its_rules() -> None:
    state = struck_while_braced(rules=1)
    table = Table.open(toy, toy.setup(4, {}), seed=1, position=state.position())
    assert (table.record.setup.rules, table.state.rules) == (1, 1)
    assert open_table(read_replay(write_replay(table))).state.rules == 1


# Options of stored set-ups


def test_what_a_set_up_does_not_know_yet_is_as_the_rules_were_before() -> None:
    setup = later.up_to_date(stored({"planks": False, "length": "long"}))
    assert setup.options == {"boards": False, "length": "long", "fog": False}
    assert setup.rules == 1


def test_a_new_table_has_the_default_and_no_option_that_is_no_longer_offered() -> None:
    assert later.setup(2, {}).options == {"boards": True, "fog": True}
    assert later.renewed(stored({"planks": False, "length": "long"})).options == {"boards": False, "fog": False}
    with pytest.raises(BadInput, match="option-unknown"):
        later.setup(2, {"length": "long"})


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_game_says_what_is_wrong_with_a_stored_set_up(game: Game) -> None:
    whole = game.setup(None, {})
    key = game.facts.options[0].key
    without = {name: value for name, value in whole.options.items() if name != key}
    cases: dict[str, Setup] = {
        "option-missing": msgspec.structs.replace(whole, options=without),
        "option-unknown": msgspec.structs.replace(whole, options={**whole.options, "kraken": True}),
        "rules-newer": msgspec.structs.replace(whole, rules=game.facts.rules + 1),
    }
    record = Table.open(game, whole, seed=1).record
    for code, setup in cases.items():
        with pytest.raises(BadInput) as refused:
            Table(msgspec.structs.replace(record, setup=setup))
        assert refused.value.code == code
    assert Table(msgspec.structs.replace(record, setup=whole)).begun


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_option_says_what_was_before_it(game: Game) -> None:
    for option in (*game.facts.options, *game.facts.retired):
        assert (option.since > 1) == (option.before is not None), option.key
        assert 1 <= option.since <= game.facts.rules
        assert option.before is None or option.check(option.before) == option.before


# Replay files


def test_a_replay_file_says_its_number_and_is_refused_where_it_is_newer() -> None:
    table = Table.open(toy, toy.setup(2, {}), seed=1)
    text = write_replay(table)
    assert f'\n[Rules "{RULES}"]\n' in text
    assert read_replay(text).record.setup.rules == RULES
    with pytest.raises(BadInput) as refused:
        read_replay(text.replace(f'[Rules "{RULES}"]', f'[Rules "{RULES + 1}"]'))
    assert (refused.value.code, refused.value.params["line"]) == ("rules-newer", 3)


@pytest.mark.parametrize("given", ["0", "1", "-2", "02", "two", ""])
def test_a_replay_file_with_a_number_that_is_none_is_refused_with_its_line(given: str) -> None:
    text = write_replay(Table.open(toy, toy.setup(2, {}), seed=1)).replace(f'"{RULES}"', f'"{given}"', 1)
    with pytest.raises(BadInput) as refused:
        read_replay(text)
    assert (refused.value.code, refused.value.params["line"]) == ("replay-line", 3)


def test_a_replay_of_the_first_number_has_no_tag_and_stays_byte_for_byte_what_it_was() -> None:
    record = Table.open(toy, toy.setup(2, {}), seed=1).record
    text = write_replay(Table(msgspec.structs.replace(record, setup=msgspec.structs.replace(record.setup, rules=1))))
    assert "[Rules" not in text
    assert write(read_replay(text)) == text


# Logs that cannot be carried out


def broken_log() -> tuple[Table, list[bytes]]:
    """A table of three entries, and its log with a second one that no rules allow."""
    table = Table.open(toy, toy.setup(2, {}), seed=1)
    for action in ("light", "heavy", "fire 2"):
        table.play(action)
    log = [encode(entry) for entry in table.log]
    return table, [log[0], log[1].replace(b"heavy", b"kraken"), log[2]]


@pytest.mark.parametrize("stored", [b"not json", b'{"type":"play","seat":9,"actions":["light"]}'])
def test_a_log_that_cannot_be_carried_out_closes_the_table_before_that_entry(stored: bytes) -> None:
    table, log = broken_log()
    for entry in (log[1], stored):
        closed = Table.restore(table.record, [log[0], entry, log[2]], toy)
        assert closed.fault is not None
        assert (closed.fault.entry, closed.version, closed.pending) == (2, 1, ())
        assert closed.log == table.log[:1]
        assert closed.events_for(0) == table.at(1).events_for(0)


def test_an_exception_of_the_rules_closes_the_table_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = broken_log()
    log = [encode(entry) for entry in table.log]

    def fall_over(state: State, target: int) -> None:
        raise ZeroDivisionError("with figures of the table in it")

    monkeypatch.setattr(Position, "fire", fall_over)
    closed = Table.restore(table.record, log, toy)
    assert closed.fault == Fault(3, "ZeroDivisionError")
    assert closed.version == 2


def test_nothing_can_be_done_at_a_closed_table_but_everything_before_can_be_read() -> None:
    table, log = broken_log()
    closed = Table.restore(table.record, log, toy)
    acts = [
        lambda: closed.play("light", 1),
        lambda: closed.order(0, 4, 1),
        lambda: closed.undo(0),
        lambda: closed.resign(0),
        lambda: closed.offer_draw(0),
        lambda: closed.sit(0, "bot"),
        lambda: closed.answer("1"),
        lambda: closed.why_not("light", 1),
    ]
    for act in acts:
        with pytest.raises(Refused, match="table-closed"):
            act()
    assert closed.version == 1
    assert closed.at(0).view(0) == table.at(0).view(0)
    assert len(read_replay(write_replay(closed)).entries) == 1
