"""Files for their owner's eyes only: the database holds the secrets of games that are being played."""

import contextlib
import os
from pathlib import Path

OWNER_ONLY = 0o600
OWNER_FOLDER = 0o700


def make_folder(folder: Path) -> None:
    """A folder that is there afterwards; one that we make is its owner's only."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(OWNER_FOLDER, exist_ok=True)


def make_file(file: Path) -> None:
    """A file that is there afterwards and that nobody else can read; what SQLite makes beside it follows it."""
    make_folder(file.parent)
    if not file.exists():  # closing one that SQLite has open in this process would let go of its locks
        os.close(os.open(file, os.O_CREAT | os.O_RDONLY, OWNER_ONLY))
    close_file(file)


def close_file(file: Path) -> None:
    """Takes from others what an older program let them do with a file."""
    with contextlib.suppress(OSError):  # it is not ours, or not there
        if file.stat().st_mode & 0o077:
            file.chmod(OWNER_ONLY)
