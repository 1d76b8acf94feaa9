"""Format 2 of scenario files as structs: every field with its type and limits. docs/scenarios.md.

A file of format 1 becomes the same in memory (plan_old.py).
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from .scenario_file import ACTIONS, Island, Tile

Small = Annotated[int, Meta(ge=0, le=6)]
Sectors = Annotated[int, Meta(ge=0, le=99)]
Round = Annotated[int, Meta(ge=1, le=999)]
Amount = Annotated[int, Meta(ge=1, le=99)]
Score = Annotated[int, Meta(ge=-20, le=20)]
Seat = Annotated[int, Meta(ge=1, le=6)]
Cells = Annotated[tuple[str, ...], Meta(max_length=400)]
Who = int | str | tuple[int | str, ...]
Force = Literal["calm", "fresh", "storm"]
Course = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Word = Annotated[str, Meta(max_length=24)]
Pair = tuple[Annotated[int, Meta(ge=0, le=20)], Annotated[int, Meta(ge=0, le=20)]]
Loads = tuple[Annotated[int, Meta(ge=0, le=9)], Annotated[int, Meta(ge=0, le=9)]]
Shots = tuple[Annotated[int, Meta(ge=0, le=7)], Annotated[int, Meta(ge=0, le=7)]]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of a file: unknown keys are mistakes."""


class Text(Part, frozen=True):
    """A text in both languages; one is enough."""

    en: str = ""
    ru: str = ""

    def say(self, lang: str) -> str:
        return (self.ru or self.en) if lang == "ru" else (self.en or self.ru)


class CargoWords(Part, frozen=True):
    """What treasure is called: one, many; in Russian one, few, many."""

    en: tuple[str, str] = ("", "")
    ru: tuple[str, str, str] = ("", "", "")


class Rules(Part, frozen=True):
    actions: tuple[Literal[ACTIONS], ...] = ACTIONS  # type: ignore[valid-type]
    turn_order: Literal["die", "seats"] = "die"
    least_move: Annotated[int, Meta(ge=0, le=9)] = 0
    fort_clock: Annotated[int, Meta(ge=0, le=99)] = 3
    quiet_rounds: Annotated[int, Meta(ge=0, le=999)] | None = None


class BlowsTo(Part, frozen=True):
    """Sectors by direction; those left out are 0."""

    N: Sectors = 0
    NE: Sectors = 0
    E: Sectors = 0
    SE: Sectors = 0
    S: Sectors = 0
    SW: Sectors = 0
    W: Sectors = 0
    NW: Sectors = 0

    def sectors(self) -> tuple[int, ...]:
        return self.N, self.NE, self.E, self.SE, self.S, self.SW, self.W, self.NW


class Scripted(Part, frozen=True):
    round: Round
    to: Course | None = None
    force: Force | None = None


class WeatherChange(Part, frozen=True):
    vane: tuple[Sectors, Sectors, Sectors] | None = None
    blows_to: BlowsTo | None = None


class Weather(Part, frozen=True):
    vane: tuple[Sectors, Sectors, Sectors] = (1, 1, 1)
    blows_to: BlowsTo | None = None
    script: tuple[Scripted, ...] = ()


class CardChange(Part, frozen=True):
    """A card of its own: like a box type, with changed figures."""

    like: Literal["line", "galleon", "frigate", "brig"] | None = None
    letter: Annotated[str, Meta(max_length=1)] = ""
    name: Text = Text()
    calm: Pair | None = None
    fresh: Pair | None = None
    storm: Pair | None = None
    range: Pair | None = None
    shots: Shots | None = None
    hull: Annotated[int, Meta(ge=1, le=20)] | None = None
    pearls: Loads | None = None


class FortChange(Part, frozen=True):
    hull: Annotated[int, Meta(ge=3, le=9)] | None = None
    range: Pair | None = None
    shots: Annotated[int, Meta(ge=0, le=7)] | None = None


class MineChange(Part, frozen=True):
    damage: Annotated[int, Meta(ge=0, le=20)] | None = None
    radius: Annotated[int, Meta(ge=0, le=9)] | None = None


class FortPlan(Part, frozen=True):
    at: str
    id: Word = ""
    name: Text = Text()
    owner: Annotated[int, Meta(ge=0, le=6)] = 0
    damage: Annotated[int, Meta(ge=0, le=9)] = 0
    treasure: Annotated[int, Meta(ge=0, le=24)] = 0
    goal: str = ""
    gap: str = ""
    near: bool = False
    hull: Annotated[int, Meta(ge=3, le=9)] | None = None
    range: Pair | None = None
    shots: Annotated[int, Meta(ge=0, le=7)] | None = None
    kind: Literal["fort", "royal"] = "fort"
    users: Who = "all"
    fires: Who | None = None
    shut: bool = False

    @property
    def called(self) -> str:
        """How goals and events name it."""
        return self.id or self.at


class ShipPlan(Part, frozen=True):
    kind: str
    at: str = ""
    name: Word = ""
    damage: Annotated[int, Meta(ge=0, le=19)] = 0
    load: Annotated[int, Meta(ge=0, le=9)] = 0


class Draft(Part, frozen=True):
    points: Amount
    cost: dict[str, Amount]
    most: dict[str, Amount] = {}
    secret: bool = False


class SeatPlan(Part, frozen=True):
    name: Text = Text()
    ships: tuple[str | ShipPlan, ...] = ()
    start: Word = "own_port"
    mines: Small = 0
    mines_optional: Small = 0
    reefs: Small = 0
    draft: Draft | None = None

    def fleet(self) -> tuple[ShipPlan, ...]:
        return tuple(ShipPlan(ship) if isinstance(ship, str) else ship for ship in self.ships)


