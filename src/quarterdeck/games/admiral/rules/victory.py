"""Who is out and who has won (P1, P2, M1.7, Q78 to Q94, Q106, Q139 to Q148)."""

from mypy_extensions import i64

from ....engine.bits import bit, count
from ....engine.state import Seat
from . import codes, goals
from .codes import F_FROZEN, F_PEARLS, F_SHOTS, S_GAIN, S_OUT, SEAT, TYPE
from .deeds import is_elsewhere
from .fleet import cancel_repairs, change_owner, pearls_of, take_away
from .mines import void_mines
from .position import Position
from .telling import the_fort
from .units import Fort


def finish(s: Position, how: i64, winners: i64) -> None:
    """The game is over."""
    s.phase = codes.OVER
    s.ended = how
    s.winners = winners


def team_of(s: Position, seat: Seat) -> i64:
    """A seat and its partners, as bits; those already out win and lose with them (Q139)."""
    found: i64 = 0
    for other in s.every_seat:
        if s.allied(seat, other):
            found |= bit(other)
    return found


def survivors(s: Position) -> i64:
    """The seats (bits) still in the game."""
    found: i64 = 0
    for seat in s.every_seat:
        if s.players[seat * SEAT + S_OUT] == 0:
            found |= bit(seat)
    return found


def one_side_left(s: Position) -> bool:
    """Whether all survivors are of one side, and there were others (P1.2, P2.2a)."""
    side: i64 = -1
    for seat in s.every_seat:
        if s.players[seat * SEAT + S_OUT] != 0:
            continue
        if side >= 0 and s.scenario.team[seat] != s.scenario.team[side]:
            return False
        side = seat
    return side >= 0 and count(team_of(s, Seat(side))) < s.seats


def still_in(s: Position, seat: Seat) -> bool:
    """P1.2, Q99: whether a seat has what it needs to stay: any ship, or in a race the ship that races."""
    kind: i64 = s.scenario.arriving_type
    for ship in s.every_ship:
        if s.owner_of(ship) == seat and s.cell_of(ship) != 0:
            if kind < 0 or s.of(ship, TYPE) == kind:
                return True
    return s.scenario.has_deeds and is_elsewhere(s, seat)


def settle(s: Position) -> None:
    """Q94: after an action, eliminations first, then P1.1 and P2.1, then P1.2 and P2.2a (before rules 2 in `judge`)."""
    doomed: i64 = 0
    if s.scenario.has_goals:
        eliminate_losers(s, goals.AT_ONCE)
    remaining: i64 = survivors(s)
    for seat in s.every_seat:
        if (remaining >> seat) & 1 == 1 and not still_in(s, seat):
            doomed |= bit(seat)
    if doomed == remaining:
        lose_together(s, remaining)
        return
    eliminate_all(s, doomed, codes.NO_SHIPS)
    s.losses = False
    if s.scenario.arriving_type >= 0 and one_side_left(s):
        finish(s, codes.BY_LAST_AFLOAT, winning_side(s))
        return
    if s.scenario.deliver > 0:
        look_for_delivery(s)
    if s.scenario.has_goals:
        look_for_goals(s, goals.AT_ONCE)
    if s.rules >= 2 and s.phase != codes.OVER and one_side_left(s):
        finish(s, codes.BY_LAST_AFLOAT, winning_side(s))


def eliminate_losers(s: Position, moment: i64) -> None:
    """N9: whoever has met a loss is out (Q86)."""
    eliminate_all(s, goals.losers(s, moment) & survivors(s), codes.MET_LOSS)


def eliminate_all(s: Position, seats: i64, why: i64) -> None:
    """Q140: of those (bits) who go at the same moment none is another's heir, as he was before rules 2."""
    if seats == 0:
        return
    for seat in s.every_seat:
        if s.rules >= 2 and (seats >> seat) & 1 == 1:
            s.put_player(seat, S_OUT, 1)
    for seat in s.every_seat:
        if (seats >> seat) & 1 == 1:
            eliminate(s, seat, why)


def look_for_goals(s: Position, moment: i64) -> None:
    """N9: goals that are met now."""
    if s.ended != codes.RUNNING:
        return
    won: i64 = goals.winners_now(s, moment)
    if won != 0:
        finish(s, codes.BY_GOAL, won)


