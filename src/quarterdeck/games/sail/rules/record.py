"""The whole position as one line of text, and its checksum. load.py reads it back.

    sail 1 battle 2 8 options=… ships=… cards=… stacks=… turn=… act=… orders=… shore=… island=…

Each part is numbers; a ship is `where.heading.masts.spent.marks.owner.ahead.behind`, ships separated by commas.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.state import mix
from .position import Position

VERSION: i64 = 1
SCENARIOS = ("battle", "pirates", "hunt", "assault")


def flag(value: bool) -> i64:
    return 1 if value else 0


def option_figures(s: Position) -> list[i64]:
    return [
        flag(s.with_situations),
        s.round_limit,
        s.quiet_limit,
        s.order_holder,
        flag(s.order_per_throw),
        flag(s.reset_per_round),
        flag(s.defender_empties),
        flag(s.strict_idle),
        flag(s.idle_never_sinks),
        flag(s.fort_blocked),
        flag(s.fort_silent),
    ]


def ship_figures(s: Position, ship: i64) -> list[i64]:
    return [
        s.where[ship],
        s.heading[ship],
        s.masts[ship],
        s.spent[ship],
        s.marks[ship],
        s.owner[ship],
        s.ahead[ship],
        s.behind[ship],
    ]


def turn_figures(s: Position) -> list[i64]:
    """The turn under way and the card lying open."""
    return [
        s.alive,
        s.active,
        s.opening,
        s.round,
        s.quiet,
        flag(s.eventful),
        s.wind,
        s.wind_turn,
        s.card,
        s.op,
        s.op_ship,
        s.op_cell,
        s.hands,
        s.range_delta,
        flag(s.calm),
        flag(s.fog),
        s.board_bonus,
        flag(s.no_idle),
        s.edge,
        s.ended,
        s.winners,
    ]


def act_figures(s: Position) -> list[i64]:
    """The activation under way and the decision that is due."""
    return [
        s.phase,
        s.decider if s.ended == 0 else 0,
        s.ship,
        s.line,
        s.left,
        s.target,
        flag(s.stepped),
        flag(s.leaving),
        s.gap_ship,
        s.gap_front,
        s.gap_cell,
        flag(s.halted),
        flag(s.landing),
        s.resume,
        s.boarding,
        s.winner_ship,
        s.beaten,
        s.react_ship,
        s.react_next,
        s.react_turn,
        s.react_used,
    ]


def text_of(figures: list[i64], between: str) -> str:
    return between.join([str(figure) for figure in figures])


def numbers_of(figures: "vec[i64]") -> str:
    return ",".join([str(figures[i]) for i in range(len(figures))])


def numbers_if_any(figures: "vec[i64]") -> str:
    """Nothing where all are 0: never given and all taken back are the same."""
    for i in range(len(figures)):
        if figures[i] != 0:
            return numbers_of(figures)
    return ""


def position_text(s: Position) -> str:
    """The position in one line."""
    ships = [text_of(ship_figures(s, ship), ".") for ship in range(s.ships)]
    return " ".join(
        [
            "sail",
            str(VERSION),
            SCENARIOS[s.scenario],
            str(s.seats),
            str(s.module_size),
            "options=" + text_of(option_figures(s), ","),
            "ships=" + ",".join(ships),
            "cards=" + numbers_of(s.works),
            "winds=" + numbers_of(s.wind_left),
            "situations=" + numbers_of(s.situation_left),
            "turn=" + text_of(turn_figures(s), ","),
            "act=" + text_of(act_figures(s), ","),
            "orders=" + numbers_if_any(s.orders),
            "shore=" + numbers_if_any(s.landed),
            "weary=" + numbers_if_any(s.weary),
            "island=" + numbers_of(s.island),
        ]
    )


def mix_all(hashed: i64, figures: list[i64]) -> i64:
    h: i64 = hashed
    for figure in figures:
        h = mix(h, figure)
    return h


def mix_vec(hashed: i64, figures: "vec[i64]") -> i64:
    """Folds a vector; places of zeros do not matter where all are zero."""
    h: i64 = mix(hashed, 7)
    for i in range(len(figures)):
        if figures[i] != 0:
            h = mix(h, i * 4096 + figures[i])
    return h


def checksum(s: Position) -> i64:
    """Folds every field of the position."""
    h: i64 = mix(mix(17, s.seats), s.scenario)
    h = mix_all(h, option_figures(s))
    for ship in range(s.ships):
        h = mix_all(h, ship_figures(s, ship))
    h = mix_all(h, turn_figures(s))
    h = mix_all(h, act_figures(s))
    h = mix_vec(h, s.works)
    h = mix_vec(h, s.wind_left)
    h = mix_vec(h, s.situation_left)
    h = mix_vec(h, s.orders)
    h = mix_vec(h, s.landed)
    h = mix_vec(h, s.weary)
    return mix_vec(h, s.island)
