"""What is derived from declarations: what the build wrote is up to date, and every form of a field works."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from quarterdeck.derive.__main__ import derivable, derived, home_of, main
from quarterdeck.derive.sources import Mistake
from quarterdeck.engine.actions import act_on
from quarterdeck.engine.chance import Chance
from quarterdeck.games import find_all
from quarterdeck.games.base import Game

POSITION = '''
from typing import Annotated, NewType
from librt.vecs import vec
from mypy_extensions import i64
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.positions import Shared
from quarterdeck.engine.state import Seat, State

Berth = NewType("Berth", i64)
Crates = Annotated[i64, 0, 255]
Most = 9

def crates_text(crates: Crates) -> str:
    return format(crates, "x")

def read_crates(text: str) -> Crates:
    return int(text, 16)

class Boat:
    """What one skipper has."""

    def __init__(self, seat: Seat) -> None:
        self.hold: Crates = 0
        self.crew: Annotated[i64, -1, Most] = 3
        self.moored: bool = True
        "work"
        self.seat: Seat = seat

Whose = Annotated[Boat, "boat", "seat", 0, 1]

class Position(State):
    """The fields of a game."""

    def __init__(self, quay: str, boats: "list[Boat]", depths: "vec[i64]") -> None:
        super().__init__(2, Chance(0))
        "buoys="
        self.where: Annotated["vec[Berth]", 0, 99, 3] = vec[i64]([i64(1)] * 3)
        self.lit: Annotated["vec[i64]", 0, 1, 3] = vec[i64]([i64(0)] * 3)
        "stores="
        self.stores: Annotated["vec[i64]", 0, 9, 2, 3] = vec[i64]([i64(0)] * 6)
        "depths="
        self.depths: Shared["vec[i64]"] = depths
        "flags="
        self.flags: Annotated[i64, 0, 7] = 0
        "turn="
        self.mover: Whose = boats[0]
        self.actor = 0
        self.berth: Annotated[Berth, -1, 31] = Berth(-1)
        "boat="
        self.boats: list[Boat] = boats
        "work"
        self.quay: Shared[str] = quay
        self.reach: i64 = 0
        "scratch"
        self.menu: "vec[i64]" = vec[i64]()

    def boat(self, seat: i64) -> Boat:
        return self.boats[seat]
'''.replace(
    "from quarterdeck.engine.state", "from quarterdeck.engine.chance import Chance\nfrom quarterdeck.engine.state"
)
RECORD = """
def flags_text(s):
    return "-" * s.flags

def read_flags(s, text):
    s.flags = len(text)
