"""Playing at a table: entries, refusals, independent decisions, draws, resignation, rematch."""

import msgspec
import pytest
import tables

from quarterdeck import i18n, read_replay, write_replay
from quarterdeck.errors import BadInput, BadNotation, IllegalAction, QuarterdeckError
from quarterdeck.games.base import WATCHER
from quarterdeck.table import Refused, Seat, Table
from quarterdeck.table.entries import Draw, Play, Resign, SeatKind, Sit, decode, encode


def truth(table: Table) -> tuple[object, ...]:
    """Everything that a refused entry must leave as it was."""
    return (table.position(), table.log, table.events, table.agreed, table.seats, table.out, table.history.counter)


def keys_told(table: Table, seat: int) -> list[str]:
    """What a seat was told since the set-up."""
    return [line.key for version, line in table.story(seat) if version]


def test_legal_actions_are_structured_and_play_from_themselves_or_their_text() -> None:
    one, other = tables.new(), tables.new()
    action = one.legal_actions(1)[0]
    one.play(action, 1)
    other.play(action.text, 1)
    assert one.log == other.log == (Play(1, (action.text,)),)
    assert one.position() == other.position()


def test_the_seat_to_move_is_meant_where_none_is_named() -> None:
    table = tables.new()
    assert table.to_move == 0
    table.play("light")
    assert table.to_move == 1
    assert table.log == (Play(0, ("light",)),)


def test_independent_decisions_are_taken_from_any_pending_seat_and_commute() -> None:
    one, other = tables.new(seats=4), tables.new(seats=4)
    for seat in (0, 1, 2, 3):
        one.play("heavy", seat)
    for seat in (2, 0, 3, 1):
        other.play("heavy", seat)
    assert one.position() == other.position()


def test_a_seat_that_owes_nothing_is_refused() -> None:
    table = tables.new()
    table.play("light", 0)
    before = truth(table)
    with pytest.raises(IllegalAction, match="table-not-pending"):
        table.play("heavy", 0)
    assert truth(table) == before
    assert table.legal_actions(0) == []


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    table = tables.new()
    for ask in (lambda: table.play("light", seat), lambda: table.resign(seat), lambda: table.legal_actions(seat)):
        with pytest.raises(BadInput, match="seat"):
            ask()


def test_an_illegal_action_gets_the_rules_reason_and_changes_nothing() -> None:
    table = tables.new()
    table.play("light", 0)
    table.play("light", 1)
    before = truth(table)
    with pytest.raises(IllegalAction) as refused:
        table.play("fire 1")
    assert refused.value.rules == ("T4",)
    assert truth(table) == before
    why = table.why_not("fire 1")
    assert why is not None
    assert why.rules == ("T4",)
    assert table.why_not("fire 2") is None


def test_notation_that_is_none_is_refused() -> None:
    table = tables.new()
    before = truth(table)
    with pytest.raises(BadNotation):
        table.play("xyzzy")
    with pytest.raises(BadNotation):
        table.why_not("xyzzy")
    assert truth(table) == before


def two_actions_ahead() -> Table:
    """A position in which seat 0 owes two decisions in a row: planks or not, then a shot of its own."""
    for seed in range(1000):
        table = tables.new(seed=seed)
        for text, seat in (("light", 0), ("light", 1), ("fire 2", 0)):
            table.play(text, seat)
        if table.state.is_pending(1) and table.why_not("endure", 1) is None:
            return table
    raise AssertionError("no seed hits")


def test_several_actions_are_one_entry() -> None:
    table = two_actions_ahead()
    version = table.version
    played = table.play("endure; fire 1", 1)
    assert table.version == version + 1
    assert played.actions == ("endure", "fire 1")
    assert table.log[-1] == Play(1, ("endure", "fire 1"))


def test_an_illegal_second_action_leaves_all_as_it_was() -> None:
    table = two_actions_ahead()
    before = truth(table)
    with pytest.raises(IllegalAction):
        table.play("endure; fire 2", 1)
    with pytest.raises(BadNotation):
        table.play("endure; xyzzy", 1)
    assert truth(table) == before
    assert table.why_not("endure; fire 2", 1) is not None
    assert table.why_not("endure; fire 1", 1) is None


def test_what_was_revealed_stands_and_the_rest_lapses() -> None:
    table = two_actions_ahead()
    played = table.play("endure; fire 1; planks", 1)
    assert played.actions == ("endure", "fire 1")
    assert played.lapsed == ("planks",)
    assert played.why is not None
    assert Table(table.record, table.log).position() == table.position()


def test_why_not_tells_nothing_about_dice_to_come() -> None:
    for seed in range(30):
        table = tables.new(seed=seed)
        table.play("light", 0)
        table.play("light", 1)
        assert table.why_not("fire 2; fire 1; xyzzy") is None


