"""The box of an edition as one immutable native object that all positions of a game share."""

from librt.vecs import vec
from mypy_extensions import i64, u8

SQUARE_1: i64 = 0
SQUARE_2: i64 = 1
STRIP: i64 = 2


class Components:
    """Boards, ships, mercenaries, tokens and values; edition.py fills it from a TOML file."""

    def __init__(
        self,
        content: str,
        boards: list[int],
        ship_effects: list[int],
        mercenary_costs: list[int],
        mercenary_effects: list[int],
        mercenary_numbers: list[int],
        tiers: list[int],
        figures: list[int],
    ) -> None:
        self.content: str = content  # the file it was read from
        self.boards: vec[u8] = vec[u8](
            [u8(b) for b in boards]
        )  # ((seat * 3 + board) * 2 + side) * 9 + row * 3 + column
        self.ship_effects: vec[u8] = vec[u8]([u8(e) for e in ship_effects])  # by number, 0 unused
        self.costs: vec[u8] = vec[u8]([u8(c) for c in mercenary_costs])
        self.mercenary_effects: vec[u8] = vec[u8]([u8(e) for e in mercenary_effects])
        self.numbers: vec[i64] = vec[i64]([i64(n) for n in mercenary_numbers])  # bit n: may count as n
        self.tiers: vec[u8] = vec[u8]([u8(t) for t in tiers])  # cost, how many laid out; pairs
        self.copies: i64 = figures[0]
        self.main: i64 = figures[1]
        self.reserve: i64 = figures[2]
        self.hand: i64 = figures[3]
        self.shields: i64 = figures[4]
        self.mines: i64 = figures[5]
        self.mine_penalty: i64 = figures[6]
        self.set_of_three: i64 = figures[7]
        self.set_of_four: i64 = figures[8]
        self.run_less: i64 = figures[9]  # a run of n is worth n less this
        self.turns: i64 = self.main - self.hand + 1  # rule 53: the last draw leaves one turn

    def effect_at(self, seat: i64, board: i64, side: i64, row: i64, column: i64) -> i64:
        """What is printed on a board, row 0 farthest from its owner."""
        return i64(self.boards[((seat * 3 + board) * 2 + side) * 9 + row * 3 + column])