def climb(s: Position, seats: i64, cause: i64) -> None:
    """`decide`: the ladder; a lone captain who has met no goal has lost."""
    won: i64 = goals.decide(s, seats, cause)
    finish(s, codes.BY_LADDER, 0 if s.seats == 1 else won)


def judge_round(s: Position) -> None:
    """N9: goals at the end of a round, before its time-out."""
    goals.count_round(s)
    eliminate_losers(s, goals.ROUND_END)
    if one_side_left(s):
        finish(s, codes.BY_LAST_AFLOAT, winning_side(s))
        return
    if survivors(s) == 0:
        climb(s, all_seats(s), goals.BY_LAST_SHIPS)
        return
    look_for_goals(s, goals.ROUND_END)
    if s.ended == codes.RUNNING and goals.nobody_sails(s):
        climb(s, survivors(s), goals.BY_LAST_SHIPS)


def all_seats(s: Position) -> i64:
    return bit(s.seats) - 1


def lose_together(s: Position, remaining: i64) -> None:
    """Q92, Q99, Q148: the last ships of all are gone: most pearls in forts, else a draw; a racer alone has lost."""
    if len(s.scenario.terms.ladder) > 0:
        climb(s, remaining if remaining != 0 else all_seats(s), goals.BY_LAST_SHIPS)
        return
    if s.scenario.arriving_type >= 0:
        finish(s, codes.BY_WRECK, 0 if s.seats == 1 else remaining)
        return
    most: i64 = 0
    winners: i64 = 0
    for seat in s.every_seat:
        if (remaining >> seat) & 1 == 0:
            continue
        pearls: i64 = side_pearls(s, seat)
        if pearls > most:
            most, winners = pearls, 0
        if pearls == most:
            winners |= team_of(s, seat)
    tied: bool = count_sides(s, winners) > 1
    finish(s, codes.BY_LOSING_TOGETHER, remaining if tied and s.rules < 2 else winners)


def winning_side(s: Position) -> i64:
    """The side of the survivors."""
    for seat in s.every_seat:
        if not s.out(seat):
            return team_of(s, seat)
    return 0


def side_pearls(s: Position, seat: Seat) -> i64:
    """P2.1, Q83: the pearls in a side's forts."""
    pearls: i64 = 0
    for other in s.every_seat:
        if s.allied(seat, other):
            pearls += pearls_of(s, other)
    return pearls


def side_gain(s: Position, seat: Seat) -> i64:
    """Q81, Q83: when a side last gained a pearl."""
    latest: i64 = 0
    for other in s.every_seat:
        if s.allied(seat, other) and s.player(other, S_GAIN) > latest:
            latest = s.player(other, S_GAIN)
    return latest


def wanted_pearls(s: Position, seat: Seat) -> i64:
    """P1.1, P2.1: how many pearls a side needs; with the option for six, the near forts one more."""
    wanted: i64 = s.scenario.deliver
    if s.scenario.balance and s.scenario.near[seat] != 0:
        wanted += 1
    return wanted


def look_for_delivery(s: Position) -> None:
    """P1.1, P2.1, Q78: first to have enough pearls in its forts."""
    for place in s.every_seat:
        seat: Seat = s.in_order((s.turn_at + place) % s.seats)
        if not s.out(seat) and side_pearls(s, seat) >= wanted_pearls(s, seat):
            finish(s, codes.BY_DELIVERY, team_of(s, seat))
            return


def arrive(s: Position, seat: Seat) -> None:
    """M1.7: the first ship in its destination port wins at once."""
    finish(s, codes.BY_ARRIVAL, team_of(s, seat))


def eliminate(s: Position, seat: Seat, why: i64) -> None:
    """P1.2, P2.2, Q86, Q140: ships leave the board, forts go to a partner or to nobody, mines are void."""
    s.put_player(seat, S_OUT, 1)
    s.tell(codes.E_OUT, seat, why)
    for ship in s.every_ship:
        if s.owner_of(ship) == seat and s.afloat(ship):
            take_away(s, ship)
    heir: i64 = next_partner(s, seat)
    for fort in s.every_fort:
        if s.fort_owner(fort) == seat:
            inherit(s, fort, Seat(heir))
    void_mines(s, seat)
    s.stirred = True


def next_partner(s: Position, seat: Seat) -> Seat:
    """Q140: the next surviving partner in turn order, -1 where there is none."""
    place: i64 = 0
    while s.in_order(place) != seat:
        place += 1
    for after in range(1, s.seats):
        other: i64 = s.in_order((place + after) % s.seats)
        if s.allied(seat, Seat(other)) and not s.out(Seat(other)):
            return Seat(other)
    return Seat(-1)


