"""Effects of cells, ships and mercenaries: one task after another, each asking for a choice only where there is one.

C14: the two effects of a laid ship are `task` and `next_task`; one is finished before the other begins.
"""

from mypy_extensions import i64

from ....engine.bits import bit, first
from . import codes
from .piles import draw_reserve, look_into_reserve, take_from_reserve
from .placement import lift_mine, take_mine
from .position import Position
from .sea import Cell, Direction, nearest, neighbours, ray
from .ships import Number, kinds


def needs_choice(effect: i64) -> bool:
    """Whether an effect of a cell or ship asks for a target (C14); points, coins and extra ships do not."""
    return (codes.STRAIGHT <= effect <= codes.MINE) or effect == codes.SHIELD or effect == codes.CLEAR


def order_matters(s: Position, cell_effect: i64, ship_effect: i64) -> bool:
    """C14: whether the player is asked which effect comes first.

    Not where one of them has no target and the other cannot make it one: there is nothing to choose then.
    """
    if not needs_choice(cell_effect) or not needs_choice(ship_effect) or cell_effect == ship_effect:
        return False
    if s.rules >= 2:
        return order_changes(s, cell_effect, ship_effect)
    cell_has: bool = has_target(s, cell_effect)
    ship_has: bool = has_target(s, ship_effect)
    if cell_has and ship_has:
        return True
    if ship_effect == codes.CLEAR and cell_effect == codes.MINE:
        return cell_has or ship_has
    if ship_effect == codes.SHIELD:
        # a shot may refill the supply of shields
        return cell_has and cell_effect != codes.REPAIR and cell_effect != codes.MINE
    return False


def order_changes(s: Position, cell_effect: i64, ship_effect: i64) -> bool:
    """Whether something can come of "ship first" that cannot come of "cell first": else that order is taken unasked.

    Shots, repair and mine of a cell, shot, repair, shield and clearing of a ship touch different things, but for two
    pairs: a shield that is shot off may be laid again, and a mine laid may be cleared again.
    """
    if ship_effect == codes.SHIELD:
        return s.shield_supply == 0 and can_hit_shield(s, cell_effect)
    if ship_effect == codes.CLEAR and cell_effect == codes.MINE:
        return mines_tangle(s)
    return False


def can_hit_shield(s: Position, effect: i64) -> bool:
    """Whether a shot of this effect can knock off a shield token."""
    if effect != codes.STRAIGHT and effect != codes.DIAGONAL:
        return False
    rest: i64 = shot_directions(s, effect)
    while rest != 0:
        direction: Direction = Direction(first(rest))
        target: i64 = bit(nearest(ray(s.laid, direction) & s.other.battle, direction))
        if target & s.shielded() & ~s.mercenary != 0:
            return True
        rest &= rest - 1
    return False


def mines_tangle(s: Position) -> bool:
    """Whether clearing first leaves another sea than laying first: a mine that must go again, or one laid anew."""
    room: i64 = s.minable()
    bare: i64 = s.mine & ~s.ships()  # all but one under the ship just laid: there none can be laid again
    if s.mine == 0:
        return s.mine_supply > 0 and room != 0 and not s.decline_effects
    if s.mine_supply == 0:
        return room | bare != 0
    if room == 0:
        return bare != 0
    return s.token & bare != 0  # a token that may be the fake one is not the same as a mine in its place


def has_target(s: Position, effect: i64) -> bool:
    """Whether an effect that needs a choice has any target now (C1)."""
    if effect == codes.STRAIGHT or effect == codes.DIAGONAL or effect == codes.TWIN_HORIZONTAL:
        return shot_directions(s, effect) != 0
    if effect == codes.REPAIR:
        return s.mover.burning != 0
    if effect == codes.MINE:
        return s.mine_supply > 0 and s.minable() != 0
    if effect == codes.SHIELD:
        return s.shield_supply > 0
    if effect == codes.CLEAR:
        return s.mine != 0
    return True


def run(s: Position) -> bool:
    """Carries out what is due until a choice is needed; True when all tasks are done."""
    while True:
        if s.task == codes.NONE:
            if s.next_task == codes.NONE:
                return True
            s.task = s.next_task
            s.task_left = s.next_left
            s.next_task = codes.NONE
        if s.task_left == 0:
            finish_task(s)
            continue
        if carry_out(s):
            return False


def finish_task(s: Position) -> None:
    """Ends the current task; D10: a mine that waited for removals is taken if it is still there."""
    if s.task == codes.CLEAR and s.mine_waits:
        s.mine_waits = False
        if (s.mine >> s.laid) & 1 == 1:
            take_mine(s, s.laid)
    s.task = codes.NONE


