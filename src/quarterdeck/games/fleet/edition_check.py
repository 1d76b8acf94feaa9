"""Everything in an edition file that could not be played with, each mistake as a line."""

from collections.abc import Iterable
from itertools import pairwise

from ..base import Line
from . import edition_file as ed
from .rules.components import MOST_BOXES

BOX_LIMIT = int(MOST_BOXES)


def mistakes(edition: ed.Edition) -> list[Line]:
    """All mistakes of a file whose fields are there and of the right kind."""
    missing = [*_missing("column", edition.column, ed.TYPES), *_missing("wharf", edition.wharf, ed.BUILDINGS)]
    if missing:
        return missing
    found = [*_sources(edition), *_figures(edition), *_dice(edition), *_tables(edition)]
    for kind in ed.TYPES:
        found += _column(edition, kind)
    return [*found, *_harbor(edition), *_coins(edition)]


def _missing(table: str, given: Iterable[str], expected: tuple[str, ...]) -> list[Line]:
    keys = set(given)
    found = [Line("error-edition-missing", {"key": f"{table}.{name}"}) for name in expected if name not in keys]
    unknown = sorted(keys - set(expected))
    args = {"expected": ", ".join(expected)}
    return found + [Line("error-edition-unknown", {"key": f"{table}.{name}", **args}) for name in unknown]


def _sources(edition: ed.Edition) -> list[Line]:
    expected = ", ".join(ed.SOURCES)
    return [
        Line("error-edition-source", {"key": key, "given": part.source, "expected": expected})
        for key, part in edition.parts().items()
        if part.source not in ed.SOURCES
    ]


def _figures(edition: ed.Edition) -> list[Line]:
    crab, coins, harbor = edition.harbor.crab, edition.coins, edition.harbor
    limits: dict[str, tuple[int, int, int]] = {  # marks have 6 bits, a boat's fish 4, points 8
        "rounds.players": (edition.rounds.players, 1, 30),
        "rounds.solo": (edition.rounds.solo, 1, 30),
        "licences.second_coins": (edition.licences.second_coins, 0, 20),
        "harbor.crab.capacity": (crab.capacity, 1, 15),
        "harbor.crab.boat_vp": (crab.boat_vp, 0, 50),
        "harbor.crab.licence_vp": (crab.licence_vp, 0, 50),
        "harbor.crab.bonus_cap": (crab.bonus_cap, 0, 99),
        "harbor.research.boat_vp": (harbor.research.boat_vp, 0, 50),
        "harbor.barge.capacity": (harbor.barge.capacity, 1, 15),
        "harbor.barge.boat_vp": (harbor.barge.boat_vp, 0, 50),
        "harbor.kayak.boat_vp": (harbor.kayak.boat_vp, 0, 50),
        "wharf.salvage.uses": (edition.wharf["salvage"].uses, 0, 20),
        "wharf.tackle.coins": (edition.wharf["tackle"].coins, 1, 20),
        "wharf.smokehouse.coins": (edition.wharf["smokehouse"].coins, 0, 20),
        "wharf.cannery.coins": (edition.wharf["cannery"].coins, 0, 20),
        "coins.boxes": (coins.boxes, 1, ed.MOST_COINS),
        "coins.income": (coins.income, 0, 20),
        "coins.face": (coins.face, 1, 20),
        "coins.die": (coins.die, 1, 20),
    }
    for name in ed.BUILDINGS:
        limits[f"wharf.{name}.boxes"] = (edition.wharf[name].boxes, 1, BOX_LIMIT)
        limits[f"wharf.{name}.vp"] = (edition.wharf[name].vp, 0, 50)
    for kind in ed.TYPES:
        column = edition.column[kind]
        limits[f"column.{kind}.boats"] = (column.boats, 1, 4)
        limits[f"column.{kind}.third_licence_vp"] = (column.third_licence_vp, 0, 50)
    return _beyond(limits)


def _beyond(limits: dict[str, tuple[int, int, int]]) -> list[Line]:
    return [
        Line("error-edition-figure", {"key": key, "given": given, "low": low, "high": high})
        for key, (given, low, high) in limits.items()
        if not low <= given <= high
    ]


def _dice(edition: ed.Edition) -> list[Line]:
    found = []
    for key, faces, expected in (
        ("dice.boat", edition.dice.boat, ed.BOAT_FACES),
        ("dice.town", edition.dice.town, ed.TOWN_FACES),
    ):
        if not 1 <= len(faces) <= ed.MOST_SIDES:
            found += _beyond({key: (len(faces), 1, ed.MOST_SIDES)})
        for face in sorted(set(faces) - set(expected)):
            found.append(Line("error-edition-face", {"key": key, "given": face, "expected": ", ".join(expected)}))
    if set(edition.dice.boat) <= {"coins"}:
        found.append(Line("error-edition-start"))
    return found


