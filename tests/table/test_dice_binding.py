"""Dice of protocol 2: nobody can choose them after the commitment, and a copy put back never repeats them."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import tables

from quarterdeck import i18n
from quarterdeck.games.base import Line
from quarterdeck.table import Record, Refused, Seat, Table
from quarterdeck.table.dice import Sealed, commitment, derived_nonce, sealing_key
from quarterdeck.table.entries import Epoch, decode, encode
from quarterdeck.table.replay import from_table
from quarterdeck.table.replay_text import parse, write
from quarterdeck.table.sealing import seal, terms
from quarterdeck.table.verify import verify

SECRET = "5e" * 32
SEATS = (Seat("link", "Anna"), Seat("bot", "greedy"))
FIRST_DIE = 2  # the toy's set-up draws two cargoes
SIXES = 5
DOCS = Path(__file__).parents[2] / "docs" / "dice.md"


def record(protocol: int, nonces: tuple[str, str], **more: object) -> Record:
    """The record of a table of a person and a bot."""
    setup = tables.toy.setup(2, {"length": "long"})
    made = Record(game="toy", setup=setup, seats=SEATS, protocol=protocol, secret=SECRET, nonces=nonces)
    return msgspec.structs.replace(seal(made), **more)


def played(of: Record) -> Table:
    """Any game of it to the end."""
    table, chance = Table(of, game=tables.toy), random.Random(0)
    while not table.over:
        seat = table.pending[0]
        table.play(chance.choice(table.legal_actions(seat)), seat)
    return table


def dice_of(table: Table) -> list[int]:
    return [draw.outcome + 1 for step in table.history.steps for draw in step.draws]


def ground(protocol: int) -> str:
    """A nonce for the bot that a server found after Anna's, by trying: the first five dice are sixes."""

    def lucky(nonce: str) -> bool:
        dice = Sealed(sealing_key(SECRET, ("anna", nonce), protocol), FIRST_DIE)
        return all(dice.below(6) == 5 for _ in range(SIXES))

    return next(nonce for nonce in map(str, range(1_000_000)) if lucky(nonce))


class TestAttack:
    """A server that tries nonces for its bot, once it knows the person's."""

    def test_under_protocol_1_it_succeeds_and_is_called_verified(self) -> None:
        table = played(record(1, ("anna", ground(1))))
        assert dice_of(table)[:SIXES] == [6] * SIXES
        assert verify(write(from_table(table))).status == "verified"

    def test_under_protocol_2_a_bots_nonce_that_was_chosen_is_named(self) -> None:
        honest = record(2, ("anna", ""))
        forged = msgspec.structs.replace(honest, nonces=("anna", ground(2)), derived=())
        table = played(forged)
        assert dice_of(table)[:SIXES] == [6] * SIXES
        self.assert_wrong(table, "verify-nonce-chosen", '[Nonce "seat2')

    def test_calling_it_derived_does_not_help(self) -> None:
        forged = msgspec.structs.replace(record(2, ("anna", "")), nonces=("anna", ground(2)))
        assert forged.derived == (1,)
        self.assert_wrong(played(forged), "verify-nonce-derived", '[Nonce "seat2')

    def test_another_secret_does_not_match_the_commitment(self) -> None:
        shown = record(2, ("anna", ""))
        other = msgspec.structs.replace(shown, secret="0f" * 32, nonces=("anna", derived_nonce("0f" * 32, 1)))
        self.assert_wrong(played(other), "verify-terms", "[Secret")

    def test_other_options_do_not_match_the_commitment(self) -> None:
        shown = record(2, ("anna", ""))
        other = msgspec.structs.replace(shown, setup=tables.toy.setup(2, {"length": "short"}))
        self.assert_wrong(played(other), "verify-terms", "[Secret")

    def assert_wrong(self, table: Table, key: str, tag: str) -> None:
        text = write(from_table(table))
        report = verify(text)
        assert report.says.key == key
        assert text.split("\n")[report.line - 1].startswith(tag)


class TestNonces:
    def test_bots_have_theirs_from_the_start_and_a_person_can_not_give_it(self) -> None:
        table = Table.open(tables.toy, tables.toy.setup(2, {}), SEATS)
        assert table.record.derived == (1,)
        with pytest.raises(Refused, match="nonce-late"):
            table.give_nonce(1, "mine")
        table.give_nonce(0, "anna")
        assert table.begun
        assert table.nonces == ("anna", derived_nonce(table.record.secret, 1))

    def test_who_is_absent_is_marked_and_late(self) -> None:
        table = Table.open(tables.toy, tables.toy.setup(2, {}))
        table.give_nonce(0, "anna")
        table.fill_nonces()
        assert table.record.derived == (1,)
        with pytest.raises(Refused, match="nonce-late"):
            table.give_nonce(1, "boris")

    def test_the_mark_and_the_protocol_are_in_the_file(self) -> None:
        table = tables.finished(3, sealed=True)
        text = write(from_table(table))
        assert '[Protocol "2"]' in text
        assert len(re.findall(r' derived"\]', text)) == 2
        read = parse(text).record
        assert (read.protocol, read.derived) == (2, (0, 1))
        assert write(parse(text)) == text

    def test_a_file_of_a_later_protocol_is_refused_by_its_line(self) -> None:
        text = write(from_table(tables.finished(3, sealed=True))).replace('[Protocol "2"]', '[Protocol "3"]')
        with pytest.raises(Exception, match="replay-line") as refused:
            parse(text)
        assert text.split("\n")[refused.value.params["line"] - 1] == '[Protocol "3"]'  # type: ignore[attr-defined]

    def test_the_same_seed_gives_the_same_game_as_ever(self) -> None:
        assert tables.new(seed=2).record.protocol == 1


