"""The whole position as one line of text, and its checksum.

    lords 1 phase=turn mover=0 … sea=EMDDROV/… ships=A6L5+1,B6l3,C4Dm2 mines=A1,B2 light=hand:…

Ships: cell, owner (L light, D dark; small when burning), number or m and market slot, + shield tokens.
Piles are nine digits, how many of each number. load.py reads it back.
"""

from mypy_extensions import i64

from ....engine.state import mix
from .position import Position, Side, have
from .sea import COLUMNS, ROWS

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
    """Folds every field of the position; without lists, since every random game ends with one."""
    ships: i64 = s.ships()  # figures of empty cells do not count
    h: i64 = mix(17, s.phase * 4096 + s.mover.seat * 2048 + s.first_player * 1024 + s.actor * 512 + s.laid + 1)
    h = mix(h, flag(s.main_done) * 64 + flag(s.bought) * 32 + flag(s.mine_waits) * 16 + s.fake_left * 8 + s.ended)
    h = mix(h, ((s.task * 64 + s.task_left) * 64 + s.next_task) * 64 + s.next_left)
    h = mix(h, (s.token_seat + 1) * 4 + s.winner + 1)
    for row in range(ROWS):
        printed: i64 = 0
        for column in range(COLUMNS):
            printed = printed * 8 + i64(s.effects[row * COLUMNS + column])
        h = mix(h, printed)
    h = mix(h, s.bit_1 & ships)
    h = mix(h, s.bit_2 & ships)
    h = mix(h, s.bit_4 & ships)
    h = mix(h, s.bit_8 & ships)
    h = mix(h, s.mercenary)
    h = mix(h, s.shield_1)
    h = mix(h, s.shield_2)
    h = mix(h, s.shield_4)
    h = mix(h, s.mine)
    h = mix(h, s.token)
    h = mix(h, s.fake)
    h = mix(h, s.new_tokens)
    h = mix(h, s.market)
    h = mix(h, s.hired_cell)
    h = mix(h, flag(s.decline_effects) + 2 * flag(s.twin_straight) + 4 * flag(s.expert) + 8 * s.set_of_four)
    h = mix(h, s.shield_supply * 64 + s.mine_supply)
    return side_checksum(s.dark, side_checksum(s.light, h))


def side_checksum(side: Side, start: i64) -> i64:
    h: i64 = mix(start, side.battle)
    h = mix(h, side.burning)
    h = mix(h, side.hand)
    h = mix(h, side.unseen)
    h = mix(h, side.reserve)
    h = mix(h, side.discarded)
    h = mix(h, (side.arrangement + 1) * 4096 + side.main_left * 64 + side.reserve_left)
    h = mix(h, side.coins * 4096 + side.points * 64 + side.mines)
    h = mix(h, side.fakes * 4096 + side.extra * 64 + side.turns)
    return mix(h, flag(side.looked) * 2 + flag(side.shield_due))
