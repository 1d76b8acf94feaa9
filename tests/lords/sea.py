"""Positions drawn as small pictures of the sea, and moves played on them in notation.

    state = position('''
        .  .  .  D3 .  .  .
        .  .  .  .  .  .  .
        .  .  .  d7 .  .  .
        .  .  .  .  *  .  .
        .  .  .  .  .  .  .
        .  .  .  L5+1 Lflagship . .
    ''', effects={"C6": "O"}, hands=("359", ""), coins=(3, 0))
    after = play(state, "3 C6", "shot N")

Six rows of seven cells, A1 top left, light sits below. L5 a battle ship of light's, d3 a burning ship of dark's,
+2 shield tokens, Lflagship a mercenary; * a mine, t a mine that the minelayer laid, f his fake one.
Cells bear no effect unless `effects` says so: a dict by cell, or "standard" for the spec's default sea.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast

from play import voyage
from quarterdeck.engine.chance import Chance
from quarterdeck.games.base import TRUTH, ScoreItem
from quarterdeck.games.lords.edition import edition_of, standard
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules import codes
from quarterdeck.games.lords.rules.game import LordsState
from quarterdeck.games.lords.rules.scoring import total
from quarterdeck.games.lords.view import LordsView, PlayerView

STANDARD = "EMDDROV/OVRRMED/MDEOOVR/OVROMDE/MEDROVR/ROVDEMD"
CALM = "/".join(["......."] * 6)
EMPTY = "\n".join([". . . . . . ."] * 6)
NAMES = [column + row for row in "123456" for column in "ABCDEFG"]
COPIES, MAIN, RESERVE, HAND = 3, 18, 9, 3  # the box: rules 1, 4, 8
FILLERS = "864297531"  # what hands and discards are filled up with: coin ships first, they do least harm
MERCENARIES = [mercenary.id for mercenary in edition_of(standard()).mercenary]
Pair = tuple[int, int]


def position(
    picture: str = EMPTY,
    *,
    effects: dict[str, str] | str = "",
    hands: tuple[str, str] = ("", ""),
    reserves: tuple[str, str] = ("", ""),
    discarded: tuple[str, str] = ("", ""),
    market: str = "",
    coins: Pair = (0, 0),
    points: Pair = (0, 0),
    mines: Pair = (0, 0),
    fakes: Pair = (0, 0),
    extra: Pair | None = None,
    turn: int = 1,
    mover: int = 0,
    first: int | None = None,
    shield_due: bool = False,
    layer: int = 1,
    decline: bool = False,
    twin_straight: bool = False,
    set_of_four: int = 5,
    chance: Chance | None = None,
    rules: int = int(codes.RULES),
) -> LordsState:
    """A position at the start of the mover's turn; whatever is not told is filled up so that all ships are there.

    Hands are filled up to three ships; a longer one means as many "+1 ship" tokens, unless `extra` says otherwise.
    `reserves`: what a player saw in his reserve, and the rest of it is filled up; "" = he has not looked.
    `turn`: the mover's turn, at least as late as the ships on the sea demand; ships laid and gone are discards.
    `market`: mercenaries for hire, besides those on the sea. `layer`: who laid the minelayer's tokens.
    """
    tokens = picture.split()
    assert len(tokens) == 42, f"the picture has {len(tokens)} cells, not 42"
    cells = dict(zip(NAMES, tokens, strict=True))
    hired = {cell: token[1:].partition("+")[0] for cell, token in cells.items() if token[1:2].islower()}
    slots = [*hired.values(), *market.split()]
    laid = [_fleet(cells, colour, hired) for colour in "LD"]
    first = mover if first is None else first
    rounds = max(turn - 1, *(len(laid[seat]) + len(discarded[seat]) - (seat == first != mover) for seat in (0, 1)))
    sides = []
    for seat in (0, 1):
        taken = rounds + (seat == first != mover)
        more = max(0, len(hands[seat]) - HAND) if extra is None else extra[seat]
        due = shield_due and seat == mover
        figures = (coins[seat], points[seat], mines[seat], fakes[seat], more, taken, int(due))
        sides.append(_side(laid[seat], hands[seat], reserves[seat], discarded[seat], figures))
    ships = [_ship(cell, token, hired, slots) for cell, token in cells.items() if token[0] in "LlDd"]
    laid_by = layer if {"t", "f"} & set(tokens) else -1
    text = " ".join(
        [
            f"lords 1 rules={rules}",
            "sea=" + _effects(effects),
            "ships=" + ",".join(ships),
            "mines=" + _where(cells, "*tf"),
            "tokens=" + _where(cells, "tf"),
            "fake=" + _where(cells, "f"),
            "new=",
            "market=" + ",".join(_slot(name, hired) for name in slots),
            "light=" + sides[0],
            "dark=" + sides[1],
            f"turn={codes.TURN},{mover},{first},{mover},0,0,-1,0,0,0,0,0,0,{laid_by},0,-1",
            f"options={int(decline)},{int(twin_straight)},{set_of_four},0",
        ]
    )
    return game.load(text, chance or Chance(1), {})


def fresh(chance: Chance | int = 1, **options: object) -> LordsState:
    """A new game; the standard sea and light first unless told otherwise."""
    chosen = {"boards": "standard", "first_player": "light"} | options
    return game.new(game.setup(2, chosen), Chance(chance) if isinstance(chance, int) else chance)


def random_game(seed: int, **options: object) -> Iterator[LordsState]:
    """A whole random game, position by position; the events of each step are attached."""
    for state in voyage(game, game.setup(2, options), seed):
        yield cast(LordsState, state)


# Questions


def view(state: LordsState, seat: int = TRUTH) -> LordsView:
    return game.view(state, seat)


def player(state: LordsState, seat: int) -> PlayerView:
    """All that one player has."""
    return view(state).players[seat]


def phase(state: LordsState) -> str:
    """The decision that is due: turn, order, shot, repair, mine, shield, sweep, recruit, fake, after, over."""
    return view(state).phase


def ship(state: LordsState, cell: str) -> str:
    """What lies on a cell, as in a picture: L5+1, d3, Lflagship; "" for no ship."""
    for found in view(state).ships:
        if found.cell == cell:
            letter = "LD"[found.seat].lower() if found.burning else "LD"[found.seat]
            return f"{letter}{found.mercenary or found.number}" + (f"+{found.shields}" if found.shields else "")
    return ""


def mined(state: LordsState) -> set[str]:
    """The cells with a mine, the fake one too."""
    return {mine.cell for mine in view(state).mines}


def hand(state: LordsState, seat: int) -> str:
    """A hand, sorted: "259"."""
    return "".join(map(str, player(state, seat).hand or ()))


def items(state: LordsState, seat: int = 0) -> list[ScoreItem]:
    """The points of a seat as they stand, itemised; they add up to what the rules count."""
    found = list(game.standing(state)[seat])
    assert sum(item.points for item in found) == total(state, state.side(seat))
    return found


def score(state: LordsState, seat: int = 0) -> int:
    """The points of a seat as they stand."""
    return sum(item.points for item in items(state, seat))


# How a picture becomes a position text


def _fleet(cells: dict[str, str], colour: str, hired: dict[str, str]) -> str:
    """The numbers of a colour's fleet ships on the sea."""
    own = {cell: token for cell, token in cells.items() if token[0] in colour + colour.lower() and cell not in hired}
    return "".join(token[1] for token in own.values())