def carry_out(s: Position) -> bool:
    """Does the automatic part of the current task; True where the player must choose first."""
    task: i64 = s.task
    if task == codes.POINT:
        score_points(s)
    elif task == codes.COIN:
        s.mover.coins += s.task_left
        if s.events is not None:
            s.tell(codes.E_COIN, s.mover.seat)
        s.task_left = 0
    elif task == codes.EXTRA:
        extra_ships(s)
    elif task == codes.STRAIGHT or task == codes.DIAGONAL or task == codes.TWIN_HORIZONTAL:
        return ask(s, codes.SHOT, shot_directions(s, task))
    elif task == codes.REPAIR:
        return ask(s, codes.CHOOSE_REPAIR, s.mover.burning)
    elif task == codes.MINE:
        return ask(s, codes.CHOOSE_MINE, s.minable() if s.mine_supply > 0 else 0)
    elif task == codes.SHIELD:
        return ask(s, codes.CHOOSE_SHIELD, s.mover.battle if s.shield_supply > 0 else 0)
    elif task == codes.CLEAR:
        return ask(s, codes.CHOOSE_SWEEP, s.mine)
    elif task == codes.RECRUIT:
        if s.mover.reserve_left > 0:
            look_into_reserve(s, s.mover)
        return ask(s, codes.CHOOSE_RECRUIT, kinds(s.mover.reserve))
    elif task == codes.MINELAYER:
        return lay_minefield(s)
    elif task == codes.BROADSIDE:
        broadside(s)
    else:
        s.task_left = 0  # mercenaries that count at the end only, and the boarder
    return False


def ask(s: Position, phase: i64, targets: i64) -> bool:
    """Opens the choice among targets; C1: without any the effect, or what is left of it, is lost."""
    if targets == 0:
        lose(s)
        return False
    s.phase = phase
    s.targets = targets
    return True


def put_mines_back(s: Position) -> None:
    """D11: what the minelayer has taken and not laid; a fake that was to be chosen is the first token."""
    if s.task != codes.MINELAYER:
        return
    if s.phase == codes.CHOOSE_FAKE:
        s.fake = bit(Cell(first(s.new_tokens)))
    elif s.phase == codes.CHOOSE_MINE:
        s.mine_supply += s.task_left - s.fake_left
    s.new_tokens = 0
    s.task_left = 0
    s.fake_left = 0


def decline(s: Position) -> None:
    """Option `decline_effects`: what is left of the effect is given up; the minelayer's before its first token."""
    put_mines_back(s)
    s.task_left = 0
    if s.events is not None:
        s.tell(codes.E_DECLINED, s.mover.seat, s.task)


def lose(s: Position) -> None:
    """Nothing can be done with the effect."""
    s.task_left = 0
    if s.events is not None:
        s.tell(codes.E_LOST_EFFECT, s.mover.seat, s.task, why_lost(s))


def why_lost(s: Position) -> i64:
    """What the effect that is due lacks."""
    if s.task == codes.SHIELD:
        return codes.NO_SHIELDS  # E1: a ship to put it on there always is, the one just laid
    if s.task == codes.EXTRA or s.task == codes.RECRUIT:
        return codes.NO_RESERVE  # G3
    if (s.task == codes.MINE or s.task == codes.MINELAYER) and s.minable() != 0:
        return codes.NO_MINES  # E2
    return codes.NO_TARGET  # C1


def score_points(s: Position) -> None:
    """Rule 24."""
    s.mover.points += s.task_left
    if s.events is not None:
        for _ in range(s.task_left):
            s.tell(codes.E_POINT, s.mover.seat, s.laid)
    s.task_left = 0


def extra_ships(s: Position) -> None:
    """Rule 32, C12: one ship from the reserve for each application, as long as it holds any (G3)."""
    while s.task_left > 0 and s.mover.reserve_left > 0:
        draw_reserve(s, s.mover)
        s.task_left -= 1
    if s.task_left > 0:
        lose(s)


# Shots


def directions_of(s: Position, effect: i64) -> i64:
    """The directions an effect may fire in, as bits."""
    if effect == codes.DIAGONAL:
        return 0xAA  # north-east, south-east, south-west, north-west
    if effect == codes.TWIN_HORIZONTAL and not s.twin_straight:
        return 0x44  # east and west (C11)
    return 0x55  # north, east, south, west


def shot_directions(s: Position, effect: i64) -> i64:
    """The directions in which an effect has a target (C3: an enemy battle ship somewhere on the line)."""
    enemies: i64 = s.other.battle
    found: i64 = 0
    direction: i64 = 1 if effect == codes.DIAGONAL else 0
    while direction < 8:
        if ray(s.laid, Direction(direction)) & enemies != 0:
            found |= bit(direction)
        direction += 2
    return found & directions_of(s, effect)


def fire(s: Position, direction: Direction) -> None:
    """Rule 27: a shot hits the first enemy battle ship; own and burning ships are passed."""
    target: Cell = nearest(ray(s.laid, direction) & s.other.battle, direction)
    hit(s, target, direction)
    s.task_left -= 1


