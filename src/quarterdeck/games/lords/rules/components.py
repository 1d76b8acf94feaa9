"""The box of an edition as one immutable native object that all positions of a game share."""

from librt.vecs import vec
from mypy_extensions import i64, u8

SQUARE_1: i64 = 0
SQUARE_2: i64 = 1
STRIP: i64 = 2


def small(figures: list[int]) -> "vec[u8]":
    return vec[u8]([u8(figure) for figure in figures])


class Components:
    """Boards, ships, mercenaries, tokens and values; edition.py fills it from a TOML file."""

    def __init__(self, content: str, rows: dict[str, list[int]], figures: dict[str, int]) -> None:
        self.content: str = content  # the file it was read from
        self.boards: vec[u8] = small(rows["boards"])  # ((seat * 3 + board) * 2 + side) * 9 + row * 3 + column
        self.ship_effects: vec[u8] = small(rows["ship_effects"])  # by number, 0 unused
        self.costs: vec[u8] = small(rows["costs"])  # of mercenaries
        self.mercenary_effects: vec[u8] = small(rows["mercenary_effects"])
        self.numbers: vec[i64] = vec[i64]([i64(n) for n in rows["numbers"]])  # bit n: the mercenary may count as n
        self.tiers: vec[u8] = small(rows["tiers"])  # cost, how many laid out; pairs
        self.copies: i64 = figures["copies"]
        self.main: i64 = figures["main"]
        self.reserve: i64 = figures["reserve"]
        self.hand: i64 = figures["hand"]
        self.shields: i64 = figures["shields"]
        self.mines: i64 = figures["mines"]
        self.mine_penalty: i64 = figures["mine_penalty"]
        self.set_of_three: i64 = figures["set_of_three"]
        self.set_of_four: i64 = figures["set_of_four"]
        self.run_less: i64 = figures["run_less"]  # a run of n is worth n less this
        self.turns: i64 = self.main - self.hand + 1  # rule 53: the last draw leaves one turn

    def effect_at(self, seat: i64, board: i64, side: i64, row: i64, column: i64) -> i64:
        """What is printed on a board, row 0 farthest from its owner."""
        return i64(self.boards[((seat * 3 + board) * 2 + side) * 9 + row * 3 + column])
