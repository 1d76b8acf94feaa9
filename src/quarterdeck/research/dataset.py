"""Datasets: games between bots, or replays, as Parquet files of positions and games; and replays out of them again.

A dataset is a folder: `positions-00000.parquet` and `games-00000.parquet` and so on, a pair for every part,
`dataset.json` with what it was made of, and `README.md`, its data card. A part is written whole or not at all, so that
a stopped run goes on where it was.
"""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from ..bots.driver import Driver
from ..errors import BadInput
from ..games.base import Game
from ..table.entries import Play
from ..table.replay import Replay, from_table, start_table
from ..table.replay_text import parse, write
from ..table.seats import Seat
from ..table.table import Table

GAMES_A_PART = 50  # what a stopped run loses at most
MOST_DECISIONS = 20_000  # of one game
FORMAT = 1  # of these files

# fmt: off
POSITIONS = pa.schema([
    pa.field("game", pa.int64(), False, {"about": "the number of the game in this dataset"}),
    pa.field("step", pa.int32(), False, {"about": "how many decisions came before in this game"}),
    pa.field("seat", pa.int8(), False, {"about": "who decides, from 0"}),
    pa.field("position", pa.string(), False, {"about": "the whole truth before the decision, as Game.load reads it"}),
    pa.field("code", pa.int64(), False, {"about": "the engine's action that was taken"}),
    pa.field("action", pa.string(), False, {"about": "the same in notation"}),
    pa.field("legal", pa.list_(pa.int64()), False, {"about": "all legal actions, in the engine's order"}),
    pa.field("odds", pa.string(), True, {"about": "the chances behind the action as JSON, where it has some"}),
    pa.field("returned", pa.float32(), False, {"about": "what the game brought this seat, 0 to 1"}),
])
GAMES = pa.schema([
    pa.field("game", pa.int64(), False, {"about": "the number of the game in this dataset"}),
    pa.field("seed", pa.int64(), True, {"about": "of a game that was played for it"}),
    pa.field("end", pa.string(), False, {"about": "how it ended"}),
    pa.field("returns", pa.list_(pa.float32()), False, {"about": "what it brought each seat, 0 to 1"}),
    pa.field("points", pa.list_(pa.int32()), False, {"about": "what each seat scored, where the game keeps points"}),
    pa.field("decisions", pa.int32(), False, {"about": "rows of this game among the positions"}),
    pa.field("replay", pa.string(), False, {"about": "the replay file, whole"}),
])
# fmt: on


class Wanted(msgspec.Struct, frozen=True):
    """What a dataset is made of; equal where a run may go on with what another has begun."""

    game: str
    games: int
    rank: str
    seats: int
    options: dict[str, Any]
    seed: int
    rules: int
    files: dict[str, str] = {}
    format: int = FORMAT


def wanted(
    game: Game,
    games: int,
    rank: str,
    seats: int | None,
    options: Mapping[str, object],
    seed: int,
    files: Mapping[str, str] | None = None,
) -> Wanted:
    """A checked order; BadInput names the first mistake."""
    Driver(game, 0, rank, 0)
    setup = game.setup_for_bots(seats, options, files)
    return Wanted(game.facts.id, games, rank, setup.seats, dict(setup.options), seed, setup.rules, dict(setup.files))


def make(game: Game, order: Wanted, folder: Path) -> Iterator[int]:
    """Plays the games part by part, leaving out parts that are there; yields how many games there are so far."""
    _begin(folder, order)
    for part, first in enumerate(range(0, order.games, GAMES_A_PART)):
        last = min(first + GAMES_A_PART, order.games)
        if not _is_there(folder, part):
            games: list[tuple[int, int | None, Replay]] = []
            for number in range(first, last):
                games.append((number, order.seed + number, played(game, order, order.seed + number)))
                yield number + 1
            _write_part(folder, part, games)
        yield last
    (folder / "README.md").write_text(card(order, folder), "utf-8")


def played(game: Game, order: Wanted, seed: int) -> Replay:
    """One game between bots of a rank."""
    seats = tuple(Seat("bot", level=order.rank) for _ in range(order.seats))
    setup = game.setup_for_bots(order.seats, order.options, order.files)
    table = Table.open(game, setup, seats, seed=seed)
    table.fill_nonces()
    bots = [Driver(game, seat, order.rank, seed * 16 + seat) for seat in range(order.seats)]
    for _ in range(MOST_DECISIONS):
        if table.over:
            return from_table(table)
        seat = int(table.state.to_move())
        several = table.state.count_actions() > 1
        choice = bots[seat].choose(table.state)
        table.play(bots[seat].action(table.state, choice), seat)
        for bot in bots if several else ():
            bot.see(choice.code)
    raise BadInput("dataset-endless", {"seed": seed, "most": MOST_DECISIONS})


def rows_of(replay: Replay) -> tuple[list[dict[str, Any]], Table]:
    """The decisions of a game, those taken back among them, and its table at the end."""
    table = start_table(replay)
    rows: list[dict[str, Any]] = []
    for entry in replay.entries:
        if isinstance(entry, Play):
            rows += _decisions(table, entry, len(rows))
        table.repeat(entry)
    return rows, table


