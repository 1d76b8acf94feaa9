"""The tables between the rules' codes and the message ids that say them, with the rules behind each."""

from collections.abc import Callable

from mypy_extensions import i64

from ...errors import Param
from .edition_file import BONUS_KINDS, FACES, SECTIONS
from .rules import codes
from .rules.components import Components

STEPS = ("start", "boat", "boat-shared", "income", "fishing", "town", "town-shared", "over")  # by their codes

# task -> its name, rules of its prompt
TASKS: dict[int, tuple[str, tuple[str, ...]]] = {
    codes.IDLE: ("idle", ()),
    codes.TAKE_DIE: ("take", ("F3.1",)),
    codes.USE_DIE: ("use", ("F3.3", "F3.6", "F3.7")),
    codes.SECOND_MARK: ("second", ("F6.1", "Q6")),
    codes.STAR: ("star", ("F5.1", "Q12")),
    codes.EITHER: ("either", ("F3.3", "Q7")),
    codes.CRAB_BONUS: ("bonus", ("F7.1", "Q41")),
    codes.OYSTER_CATCH: ("oyster", ("F6.5", "Q10")),
}

# reason code -> message `reason-<key>`, rules
REASONS: dict[int, tuple[str, tuple[str, ...]]] = {
    1: ("not-your-decision", ("F3.1", "Q29")),
    codes.WRONG_PHASE: ("wrong-task", ("Q24",)),
    codes.NOT_IN_POOL: ("not-in-pool", ("F3.1",)),
    codes.SECTION_FULL: ("section-full", ("F2.3", "Q28")),
    codes.WRONG_SECTION: ("wrong-section", ("F3.3", "F3.6", "F6.1")),
    codes.NO_COINS_FACE: ("no-coins-face", ("F3.5", "F3.6")),
    codes.NO_SALVAGE: ("no-salvage", ("F8.3", "F8.11")),
    codes.SALVAGE_USED_UP: ("salvage-used-up", ("F8.3", "Q14")),
    codes.NOTHING_OPEN: ("nothing-open", ("Q27",)),
    codes.NO_BUFFET: ("no-buffet", ("F8.8",)),
    codes.NO_HEX_FACE: ("no-hex-face", ("Q38",)),
    codes.HEX_TAKEN: ("hex-taken", ("Q38",)),
    codes.NO_CASINO: ("no-casino", ("F8.1", "F8.11")),
    codes.REROLLED_ALREADY: ("rerolled-already", ("Q13",)),
    codes.NOT_YOUR_DIE: ("not-your-die", ("F8.1", "Q13")),
    codes.BONUS_TAKEN: ("bonus-taken", ("F7.1",)),
    codes.NO_SUCH_BONUS: ("no-such-bonus", ("F7.1",)),
    codes.COMPULSORY: ("compulsory", ("Q27", "Q28")),
}

