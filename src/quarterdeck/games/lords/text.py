"""Lords of the Seas in words: prompts, reasons' arguments, and the board as text with rich markup."""

from ... import i18n
from ...engine.actions import kind_of
from ...errors import Param
from ..base import TRUTH, Game, Line
from ..spelling import fold
from .actions import ACTIONS, price
from .rules import codes
from .rules.effects import is_ships
from .rules.position import Position
from .rules.sea import Cell, cell_name
from .view import LordsView, MineView, PlayerView, PrintedView, ShipView
from .words import PHASES

SIGNS = {"point": "★", "straight": "+", "diagonal": "×", "repair": "†", "mine": "¤", "extra": "»"}
SEATS = ("light", "dark")
SHAPES = ("▲", "▼")  # light sails up the board, dark down
COLOURS = ("bold bright_blue", "bold bright_red")
MERCENARY_SIGN = "◆"


def prompt(s: Position, seat: int) -> Line:
    """What this seat should do, or whom it waits for."""
    if s.phase == codes.OVER:
        return Line("prompt-over")
    if seat < 0 or not s.is_pending(seat):
        waited = s.to_move()
        return Line("prompt-wait", {"player": f"@seat-{SEATS[waited]}"})
    args: dict[str, Param] = {"left": s.task_left, "coins": s.mover.coins}
    if s.phase in (codes.ORDER, codes.SHOT, codes.CHOOSE_REPAIR, codes.CHOOSE_SHIELD, codes.CHOOSE_SWEEP):
        args["cell"] = cell_name(s.laid)
    key, rules = PHASES[s.phase]
    if s.phase == codes.CHOOSE_REPAIR and is_ships(s):
        rules = ("36", "30")
    if s.phase == codes.TURN:
        key = "turn-board" if s.cells == 0 else "turn-buy" if s.offers else "turn"
    return Line(f"prompt-{key}", args, rules)


def refusal_args(s: Position, action: int) -> dict[str, Param]:
    """The particulars that a reason may mention: cell, number, cost, coins."""
    args: dict[str, Param] = {"coins": s.mover.coins, "phase": f"@prompt-{PHASES[s.phase][0]}-short"}
    values = ACTIONS.values(action)
    if "cell" in values:
        args["cell"] = cell_name(Cell(values["cell"]))
    if "number" in values:
        args["number"] = values["number"]
    if "mercenary" in values:
        args |= price(s, values["mercenary"])
    return args


def nearer(s: Position, action: int, line: Line) -> Line:
    """A refusal by the rule that is nearer to what was tried than the one for all such cases."""
    values = ACTIONS.values(action)
    burning = "cell" in values and (s.light.burning | s.dark.burning) >> values["cell"] & 1
    if line.key == "reason-not-adjacent" and burning:
        return Line("reason-wreck-not-adjacent", line.args, ("19", "17", "18"))
    if line.key == "reason-wrong-phase" and kind_of(action) == codes.BUY and s.laid >= 0:
        return Line("reason-hire-between", line.args, ("F1",))
    if line.key == "reason-not-burning" and is_ships(s):
        return Line(line.key, line.args, ("36", "30"))
    return line


def render(game: Game, s: Position, view: LordsView, lang: str) -> str:
    """The table as this seat sees it, 80 columns wide."""
    rows = [_title(game, view, s.box.turns, lang), ""]
    rows += _sea(view)
    rows += ["", _legend(game, lang), ""]
    if view.printed is not None and view.viewer in (0, 1):
        rows += [*_boards(game, view.printed[view.viewer], lang), ""]
    for seat in (1, 0):
        rows.append(_player(game, view, seat, lang))
    rows += ["", _market(game, view, lang)]
    own = view.players[view.viewer].hand if view.viewer in (0, 1) else None
    if own is not None:
        ships = "  ".join(f"[{COLOURS[view.viewer]}]{SHAPES[view.viewer]}{number}[/]" for number in own)
        rows.append(i18n.say(lang, game, "text-hand", {"ships": ships}))
    if view.recruits:
        rows.append(i18n.say(lang, game, "text-recruits", {"ships": " ".join(map(str, view.recruits))}))
    return "\n".join(rows)


def _title(game: Game, view: LordsView, turns: int, lang: str) -> str:
    name = i18n.say(lang, game, "game-name")
    supply = {"shields": view.shield_supply, "mines": view.mine_supply}
    turn = i18n.say(lang, game, "text-turn", {"turn": view.turn, "turns": turns, **supply})
    return f"[bold]{name}[/]  {turn}"


