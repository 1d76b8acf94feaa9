"""What anybody may see of a game of Fleet: everything but the dice to come. The client's types come from these structs.

Sections: shrimp, cod, lobster, swordfish, oyster; crab, club, research, barge, kayak; casino, bank, salvage, tackle,
cannery, smokehouse, pub, buffet. Boxes are counted from the top, as printed: - plain, L licence, B boat, ? either,
A activation; marks grow from the top, Captain Ruth's crosses from the bottom.
"""

import msgspec
from mypy_extensions import i64

from .edition_file import FACES, SECTIONS, SHIPS, TYPES, Edition
from .rules import codes, scoring
from .rules.codes import Face, Section, Slot
from .rules.coins import cash_value
from .rules.game import FleetState
from .rules.pool import dice_of
from .rules.sheet import Sheet
from .words import STEPS, TASKS, bonus_word


class SectionView(msgspec.Struct, frozen=True, kw_only=True):
    """One section of a sheet."""

    name: str
    boxes: str
    marked: int
    crossed: int
    built: bool = False  # a building that works


class BoatView(msgspec.Struct, frozen=True, kw_only=True):
    """A launched boat; a Research Vessel has no room for fish."""

    kind: str  # the section that launched it
    fish: int
    capacity: int
    full: bool
    vp: int


class HeadsView(msgspec.Struct, frozen=True, kw_only=True):
    """The points as they stand, by head."""

    fish: int
    boats: int
    licences: int
    buildings: int
    bonus: int
    total: int


class BonusView(msgspec.Struct, frozen=True, kw_only=True):
    """A King Crab bonus: what it counts, divided by, and who holds it (-1: nobody)."""

    kind: str
    per: int
    holder: int


class SheetView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's sheet and the work open on it."""

    seat: int
    gone: bool
    sections: tuple[SectionView, ...]
    licences: tuple[int, int, int, int, int]
    boats: tuple[BoatView, ...]
    coins: int  # boxes of the coin track that are behind the player
    crossed_stars: tuple[int, ...]  # coin boxes whose star Captain Ruth has crossed out
    hexes: tuple[str, ...]
    salvage_used: int
    bonus: str  # the King Crab bonus held, "" for none
    fish: int
    market: int  # coins that the Market would pay now
    points: HeadsView
    task: str  # idle, take, use, second, star, either, bonus, oyster
    waits: bool  # has something to choose, but an earlier seat is not ready
    die: str  # the face in hand, "" for none
    own_die: bool
    stars: int  # star actions owed


class RuthView(msgspec.Struct, frozen=True, kw_only=True):
    """Captain Ruth in a solo game: the sections of her tokens, and whether she is first this round."""

    boat: str
    harbor: str
    wharf: str
    first: bool


