"""What one seat may see of a game of Lords of the Seas; the client's types are generated from these structs.

Cells are named A1 to G6, row 1 at the top: row 1 is dark's (seat 1's) own bottom row, row 6 is light's (seat 0's).
"""

import msgspec


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


class LordsView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table as one seat sees it."""

    viewer: int
    phase: str  # arrange, change, turn, order, shot, repair, mine, shield, sweep, recruit, fake, after, over
    mover: int  # whose turn it is; -1 when over or both choose
    first_player: int
    turn: int  # 1 to 16
    effects: tuple[str, ...]  # 42 cells row by row from A1: point, straight, diagonal, repair, mine, extra; "" = hidden
    halves: tuple[HalfView | None, HalfView | None]  # None: not yet shown to this viewer
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
