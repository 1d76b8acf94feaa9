"""Age of Sail in words: prompts, reasons' arguments, and the board as text with rich markup, 80 columns wide."""

from itertools import zip_longest

from ... import i18n
from ...engine.actions import kind_of
from ...errors import Param
from ..base import Game, Line
from .actions import ACTIONS
from .cards import Words
from .rules import codes, fortress, gunnery
from .rules.chart import Card
from .rules.compass import NAMES
from .rules.position import Position, Ship
from .rules.preparation import next_unplaced
from .rules.sailing import who_sails
from .view import CardView, PlayerView, SailView, ShipView, WindView
from .words import HULLS, PHASES, PLACES, SEATS

ARROWS = {"N": "↑", "NE": "↗", "E": "→", "SE": "↘", "S": "↓", "SW": "↙", "W": "←", "NW": "↖"}
MARK_STYLES = {"*": " reverse", "'": " dim", "=": " underline"}  # for marks that a narrow cell has no room for
SIGNS = "123456789ABCDEFG"  # a seat on the board
COLOURS = ("bold", "bold bright_blue", "bold bright_white", "bold bright_red")
SHADES = ("", " underline", " italic", " underline italic")  # stripes of further sets
WIDTH = 80
WIDE_LISTS = 4  # ships of a player in a line of the whole width
SMALL_SIDE = 30  # columns beside a narrow board: row numbers, a gap, and texts


def prompt(s: Position, seat: int) -> Line:
    """What this seat should do, or whom it waits for."""
    key, rules = PHASES[s.phase]
    if s.phase == codes.OVER:
        return Line("prompt-over")
    if seat < 0 or not s.is_pending(seat):
        return Line("prompt-wait", {"player": f"@seat-{SEATS[s.decider]}", "what": f"@prompt-{key}-short"})
    args: dict[str, Param] = {"left": s.left, "hands": s.hands}
    ship = {codes.ANSWER: s.target, codes.REACT: s.react_ship, codes.PRIZE: s.winner_ship, codes.SHIFT: s.winner_ship}
    args |= _named(s, ship.get(s.phase, s.op_ship if s.phase < codes.COMMAND else s.ship))
    if s.phase in (codes.PLACE, codes.LINE_UP):
        return _placing(s, key, rules)
    if s.phase == codes.COMMAND:
        args["fort"] = "yes" if _has_guns(s, seat) else "no"
    if s.phase == codes.ANSWER:
        turning = gunnery.bearing_side(s, s.target, s.ship) < 0
        return Line("prompt-answer-turn" if turning else "prompt-answer", args, rules)
    if s.phase == codes.OPEN and s.line >= 0:
        return Line("prompt-open-line", args, rules)
    return Line(f"prompt-{key}", args, rules)


def why_wait(s: Position, seat: int) -> Line | None:
    """Why the player whose turn it is has to wait: a reply (L47, A36), the fort's guns (L72, A120)."""
    if seat != s.active or s.phase not in (codes.ANSWER, codes.REACT):
        return None
    args: dict[str, Param] = {"player": f"@seat-{SEATS[s.decider]}", **_named(s, s.target)}
    if s.phase == codes.ANSWER:
        return Line("reason-reply-first", args, ("L47", "A36"))
    return Line("reason-guns-first", args, ("L72", "A120"))


def _placing(s: Position, key: str, rules: tuple[str, ...]) -> Line:
    """Which ship is set next, and where it may be (A106, L87, L105)."""
    ship = next_unplaced(s)
    waiting = sum(s.owner[k] == s.owner[ship] and s.where[k] == 0 and s.masts[k] > 0 for k in range(s.ships))
    args: dict[str, Param] = {"ship": f"@hull-{HULLS[s.holes[ship]]}", "count": waiting}
    if s.scenario == codes.PIRATES:
        return Line("prompt-place-pirate", args, PLACES[codes.PIRATES][1])
    return Line(f"prompt-{key}", args, rules)


def _has_guns(s: Position, seat: int) -> bool:
    """Whether a player has a fortress gun that could ever fire."""
    owned = (card for card in range(s.chart.cards) if s.chart.card_owner[card] == seat and s.chart.card_gun[card])
    return not s.fort_silent and any(fortress.is_up(s, Card(card)) for card in owned)


def _named(s: Position, ship: Ship) -> dict[str, Param]:
    if ship < 0 or not s.is_afloat(ship):
        return {"ship": "@hull-brig", "cell": "-"}
    return {"ship": f"@hull-{HULLS[s.holes[ship]]}", "cell": s.chart.name(s.where[ship])}


