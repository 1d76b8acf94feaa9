"""The chart of Admiral as text with rich markup: map with coordinates, wind rose, players, ship cards with tokens."""

from textwrap import wrap

from ... import i18n
from ..base import Game
from .rules.chart import letters
from .view import AdmiralView, FortView, PlayerView, ShipView

COLOURS = ("bright_blue", "bright_red", "bright_green", "bright_magenta", "bright_yellow", "bright_white")
ARROWS = {"N": "↑", "NE": "↗", "E": "→", "SE": "↘", "S": "↓", "SW": "↙", "W": "←", "NW": "↖"}
LETTERS = {"line": "L", "galleon": "G", "frigate": "F", "brig": "B"}
ACROSS = 78  # columns for texts: a terminal of 80 with a little air
WIDE = 25  # columns of the board that fit into 80 characters with three for each cell
LAND = "[yellow]{}[/]"


def render(game: Game, view: AdmiralView, lang: str) -> str:
    """The table as this seat sees it, 80 columns wide on the usual boards."""
    size = 3 if view.board.width <= WIDE else 2
    rows = [_title(game, view, lang), *_quiet(game, view, lang), *_briefing(view, lang), *_map(view, size), ""]
    rows.append(_legend(game, lang))
    for player in sorted(view.players, key=lambda one: one.place):
        rows.append(_player(game, view, player, lang))
        rows += _forts(game, view, player.seat, lang)
        rows += _ships(game, view, player.seat, lang)
    rows += _forts(game, view, -1, lang)
    rows += _mines(game, view, lang)
    return "\n".join(rows)


def render_small(game: Game, view: AdmiralView, lang: str) -> str:
    """The same for 80 columns by 24 lines: narrow cells, and cards short enough to stand beside them."""
    rows = [_title(game, view, lang), *_quiet(game, view, lang), "", *_map(view, 2), ""]
    for player in sorted(view.players, key=lambda one: one.place):
        rows.append(_player(game, view, player, lang).strip())
        rows += [_fort_small(fort) for fort in view.forts if fort.seat == player.seat and not view.scenario.race]
        rows += [row.strip() for row in _ships(game, view, player.seat, lang)]
    return "\n".join([*rows, *_mines(game, view, lang)])


def _fort_small(fort: FortView) -> str:
    """A fort as a ship's card is drawn: its cell, hull, shots, treasure."""
    hull = "█" * (fort.hull - fort.damage) + "░" * fort.damage
    return f"[bold]■[/]  {fort.cell:<4}{hull:<8}[yellow]{'●' * fort.shots or '-'}[/] ○{fort.pearls}"


def _title(game: Game, view: AdmiralView, lang: str) -> str:
    name = view.scenario.name[lang]
    if not view.strength:
        return f"[bold]{name}[/]  " + i18n.say(lang, game, f"prompt-{view.phase}-short")
    wind = "·" if view.strength == "calm" else ARROWS[view.wind] + i18n.say(lang, game, f"course-{view.wind}")
    words = i18n.say(lang, game, f"strength-{view.strength}")
    return f"[bold]{name}[/]  " + i18n.say(
        lang, game, "text-round", {"round": view.round, "wind": wind, "strength": words}
    )


def _quiet(game: Game, view: AdmiralView, lang: str) -> list[str]:
    """Q93: that the game will soon be stopped."""
    if not view.quiet_left:
        return []
    said = i18n.say(lang, game, "text-quiet", {"rounds": view.quiet, "left": view.quiet_left})
    return [f"[yellow]{said}[/]"]


def _briefing(view: AdmiralView, lang: str) -> list[str]:
    """What it is about, until the first round is over."""
    if view.round > 1:
        return []
    told = view.scenario
    texts = [told.briefing[lang], told.handicap[lang]] if view.round == 0 else []
    return [line for text in [*texts, told.goal[lang]] if text for line in wrap(text, ACROSS)]


def _map(view: AdmiralView, size: int) -> list[str]:
    """Rows from north to south, so many characters a cell."""
    head = "   " + "".join(letters(column).center(size) for column in range(view.board.width))
    cells = _occupied(view, size)
    rows = [f"[dim]{head.rstrip()}[/]"]
    for k, kinds in enumerate(view.board.rows):
        row = view.board.height - k
        line = [cells.get(f"{letters(c)}{row}") or _sea(kind, size) for c, kind in enumerate(kinds)]
        rows.append(f"[dim]{row:>2}[/] " + "".join(line) + f"[dim] {row}[/]")
    return rows


def _sea(kind: str, size: int) -> str:
    sign = {"#": "▓", "o": "░", ".": "·"}[kind]
    if kind == "#":
        return LAND.format(sign * size)
    return LAND.format(sign.center(size)) if kind == "o" else f"[dim]{sign.center(size)}[/]"


