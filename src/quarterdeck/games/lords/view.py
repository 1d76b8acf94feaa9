"""What one seat may see of a game of Lords of the Seas; the client's types are generated from these structs.

Cells are named A1 to G6, row 1 at the top: row 1 is dark's (seat 1's) own bottom row, row 6 is light's (seat 0's).
"""

from functools import lru_cache

import msgspec

from ..base import TRUTH
from .edition import CELL_EFFECTS, Board, Edition, Half
from .rules import codes, sea
from .rules.placement import fake_is_secret
from .rules.position import Position, Side, Slot
from .rules.sea import CELLS, Cell, cell_name, members
from .rules.ships import Number, have, pile_size
from .words import EFFECTS, PHASES


class ShipView(msgspec.Struct, frozen=True, kw_only=True):
    """A ship on the sea."""

    cell: str
    seat: int
    number: int = 0  # 0: a mercenary
    mercenary: str = ""  # its id, "" for a ship of the fleet
    burning: bool = False
    shields: int = 0  # tokens; a mercenary's permanent shield is not among them


class MineView(msgspec.Struct, frozen=True, kw_only=True):
    """A mine on the sea: "real", "fake", or "unknown" to a seat that cannot tell."""

    cell: str
    kind: str


class MercenaryView(msgspec.Struct, frozen=True, kw_only=True):
    """One of the five mercenaries of this game."""

    id: str
    effect: str
    cost: int
    numbers: tuple[int, ...]  # empty: X, any number
    seat: int = -1  # who bought it; -1: still for hire
    cell: str = ""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What one player has."""

    hand: tuple[int, ...] | None  # None: hidden from this viewer
    hand_size: int
    main_pile: int
    reserve: int
    reserve_known: tuple[int, ...] | None  # after a look into the own reserve
    coins: int
    points: int  # VP tokens
    mines: int  # mine tokens taken, -2 each
    fakes: int  # fake mines taken
    extra_ships: int
    discarded: tuple[int, ...]
    shield_due: bool  # the first player's shield, not yet laid
    arranged: bool  # set-up: has laid out his boards


class HalfView(msgspec.Struct, frozen=True, kw_only=True):
    """How a player's three boards lie, from his left: "square1", "square2", "strip", with side and rotation."""

    boards: tuple[str, str, str]
    sides: tuple[str, str, str]  # "a" or "b"
    rotations: tuple[int, int, int]  # degrees clockwise


class FacesView(msgspec.Struct, frozen=True):
    """Both sides of a board: effects, rows from far to near as its owner sees them unturned."""

    a: tuple[tuple[str, ...], ...]
    b: tuple[tuple[str, ...], ...]


class PrintedView(msgspec.Struct, frozen=True):
    """What is printed on a player's three boards."""

    square1: FacesView
    square2: FacesView
    strip: FacesView