def refusal_args(s: Position, action: int) -> dict[str, Param]:
    """The particulars that a reason may mention: ship, cell, range left, what is decided now."""
    args: dict[str, Param] = {"ship": "@hull-brig", "cell": "?", "left": s.left}
    args["phase"] = f"@prompt-{PHASES[s.phase][0]}-short"
    kind = kind_of(action)
    if kind in ACTIONS.kinds:
        given = ACTIONS.describe(s, action).args
        args |= {key: given[key] for key in ("ship", "cell") if key in given}
    if codes.OPEN <= s.phase <= codes.LEAD or s.phase == codes.LAND:
        sails = who_sails(s)
        args |= {"acting": f"@hull-{HULLS[s.holes[sails]]}", "acts": s.chart.name(s.where[sails])}
        args["heading"] = f"@heading-{NAMES[s.heading[sails]]}"
    return args


def render(game: Game, view: SailView, lang: str) -> str:
    """The table, 80 columns wide: board, wind rose, players with their ships, the situation card."""
    wide = 4 if view.width * 4 + 4 <= WIDTH else 2 if view.width * 2 + 4 <= WIDTH else 1
    rows = [_title(game, view, lang), ""]
    rows += _board(view, wide)
    rows += [*_legend(game, lang), ""]
    rows += _rose(game, view, lang)
    for seat in range(len(view.players)):
        rows += _player(game, view, seat, lang, WIDE_LISTS)
    rows += ["", *_situation(game, view, lang)]
    return "\n".join(rows).rstrip()


def render_small(game: Game, view: SailView, lang: str) -> str:
    """The same for 80 columns by 24 lines: narrow cells, and texts short enough to stand beside them."""
    wide = 3 if view.width * 3 + SMALL_SIDE <= WIDTH else 2 if view.width * 2 + 4 <= WIDTH else 1
    numbers, facts = _wind(game, view, lang)
    rows = [_title(game, view, lang), "", *_board(view, wide), "", *numbers, *facts]
    for seat in range(len(view.players)):
        rows += [row.strip() for row in _player(game, view, seat, lang, 2)]
    return "\n".join([*rows, *_situation(game, view, lang)])


def _situation(game: Game, view: SailView, lang: str) -> list[str]:
    """The card of this turn, if one lies open."""
    if view.situation is None:
        return []
    words = {"title": said(view.situation.title, lang), "text": said(view.situation.text, lang)}
    return [i18n.say(lang, game, "text-situation", words)]


def said(words: Words, lang: str) -> str:
    """A text of the owner's in this language, or in the one it has."""
    return (words.ru or words.en) if lang == "ru" else (words.en or words.ru)


def _title(game: Game, view: SailView, lang: str) -> str:
    name = said(view.name, lang)
    figures = {"round": view.round, "winds": view.winds_left, "cards": view.situations_left}
    return f"[bold]{name}[/]  " + i18n.say(lang, game, "text-round", figures)


# The board