def _occupied(view: AdmiralView, size: int) -> dict[str, str]:
    """What lies in the cells; ships cover pearls, pearls cover mines."""
    cells: dict[str, str] = {}
    for reef in view.board.reefs:
        cells[reef] = f"[red]{'^'.center(size)}[/]"
    for mine in view.mines:
        cells[mine.cell] = f"[red]{('×' if mine.shown else 'ó').center(size)}[/]"
    for pearl in view.pearls:
        cells[pearl.cell] = f"[bold cyan]{('○' if pearl.pearls == 1 else f'○{pearl.pearls}').center(size)}[/]"
    for fort in view.forts:
        sign = "[ ]" if fort.ruined else "[■]"
        colour = COLOURS[fort.seat] if fort.seat >= 0 else "white"
        cells[fort.cell] = f"[{colour}]{_escaped(sign[:size] if size == 3 else '■□'[fort.ruined] + ' ')}[/]"
    for ship in view.ships:
        if not ship.cell:
            continue
        shared = sum(other.cell == ship.cell for other in view.ships) > 1
        mark = "+" if shared else "*" if ship.due else "°" if ship.pearls else " "
        cells[ship.cell] = f"[bold {COLOURS[ship.seat]}]{(ship.name + mark)[:size]}[/]"
    return cells


def _escaped(text: str) -> str:
    return text.replace("[", "\\[")


def _legend(game: Game, lang: str) -> str:
    return "[dim]" + i18n.say(lang, game, "text-legend") + "[/]"


def _player(game: Game, view: AdmiralView, player: PlayerView, lang: str) -> str:
    mark = "►" if player.seat in (view.mover, view.asked) and not player.out else " "
    name = i18n.say(lang, game, f"seat-{player.seat + 1}")
    if player.title:
        name += f" ({player.title[lang]})"
    facts = []
    if player.out:
        facts.append(i18n.say(lang, game, "text-out"))
    elif view.scenario.race:
        facts.append(i18n.say(lang, game, "text-goal", {"fort": player.goal or "?"}))
    else:
        figures = {"pearls": player.pearls, "side": player.side_pearls, "wanted": player.wanted} | view.scenario.cargo
        facts.append(i18n.say(lang, game, "text-pearls" if player.wanted else "text-pearls-only", figures))
    if player.points:
        facts.append(i18n.say(lang, game, "text-points", {"count": player.points}))
    if player.clock_of:
        facts.append(i18n.say(lang, game, "text-clock", {"clock": player.clock, "of": player.clock_of}))
    if player.mines_hidden:
        facts.append(i18n.say(lang, game, "text-mines", {"count": player.mines_hidden}))
    if len({one.team for one in view.players}) < len(view.players):
        facts.append(i18n.say(lang, game, "text-team", {"team": player.team + 1}))
    return f"{mark} [{COLOURS[player.seat]}]■ {name}[/]  " + " · ".join(facts)


def _forts(game: Game, view: AdmiralView, seat: int, lang: str) -> list[str]:
    return [_fort(game, view, fort, lang) for fort in view.forts if fort.seat == seat and not (view.scenario.race)]


def _fort(game: Game, view: AdmiralView, fort: FortView, lang: str) -> str:
    if fort.royal:
        return "    " + i18n.say(lang, game, "text-royal", {"name": fort.title.get(lang) or fort.name})
    state = "ruin" if fort.ruined else "nobody" if fort.seat < 0 else "fort"
    figures = {
        "name": fort.name,
        "hull": fort.hull - fort.damage,
        "of": fort.hull,
        "shots": fort.shots,
        "pearls": fort.pearls,
    } | view.scenario.cargo
    words = i18n.say(lang, game, f"text-{state}", figures)
    if fort.shut:
        words += " · " + i18n.say(lang, game, "text-shut")
    if fort.workers:
        words += " · " + i18n.say(lang, game, "text-workers", {"ships": " ".join(fort.workers)})
    if fort.frozen:
        words += " · " + i18n.say(lang, game, "text-frozen")
    return "    " + words


def _ships(game: Game, view: AdmiralView, seat: int, lang: str) -> list[str]:
    cards = [_ship(game, view, ship, lang) for ship in view.ships if ship.seat == seat and not ship.lost]
    return ["    " + card for card in cards]


def _ship(game: Game, view: AdmiralView, ship: ShipView, lang: str) -> str:
    """A card with its tokens: hull as filled and empty boxes, green for the move, yellow for shots."""
    hull = "█" * (ship.hull - ship.damage) + "░" * ship.damage
    tokens = [f"[green]{'○' if ship.moved else '●'}[/]", f"[yellow]{'●' * ship.shots or '-'}[/]"]
    notes = []
    if ship.pearls:
        figures = {"pearls": ship.pearls, "room": ship.room, **view.scenario.cargo}
        notes.append(i18n.say(lang, game, "text-load", figures))
    if ship.comes:
        notes.append(i18n.say(lang, game, "text-to-come", {"round": ship.comes}))
    if ship.left:
        notes.append(i18n.say(lang, game, "text-left"))
    if ship.due:
        notes.append(i18n.say(lang, game, "text-due", {"round": ship.due}))
    for key, fort in (("repair", ship.repair), ("work", ship.work), ("offered", ship.offered)):
        if fort:
            notes.append(i18n.say(lang, game, f"text-{key}", {"fort": fort}))
    if ship.frozen:
        notes.append(i18n.say(lang, game, "text-frozen"))
    where = ship.cell or "--"
    title = f" {ship.title}" if ship.title else ""
    return f"[bold]{ship.name}{title}[/] {where:<4}{hull:<8}" + " ".join([*tokens, *notes])


def _mines(game: Game, view: AdmiralView, lang: str) -> list[str]:
    own = [mine for mine in view.mines if not mine.shown]
    if not own:
        return []
    listed = ", ".join(f"{mine.cell} {i18n.say(lang, game, f'order-{mine.order}')}" for mine in own)
    return [i18n.say(lang, game, "text-own-mines", {"mines": listed})]
