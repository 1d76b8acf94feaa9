"""Actions of Fleet: the engine's ints, structured values with what each would give, and notation.

take cod        choose a die of the pool          mark kayak      mark a section with the die
coins           take the coins of a 3-coins die   market          sell at the Market
coin            use the die as a coin             salvage   hex   reroll
star casino     mark a section by a star action   decline         give up a star or a second mark
licence  boat   at a [?]                          bonus fish      choose the King Crab bonus
catch  sell     an oyster boat's second fish, or a coin for it
"""

from ...errors import BadNotation, Param
from ..base import Action
from .edition_file import BONUS_KINDS, FACES, PRINTS, SECTIONS
from .rules import codes, dice, fishing, marking
from .rules.coins import cash_value
from .rules.game import FleetState
from .rules.scoring import bonus_value, total
from .words import bonus_word, face_word, section_word

WORDS = {
    codes.AS_COIN: "coin",
    codes.USE_SALVAGE: "salvage",
    codes.MARK_HEX: "hex",
    codes.REROLL: "reroll",
    codes.DECLINE: "decline",
    codes.LICENCE: "licence",
    codes.LAUNCH: "boat",
    codes.CATCH: "catch",
    codes.SELL: "sell",
}
LETTERS = {code: letter for letter, code in PRINTS.items()}


def describe(s: FleetState, action: int) -> Action:
    """The structured form of an engine action, with what it would give."""
    sheet = s.sheet(s.actor)
    if action < codes.SECTIONS:
        by_star = sheet.task == codes.STAR
        word = "star" if by_star else "mark"
        return Action(f"{word} {SECTIONS[action]}", word, _mark_args(s, action), action)
    if action >= codes.BONUS:
        return _describe_bonus(s, action)
    if action >= codes.TAKE:
        face = action - codes.TAKE
        return Action(f"take {FACES[face]}", "take", _take_args(s, face), action)
    if action == codes.CASH:
        word = "market" if sheet.face == codes.MARKET_FACE else "coins"
        return Action(word, word, _gains(s, action), action)
    word = WORDS[action]
    args: dict[str, Param] = {}
    if action in (codes.AS_COIN, codes.SELL, codes.LICENCE, codes.LAUNCH, codes.MARK_HEX):
        args = _gains(s, action)
    if action in (codes.LICENCE, codes.LAUNCH) and sheet.column >= 0:
        args |= {"section": section_word(sheet.column), "level": sheet.level(sheet.column) + 1}
    if action == codes.MARK_HEX:
        args["face"] = face_word(max(sheet.face, 0))
    if action == codes.REROLL:
        args["face"] = face_word(max(sheet.face, 0))
    if action == codes.USE_SALVAGE:
        args["left"] = s.box.salvage_uses - sheet.salvaged
    if action == codes.DECLINE:
        args["second"] = "yes" if sheet.task == codes.SECOND_MARK else "no"
    return Action(word, word, args, action)


def _describe_bonus(s: FleetState, action: int) -> Action:
    which = action - codes.BONUS
    if which >= s.box.bonuses:
        return Action(f"bonus {which + 1}", "bonus", {"bonus": "none", "per": 1, "points": 0}, action)
    kind = bonus_word(int(s.box.bonus_kinds[which]))
    points = int(bonus_value(s.box, s.sheet(s.actor), which))
    args: dict[str, Param] = {"bonus": kind, "per": int(s.box.bonus_per[which]), "points": points}
    return Action(f"bonus {kind}", "bonus", args, action)


# What an action would give: tried on a copy, up to the next decision of the same sheet.


def _gains(s: FleetState, action: int) -> dict[str, Param]:
    """Coins, stars, fish and points that an action brings at once."""
    if s.why_not(action) != 0:
        return {"coins": 0, "stars": 0, "fish": 0, "points": 0}
    trial = s.clone()
    trial.events = []
    sheet = trial.sheet(s.actor)
    points = total(s.box, sheet)
    if action < codes.SECTIONS:
        trial.mark(sheet, action)
    elif action in (codes.LICENCE, codes.LAUNCH):
        marking.choose_either(trial, sheet, action == codes.LICENCE)
    elif action == codes.SELL:
        fishing.settle_second(trial, sheet, True)
    else:
        trial.use(sheet, action)
    return _told(trial, total(s.box, sheet) - points)


