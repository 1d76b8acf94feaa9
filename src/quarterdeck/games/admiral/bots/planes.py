"""Admiral as figures: the waters, every ship, fort and player, the wind and the turn; of mines what the seat knows."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.planes import Planes, figure, row_of
from ....engine.positions import flag
from ....engine.state import Seat, State
from ..rules import codes
from ..rules.position import Position
from ..rules.scenario import CARD, K_HULL
from ..rules.units import Fort, Ship

SHIP_ROWS = 3
NOBODY, OWN, ALLY, ENEMY = range(4)
SHIP = "whose seat column row kind hull_left load shots"
SHIP_MORE = "moved fired frozen repairing working due resting role"
SHIP_REST = "number damage given stowing offered offer_used repair_new no_repair"
FORT = "whose seat column row hull_left shots pearls ruined"
FORT_MORE = "frozen worker_1 worker_2 starter no_work work_new role -"
PLAYER = "whose out clock reefs mines_to_lay place home placed"
TURN = "phase seat mover round_low round_high quiet wind strength"
MORE = "sailing course cells_left target last_unit at_unit points asking"


class AdmiralPlanes(Planes):
    """Cells are figures of the chart row by row, the land around it among them; ships and forts count from 1."""

    def __init__(self, size: i64, ships: i64, forts: i64, seats: i64) -> None:
        super().__init__()
        self.size: i64 = size
        self.ships: i64 = ships
        self.forts: i64 = forts
        self.seats: i64 = seats

    def layout(self) -> list[tuple[str, int, str]]:
        cells = int((self.size + 7) // 8)
        return [
            ("berths", cells, ""),
            ("pearls", cells, ""),
            ("mines", cells, ""),
            ("ships", int(self.ships), SHIP),
            ("ships more", int(self.ships), SHIP_MORE),
            ("ships rest", int(self.ships), SHIP_REST),
            ("forts", int(self.forts), FORT),
            ("forts more", int(self.forts), FORT_MORE),
            ("players", int(self.seats), PLAYER),
            ("turn", 1, TURN),
            ("more", 1, MORE),
        ]

    def write(self, state: State, seat: i64, out: "vec[i64]", at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        cells: i64 = (self.size + 7) // 8
        bytes_of(out, at, s.berths)
        bytes_of(out, at + cells, s.pearls)
        self.mines(s, seat, out, at + 2 * cells)
        row: i64 = at + 3 * cells
        secret: bool = s.phase == codes.DRAFT
        for n in range(self.ships):
            if secret and s.owner_of(Ship(n)) != seat:
                out[row + n] = 0
                out[row + self.ships + n] = 0
                out[row + 2 * self.ships + n] = 0
            else:
                self.ship(s, Ship(n), seat, out, row + n)
        row += SHIP_ROWS * self.ships
        for n in range(self.forts):
            self.fort(s, Fort(n), seat, out, row + n)
        row += 2 * self.forts
        for n in range(self.seats):
            self.player(s, Seat(n), seat, out, row + n)
        row += self.seats
        out[row] = row_of(
            s.phase,
            seat,
            self.whose(s, s.mover, seat),
            s.round & 127,
            figure(s.round >> 7),
            figure(s.quiet),
            s.wind,
            s.strength,
        )
        out[row + 1] = row_of(
            s.sailing + 1,
            s.course,
            s.cells_left,
            s.target + 1,
            s.last_unit + 1,
            s.at_unit + 1,
            figure(s.points),
            s.asking,
        )

    def whose(self, s: Position, owner: Seat, seat: i64) -> i64:
        """Nobody's, the seat's own, an ally's, an enemy's."""
        if owner < 0:
            return NOBODY
        if owner == seat:
            return OWN
        return ALLY if seat >= 0 and s.allied(Seat(seat), owner) else ENEMY

    def ship(self, s: Position, ship: Ship, seat: i64, out: "vec[i64]", row: i64) -> None:
        cell: i64 = s.cell_of(ship)
        owner: Seat = s.owner_of(ship)
        kind: i64 = s.of(ship, codes.TYPE)
        hull: i64 = s.scenario.cards[kind * CARD + K_HULL] if kind >= 0 else 0
        out[row] = row_of(
            self.whose(s, owner, seat),
            owner + 1,
            figure(s.chart.column[cell]) if cell != 0 else 0,
            figure(s.chart.row[cell]) if cell != 0 else 0,
            kind + 1,
            figure(hull - s.of(ship, codes.DAMAGE)),
            figure(s.of(ship, codes.LOAD)),
            figure(s.of(ship, codes.SHOTS)),
        )
        due: i64 = s.of(ship, codes.DUE)
        out[row + self.ships] = row_of(
            figure(s.of(ship, codes.MOVED)),
            figure(s.of(ship, codes.FIRED)),
            figure(s.of(ship, codes.FROZEN)),
            figure(s.of(ship, codes.REPAIR)),
            figure(s.of(ship, codes.WORK)),
            figure(due - s.round + 1) if due != 0 else 0,
            figure(s.of(ship, codes.RESTING)),
            figure(s.of(ship, codes.ROLE)),
        )
        out[row + 2 * self.ships] = row_of(
            figure(s.of(ship, codes.NUMBER)),
            figure(s.of(ship, codes.DAMAGE)),
            figure(s.of(ship, codes.GIVEN)),
            figure(s.of(ship, codes.STOWING)),
            figure(s.of(ship, codes.OFFERED)),
            figure(s.of(ship, codes.OFFER_USED)),
            figure(s.of(ship, codes.REPAIR_NEW)),
            figure(s.of(ship, codes.NO_REPAIR)),
        )

    def fort(self, s: Position, fort: Fort, seat: i64, out: "vec[i64]", row: i64) -> None:
        cell: i64 = s.chart.fort_cell[fort]
        owner: Seat = s.fort_owner(fort)
        out[row] = row_of(
            self.whose(s, owner, seat),
            owner + 1,
            figure(s.chart.column[cell]),
            figure(s.chart.row[cell]),
            figure(s.fort_hull_left(fort)),
            figure(s.fort(fort, codes.F_SHOTS)),
            figure(s.fort(fort, codes.F_PEARLS)),
            flag(not s.standing(fort)),
        )
        out[row + self.forts] = row_of(
            figure(s.fort(fort, codes.F_FROZEN)),
            figure(s.fort(fort, codes.F_WORKER_1)),
            figure(s.fort(fort, codes.F_WORKER_2)),
            figure(s.fort(fort, codes.F_STARTER)),
            figure(s.fort(fort, codes.F_NO_WORK)),
            figure(s.fort(fort, codes.F_WORK_NEW)),
            figure(s.fort(fort, codes.F_ROLE)),
        )

    def player(self, s: Position, player: Seat, seat: i64, out: "vec[i64]", row: i64) -> None:
        out[row] = row_of(
            self.whose(s, player, seat),
            s.player(player, codes.S_OUT),
            figure(s.player(player, codes.S_CLOCK)),
            figure(s.player(player, codes.S_REEFS)),
            figure(s.player(player, codes.S_MINES)) if player == seat else 0,
            figure(s.player(player, codes.S_ORDER)),
            figure(s.player(player, codes.S_HOME)),
            figure(s.player(player, codes.S_PLACED)),
        )

    def mines(self, s: Position, seat: i64, out: "vec[i64]", at: i64) -> None:
        """1 + the order of one's own mine."""
        for row in range((self.size + 7) // 8):
            out[at + row] = 0
        for mine in range(len(s.mines) // codes.MINE):
            cell: i64 = s.mine(mine, codes.M_CELL)
            if s.mine(mine, codes.M_SEAT) == seat and cell != 0 and s.mine(mine, codes.M_STATE) == codes.HIDDEN:
                out[at + (cell >> 3)] |= (1 + s.mine(mine, codes.M_ORDER)) << ((cell & 7) * 8)


def bytes_of(out: "vec[i64]", at: i64, figures: "vec[u8]") -> None:
    """Small figures, eight to a row."""
    many: i64 = len(figures)
    whole: i64 = many >> 3
    for row in range(whole):
        k: i64 = row * 8
        out[at + row] = row_of(
            i64(figures[k]),
            i64(figures[k + 1]),
            i64(figures[k + 2]),
            i64(figures[k + 3]),
            i64(figures[k + 4]),
            i64(figures[k + 5]),
            i64(figures[k + 6]),
            i64(figures[k + 7]),
        )
    if whole * 8 < many:
        last: i64 = 0
        for k in range(whole * 8, many):
            last |= i64(figures[k]) << ((k & 7) * 8)
        out[at + whole] = last
