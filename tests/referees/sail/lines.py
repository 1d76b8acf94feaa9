"""Line tactics, L74-L81: who is in which line, and how lines close up and split. Sailing as a line is in sailing.py."""

from .pieces import Cell, Ship, beyond, course_to
from .table import Table


def set_lines(t: Table, line: list[Ship], *parts: list[Ship]) -> None:
    """A line becomes these parts; those of a single ship are none (A124). The first part stays the same line."""
    at = t.lines.index(line)
    kept = [part for part in parts if len(part) > 1]
    line[:] = kept[0] if kept else []
    t.lines[at : at + 1] = [line, *kept[1:]] if kept else []


def split_off(t: Table, ship: Ship) -> None:
    """A81: a member leaves where it stands; the parts go on as lines."""
    line = t.line_of(ship)
    if line is not None:
        at = line.index(ship)
        set_lines(t, line, line[:at], line[at + 1 :])


def lose(t: Table, ship: Ship, cell: Cell) -> None:
    """L78, A78-A80: a member is lost from its cell; from the middle those behind move up at once."""
    line = t.line_of(ship)
    if line is None:
        return
    at = line.index(ship)
    front, rear = line[:at], line[at + 1 :]
    if front and rear and t.is_free(cell):
        close_up(rear, cell)
        set_lines(t, line, front + rear)
    else:
        set_lines(t, line, front, rear)


def close_up(rear: list[Ship], cell: Cell) -> None:
    """A79, A124: each along the track into the cell before it, heading the way it moved."""
    for ship in rear:
        left = ship.at
        ship.course = course_to(left, cell)
        ship.cell, cell = cell, left


def reunite(t: Table, front: list[Ship], rear: list[Ship], cell: Cell) -> None:
    """L80: who was behind a member that has left closes up."""
    close_up(rear, cell)
    t.lines = [line for line in t.lines if line[0] not in (front[0], rear[0])]
    t.lines.append(front + rear)


def may_dissolve(line: list[Ship]) -> bool:
    """A126: not one that was formed this turn."""
    return not any(ship.lined_up for ship in line)


def dissolve(t: Table, line: list[Ship]) -> None:
    """A126: headings stay."""
    t.lines.remove(line)


def may_line_up(t: Table, ship: Ship) -> bool:
    """A125: own, in no line, not frozen."""
    barred = {"frozen", "no-act"} & ship.marks
    return ship.owner == t.active and t.line_of(ship) is None and not barred


def row_from(t: Table, head: Ship, course: int) -> list[Ship]:
    """Own single ships without a gap from a head, in the direction of the tail."""
    row = [head]
    while (ship := t.ship_at(beyond(row[-1].at, course))) is not None and may_line_up(t, ship):
        row.append(ship)
    return row


def formations(t: Table) -> dict[tuple[int, int], list[Ship]]:
    """A71: every straight gap-free row of own ships, by head and tail."""
    found = {}
    for head in t.fleet(t.active):
        if may_line_up(t, head):
            for course in range(8):
                row = row_from(t, head, course)
                for many in range(2, len(row) + 1):
                    found[head.id, row[many - 1].id] = row[:many]
    return found


def form(t: Table, row: list[Ship]) -> None:
    """L76, A71: all turn one way, behind the first; all have acted."""
    course = course_to(row[1].at, row[0].at)
    for ship in row:
        ship.course = course
    t.lines.append(list(row))
    count_as_acted(row)


def count_as_acted(line: list[Ship]) -> None:
    """A125: also who had not acted; the line moves from the next turn on (L77)."""
    for ship in line:
        ship.marks.add("acted")
        ship.lined_up = True


def joinings(t: Table) -> dict[tuple[int, int], tuple[list[Ship], list[Ship]]]:
    """A72, A125: who may join which line, at its tail or before its leader, by the ships that meet."""
    found = {}
    for line in t.lines:
        if line[0].owner != t.active or any("frozen" in ship.marks for ship in line):
            continue
        for ship in t.fleet(t.active):
            own = t.line_of(ship)
            if own is line or not (may_line_up(t, ship) or (own and own[0] is ship)):
                continue
            unit = own or [ship]
            if ship.at == beyond(line[-1].at, line[-1].course + 4 & 7):
                found[ship.id, line[-1].id] = (unit, line)
            elif own is None and ship.at == line[0].ahead:
                found[ship.id, line[0].id] = (unit, line)
    return found


def join(t: Table, unit: list[Ship], line: list[Ship], before: bool) -> None:
    """The unit is of the line now; everybody in it has acted."""
    if len(unit) > 1:
        t.lines.remove(unit)
    if before:
        unit[0].course = line[0].course
        line[:0] = unit
    else:
        unit[0].course = course_to(unit[0].at, line[-1].at)
        line += unit
    count_as_acted(line)
