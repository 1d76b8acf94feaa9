"""Saved games: a replay file each, and beside it what must stay secret until the end, for the owner's eyes only.

Everything is written whole to a new file, forced to disk and moved over the old one, so that a cut at any moment
leaves the last complete state.
"""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from ..errors import BadInput

REPLAY, SECRET, LOCK = ".replay", ".secret", ".lock"
RUNNING = '\n[Result "*"]\n'  # how the replay of a game that goes on says so
OWNER_ONLY = 0o600
READABLE = 0o644
NAME_LENGTH = 80  # file systems stop at 255 bytes; Russian letters take two, endings some more


def data_folder() -> Path:
    """Where this user's games are: QUARTERDECK_DATA, or the place the system has for it."""
    if os.environ.get("QUARTERDECK_DATA"):
        return Path(os.environ["QUARTERDECK_DATA"])
    from platformdirs import user_data_path

    return user_data_path("quarterdeck")


def write_safely(file: Path, content: str, mode: int = READABLE) -> None:
    """Replaces a file's content, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=file.parent, prefix=".", suffix=".new")
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as out:
            out.write(content)
            out.flush()
            os.fchmod(out.fileno(), mode)
            os.fsync(out.fileno())
        os.replace(temporary, file)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    _force_folder(file.parent)


def _force_folder(folder: Path) -> None:
    """Forces a folder's entries to disk, where the system can."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Save:
    """One saved game on disk."""

    def __init__(self, name: str) -> None:
        if not name or len(name) > NAME_LENGTH or name.startswith(".") or any(c in '/\\:*?"<>|\0' for c in name):
            raise BadInput("cli-save-name", {"given": name})
        self.name = name

    @property
    def replay(self) -> Path:
        """The file everybody may read."""
        return folder() / (self.name + REPLAY)

    @property
    def secret(self) -> Path:
        """The file with what nobody may know before the end."""
        return folder() / (self.name + SECRET)

    @property
    def lock(self) -> Path:
        """The file by which a process says that it is playing this game."""
        return folder() / (self.name + LOCK)

    def exists(self) -> bool:
        return self.replay.exists()

    def remove(self) -> None:
        """Takes the game off the disk."""
        for file in (self.replay, self.secret, self.lock):
            file.unlink(missing_ok=True)


def folder() -> Path:
    """Where saved games are."""
    return data_folder() / "games"


def fresh(game: str) -> Save:
    """A new game's name: the game, the day and the minute, with a number where that is taken."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    number = 1
    while (save := Save(stem if number == 1 else f"{stem}-{number}")).exists():
        number += 1
    return save


def unfinished() -> list[Save]:
    """All games that can be resumed, the latest first."""
    files = [file for file in folder().glob(f"*{REPLAY}") if RUNNING in file.read_text("utf-8", errors="replace")]
    files.sort(key=lambda file: file.stat().st_mtime, reverse=True)
    return [Save(file.name.removesuffix(REPLAY)) for file in files]
