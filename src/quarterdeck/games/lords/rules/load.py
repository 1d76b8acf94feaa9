"""Reads a position text back (record.py writes it). A text that is none raises ValueError with what is wrong."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit, count
from ....engine.chance import Chance
from ....engine.positions import number_from, numbers_from
from .codes import AFTER, CHOOSE_FAKE, CHOOSE_MINE, MINELAYER, SHOT, TURN
from .components import Components
from .effects import ask, carry_out
from .game import LordsState
from .position import Side, one
from .record import LETTERS
from .turn import find_cheapest, look_around


def load(text: str, box: Components, chance: Chance, rules: i64) -> LordsState:
    """The position that a text describes."""
    words = text.split(" ")
    if len(words) != 13 or words[0] != "lords":
        raise ValueError("it should have 13 parts and begin with 'lords 1'")
    if words[1] != "1":
        raise ValueError("version " + words[1] + " is not known")
    parts: dict[str, str] = {}
    for word in words[2:]:
        key, _, value = word.partition("=")
        parts[key] = value
    for key in ("sea", "ships", "mines", "tokens", "fake", "new", "market", "light", "dark", "turn", "options"):
        if key not in parts:
            raise ValueError("part '" + key + "' is missing")
    light = read_side(0, parts["light"])
    dark = read_side(1, parts["dark"])
    s = LordsState(box, chance, read_sea(parts["sea"]), light, dark)
    s.rules = rules
    read_options(s, parts["options"])
    read_market(s, parts["market"])
    read_ships(s, parts["ships"])
    s.mine = cells_of(parts["mines"])
    s.token = cells_of(parts["tokens"])
    s.fake = cells_of(parts["fake"])
    s.new_tokens = cells_of(parts["new"])
    read_turn(s, parts["turn"])
    s.mine_supply = box.mines - light.mines - dark.mines - count(s.mine & ~s.fake)
    if s.new_tokens != 0 or s.task == MINELAYER:
        s.mine_supply = supply_while_laying(s, box)
    find_cheapest(s)
    if s.phase == TURN or s.phase == AFTER:
        look_around(s)
    elif SHOT <= s.phase <= CHOOSE_FAKE:
        read_choice(s)
    broken = s.audit()
    if broken != "":
        raise ValueError(broken)
    return s


def read_choice(s: LordsState) -> None:
    """Works out the targets of the effect that is due; the text does not repeat them."""
    if s.laid < 0 or s.laid > 41:
        raise ValueError("an effect is due, but no ship was laid")
    if s.phase == CHOOSE_FAKE:
        s.targets = s.new_tokens
        return
    # to carry out the minelayer's once more would take its mines from the supply once more
    opened: bool = ask(s, CHOOSE_MINE, s.minable()) if s.task == MINELAYER else carry_out(s)
    if not opened:
        raise ValueError("the effect that is due has no target")


def supply_while_laying(s: LordsState, box: Components) -> i64:
    """The minelayer's real mines leave the supply at once, before they lie (D11)."""
    still_due: i64 = 1 if s.phase == CHOOSE_FAKE else s.task_left
    real_tokens: i64 = count(s.new_tokens) + (0 if s.phase == CHOOSE_FAKE else still_due) - s.fake_left
    return box.mines - s.light.mines - s.dark.mines - count(s.mine & ~s.fake & ~s.new_tokens) - real_tokens


def cell_of(name: str) -> i64:
    """The cell with a name; ValueError where there is none."""
    if len(name) != 2 or name[0] not in "ABCDEFG" or name[1] not in "123456":
        raise ValueError("'" + name + "' is no cell from A1 to G6")
    return "123456".index(name[1]) * 7 + "ABCDEFG".index(name[0])


def cells_of(names: str) -> i64:
    cells: i64 = 0
    for name in names.split(","):
        if name != "":
            cells |= bit(cell_of(name))
    return cells


