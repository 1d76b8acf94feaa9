"""Fleet as figures: the table, then every sheet, the seat's own first and the others in their order after it."""

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.bits import count
from ....engine.planes import Planes, figure, nibbles, row_of
from ....engine.positions import flag
from ....engine.space import Space
from ....engine.state import State
from ..rules import codes
from ..rules.legal import BONUSES_AT, FACES_AT
from ..rules.position import Position
from ..rules.sheet import Sheet

TABLE = "round step turn first shared seats gone strict_wharf"
RUTH = "boat_token harbor_token wharf_token solo - - - -"
FIGURES = "shrimp_licences cod_licences lobster_licences swordfish_licences oyster_licences research coins fish"
MARKS = "shrimp_hex cod_hex lobster_hex swordfish_hex oyster_hex salvaged bonus crossed_stars"
WORK = "task stars second_mark die_star die own_die rerolled column"
MORE = "late_coins private catching full_boats - - - -"
SHEET_ROWS = 19


class FleetPlanes(Planes):
    """Sections have three rows of boxes, boats four of fish; all of it is open."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats: i64 = seats

    def layout(self) -> list[tuple[str, int, str]]:
        found = [("pool", 2, ""), ("table", 1, TABLE), ("ruth", 1, RUTH)]
        for place in range(self.seats):
            whose = "own" if place == 0 else f"next {place}"
            found += [
                (f"{whose} marked", 3, ""),
                (f"{whose} crossed", 3, ""),
                (f"{whose} fish", 4, ""),
                (f"{whose} afloat", 4, ""),
                (f"{whose} built", 1, "casino bank salvage tackle cannery smokehouse pub buffet"),
                (f"{whose} figures", 1, FIGURES),
                (f"{whose} hexes", 1, MARKS),
                (f"{whose} work", 1, WORK),
                (f"{whose} more", 1, MORE),
            ]
        return found

    def rows(self) -> i64:
        return 4 + SHEET_ROWS * self.seats

    def write(self, state: State, seat: i64, out: "vec[i64]", at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        out[at] = nibbles(s.pool)
        out[at + 1] = nibbles(s.pool >> 32)
        behind: i64 = s.first - seat
        out[at + 2] = row_of(
            s.round,
            s.step,
            s.turn,
            behind if behind >= 0 else behind + s.seats,
            s.shared + 1,
            s.seats,
            s.gone,
            flag(s.strict_wharf),
        )
        out[at + 3] = row_of(s.boat_token, s.harbor_token, s.wharf_token, flag(s.solo))
        row: i64 = at + 4
        whose: i64 = seat
        for _ in range(s.seats):
            self.sheet(s.sheets[whose], out, row)
            row += SHEET_ROWS
            whose = whose + 1 if whose + 1 < s.seats else 0

    def sheet(self, sheet: Sheet, out: "vec[i64]", at: i64) -> None:
        spread: vec[i64] = self.spread
        boxes(out, at, sheet.marked_left, sheet.marked_wharf)
        boxes(out, at + 3, sheet.crossed_left, sheet.crossed_wharf)
        out[at + 6] = nibbles(sheet.fish_low)
        out[at + 7] = nibbles((sheet.fish_low >> 32) | (sheet.fish_high & 15) << 28)
        out[at + 8] = nibbles(sheet.fish_high >> 4)
        out[at + 9] = nibbles(sheet.fish_high >> 36)
        out[at + 10] = spread[sheet.afloat & 255]
        out[at + 11] = spread[(sheet.afloat >> 8) & 255]
        out[at + 12] = spread[(sheet.afloat >> 16) & 255]
        out[at + 13] = spread[(sheet.afloat >> 24) & 255]
        out[at + 14] = spread[(sheet.built >> codes.CASINO) & 255]
        out[at + 15] = (
            nibbles(sheet.licences) | sheet.research << 40 | figure(sheet.coin) << 48 | figure(sheet.catch) << 56
        )
        out[at + 16] = (
            spread[sheet.hexes]
            | sheet.salvaged << 40
            | (sheet.bonus + 1) << 48
            | (count(sheet.crossed_stars) if sheet.crossed_stars != 0 else 0) << 56
        )
        out[at + 17] = row_of(
            sheet.task,
            figure(sheet.stars),
            sheet.second_marks,
            sheet.die_star,
            sheet.face + 1,
            flag(sheet.own),
            flag(sheet.rerolled),
            sheet.column + 1,
        )
        caught: i64 = count(sheet.catching) if sheet.catching != 0 else 0
        out[at + 18] = row_of(sheet.late_coins, flag(sheet.private), caught, count(sheet.full))

    def legal(self, state: State, space: Space, out: "vec[i64]") -> i64:
        """The set of choices, which legal.py orders as the space does but for its first number of a kind."""
        assert isinstance(state, Position)
        rest: i64 = state.sheets[state.actor].choices
        choice: i64 = 0
        many: i64 = 0
        while rest != 0:
            if rest & 255 == 0:
                rest >>= 8
                choice += 8
                continue
            if rest & 1 == 1:
                if choice < codes.SECTIONS:
                    out[many] = space.offsets[codes.MARK] + choice
                elif choice < FACES_AT:
                    out[many] = space.offsets[choice]
                elif choice < BONUSES_AT:
                    out[many] = space.offsets[codes.TAKE] + choice - FACES_AT
                else:
                    out[many] = space.offsets[codes.BONUS] + choice - BONUSES_AT
                many += 1
            rest >>= 1
            choice += 1
        return many


def boxes(out: "vec[i64]", at: i64, left: i64, wharf: i64) -> None:
    """Three rows for the eighteen sections."""
    out[at] = six_bits(left)
    out[at + 1] = six_bits(left >> 48 | (wharf & 0xFFFFFFFFF) << 12)
    out[at + 2] = six_bits(wharf >> 36)


def six_bits(figures: i64) -> i64:
    """Eight figures of six bits each as a row."""
    low: i64 = figures & 0xFFFFFF
    high: i64 = (figures >> 24) & 0xFFFFFF
    low = (low & 63) | (low & 0xFC0) << 2 | (low & 0x3F000) << 4 | (low & 0xFC0000) << 6
    high = (high & 63) | (high & 0xFC0) << 2 | (high & 0x3F000) << 4 | (high & 0xFC0000) << 6
    return low | high << 32