def _tables(edition: ed.Edition) -> list[Line]:
    """Steps rise, and every figure of a table can be held."""
    found = []
    tables = {f"licences.lobster[{level}]": steps for level, steps in enumerate(edition.licences.lobster)}
    tables["market.steps"] = edition.market.steps
    for key, steps in tables.items():
        if not steps or any(a[0] >= b[0] for a, b in pairwise(steps)):
            found.append(Line("error-edition-steps", {"key": key}))
        found += _beyond({f"{key}[{i}]": (coins, 0, 50) for i, (_, coins) in enumerate(steps)})
    found += _beyond({f"licences.cod[{i}]": (coins, 0, 20) for i, coins in enumerate(edition.licences.cod)})
    hex_vp = edition.wharf["buffet"].hex_vp
    found += _beyond({"wharf.buffet.hex_vp": (len(hex_vp), 5, 5)})
    found += _beyond({f"wharf.buffet.hex_vp[{i}]": (vp, 0, 99) for i, vp in enumerate(hex_vp)})
    if list(edition.titles.floors) != sorted(set(edition.titles.floors), reverse=True):
        found.append(Line("error-edition-titles"))
    return found


def _boxes(key: str, boxes: str, letters: str) -> list[Line]:
    if unknown := sorted(set(boxes) - set(letters)):
        given = " ".join(unknown)
        return [Line("error-edition-box", {"key": key, "given": given, "expected": " ".join(letters)})]
    return _beyond({key: (len(boxes), 1, BOX_LIMIT)})


def _column(edition: ed.Edition, kind: str) -> list[Line]:
    column, key = edition.column[kind], f"column.{kind}"
    found = _boxes(f"{key}.boxes", column.boxes, "-LB?")
    if sorted(column.boxes[:3]) != sorted("-LB"):
        found.append(Line("error-edition-column-start", {"key": f"{key}.boxes"}))
    if len(column.boat_vp) != column.boats:
        found.append(Line("error-edition-boat-vp", {"key": key, "boats": column.boats, "given": len(column.boat_vp)}))
    found += _beyond({f"{key}.boat_vp[{i}]": (vp, 0, 50) for i, vp in enumerate(column.boat_vp)})
    found += _capacity(f"{key}.capacity", column.capacity, 4 if kind == "oyster" else column.boats)
    if kind == "oyster" and isinstance(column.capacity, tuple) and list(column.capacity) != sorted(column.capacity):
        found.append(Line("error-edition-shrinks", {"key": f"{key}.capacity"}))
    return found


def _capacity(key: str, given: int | tuple[int, ...], many: int) -> list[Line]:
    """One figure for all boats, or one each; of oyster boats one a level."""
    if isinstance(given, int):
        return _beyond({key: (given, 1, 15)})
    if len(given) != many:
        return [Line("error-edition-capacity", {"key": key, "given": len(given), "expected": many})]
    return _beyond({f"{key}[{i}]": (fish, 1, 15) for i, fish in enumerate(given)})


def _harbor(edition: ed.Edition) -> list[Line]:
    harbor = edition.harbor
    found = _boxes("harbor.crab.boxes", harbor.crab.boxes, "-LB")
    plain = harbor.crab.boxes.replace("-", "")
    if plain != "LB":
        found.append(Line("error-edition-crab"))
    for ship, least, most in (("club", 0, BOX_LIMIT), ("research", 0, 15), ("barge", 1, 1), ("kayak", 0, 8)):
        boxes = str(getattr(harbor, ship).boxes)
        found += _boxes(f"harbor.{ship}.boxes", boxes, "-A")
        found += _beyond({f"harbor.{ship}.boxes (A)": (boxes.count("A"), least, most)})
    found += _capacity("harbor.kayak.capacity", harbor.kayak.capacity, harbor.kayak.boxes.count("A"))
    return found + _bonuses(harbor.crab.bonuses)


def _bonuses(bonuses: tuple[str, ...]) -> list[Line]:
    found = _beyond({"harbor.crab.bonuses": (len(bonuses), 1, ed.MOST_BONUSES)})
    seen = set()
    counted = [kind for kind in ed.BONUS_KINDS if kind != "club"]  # which has no boats
    for text in bonuses:
        kind, _, per = text.partition("/")
        proper = per.isascii() and per.isdecimal() and 1 <= int(per[:4]) <= 60
        if kind not in counted or kind in seen or not proper:
            expected = ", ".join(f"{name}/1" for name in counted)
            found.append(Line("error-edition-bonus", {"given": text[:20], "expected": expected}))
        seen.add(kind)
    return found


def _coins(edition: ed.Edition) -> list[Line]:
    stars = edition.coins.stars
    found = _beyond({"coins.stars": (len(stars), 0, ed.MOST_STARS)})
    if list(stars) != sorted(set(stars)) or any(not 1 <= star <= edition.coins.boxes for star in stars):
        found.append(Line("error-edition-stars", {"boxes": edition.coins.boxes}))
    return found
