"""Set-up: turn order, pearls, reefs, ships and mines (S1 to S8, P3, M1.1 to M1.3, Q73, Q74, Q101, Q128, Q134, Q135)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.state import Seat, mix
from . import codes, draft, islands
from .chart import Cell
from .codes import S_HOME, S_MINES, S_ORDER, S_PLACED, S_REEFS
from .happenings import come, take_load, why_not_come
from .mines import mines_still_to_lay
from .position import D_ALL, D_BUDGET, D_CHOSEN, D_ISLANDS, DEED, SHUT, Position
from .telling import the_cell, the_ship
from .turn import begin_round
from .units import Fort, Ship
from .waters import note_reef, survey_reefs


def begin(s: Position) -> None:
    """Q101: turn order, pearls, then what the players place."""
    settle_order(s)
    spread_pearls(s)
    for seat in s.every_seat:
        s.put_player(seat, S_REEFS, s.scenario.reefs_of[seat])
        s.put_player(seat, S_MINES, s.scenario.mines_of[seat])
        s.put_player(seat, S_HOME, first_fort(s, seat) + 1)
    for ship in s.every_ship:
        cell: Cell = Cell(s.scenario.ship_cell[ship])
        if cell != 0:
            s.put_at(ship, cell)
            take_load(s, ship)
            s.put_player(s.owner_of(ship), S_PLACED, s.player(s.owner_of(ship), S_PLACED) + 1)
    if s.scenario.has_deeds:
        begin_deeds(s)
    s.phase = codes.PLACE_REEFS if s.scenario.terms.islands_each == 0 else codes.PLACE_ISLANDS
    s.turn_at = 0
    s.mover = s.in_order(0)
    if s.phase == codes.PLACE_REEFS:
        begin_reefs(s)
    carry_on(s)


def begin_deeds(s: Position) -> None:
    """N5, N6, N8: budgets, islands to lay, forts that are shut."""
    terms = s.scenario.terms
    s.deeds[D_ALL * DEED + SHUT] = terms.shut
    for seat in s.every_seat:
        s.deeds[D_BUDGET * DEED + seat] = terms.budget[seat]
        s.deeds[D_CHOSEN * DEED + seat] = 1 if terms.budget[seat] == 0 else 0
        s.deeds[D_ISLANDS * DEED + seat] = terms.islands_each


def begin_reefs(s: Position) -> None:
    """Q101, N5: ships are chosen before the reefs are laid."""
    if s.scenario.has_deeds and draft.is_open(s):
        s.phase = codes.DRAFT
    elif s.scenario.some_reefs:
        survey_reefs(s)


def settle_order(s: Position) -> None:
    """P0, Q135: one die each, high to low, equal throws again among themselves; or as the seats sit."""
    order: list[int] = list(range(s.seats))
    if s.scenario.order_by_die and s.seats > 1:
        order = by_die(s, order)
        s.barrier += 1
    if s.scenario.alternate:
        order = alternated(s, order)
    if s.scenario.balance:
        far = [seat for seat in order if s.scenario.near[seat] == 0]
        order = far + [seat for seat in order if s.scenario.near[seat] != 0]
    for place in s.every_seat:
        s.put_player(place, S_ORDER, order[place])
        s.tell(codes.E_ORDER, order[place], place + 1)


def by_die(s: Position, seats: list[int]) -> list[int]:
    """Throws for an order."""
    thrown: list[list[int]] = [[], [], [], [], [], []]
    for seat in seats:
        die: i64 = s.throw(6, codes.C_ORDER)
        s.tell(codes.E_ORDER_DIE, seat, die + 1)
        thrown[die].append(seat)
    order: list[int] = []
    for die in range(5, -1, -1):
        equal = thrown[die]
        order += by_die(s, equal) if len(equal) > 1 else equal
    return order


def alternated(s: Position, order: list[int]) -> list[int]:
    """Q88: teams in turn, each in the order of its throws."""
    teams: list[int] = []
    for seat in order:
        if s.scenario.team[seat] not in teams:
            teams.append(int(s.scenario.team[seat]))
    queues = [[seat for seat in order if s.scenario.team[seat] == team] for team in teams]
    result: list[int] = []
    while len(result) < len(order):
        for queue in queues:
            if len(queue) > 0:
                result.append(queue.pop(0))
    return result


def first_fort(s: Position, seat: Seat) -> Fort:
    """The first fort a seat begins with, -1 where it has none."""
    for fort in s.every_fort:
        if s.fort_owner(fort) == seat:
            return fort
    return Fort(-1)


def spread_pearls(s: Position) -> None:
    """P3.1: pearls in their cells, without the one nearest to the first player's fort."""
    fort: Fort = first_fort(s, s.in_order(0))
    gap: i64 = s.scenario.pearl_gap[fort] if fort >= 0 else 0
    for at in range(s.scenario.terms.pearls_at_start):
        cell: Cell = Cell(s.scenario.pearl_cells[at])
        if cell != gap:
            s.pearls[cell] = u8(i64(s.pearls[cell]) + 1)
            s.adrift += 1


