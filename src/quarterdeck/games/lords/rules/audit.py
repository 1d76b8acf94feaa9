"""What must hold in every position; run at every step of every test game."""

from mypy_extensions import i64

from ....engine.bits import count
from ....engine.state import Seat
from .codes import AFTER, CHANGE, CHOOSE_FAKE, CHOOSE_MINE, MINELAYER, OVER, TURN
from .derived import frame
from .position import Position, Side, Slot
from .sea import Cell, members
from .ships import Number, have, pile_size


def audit(s: Position) -> str:
    """The first broken invariant, or nothing."""
    broken = frame(s) or audit_sea(s)
    if broken != "":
        return broken
    if s.mover.seat == s.other.seat:
        return "the players are mixed up"
    if not dealt(s):
        return audit_boards(s)
    for seat in range(2):
        broken = audit_side(s, s.side(Seat(seat)))
        if broken != "":
            return broken
    return audit_market(s) or audit_tokens(s) or audit_decision(s)


def dealt(s: Position) -> bool:
    """Whether the set-up has come to the piles; a game can be conceded before."""
    return s.light.main_left + s.light.turns > 0


def audit_boards(s: Position) -> str:
    chosen: bool = s.light.arrangement >= 0 and s.dark.arrangement >= 0
    return "a half has no arrangement" if s.phase == CHANGE and not chosen else ""


def audit_sea(s: Position) -> str:
    taken: i64 = 0
    for cells in (s.light.battle, s.light.burning, s.dark.battle, s.dark.burning):
        if taken & cells != 0:
            return "two ships on one cell"
        taken |= cells
    battle: i64 = s.light.battle | s.dark.battle
    if s.mercenary & ~battle != 0:
        return "a mercenary burns"
    if s.shielded() & ~battle != 0:
        return "a shield without a battle ship"
    if s.token & ~s.mine != 0 or s.fake & ~s.token != 0:
        return "mine tokens do not match"
    waiting: i64 = 0
    if s.mine_waits and s.laid >= 0:
        waiting = s.mine & taken
        if count(waiting) > 1:
            return "more than one mine waits under a ship"
    if (s.mine & taken) & ~waiting != 0:
        return "a mine under a ship"
    if count(s.fake) > 1 or count(s.token) > 3:
        return "too many of the minelayer's tokens"
    numbered: i64 = s.bit_1 | s.bit_2 | s.bit_4 | s.bit_8
    if numbered & s.mercenary != 0 or (taken & ~s.mercenary) & ~numbered != 0:
        return "a ship without its number"
    return ""


def audit_side(s: Position, side: Side) -> str:
    """27 ships of each colour, three of each number, wherever they are."""
    box = s.box
    if pile_size(side.unseen) != side.main_left + side.reserve_left:
        return "the piles do not hold what they should"
    if side.looked and pile_size(side.reserve) != side.reserve_left:
        return "the reserve is not what was seen"
    if not side.looked and side.reserve != 0:
        return "the reserve is known to nobody"
    for n in range(1, 10):
        number = Number(n)
        there: i64 = have(side.hand, number) + have(side.unseen, number) + have(side.discarded, number)
        if have(side.reserve, number) > have(side.unseen, number):
            return "the reserve holds ships that are elsewhere"
        for cell in members(side.battle | side.burning):
            if s.number_at(cell) == number:
                there += 1
        if there != box.copies:
            return "ships of number " + str(number) + " were lost or won"
    if side.turns > box.turns:
        return "a player has had too many turns"
    return audit_hand(s, side)


def audit_hand(s: Position, side: Side) -> str:
    """G8: between turns a hand is the starting hand and one for each token, less what the empty pile did not give."""
    laid: i64 = 1 if s.main_done and side.seat == s.mover.seat else 0
    drawn: i64 = side.turns if side.turns < s.box.turns else s.box.turns - 1
    if side.main_left != s.box.main - s.box.hand - drawn:
        return "a main pile was drawn from too often"
    if side.reserve_left != s.box.reserve - side.extra:
        return "the reserve and its tokens do not match"
    if pile_size(side.hand) != s.box.hand + side.extra + drawn - side.turns - laid:
        return "a hand has the wrong size"
    return ""


def audit_market(s: Position) -> str:
    hired: i64 = 0
    for slot in range(s.slots):
        cell: Cell = s.hired_at(Slot(slot))
        if cell >= 0:
            if (s.mercenary >> cell) & 1 == 0:
                return "a hired mercenary is not on the sea"
            hired += 1
    return "" if hired == count(s.mercenary) else "the market does not know a mercenary"


def audit_tokens(s: Position) -> str:
    """Shields and mines are neither lost nor made."""
    shields: i64 = count(s.shield_1) + 2 * count(s.shield_2) + 4 * count(s.shield_4)
    if shields + s.shield_supply != s.box.shields:
        return "shields were lost or won"
    real: i64 = count(s.mine & ~s.fake) + s.light.mines + s.dark.mines
    if s.task == MINELAYER and (s.phase == CHOOSE_MINE or s.phase == CHOOSE_FAKE):
        real -= s.fake_left if s.phase == CHOOSE_FAKE else 0
        real += s.task_left - s.fake_left if s.phase == CHOOSE_MINE else 0
    if real + s.mine_supply != s.box.mines:
        return "mines were lost or won"
    return ""


def audit_decision(s: Position) -> str:
    if s.phase == OVER:
        return "" if s.ended != 0 else "it is over for no reason"
    if (s.phase == TURN or s.phase == AFTER) and s.cells == 0 and s.offers == 0:
        return "there is nothing to decide"
    if s.phase > TURN and s.phase < AFTER and s.laid < 0:
        return "an effect without a ship"
    return ""
