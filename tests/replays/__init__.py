"""Finished games kept as replay files, at least one for each way a game can end: `<game>-<end>.replay`.

A file stays as it is: it stands for the games that people have kept, which every later version has to replay. So
`python -m replays --write` (in tests/) only adds what is missing; a new way to end brings its file with it.
"""

from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path

from play import PLAYER, configurations
from quarterdeck.bots.driver import choose
from quarterdeck.bots.levels import PLAIN
from quarterdeck.games import find_all
from quarterdeck.games.base import Game, Setup
from quarterdeck.table import Refused, Seat, Table

FOLDER = Path(__file__).parent
SUFFIX = ".replay"
MOST_SEEDS = 300  # of each configuration; the rarest end of a random game known so far comes once in about 50
# Set-ups in which ends come soon that the usual ones hardly ever see; searched first.
STEERED: dict[str, list[tuple[int, dict[str, object]]]] = {
    "admiral": [
        (2, {"vane": "brisk"}),
        (2, {"vane": "brisk", "quiet": "5"}),
        (2, {"vane": "brisk", "round_limit": 20}),
        (1, {"scenario": "mini-2"}),
        (2, {"scenario": "two-yards"}),
        (1, {"scenario": "lone-courier"}),
    ]
}
FILES = {"admiral": FOLDER.parent / "admiral" / "hold_forts.toml"}  # a scenario for an end that no official one has
RESIGNS_AFTER = 9  # entries: a game given up is given up in its middle


def endings() -> list[tuple[Game, str]]:
    """Every way that every game can end."""
    return [(game, end) for game in find_all() for end in game.facts.ends]


def fixtures() -> list[Path]:
    """The files there are."""
    return sorted(FOLDER.glob(f"*{SUFFIX}"))


def file_of(game: Game, end: str) -> Path:
    return FOLDER / f"{game.facts.id}-{end}{SUFFIX}"


def search(game: Game, ends: set[str]) -> Iterator[tuple[str, Table]]:
    """Finished tables, one for each of these ends, as far as they are found."""
    missing = set(ends)
    rare = product(range(MOST_SEEDS), (False,), steered(game))
    for seed, resigning, setup in chain(rare, product(range(MOST_SEEDS), (False, True), configurations(game))):
        if not missing:
            return
        table = played(game, setup, seed, resigning)
        assert table.result is not None
        if table.result.ended in missing:
            missing.remove(table.result.ended)
            yield table.result.ended, table


def steered(game: Game) -> list[Setup]:
    """The set-ups of a game that lead to rare ends."""
    name = game.facts.id
    setups = [game.setup_for_bots(seats, options) for seats, options in STEERED.get(name, [])]
    if name in FILES:
        setups.append(game.setup(None, {}, {"scenario": FILES[name].read_text("utf-8")}))
    return setups


def played(game: Game, setup: Setup, seed: int, resigning: bool) -> Table:
    """A whole game, like against like or not, with a takeback now and then; `resigning`: given up in its middle."""
    seats = [Seat("bot", PLAIN[seed // 2**seat % 2]) for seat in range(setup.seats)]
    table = Table.open(game, setup, seats, seed=seed)
    for step in range(100_000):
        if table.over:
            return table
        if resigning and step >= RESIGNS_AFTER:
            table.resign(next(seat for seat in range(setup.seats) if seat not in table.out))
            continue
        seat = table.pending[seed % len(table.pending)]
        table.play(choose(game, table.state, seat, table.seats[seat].level, seed * PLAYER + step), seat)
        if step % 10 == seed % 10:
            take_back(table, seat)
    raise AssertionError(f"{game.facts.id}, seed {seed}: not over")


def take_back(table: Table, seat: int) -> None:
    """Takes back the last play of a seat where nothing stands in the way."""
    try:
        table.undo(seat)
    except Refused:
        return