def carry_on(s: Position) -> None:
    """Finds the next placement that is due, or begins the first round."""
    if s.phase == codes.PLACE_ISLANDS:
        if islands.is_due(s):
            return
        s.phase = codes.PLACE_REEFS
        s.turn_at = 0
        begin_reefs(s)
    if s.phase == codes.DRAFT:
        if draft.is_due(s):
            return
        if s.scenario.terms.secret:
            s.barrier += 1  # what was bought is seen by all
        s.phase = codes.PLACE_REEFS
        s.turn_at = 0
        if s.scenario.some_reefs:
            survey_reefs(s)
    if s.phase == codes.PLACE_REEFS:
        if reef_is_due(s):
            return
        s.phase = codes.PLACE_SHIPS
        s.turn_at = 0
    if s.phase == codes.PLACE_SHIPS:
        if ship_is_due(s):
            return
        s.phase = codes.LAY_MINES
    if mines_still_to_lay(s) == 0:
        begin_round(s)


def reef_is_due(s: Position) -> bool:
    """Q74: in turn order, one reef at a time."""
    for after in s.every_seat:
        place: i64 = (s.turn_at + after) % s.seats
        seat: Seat = s.in_order(place)
        if s.player(seat, S_REEFS) > 0 and not s.out(seat):
            if s.reef_count == 0:
                return False
            s.turn_at = place
            s.mover = seat
            return True
    return False


def place_reef(s: Position, cell: Cell) -> None:
    """P3.6: a reef is laid; the sea is a new one, so that copies keep theirs."""
    berths: vec[u8] = s.berths[:]
    berths[cell] = u8(0)
    s.berths = berths
    s.sea = mix(s.sea, cell)
    note_reef(s, cell)
    s.put_player(s.mover, S_REEFS, s.player(s.mover, S_REEFS) - 1)
    s.tell(codes.E_REEF, s.mover, the_cell(s, cell))
    s.turn_at = (s.turn_at + 1) % s.seats
    carry_on(s)


def ships_to_place(s: Position, seat: Seat) -> bool:
    """Whether a seat has ships that are not on the board yet."""
    for ship in s.every_ship:
        if s.owner_of(ship) == seat and s.cell_of(ship) == 0 and s.scenario.ship_round[ship] == 0:
            return True
    return False


def ship_is_due(s: Position) -> bool:
    """Q73: in turn order, each player all his ships."""
    while s.turn_at < s.seats:
        seat: Seat = s.in_order(s.turn_at)
        if not s.out(seat) and ships_to_place(s, seat):
            s.mover = seat
            return True
        s.turn_at += 1
    return False


def why_not_waiting(s: Position, ship: Ship) -> i64:
    """Q73: a ship of the mover's that is not placed yet."""
    if ship >= s.ship_count:
        return codes.NO_SUCH_SHIP
    if s.owner_of(ship) != s.mover:
        return codes.NOT_YOUR_SHIP
    if s.scenario.ship_round[ship] > 0:
        return codes.NOT_YET_HERE
    return codes.SHIP_PLACED if s.cell_of(ship) != 0 else 0


def why_not_berth(s: Position, cell: Cell) -> i64:
    """Q73, M1.3, Q145: a cell of an own port, two a cell at most."""
    if cell >= s.chart.size or not s.chart.inside(cell):
        return codes.OFF_BOARD
    zone: i64 = s.scenario.terms.start[s.mover]
    if zone >= 0:
        if (s.scenario.terms.zones[cell] >> zone) & 1 == 0:
            return codes.NOT_IN_ZONE
        return 0 if s.crowd[cell] < s.berths[cell] else codes.CELL_TAKEN
    if s.chart.ports[cell] == 0:
        return codes.NOT_OWN_PORT
    if not starts_in(s, s.mover, cell):
        return codes.PORT_TAKEN if s.scenario.any_port[s.mover] != 0 else codes.NOT_OWN_PORT
    return 0 if s.crowd[cell] < s.berths[cell] else codes.CELL_TAKEN


def why_not_place(s: Position, ship: Ship, cell: Cell) -> i64:
    """Q73, N4, N7: an own ship into an own port or its zone."""
    if s.phase == codes.REINFORCE:
        return why_not_come(s, ship, cell)
    reason: i64 = why_not_waiting(s, ship)
    return reason if reason != 0 else why_not_berth(s, cell)


def place_ship(s: Position, ship: Ship, cell: Cell) -> None:
    """Q73, M1.3: a ship is put into its port; in a race this settles where its owner starts from."""
    if s.phase == codes.REINFORCE:
        come(s, ship, cell)
        return
    s.put_at(ship, cell)
    take_load(s, ship)
    s.put_player(s.mover, S_PLACED, s.player(s.mover, S_PLACED) + 1)
    if s.player(s.mover, S_HOME) == 0 and s.chart.ports[cell] != 0:
        ports: i64 = s.chart.ports[cell]
        fort: Fort = Fort(0)
        while (ports >> fort) & 1 == 0:
            fort = Fort(fort + 1)
        s.put_player(s.mover, S_HOME, fort + 1)
    s.tell(codes.E_PLACED, s.mover, the_ship(s, ship), the_cell(s, cell))
    carry_on(s)


def port_free(s: Position, seat: Seat, fort: Fort) -> bool:
    """M1.3, Q145: whether no other player has chosen a fort's port."""
    for other in s.every_seat:
        if other != seat and s.player(other, S_HOME) == fort + 1:
            return False
    return True


def starts_in(s: Position, seat: Seat, cell: Cell) -> bool:
    """Q73, Q145: whether a cell is of a port in which a seat may start."""
    for fort in s.every_fort:
        if (s.chart.ports[cell] >> fort) & 1 == 0:
            continue
        if s.scenario.any_port[seat] == 0:
            if s.scenario.fort_owner[fort] == seat:
                return True
            continue
        home: i64 = s.player(seat, S_HOME)
        if home == fort + 1 or (home == 0 and port_free(s, seat, fort)):
            return True
    return False
