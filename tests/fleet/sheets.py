"""Positions made from sheets, and moves played on them in notation.

    state = position(
        sheet(marks={"cod": 5, "kayak": 1}, either={"cod": "B"}, fish={"cod": [4, 2], "kayak": [1]}, coins=7),
        sheet(),
        round=2, pool="cod cod lobster", dice="wharf market shrimp",
    )
    after = play(state, "take cod", "mark cod", "2: take lobster", ...)

A sheet is its marks; licences, boats, Harbor ships and buildings follow from them, a [?] is a licence (L) or boat (B)
as `either` says. `pool`: the dice on the table, and the player in turn is about to take one. `shared`: the die that
everybody uses now. `dice`: what the next throws will show, in order.
"""

from collections.abc import Iterable

from quarterdeck.engine.chance import Chance
from quarterdeck.games.base import TRUTH, ScoreItem
from quarterdeck.games.fleet.edition import edition_of, standard
from quarterdeck.games.fleet.edition_file import BONUS_KINDS, FACES, SECTIONS, TYPES
from quarterdeck.games.fleet.facts import game
from quarterdeck.games.fleet.rules import codes
from quarterdeck.games.fleet.rules.game import FleetState
from quarterdeck.games.fleet.view import FleetView, SheetView

STEPS = {"boat": codes.BOAT, "town": codes.TOWN}
SLOTS = {kind: list(range(4 * i, 4 * i + 4)) for i, kind in enumerate(TYPES)}
SLOTS |= {"crab": [20], "barge": [21], "kayak": list(range(22, 30))}
BONUSES = [kind for kind, _ in edition_of(standard()).bonuses()]


class Dice(Chance):
    """Throws that show what a test says, then whatever comes."""

    def __init__(self, faces: Iterable[str]) -> None:
        super().__init__(7)
        self.faces = list(faces)
        self.thrown: list[tuple[str, int]] = []

    def below(self, n: int) -> int:
        self.thrown.append((game.chance_label(self.label), n))
        if not self.faces:
            return super().below(n)
        return game.parse_outcome(self.label, n, self.faces.pop(0))

    def clone(self) -> "Dice":
        copy = Dice(self.faces)
        copy.state, copy.label, copy.thrown = self.state, self.label, list(self.thrown)
        return copy


def sheet(
    marks: dict[str, int] | None = None,
    *,
    either: dict[str, str] | None = None,
    fish: dict[str, list[int]] | None = None,
    crosses: dict[str, int] | None = None,
    coins: int = 0,
    crossed_stars: Iterable[int] = (),
    hexes: Iterable[str] = (),
    salvaged: int = 0,
    bonus: str = "",
    content: str = "",
) -> list[str]:
    """The first six parts of a sheet's text; the work is added by `position`."""
    edition = edition_of(content or standard())
    marks, crosses, either, fish = marks or {}, crosses or {}, either or {}, fish or {}
    levels, boats = [], dict.fromkeys(SLOTS, 0)
    for kind in TYPES:
        printed = edition.column[kind].boxes[: marks.get(kind, 0)]
        choices = either.get(kind, "L" * printed.count("?"))
        assert len(choices) == printed.count("?"), f"{kind}: say what each [?] was"
        levels.append(str((printed + choices).count("L")))
        boats[kind] = (printed + choices).count("B")
    boats["crab"] = edition.harbor.crab.boxes[: marks.get("crab", 0)].count("B")
    for ship in ("barge", "kayak"):
        boats[ship] = getattr(edition.harbor, ship).boxes[: marks.get(ship, 0)].count("A")
    caught = ["-"] * 30
    for kind, slots in SLOTS.items():
        for i in range(boats[kind]):
            hold = fish.get(kind, [])
            caught[slots[i]] = str(hold[i] if i < len(hold) else 0)
    built = 0
    for place, name in enumerate(SECTIONS[10:], 10):
        mine, hers = marks.get(name, 0), crosses.get(name, 0)
        built |= (mine > 0 and mine + hers == len(edition.boxes(place))) << place
    research = edition.harbor.research.boxes[: marks.get("research", 0)].count("A")
    hex_bits = sum(1 << TYPES.index(kind) for kind in hexes)
    held = BONUSES.index(bonus) if bonus else -1
    return [
        ",".join(str(marks.get(name, 0)) for name in SECTIONS),
        ",".join(str(crosses.get(name, 0)) for name in SECTIONS),
        "".join(levels),
        ",".join(caught),
        f"{built},{research},{coins},{hex_bits},{salvaged},{held}",
        ",".join(str(edition.coins.stars.index(box) + 1) for box in crossed_stars),
    ]


