"""Leads frozen tables through their logs again and says where they differ: which entry, which seat, what."""

from typing import Any

import msgspec

import frozen
from frozen import Frozen, Head
from quarterdeck import read_replay, verify
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.errors import QuarterdeckError
from quarterdeck.games import find
from quarterdeck.games.base import TRUTH, Game
from quarterdeck.table import Record, Table
from quarterdeck.table.entries import decode
from quarterdeck.table.replay import open_table

ON = 3  # actions that a loaded position is played on, beside the one of the table


def differences(made: Frozen, head: Head) -> list[str]:
    """The first difference of a table and of its replay file, none where all is as it was."""
    try:
        return (table_differs(made, head) or replay_differs(made, head))[:1]
    except Exception as error:
        error.add_note(f"at the frozen table {made.name}")
        raise


def table_differs(made: Frozen, head: Head) -> list[str]:
    """What differs along the log."""
    game = find(head.game)
    table = Table(msgspec.convert(made.record, Record), (), game)
    for version, expected in enumerate(made.steps):
        if version > 0:
            try:
                table.repeat(decode(msgspec.json.encode(made.entries[version - 1])))
            except QuarterdeckError as error:
                return [f"{made.name}, entry {version} {made.entries[version - 1]}: refused, {error}"]
        found = compared(expected, frozen.look(table, head)) or kept_differs(made, table, version)
        if found:
            entry = made.entries[version - 1] if version else "set-up"
            return [f"{made.name}, entry {version} {entry}: {what}" for what in found]
    return part_differs("result", made.result, frozen.plain(table.result))


def compared(expected: str, found: str) -> list[str]:
    """Each word that is another one now."""
    was, now = (dict(word.split("=", 1) for word in line.split(" ")) for line in (expected, found))
    names = [name for name in (*was, *now) if was.get(name) != now.get(name)]
    return [f"{name} was {was.get(name, 'not there')}, is {now.get(name, 'not there')}" for name in names]


def kept_differs(made: Frozen, table: Table, version: int) -> list[str]:
    """What differs in the views and positions that are kept in full of this version."""
    found: list[str] = []
    for key, view in made.views.items():
        at, seat = map(int, key.split(" "))
        if at == version:
            found += part_differs(f"view({seat})", view, frozen.plain(table.view(seat)))
    text = made.positions.get(str(version))
    if text is not None:
        loaded = table.game.load(text, Chance(version), table.record.setup.files)
        found += position_differs(table.game, table.state.clone(), loaded, version)
    return found


def part_differs(where: str, was: Any, now: Any) -> list[str]:
    """The first place at which a value is another one; what was added since does not count."""
    now = frozen.cut_to(now, frozen.shape_of(was))
    if was == now:
        return []
    if isinstance(was, dict) and isinstance(now, dict):
        return [line for key in was for line in part_differs(f"{where}.{key}", was[key], now.get(key))][:1]
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        return [line for k, part in enumerate(was) for line in part_differs(f"{where}[{k}]", part, now[k])][:1]
    return [f"{where} was {was!r}, is {now!r}"]


def position_differs(game: Game, state: State, loaded: State, seed: int) -> list[str]:
    """What a frozen text has become, beside the position of the table: the same, and going on the same way."""
    player = Chance(seed)
    for step in range(ON + 1):
        for one in (state, loaded):
            one.events, one.chance = [], Chance(seed + step)
        where = f"position loaded and played on {step} actions"
        found = part_differs(f"{where}: view", seen(game, state), seen(game, loaded))
        if found or state.is_over():
            return found
        actor = state.to_move()
        actions = [state.nth_action(k) for k in range(act_as(state, actor).count_actions())]
        if actions != [loaded.nth_action(k) for k in range(act_as(loaded, actor).count_actions())]:
            return [f"{where}: other legal actions of seat {actor}"]
        action = actions[player.below(len(actions))]
        state.apply(action)
        loaded.apply(action)
        if happened(game, state) != happened(game, loaded):
            return [f"{where}: other events"]
    return []


def seen(game: Game, state: State) -> Any:
    return frozen.plain(game.view(state, TRUTH))


def act_as(state: State, seat: int) -> State:
    state.act_as(seat)
    return state


def happened(game: Game, state: State) -> list[Any]:
    return [frozen.event_of(game.event_at(state, event)) for event in state.events or []]


def replay_differs(made: Frozen, head: Head) -> list[str]:
    """What differs where the table comes from its replay file; one without its secret takes the dice written in it."""
    report = verify(made.replay)
    sealed = "verified" if made.result is not None else "sealed"
    expected = "real-dice" if made.record["dice"] == "typed" else sealed
    if report.status != expected:
        return [f"{made.name}, replay: {report.status}, {report.says.key} {report.says.args}"]
    if report.status != "sealed":  # all else that a file says has been compared by `verify`
        return []
    table = open_table(read_replay(made.replay))
    found = compared(made.steps[-1], frozen.look(table, head))
    return [f"{made.name}, replay: {what}" for what in found]
