"""P1, P2, M1.7: who is out, who has won."""

from .table import Fort, Player, Table


def settle(table: Table) -> None:
    """Q94, after every action: who is out, then deliveries, then the last afloat."""
    note_forts(table)
    losers = [seat for seat in table.alive() if lost_fleet(table, seat)]
    if losers == table.alive():
        lose_together(table)
        return
    for seat in losers:
        table.players[seat].out = True
    for seat in losers:
        clear(table, seat)
    note_forts(table)
    if not table.ended:
        look_for_delivery(table)
    if not table.ended:
        look_for_last_afloat(table)


def lose_together(table: Table) -> None:
    """Q92, Q99, Q148: nobody has ships any more; pearls in forts decide."""
    if table.scenario.race:
        win(table, "wrecked", [])
    else:
        win(table, "lost-together", best(table, with_gains=False))


def lost_fleet(table: Table, seat: int) -> bool:
    """P1.2; Q99: in a race the racing ship is all that counts."""
    race = table.scenario.race
    return not any(not race or ship.kind == race for ship in table.own_ships(seat))


def clear(table: Table, seat: int) -> None:
    """Q86, Q130, P2.2d, Q140, Q64: ships leave, mines are void, forts go to a partner or to nobody."""
    for ship in table.own_ships(seat):
        table.sink(ship)
    for mine in table.mines:
        if mine.seat == seat:
            mine.spent = True
    heirs = table.partners(seat)
    for fort in table.own_forts(seat):
        table.pass_on(fort, heirs[0] if heirs else None)


def put_out(table: Table, seat: int) -> None:
    """Takes a player out of the game who may still have ships."""
    table.players[seat].out = True
    clear(table, seat)


def note_forts(table: Table) -> None:
    """Q84, Q85: a clock runs from the loss of the last fort and starts anew when a fort is owned."""
    for player in table.players:
        owned = {fort.number for fort in table.own_forts(player.seat)}
        if owned:
            player.clock = 0
        elif player.has_forts:
            player.lost_forts = player.has_forts
        player.has_forts = owned


def wanted(table: Table, seat: int) -> int:
    """P1.1, P2.1; `balance`: one more for those who live nearest."""
    near = [fort["owner"] - 1 for fort in table.scenario.layout["fort"] if fort.get("near")]
    return table.scenario.deliver + (1 if table.scenario.options["balance"] and seat in near else 0)


def side_of(table: Table, seat: int) -> list[int]:
    return [other for other in range(table.seats) if table.side(other) == table.side(seat)]


def pearls_of(table: Table, seats: list[int]) -> int:
    return sum(fort.pearls for fort in table.forts if fort.seat in seats)


def win(table: Table, how: str, seats: list[int]) -> None:
    table.ended, table.winners, table.phase = how, sorted(seats), "over"


def look_for_delivery(table: Table) -> None:
    """P1.1, P2.1, Q78."""
    if not table.scenario.deliver:
        return
    for seat in [table.mover, *table.after(table.mover)]:
        if pearls_of(table, side_of(table, seat)) >= wanted(table, seat):
            win(table, "delivered", side_of(table, seat))
            return


def look_for_last_afloat(table: Table) -> None:
    """P1.2, P2.2a, Q139, Q148."""
    sides = {table.side(seat) for seat in table.alive()}
    if len(sides) == 1 and table.seats > 1:
        win(table, "last-afloat", [seat for seat in range(table.seats) if table.side(seat) in sides])


def best(table: Table, with_gains: bool) -> list[int]:
    """P1.3a, P1.3b, Q81, Q83: the side with most pearls, of several the one that got its last one first; or several."""
    sides = {table.side(seat): side_of(table, seat) for seat in table.alive()}
    most = max(pearls_of(table, seats) for seats in sides.values())
    first = [seats for seats in sides.values() if pearls_of(table, seats) == most]
    if with_gains and most:
        earliest = min(last_gain(table, seats) for seats in first)
        first = [seats for seats in first if last_gain(table, seats) == earliest]
    return [seat for seats in first for seat in seats]


def is_draw(table: Table, winners: list[int]) -> bool:
    """Q93, Q143: nobody is ahead, or nobody has a pearl."""
    return len({table.side(seat) for seat in winners}) > 1 or not pearls_of(table, winners)


def last_gain(table: Table, seats: list[int]) -> int:
    return max(table.players[seat].last_gain for seat in seats)


# Ends of turns and rounds


def tick(table: Table, player: Player) -> None:
    """P1.3c, P2.2b, Q84: own finished turns without a fort."""
    limit = table.scenario.rules["fort_clock"]
    if not limit or player.has_forts or not player.lost_forts or clock_waits(table, player):
        return
    player.clock += 1
    if player.clock >= limit:
        put_out(table, player.seat)


def clock_waits(table: Table, player: Player) -> bool:
    """Q84, Q85: a running restoration is enough alone; in teams it has to be finished, unless the table chose so."""
    if table.scenario.in_teams and not table.scenario.options["start_is_enough"]:
        return False
    return any(restores(table, player, fort) for fort in table.forts)


def restores(table: Table, player: Player, fort: Fort) -> bool:
    if not fort.ruined or not fort.work:
        return False
    if table.scenario.in_teams:
        return any(ship.seat == player.seat for ship in fort.work)
    return fort.starter == player.seat and fort.number in player.lost_forts


def look_for_most_pearls(table: Table) -> None:
    """P1.3a, Q82, Q143: nothing at sea any more, and somebody has pearls."""
    if not table.scenario.victory["most_treasure"] or table.unstored():
        return
    winners = best(table, with_gains=True)
    if pearls_of(table, winners):
        win(table, "most-pearls", winners)


def look_for_forts(table: Table, seat: int) -> None:
    """A scenario's `hold_forts`: so many standing forts at the end of an own turn."""
    needed = table.scenario.victory["hold_forts"]
    if needed and len([fort for fort in table.forts if fort.seat in side_of(table, seat)]) >= needed:
        win(table, "forts", side_of(table, seat))


def look_for_limits(table: Table) -> None:
    """Q93: the last round, or too many quiet ones."""
    table.quiet = 0 if table.stirred else table.quiet + 1
    table.stirred = False
    if table.scenario.round_limit and table.round >= table.scenario.round_limit:
        stop(table, "rounds")
    elif table.scenario.quiet_rounds and table.quiet >= table.scenario.quiet_rounds:
        stop(table, "quiet")


def stop(table: Table, why: str) -> None:
    """Q93: who is ahead wins; nobody ahead is a draw."""
    winners = best(table, with_gains=True)
    win(table, "draw" if is_draw(table, winners) else why, winners)
