"""The actions of Fleet: how each is written, what it is about, when it is asked for, and who judges it."""

from collections.abc import Callable
from typing import Any

from ...errors import BadNotation
from ..notation import Actions, Kind, Operand
from ..spelling import spellings
from . import gains
from .edition_file import FACES, SECTIONS
from .rules import codes, dice, fishing, legal, marking, work
from .rules.codes import Bonus, Face, Section
from .rules.game import FleetState
from .words import bonus_word

NUMBERS = [str(number) for number in range(1, 9)]  # of bonuses


def among(what: str, expected: tuple[str, ...]) -> Callable[[Any, str], int]:
    """Reads one of these words."""

    def read(s: FleetState, given: str) -> int:
        if given.lower() not in expected:
            raise BadNotation(f"fleet-{what}", {"given": given[:20], "expected": ", ".join(expected)})
        return expected.index(given.lower())

    return read


def bonus_text(s: FleetState, which: int) -> str:
    return bonus_word(s.box, which) if which < s.box.bonuses else NUMBERS[which]


def read_bonus(s: FleetState, given: str) -> int:
    """By what it counts, or by its number."""
    if given in NUMBERS:
        return NUMBERS.index(given)
    return among("bonus", tuple(bonus_word(s.box, which) for which in range(s.box.bonuses)))(s, given)


def cash_word(s: FleetState) -> str:
    return "market" if s.own().face == codes.MARKET_FACE else "coins"


# fmt: off
SECTION = Operand("section", Section, range(codes.SECTIONS), lambda s, section: SECTIONS[section],
                  among("section", SECTIONS), beyond=codes.WRONG_SECTION)
FACE = Operand("face", Face, range(codes.FACES), lambda s, face: FACES[face], among("face", FACES),
               beyond=codes.NOT_IN_POOL)
BONUS = Operand("bonus", Bonus, range(8), bonus_text, read_bonus, beyond=codes.NO_SUCH_BONUS)

ACTIONS = Actions("fleet", (SECTION, FACE, BONUS), (
    Kind(codes.MARK, "mark|star {section}", phases=(codes.USE_DIE, codes.SECOND_MARK, codes.STAR),
         may=legal.why_not_mark, do=work.mark, more=gains.of_mark, rules=("F2.3", "F3.3", "F5.1"),
         written=lambda s: "star" if s.phase == codes.STAR else "mark"),
    Kind(codes.TAKE, "take {face}", phases=(codes.TAKE_DIE,), may=legal.why_not_take, do=dice.take, more=gains.of_die,
         rules=("F3.1", "Q28")),
    Kind(codes.AS_COIN, "coin", phases=(codes.USE_DIE,), do=dice.use_as_coin,
         more=lambda s: gains.at_once(s, codes.AS_COIN), rules=("F3.7",)),
    Kind(codes.CASH, "coins|market", phases=(codes.USE_DIE,), may=legal.why_not_cash, do=dice.use_for_cash,
         more=lambda s: gains.at_once(s, codes.CASH), written=cash_word, rules=("F3.5", "F3.6")),
    Kind(codes.DECLINE, "decline|pass", phases=(), may=legal.why_not_decline, do=work.decline,
         more=lambda s: {"second": "yes" if s.phase == codes.SECOND_MARK else "no"}, rules=("Q12", "Q27")),
    Kind(codes.LICENCE, "licence", phases=(codes.EITHER,), do=marking.choose_licence,
         more=lambda s: gains.of_either(s, codes.LICENCE), rules=("F3.3", "Q7")),
    Kind(codes.LAUNCH, "boat", phases=(codes.EITHER,), do=marking.choose_boat,
         more=lambda s: gains.of_either(s, codes.LAUNCH), rules=("F3.3", "Q7")),
    Kind(codes.CATCH, "catch", phases=(codes.OYSTER_CATCH,), do=fishing.keep_second, rules=("F4.2", "Q10")),
    Kind(codes.SELL, "sell", phases=(codes.OYSTER_CATCH,), do=fishing.sell_second,
         more=lambda s: gains.at_once(s, codes.SELL), rules=("F6.5", "Q1")),
    Kind(codes.USE_SALVAGE, "salvage", phases=(codes.USE_DIE,), may=legal.why_not_salvage, do=dice.use_for_salvage,
         more=lambda s: {"left": s.box.salvage_uses - s.own().salvaged}, rules=("F8.3", "Q14")),
    Kind(codes.MARK_HEX, "hex", phases=(codes.USE_DIE,), may=legal.why_not_hex, do=dice.use_for_hex,
         more=lambda s: gains.at_once(s, codes.MARK_HEX) | gains.of_face(s), rules=("F8.8", "Q38")),
    Kind(codes.REROLL, "reroll", phases=(codes.USE_DIE,), may=legal.why_not_reroll, do=dice.reroll, more=gains.of_face,
         rules=("F8.1", "Q13")),
    Kind(codes.BONUS, "bonus {bonus}", phases=(codes.CRAB_BONUS,), may=legal.why_not_bonus, do=marking.choose_bonus,
         more=gains.of_bonus, rules=("F7.1", "Q41")),
), about="own", spellings=spellings(__package__))
# fmt: on