def inherit(s: Position, fort: Fort, heir: Seat) -> None:
    """P2.2d, Q35, Q64, Q127: a fort passes on with damage and pearls, frozen to the end of the round."""
    cancel_repairs(s, fort)
    s.put_fort(fort, F_SHOTS, 0)
    s.put_fort(fort, F_FROZEN, 1)
    change_owner(s, fort, heir)
    s.tell(codes.E_FORT_INHERITED, heir, the_fort(s, fort), heir)


def judge(s: Position) -> None:
    """Q94: at the end of a turn P1.3; P1.2 and P2.2a, if nothing has asked for them yet."""
    if s.ended != codes.RUNNING:
        return
    if one_side_left(s):
        finish(s, codes.BY_LAST_AFLOAT, winning_side(s))
        return
    if s.scenario.hold_forts > 0 and side_forts(s, s.mover) >= s.scenario.hold_forts:
        finish(s, codes.BY_FORTS, team_of(s, s.mover))
        return
    if s.scenario.has_goals:
        look_for_goals(s, goals.TURN_END)
        if s.ended != codes.RUNNING:
            return
    if s.scenario.most_pearls and all_stored(s):
        if len(s.scenario.terms.ladder) > 0:
            climb(s, survivors(s), goals.BY_STORED)
            return
        winners: i64 = leaders(s)
        if winners != 0:
            finish(s, codes.BY_MOST_PEARLS, winners)


def side_forts(s: Position, seat: Seat) -> i64:
    """How many standing forts a side owns."""
    forts: i64 = 0
    for fort in s.every_fort:
        if s.allied(seat, s.fort_owner(fort)):
            forts += 1
    return forts


def all_stored(s: Position) -> bool:
    """P1.3a, Q143: whether no pearl is left at sea or on ships, and some lie in forts."""
    if s.adrift > 0:
        return False
    for fort in s.every_fort:
        if s.fort(fort, F_PEARLS) > 0:
            return True
    return False


def leaders(s: Position) -> i64:
    """P1.3, Q81, Q83: the side with most pearls, of equals the one whose last gain came first; 0 where none has any."""
    best: i64 = -1
    for seat in s.every_seat:
        if s.out(seat) or side_pearls(s, seat) == 0:
            continue
        if best < 0 or ahead(s, seat, Seat(best)):
            best = seat
    return team_of(s, Seat(best)) if best >= 0 else 0


def ahead(s: Position, seat: Seat, other: Seat) -> bool:
    """Whether one side ranks before another."""
    pearls: i64 = side_pearls(s, seat)
    others: i64 = side_pearls(s, other)
    if pearls != others:
        return pearls > others
    return side_gain(s, seat) < side_gain(s, other)


def rank(s: Position, how: i64) -> None:
    """Q93: the game is stopped; the P1.3 ranking decides, without any pearl it is a draw."""
    if len(s.scenario.terms.ladder) > 0:
        climb(s, survivors(s), goals.BY_QUIET if how == codes.BY_QUIET else goals.BY_TIME)
        return
    winners: i64 = leaders(s)
    if winners != 0:
        finish(s, how, winners)
    else:
        finish(s, codes.BY_DRAW, survivors(s) if s.rules < 2 else sides_of(s, survivors(s)))


def sides_of(s: Position, seats: i64) -> i64:
    """Q139: some seats (bits) with all their partners, out or not."""
    found: i64 = 0
    for seat in s.every_seat:
        if (seats >> seat) & 1 == 1:
            found |= team_of(s, seat)
    return found


def count_sides(s: Position, seats: i64) -> i64:
    """How many sides some seats (bits) are of."""
    sides: i64 = 0
    for seat in s.every_seat:
        if (seats >> seat) & 1 == 1 and (seats & team_of(s, seat)) & (bit(seat) - 1) == 0:
            sides += 1
    return sides


def share_of(s: Position, seat: Seat) -> float:
    """What the game brought a seat: 1 won, 0 lost, an equal share of a draw between several sides."""
    if (s.winners >> seat) & 1 == 0:
        return 0.0
    if s.seats == 1:
        return 1.0
    return 1.0 / float(count_sides(s, s.winners))