"""
TEXT = "buoys=1.0,1.0,1.0 stores=,,/,, depths=5,6 flags=- turn=0,0,-1 boat=0:3,1 boat=0:3,1"


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[ModuleType, ModuleType]]:
    """A small game with every form of field: its declarations, and what is made of them."""
    folder = tmp_path / "harbour" / "rules"
    folder.mkdir(parents=True)
    for name, text in (("__init__", ""), ("position", POSITION), ("record", RECORD)):
        (folder / f"{name}.py").write_text(text)
    (folder / "derived.py").write_text(derived(folder.parent))
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module("harbour.rules.position"), import_module("harbour.rules.derived")
    for name in [name for name in sys.modules if name.startswith("harbour")]:
        del sys.modules[name]


def start(position: ModuleType):  # type: ignore[no-untyped-def]
    """A position with one flag."""
    vec = position.vec
    s = position.Position("stone", [position.Boat(0), position.Boat(1)], vec[position.i64]([5, 6]))
    s.flags = 1
    return s


def copied(position: ModuleType, made: ModuleType, s):  # type: ignore[no-untyped-def]
    copy = position.Position(s.quay, [made.copy_boat(boat) for boat in s.boats], s.depths)
    made.copy_fields(s, copy)
    return copy


@pytest.mark.parametrize("folder", derivable(), ids=lambda folder: folder.name)
def test_the_module_that_was_built_is_what_the_declarations_make(folder: Path) -> None:
    text = (home_of(folder) / "derived.py").read_text("utf-8")
    assert text == derived(folder), "run `make build`"


def test_every_game_is_derived() -> None:
    shipped = {game.facts.id for game in find_all() if game.package.startswith("quarterdeck.")}
    assert {folder.name for folder in derivable()} == shipped


def tables() -> list[Game]:
    return [game for game in find_all() if hasattr(import_module(f"{game.package}.facts"), "ACTIONS")]


@pytest.mark.parametrize("game", tables(), ids=lambda game: game.facts.id)
def test_every_action_names_rules_of_its_game(game: Game) -> None:
    table = import_module(f"{game.package}.actions").ACTIONS
    for kind in table.kinds.values():
        assert kind.rules, kind.notation
        assert [rule for rule in kind.rules if rule not in game.rules] == []


def test_the_text_tells_every_form_of_field(harbour: tuple[ModuleType, ModuleType]) -> None:
    position, made = harbour
    s = start(position)
    assert made.parts_text(s) == TEXT
    s.stores[1], s.stores[3] = 4, 9
    s.where[2], s.lit[1], s.mover, s.berth = 7, 1, s.boats[1], 4
    s.boats[0].hold, s.boats[1].crew, s.boats[1].moored = 255, -1, False
    told = made.parts_text(s)
    assert told == "buoys=1.0,1.1,7.0 stores=,4,/9,, depths=5,6 flags=- turn=1,0,4 boat=ff:3,1 boat=0:-1,0"
    again = start(position)
    made.read_parts(again, told.split(" "))
    assert made.parts_text(again) == told
    assert made.checksum(again) == made.checksum(s) != made.checksum(start(position))
    assert again.mover is again.boats[1]


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (TEXT.replace("turn=0", "turn=2"), "2 should be from 0 to 1"),
        (TEXT.replace("boat=0:3,1", "boat=0:3,5"), "5 should be from 0 to 1"),
        (TEXT.replace("boat=0:3,1", "boat=0:3"), "should be 2 numbers"),
        (TEXT.replace("boat=0:3,1", "boat=0"), "should be 2 pieces"),
        (TEXT.replace("1.0,1.0,1.0", "1.0,1.0"), "should have 3 rows"),
        (TEXT.replace("1.0,1.0,1.0", "1.0,1.0,1"), "should be 2 numbers"),
        (TEXT.replace("stores=,,/,,", "stores=,,"), "should have 2 rows"),
        (TEXT.replace("stores=,,/,,", "stores=,,/,,,"), "should be 3 numbers"),
        (TEXT.replace("flags=", "rags="), "part 'flags' is missing"),
        (TEXT + " more=1", "7 named parts"),
    ],
)
def test_a_text_that_is_none_says_why(harbour: tuple[ModuleType, ModuleType], broken: str, says: str) -> None:
    position, made = harbour
    with pytest.raises(ValueError, match=says):
        made.read_parts(start(position), broken.split(" "))


def test_a_copy_has_every_field_and_shares_nothing_but_what_is_shared(harbour: tuple[ModuleType, ModuleType]) -> None:
    position, made = harbour
    s = start(position)
    s.mover, s.barrier, s.reach = s.boats[1], 3, 12
    s.menu = s.menu[:0]
    copy = copied(position, made, s)
    assert (made.parts_text(copy), copy.barrier, copy.reach, copy.quay) == (made.parts_text(s), 3, 12, "stone")
    assert copy.mover is copy.boats[1] is not s.boats[1]
    copy.where[0], copy.boats[0].crew = 50, 9
    assert (s.where[0], s.boats[0].crew) == (1, 3)
    assert copy.depths is s.depths


def test_the_frame_finds_what_is_out_of_bounds(harbour: tuple[ModuleType, ModuleType]) -> None:
    position, made = harbour
    assert made.frame(start(position)) == ""
    s = start(position)
    s.berth = 32
    assert made.frame(s) == "berth is 32, it should be from -1 to 31"
    s = start(position)
    s.lit[2] = 2
    assert made.frame(s) == "lit is 2, it should be from 0 to 1"
    s = start(position)
    s.stores[4] = 10
    assert made.frame(s) == "stores is 10, it should be from 0 to 9"
    s = start(position)
    s.where = s.where[:2]
    assert made.frame(s) == "where should be 3 figures"
    s = start(position)
    s.boats[1].crew = 10
    assert made.frame(s) == "crew is 10, it should be from -1 to 9"


@pytest.mark.parametrize(
    ("written", "instead", "says"),
    [
        ("self.flags: Annotated[i64, 0, 7]", "self.flags: i64", "flags is told, so it needs bounds"),
        ("self.quay: Shared[str]", "self.quay: list[i64]", "no kind of field"),
        ('"boat="\n', '"boat="\n        self.late: bool = False\n', "no text can be derived"),
        ("class Position(State)", "class Place(State)", "has no class Position"),
    ],
)
def test_a_declaration_that_nothing_follows_from_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], written: str, instead: str, says: str
) -> None:
    (tmp_path / "position.py").write_text(POSITION.replace(written, instead))
    (tmp_path / "record.py").write_text(RECORD)
    assert main([str(tmp_path)]) == 2
    assert says in capsys.readouterr().err
    with pytest.raises(Mistake):
        derived(tmp_path)


CODES = """
from typing import Final, NewType
Knot = NewType("Knot", int)
MOOR: Final = 1
ASHORE: Final = 2
WRONG_PHASE: Final = 2
TOO_TIGHT: Final = 3
FAST: Final[Knot] = Knot(4)
"""
ACTIONS = """
from quarterdeck.games.notation import Actions, Kind, Operand
from . import codes, quay
from .codes import Knot
KNOT = Operand("knot", Knot, range(1, codes.FAST + 1), None, None, beyond=codes.TOO_TIGHT)
ACTIONS = Actions("harbour", (KNOT,), (
    Kind(codes.MOOR, "moor {knot}", phases=(codes.ASHORE,), may=quay.why_not_moor, do=quay.moor),
), about="mine")
"""
QUAY = """
def why_not_moor(s, boat, knot):
    return 9 if boat.moored else 0

