"""A table's dice: bound in advance, recomputable afterwards, never rewound."""

import hashlib
import hmac

import pytest
import tables

from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.table import Refused, Table
from quarterdeck.table.dice import (
    Drawn,
    OutcomeNeeded,
    Sealed,
    Seeded,
    Typed,
    check_nonce,
    commitment,
    new_secret,
    sealing_key,
    seeded_nonces,
    seeded_secret,
)
from quarterdeck.table.sealing import binding

SECRET = "00" * 31 + "2a"


def test_the_kth_outcome_is_the_documented_sum() -> None:
    key = hmac.digest(bytes.fromhex(SECRET), b"anna\nboris", "sha256")
    dice = Sealed(sealing_key(SECRET, ("anna", "boris")))
    for k in range(20):
        word = int.from_bytes(hmac.digest(key, k.to_bytes(8, "big"), "sha256")[:16], "big")
        assert dice.below(6) == word * 6 // 2**128
    assert dice.counter == 20


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_every_outcome_is_possible_and_none_is_outside() -> None:
    dice = Seeded(7, 2)
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert sum(counts) == 6000
    assert all(850 < count < 1150 for count in counts)  # five standard deviations around 1000


def test_another_nonce_gives_other_dice() -> None:
    one, other = (Sealed(sealing_key(SECRET, (nonce, "b"))) for nonce in ("a", "c"))
    assert [one.below(1000) for _ in range(5)] != [other.below(1000) for _ in range(5)]


def test_nonces_cannot_be_shifted_between_seats() -> None:
    assert sealing_key(SECRET, ("ab", "c")) != sealing_key(SECRET, ("a", "bc"))


def test_what_is_drawn_is_recorded_with_its_label() -> None:
    dice = Seeded(1, 2)
    dice.label = 3
    outcome = dice.below(10)
    assert dice.drawn == [Drawn(3, 10, outcome)]


def test_a_clone_goes_its_own_way() -> None:
    dice = Seeded(1, 2)
    dice.below(6)
    twin = dice.clone()
    expected = [twin.below(100) for _ in range(3)]
    assert dice.counter == 1
    assert len(dice.drawn) == 1
    assert [dice.below(100) for _ in range(3)] == expected
    assert dice.drawn == twin.drawn


def test_seeded_dice_are_sealed_dice_with_a_known_secret() -> None:
    sealed = Sealed(sealing_key(seeded_secret(5), seeded_nonces(3)))
    seeded = Seeded(5, 3)
    assert [sealed.below(99) for _ in range(9)] == [seeded.below(99) for _ in range(9)]


def test_typed_dice_ask_where_they_run_out() -> None:
    dice = Typed(["4", "2"], tables.toy.parse_outcome)
    assert (dice.below(6), dice.below(6)) == (3, 1)
    dice.label = 1
    with pytest.raises(OutcomeNeeded) as asked:
        dice.below(5)
    assert (asked.value.label, asked.value.n) == (1, 5)


def test_a_typed_clone_reads_on_at_its_own_place() -> None:
    dice = Typed(["4", "2"], tables.toy.parse_outcome)
    dice.below(6)
    twin = dice.clone()
    assert twin.below(6) == dice.below(6) == 1


@pytest.mark.parametrize("nonce", ["", "a b", "ключ", "x" * 65, "a\nb", 'a"'])
def test_a_nonce_that_could_be_misread_is_refused(nonce: str) -> None:
    with pytest.raises(BadInput):
        check_nonce(nonce)


@pytest.mark.parametrize("secret", ["", "00" * 31, "zz" * 32, "AA" * 32])
def test_a_secret_has_256_bits(secret: str) -> None:
    with pytest.raises(BadInput):
        commitment(secret)


def test_secrets_differ() -> None:
    assert len({new_secret() for _ in range(100)}) == 100


class TestSealing:
    """The order of commitment, nonces, play and secret."""

    def test_a_table_shows_its_commitment_and_waits_for_every_nonce(self) -> None:
        table = Table.open(tables.toy, tables.toy.setup(2, {}))
        assert len(table.commitment) == 64
        assert not table.begun
        with pytest.raises(Refused, match="not-begun"):
            table.play("light", 0)
        table.give_nonce(1, "boris")
        assert not table.begun
        table.give_nonce(0, "anna")
        assert table.begun
        assert table.pending == (0, 1)

    def test_a_nonce_is_given_once(self) -> None:
        table = Table.open(tables.toy, tables.toy.setup(2, {}))
        table.give_nonce(0, "anna")
        with pytest.raises(Refused, match="nonce-given"):
            table.give_nonce(0, "better")
        assert table.nonces == ("anna", "")

    def test_the_secret_is_shown_after_the_end_only(self) -> None:
        table = tables.new(seed=None)
        assert table.secret is None
        table.resign(0)
        assert table.secret is not None
        assert binding(table.record) == table.commitment

    def test_a_position_holds_none_of_the_tables_dice(self) -> None:
        table = tables.new(seed=3)
        assert type(table.state.chance) is Chance
        table.play("light", 0)
        table.play("light", 1)
        table.play("fire 2")
        assert type(table.state.chance) is Chance

    def test_a_takeback_does_not_rewind_the_dice(self) -> None:
        table = tables.new(seed=3)
        before = table.history.counter
        table.play("light", 0)
        table.undo(0)
        assert table.history.counter == before == 2
