"""What one seat may see of a game of Admiral; the client's types are generated from these structs.

Cells are named A1 (south-west) and up; seats count from 0; directions are N NE E SE S SW W NW.
"""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from ...engine.state import Seat
from ..base import TRUTH
from .actions import DIRECTIONS, ORDERS, fort_name, ship_name, unit_name
from .plan import Plan
from .rules import codes
from .rules.chart import Cell, Chart, cell_name
from .rules.deeds import has_left, is_royal, is_shut, is_to_come
from .rules.fleet import pearls_of
from .rules.movement import goal_of
from .rules.position import D_BUDGET, D_POINTS, DEED, Position
from .rules.scenario import K_CALM, K_FRESH, K_HULL, K_MOST, K_RANGE, K_SHOTS, K_STORM, Scenario
from .rules.turn import quiet_left
from .rules.units import Fort, Ship, Unit
from .rules.victory import side_pearls, wanted_pearls
from .scenario_build import plan_behind
from .scenario_file import TYPES
from .together import due, sharers
from .view_board import BoardView, ScenarioView, board_view, scenario_view
from .words import PHASES, STRENGTHS


class ShipView(msgspec.Struct, frozen=True, kw_only=True):
    """A ship with its card and tokens."""

    name: str
    type: str  # the box's, by which it is drawn
    kind: str  # the scenario's own, where it has one
    title: str  # the scenario's name for her, else ""
    comes: int  # the round in which an event brings her; 0: none will
    left: bool  # has left the board and is safe
    seat: int
    cell: str  # "": not placed yet, or gone
    lost: bool
    hull: int
    damage: int
    moved: bool
    shots: int  # yellow tokens still available
    card_shots: int
    range: tuple[int, int]  # of its guns: straight, diagonal
    calm: tuple[int, int]  # cells it moves in a calm: straight, diagonal
    fresh: tuple[int, int]  # with a following fresh wind
    storm: tuple[int, int]  # cells it is driven by a storm
    frozen: bool
    repair: str  # the fort whose port repairs it
    work: str  # the fort it works at
    offered: str
    due: int  # a fireship explodes in this round; 0: none
    pearls: int
    room: int
    role: str  # in a fight: "attacker", "defender" or ""
    given: int  # hull points given so far


class FortView(msgspec.Struct, frozen=True, kw_only=True):
    """A fort."""

    name: str
    cell: str
    seat: int  # -1: nobody's
    hull: int
    damage: int
    ruined: bool
    shots: int
    frozen: bool
    pearls: int
    workers: tuple[str, ...]
    port: tuple[str, ...]
    title: dict[str, str]  # the scenario's name for it, else empty
    royal: bool
    shut: bool
    fires: tuple[int, ...]  # the seats that it shoots at while it is nobody's


class PearlView(msgspec.Struct, frozen=True, kw_only=True):
    """Pearls lying in a cell."""

    cell: str
    pearls: int


class MineView(msgspec.Struct, frozen=True, kw_only=True):
    """A mine this viewer knows: his own, or one that has gone off."""

    seat: int
    cell: str
    order: str  # "auto", "hold", "ask"; "" once it is shown
    shown: bool


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player."""

    seat: int
    team: int
    out: bool
    place: int  # in the turn order, from 0
    pearls: int  # in forts of his own
    side_pearls: int
    wanted: int  # pearls his side needs; 0: that does not win here
    clock: int  # own turns without a fort so far
    clock_of: int
    goal: str  # a race: the fort to reach
    reefs: int  # still to place
    mines: int  # still to lay
    mines_hidden: int  # laid and not shown
    title: dict[str, str]  # the scenario's name for this player, else empty
    points: int  # scored so far, where the scenario gives any
    budget: int  # of a draft, where this viewer may know it


class SharerView(msgspec.Struct, frozen=True, kw_only=True):
    """A ship or fort that takes a share of the hull points left after a fight, in the order of asking."""

    name: str
    type: str  # a class, or "fort"
    seat: int
    cell: str
    hull: int  # the most it can take
    given: int  # what it has got already
    open: bool  # still to be decided
    texts: tuple[str, ...]  # the notation of each amount, nothing first


class AdmiralView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table as one seat sees it."""

    viewer: int
    scenario: ScenarioView
    board: BoardView
    phase: str
    round: int
    mover: int  # -1 when over or all lay mines
    asked: int  # the seat whose decision is due; -1 when over or all lay mines
    order: tuple[int, ...]
    spinner: int
    wind: str
    strength: str  # "" before the first round
    ships: tuple[ShipView, ...]
    forts: tuple[FortView, ...]
    pearls: tuple[PearlView, ...]
    mines: tuple[MineView, ...]
    players: tuple[PlayerView, ...]
    target: str  # of a salvo or fight under way
    salvo: dict[str, int]  # shots named so far, by unit
    points: int  # hull points still to share out
    due: int  # how many of them must be given: all, as far as they fit
    sharers: tuple[SharerView, ...]
    unit: str  # the unit whose share, or the ship whose pearl, is in question
    sailing: str  # a ship held up by a mine window
    quiet: int  # rounds in a row in which nothing has happened, where the game is soon stopped for it (Q93); else 0
    quiet_left: int  # so many more, and it is stopped
    reconstructed: bool