def position(
    *sheets: list[str],
    round: int = 1,
    step: str = "boat",
    pool: str = "",
    shared: str = "",
    first: int = 0,
    turn: int = 0,
    tokens: tuple[str, str, str] = ("shrimp", "crab", "casino"),
    dice: str = "",
    strict: bool = False,
    content: str = "",
) -> FleetState:
    """A position in which the player in turn takes a die of `pool`, or all use the die `shared`."""
    seats, number = len(sheets), STEPS[step] + bool(shared)
    faces = pool.split()
    mover = (first + turn) % seats if seats > 1 else 0
    places = [SECTIONS.index(token) for token in tokens]
    die = FACES.index(shared) if shared else -1
    figures = [seats, round, number, turn, first, die, 0, *places, 0, 0]
    words = ["fleet 1", "game=" + ",".join(map(str, figures))]
    words += ["pool=" + "".join(str(faces.count(face)) for face in FACES), f"options={int(strict)}"]
    for seat, parts in enumerate(sheets):
        task = codes.USE_DIE if shared else codes.TAKE_DIE if seat == mover else codes.IDLE
        work = [task, 0, 0, 0, 0, die if shared else -1, 0, 0, -1, 0, 0]
        words.append("sheet=" + ":".join([*parts, ",".join(map(str, work))]))
    state = game.load(" ".join(words), Dice(dice.split()), {"edition": content} if content else {})
    state.events = []
    return state


def fresh(seats: int = 2, dice: str = "", files: dict[str, str] | None = None, **options: object) -> FleetState:
    """A new game whose first throws show `dice`."""
    return game.new(game.setup(seats, options, files), Dice(dice.split()))


# What there is to see


def view(state: FleetState) -> FleetView:
    return game.view(state, TRUTH)


def player(state: FleetState, seat: int = 1) -> SheetView:
    return view(state).sheets[seat - 1]


def marked(state: FleetState, section: str, seat: int = 1) -> int:
    return next(s.marked for s in player(state, seat).sections if s.name == section)


def crossed(state: FleetState, section: str) -> int:
    return next(s.crossed for s in player(state).sections if s.name == section)


def built(state: FleetState, section: str, seat: int = 1) -> bool:
    return next(s.built for s in player(state, seat).sections if s.name == section)


def licence(state: FleetState, kind: str, seat: int = 1) -> int:
    return player(state, seat).licences[TYPES.index(kind)]


def boats(state: FleetState, kind: str, seat: int = 1) -> list[int]:
    """The fish on each launched boat of a kind."""
    return [boat.fish for boat in player(state, seat).boats if boat.kind == kind]


def coins(state: FleetState, seat: int = 1) -> int:
    return player(state, seat).coins


def task(state: FleetState, seat: int = 1) -> str:
    return player(state, seat).task


def points(items: tuple[ScoreItem, ...]) -> dict[str, int]:
    """Points by kind of item."""
    found: dict[str, int] = {}
    for item in items:
        found[item.head] = found.get(item.head, 0) + item.points
    return found


def heads(state: FleetState, seat: int = 1) -> dict[str, int]:
    return points(game.standing(state)[seat - 1])


assert set(BONUSES) <= set(BONUS_KINDS)