class EventShips(Part, frozen=True):
    seat: Seat
    ships: Annotated[tuple[str | ShipPlan, ...], Meta(min_length=1)]
    zone: Word


class EventPlan(Part, frozen=True):
    round: Round
    every: Annotated[int, Meta(ge=0, le=999)] = 0
    ships: EventShips | None = None
    weather: WeatherChange | None = None
    open: str = ""
    shut: str = ""
    treasure: Cells = ()
    say: Text | None = None


class Need(Part, frozen=True):
    """One condition: exactly one of deliver, hold, arrive, exit, sink, survive, points, lost."""

    deliver: Annotated[int, Meta(ge=1, le=24)] | None = None
    to: str = ""
    hold: Annotated[int, Meta(ge=1, le=12)] | tuple[str, ...] | None = None
    rounds: Annotated[int, Meta(ge=0, le=99)] | None = None
    arrive: Annotated[int, Meta(ge=1, le=32)] | None = None
    at: str = ""
    exit: Annotated[int, Meta(ge=1, le=32)] | None = None
    edge: str = ""
    kind: str = ""
    load: Annotated[int, Meta(ge=0, le=9)] = 0
    sink: Annotated[int, Meta(ge=1, le=32)] | str | None = None
    of: Who | None = None
    survive: Round | None = None
    ship: str = ""
    points: Annotated[int, Meta(ge=1, le=999)] | None = None
    lost: Annotated[int, Meta(ge=1, le=32)] | str | None = None


class GoalPlan(Part, frozen=True):
    need: Annotated[tuple[Need, ...], Meta(min_length=1, max_length=6)]
    who: Who = field(default="all", name="for")


class LossPlan(Part, frozen=True):
    when: Annotated[tuple[Need, ...], Meta(min_length=1, max_length=6)]
    who: Who = field(default="all", name="for")


class ArrivePoints(Part, frozen=True):
    at: str
    score: Annotated[tuple[Score, ...], Meta(min_length=1, max_length=32)]
    kind: str = ""


class PointsPlan(Part, frozen=True):
    deliver: Score = 0
    sink: Score | dict[str, Score] = 0
    take: Score | dict[str, Score] = 0
    exit: Score | dict[str, Score] = 0
    lost: Score | dict[str, Score] = 0
    ruin: Score = 0
    storm: Score = 0
    hold: Score = 0
    arrive: ArrivePoints | None = None


class IslandsEach(Part, frozen=True):
    tiles: Annotated[tuple[str, ...], Meta(min_length=1, max_length=24)]
    many: Annotated[int, Meta(ge=1, le=6)] = 1
    apart: Annotated[int, Meta(ge=0, le=20)] = 1
    skip: bool = False


class LayoutPlan(Part, frozen=True):
    """The board, the fleets and the goals for some numbers of players."""

    players: Annotated[tuple[Seat, ...], Meta(min_length=1)]
    size: tuple[Annotated[int, Meta(ge=3, le=60)], Annotated[int, Meta(ge=3, le=60)]]
    id: Word = "main"
    like: Word = ""
    islands: tuple[Island, ...] = ()
    closed: bool = True
    reefs: Cells = ()
    treasure: Cells = ()
    islands_each: IslandsEach | None = None
    zone: dict[str, Cells] = {}
    sides: dict[str, tuple[int, ...]] = {}
    rounds: Annotated[int, Meta(ge=0, le=999)] = 0
    stored: bool = False
    decide: tuple[str, ...] = ("treasure", "first_gain")
    fort: Annotated[tuple[FortPlan, ...], Meta(max_length=12)] = ()
    seat: Annotated[tuple[SeatPlan, ...], Meta(max_length=6)] = ()
    event: Annotated[tuple[EventPlan, ...], Meta(max_length=40)] = ()
    goal: Annotated[tuple[GoalPlan, ...], Meta(max_length=24)] = ()
    loss: Annotated[tuple[LossPlan, ...], Meta(max_length=24)] = ()
    points: PointsPlan = PointsPlan()

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]


class Plan(Part, frozen=True):
    """A whole scenario."""

    game: Literal["admiral"]
    name: Text
    briefing: Text
    layout: Annotated[tuple[LayoutPlan, ...], Meta(min_length=1, max_length=24)]
    format: Literal[2] = 2
    handicap: Text = Text()  # who has the upper hand, where it is not even
    author: Annotated[str, Meta(max_length=60)] = ""
    version: Annotated[int, Meta(ge=1, le=999)] = 1
    source: str = "owner"
    cargo: str | CargoWords = "treasure"
    rules: Rules = Rules()
    weather: Weather = Weather()
    card: dict[str, CardChange] = {}
    fort_card: FortChange = FortChange()
    mine_card: MineChange = MineChange()
    tile: dict[str, Tile] = {}


CARGOES = ("pearl", "chest", "silver", "spice", "treasure")
RUNGS = ("points", "treasure", "sunk", "forts", "ships", "hull", "exits", "arrivals", "first_gain")
CONDITIONS = ("deliver", "hold", "arrive", "exit", "sink", "survive", "points", "lost")
EVENTS = ("ships", "weather", "open", "shut", "treasure", "say")
EDGES = ("N", "E", "S", "W")
DEFAULT_LADDER = ("treasure", "first_gain")


def plan_schema() -> dict[str, object]:
    """The JSON Schema for editors."""
    return dict(msgspec.json.schema(Plan))


def condition_of(need: Need) -> str:
    """Which condition a need is; "" where it is none or several."""
    named = [name for name in CONDITIONS if getattr(need, name) is not None]
    return named[0] if len(named) == 1 else ""


def event_of(event: EventPlan) -> str:
    """What an event brings; "" where it is nothing or several things."""
    named = [name for name in EVENTS if getattr(event, name) not in (None, "", ())]
    return named[0] if len(named) == 1 else ""