def read_sea(text: str) -> "vec[u8]":
    letters = text.replace("/", "")
    if len(letters) != 42 or len(text) != 47:
        raise ValueError("the sea should be six rows of seven letters")
    effects: vec[u8] = vec[u8]([u8(0)] * 42)
    for cell in range(42):
        effect = LETTERS.find(letters[cell])
        if effect < 0:
            raise ValueError("'" + letters[cell] + "' is no effect; known are " + LETTERS)
        effects[cell] = u8(effect)
    return effects


def read_pile(text: str) -> i64:
    if len(text) != 9 or not text.isascii() or not text.isdigit():
        raise ValueError("'" + text[:20] + "' should be nine digits")
    pile: i64 = 0
    for i in range(9):
        pile += one(i + 1) * int(text[i])
    return pile


def read_side(seat: i64, text: str) -> Side:
    words = text.split(":")
    if len(words) != 5:
        raise ValueError("a side should have four piles and its figures")
    side = Side(seat)
    side.hand = read_pile(words[0])
    side.unseen = read_pile(words[1])
    side.reserve = read_pile(words[2])
    side.discarded = read_pile(words[3])
    figures = numbers_from(words[4], 11)
    side.arrangement = figures[0]
    side.main_left = figures[1]
    side.reserve_left = figures[2]
    side.looked = figures[3] == 1
    side.coins = figures[4]
    side.points = figures[5]
    side.mines = figures[6]
    side.fakes = figures[7]
    side.extra = figures[8]
    side.turns = figures[9]
    side.shield_due = figures[10] == 1
    return side


def read_options(s: LordsState, text: str) -> None:
    figures = numbers_from(text, 4)
    s.decline_effects = figures[0] == 1
    s.twin_straight = figures[1] == 1
    s.set_of_four = figures[2]
    s.expert = figures[3] == 1


def read_market(s: LordsState, text: str) -> None:
    for word in text.split(","):
        if word == "":
            continue
        which, _, where = word.partition("@")
        mercenary: i64 = number_from(which)
        cell: i64 = number_from(where)
        if mercenary < 0 or mercenary >= len(s.box.costs) or cell < -1 or cell > 41 or s.slots >= 7:
            raise ValueError("'" + word[:20] + "' is no mercenary of this edition")
        s.market |= mercenary << (s.slots * 8)
        s.hired_cell |= (cell + 1) << (s.slots * 8)
        s.slots += 1


def read_ships(s: LordsState, text: str) -> None:
    for word in text.split(","):
        if word != "":
            read_ship(s, word)


def read_ship(s: LordsState, word: str) -> None:
    if len(word) < 4 or word[2] not in "LDld":
        raise ValueError("'" + word[:20] + "' is no ship")
    cell: i64 = cell_of(word[:2])
    side = s.light if word[2] in "Ll" else s.dark
    what, _, shields = word[3:].partition("+")
    if (s.ships() >> cell) & 1 == 1:
        raise ValueError("two ships on " + word[:2])
    if word[2] in "LD":
        side.battle |= bit(cell)
    else:
        side.burning |= bit(cell)
    if what.startswith("m"):
        s.mercenary |= bit(cell)
        if s.hired_at(number_from(what[1:])) != cell:
            raise ValueError("the market does not know of the mercenary on " + word[:2])
    else:
        number: i64 = number_from(what)
        if number < 1 or number > 9:
            raise ValueError("'" + what + "' is no ship's number")
        s.set_number(cell, number)
    for _ in range(number_from(shields) if shields != "" else 0):
        s.add_shield(cell)


def read_turn(s: LordsState, text: str) -> None:
    figures = numbers_from(text, 16)
    s.phase = figures[0]
    s.mover = s.side(figures[1])
    s.other = s.side(1 - figures[1])
    s.first_player = figures[2]
    s.actor = figures[3]
    s.main_done = figures[4] == 1
    s.bought = figures[5] == 1
    s.laid = figures[6]
    s.task = figures[7]
    s.task_left = figures[8]
    s.next_task = figures[9]
    s.next_left = figures[10]
    s.mine_waits = figures[11] == 1
    s.fake_left = figures[12]
    s.token_seat = figures[13]
    s.ended = figures[14]
    s.winner = figures[15]
