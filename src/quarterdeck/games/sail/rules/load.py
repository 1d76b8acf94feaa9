"""Reads a position text back into a fresh game (record.py writes it). A text that is none raises ValueError."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ....engine.positions import number_from, numbers_from
from .codes import ASSAULT, CARD, RUNNING
from .game import SailState
from .position import total
from .preparation import ISLAND_CARDS, raise_island

PARTS = (
    "options",
    "ships",
    "cards",
    "winds",
    "situations",
    "turn",
    "act",
    "orders",
    "shore",
    "weary",
    "island",
)


def parts_of(words: list[str]) -> dict[str, str]:
    """The named parts of a position text."""
    parts: dict[str, str] = {}
    for word in words:
        key, _, value = word.partition("=")
        parts[key] = value
    for key in PARTS:
        if key not in parts:
            raise ValueError("part '" + key + "' is missing")
    return parts


def vector_from(text: str, many: i64, low: i64, high: i64) -> "vec[i64]":
    """Numbers of one range."""
    numbers = numbers_from(text, many)
    for number in numbers:
        if number < low or number > high:
            raise ValueError(str(number) + " should be from " + str(low) + " to " + str(high))
    return vec[i64]([i64(number) for number in numbers])


def restore(s: SailState, words: list[str]) -> None:
    """Puts a fresh game of the same set-up into the position of a text."""
    parts = parts_of(words)
    read_options(s, parts["options"])
    read_island(s, parts["island"])
    read_turn(s, parts["turn"])
    read_act(s, parts["act"])
    read_ships(s, parts["ships"])
    s.works = vector_from(parts["cards"], s.chart.cards, 0, 3)
    s.wind_left = read_stack(parts["winds"], s.decks.wind_copies)
    s.wind_stack = total(s.wind_left)
    s.situation_left = read_stack(parts["situations"], s.decks.situation_copies)
    s.card_stack = total(s.situation_left)
    if parts["orders"] != "":
        s.orders = vector_from(parts["orders"], s.seats * 4, 0, 3)
    if parts["shore"] != "":
        s.landed = vector_from(parts["shore"], len(s.landed), 0, 3)
    if parts["weary"] != "":
        s.weary = vector_from(parts["weary"], len(s.weary), 0, 3)
    broken = s.audit()
    if broken != "":
        raise ValueError(broken)
    if s.ended == RUNNING:
        ask_again(s)


def ask_again(s: SailState) -> None:
    """Offers the decision that was due, to the seat that owed it."""
    decider: i64 = s.decider
    s.menu_size = 0
    s.ask()
    if s.menu_size == 0 or s.decider != decider:
        raise ValueError("there is nothing to decide for seat " + str(decider + 1))
    s.actor = s.decider


def read_stack(text: str, copies: "vec[i64]") -> "vec[i64]":
    numbers = numbers_from(text, len(copies))
    for kind in range(len(numbers)):
        if numbers[kind] < 0 or numbers[kind] > copies[kind]:
            raise ValueError("more cards of a kind than the deck has")
    return vec[i64]([i64(number) for number in numbers])


def read_options(s: SailState, text: str) -> None:
    figures = numbers_from(text, 11)
    for place in (0, 4, 5, 6, 7, 8, 9, 10):
        if figures[place] not in (0, 1):
            raise ValueError("a switch should be 0 or 1")
    if figures[1] < 0 or figures[2] < 0 or not -1 <= figures[3] < s.seats:
        raise ValueError("a limit or the order's holder is out of range")
    s.with_situations = figures[0] == 1
    s.round_limit = figures[1]
    s.quiet_limit = figures[2]
    s.order_holder = figures[3]
    s.order_per_throw = figures[4] == 1
    s.reset_per_round = figures[5] == 1
    s.defender_empties = figures[6] == 1
    s.strict_idle = figures[7] == 1
    s.idle_never_sinks = figures[8] == 1
    s.fort_blocked = figures[9] == 1
    s.fort_silent = figures[10] == 1


def read_island(s: SailState, text: str) -> None:
    """The cards laid so far; a whole island is a new chart."""
    words = text.split(",") if text != "" else []
    if len(words) > ISLAND_CARDS or (len(words) > 0 and s.scenario != ASSAULT):
        raise ValueError("an island has at most ten cards")
    for word in words:
        cell: i64 = number_from(word)
        if not s.chart.is_inside(cell) or not s.is_free(cell):
            raise ValueError("a card of the island lies on no free cell")
        s.island = append(s.island, cell)
        s.at[cell] = u8(CARD)
    if len(words) == ISLAND_CARDS:
        raise_island(s)


def read_ships(s: SailState, text: str) -> None:
    words = text.split(",") if text != "" else []
    if len(words) != s.ships:
        raise ValueError("there should be " + str(s.ships) + " ships")
    owner: list[i64] = []
    ahead: list[i64] = []
    behind: list[i64] = []
    for ship in range(s.ships):
        figures = words[ship].split(".")
        if len(figures) != 8:
            raise ValueError("'" + words[ship][:40] + "' is no ship")
        s.where[ship] = number_from(figures[0])
        s.heading[ship] = number_from(figures[1])
        s.masts[ship] = number_from(figures[2])
        s.spent[ship] = number_from(figures[3])
        s.marks[ship] = number_from(figures[4])
        owner.append(number_from(figures[5]))
        ahead.append(number_from(figures[6]))
        behind.append(number_from(figures[7]))
    s.owner = vec[i64](owner)
    s.ahead = vec[i64](ahead)
    s.behind = vec[i64](behind)
    s.at = s.chart.ground[:]
    for i in range(len(s.island)):
        s.at[s.island[i]] = u8(CARD)
    for ship in range(s.ships):
        put_on_board(s, ship)


def put_on_board(s: SailState, ship: i64) -> None:
    """Marks a ship's cell as taken; of two in one cell the one that holds it (A118)."""
    cell: i64 = s.where[ship]
    if cell == 0:
        return
    if not s.chart.is_inside(cell):
        raise ValueError("a ship lies outside the board")
    guest: bool = ship == s.beaten or (ship == s.ship and s.boarding >= 0 and s.winner_ship < 0)
    if not guest:
        if not s.is_free(cell):
            raise ValueError("two ships or a card in one cell")
        s.at[cell] = u8(ship + 1)