# event code -> message `event-<key>`, names of its figures, rules
EVENTS: dict[int, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    codes.E_START: ("start", ("face",), ("F1.2",)),
    codes.E_FIRST_PLAYER: ("first-player", (), ("F1.4",)),
    codes.E_ROUND: ("round", ("round", "ruth"), ("F2.1",)),
    codes.E_ROLLED: ("rolled", ("face",), ("F3.1",)),
    codes.E_TAKEN: ("taken", ("face",), ("F3.1",)),
    codes.E_REROLLED: ("rerolled", ("old", "face"), ("F8.1",)),
    codes.E_SHARED: ("shared", ("face",), ("F3.2",)),
    codes.E_MARKED: ("marked", ("section", "box"), ("F2.3",)),
    codes.E_STAR_MARKED: ("star-marked", ("section", "box"), ("F5.1",)),
    codes.E_LICENCE: ("licence", ("section", "level"), ("F3.4",)),
    codes.E_LAUNCHED: ("launched", ("section", "count"), ("F3.4", "F7.6")),
    codes.E_COINS: ("coins", ("coins", "lost", "stars"), ("F5.1",)),
    codes.E_AS_COIN: ("as-coin", ("face",), ("F3.7",)),
    codes.E_CASH: ("cash", ("face", "coins", "fish"), ("F3.5", "F3.6")),
    codes.E_INCOME: ("income", ("base", "lobster", "cannery"), ("F4.1",)),
    codes.E_CAUGHT: ("caught", ("fish", "barge", "private"), ("F4.2",)),
    codes.E_SECOND_FISH: ("second-fish", ("sold",), ("F6.5",)),
    codes.E_SWORDFISH: ("swordfish", ("stars", "coins"), ("F6.4",)),
    codes.E_BONUS: ("bonus", ("bonus", "per"), ("F7.1",)),
    codes.E_BUILT: ("built", ("section",), ("F8.11",)),
    codes.E_HEX: ("hex", ("face", "count"), ("F8.8",)),
    codes.E_SALVAGE: ("salvage", ("left",), ("F8.3",)),
    codes.E_DECLINED: ("declined", ("second",), ("Q27",)),
    codes.E_LOST: ("lost", ("second", "count"), ("Q27", "Q37")),
    codes.E_RUTH_TAKES: ("ruth-takes", ("face",), ("F9.6", "F9.8")),
    codes.E_RUTH_SHARES: ("ruth-shares", ("face",), ("F9.3",)),
    codes.E_CROSSED: ("crossed", ("section", "box"), ("F9.3", "F9.4")),
    codes.E_STAR_CROSSED: ("star-crossed", ("box",), ("F9.8",)),
    codes.E_NOTHING_CROSSED: ("nothing-crossed", (), ("Q42",)),
    codes.E_TOKENS: ("tokens", ("boat", "harbor", "wharf"), ("F9.5",)),
    codes.E_SCORED: ("scored", ("points", "fish"), ("F8.9",)),
    codes.E_CONCEDED: ("conceded", (), ()),
}

CHANCES = {
    codes.C_START: "chance-start",
    codes.C_FIRST_PLAYER: "chance-first-player",
    codes.C_BOAT: "chance-boat",
    codes.C_TOWN: "chance-town",
    codes.C_REROLL: "chance-reroll",
}

ENDS = {
    codes.BY_POINTS: ("points", ("F8.10",)),
    codes.BY_CATCH: ("fish", ("F8.10", "Q19")),
    codes.SHARED_WIN: ("shared", ("F8.10", "Q19")),
    codes.SOLO: ("solo", ("F9.9",)),
    codes.BY_CONCESSION: ("concession", ()),
}
TITLES = ("wolf", "captain", "mate", "sailor", "novice")
SEATS = ("player1", "player2", "player3", "player4")


def section_word(section: i64) -> str:
    """The message that names a section."""
    return f"@section-{SECTIONS[section]}"


def face_word(face: i64) -> str:
    """The message that names a face."""
    return f"@face-{FACES[face]}"


def bonus_word(box: Components, which: i64) -> str:
    """A crab bonus of the edition by what it counts."""
    return BONUS_KINDS[int(box.bonus_kinds[which])]


def bonus_args(kind: str) -> dict[str, Param]:
    """What a sentence about a crab bonus says that it counts; a ship's own by the name of its section."""
    return {"bonus": kind, "ship": f"@section-{kind}" if kind in SECTIONS else ""}


def seat_word(seat: int) -> str:
    """The message that names a seat."""
    return f"@seat-{SEATS[seat]}"


# Figures of events that are said by a word.
FIGURES: dict[str, Callable[[int], str]] = {
    **dict.fromkeys(("ruth", "private", "sold", "second"), lambda figure: "yes" if figure else "no"),
    **dict.fromkeys(("section", "boat", "harbor", "wharf"), section_word),
    **dict.fromkeys(("face", "old"), face_word),
}
