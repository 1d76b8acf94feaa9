"""A sheet drawn with letters: columns, licences and boats to the left, Harbor and Wharf to the right, coins below."""

from msgspec.structs import asdict
from rich.text import Text

from ... import i18n
from ..base import Game
from .edition_file import BUILDINGS, SHIPS, TYPES
from .view import BoatView, FleetView, SectionView, SheetView
from .words import seat_word

MARKED, MARKED_ACTIVE, CROSSED, OPEN = "■", "●", "×", "·"
COIN, STAR, STAR_TAKEN = "●", "☆", "★"
COLUMN_WIDTH = 10  # five columns are 50 of the 80; the longest name has nine letters
NAME_WIDTH = 16  # of a ship or building
SMALL_WIDTH = 48  # of the left half where sections lie on their sides
TRACK_WIDTH = 60  # coin boxes a line


def box_signs(section: SectionView) -> list[str]:
    """A section's boxes from the top: marked, open as printed, crossed out."""
    size = len(section.boxes)
    signs = []
    for place, printed in enumerate(section.boxes):
        if place < section.marked:
            signs.append(MARKED if printed == "-" else MARKED_ACTIVE)
        elif place >= size - section.crossed:
            signs.append(CROSSED)
        else:
            signs.append(OPEN if printed == "-" else printed)
    return signs


def styled(section: SectionView, colour: str) -> list[str]:
    """The signs with the next box to mark standing out."""
    signs = box_signs(section)
    for place, sign in enumerate(signs):
        if place < section.marked:
            signs[place] = f"[{colour}]{sign}[/]"
        elif place == section.marked and sign != CROSSED:
            signs[place] = f"[bold reverse]{sign}[/]"
        else:
            signs[place] = f"[dim]{sign}[/]"
    return signs


def full(game: Game, view: FleetView, sheet: SheetView, colour: str, lang: str) -> list[str]:
    """A sheet at its full size."""
    left = _columns(game, view, sheet, colour, lang)
    right = _ships(game, view, sheet, colour, lang)
    rows = [_headline(game, sheet, colour, lang)]
    width = 5 * COLUMN_WIDTH
    for number in range(max(len(left), len(right))):
        cells = left[number] if number < len(left) else ((" " * width), width)
        beside = right[number] if number < len(right) else ""
        rows.append((cells[0] + " " * (width - cells[1]) + beside).rstrip())
    return [*rows, *_track(game, view, sheet, colour, lang)]


def compact(game: Game, view: FleetView, sheet: SheetView, colour: str, lang: str) -> list[str]:
    """A sheet in short: its figures, its sections in three lines, its boats and coins."""
    rows = [_headline(game, sheet, colour, lang)]
    if sheet.gone:
        return rows
    for names in (TYPES, SHIPS, BUILDINGS):
        parts = [
            f"{i18n.say(lang, game, f'section-{s.name}.short')} {''.join(styled(s, colour))}"
            for s in sheet.sections
            if s.name in names
        ]
        rows.append("  " + " ".join(parts))
    return [*rows, "  " + _holds(game, view, sheet, lang)]


def small(game: Game, view: FleetView, sheet: SheetView, colour: str, lang: str) -> list[str]:
    """A sheet whose sections lie on their sides: boats and Harbor to the left, the Wharf to the right."""
    sections = {section.name: section for section in sheet.sections}
    left = []
    for number, kind in enumerate(TYPES):
        levels = "●" * sheet.licences[number] + "○" * (3 - sheet.licences[number])
        boats = " ".join(
            _boat(sheet, kind, place, view.print.boats[number]) for place in range(view.print.boats[number])
        )
        left.append((sections[kind], f"[{colour}]{levels}[/] {boats}"))
    left += [(sections[name], _note(game, view, sheet, sections[name], lang)) for name in SHIPS]
    right = [(sections[name], _note(game, view, sheet, sections[name], lang)) for name in BUILDINGS]
    rows = [_lying(game, section, note, colour, lang) for section, note in left]
    others = [_lying(game, section, note, colour, lang) for section, note in right]
    lines = []
    for number, (row, width) in enumerate(rows):
        beside = others[number][0] if number < len(others) else ""
        lines.append(f"{row}{' ' * max(SMALL_WIDTH - width, 1)}{beside}".rstrip())
    return [_headline(game, sheet, colour, lang), *lines, *_track(game, view, sheet, colour, lang)]


def _lying(game: Game, section: SectionView, note: str, colour: str, lang: str) -> tuple[str, int]:
    """A section in one line, with its width."""
    name = i18n.say(lang, game, f"section-{section.name}")
    boxes = "".join(styled(section, colour))
    width = NAME_WIDTH + len(section.boxes) + 1 + Text.from_markup(note).cell_len
    return f"{name:<{NAME_WIDTH}}{boxes} {note}", width


def headline(game: Game, view: FleetView, sheet: SheetView, colour: str, lang: str) -> list[str]:
    """A sheet as its points."""
    return [_headline(game, sheet, colour, lang)]