def colour(seat: int) -> str:
    return COLOURS[seat % 4] + SHADES[seat // 4]


def _board(view: SailView, wide: int) -> list[str]:
    """Rows of cells, so wide: a ship is seat, heading and masts; guns and crests stand on the forts' cells."""
    ships = {ship.cell: ship for ship in view.ships if not (ship.masts == 0 and view.prize)}
    cards = {card.cell: card for card in view.cards}
    reached = {cell for card in view.cards if card.up and card.gun for cell in card.reach}
    sides = {
        cell: sign for ship in view.ships if ship.cell == view.ship for cell, sign in zip(ship.abeam, "«»", strict=True)
    }
    columns = _columns(view)
    rows = ["    " + "".join(f"{name[-1] if wide < 3 else name:<{wide}}" for name in columns).rstrip()]
    for y, sea in enumerate(view.sea):
        cells = []
        for x, wet in enumerate(sea):
            name = f"{columns[x]}{y + 1}"
            if name in ships:
                cells.append(_ship_sign(ships[name], view.ship == name, wide))
            elif name in cards:
                cells.append(_card_sign(cards[name], wide))
            elif name in view.island:
                cells.append(f"{'▣':<{wide}}")
            else:
                sign = " " if wet == " " else sides.get(name) or (":" if name in reached else "·")
                cells.append(f"[dim]{sign:<{wide}}[/]" if sign != " " else " " * wide)
        rows.append(f"{y + 1:>3} " + "".join(cells))
    return rows


def _columns(view: SailView) -> list[str]:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return [letters[x] if x < 26 else letters[x // 26 - 1] + letters[x % 26] for x in range(view.width)]


def _ship_sign(ship: ShipView, acting: bool, wide: int) -> str:
    """1↗3 with * for the ship that acts, = for a member of a line, ' for one that has acted."""
    mark = "*" if acting else "'" if "acted" in ship.marks else "=" if ship.line else " "
    body = f"{SIGNS[ship.seat]}{ARROWS[ship.heading]}{ship.masts}{mark}"[:wide]
    style = "" if wide > len(body.rstrip(mark)) else MARK_STYLES.get(mark, "")
    return f"[{colour(ship.seat)}{style}]{body:<{wide}}[/]"


def _card_sign(card: CardView, wide: int) -> str:
    """▣ a gun, ◈ the crest, hollow when flipped; then the owner, or the masts ashore."""
    sign = ("▣" if card.up else "□") if card.gun else ("◈" if card.up else "◇")
    ashore = sum(masts for _, masts in card.ashore)
    owner = f"+{ashore}" if ashore else SIGNS[card.seat] if card.seat >= 0 else ""
    body = f"{sign}{owner}"[:wide]
    style = colour(card.ashore[0][0]) if card.ashore else colour(card.seat) if card.seat >= 0 else "yellow"
    return f"[{style}]{body:<{wide}}[/]"


def _legend(game: Game, lang: str) -> list[str]:
    return [f"[dim]{i18n.say(lang, game, f'text-legend-{part}')}[/]" for part in ("ships", "forts")]


# The wind


def _rose(game: Game, view: SailView, lang: str) -> list[str]:
    """The card's eight numbers round its arrow, what else it says beside them."""
    numbers, facts = _wind(game, view, lang)
    if not numbers:
        return []
    gap = "     "
    return [*(f"{row}{gap}{fact}" for row, fact in zip_longest(numbers, facts, fillvalue="")), ""]


def _wind(game: Game, view: SailView, lang: str) -> tuple[list[str], list[str]]:
    """The card that lies open: its eight numbers round its arrow, and what else it says."""
    wind = view.wind
    if wind is None:
        return [], []
    names = [i18n.say(lang, game, f"point-{name}") for name in ARROWS]
    n = [f"{name:>2} {number}" for name, number in zip(names, wind.numbers, strict=True)]
    force = i18n.say(lang, game, f"force-{wind.force}") if _is_known(wind) else wind.force
    words = {"force": force, "heading": f"@heading-{wind.arrow}", "card": wind.id}
    facts = [i18n.say(lang, game, "text-wind", words)]
    if wind.calm:
        facts.append(i18n.say(lang, game, "text-calm"))
    if wind.bonus:
        facts.append(i18n.say(lang, game, "text-fair-wind", {"cells": wind.bonus}))
    if view.fog:
        facts.append(i18n.say(lang, game, "text-fog"))
    rows = [
        f"    {n[7]}  {n[0]}  {n[1]}",
        f"    {n[6]}    [bold]{ARROWS[wind.arrow]}[/]   {n[2]}",
        f"    {n[5]}  {n[4]}  {n[3]}",
    ]
    return rows, facts


def _is_known(wind: WindView) -> bool:
    return wind.force in ("light", "fresh", "strong")


# The players


def _player(game: Game, view: SailView, seat: int, lang: str, across: int) -> list[str]:
    player: PlayerView = view.players[seat]
    mark = "►" if view.active == seat and view.decider >= 0 else " "
    name = i18n.say(lang, game, f"seat-{SEATS[seat]}")
    role = f" ({i18n.say(lang, game, f'role-{player.role}')})" if player.role else ""
    figures = {"masts": player.masts, "lost": player.lost, "cards": player.cards}
    short = ".short" if across < WIDE_LISTS else ""
    state = i18n.say(lang, game, f"text-player{short}" if player.alive else "text-out", figures)
    order = " " + i18n.say(lang, game, "text-order") if player.order else ""
    rows = [f"{mark} [{colour(seat)}]{SIGNS[seat]} {name}[/]{role}  {state}{order}"]
    ships = [_ship_text(game, ship, lang) for ship in view.ships if ship.seat == seat]
    for start in range(0, len(ships), across):
        rows.append("     " + "  ".join(ships[start : start + across]))
    return rows


def _ship_text(game: Game, ship: ShipView, lang: str) -> str:
    """`frigate D7↗ 2/2` with the shots left to port and starboard where some are spent."""
    hull = i18n.say(lang, game, f"hull-{HULLS[ship.holes]}.short")
    spent = f" {ship.port}|{ship.starboard}" if (ship.port, ship.starboard) != (ship.holes, ship.holes) else ""
    return f"{hull} {ship.cell}{ARROWS[ship.heading]} {ship.masts}/{ship.holes}{spent}"
