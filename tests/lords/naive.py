"""A second opinion on scoring, as plain as can be: every choice of mercenary numbers, every split of every line.

Works on what a view shows and shares no code with rules/scoring.py, so that the two can be held against each other.
"""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product

from quarterdeck.games.lords.view import LordsView

ANY = tuple(range(1, 10))  # X
SETS = {3: 3, 4: 5}  # rule 56, A1
Ships = dict[tuple[int, int], int]  # (row, column) -> number


def best_score(view: LordsView, seat: int) -> tuple[int, dict[str, int]]:
    """The points of a seat, and the numbers its mercenaries count as; of equal totals the lowest, row by row."""
    own = [ship for ship in view.ships if ship.seat == seat and not ship.burning]
    printed = {mercenary.id: mercenary.numbers or ANY for mercenary in view.mercenaries}
    hired = [ship for ship in own if ship.mercenary]
    commodore = any(ship.mercenary == "commodore" for ship in hired)
    best, chosen = -1, {}
    for numbers in product(*(printed[ship.mercenary] for ship in hired)):
        counts = {ship.cell: ship.number for ship in own} | dict(
            zip((ship.cell for ship in hired), numbers, strict=True)
        )
        ships = {place(cell): number for cell, number in counts.items()}
        points = sum(best_split(line, commodore) for line in lines(ships))
        if points > best:
            best, chosen = points, {ship.cell: counts[ship.cell] for ship in hired}
    return best + bonuses(view, seat) + tokens(view, seat), chosen


def place(cell: str) -> tuple[int, int]:
    return int(cell[1]) - 1, "ABCDEFG".index(cell[0])


def lines(ships: Ships) -> Iterator[tuple[int, ...]]:
    """All rows and columns as seven or six numbers, 0 where no own battle ship lies."""
    for row in range(6):
        yield tuple(ships.get((row, column), 0) for column in range(7))
    for column in range(7):
        yield tuple(ships.get((row, column), 0) for row in range(6))


@cache
def best_split(line: tuple[int, ...], commodore: bool) -> int:
    """The best sum over all ways to cut a line into disjoint combinations and idle ships."""
    if not line:
        return 0
    found = best_split(line[1:], commodore)
    for length in range(3, len(line) + 1):
        worth = combination(line[:length], commodore)
        if worth:
            found = max(found, worth + best_split(line[length:], commodore))
    return found


def combination(numbers: tuple[int, ...], commodore: bool) -> int:
    """What these ships are worth as one combination, 0 if they are none."""
    if 0 in numbers:
        return 0
    steps = {after - before for before, after in pairwise(numbers)}
    if steps == {0} and len(numbers) in SETS:
        return SETS[len(numbers)] + commodore
    if steps in ({1}, {-1}):
        return len(numbers) - 1
    return 0


def bonuses(view: LordsView, seat: int) -> int:
    """Flagship, bulwark, and ships on the other half (rules 59, 60)."""
    own = [ship for ship in view.ships if ship.seat == seat and not ship.burning]
    places = {place(ship.cell) for ship in own}
    points = sum((row < 3) == (seat == 0) for row, _ in places)
    for ship in own:
        if ship.mercenary == "flagship":
            row, column = place(ship.cell)
            points += len(places & {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)})
        if ship.mercenary == "bulwark":
            points += sum(other.shields + bool(other.mercenary) for other in own)
    return points


def tokens(view: LordsView, seat: int) -> int:
    """Victory points less two for each mine (rule 61)."""
    return view.players[seat].points - 2 * view.players[seat].mines