def test_an_action_is_expected_at_its_version() -> None:
    table = tables.new()
    table.play("light", 0, at=0)
    before = truth(table)
    for at in (0, 2, 99):
        with pytest.raises(Refused, match="stale") as refused:
            table.play("light", 1, at=at)
        assert refused.value.params == {"at": at, "version": 1}
    for act in (table.undo, table.resign, table.offer_draw):
        with pytest.raises(Refused, match="stale"):
            act(0, at=0)
    assert truth(table) == before
    table.play("light", 1, at=1)


def test_events_are_told_to_those_who_may_know() -> None:
    table = tables.new()
    table.play("heavy", 0)
    assert keys_told(table, 0) == ["loaded"]
    assert keys_told(table, 1) == keys_told(table, WATCHER) == []
    table.play("light", 1)
    assert [event.key for event in table.events_for(1, since=1)] == ["loaded", "revealed", "revealed"]
    assert keys_told(table, WATCHER) == ["revealed", "revealed"]
    assert {version for version, _ in table.story(1) if version} == {2}


def test_set_up_is_told_as_version_0() -> None:
    table = tables.new()
    assert [line.key for version, line in table.story(0) if version == 0] == ["dealt"]
    assert table.events_for(0, since=1) == []


def test_the_notation_of_a_secret_choice_is_secret_until_the_end() -> None:
    table = tables.new()
    table.play("heavy", 0)
    assert table.texts_for(1, 0) == ("heavy",)
    assert table.texts_for(1, 1) is None
    assert table.texts_for(1, WATCHER) is None
    table.play("light", 1)
    table.play("fire 2")
    assert table.texts_for(3, WATCHER) == ("fire 2",)
    table.resign(0)
    assert table.texts_for(1, WATCHER) == ("heavy",)


def test_views_come_from_the_game_and_only_for_seats_there_are() -> None:
    table = tables.new()
    assert table.view(0) == tables.toy.view(table.state, 0)
    with pytest.raises(BadInput, match="seat"):
        table.view(2)
    with pytest.raises(BadInput, match="seat"):
        table.view(-3)


def test_resignation_ends_a_duel_and_nothing_goes_on_after_the_end() -> None:
    table = tables.new()
    table.resign(1)
    assert table.log == (Resign(1),)
    assert table.over
    assert table.result is not None
    assert table.result.ended == "struck"
    assert table.pending == ()
    assert table.to_move is None
    for act in (table.resign, table.undo, table.offer_draw, lambda seat: table.play("light", seat)):
        with pytest.raises(Refused, match="over"):
            act(0)


def test_of_four_one_may_resign_and_the_others_play_on() -> None:
    table = tables.new(seats=4)
    table.resign(2)
    assert not table.over
    assert table.pending == (0, 1, 3)
    with pytest.raises(Refused, match="resigned-before"):
        table.resign(2)
    table.resign(0)
    assert table.over


class TestDraw:
    """A draw by consent of all persons still in."""

    def test_two_who_agree_have_a_draw(self) -> None:
        table = tables.new()
        table.offer_draw(0)
        assert not table.over
        table.accept_draw(1)
        assert table.over
        assert table.result is not None
        assert (table.result.ended, table.result.returns) == ("draw-agreed", (0.5, 0.5))
        assert table.pending == ()
        assert table.legal_actions() == []
        for lang in i18n.LANGUAGES:
            assert i18n.has(lang, None, "end-draw-agreed")

    def test_all_persons_must_agree_and_bots_are_not_asked(self) -> None:
        table = Table.open(tables.toy, tables.toy.setup(4, {}), [Seat(), Seat(), Seat("bot"), Seat("link")], seed=1)
        table.offer_draw(3)
        table.accept_draw(0)
        assert not table.over
        with pytest.raises(Refused, match="draw-not-asked"):
            table.accept_draw(2)
        table.accept_draw(1)
        assert table.over

    def test_who_has_resigned_gets_nothing(self) -> None:
        table = tables.new(seats=4)
        table.resign(1)
        table.offer_draw(0)
        table.accept_draw(2)
        table.accept_draw(3)
        assert table.result is not None
        assert table.result.returns == (1 / 3, 0.0, 1 / 3, 1 / 3)

    def test_who_declines_or_plays_on_ends_the_offer(self) -> None:
        table = tables.new()
        table.offer_draw(0)
        table.decline_draw(1)
        with pytest.raises(Refused, match="draw-no-offer"):
            table.accept_draw(1)
        table.offer_draw(0)
        table.play("light", 0)
        assert table.agreed == {0}
        table.play("light", 1)
        assert table.agreed == frozenset()

    @pytest.mark.parametrize(("says", "code"), [("offer", "draw-standing"), ("accept", "draw-agreed-before")])
    def test_nobody_says_it_twice(self, says: str, code: str) -> None:
        table = tables.new()
        table.offer_draw(0)
        with pytest.raises(Refused, match=code):
            getattr(table, f"{says}_draw")(0)
        assert table.log == (Draw(0, "offer"),)

    def test_a_person_alone_cannot_draw_with_bots(self) -> None:
        table = Table.open(tables.toy, tables.toy.setup(2, {}), [Seat(), Seat("bot")], seed=1)
        with pytest.raises(Refused, match="draw-alone"):
            table.offer_draw(0)


