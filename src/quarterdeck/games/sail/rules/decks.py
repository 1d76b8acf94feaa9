"""The wind and situation decks as one immutable native object that all positions of a game share."""

from librt.vecs import vec
from mypy_extensions import i64

OP_FIGURES: i64 = 12  # how many numbers describe one operation, in the order of the `op_` methods below


class Decks:
    """Wind cards with their eight numbers, situation cards with their operations; cards.py fills it from a file."""

    def __init__(
        self,
        content: str,
        serial: i64,
        wind_arrows: list[int],
        wind_numbers: list[int],
        wind_copies: list[int],
        situation_copies: list[int],
        op_starts: list[int],
        ops: list[int],
    ) -> None:
        self.content: str = content  # the file it was read from
        self.serial: i64 = serial  # names the file in events
        self.winds: i64 = len(wind_arrows)
        self.arrow: vec[i64] = vec[i64]([i64(a) for a in wind_arrows])  # where the wind blows to
        self.numbers: vec[i64] = vec[i64]([i64(n) for n in wind_numbers])  # card * 8 + heading
        self.wind_copies: vec[i64] = vec[i64]([i64(n) for n in wind_copies])
        self.situations: i64 = len(situation_copies)
        self.situation_copies: vec[i64] = vec[i64]([i64(n) for n in situation_copies])
        self.op_start: vec[i64] = vec[i64]([i64(n) for n in op_starts])  # by card, one more than cards
        self.ops: vec[i64] = vec[i64]([i64(n) for n in ops])

    def ops_of(self, card: i64) -> i64:
        """How many operations a situation card has."""
        return self.op_start[card + 1] - self.op_start[card]

    def figure(self, card: i64, op: i64, which: i64) -> i64:
        return self.ops[(self.op_start[card] + op) * OP_FIGURES + which]

    def op_code(self, card: i64, op: i64) -> i64:
        return self.figure(card, op, 0)

    def op_target(self, card: i64, op: i64) -> i64:
        return self.figure(card, op, 1)

    def op_value(self, card: i64, op: i64) -> i64:
        return self.figure(card, op, 2)

    def op_least_masts(self, card: i64, op: i64) -> i64:
        return self.figure(card, op, 3)

    def op_damaged(self, card: i64, op: i64) -> bool:
        return self.figure(card, op, 4) == 1

    def op_outside_repair(self, card: i64, op: i64) -> bool:
        return self.figure(card, op, 5) == 1

    def op_single(self, card: i64, op: i64) -> bool:
        """Only ships in no line (A129)."""
        return self.figure(card, op, 6) == 1

    def op_least_distance(self, card: i64, op: i64) -> i64:
        return self.figure(card, op, 7)

    def op_outside_guns(self, card: i64, op: i64) -> bool:
        return self.figure(card, op, 8) == 1

    def op_die(self, card: i64, op: i64) -> i64:
        """The number on the die that brings the loss; 0 = no die."""
        return self.figure(card, op, 9)

    def op_optional(self, card: i64, op: i64) -> bool:
        return self.figure(card, op, 10) == 1

    def op_idle_exempt(self, card: i64, op: i64) -> bool:
        return self.figure(card, op, 11) == 1
