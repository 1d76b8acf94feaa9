r"""Replay files as text: tags, an empty line, then numbered entries in notation.

    [Format "quarterdeck 2"]
    [Game "toy"]
    [Seats "2"]
    [Seat "light here Anna"]
    [Seat "dark bot greedy"]
    [Option "expert off"]
    [File "edition"]
    | first line of an owner's file
    [Dice "sealed"]
    [Protocol "2"]
    [Commitment "9f2c..."]
    [Nonce "light 5e1f... 0a1b2c3d"]
    [Nonce "dark 77aa... 4e5f6071 derived"]
    [Secret "c0ff..."]
    [Result "last-turn 1 0"]
    [Points "31 24"]

    0. set-up {ship 4, ship 11} #5d41402a
    1. light 5 C3; shot N {ship 7} #bc4b2a76
    2. light (takeback) #b9719d91

Values in quotes are JSON strings, so any name can be written. What is in braces was drawn by that entry, in order.
`#` and eight digits check the line, all entries above it and what is played; those of format 1 are not looked at any
more (docs/replays.md). Acts of the table are in round brackets: takeback,
resign, offer draw, accept draw, decline draw, `order WHAT VALUE`, `sit KIND "NAME"`, `outcome TEXT` (real dice), `epoch
NUMBER` (after a restore). `Protocol` is that of the dice (docs/dice.md), 1 where it is not there.
Games without names for their seats call them `seat1`, `seat2` and so on.
"""

from ..games import find
from .replay import Replay, checked
from .replay_parse import parse
from .replay_write import FORMAT, act, body, header

__all__ = ["act", "parse", "write"]


def write(replay: Replay) -> str:
    """The file, byte for byte what `parse` reads; a replay of an older format is written in today's."""
    game = find(replay.record.game)
    lines = replay.lines if replay.format == FORMAT else checked(game, replay.record, replay.lines)
    entries = [f"{body(game, n, line.entry, line.draws)} #{line.check}" for n, line in enumerate(lines)]
    return "\n".join([*header(game, replay), "", *entries]) + "\n"