def read_turn(s: SailState, text: str) -> None:
    figures = numbers_from(text, 21)
    s.alive = figures[0]
    s.active = figures[1]
    s.opening = figures[2]
    s.round = figures[3]
    s.quiet = figures[4]
    s.eventful = figures[5] == 1
    s.wind = figures[6]
    s.wind_turn = figures[7]
    s.card = figures[8]
    s.op = figures[9]
    s.op_ship = figures[10]
    s.op_cell = figures[11]
    s.hands = figures[12]
    s.range_delta = figures[13]
    s.calm = figures[14] == 1
    s.fog = figures[15] == 1
    s.board_bonus = figures[16]
    s.no_idle = figures[17] == 1
    s.edge = figures[18]
    s.ended = figures[19]
    s.winners = figures[20]


def read_act(s: SailState, text: str) -> None:
    figures = numbers_from(text, 21)
    s.phase = figures[0]
    s.decider = figures[1]
    s.ship = figures[2]
    s.line = figures[3]
    s.left = figures[4]
    s.target = figures[5]
    s.stepped = figures[6] == 1
    s.leaving = figures[7] == 1
    s.gap_ship = figures[8]
    s.gap_front = figures[9]
    s.gap_cell = figures[10]
    s.halted = figures[11] == 1
    s.landing = figures[12] == 1
    s.resume = figures[13]
    s.boarding = figures[14]
    s.winner_ship = figures[15]
    s.beaten = figures[16]
    s.react_ship = figures[17]
    s.react_next = figures[18]
    s.react_turn = figures[19]
    s.react_used = figures[20]