def view_of(s: Position, seat: int, plan: Plan, reconstructed: bool) -> AdmiralView:
    """All that a seat may see; WATCHER sees what all may, TRUTH everything."""
    nobodys = s.phase in (codes.OVER, codes.LAY_MINES) or (s.phase == codes.DRAFT and s.scenario.terms.secret)
    return AdmiralView(
        viewer=seat,
        scenario=scenario_view(s.scenario, s.chart),
        board=board_view(s),
        phase=PHASES[s.phase],
        round=s.round,
        mover=-1 if nobodys else int(s.mover),
        asked=-1 if nobodys else s.to_move(),
        order=tuple(int(s.in_order(place)) for place in s.every_seat),
        spinner=int(s.in_order(s.spinner_at)) if s.spinner_at >= 0 else -1,
        wind=DIRECTIONS[s.wind],
        strength=STRENGTHS[s.strength] if s.round else "",
        ships=_ships(s, seat, plan),
        forts=tuple(_fort(s, fort, plan) for fort in s.every_fort),
        pearls=tuple(
            PearlView(cell=cell_name(s.chart, Cell(cell)), pearls=int(pearls))
            for cell, pearls in enumerate(s.pearls)
            if pearls
        ),
        mines=_mines(s, seat),
        players=_players(s, seat, plan),
        target=unit_name(s, s.target) if s.target >= 0 else "",
        salvo=_salvo(s),
        points=s.points,
        due=due(s) if s.phase == codes.SHARE else 0,
        sharers=tuple(_sharer(s, Unit(unit)) for unit in sharers(s)) if s.phase == codes.SHARE else (),
        unit=unit_name(s, s.at_unit) if s.at_unit >= 0 else "",
        sailing=ship_name(s, s.sailing) if s.sailing >= 0 else "",
        quiet=s.quiet if quiet_left(s) else 0,
        quiet_left=quiet_left(s),
        reconstructed=reconstructed,
    )


def view_beside(s: Position, seat: int, plan: Plan, other: AdmiralView) -> AdmiralView:
    """The same with all that is not the viewer's own taken from another seat's view."""
    own: dict[str, object] = {"viewer": seat, "mines": _mines(s, seat)}
    if s.scenario.terms.secret:
        own |= {"ships": _ships(s, seat, plan), "players": _players(s, seat, plan)}
    return msgspec.structs.replace(other, **own)


class Card(NamedTuple):
    """What is printed on the card of a kind of ship, as views tell it."""

    drawn: str  # the type of the box that it is like
    kind: str
    hull: int
    shots: int
    range: tuple[int, int]
    calm: tuple[int, int]
    fresh: tuple[int, int]
    storm: tuple[int, int]
    room: int


@lru_cache(maxsize=512)  # the kinds of ships of 64 scenarios: so many tables are rendered by one process at a time
def _card(scenario: Scenario, kind: int) -> Card:
    name = scenario.terms.kind_names[kind]
    return Card(
        drawn=_drawn(plan_behind(scenario), name),
        kind=name,
        hull=scenario.card(kind, K_HULL),
        shots=scenario.card(kind, K_SHOTS),
        range=_pair(scenario, kind, K_RANGE),
        calm=_pair(scenario, kind, K_CALM),
        fresh=_pair(scenario, kind, K_FRESH),
        storm=_pair(scenario, kind, K_STORM),
        room=scenario.card(kind, K_MOST),
    )