class PrintView(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on every sheet beside the sections."""

    boats: tuple[int, int, int, int, int]  # how many of each type
    capacity: dict[str, int]  # of the largest boat
    capacities: dict[str, tuple[int, ...]]  # of each, in the order in which they are launched
    oyster_capacity: tuple[int, ...]  # with 0 to 3 licences
    coin_boxes: int
    stars: tuple[int, ...]
    market: tuple[tuple[int, int], ...]  # fish, coins
    building_vp: dict[str, int]
    hex_vp: tuple[int, ...]
    salvage_uses: int
    cod_coins: tuple[int, int, int]  # at a launch, by licence level
    lobster_coins: tuple[tuple[tuple[int, int], ...], ...]  # at income, by licence level: boats, coins
    boat_die: tuple[str, ...]
    town_die: tuple[str, ...]


class FleetView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table."""

    viewer: int
    round: int
    rounds: int
    step: str  # start, boat, boat-shared, income, fishing, town, town-shared, over
    first_player: int
    mover: int  # whose die it is; -1 when several decide at once or it is over
    pool: tuple[str, ...]
    shared: str  # the face that everybody uses, "" for none
    sheets: tuple[SheetView, ...]
    bonuses: tuple[BonusView, ...]
    ruth: RuthView | None
    print: PrintView
    reconstructed: bool  # whether the sheet is the reconstructed one


def view_of(s: FleetState, seat: int, edition: Edition) -> FleetView:
    """The table; the same for everybody but for `viewer`."""
    in_turn = s.step in (codes.BOAT, codes.TOWN)
    return FleetView(
        viewer=seat,
        round=s.round,
        rounds=s.rounds(),
        step=STEPS[s.step],
        first_player=int(s.first),
        mover=s.to_move() if in_turn else -1,
        pool=tuple(name for face, name in enumerate(FACES) for _ in range(dice_of(s.pool, Face(face)))),
        shared=FACES[s.shared] if s.shared >= 0 else "",
        sheets=tuple(sheet_view(s, owner, edition) for owner in range(s.seats)),
        bonuses=tuple(_bonus(s, which) for which in range(s.box.bonuses)),
        ruth=_ruth(s) if s.solo else None,
        print=_print(edition),
        reconstructed=edition.reconstructed,
    )


def sheet_view(s: FleetState, seat: int, edition: Edition) -> SheetView:
    """One sheet."""
    sheet = s.sheets[seat]
    levels = [sheet.level(Section(kind)) for kind in range(codes.TYPES)]
    return SheetView(
        seat=seat,
        gone=not s.in_game(sheet.seat),
        sections=tuple(_section(sheet, Section(section), edition) for section in range(codes.SECTIONS)),
        licences=(levels[0], levels[1], levels[2], levels[3], levels[4]),
        boats=_boats(s, sheet),
        coins=sheet.coin,
        crossed_stars=tuple(box for i, box in enumerate(edition.coins.stars) if sheet.crossed_stars >> i & 1),
        hexes=tuple(name for kind, name in enumerate(TYPES) if sheet.hexes >> kind & 1),
        salvage_used=sheet.salvaged,
        bonus=bonus_word(s.box, sheet.bonus) if sheet.bonus >= 0 else "",
        fish=sheet.catch,
        market=cash_value(s, sheet, codes.MARKET_FACE),
        points=heads(s, sheet),
        task=TASKS[sheet.task][0],
        waits=sheet.task != codes.IDLE and sheet.choices == 0,
        die=FACES[sheet.face] if sheet.face >= 0 else "",
        own_die=bool(sheet.own),
        stars=sheet.stars,
    )


def heads(s: FleetState, sheet: Sheet) -> HeadsView:
    """The points of a sheet under the five heads (F8.9)."""
    return HeadsView(
        fish=sheet.catch,
        boats=scoring.boat_points(s.box, sheet),
        licences=scoring.licence_points(s.box, sheet),
        buildings=scoring.building_points(s.box, sheet),
        bonus=scoring.bonus_points(s.box, sheet),
        total=scoring.total(s.box, sheet),
    )


def _section(sheet: Sheet, section: Section, edition: Edition) -> SectionView:
    return SectionView(
        name=SECTIONS[section],
        boxes=edition.boxes(section),
        marked=sheet.marked(section),
        crossed=sheet.crossed(section),
        built=bool(sheet.works(section)),
    )


def _boats(s: FleetState, sheet: Sheet) -> tuple[BoatView, ...]:
    afloat = [
        BoatView(
            kind=slot_kind(slot),
            fish=sheet.fish(slot),
            capacity=sheet.capacity(s.box, slot),
            full=bool(sheet.full >> slot & 1),
            vp=int(s.box.boat_vp[slot]),
        )
        for slot in map(Slot, range(codes.BOATS))
        if sheet.afloat >> slot & 1
    ]
    vessel = BoatView(kind="research", fish=0, capacity=0, full=False, vp=s.box.research_vp)
    return (*afloat, *(vessel,) * sheet.research)


def slot_kind(slot: i64) -> str:
    """The section that launches a boat slot."""
    if slot < codes.CRAB_BOAT:
        return TYPES[slot // codes.BOATS_A_TYPE]
    return SHIPS[0] if slot == codes.CRAB_BOAT else SHIPS[3] if slot == codes.BARGE_BOAT else SHIPS[4]


def _bonus(s: FleetState, which: int) -> BonusView:
    holders = [seat for seat in range(s.seats) if s.sheets[seat].bonus == which]
    return BonusView(
        kind=bonus_word(s.box, which), per=int(s.box.bonus_per[which]), holder=holders[0] if holders else -1
    )


def _ruth(s: FleetState) -> RuthView:
    tokens = [SECTIONS[token] for token in (s.boat_token, s.harbor_token, s.wharf_token)]
    return RuthView(boat=tokens[0], harbor=tokens[1], wharf=tokens[2], first=s.round % 2 == 0 and s.round > 0)


def _print(edition: Edition) -> PrintView:
    boats = [edition.column[kind].boats for kind in TYPES]
    each = {kind: edition.capacities(kind) for kind in TYPES if kind != "oyster"}
    each |= {"crab": (edition.harbor.crab.capacity,), "barge": (edition.harbor.barge.capacity,)}
    each["kayak"] = edition.kayak_capacities()
    return PrintView(
        boats=(boats[0], boats[1], boats[2], boats[3], boats[4]),
        capacity={kind: max(fish, default=0) for kind, fish in each.items()},
        capacities=each,
        oyster_capacity=edition.oyster_capacity(),
        coin_boxes=edition.coins.boxes,
        stars=edition.coins.stars,
        market=edition.market.steps,
        building_vp={name: building.vp for name, building in edition.wharf.items()},
        hex_vp=edition.wharf["buffet"].hex_vp,
        salvage_uses=edition.wharf["salvage"].uses,
        cod_coins=edition.licences.cod,
        lobster_coins=edition.licences.lobster,
        boat_die=edition.dice.boat,
        town_die=edition.dice.town,
    )
