"""What must hold in every position; run at every step of every test game."""

from mypy_extensions import i64

from ....engine.bits import count
from .codes import AFTER, ARRANGE, CHANGE, CHOOSE_FAKE, CHOOSE_MINE, MINELAYER, OVER, TURN
from .piles import pile_size
from .position import Position, Side, have
from .sea import ALL, ARRANGEMENTS


def audit(s: Position) -> str:
    """The first broken invariant, or nothing."""
    if s.phase < ARRANGE or s.phase > OVER:
        return "there is no such phase"
    if s.mover.seat == s.other.seat or s.first_player not in (0, 1) or s.actor not in (0, 1):
        return "the players are mixed up"
    broken = audit_sea(s)
    if broken != "":
        return broken
    if not dealt(s):
        return audit_boards(s)
    for seat in range(2):
        broken = audit_side(s, s.side(seat))
        if broken != "":
            return broken
    return audit_market(s) or audit_tokens(s) or audit_decision(s)


def dealt(s: Position) -> bool:
    """Whether the set-up has come to the piles; a game can be conceded before."""
    return s.light.main_left + s.light.turns > 0


def audit_boards(s: Position) -> str:
    for seat in range(2):
        arrangement: i64 = s.side(seat).arrangement
        if arrangement < -1 or arrangement >= ARRANGEMENTS or (arrangement < 0 and s.phase == CHANGE):
            return "a half has no arrangement"
    return ""


def audit_sea(s: Position) -> str:
    taken: i64 = 0
    for cells in (s.light.battle, s.light.burning, s.dark.battle, s.dark.burning):
        if cells & ~ALL != 0:
            return "a ship lies off the sea"
        if taken & cells != 0:
            return "two ships on one cell"
        taken |= cells
    battle: i64 = s.light.battle | s.dark.battle
    if s.mercenary & ~battle != 0:
        return "a mercenary burns"
    if s.shielded() & ~battle != 0:
        return "a shield without a battle ship"
    if s.mine & ~ALL != 0 or s.token & ~s.mine != 0 or s.fake & ~s.token != 0:
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
    if side.arrangement < -1 or side.arrangement >= ARRANGEMENTS:
        return "a half has no arrangement"
    if side.main_left < 0 or side.reserve_left < 0 or side.coins < 0 or side.points < 0 or side.mines < 0:
        return "a player has less than nothing"
    if pile_size(side.unseen) != side.main_left + side.reserve_left:
        return "the piles do not hold what they should"
    if side.looked and pile_size(side.reserve) != side.reserve_left:
        return "the reserve is not what was seen"
    if not side.looked and side.reserve != 0:
        return "the reserve is known to nobody"
    for number in range(1, 10):
        there: i64 = have(side.hand, number) + have(side.unseen, number) + have(side.discarded, number)
        if have(side.reserve, number) > have(side.unseen, number):
            return "the reserve holds ships that are elsewhere"
        for cell in range(42):
            if ((side.battle | side.burning) >> cell) & 1 == 1 and s.number_at(cell) == number:
                there += 1
        if there != box.copies:
            return "ships of number " + str(number) + " were lost or won"
    if side.turns < 0 or side.turns > box.turns:
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
        cell: i64 = s.hired_at(slot)
        if cell >= 0:
            if (s.mercenary >> cell) & 1 == 0:
                return "a hired mercenary is not on the sea"
            hired += 1
    return "" if hired == count(s.mercenary) else "the market does not know a mercenary"


def audit_tokens(s: Position) -> str:
    """Shields and mines are neither lost nor made."""
    shields: i64 = count(s.shield_1) + 2 * count(s.shield_2) + 4 * count(s.shield_4)
    if s.shield_supply < 0 or shields + s.shield_supply != s.box.shields:
        return "shields were lost or won"
    real: i64 = count(s.mine & ~s.fake) + s.light.mines + s.dark.mines
    if s.task == MINELAYER and (s.phase == CHOOSE_MINE or s.phase == CHOOSE_FAKE):
        real -= s.fake_left if s.phase == CHOOSE_FAKE else 0
        real += s.task_left - s.fake_left if s.phase == CHOOSE_MINE else 0
    if s.mine_supply < 0 or real + s.mine_supply != s.box.mines:
        return "mines were lost or won"
    return ""


def audit_decision(s: Position) -> str:
    if s.phase == OVER:
        return "" if s.ended != 0 else "it is over for no reason"
    if (s.phase == TURN or s.phase == AFTER) and s.cells == 0 and s.offers == 0:
        return "there is nothing to decide"
    if s.phase > TURN and s.phase < AFTER and (s.laid < 0 or s.laid > 41):
        return "an effect without a ship"
    return ""