def _drawn(plan: Plan, kind: str) -> str:
    """The type of the box that a kind is like."""
    card = plan.card.get(kind)
    return card.like if kind not in TYPES and card and card.like else kind


def _ships(s: Position, seat: int, plan: Plan) -> tuple[ShipView, ...]:
    fighting = codes.GRAPPLE <= s.phase <= codes.STOW
    return tuple(_ship(s, ship, fighting) for ship in s.every_ship if _told(s, ship, seat))


def _ship(s: Position, ship: Ship, fighting: bool) -> ShipView:
    cell = s.cell_of(ship)
    waiting = _waiting(s, ship)
    left = waiting and has_left(s, ship)
    role = s.of(ship, codes.ROLE) if fighting else 0
    card = _card(s.scenario, s.of(ship, codes.TYPE))
    return ShipView(
        name=ship_name(s, ship),
        type=card.drawn,
        kind=card.kind,
        title=s.scenario.terms.ship_names[ship],
        comes=s.scenario.ship_round[ship] if waiting and not left else 0,
        left=left,
        seat=int(s.owner_of(ship)),
        cell=cell_name(s.chart, cell) if cell else "",
        lost=not cell and not s.setting_up() and not waiting,
        hull=card.hull,
        damage=s.of(ship, codes.DAMAGE),
        moved=bool(s.of(ship, codes.MOVED)),
        shots=s.of(ship, codes.SHOTS),
        card_shots=card.shots,
        range=card.range,
        calm=card.calm,
        fresh=card.fresh,
        storm=card.storm,
        frozen=bool(s.of(ship, codes.FROZEN)),
        repair=_fort_or_none(s, s.of(ship, codes.REPAIR)),
        work=_fort_or_none(s, s.of(ship, codes.WORK)),
        offered=_fort_or_none(s, s.of(ship, codes.OFFERED)),
        due=s.of(ship, codes.DUE),
        pearls=s.of(ship, codes.LOAD),
        room=card.room,
        role="attacker" if role & codes.ATTACKER else "defender" if role & codes.DEFENDER else "",
        given=s.of(ship, codes.GIVEN),
    )


def _told(s: Position, ship: Ship, seat: int) -> bool:
    """Whether a ship is anybody's yet, as far as the viewer may know: of a secret draft only what is his own."""
    if s.scenario.ship_cost[ship] == 0:
        return True
    secret = s.phase == codes.DRAFT and s.scenario.terms.secret and seat != TRUTH
    return s.owner_of(ship) >= 0 and (not secret or s.owner_of(ship) == seat)


def _waiting(s: Position, ship: Ship) -> bool:
    """Whether a ship is not on the board and yet not lost."""
    return s.scenario.has_deeds and (is_to_come(s, ship) or has_left(s, ship))


def _pair(scenario: Scenario, kind: int, field: int) -> tuple[int, int]:
    """A figure of the card for straight and for diagonal lines."""
    return int(scenario.card(kind, field)), int(scenario.card(kind, field + 1))


def _fort_or_none(s: Position, bond: int) -> str:
    """What a ship is bound to: fort + 1."""
    return fort_name(s, Fort(bond - 1)) if bond else ""


def _fort(s: Position, fort: Fort, plan: Plan) -> FortView:
    chart = s.chart
    told = plan.layout[s.scenario.terms.layout].fort[fort]
    workers = (s.fort(fort, codes.F_WORKER_1), s.fort(fort, codes.F_WORKER_2))
    return FortView(
        name=fort_name(s, fort),
        cell=cell_name(chart, chart.fort_cell[fort]),
        seat=int(s.fort_owner(fort)),
        hull=s.scenario.fort_hull[fort],
        damage=s.fort(fort, codes.F_DAMAGE),
        ruined=bool(s.fort(fort, codes.F_RUINED)),
        shots=s.fort(fort, codes.F_SHOTS),
        frozen=bool(s.fort(fort, codes.F_FROZEN)),
        pearls=s.fort(fort, codes.F_PEARLS),
        workers=tuple(ship_name(s, Ship(worker - 1)) for worker in workers if worker),
        port=_port(chart, fort),
        title={"en": told.name.say("en"), "ru": told.name.say("ru")} if told.name.say("en") else {},
        royal=s.scenario.special_forts and is_royal(s, fort),
        shut=s.scenario.special_forts and is_shut(s, fort),
        fires=tuple(int(one) for one in s.every_seat if s.scenario.terms.fires[fort] >> one & 1),
    )