def moor(s, boat, knot):
    boat.moored, boat.crew = True, knot
"""


def test_actions_are_about_what_the_table_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "mooring"
    folder.mkdir()
    more = "\n    phase = 2\n\n    def mine(self) -> Boat:\n        return self.boats[self.actor]\n"
    texts = {"__init__": "", "position": POSITION + more, "record": RECORD, "codes": CODES, "quay": QUAY}
    for name, text in {**texts, "actions": ACTIONS}.items():
        (folder / f"{name}.py").write_text(text)
    (folder / "derived.py").write_text(derived(folder))
    monkeypatch.syspath_prepend(tmp_path)
    position, made = import_module("mooring.position"), import_module("mooring.derived")
    s = start(position)
    s.actor, s.boats[1].moored = 1, False
    assert [made.why_not(s, act_on(1, knot)) for knot in (0, 1, 4, 5)] == [3, 0, 0, 3]
    made.apply(s, act_on(1, 4))
    assert (s.boats[0].crew, s.boats[1].crew) == (3, 4)
    assert made.why_not(s, act_on(1, 4)) == 9


def test_an_audit_of_lords_begins_with_the_frame() -> None:
    game = next(game for game in find_all() if game.facts.id == "lords")
    state = game.new(game.setup(None, {}), Chance(1))
    assert state.audit() == ""
    state.light.coins = -1
    assert state.audit() == "coins is -1, it should be from 0 to 999"