def test_a_bot_takes_a_seat_and_gives_it_back() -> None:
    table = tables.new()
    table.sit(1, "bot", "greedy")
    assert table.seats[1] == Seat("bot", level="greedy")
    assert table.persons == {0}
    table.sit(1, "here", "Ёжик")
    assert table.log == (Sit(1, "bot", level="greedy"), Sit(1, "here", name="Ёжик"))
    assert keys_told(table, WATCHER) == ["seat-bot", "seat-person"]
    assert Table(table.record, table.log).seats == table.seats


@pytest.mark.parametrize(
    ("kind", "word", "player"),
    [
        ("here", "cmd:Anna", Seat("here", name="cmd:Anna")),
        ("bot", "captain:careful", Seat("bot", level="captain:careful")),
        ("bot", "cmd:python3 bot.py --deep " + "x" * 100, Seat("bot", command="python3 bot.py --deep " + "x" * 100)),
    ],
)
def test_a_name_a_level_and_a_command_are_three_things(kind: SeatKind, word: str, player: Seat) -> None:
    table = tables.new()
    table.sit(1, kind, word)
    assert table.seats[1] == player == Seat(kind, word)
    assert read_replay(write_replay(table)).entries == table.log == (Sit(1, kind, player.word),)
    stored = msgspec.json.encode({"type": "sit", "seat": 1, "kind": kind, "name": word})  # as it was kept before
    assert decode(stored) == table.log[0]


@pytest.mark.parametrize("name", ["a\nb", "\x00", "x" * 41, "@seat-light", "a\u202eb", "\u2028"])
def test_a_name_that_would_disturb_others_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="table-name"):
        Table.open(tables.toy, tables.toy.setup(2, {}), tables.named(name, "b"), seed=1)
    with pytest.raises(BadInput, match="table-name"):
        tables.new().sit(0, "here", name)


def test_there_is_a_seat_for_everyone_or_no_table() -> None:
    with pytest.raises(BadInput, match="table-seat-count"):
        Table.open(tables.toy, tables.toy.setup(4, {}), tables.named("a", "b"), seed=1)


def test_a_rematch_has_the_seats_swapped_and_other_dice() -> None:
    table = Table.open(tables.toy, tables.toy.setup(2, {}), tables.named("Anna", "Boris"), seed=1)
    with pytest.raises(Refused, match="not-over"):
        table.rematch()
    table.resign(0)
    again = table.rematch()
    assert again.seats == tables.named("Boris", "Anna")
    assert again.version == 0
    assert again.commitment != table.commitment
    assert again.record.setup == table.record.setup


def test_a_copy_goes_its_own_way() -> None:
    table = tables.new()
    table.play("light", 0)
    twin = table.copy()
    twin.undo(0)
    twin.play("heavy", 0)
    twin.play("heavy", 1)
    assert table.log == (Play(0, ("light",)),)
    assert table.state.is_pending(1)
    assert not table.state.is_pending(0)
    assert Table(table.record, table.log).position() == table.position()


def test_a_table_can_begin_anywhere() -> None:
    table = tables.new(seed=4)
    table.play("light", 0)
    table.play("heavy", 1)
    again = Table.open(tables.toy, tables.toy.setup(2, {}), seed=9, position=table.position())
    assert again.position() == table.position()
    assert again.to_move == table.to_move
    with pytest.raises(BadInput, match="position"):
        Table.open(tables.toy, tables.toy.setup(2, {}), seed=9, position="nonsense")


def test_the_past_can_be_looked_at() -> None:
    table = tables.finished(11)
    assert table.at(0).version == 0
    assert table.at(3).log == table.log[:3]
    assert table.at(table.version).position() == table.position()
    with pytest.raises(BadInput, match="version"):
        table.at(table.version + 1)


def test_entries_go_to_the_disk_and_back() -> None:
    for entry in tables.finished(5, real_dice=True).log + tables.finished(6, seats=4).log:
        assert decode(encode(entry)) == entry


def test_every_refusal_has_words_in_both_languages() -> None:
    codes = [
        "stale",
        "over",
        "not-over",
        "not-begun",
        "nonce-given",
        "undo-nothing",
        "undo-barrier",
        "undo-other",
        "undo-later",
        "resigned-before",
        "draw-standing",
        "draw-no-offer",
        "draw-alone",
        "draw-agreed-before",
        "draw-not-asked",
        "outcome-needed",
        "outcome-not-needed",
        "log-differs",
        "secret-missing",
        "seat",
        "version",
        "table-name",
        "table-seat-count",
        "table-secret",
        "nonce",
        "level",
        "replay-size",
        "replay-cut",
        "replay-entries",
        "replay-line",
    ]
    for lang in i18n.LANGUAGES:
        for code in codes:
            words = i18n.explain(lang, tables.toy, QuarterdeckError(code, {"given": 2, "expected": 5, "entry": 3}))
            assert words != f"error-{code}"
        for code in ("table-not-pending", "table-over", "table-refused", "order-refused"):
            assert i18n.has(lang, None, f"reason-{code}")
