"""Reads a position's text back. A text that is none raises ValueError with what is wrong."""

from mypy_extensions import i64

from ....engine.bits import count
from ....engine.chance import Chance
from ....engine.state import Seat
from .codes import AFTER, CHOOSE_FAKE, CHOOSE_MINE, MINELAYER, SHOT, TURN
from .components import Components
from .derived import read_parts
from .effects import ask, carry_out
from .game import HEAD, LordsState
from .position import Side
from .preparation import empty_sea
from .turn import find_cheapest, look_around


def load(text: str, box: Components, chance: Chance, rules: i64) -> LordsState:
    """The position that a text describes."""
    if not text.startswith(HEAD):
        raise ValueError("it should begin with '" + HEAD + "'")
    s = LordsState(box, chance, empty_sea(), Side(Seat(0)), Side(Seat(1)))
    s.rules = rules
    read_parts(s, text[len(HEAD) :].split(" "))
    find_work(s)
    broken = s.audit()
    if broken != "":
        raise ValueError(broken)
    return s


def find_work(s: LordsState) -> None:
    """What the text does not repeat: the other player, the supply of mines, and what may be chosen."""
    s.other = s.side(Seat(1 - s.mover.seat))
    s.mine_supply = s.box.mines - s.light.mines - s.dark.mines - count(s.mine & ~s.fake)
    if s.new_tokens != 0 or s.task == MINELAYER:
        s.mine_supply = supply_while_laying(s, s.box)
    find_cheapest(s)
    if s.phase == TURN or s.phase == AFTER:
        look_around(s)
    elif SHOT <= s.phase <= CHOOSE_FAKE:
        find_targets(s)


def find_targets(s: LordsState) -> None:
    """The targets of the effect that is due."""
    if s.laid < 0 or s.laid > 41:
        raise ValueError("an effect is due, but no ship was laid")
    if s.phase == CHOOSE_FAKE:
        s.targets = s.new_tokens
        return
    # to carry out the minelayer's once more would take its mines from the supply once more
    opened: bool = ask(s, CHOOSE_MINE, s.minable()) if s.task == MINELAYER else carry_out(s)
    if not opened:
        raise ValueError("the effect that is due has no target")


def supply_while_laying(s: LordsState, box: Components) -> i64:
    """The minelayer's real mines leave the supply at once, before they lie (D11)."""
    still_due: i64 = 1 if s.phase == CHOOSE_FAKE else s.task_left
    real_tokens: i64 = count(s.new_tokens) + (0 if s.phase == CHOOSE_FAKE else still_due) - s.fake_left
    return box.mines - s.light.mines - s.dark.mines - count(s.mine & ~s.fake & ~s.new_tokens) - real_tokens