class TestEpochs:
    """A table that comes back from a copy."""

    def restored(self, table: Table, number: int) -> Table:
        copy = Table(table.record, [decode(encode(entry)) for entry in table.log], tables.toy)
        copy.begin_epoch(number)
        return copy

    def to_the_end(self, table: Table, seed: int) -> list[int]:
        before = len(dice_of(table))
        for _ in tables.stir(table, random.Random(seed)):
            pass
        return dice_of(table)[before:]

    def upto_a_die(self) -> Table:
        table = tables.new(seed=None, length="long")
        for action in ("light", "light", "fire 2"):
            table.play(action)
        return table

    def test_the_same_copy_twice_gives_other_dice_each_time(self) -> None:
        def numbers(epoch: int) -> list[int]:
            dice = Sealed(b"key", 7, epoch)
            return [dice.below(1000) for _ in range(8)]

        assert len({tuple(numbers(epoch)) for epoch in (1, 2, 3)}) == 3
        table = self.upto_a_die()
        seen = [self.to_the_end(self.restored(table, epoch), 1) for epoch in (2, 3, 4, 5)]
        assert len({tuple(dice) for dice in seen}) > 1

    def test_a_file_with_epochs_reads_writes_and_verifies(self) -> None:
        table = self.restored(self.upto_a_die(), 3)
        self.to_the_end(table, 2)
        text = write(from_table(table))
        assert "\n4. (epoch 3) #" in text
        assert write(parse(text)) == text
        report = verify(text)
        assert report.status == "verified"
        assert report.epochs == ((text.split("\n").index("") + 1 + 5, 3),)
        assert report.derived == (0, 1)

    def test_another_epoch_written_into_a_file_is_named(self) -> None:
        table = self.restored(self.upto_a_die(), 2)
        self.to_the_end(table, 2)
        assert len(dice_of(table)) > 1
        assert verify(write(from_table(table)).replace("(epoch 2)", "(epoch 9)")).status == "wrong"

    @pytest.mark.parametrize("number", [0, 1, 2])
    def test_an_epoch_only_grows(self, number: int) -> None:
        table = self.restored(self.upto_a_die(), 2)
        with pytest.raises(Refused, match="epoch"):
            table.begin_epoch(number)

    def test_real_dice_have_no_epochs(self) -> None:
        with pytest.raises(Refused):
            tables.typed().begin_epoch(2)

    def test_a_play_from_before_can_still_be_taken_back(self) -> None:
        table = tables.new(seed=None)
        table.play("light", 0)
        again = self.restored(table, 2)
        again.undo(0)
        assert [step.live for step in again.history.steps] == [False, True, True]
        assert again.history.epoch == again.copy().history.epoch == 2

    def test_tables_of_protocol_1_get_new_dice_too(self) -> None:
        table = Table(record(1, ("anna", "boris")), game=tables.toy)
        table.begin_epoch(2)
        self.to_the_end(table, 3)
        assert verify(write(from_table(table))).status == "verified"

    def test_it_is_told_in_both_languages(self) -> None:
        table = self.restored(self.upto_a_die(), 2)
        line = table.events[-1]
        assert (line.key, line.seat, line.args) == ("epoch", -1, {"epoch": 2})
        for lang in i18n.LANGUAGES:
            assert "2" in i18n.line(lang, tables.toy, Line("event-epoch", line.args))
        assert Epoch(2) in table.log


class TestDocs:
    """docs/dice.md: what is printed there runs."""

    def program(self) -> str:
        return re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.S)[0]

    def files(self) -> Iterator[Table]:
        yield tables.finished(3, sealed=True)
        yield played(record(2, ("anna", "")))
        table = Table.open(tables.toy, tables.toy.setup(2, {}))
        table.give_nonce(0, "anna")
        table.fill_nonces()
        table.begin_epoch(7)
        for _ in tables.stir(table, random.Random(4)):
            pass
        yield table

    def test_the_sums_by_hand_give_the_dice_of_a_file(self, tmp_path: Path) -> None:
        program = self.program()
        assert len([line for line in program.splitlines() if line.strip()]) <= 20
        for table in self.files():
            file = tmp_path / "game.replay"
            file.write_text(write(from_table(table)), "utf-8")
            found: dict[str, object] = {}
            exec(program.replace("game.replay", str(file)), found)
            assert found["bound"] is True
            epochs = table.history.epochs
            draws = [*table.history.start_draws, *(draw for step in table.history.steps for draw in step.draws)]
            outcome = found["outcome"]
            assert callable(outcome)
            for k, draw in enumerate(draws):
                epoch = [number for start, number in epochs if start <= k][-1]
                assert outcome(k, draw.n, epoch) == draw.outcome

    def test_the_terms_in_it_are_those_of_a_table(self) -> None:
        shown = terms(record(2, ("anna", "")))
        assert shown in DOCS.read_text("utf-8")


def test_protocol_1_binds_the_secret_alone() -> None:
    assert record(1, ("a", "b")).commitment == commitment(SECRET)
    assert terms(record(1, ("a", "b"))) == ""
