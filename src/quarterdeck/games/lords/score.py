"""Points of Lords of the Seas, itemised for people: as they stand, and at the end."""

from ...engine.state import Seat
from ..base import ScoreItem
from .rules import codes
from .rules.itemise import Combination, itemise
from .rules.position import Position, Side
from .rules.scoring import bulwark_points, cell_of, flagship_points, invaders, owns
from .rules.sea import Cell, cell_name, members


def items(s: Position, seat: int) -> tuple[ScoreItem, ...]:
    """Every point of one seat with its reason; they add up to the total."""
    side = s.side(Seat(seat))
    tally = itemise(s, side)
    found = [_combination(s, side, combination, tally.numbers) for combination in tally.combinations]
    commodore = sum(combination.is_set for combination in tally.combinations)
    if owns(s, side, codes.COMMODORE) and commodore:
        found.append(ScoreItem("commodore", commodore, {"count": commodore}, _cell(s, side, codes.COMMODORE), ("59",)))
    if points := flagship_points(s, side):
        found.append(ScoreItem("flagship", points, {"count": points}, _cell(s, side, codes.FLAGSHIP), ("59", "F8")))
    if points := bulwark_points(s, side):
        found.append(ScoreItem("bulwark", points, {"count": points}, _cell(s, side, codes.BULWARK), ("59", "F7")))
    if points := invaders(s, side):
        found.append(ScoreItem("invaders", points, {"count": points}, _invader_cells(side), ("60",)))
    if side.points:
        found.append(ScoreItem("points", side.points, {"count": side.points}, (), ("61", "24")))
    if side.mines:
        found.append(ScoreItem("mines", -side.mines * s.box.mine_penalty, {"count": side.mines}, (), ("61", "43")))
    return tuple(found)


def _combination(s: Position, side: Side, found: Combination, numbers: dict[int, int]) -> ScoreItem:
    cells = [Cell(cell) for cell in found.cells()]
    shown = "-".join(str(numbers.get(int(cell)) or s.number_at(cell)) for cell in cells)
    args: dict[str, str | int] = {"numbers": shown, "length": found.length, "first": cell_name(cells[0])}
    args["last"] = cell_name(cells[-1])
    names = tuple(cell_name(cell) for cell in cells)
    if not found.is_set:
        return ScoreItem("run", found.points, args, names, ("57",))
    bonus = 1 if owns(s, side, codes.COMMODORE) else 0  # an item of its own
    return ScoreItem("set", found.points - bonus, args, names, ("56", "A1") if found.length == 4 else ("56",))


def _cell(s: Position, side: Side, effect: int) -> tuple[str, ...]:
    return (cell_name(cell_of(s, side, effect)),)


def _invader_cells(side: Side) -> tuple[str, ...]:
    return tuple(cell_name(cell) for cell in members(side.battle & ~side.half()))


def assets(s: Position, seat: int) -> dict[str, int]:
    """What one seat has to play with, besides points."""
    side = s.side(Seat(seat))
    cells = members(side.battle)
    return {
        "ship": len(cells),
        "shield": sum(int(s.shields_at(cell)) for cell in cells),
        "coin": int(side.coins),
        "extra": int(side.extra),
    }
