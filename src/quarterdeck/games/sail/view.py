"""What one seat may see of a game of Age of Sail; the client's types are generated from these structs.

Cells are named A1 … AF32, A1 in the north-west. Headings are N NE E SE S SW W NW. All is open but standing orders.
"""

from functools import lru_cache

import msgspec

from ...engine.state import Seat
from .cards import Deck, Words
from .rules import codes
from .rules.chart import Card, Cell, Chart
from .rules.compass import NAMES, Heading, abeam
from .rules.fleet import HUNTED, MERCHANTMAN
from .rules.gunnery import shots_left
from .rules.lines import leader_of
from .rules.position import Position, Ship
from .rules.wind import arrow, number
from .scenario import RULES, Scenario
from .words import COLOURS, PHASES


class ShipView(msgspec.Struct, frozen=True, kw_only=True):
    """A ship on the board."""

    id: int
    cell: str
    seat: int
    home: int  # the seat it was built for; another seat's ship is a prize
    holes: int  # 1 brig, 2 frigate, 3 ship of the line
    masts: int
    heading: str
    port: int  # shots left
    starboard: int
    abeam: tuple[str, str]  # the cells exactly to port and starboard; "" outside the board
    line: str  # the leader's cell; "" in no line
    role: str  # "", "merchantman", "fugitive"
    marks: tuple[str, ...]  # acted, frozen, idle, no-fire, no-act, no-sail, row, muted, bonus, extra, shoal


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A fortress card."""

    cell: str
    seat: int  # -1: nobody's
    gun: bool  # else the crest
    up: bool
    fired: bool  # its salvo of the own turn is spent
    reach: tuple[str, ...]  # the cells it covers; none of a fort that is silent or whose owner is out
    ashore: tuple[tuple[int, int], ...]  # seat and masts of landed parties


class WindView(msgspec.Struct, frozen=True, kw_only=True):
    """The wind card that lies open, as it is turned now."""

    id: str
    force: str  # light, fresh, strong, or what the owner's deck says
    arrow: str  # where it blows to
    numbers: tuple[int, ...]  # by heading, N first
    calm: bool
    bonus: int  # cells added this turn in headings with a number


class SituationView(msgspec.Struct, frozen=True, kw_only=True):
    """The situation card of this turn."""

    id: str
    kind: str  # good, bad, neutral
    title: Words
    text: Words
    by_hand: bool
    reconstructed: bool


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What one player has."""

    colour: str
    stripes: int
    alive: bool
    team: int
    role: str  # "", "merchant", "pirate", "hunter", "defender", "attacker"
    ships: int
    masts: int
    lost: int  # masts that could be regained
    cards: int  # fortress cards face up
    order: bool  # holds the winner's order


