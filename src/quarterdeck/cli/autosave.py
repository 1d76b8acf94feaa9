"""Autosave: the table on disk after each entry, as a replay file; the dice's secret lies beside it until the end."""

import os
from contextlib import suppress
from pathlib import Path

import msgspec

from ..errors import BadInput, Param
from ..games import find
from ..table.entries import encode
from ..table.replay import from_table
from ..table.replay_parse import parse
from ..table.replay_text import write
from ..table.sealing import binding
from ..table.seats import Record
from ..table.table import Table
from .files import read_text
from .saves import OWNER_ONLY, READABLE, Save, write_safely


class Autosave:
    """Keeps one table's file up to date, and keeps other windows off it."""

    def __init__(self, save: Save) -> None:
        self.save = save
        self.sealed = False  # whether the secret is on disk
        self.lock = _lock(save)

    @property
    def name(self) -> str:
        """What the player calls this game."""
        return self.save.name

    @property
    def replay_file(self) -> Path:
        """Where the replay is."""
        return self.save.replay

    def write(self, table: Table) -> None:
        """Writes the table down. The secret goes first: a replay without it could not go on."""
        if table.record.secret and not self.sealed and not table.over:
            write_safely(self.save.secret, table.record.secret + "\n", OWNER_ONLY)
            self.sealed = True
        # what was drawn stands in it, hidden things too: nobody else's business before the end
        write_safely(self.save.replay, write(from_table(table)), READABLE if table.over else OWNER_ONLY)
        if table.over:
            self.save.secret.unlink(missing_ok=True)
            self.save.lock.unlink(missing_ok=True)

    def read(self) -> Table:
        """The table as it was left."""
        replay = parse(read_text(str(self.save.replay)))
        record = replay.record
        if record.commitment:
            replay = msgspec.structs.replace(replay, record=self._unsealed(record))
        table = Table.restore(replay.record, [encode(entry) for entry in replay.entries], find(record.game))
        if table.fault is not None:
            params: dict[str, Param] = {"given": self.name, "entry": table.fault.entry, "why": table.fault.why}
            raise BadInput("cli-save-log", {**params, "file": str(self.save.replay)})
        return table

    def _unsealed(self, record: Record) -> Record:
        """The record with the secret that its commitment was made for."""
        with suppress(OSError, BadInput):
            whole = msgspec.structs.replace(record, secret=self.save.secret.read_text("utf-8").strip())
            if binding(whole) == record.commitment:
                return whole
        raise BadInput("cli-save-secret", {"given": self.name, "file": str(self.save.secret)})

    def rename(self, name: str, table: Table) -> None:
        """Gives the game another name."""
        chosen = Save(name)
        if chosen.name == self.name:
            return
        if chosen.exists():
            raise BadInput("cli-save-taken", {"given": name})
        old, self.save, self.sealed, self.lock = self.save, chosen, False, _lock(chosen)
        self.write(table)
        old.remove()


def _lock(save: Save) -> int | None:
    """Holds the game for this process, until it ends; BadInput where another one has it."""
    try:
        import fcntl
    except ImportError:  # Windows
        return None
    save.lock.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(save.lock, os.O_CREAT | os.O_RDWR, OWNER_ONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise BadInput("cli-save-busy", {"given": save.name}) from None
    return handle