def _told(trial: FleetState, points: int) -> dict[str, Param]:
    """What the events of a trial add up to."""
    coins = sum(event.a for event in trial.events or [] if event.code == codes.E_COINS)
    stars = sum(event.c for event in trial.events or [] if event.code == codes.E_COINS)
    fish = sum(event.a for event in trial.events or [] if event.code == codes.E_CAUGHT)
    return {"coins": coins, "stars": stars, "fish": fish, "points": points}


def _mark_args(s: FleetState, section: int) -> dict[str, Param]:
    sheet = s.sheet(s.actor)
    return {"section": section_word(section), **_box_args(s, s.actor, section), **_gains(s, codes.MARK + section)} | (
        {"box": sheet.marked(section) + 1}
    )


def _box_args(s: FleetState, seat: int, section: int) -> dict[str, Param]:
    """What the next box of a section does: `gives`, and how many boxes more until something happens."""
    sheet, box = s.sheet(seat), s.box
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
            **_next(s, seat, section),
        }
    return args | {"gives": "plain" if printed == "-" else _ship_gift(section, printed), **_next(s, seat, section)}


def _ship_gift(section: int, printed: str) -> str:
    if section == codes.CRAB:
        return "bonus" if printed == "L" else "boat"
    return "club" if section == codes.CLUB else "boat"


def _next(s: FleetState, seat: int, section: int) -> dict[str, Param]:
    """How many boxes after the next one an activation follows; 0 where none is left."""
    sheet, box = s.sheet(seat), s.box
    place = sheet.marked(section)
    last = box.size(section) - sheet.crossed(section)
    ahead = [i for i in range(place + 1, last) if box.box(section, i) != codes.PLAIN]
    return {"left": ahead[0] - place if ahead else 0}


def _take_args(s: FleetState, face: int) -> dict[str, Param]:
    """A die with what its plain use would bring."""
    sheet = s.sheet(s.actor)
    nothing: dict[str, Param] = {"coins": 0, "stars": 0, "fish": 0, "points": 0, "left": 0, "level": 0}
    args: dict[str, Param] = {"face": face_word(face), **nothing}
    if face in (codes.HARBOR_FACE, codes.WHARF_FACE):
        return args | {"gives": FACES[face]}
    if face in (codes.THREE_COINS, codes.MARKET_FACE):
        return args | {"gives": "cash", "coins": cash_value(s, sheet, face)}
    if face == codes.SHRIMP and sheet.level(codes.SHRIMP) > 0:
        return args | {"gives": "any", "level": sheet.level(codes.SHRIMP)}
    if not sheet.is_open(face):
        return args | {"gives": "full"}
    trial = s.clone()
    trial.events = []
    taker = trial.sheet(s.actor)
    points = total(s.box, taker)
    taker.face, taker.own = face, True
    dice.use_to_mark(trial, taker, face)
    return args | _box_args(s, s.actor, face) | _told(trial, total(s.box, taker) - points)


# Notation


def parse(s: FleetState, text: str) -> int:
    """The engine action that a text means."""
    words = text.lower().split()
    if not words:
        raise BadNotation("notation-empty")
    if len(words) == 2:
        return _parse_pair(s, *words)
    if len(words) == 1:
        if words[0] in ("coins", "market"):
            return codes.CASH
        for action, word in WORDS.items():
            if words[0] == word:
                return action
    raise BadNotation("fleet-notation", {"given": text[:40]})


def _parse_pair(s: FleetState, verb: str, what: str) -> int:
    if verb in ("mark", "star"):
        return codes.MARK + _among("section", what, SECTIONS)
    if verb == "take":
        return codes.TAKE + _among("face", what, FACES)
    if verb == "bonus":
        kinds = [BONUS_KINDS[int(s.box.bonus_kinds[which])] for which in range(s.box.bonuses)]
        numbers = [str(which + 1) for which in range(codes.ACTIONS - codes.BONUS)]
        return codes.BONUS + (numbers.index(what) if what in numbers else _among("bonus", what, tuple(kinds)))
    raise BadNotation("fleet-notation", {"given": f"{verb} {what}"[:40]})


def _among(kind: str, given: str, expected: tuple[str, ...]) -> int:
    if given not in expected:
        raise BadNotation(f"fleet-{kind}", {"given": given[:20], "expected": ", ".join(expected)})
    return expected.index(given)


def universe() -> range:
    """Every action that can be named."""
    return range(codes.ACTIONS)
