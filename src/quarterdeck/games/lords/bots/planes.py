"""Lords of the Seas as figures: the sea as planes of 6 rows, then piles, market, both players and the turn."""

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.planes import Planes, figure, nibbles, row_of
from ....engine.positions import flag
from ....engine.space import Space
from ....engine.state import Seat, State
from ..rules import codes
from ..rules.placement import fake_is_secret
from ..rules.position import Position, Side, Slot
from ..rules.ships import Pile, kinds, pile_size
from ..rules.turn import cells_for

SEA = ("effects", "number", "own battle", "own burning", "their battle", "their burning", "hired", "shields", "mines")
SIDE = "coins points mines fakes extra main_pile reserve hand_size"
TURN = "phase seat mover first_player turn effect effect_left next_effect"
MORE = "laid_column laid_row lay_done bought shield_due mine_waits shield_supply mine_supply"


class LordsPlanes(Planes):
    """A cell of the sea is a figure of its row, A to G; the eighth is 0. A pile has how many of 1 to 9 it holds."""

    def layout(self) -> list[tuple[str, int, str]]:
        piles = ["own hand", "own reserve", "own discarded", "their discarded"]
        return [
            *[(name, 6, "A B C D E F G -") for name in SEA],
            *[(name, 2, "") for name in piles],
            ("market", 3, ""),
            ("own", 1, SIDE),
            ("theirs", 1, SIDE),
            ("turn", 1, TURN),
            ("more", 1, MORE),
        ]

    def board(self, out: "vec[i64]", at: i64, cells: i64) -> None:
        """A set of cells as six rows."""
        spread: vec[i64] = self.spread
        out[at] = spread[cells & 127]
        out[at + 1] = spread[(cells >> 7) & 127]
        out[at + 2] = spread[(cells >> 14) & 127]
        out[at + 3] = spread[(cells >> 21) & 127]
        out[at + 4] = spread[(cells >> 28) & 127]
        out[at + 5] = spread[(cells >> 35) & 127]

    def figures(self, out: "vec[i64]", at: i64, ones: i64, twos: i64, fours: i64, eights: i64) -> None:
        """Figures of four bits, each bit given as a set of cells."""
        spread: vec[i64] = self.spread
        for row in range(6):
            out[at + row] = (
                spread[ones & 127] | spread[twos & 127] << 1 | spread[fours & 127] << 2 | spread[eights & 127] << 3
            )
            ones >>= 7
            twos >>= 7
            fours >>= 7
            eights >>= 7

    def write(self, state: State, seat: i64, out: "vec[i64]", at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        own: Side = s.side(Seat(seat))
        their: Side = s.side(Seat(1 - seat))
        effects = s.effects
        cell: i64 = 0
        for row in range(6):
            out[at + row] = row_of(
                i64(effects[cell]),
                i64(effects[cell + 1]),
                i64(effects[cell + 2]),
                i64(effects[cell + 3]),
                i64(effects[cell + 4]),
                i64(effects[cell + 5]),
                i64(effects[cell + 6]),
            )
            cell += 7
        self.figures(out, at + 6, s.bit_1, s.bit_2, s.bit_4, s.bit_8)
        self.board(out, at + 12, own.battle)
        self.board(out, at + 18, own.burning)
        self.board(out, at + 24, their.battle)
        self.board(out, at + 30, their.burning)
        self.board(out, at + 36, s.mercenary)
        self.figures(out, at + 42, s.shield_1, s.shield_2, s.shield_4, 0)
        unknown: i64 = 0  # 1 real, 2 fake, 3 one of the two
        if s.token != 0:
            if s.token_seat != seat and fake_is_secret(s):
                unknown = s.token
            elif s.phase == codes.CHOOSE_MINE or s.phase == codes.CHOOSE_FAKE:
                unknown = s.new_tokens & s.token
        fake: i64 = s.fake & ~unknown
        self.figures(out, at + 48, (s.mine & ~fake) | unknown, fake | unknown, 0, 0)
        pile(out, at + 54, own.hand)
        pile(out, at + 56, own.reserve if own.looked else 0)
        pile(out, at + 58, own.discarded)
        pile(out, at + 60, their.discarded)
        self.market(s, own, out, at + 62)
        side(out, at + 65, own)
        side(out, at + 66, their)
        out[at + 67] = row_of(
            s.phase,
            seat,
            0 if s.phase == codes.ARRANGE else (1 if s.mover.seat == seat else 2),
            s.first_player,
            s.mover.turns,
            s.task,
            s.task_left & 127,
            s.next_task,
        )
        out[at + 68] = row_of(
            s.laid % 7 + 1 if s.laid >= 0 else 0,
            s.laid // 7 + 1 if s.laid >= 0 else 0,
            flag(s.main_done),
            flag(s.bought),
            flag(own.shield_due) + 2 * flag(their.shield_due),
            flag(s.mine_waits),
            figure(s.shield_supply),
            figure(s.mine_supply),
        )

    def market(self, s: Position, own: Side, out: "vec[i64]", at: i64) -> None:
        """Three rows with a figure a slot: which mercenary (0: none), what it costs, whose it is (0: for hire)."""
        which: i64 = 0
        costs: i64 = 0
        whose: i64 = 0
        for slot in range(s.slots):
            shift: i64 = slot * 8
            mercenary: i64 = s.mercenary_in(Slot(slot))
            which |= (mercenary + 1) << shift
            costs |= i64(s.box.costs[mercenary]) << shift
            cell: i64 = s.hired_at(Slot(slot))
            if cell >= 0:
                whose |= (1 if (own.battle >> cell) & 1 == 1 else 2) << shift
        out[at] = which
        out[at + 1] = costs
        out[at + 2] = whose

    def legal(self, state: State, space: Space, out: "vec[i64]") -> i64:
        """The two frequent phases without lists."""
        assert isinstance(state, Position)
        s = state
        if s.phase != codes.TURN and s.phase != codes.AFTER:
            return super().legal(state, space, out)
        many: i64 = 0
        if s.phase == codes.TURN:
            base: i64 = space.offsets[codes.LAY]
            hand: i64 = kinds(s.mover.hand) >> 4
            for number in range(9):
                if (hand >> (number * 4)) & 1 == 1:
                    many = listed(out, many, s.cells, base + number * 42)
        else:
            out[0] = space.offsets[codes.DONE]
            many = 1
        offers: i64 = s.offers
        slot: i64 = 0
        while offers != 0:
            if offers & 1 == 1:
                many = listed(out, many, cells_for(s, Slot(slot)), space.offsets[codes.BUY] + slot * 42)
            offers >>= 1
            slot += 1
        return many


def listed(out: "vec[i64]", many: i64, cells: i64, base: i64) -> i64:
    """Writes a number for each cell of a set; how many there are now."""
    rest: i64 = cells
    cell: i64 = base
    while rest != 0:
        if rest & 127 == 0:
            rest >>= 7
            cell += 7
            continue
        if rest & 1 == 1:
            out[many] = cell
            many += 1
        rest >>= 1
        cell += 1
    return many


def pile(out: "vec[i64]", at: i64, ships: Pile) -> None:
    """How many of each number, 1 to 8 and 9."""
    out[at] = nibbles(ships >> 4)
    out[at + 1] = (ships >> 36) & 15


def side(out: "vec[i64]", at: i64, one: Side) -> None:
    """What a player has in the open."""
    out[at] = row_of(
        figure(one.coins),
        figure(one.points),
        figure(one.mines),
        figure(one.fakes),
        figure(one.extra),
        figure(one.main_left),
        figure(one.reserve_left),
        pile_size(one.hand),
    )
