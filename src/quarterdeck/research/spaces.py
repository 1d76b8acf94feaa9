"""The actions and observations of a set-up: what numbers mean, and the names of what is in the arrays."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ..engine.chance import Chance
from ..engine.planes import Planes
from ..engine.space import Space
from ..engine.state import State
from ..errors import BadInput
from ..games import find, find_all
from ..games.base import Game, Setup
from ..games.notation import Actions, Kind
from .view_planes import ViewPlanes

KINDS = 64  # of actions, at most: engine/actions.py gives them six bits
OPERANDS = 3
SCENARIO = "scenario"  # the option whose choices are environments of their own


class Plane(msgspec.Struct, frozen=True):
    """A named run of an observation: rows of eight figures; `columns` where each has a meaning of its own."""

    name: str
    start: int  # its first figure
    rows: int
    columns: tuple[str, ...] = ()


class Environment(msgspec.Struct, frozen=True):
    """What an id stands for: a game in one of its scenarios; the version grows with its rules and its layout."""

    id: str
    game: str
    options: dict[str, str]
    seats: int
    version: int


def space_of(game: Game, start: State) -> Space:
    """The numbered actions of all positions that this one could lead to."""
    table = game.actions
    codes: list[int] = []
    offsets, starts, strides = [0] * KINDS, [0] * KINDS * OPERANDS, [0] * KINDS * OPERANDS
    places: list[int] = []
    tables: dict[str, int] = {}
    for kind in table.kinds.values():
        values = [_values(table, name, start) for name in kind.names]
        offsets[kind.number] = len(codes)
        for at, name in enumerate(kind.names):
            if name not in tables:
                tables[name] = len(places)
                found = {value: place for place, value in enumerate(values[at])}
                places += [found.get(value, 0) for value in range(max(found, default=0) + 1)]
            starts[kind.number * OPERANDS + at] = tables[name]
            strides[kind.number * OPERANDS + at] = _product([len(rest) for rest in values[at + 1 :]])
        codes += _codes(table, kind, values)
    return Space(vec[i64](codes), vec[i64](offsets), vec[i64](starts), vec[i64](strides), vec[i64](places or [0]))


def _values(table: Actions, name: str, start: State) -> list[int]:
    operand = table.operands[name]
    return list(operand.values if operand.ever is None else operand.ever(start))


def _product(numbers: list[int]) -> int:
    found = 1
    for number in numbers:
        found *= number
    return found


def _codes(table: Actions, kind: Kind, values: list[list[int]]) -> list[int]:
    return [table.code(kind, chosen) for chosen in product(*values)]


def encoder_of(game: Game, start: State) -> Planes:
    """What writes the observations of a game that begins so."""
    return game.planes(start) or ViewPlanes(game)


def planes_of(planes: Planes) -> tuple[Plane, ...]:
    """The layout of observations."""
    found, start = [], 0
    for name, rows, columns in planes.layout():
        found.append(Plane(name, start, rows, tuple(columns.split())))
        start += rows * 8
    return tuple(found)


def structured(planes: tuple[Plane, ...], observation: Any) -> dict[str, Any]:
    """An observation (or many: the last axis is the figures) as its planes by name, rows of eight; views, no copies."""
    shape = observation.shape[:-1]
    return {
        plane.name: observation[..., plane.start : plane.start + plane.rows * 8].reshape(*shape, plane.rows, 8)
        for plane in planes
    }


def figures(planes: tuple[Plane, ...], observation: Any) -> dict[str, Any]:
    """The figures of all planes whose columns have names, as `plane.column`: one number, or one for each row."""
    found = {}
    for plane in planes:
        rows = structured((plane,), observation)[plane.name]
        for at, column in enumerate(plane.columns):
            if column != "-":
                found[f"{plane.name}.{column}"] = rows[..., at] if plane.rows > 1 else rows[..., 0, at]
    return found


def setup_of(game: Game, seats: int | None, options: Mapping[str, object]) -> Setup:
    """A set-up for programs; where no number of seats is given the first that its options allow."""
    wanted = (seats,) if seats is not None else (game.facts.default_seats, *game.facts.seats)
    refused: BadInput | None = None
    for number in wanted:
        try:
            setup = game.setup_for_bots(number, options)
            game.new(setup, Chance(0))
            return setup
        except BadInput as error:
            refused = refused or error
    assert refused is not None
    raise refused


def environments() -> list[Environment]:
    """Every game, and of games with scenarios every one of them."""
    return [environment for game in find_all() for environment in environments_of(game)]


def environments_of(game: Game) -> list[Environment]:
    """The environments of one game."""
    choices = next((option.choices for option in game.facts.options if option.key == SCENARIO), ())
    given: list[dict[str, str]] = [{SCENARIO: choice} for choice in choices] or [{}]
    return [_environment(game, options) for options in given]


def _environment(game: Game, options: dict[str, str]) -> Environment:
    setup = setup_of(game, None, options)
    version = game.facts.rules + int(encoder_of(game, game.new(setup, Chance(0))).version) - 1
    name = "-".join([game.facts.id, *options.values()])
    return Environment(f"{name}-v{version}", game.facts.id, options, setup.seats, version)


def environment(name: str) -> Environment:
    """The environment with an id; BadInput lists those there are."""
    bare = name.rpartition("/")[2]
    game = next((one for one in find_all() if bare == one.facts.id or bare.startswith(one.facts.id + "-")), None)
    among = environments_of(game) if game else environments()
    for one in among:
        if bare in (one.id, one.id.rpartition("-v")[0]):
            return one
    raise BadInput("environment", {"given": name[:60], "expected": ", ".join(one.id for one in among)})


def game_of(name: str) -> Game:
    """The game of an environment."""
    return find(name)
