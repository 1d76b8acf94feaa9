"""The whole position as one line of text, and its checksum.

    lords 1 phase=turn mover=0 … sea=EMDDROV/… ships=A6L5+1,B6l3,C4Dm2 mines=A1,B2 light=hand:…

Ships: cell, owner (L light, D dark; small when burning), number or m and market slot, + shield tokens.
Piles are nine digits, how many of each number. load.py reads it back.
"""

from mypy_extensions import i64

from ....engine.state import mix
from .position import Position, Side, have

VERSION: i64 = 1
LETTERS = ".VODRME"  # by effect, as in the spec: point, straight, diagonal, repair, mine, extra


def cell_name(cell: i64) -> str:
    """A1 to G6."""
    return "ABCDEFG"[cell % 7] + "123456"[cell // 7]


def cell_names(cells: i64) -> str:
    names: list[str] = []
    for cell in range(42):
        if (cells >> cell) & 1 == 1:
            names.append(cell_name(cell))
    return ",".join(names)


def pile_text(pile: i64) -> str:
    return "".join([str(have(pile, number)) for number in range(1, 10)])


def ship_text(s: Position, cell: i64) -> str:
    """One ship; nothing for an empty cell."""
    owner = ""
    if (s.light.battle >> cell) & 1 == 1:
        owner = "L"
    elif (s.dark.battle >> cell) & 1 == 1:
        owner = "D"
    elif (s.light.burning >> cell) & 1 == 1:
        owner = "l"
    elif (s.dark.burning >> cell) & 1 == 1:
        owner = "d"
    if owner == "":
        return ""
    what = "m" + str(s.slot_at(cell)) if (s.mercenary >> cell) & 1 == 1 else str(s.number_at(cell))
    shields: i64 = s.shields_at(cell)
    return cell_name(cell) + owner + what + ("+" + str(shields) if shields > 0 else "")


def side_text(side: Side) -> str:
    figures = [
        side.arrangement,
        side.main_left,
        side.reserve_left,
        1 if side.looked else 0,
        side.coins,
        side.points,
        side.mines,
        side.fakes,
        side.extra,
        side.turns,
        1 if side.shield_due else 0,
    ]
    piles = [pile_text(side.hand), pile_text(side.unseen), pile_text(side.reserve), pile_text(side.discarded)]
    return ":".join(piles) + ":" + ",".join([str(figure) for figure in figures])


def flag(value: bool) -> i64:
    return 1 if value else 0


def turn_figures(s: Position) -> list[i64]:
    """Everything about the decision that is due, in a fixed order."""
    return [
        s.phase,
        s.mover.seat,
        s.first_player,
        s.actor,
        flag(s.main_done),
        flag(s.bought),
        s.laid,
        s.task,
        s.task_left,
        s.next_task,
        s.next_left,
        flag(s.mine_waits),
        s.fake_left,
        s.token_seat,
        s.ended,
        s.winner,
    ]


def option_figures(s: Position) -> list[i64]:
    return [flag(s.decline_effects), flag(s.twin_straight), s.set_of_four, flag(s.expert)]


def position_text(s: Position) -> str:
    """The position in one line."""
    rows = ["".join([LETTERS[s.effects[row * 7 + column]] for column in range(7)]) for row in range(6)]
    ships = [ship_text(s, cell) for cell in range(42)]
    slots = [str(s.mercenary_in(slot)) + "@" + str(s.hired_at(slot)) for slot in range(s.slots)]
    return " ".join(
        [
            "lords",
            str(VERSION),
            "sea=" + "/".join(rows),
            "ships=" + ",".join([ship for ship in ships if ship != ""]),
            "mines=" + cell_names(s.mine),
            "tokens=" + cell_names(s.token),
            "fake=" + cell_names(s.fake),
            "new=" + cell_names(s.new_tokens),
            "market=" + ",".join(slots),
            "light=" + side_text(s.light),
            "dark=" + side_text(s.dark),
            "turn=" + ",".join([str(figure) for figure in turn_figures(s)]),
            "options="
            + ",".join(
                [str(flag(s.decline_effects)), str(flag(s.twin_straight)), str(s.set_of_four), str(flag(s.expert))]
            ),
        ]
    )


def checksum(s: Position) -> i64:
    """Folds every field of the position."""
    h: i64 = 17
    for figure in turn_figures(s):
        h = mix(h, figure)
    for cell in range(42):
        h = mix(h, i64(s.effects[cell]))
    for board in (s.bit_1, s.bit_2, s.bit_4, s.bit_8, s.mercenary, s.shield_1, s.shield_2, s.shield_4):
        h = mix(h, board & s.ships())  # figures of empty cells do not count
    for board in (s.mine, s.token, s.fake, s.new_tokens, s.market, s.hired_cell):
        h = mix(h, board)
    for seat in range(2):
        side = s.side(seat)
        for pile in (side.battle, side.burning, side.hand, side.unseen, side.reserve, side.discarded):
            h = mix(h, pile)
        for figure in (side.arrangement, side.main_left, side.reserve_left, flag(side.looked), side.coins, side.points):
            h = mix(h, figure)
        for figure in (side.mines, side.fakes, side.extra, side.turns, flag(side.shield_due)):
            h = mix(h, figure)
    for figure in option_figures(s):
        h = mix(h, figure)
    return mix(h, s.shield_supply * 64 + s.mine_supply)