class LordsView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table as one seat sees it."""

    viewer: int
    phase: str  # arrange, change, turn, order, shot, repair, mine, shield, sweep, recruit, fake, after, over
    mover: int  # whose turn it is; -1 when over or both choose
    first_player: int
    turn: int  # 1 to 16
    effects: tuple[str, ...]  # 42 cells row by row from A1: point, straight, diagonal, repair, mine, extra; "" = hidden
    halves: tuple[HalfView | None, HalfView | None]  # None: not yet shown to this viewer
    printed: tuple[PrintedView, PrintedView] | None  # the boards themselves, while they are being laid
    ships: tuple[ShipView, ...]
    mines: tuple[MineView, ...]
    mercenaries: tuple[MercenaryView, ...]
    players: tuple[PlayerView, PlayerView]
    laid: str  # the cell of the ship whose effects are being applied, "" if none
    effect: str  # the effect waiting for a choice, "" if none
    effect_left: int  # how many times it is still to be applied
    recruits: tuple[int, ...]  # what the recruiter may take now, for its owner only
    shield_supply: int
    mine_supply: int
    reconstructed: bool  # whether the components are the reconstructed ones


def view_of(s: Position, seat: int, edition: Edition) -> LordsView:
    """All that a seat may see; WATCHER sees what both may, TRUTH everything."""
    over = s.phase == codes.OVER
    hidden_boards = s.phase == codes.ARRANGE
    return LordsView(
        viewer=seat,
        phase=PHASES[s.phase][0],
        mover=-1 if over or hidden_boards else int(s.mover.seat),
        first_player=int(s.first_player),
        turn=min(s.mover.turns + 1, s.box.turns),
        effects=tuple("" if hidden_boards else EFFECTS.get(int(s.effects[cell]), "") for cell in range(CELLS)),
        halves=_halves(s, seat),
        printed=_printed(edition) if s.phase in (codes.ARRANGE, codes.CHANGE) else None,
        ships=tuple(_ship(s, cell, edition) for cell in members(s.ships())),
        mines=_mines(s, seat),
        mercenaries=tuple(_mercenary(s, Slot(slot), edition) for slot in range(s.slots)),
        players=(_player(s.light, seat), _player(s.dark, seat)),
        laid=cell_name(s.laid) if s.laid >= 0 else "",
        effect=EFFECTS.get(s.task, "") if s.phase not in (codes.TURN, codes.AFTER, codes.OVER) else "",
        effect_left=s.task_left,
        recruits=_recruits(s, seat),
        shield_supply=s.shield_supply - (s.light.shield_due or s.dark.shield_due),  # rule 9: his already
        mine_supply=s.mine_supply,
        reconstructed=edition.reconstructed,
    )


def view_beside(s: Position, seat: int, other: LordsView) -> LordsView:
    """The same with all that is not the viewer's own taken from another seat's view."""
    return msgspec.structs.replace(
        other,
        viewer=seat,
        halves=_halves(s, seat),
        mines=_mines(s, seat),
        players=(_player(s.light, seat), _player(s.dark, seat)),
        recruits=_recruits(s, seat),
    )


@lru_cache(maxsize=4096)  # small tuples; about as many piles as fifty games have
def numbers_in(pile: int) -> tuple[int, ...]:
    """The ships of a pile in rising order."""
    return tuple(number for number in range(1, 10) for _ in range(have(pile, Number(number))))


def knows_tokens(s: Position, seat: int) -> bool:
    """D7, D12: the layer knows which token is the fake; others once it can only be one."""
    return seat in (TRUTH, s.token_seat) or not fake_is_secret(s)


def _sees_boards(s: Position, side: Side, seat: int) -> bool:
    return side.arrangement >= 0 and (s.phase != codes.ARRANGE or seat in (side.seat, TRUTH))


def _halves(s: Position, seat: int) -> tuple[HalfView | None, HalfView | None]:
    light, dark = (_half(side.arrangement) if _sees_boards(s, side, seat) else None for side in (s.light, s.dark))
    return light, dark


@lru_cache(maxsize=6 * 256)  # all that there are
def _half(arrangement: int) -> HalfView:
    boards = tuple(sea.board_at(arrangement, place) for place in range(3))
    names = tuple(("square1", "square2", "strip")[board] for board in boards)
    sides = tuple("ab"[sea.side_of(arrangement, board)] for board in boards)
    turns = tuple(sea.rotation_of(arrangement, board) * 90 for board in boards)
    return HalfView(
        boards=(names[0], names[1], names[2]),
        sides=(sides[0], sides[1], sides[2]),
        rotations=(turns[0], turns[1], turns[2]),
    )


def _printed(edition: Edition) -> tuple[PrintedView, PrintedView]:
    return _print(edition.boards.light), _print(edition.boards.dark)


def _print(half: Half) -> PrintedView:
    return PrintedView(_faces(half.square1), _faces(half.square2), _faces(half.strip))


def _faces(board: Board) -> FacesView:
    sides = [
        tuple(tuple(EFFECTS[CELL_EFFECTS[letter]] for letter in row) for row in side) for side in (board.a, board.b)
    ]
    return FacesView(*sides)


def _ship(s: Position, cell: Cell, edition: Edition) -> ShipView:
    hired = s.slot_at(cell)
    return ShipView(
        cell=cell_name(cell),
        seat=0 if (s.light.battle | s.light.burning) >> cell & 1 else 1,
        number=int(s.number_at(cell)),
        mercenary=edition.mercenary[s.mercenary_in(hired)].id if hired >= 0 else "",
        burning=bool((s.light.burning | s.dark.burning) >> cell & 1),
        shields=s.shields_at(cell),
    )


def _mines(s: Position, seat: int) -> tuple[MineView, ...]:
    return tuple(_mine(s, cell, seat) for cell in members(s.mine))


def _mine(s: Position, cell: Cell, seat: int) -> MineView:
    if not s.token >> cell & 1:
        return MineView(cell=cell_name(cell), kind="real")
    undecided = s.phase in (codes.CHOOSE_MINE, codes.CHOOSE_FAKE) and s.new_tokens >> cell & 1
    if undecided or not knows_tokens(s, seat):
        return MineView(cell=cell_name(cell), kind="unknown")
    return MineView(cell=cell_name(cell), kind="fake" if s.fake >> cell & 1 else "real")


def _mercenary(s: Position, slot: Slot, edition: Edition) -> MercenaryView:
    facts = edition.mercenary[s.mercenary_in(slot)]
    cell = s.hired_at(slot)
    return MercenaryView(
        id=facts.id,
        effect=facts.effect,
        cost=facts.cost,
        numbers=facts.numbers,
        seat=-1 if cell < 0 else 0 if s.light.battle >> cell & 1 else 1,
        cell=cell_name(cell) if cell >= 0 else "",
    )


def _player(side: Side, seat: int) -> PlayerView:
    own = seat in (side.seat, TRUTH)
    return PlayerView(
        hand=numbers_in(side.hand) if own else None,
        hand_size=pile_size(side.hand),
        main_pile=side.main_left,
        reserve=side.reserve_left,
        reserve_known=numbers_in(side.reserve) if own and side.looked else None,
        coins=side.coins,
        points=side.points,
        mines=side.mines,
        fakes=side.fakes,
        extra_ships=side.extra,
        discarded=numbers_in(side.discarded),
        shield_due=side.shield_due,
        arranged=side.arrangement >= 0,
    )


def _recruits(s: Position, seat: int) -> tuple[int, ...]:
    if s.phase != codes.CHOOSE_RECRUIT or seat not in (s.mover.seat, TRUTH):
        return ()
    return tuple(sorted(set(numbers_in(s.mover.reserve))))