def _holds(game: Game, view: FleetView, sheet: SheetView, lang: str) -> str:
    """Licences and fish by type and ship, and the coins, in one line."""
    parts = []
    for name in (*TYPES, *SHIPS):
        level = f" L{sheet.licences[TYPES.index(name)]}" if name in TYPES and sheet.licences[TYPES.index(name)] else ""
        fish = "".join(" " + _fish(boat) for boat in sheet.boats if boat.kind == name and boat.capacity)
        if level or fish:
            parts.append(i18n.say(lang, game, f"section-{name}.short") + level + fish)
    args = {"coins": sheet.coins, "boxes": view.print.coin_boxes}
    return " · ".join([*parts, i18n.say(lang, game, "text-coins-short", args)])


def _headline(game: Game, sheet: SheetView, colour: str, lang: str) -> str:
    name = i18n.say(lang, game, seat_word(sheet.seat)[1:])
    if sheet.gone:
        return f"[dim]{name}: {i18n.say(lang, game, 'text-gone')}[/]"
    return f"[bold {colour}]{name}[/]  {i18n.say(lang, game, 'text-points', asdict(sheet.points))}"


def _columns(game: Game, view: FleetView, sheet: SheetView, colour: str, lang: str) -> list[tuple[str, int]]:
    """The boat columns row by row, each row with its width: names, boxes, licences, boats."""
    columns = sheet.sections[: len(TYPES)]
    names = [i18n.say(lang, game, f"section-{kind}") for kind in TYPES]
    rows = [_row([f"[bold]{name}[/]" for name in names], [len(name) for name in names])]
    boxes = [styled(column, colour) for column in columns]
    for place in range(max(len(column) for column in boxes)):
        cells = [f"  {column[place]}" if place < len(column) else "" for column in boxes]
        rows.append(_row(cells, [3 if place < len(column) else 0 for column in boxes]))
    levels = ["●" * level + "○" * (3 - level) for level in sheet.licences]
    rows.append(_row([f"[{colour}]{text}[/]" for text in levels], [3] * 5))
    for number in range(max(view.print.boats)):
        texts = [_boat(sheet, kind, number, view.print.boats[i]) for i, kind in enumerate(TYPES)]
        rows.append(_row(texts, [len(text) for text in texts]))
    return rows


def _boat(sheet: SheetView, kind: str, number: int, most: int) -> str:
    """One boat place: its fish and room, or that it is not launched."""
    boats = [boat for boat in sheet.boats if boat.kind == kind]
    if number < len(boats):
        return _fish(boats[number])
    return "▽" if number < most else ""


def _fish(boat: BoatView) -> str:
    return f"▼{boat.fish}/{boat.capacity}" + ("!" if boat.full else "")


def _row(cells: list[str], widths: list[int]) -> tuple[str, int]:
    text = "".join(cell + " " * (COLUMN_WIDTH - width) for cell, width in zip(cells, widths, strict=True))
    return text, COLUMN_WIDTH * len(cells)


def _ships(game: Game, view: FleetView, sheet: SheetView, colour: str, lang: str) -> list[str]:
    """Harbor and Wharf, a line each ship and building."""
    rows = [f"[bold]{i18n.say(lang, game, 'text-harbor')}[/]"]
    for section in sheet.sections[len(TYPES) :]:
        if section.name == BUILDINGS[0]:
            rows.append(f"[bold]{i18n.say(lang, game, 'text-wharf')}[/]")
        name = i18n.say(lang, game, f"section-{section.name}")
        note = _note(game, view, sheet, section, lang)
        rows.append(f"{name:<{NAME_WIDTH}}{''.join(styled(section, colour))} {note}".rstrip())
    return rows


def _note(game: Game, view: FleetView, sheet: SheetView, section: SectionView, lang: str) -> str:
    """What stands beside a ship or building: fish, bonus, uses, hexes, whether it works."""
    if section.name in SHIPS:
        boats = [_fish(boat) if boat.capacity else "▼" for boat in sheet.boats if boat.kind == section.name]
        bonus = i18n.say(lang, game, f"bonus-{sheet.bonus}.short") if section.name == "crab" and sheet.bonus else ""
        return " ".join([*boats, bonus]).strip()
    works = "✓" if section.built else ""
    if section.name == "salvage":
        left = view.print.salvage_uses - sheet.salvage_used
        return works + " " + STAR_TAKEN * sheet.salvage_used + STAR * left
    if section.name == "buffet":
        hexes = ["⬢" if kind in sheet.hexes else "⬡" for kind in TYPES]
        return works + " " + "".join(hexes)
    return works


def _track(game: Game, view: FleetView, sheet: SheetView, colour: str, lang: str) -> list[str]:
    """The coin track with its stars, and what the Market pays."""
    signs = []
    for box in range(1, view.print.coin_boxes + 1):
        star, passed = box in view.print.stars, box <= sheet.coins
        if box in sheet.crossed_stars:
            signs.append(CROSSED)
        elif passed:
            signs.append(f"[{colour}]{STAR_TAKEN if star else COIN}[/]")
        else:
            signs.append(STAR if star else f"[dim]{OPEN}[/]")
    args = {"coins": sheet.coins, "boxes": view.print.coin_boxes, "market": sheet.market, "fish": sheet.fish}
    rows = ["".join(signs[at : at + TRACK_WIDTH]) for at in range(0, len(signs), TRACK_WIDTH)]
    return [*rows, i18n.say(lang, game, "text-coins", args)]