@lru_cache(maxsize=512)  # the forts of 64 boards
def _port(chart: Chart, fort: Fort) -> tuple[str, ...]:
    around = [Cell(chart.fort_cell[fort] + chart.delta[direction]) for direction in range(8)]
    return tuple(cell_name(chart, cell) for cell in around if chart.inside(cell))


def _sharer(s: Position, unit: Unit) -> SharerView:
    fort = unit - codes.FORTS_FROM
    hull = s.scenario.fort_hull[fort] if fort >= 0 else s.hull(Ship(unit))
    return SharerView(
        name=unit_name(s, unit),
        type="fort" if fort >= 0 else s.scenario.terms.kind_names[s.of(Ship(unit), codes.TYPE)],
        seat=int(s.unit_owner(unit)),
        cell=cell_name(s.chart, s.unit_cell(unit)),
        hull=hull,
        given=0 if fort >= 0 else s.of(Ship(unit), codes.GIVEN),
        open=unit >= s.at_unit,
        texts=tuple(f"share {points}" for points in range(hull + 1)),
    )


def _mines(s: Position, seat: int) -> tuple[MineView, ...]:
    """R10.3: one's own mines, and those that have gone off."""
    found = []
    for at in range(0, len(s.mines), codes.MINE):
        owner, cell = s.mines[at + codes.M_SEAT], s.mines[at + codes.M_CELL]
        shown = s.mines[at + codes.M_STATE] == codes.SHOWN
        if cell and (shown or seat in (owner, TRUTH)):
            order = "" if shown else ORDERS[s.mines[at + codes.M_ORDER]]
            found.append(MineView(seat=owner, cell=cell_name(s.chart, Cell(cell)), order=order, shown=shown))
    return tuple(found)


def _players(s: Position, viewer: int, plan: Plan) -> tuple[PlayerView, ...]:
    order = [int(s.in_order(place)) for place in s.every_seat]
    return tuple(_player(s, seat, plan, viewer, order.index(int(seat))) for seat in s.every_seat)


def _player(s: Position, seat: Seat, plan: Plan, viewer: int, place: int) -> PlayerView:
    told = plan.layout[s.scenario.terms.layout].seat[seat]
    open_to = not s.scenario.terms.secret or viewer in (seat, TRUTH)
    goal = goal_of(s, seat) if s.scenario.arriving_type >= 0 else Fort(-1)
    clock_runs = s.player(seat, codes.S_LOST_FORT) > 0 and not s.out(seat)
    return PlayerView(
        seat=int(seat),
        team=s.scenario.team[seat],
        out=s.out(seat),
        place=place,
        pearls=pearls_of(s, seat),
        side_pearls=side_pearls(s, seat),
        wanted=wanted_pearls(s, seat) if s.scenario.deliver else 0,
        clock=s.player(seat, codes.S_CLOCK),
        clock_of=s.scenario.fort_clock if clock_runs else 0,
        goal=fort_name(s, goal) if goal >= 0 else "",
        reefs=s.player(seat, codes.S_REEFS),
        mines=s.player(seat, codes.S_MINES),
        mines_hidden=s.player(seat, codes.S_MINES_HIDDEN),
        title={"en": told.name.say("en"), "ru": told.name.say("ru")} if told.name.say("en") else {},
        points=int(s.deeds[D_POINTS * DEED + seat]) if s.scenario.terms.scoring else 0,
        budget=int(s.deeds[D_BUDGET * DEED + seat]) if s.phase == codes.DRAFT and open_to else 0,
    )


def _salvo(s: Position) -> dict[str, int]:
    if s.phase != codes.SALVO:
        return {}
    shots = {ship_name(s, ship): s.of(ship, codes.ROLE) for ship in s.every_ship}
    shots |= {fort_name(s, fort): s.fort(fort, codes.F_ROLE) for fort in s.every_fort}
    return {name: number for name, number in shots.items() if number}