def _sea(view: LordsView) -> list[str]:
    """Six rows of seven cells, two lines each: the ship or mine, then the effect under it."""
    ships = {ship.cell: ship for ship in view.ships}
    mines = {mine.cell: mine for mine in view.mines}
    line = "   +" + "-----+" * 7
    rows = ["      " + "     ".join("ABCDEFG"), line]
    for row in range(6):
        names = [cell_name(Cell(row * 7 + column)) for column in range(7)]
        tops = [_occupant(ships.get(name), mines.get(name)) for name in names]
        effects = [view.effects[row * 7 + column] for column in range(7)]
        below = [_effect(effect, name in ships) for effect, name in zip(effects, names, strict=True)]
        rows.append(f" {row + 1} |" + "|".join(tops) + "|")
        rows.append("   |" + "|".join(below) + "|")
        rows.append("   +" + "=====+" * 7 if row == 2 else line)
    return rows


def _boards(game: Game, printed: PrintedView, lang: str) -> list[str]:
    """The boards that are to be laid, both sides of each, unturned."""
    rows = [i18n.say(lang, game, "text-boards")]
    for names in ({"1": printed.square1, "2": printed.square2}, {"s": printed.strip}):  # all in a row are too wide
        faces = [(name + side, getattr(board, side)) for name, board in names.items() for side in ("a", "b")]
        rows.append("  ".join(f"[bold]{name:<{2 * len(face[0]) - 1}}[/]" for name, face in faces))
        for row in range(3):
            rows.append("  ".join(" ".join(SIGNS[effect] for effect in face[row]).ljust(2) for _, face in faces))
    return [*rows, f"[dim]{i18n.say(lang, game, 'text-boards-help')}[/]"]


def _occupant(ship: ShipView | None, mine: MineView | None) -> str:
    if ship is None:
        if mine is None:
            return "     "
        return "[red]" + {"real": " (●) ", "fake": " (○) ", "unknown": " (?) "}[mine.kind] + "[/]"
    sign = MERCENARY_SIGN if ship.mercenary else str(ship.number)
    body = f"{SHAPES[ship.seat]}{sign}"
    if ship.burning:
        return f"[yellow]~{body}~ [/]"
    shields = f"+{ship.shields}" if ship.shields else "  "
    return f"[{COLOURS[ship.seat]}]{body}{shields} [/]"


def _effect(effect: str, covered: bool) -> str:
    sign = SIGNS.get(effect, " ")
    return "     " if covered else f"  [dim]{sign}[/]  "


def _legend(game: Game, lang: str) -> str:
    signs = [f"{sign} {i18n.say(lang, game, f'effect-{effect}.short')}" for effect, sign in SIGNS.items()]
    return "[dim]" + "   ".join(signs) + "[/]"


def _player(game: Game, view: LordsView, seat: int, lang: str) -> str:
    player: PlayerView = view.players[seat]
    mark = "►" if view.mover == seat else " "
    name = i18n.say(lang, game, f"seat-{SEATS[seat]}")
    args = {"hand": player.hand_size, "main": player.main_pile, "reserve": player.reserve}
    args |= {"coins": player.coins, "points": player.points, "mines": player.mines}
    figures = i18n.say(lang, game, "text-player", args)
    known = ""
    if player.reserve_known is not None and view.viewer in (seat, TRUTH):
        ships = " ".join(map(str, player.reserve_known))
        known = " · " + i18n.say(lang, game, "text-reserve-known", {"ships": ships})
    return f"{mark} [{COLOURS[seat]}]{SHAPES[seat]} {name}[/]  {figures}{known}"


def _market(game: Game, view: LordsView, lang: str) -> str:
    offers = []
    for mercenary in view.mercenaries:
        numbers = "/".join(map(str, mercenary.numbers)) or "X"
        name = i18n.say(lang, game, f"mercenary-{mercenary.effect}")
        if mercenary.seat < 0:
            typed = ACTIONS.operand_in("mercenary", mercenary.id, lang)
            known = "" if fold(typed) == fold(name) else f" [dim]({typed})[/]"
            offers.append(f"{name}{known} {numbers} {mercenary.cost}$")
        else:
            offers.append(f"[{COLOURS[mercenary.seat]}]{MERCENARY_SIGN} {name} {numbers} {mercenary.cell}[/]")
    return i18n.say(lang, game, "text-market") + " " + " · ".join(offers)