def _decisions(table: Table, entry: Play, before: int) -> Iterator[dict[str, Any]]:
    state, game = table.state.clone(), table.game
    for text in entry.actions:
        state.act_as(entry.seat)
        code = int(game.parse(state, text))
        if state.why_not(code) != 0:
            return  # what came of the actions before it has made it void
        odds = game.odds(state, code)
        yield {
            "step": before,
            "seat": entry.seat,
            "position": state.position(),
            "code": code,
            "action": text,
            "legal": [int(state.nth_action(k)) for k in range(state.count_actions())],
            "odds": msgspec.json.encode(odds).decode() if odds is not None else None,
        }
        before += 1
        state.apply(code)


def from_replays(texts: list[str], folder: Path) -> int:
    """A dataset of replay files, all of one game; how many games it has."""
    replays = [parse(text) for text in texts]
    record = replays[0].record
    if any(replay.record.game != record.game for replay in replays):
        raise BadInput("dataset-mixed", {"games": ", ".join(sorted({replay.record.game for replay in replays}))})
    setup = record.setup
    order = Wanted(record.game, len(texts), "", setup.seats, dict(setup.options), 0, setup.rules, dict(setup.files))
    _begin(folder, order)
    for part, first in enumerate(range(0, len(replays), GAMES_A_PART)):
        some = replays[first : first + GAMES_A_PART]
        _write_part(folder, part, [(first + at, None, replay) for at, replay in enumerate(some)])
    (folder / "README.md").write_text(card(order, folder), "utf-8")
    return len(replays)


def to_replays(folder: Path) -> Iterator[tuple[int, str]]:
    """Every game of a dataset as the text of its replay file, with its number."""
    for path in sorted(folder.glob("games-*.parquet")):
        for row in pq.read_table(path, columns=["game", "replay"]).to_pylist():
            yield row["game"], row["replay"]


def order_of(folder: Path) -> Wanted:
    """What a dataset was made of; BadInput where the folder is none."""
    try:
        return msgspec.json.decode((folder / "dataset.json").read_bytes(), type=Wanted)
    except (OSError, msgspec.DecodeError):
        raise BadInput("dataset-folder", {"folder": str(folder)}) from None


def _begin(folder: Path, order: Wanted) -> None:
    """Makes the folder, or goes on in it; BadInput where another dataset is there."""
    if (folder / "dataset.json").exists() and order_of(folder) != order:
        raise BadInput("dataset-other", {"folder": str(folder)})
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "dataset.json").write_bytes(msgspec.json.format(msgspec.json.encode(order)))


def _is_there(folder: Path, part: int) -> bool:
    return all(_path(folder, kind, part).exists() for kind in ("positions", "games"))


def _path(folder: Path, kind: str, part: int) -> Path:
    return folder / f"{kind}-{part:05}.parquet"


def _write_part(folder: Path, part: int, games: list[tuple[int, int | None, Replay]]) -> None:
    positions: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    for number, seed, replay in games:
        rows, table = rows_of(replay)
        result = table.result
        if result is None:
            raise BadInput("dataset-unfinished", {"game": number})
        positions += [{"game": number, **row, "returned": result.returns[row["seat"]]} for row in rows]
        results.append(
            {
                "game": number,
                "seed": seed,
                "end": result.ended,
                "returns": list(result.returns),
                "points": [int(total) for total in result.totals],
                "decisions": len(rows),
                "replay": write(from_table(table)),
            }
        )
    for kind, rows, schema in (("positions", positions, POSITIONS), ("games", results, GAMES)):
        path = _path(folder, kind, part)
        unfinished = path.with_suffix(".unfinished")
        pq.write_table(pa.Table.from_pylist(rows, schema), unfinished, compression="zstd")
        os.replace(unfinished, path)


def card(order: Wanted, folder: Path) -> str:
    """The data card."""
    files = sorted(folder.glob("games-*.parquet"))
    games = sum(pq.read_metadata(path).num_rows for path in files)
    decisions = sum(pq.read_metadata(path).num_rows for path in sorted(folder.glob("positions-*.parquet")))
    columns = "\n".join(
        f"| {kind} | {field.name} | {field.type} | {field.metadata[b'about'].decode()} |"
        for kind, schema in (("positions", POSITIONS), ("games", GAMES))
        for field in schema
    )
    players = f"bots of the rank `{order.rank}` in every seat" if order.rank else "replay files"
    again = f"quarterdeck dataset {order.game} --games {order.games} --rank {order.rank} --seed {order.seed}"
    return f"""# {order.game}: {games} games, {decisions} decisions
Made by Quarterdeck from {players}; {order.seats} seats, rules number {order.rules}, format {order.format}.

- Options: `{json.dumps(order.options, ensure_ascii=False)}`
- Made again by `{again if order.rank else "quarterdeck dataset --from FILES"}`: the same seeds play the same games,
  unless time cuts a rank off.
- `position` is the whole truth. What a seat could know of it: `State.determinize` or `Game.view`.
- Bots play by their ranks: their choices are no advice, and games between equals are not those between people.

| file | column | type | about |
|---|---|---|---|
{columns}
"""
