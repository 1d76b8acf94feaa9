"""`quarterdeck backup` and `quarterdeck restore`: whole copies of a server's database, running or not."""

import argparse
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from ..errors import BadInput, QuarterdeckError
from ..server.copies import back_up, before_restore, check_copy
from ..server.keys import Signer, load_key
from ..server.occupied import Holder, Lock, Occupied
from ..server.settings import find_database, key_file
from ..server.sqlite import Sqlite
from ..server.where import Dsn
from .context import Context
from .serve import tell

ORDER = "x-quarterdeck-order"
PATIENCE = 120  # seconds for a running server to copy a database of some gigabytes


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Makes a copy, or takes one back."""
    if not parsed.file:
        raise BadInput(f"{parsed.command}-no-file")
    file, database = Path(parsed.file).expanduser().absolute(), find_database(parsed.database)
    if isinstance(database, Dsn):
        raise BadInput(f"{parsed.command}-postgres")
    if parsed.command == "backup":
        back_up(database, file)
        tell(context, context.say("backup-done", file=str(file), bytes=file.stat().st_size))
        tell(context, context.say("backup-key", file=str(key_file(parsed.key_file))), "dim")
        return 0
    check_copy(file)
    try:
        kept = restore_here(database, file)
    except Occupied as occupied:
        if occupied.holder is None:
            raise
        kept = order_restore(occupied.holder, key_file(parsed.key_file), file)
        tell(context, context.say("restore-running", url=occupied.holder.url))
    tell(context, context.say("restore-done", file=str(file)))
    if kept:
        tell(context, context.say("restore-kept", file=kept), "dim")
    return 0


def restore_here(database: Path, file: Path) -> str:
    """Takes a copy back where no server runs; the path under which the old database is kept."""
    lock = Lock(database)
    try:
        kept = before_restore(database) if database.exists() else None
        if kept is not None:
            keep(database, kept)
        opened = Sqlite(database)
        try:
            opened.restore_now(file)
        finally:
            opened.close()
        return str(kept or "")
    finally:
        lock.close()


def keep(database: Path, kept: Path) -> None:
    """Copies a database; a damaged one, which cannot be copied, is moved out of the way."""
    try:
        back_up(database, kept)
        check_copy(kept)
    except BadInput:
        for beside in ("", "-wal", "-shm"):
            part = database.with_name(database.name + beside)
            if part.exists():
                part.replace(kept.with_name(kept.name + beside))


def order_restore(holder: Holder, key: Path, file: Path) -> str:
    """Has the running server take a copy back."""
    body = json.dumps({"file": str(file)}).encode()
    return str(post_order(holder, key, "restore", body, f"restore {file}")["kept"])


def post_order(holder: Holder, key: Path, route: str, body: bytes, order: str) -> dict[str, Any]:
    """The answer of a running server to an order; only whoever can read its key file can give one."""
    request = urllib.request.Request(
        f"{holder.url}/api/admin/{route}",
        body,
        {"content-type": "application/json", ORDER: Signer(load_key(key)).order(order)},
    )
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # it is this machine: no proxy can reach it
    try:
        with direct.open(request, timeout=PATIENCE) as answer:
            return dict(json.load(answer))
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        raise QuarterdeckError(problem["code"], problem["params"]) from None
    except OSError as error:
        raise BadInput("restore-unreachable", {"url": holder.url, "why": str(error)}) from None
