"""Fleet in words: prompts, reasons' arguments, and the table as text with rich markup."""

from ... import i18n
from ...engine.actions import kind_of
from ...errors import Param
from ..base import Game, Line
from .actions import ACTIONS
from .rules import codes
from .rules.codes import Section
from .rules.game import FleetState
from .text_sheet import compact, full, headline, small
from .view import FleetView
from .words import TASKS, face_word, seat_word, section_word

# what is done with a die, and why it is refused in tasks that are about none
USES = (codes.MARK, codes.TAKE, codes.AS_COIN, codes.CASH, codes.USE_SALVAGE, codes.MARK_HEX, codes.REROLL)
MISPLACED: dict[int, tuple[str, tuple[str, ...]]] = {
    codes.TAKE_DIE: ("take-first", ("F3.1",)),
    codes.STAR: ("star-is-no-die", ("Q27", "Q12")),
    codes.CRAB_BONUS: ("bonus-first", ("Q41", "F7.1")),
}
COLOURS = ("bright_cyan", "bright_red", "bright_green", "bright_magenta")


def prompt(s: FleetState, seat: int) -> Line:
    """What this seat should do, or whom it waits for."""
    if s.step == codes.OVER:
        return Line("prompt-over")
    if seat < 0 or not s.is_pending(seat):
        if seat >= 0 and s.sheets[seat].task == codes.CRAB_BONUS:
            return Line("prompt-crab-wait", {"player": seat_word(s.to_move())}, ("Q17",))
        return Line("prompt-wait", {"player": seat_word(s.to_move())})
    sheet = s.sheets[seat]
    key, rules = TASKS[sheet.task]
    args: dict[str, Param] = {"stars": sheet.stars}
    if sheet.task == codes.USE_DIE:
        args |= {"face": face_word(sheet.face), "own": "yes" if sheet.own else "no"}
    if sheet.task == codes.EITHER:
        args["section"] = section_word(sheet.column)
    return Line(f"prompt-{key}", args, rules)


def refusal_args(s: FleetState, action: int) -> dict[str, Param]:
    """The particulars that a reason may mention."""
    sheet = s.own()
    args: dict[str, Param] = {"task": f"@task-{TASKS[sheet.task][0]}", "uses": s.box.salvage_uses}
    values = ACTIONS.values(action)
    if "section" in values:
        args["section"] = section_word(values["section"])
    if "face" in values:
        args["face"] = face_word(values["face"])
    elif sheet.face >= 0:
        args["face"] = face_word(sheet.face)
    return args


def nearer(s: FleetState, action: int, line: Line) -> Line:
    """A refusal by the rule that is nearer to what was tried than the one for all such cases."""
    sheet, tried = s.own(), kind_of(action)
    if line.key == "reason-section-full" and sheet.crossed(Section(ACTIONS.values(action)["section"])):
        return Line("reason-section-crossed", line.args, ("F9.4", "F2.3"))
    if line.key == "reason-compulsory":
        return Line(line.key, line.args, ("Q41",) if sheet.task == codes.CRAB_BONUS else ("Q28", "Q27"))
    if line.key != "reason-wrong-task":
        return line
    if tried == codes.BONUS:
        return Line("reason-bonus-later", line.args, ("F7.1", "Q41"))
    if sheet.task in MISPLACED and tried in USES:
        key, rules = MISPLACED[sheet.task]
        return Line(f"reason-{key}", line.args, rules)
    return line


def render(game: Game, view: FleetView, lang: str) -> str:
    """The table, 80 columns wide: the viewer's sheet at its full size, all others in short."""
    rows = [_title(game, view, lang), *_dice(game, view, lang)]
    for sheet in view.sheets:
        large = view.viewer == sheet.seat or len(view.sheets) == 1
        colour = COLOURS[sheet.seat]
        rows += ["", *(full if large else compact)(game, view, sheet, colour, lang)]
    rows += ["", *(f"[dim]{i18n.say(lang, game, key)}[/]" for key in ("text-legend-boxes", "text-legend-boats"))]
    return "\n".join(rows)


def render_small(game: Game, view: FleetView, lang: str) -> str:
    """The same for 80 columns by 24 lines: every section on a line of its own, the others' sheets as their points."""
    rows = [_title(game, view, lang), *_dice_line(game, view, lang)]
    for sheet in view.sheets:
        large = view.viewer == sheet.seat or len(view.sheets) == 1
        rows += (small if large else headline)(game, view, sheet, COLOURS[sheet.seat], lang)
    return "\n".join(rows)


def _title(game: Game, view: FleetView, lang: str) -> str:
    name = i18n.say(lang, game, "game-name")
    args: dict[str, Param] = {"round": view.round, "rounds": view.rounds, "step": f"@step-{view.step}"}
    where = i18n.say(lang, game, "text-round", args)
    if view.ruth is None:
        first = i18n.say(lang, game, "text-first", {"player": seat_word(view.first_player)})
        return f"[bold]{name}[/]  {where} · {first}"
    tokens: dict[str, Param] = {name: f"@section-{getattr(view.ruth, name)}" for name in ("boat", "harbor", "wharf")}
    tokens["first"] = "yes" if view.ruth.first else "no"
    return f"[bold]{name}[/]  {where}\n{i18n.say(lang, game, 'text-ruth', tokens)}"


def _thrown(game: Game, view: FleetView, lang: str) -> list[tuple[str, str]]:
    """The dice on the table: what each shows, and its style."""
    dice = [(face, "white") for face in view.pool]
    for sheet in view.sheets:
        if sheet.die and sheet.own_die:
            dice.append((sheet.die, f"bold {COLOURS[sheet.seat]}"))
    if view.shared:
        dice.append((view.shared, "bold yellow"))
    return [(i18n.say(lang, game, f"face-{face}"), style) for face, style in dice]


def _dice_line(game: Game, view: FleetView, lang: str) -> list[str]:
    """The dice in one line."""
    words = _thrown(game, view, lang)
    return [" ".join(f"[{style}]│ {word} │[/]" for word, style in words)] if words else []


def _dice(game: Game, view: FleetView, lang: str) -> list[str]:
    """The dice on the table, as faces."""
    words = _thrown(game, view, lang)
    if not words:
        return []
    rows = [
        " ".join(f"[{style}]╭{'─' * (len(word) + 2)}╮[/]" for word, style in words),
        " ".join(f"[{style}]│ {word} │[/]" for word, style in words),
        " ".join(f"[{style}]╰{'─' * (len(word) + 2)}╯[/]" for word, style in words),
    ]
    return [" " + row for row in rows]
