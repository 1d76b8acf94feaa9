"""What is left behind when something fails that no user caused: a report on disk, one line on the screen."""

import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path

from .. import __version__
from ..server.where import without_passwords
from .saves import data_folder

EXIT = 70  # EX_SOFTWARE of sysexits.h: an internal error


def report(error: BaseException, arguments: list[str]) -> Path:
    """Writes the crash report and gives its path."""
    folder = data_folder() / "crashes"
    folder.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC)
    file = folder / f"{now:%Y%m%d-%H%M%S-%f}.txt"
    head = f"quarterdeck {__version__}, Python {sys.version}\n{now.isoformat()}\narguments: {arguments}\n\n"
    file.write_text(without_passwords(head + "".join(traceback.format_exception(error))), "utf-8")
    return file
