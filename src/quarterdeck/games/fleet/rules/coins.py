"""The coin track: coins in order, stars for whoever marks their box (F5.1, Q25, Q26)."""

from mypy_extensions import i64

from ....engine.bits import bit
from .codes import CANNERY, E_COINS, E_INCOME, LOBSTER, MARKET_FACE, SMOKEHOUSE, TACKLE, Face
from .components import MOST_FISH
from .position import Position
from .sheet import Sheet


def gain(s: Position, sheet: Sheet, coins: i64) -> None:
    """Marks the coins of one gain; its stars are owed then. Crossed stars are skipped without paying (Q22)."""
    if coins == 0:
        return
    box = s.box
    left: i64 = coins
    before: i64 = sheet.stars
    while left > 0 and sheet.coin < box.coin_boxes:
        star: i64 = i64(box.stars[sheet.coin])
        sheet.coin += 1
        if star == 0:
            left -= 1
        elif (sheet.crossed_stars >> (star - 1)) & 1 == 0:
            left -= 1
            sheet.stars += 1
    if s.events is not None:
        s.tell(E_COINS, sheet.seat, coins - left, left, sheet.stars - before)


def next_star(s: Position, sheet: Sheet) -> i64:
    """The box of the first star ahead that is not crossed out, -1 where there is none (Q22)."""
    for place in range(sheet.coin, s.box.coin_boxes):
        star: i64 = i64(s.box.stars[place])
        if star > 0 and (sheet.crossed_stars >> (star - 1)) & 1 == 0:
            return place
    return -1


def cross_star(s: Position, sheet: Sheet, place: i64) -> None:
    """F9.8: Captain Ruth takes a star off the track."""
    sheet.crossed_stars |= bit(i64(s.box.stars[place]) - 1)


def coin_value(s: Position, sheet: Sheet) -> i64:
    """F3.7, F8.4: what a die used as a coin brings."""
    return s.box.tackle_coins if sheet.works(TACKLE) else s.box.die_coins


def cash_value(s: Position, sheet: Sheet, face: Face) -> i64:
    """F3.5, F3.6, F8.6: the coins of a 3-coins face, or of the Market by the fish caught so far (Q33, Q36)."""
    if face != MARKET_FACE:
        return s.box.face_coins
    fish: i64 = sheet.catch if sheet.catch < MOST_FISH else MOST_FISH
    coins: i64 = i64(s.box.market[fish])
    return coins + s.box.smokehouse_coins if sheet.works(SMOKEHOUSE) else coins


def lobster_income(s: Position, sheet: Sheet) -> i64:
    """F6.3: by launched boats; only the highest step pays."""
    return s.box.lobster_coins(sheet.level(LOBSTER), sheet.fleet())


def cannery_income(s: Position, sheet: Sheet) -> i64:
    """F8.5."""
    return sheet.full_boats() * s.box.cannery_coins if sheet.works(CANNERY) else 0


def income(s: Position, sheet: Sheet) -> None:
    """F4.1, Q30: all parts are measured before the first coin is marked, and are one gain."""
    lobster: i64 = lobster_income(s, sheet)
    cannery: i64 = cannery_income(s, sheet)
    if s.events is not None:
        s.tell(E_INCOME, sheet.seat, s.box.income, lobster, cannery)
    gain(s, sheet, s.box.income + lobster + cannery)