def broadside(s: Position) -> None:
    """C10: one shot into each of the four cells around, no farther."""
    for direction in range(0, 8, 2):
        target: i64 = neighbours(bit(s.laid)) & ray(s.laid, Direction(direction)) & s.other.battle
        if target != 0:
            hit(s, Cell(first(target)), Direction(direction))
    s.task_left = 0


def hit(s: Position, target: Cell, direction: Direction) -> None:
    """Rules 28, 40, 50: a mercenary shrugs it off, a shield is lost, any other ship burns."""
    here: i64 = bit(target)
    outcome: i64 = 0
    if s.mercenary & here != 0:
        outcome = 2
    elif s.shielded() & here != 0:
        s.drop_shield(target)
        outcome = 1
    else:
        s.other.battle ^= here
        s.other.burning |= here
    if s.events is not None:
        s.tell(codes.E_SHOT, s.mover.seat, s.laid, direction, target, outcome)


# Targets on a cell


def fix(s: Position, cell: Cell) -> None:
    """Rule 30: a burning ship is turned back to its battle side."""
    s.mover.burning ^= bit(cell)
    s.mover.battle |= bit(cell)
    s.task_left -= 1
    if s.events is not None:
        s.tell(codes.E_REPAIRED, s.mover.seat, s.number_at(cell), cell, 1 if is_ships(s) else 0)


def is_ships(s: Position) -> bool:
    """Whether the effect that is due is the laid ship's, not its cell's; of two equal ones the cell's comes first."""
    if s.mercenary & bit(s.laid) != 0 or i64(s.box.ship_effects[s.number_at(s.laid)]) != s.task:
        return False
    return i64(s.effects[s.laid]) != s.task or s.next_task == codes.NONE


def guard(s: Position, cell: Cell) -> None:
    """Rules 34, 39: a shield token on an own battle ship."""
    s.add_shield(cell)
    s.task_left -= 1
    if s.events is not None:
        s.tell(codes.E_SHIELDED, s.mover.seat, cell, 0)


def sweep(s: Position, cell: Cell) -> None:
    """Rule 37, D8, D13: a mine goes back to the supply, shown to both; the fake one leaves the game (D7)."""
    is_fake: i64 = lift_mine(s, cell)
    if is_fake == 0:
        s.mine_supply += 1
    s.task_left -= 1
    if s.events is not None:
        s.tell(codes.E_SWEPT, s.mover.seat, cell, is_fake)


def recruit(s: Position, number: Number) -> None:
    """The recruiter's ship comes to the hand; the opponent does not see which (H4)."""
    take_from_reserve(s.mover, number)
    s.task_left -= 1
    if s.events is not None:
        s.tell_apart(codes.E_RECRUITED, s.mover.seat, number)


# Mines


def drop_mine(s: Position, cell: Cell) -> None:
    """Rule 31, or one of the minelayer's tokens (D11)."""
    s.mine |= bit(cell)
    s.task_left -= 1
    if s.task != codes.MINELAYER:
        s.mine_supply -= 1
        if s.events is not None:
            s.tell(codes.E_MINED, s.mover.seat, cell)
        return
    s.token |= bit(cell)
    s.new_tokens |= bit(cell)
    s.token_seat = s.mover.seat
    if s.events is not None:
        s.tell(codes.E_TOKEN_LAID, s.mover.seat, cell)
    if s.task_left == 0:
        choose_fake(s)


def lay_minefield(s: Position) -> bool:
    """D11: two mines and the fake one; with too few cells or mines the real ones go first."""
    if s.new_tokens == 0:
        room: i64 = s.minable()
        real: i64 = s.mine_supply if s.mine_supply < s.task_left else s.task_left
        cells: i64 = 0
        while room != 0 and cells < real + 1:
            room &= room - 1
            cells += 1
        if real > cells:
            real = cells
        s.mine_supply -= real
        s.fake_left = 1 if cells > real else 0
        s.task_left = real + s.fake_left
        if s.task_left == 0:
            lose(s)
            return False
    return ask(s, codes.CHOOSE_MINE, s.minable())


def choose_fake(s: Position) -> None:
    """All tokens lie: asks in secret which one is the fake, if there is one and any choice."""
    if s.fake_left == 0:
        s.new_tokens = 0
    elif s.new_tokens & (s.new_tokens - 1) == 0:
        mark_fake(s, Cell(first(s.new_tokens)))
    else:
        s.task_left = 1
        ask(s, codes.CHOOSE_FAKE, s.new_tokens)


def mark_fake(s: Position, cell: Cell) -> None:
    """D7: only the layer knows which token is harmless."""
    s.fake = bit(cell)
    s.fake_left = 0
    s.new_tokens = 0
    s.task_left = 0
    if s.events is not None:
        s.tell_apart(codes.E_FAKE_CHOSEN, s.mover.seat, cell)