class SailView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table as a seat sees it."""

    viewer: int
    scenario: str
    name: Words
    briefing: Words
    phase: str
    active: int  # whose turn it is
    decider: int  # who owes a decision; -1 when over
    opening: int
    round: int
    quiet: int  # rounds without loss or gain
    quiet_limit: int
    width: int
    height: int
    sea: tuple[str, ...]  # row by row: ~ sea, a space where no module lies
    ships: tuple[ShipView, ...]
    cards: tuple[CardView, ...]
    players: tuple[PlayerView, ...]
    wind: WindView | None
    situation: SituationView | None
    winds_left: int
    situations_left: int
    fog: bool
    ship: str  # the cell of the ship that acts, "" if none
    left: int  # what is left of its range
    target: str  # the ship that answers
    under_fire: str  # the ship that fort guns may fire at now
    prize: str  # the cell of a boarding whose prize is to be settled
    hands: int  # acts by hand left for a card of free text
    card_ship: str  # the ship that a card is being turned on
    island: tuple[str, ...]
    edge: int
    reconstructed: bool


ROLES = {"pirates": ("merchant", "pirate"), "hunt": ("pirate", "hunter"), "assault": ("defender", "attacker")}
MARKS = (
    (codes.ACTIVATED, "acted"),
    (codes.FROZEN, "frozen"),
    (codes.MARKED, "idle"),
    (codes.NO_FIRE, "no-fire"),
    (codes.NO_ACT, "no-act"),
    (codes.NO_SAIL, "no-sail"),
    (codes.MAY_ROW, "row"),
    (codes.MUTED, "muted"),
    (codes.SMALL << codes.BONUS_SHIFT, "bonus"),
    (codes.SMALL << codes.EXTRA_SHIFT, "extra"),
    (codes.SMALL << codes.CAP_SHIFT, "shoal"),
)


def view_of(s: Position, seat: int, plan: Scenario, deck: Deck) -> SailView:
    """All that a seat may see; everybody sees the same."""
    over = s.phase == codes.OVER
    return SailView(
        viewer=seat,
        scenario=RULES[s.scenario],
        name=plan.name,
        briefing=plan.briefing,
        phase=PHASES[s.phase][0],
        active=int(s.active),
        decider=-1 if over else int(s.decider),
        opening=int(s.opening),
        round=s.round,
        quiet=s.quiet,
        quiet_limit=s.quiet_limit,
        width=s.chart.width,
        height=s.chart.height,
        sea=_sea(s.chart),
        ships=tuple(_ship(s, ship) for ship in map(Ship, range(s.ships)) if s.is_afloat(ship)),
        cards=tuple(_card(s, card) for card in map(Card, range(s.chart.cards))),
        players=tuple(_player(s, owner) for owner in map(Seat, range(s.seats))),
        wind=_wind(s, deck),
        situation=_situation(s, deck),
        winds_left=s.wind_stack,
        situations_left=s.card_stack if s.with_situations else 0,
        fog=s.fog,
        ship=_cell_of(s, s.ship),
        left=s.left,
        target=_cell_of(s, s.target),
        under_fire=_cell_of(s, s.react_ship),
        prize=_cell_of(s, s.winner_ship),
        hands=s.hands,
        card_ship=_cell_of(s, s.op_ship),
        island=tuple(s.chart.name(s.island[i]) for i in range(len(s.island))),
        edge=s.edge,
        reconstructed=deck.reconstructed or plan.source != "owner",
    )


def _cell_of(s: Position, ship: Ship) -> str:
    return s.chart.name(s.where[ship]) if ship >= 0 and s.is_afloat(ship) else ""


def _ship(s: Position, ship: Ship) -> ShipView:
    cell = s.where[ship]
    sides = [s.chart.step(cell, abeam(s.heading[ship], side)) for side in (codes.PORT, codes.STARBOARD)]
    names = [s.chart.name(side) if s.chart.is_inside(side) else "" for side in sides]
    return ShipView(
        id=int(ship),
        cell=s.chart.name(cell),
        seat=int(s.owner[ship]),
        home=int(s.home[ship]),
        holes=s.holes[ship],
        masts=s.masts[ship],
        heading=NAMES[s.heading[ship]],
        port=shots_left(s, ship, codes.PORT),
        starboard=shots_left(s, ship, codes.STARBOARD),
        abeam=(names[0], names[1]),
        line=s.chart.name(s.where[leader_of(s, ship)]) if s.in_line(ship) else "",
        role=_ship_role(s, ship),
        marks=tuple(name for mark, name in MARKS if s.marks[ship] & mark),
    )


def _ship_role(s: Position, ship: Ship) -> str:
    if s.scenario == codes.PIRATES and ship == MERCHANTMAN:
        return "merchantman"
    return "fugitive" if s.scenario == codes.HUNT and s.owner[ship] == HUNTED else ""


@lru_cache(maxsize=64)  # a chart is the same for a whole game; so many tables are rendered by one process at a time
def _reaches(chart: Chart) -> tuple[tuple[str, ...], ...]:
    """The cells that each card covers."""
    reached: list[list[str]] = [[] for _ in range(chart.cards)]
    for cell in range(chart.cells):
        for place in range(chart.reach_from[cell], chart.reach_from[cell + 1]):
            reached[chart.reach_card[place]].append(chart.name(Cell(cell)))
    return tuple(map(tuple, reached))


@lru_cache(maxsize=64)
def _sea(chart: Chart) -> tuple[str, ...]:
    """The board row by row."""
    rows = [chart.sea[y * chart.width : (y + 1) * chart.width] for y in range(chart.height)]
    return tuple("".join("~" if wet else " " for wet in row) for row in rows)


def _card(s: Position, card: Card) -> CardView:
    owner = s.chart.card_owner[card]
    landed = [(seat, s.landed[card * s.seats + seat]) for seat in range(s.seats)] if len(s.landed) else []
    silent = s.fort_silent or not s.is_alive(owner)
    return CardView(
        cell=s.chart.name(s.chart.card_cell[card]),
        seat=int(owner) if owner < s.seats else -1,
        gun=bool(s.chart.card_gun[card]),
        up=bool(s.works[card] & codes.UP),
        fired=bool(s.works[card] & codes.FIRED),
        reach=() if silent else _reaches(s.chart)[card],
        ashore=tuple((seat, masts) for seat, masts in landed if masts),
    )


def _player(s: Position, seat: Seat) -> PlayerView:
    roles = ROLES.get(RULES[s.scenario], ("", ""))
    works = [card for card in range(s.chart.cards) if s.chart.card_owner[card] == seat]
    return PlayerView(
        colour=COLOURS[seat % 4],
        stripes=seat // 4,
        alive=s.is_alive(seat),
        team=s.team[seat],
        role=roles[0] if seat == HUNTED else roles[1],
        ships=sum(s.owner[ship] == seat and s.where[ship] != 0 for ship in range(s.ships)),
        masts=s.masts_in_play(seat),
        lost=s.pool(seat),
        cards=sum(bool(s.works[card] & codes.UP) for card in works),
        order=s.order_holder == seat,
    )


def _wind(s: Position, deck: Deck) -> WindView | None:
    if s.wind < 0:
        return None
    card = deck.wind[s.wind]
    return WindView(
        id=card.id,
        force=card.force,
        arrow=NAMES[arrow(s)],
        numbers=tuple(number(s, Heading(heading)) for heading in range(8)),
        calm=s.calm,
        bonus=s.range_delta,
    )


def _situation(s: Position, deck: Deck) -> SituationView | None:
    if s.card < 0:
        return None
    card = deck.situation[s.card]
    return SituationView(
        id=card.id,
        kind=card.kind,
        title=card.title,
        text=card.text,
        by_hand=card.by_hand,
        reconstructed=card.source != "owner",
    )