def _side(laid: str, hand: str, reserve: str, discarded: str, figures: tuple[int, ...]) -> str:
    extra, turns = figures[4], figures[5]
    drawn = min(turns, MAIN - HAND)
    main_left, reserve_left = MAIN - HAND - drawn, RESERVE - extra
    pool = Counter("123456789" * COPIES)
    for ships in (laid, hand, reserve, discarded):
        pool.subtract(ships)
    assert min(pool.values()) >= 0, f"more than three of a number: {pool}"
    hand += _fill(pool, HAND + extra + drawn - turns - len(hand))
    discarded += _fill(pool, turns - len(laid) - len(discarded))
    reserve_pile = reserve + _fill(pool, reserve_left - len(reserve)) if reserve else ""
    unseen = "".join(pool.elements()) + reserve_pile
    piles = [_pile(ships) for ships in (hand, unseen, reserve_pile, discarded)]
    numbers = (-1, main_left, reserve_left, int(bool(reserve)), *figures)
    return ":".join(piles) + ":" + ",".join(map(str, numbers))


def _fill(pool: Counter[str], many: int) -> str:
    """Takes ships out of what is left."""
    assert many >= 0, f"{-many} ships too many: say `turn` or `extra`"
    taken = "".join(number * pool[number] for number in FILLERS)[:many]
    pool.subtract(taken)
    return taken


def _pile(ships: Iterable[str]) -> str:
    counted = Counter(ships)
    return "".join(str(counted[number]) for number in "123456789")


def _effects(effects: dict[str, str] | str) -> str:
    if isinstance(effects, str):
        return {"": CALM, "standard": STANDARD}[effects]
    letters = [effects.get(cell, ".") for cell in NAMES]
    assert set(effects) <= set(NAMES), effects
    return "/".join("".join(letters[row * 7 : row * 7 + 7]) for row in range(6))


def _where(cells: dict[str, str], marks: str) -> str:
    return ",".join(cell for cell, token in cells.items() if token in marks)


def _ship(cell: str, token: str, hired: dict[str, str], slots: list[str]) -> str:
    what, _, shields = token[1:].partition("+")
    named = f"m{slots.index(what)}" if cell in hired else what
    return cell + token[0] + named + (f"+{shields}" if shields else "")


def _slot(name: str, hired: dict[str, str]) -> str:
    """A market slot: which mercenary, and the cell where it lies or -1."""
    on = {mercenary: NAMES.index(cell) for cell, mercenary in hired.items()}
    return f"{MERCENARIES.index(name)}@{on.get(name, -1)}"
