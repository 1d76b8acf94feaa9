"""What an action would give, beside its name: tried on a copy, up to the next decision of the same sheet."""

from ...engine.actions import act_on
from ...errors import Param
from .edition_file import FACES, PRINTS
from .rules import codes, derived, dice
from .rules.codes import Bonus, Face, Section
from .rules.coins import cash_value
from .rules.game import FleetState
from .rules.legal import uses_of
from .rules.scoring import bonus_value, total
from .words import bonus_args, bonus_word, face_word, section_word

INSTEAD = {codes.USE_SALVAGE: "salvage", codes.MARK_HEX: "hex", codes.REROLL: "reroll"}
LETTERS = {code: letter for letter, code in PRINTS.items()}


def at_once(s: FleetState, action: int) -> dict[str, Param]:
    """Coins, stars, fish and points that an action brings at once."""
    if s.why_not(action) != 0:
        return {"coins": 0, "stars": 0, "fish": 0, "points": 0}
    trial = s.clone()
    trial.events = []
    points = total(s.box, trial.own())
    derived.apply(trial, action)
    return _told(trial, total(s.box, trial.own()) - points)


def _told(trial: FleetState, points: int) -> dict[str, Param]:
    """What the events of a trial add up to."""
    coins = sum(event.a for event in trial.events or [] if event.code == codes.E_COINS)
    stars = sum(event.c for event in trial.events or [] if event.code == codes.E_COINS)
    fish = sum(event.a for event in trial.events or [] if event.code == codes.E_CAUGHT)
    return {"coins": coins, "stars": stars, "fish": fish, "points": points}


def of_mark(s: FleetState, number: int) -> dict[str, Param]:
    section = Section(number)
    given = _box_args(s, section) | at_once(s, act_on(codes.MARK, section))
    return given | {"section": section_word(section), "box": s.own().marked(section) + 1}


def _box_args(s: FleetState, section: Section) -> dict[str, Param]:
    """What the next box of a section does: `gives`, and how many boxes more until something happens."""
    sheet, box = s.own(), s.box
    size, place = box.size(section), sheet.marked(section)
    args: dict[str, Param] = {"left": size - sheet.crossed(section) - place - 1, "level": 0, "gives": "full"}
    if not sheet.is_open(section):
        return args
    if section >= codes.CASINO:
        return args | {"gives": "built" if args["left"] == 0 else "part"}
    printed = LETTERS[box.box(section, place)]
    if section < codes.TYPES:
        args["level"] = sheet.level(section) + 1
        return args | {
            "gives": {"-": "plain", "L": "licence", "B": "boat", "?": "either"}[printed],
            **_next(s, section),
        }
    return args | {"gives": "plain" if printed == "-" else _ship_gift(section, printed), **_next(s, section)}


def _ship_gift(section: Section, printed: str) -> str:
    if section == codes.CRAB:
        return "bonus" if printed == "L" else "boat"
    return "club" if section == codes.CLUB else "boat"


def _next(s: FleetState, section: Section) -> dict[str, Param]:
    """How many boxes after the next one an activation follows; 0 where none is left."""
    sheet, box = s.own(), s.box
    place = sheet.marked(section)
    last = box.size(section) - sheet.crossed(section)
    ahead = [i for i in range(place + 1, last) if box.box(section, i) != codes.PLAIN]
    return {"left": ahead[0] - place if ahead else 0}


def of_die(s: FleetState, number: int) -> dict[str, Param]:
    """A die with what its plain use would bring."""
    face, sheet = Face(number), s.own()
    nothing: dict[str, Param] = dict.fromkeys(("coins", "stars", "fish", "points", "left", "level"), 0)
    args: dict[str, Param] = {"face": face_word(face), "instead": "none", **nothing}
    if face in (codes.HARBOR_FACE, codes.WHARF_FACE):
        within = codes.HARBOR if face == codes.HARBOR_FACE else codes.WHARF
        return args | ({"gives": FACES[face]} if sheet.open & within else _nothing_to_mark(s, face))
    if face in (codes.THREE_COINS, codes.MARKET_FACE):
        return args | {"gives": "cash", "coins": cash_value(s, sheet, face)}
    section = Section(face)
    if section == codes.SHRIMP and sheet.level(section) > 0 and sheet.open & codes.COLUMNS:
        second = sheet.level(section) == 3 and open_boxes(s, codes.COLUMNS) == 1  # Q37: its second mark is lost
        return args | {"gives": "any", "level": 2 if second else sheet.level(section)}
    if not sheet.is_open(section):
        return args | _nothing_to_mark(s, face)
    trial = s.clone()
    trial.events = []
    taker = trial.own()
    points = total(s.box, taker)
    taker.face, taker.own = face, True
    dice.use_to_mark(trial, taker, section)
    return args | _box_args(s, section) | _told(trial, total(s.box, taker) - points)


def open_boxes(s: FleetState, sections: int) -> int:
    """How many boxes of these sections are open."""
    sheet, within = s.own(), [Section(n) for n in range(codes.SECTIONS) if sections >> n & 1]
    return sum(int(s.box.size(section) - sheet.marked(section) - sheet.crossed(section)) for section in within)


def _nothing_to_mark(s: FleetState, face: Face) -> dict[str, Param]:
    """A die whose section is full serves as a coin; `instead` is what else it could do (Q28)."""
    trial = s.clone()
    taker = trial.own()
    taker.face, taker.own = face, True
    uses = int(uses_of(trial, taker))
    ways = [word for kind, word in INSTEAD.items() if uses >> kind & 1]
    return {"gives": "full", "instead": ways[0] if len(ways) == 1 else "several" if ways else "none"}


def of_either(s: FleetState, kind: int) -> dict[str, Param]:
    """A licence or a boat of the column that is asked about."""
    sheet = s.own()
    if sheet.column < 0:
        return at_once(s, kind)
    return at_once(s, kind) | {"section": section_word(sheet.column), "level": sheet.level(sheet.column) + 1}


def of_bonus(s: FleetState, which: int) -> dict[str, Param]:
    if which >= s.box.bonuses:
        return {**bonus_args("none"), "per": 1, "points": 0}
    points = int(bonus_value(s.box, s.own(), Bonus(which)))
    return {**bonus_args(bonus_word(s.box, which)), "per": int(s.box.bonus_per[which]), "points": points}


def of_face(s: FleetState) -> dict[str, Param]:
    return {"face": face_word(max(s.own().face, 0))}
