"""The parts of a server, each alone: limits, keys, pages, the database, what it logs, and its texts."""

import asyncio
import logging
import re
import sqlite3
import stat
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from server_clients import Person, ServerProcess

import quarterdeck.server as package
from postgres import database_in
from quarterdeck import i18n
from quarterdeck.errors import BadInput
from quarterdeck.games import find, find_all
from quarterdeck.server import lobby, migrations, pages, schema
from quarterdeck.server.board import LocalBoard
from quarterdeck.server.jobs import Decide, Job, JobLost
from quarterdeck.server.keys import COOKIE_SECONDS, Pass, Signer, hash_pin, is_pin, load_key
from quarterdeck.server.limits import Limit, Limits, TooFast
from quarterdeck.server.live import MOST_IDLE, Listener, play
from quarterdeck.server.logs import Journal, Json, Text
from quarterdeck.server.messages import SeatRequest, TableRequest
from quarterdeck.server.server import Server
from quarterdeck.server.settings import Settings
from quarterdeck.server.sqlite import Sqlite
from quarterdeck.server.workers import Worker
from quarterdeck.table import Refused
from quarterdeck.table.dice import derived_nonce
from quarterdeck.table.entries import Play, Resign

SOURCES = [file.read_text("utf-8") for file in Path(package.__file__).parent.rglob("*.py")]


# Limits


def test_a_limit_lets_a_burst_through_and_then_so_many_a_second() -> None:
    moment = [0.0]
    limits = Limits(clock=lambda: moment[0])
    limit = Limit("test", burst=3, per_second=0.5)
    for _ in range(3):
        limits.take(limit, "anna")
    with pytest.raises(TooFast) as refused:
        limits.take(limit, "anna")
    assert refused.value.params == {"seconds": 2}
    limits.take(limit, "boris")
    moment[0] = 2.0
    limits.take(limit, "anna")
    with pytest.raises(TooFast):
        limits.take(limit, "anna")


# Keys


def test_a_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "new" / "signing.key"
    key = load_key(file)
    assert load_key(file) == key
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("no key")
    with pytest.raises(BadInput, match="serve-key"):
        load_key(file)


def test_a_token_is_good_for_its_purpose_only() -> None:
    signer = Signer(b"k" * 32)
    mine = Pass("anna", 1, int(time.time()), 0)
    cookie = signer.cookie(mine)
    assert signer.read_cookie(cookie) == mine
    assert signer.read_cookie(signer.cookie(mine._replace(issued=mine.issued - COOKIE_SECONDS - 1))) is None
    assert signer.read_cookie(signer.token("guest", "anna", 1)) is not None, "cookies from before still open seats"
    assert signer.read_seat_link(cookie) is None
    assert Signer(b"l" * 32).read_cookie(cookie) is None
    order = signer.order("restore a")
    assert signer.is_order("restore a", order)
    assert not signer.is_order("restore b", order)
    assert not signer.is_order("restore a", cookie)


def test_a_pin_is_stored_so_that_it_cannot_be_read() -> None:
    stored = hash_pin("1234")
    assert "1234" not in stored
    assert stored != hash_pin("1234")
    assert is_pin("1234", stored)
    assert not is_pin("1235", stored)


# Pages


def test_files_have_the_right_cache_headers_and_every_page_is_the_clients(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>" * 200)
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path.parent / "secret.txt").write_text("secret")
    found = pages.Pages(tmp_path)
    index, script = found.find("/table/abc"), found.find("/assets/app-1a2b.js")
    assert index is not None
    assert script is not None
    assert index.cache == pages.ASK_AGAIN
    assert index.packed is not None
    assert script.cache == pages.FOREVER
    assert found.find("/assets/none.js") is None
    assert found.find("/../secret.txt") is None
    (tmp_path / "index.html").write_text("changed")
    changed = found.find("/")
    assert changed is not None
    assert changed.etag != index.etag


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    page = pages.Pages(tmp_path).find("/")
    assert page is not None
    assert b"make client" in page.content


def test_every_answer_carries_the_security_headers_and_nothing_foreign_is_allowed(server: ServerProcess) -> None:
    anna = Person(server)
    for path in ("/", "/api/health", "/api/nothing"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    etag = anna.http.get("/").headers["etag"]
    assert anna.http.get("/", headers={"if-none-match": etag}).status_code == 304
    cookie = anna.http.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_the_schema_describes_every_route_of_the_documentation(server: ServerProcess) -> None:
    described = set(Person(server).get("/api/schema/openapi.json")["paths"])
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    documented = set(re.findall(r"\| `(?:GET|POST|PATCH|PUT|DELETE) (/api/[^`?]*)", text))
    unnamed = {re.sub(r"\{[a-z]+\}", "{}", path) for path in described}
    assert {re.sub(r"\{[a-z]+\}", "{}", path) for path in documented} == unnamed


# The database


def test_the_migrations_lead_to_the_schema_and_are_packaged(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine

    Sqlite(tmp_path / "new.sqlite").close()
    with create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    folder = str(Path(migrations.__file__).parent)
    assert ScriptDirectory(folder).get_current_head() == schema.REVISION


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:

    file = tmp_path / "new.sqlite"
    Sqlite(file).close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(BadInput, match="serve-database-newer"):
        Sqlite(file)


# Tables in memory


class Ear(Listener):
    """Somebody who listens and hears nothing in particular."""

    guest = None

    def wake(self) -> None:
        pass


def settings_in(folder: Path, **more: Any) -> Settings:
    return Settings(database=database_in(folder), key_file=folder / "key", **more)


async def new_table(server: Server, *kinds: str) -> str:
    guest = await server.storage.add_guest("Anna", "en")
    seats = tuple(SeatRequest(kind=k, level="random" if k == "bot" else "") for k in kinds)  # type: ignore[arg-type]
    return (await lobby.create(server, guest, TableRequest(game="toy", seats=seats))).id


def test_who_gives_no_nonce_has_one_that_follows_from_the_secret(tmp_path: Path) -> None:
    async def wait_for_the_game() -> None:
        server = Server(settings_in(tmp_path, nonce_patience=0.0))
        await server.start()
        live = await server.hub.get(await new_table(server, "here", "bot"))
        begun = asyncio.Event()

        class Begun(Ear):
            def wake(self) -> None:
                if live.begun:
                    begun.set()

        live.listen(Begun())
        await asyncio.wait_for(begun.wait(), 30)
        assert all(seat.derived and not seat.nonce for seat in live.row.seats)
        assert live.table.begun
        assert live.table.nonces == tuple(derived_nonce(live.row.secret, seat) for seat in (0, 1))
        await server.stop()

    asyncio.run(wait_for_the_game())


def test_all_texts_are_read_before_anybody_is_served(tmp_path: Path) -> None:
    async def start() -> None:
        server = Server(settings_in(tmp_path))
        i18n.bundle.cache_clear()
        await server.start()
        known = i18n.bundle.cache_info().misses
        i18n.load(find_all())
        assert i18n.bundle.cache_info().misses == known > 0
        await server.stop()

    asyncio.run(start())


def test_idle_tables_are_let_go_and_come_back_as_they_were(tmp_path: Path) -> None:
    async def fill_and_sweep() -> None:
        server = Server(settings_in(tmp_path))
        first = await new_table(server, "here", "here")
        live = await server.hub.get(first)
        await live.derive_nonces()
        await live.act(lambda table: table.play("light", 0))
        ear = Ear()
        live.listen(ear)
        for _ in range(MOST_IDLE + 5):
            await server.hub.get(await new_table(server, "here", "here"))
        server.hub.sweep()
        assert server.hub.count == MOST_IDLE + 1
        assert server.hub.known(first) is live
        live.leave(ear)
        live.used = -1e9
        server.hub.sweep()
        assert server.hub.known(first) is None
        again = await server.hub.get(first)
        assert again.table.position() == live.table.position()
        assert again.times == live.times
        await server.stop()

    asyncio.run(fill_and_sweep())


def test_who_was_slower_than_another_server_sees_what_it_has_written_and_nothing_doubled(tmp_path: Path) -> None:
    async def race() -> None:
        server = Server(settings_in(tmp_path))
        id = await new_table(server, "here", "here")
        live = await server.hub.get(id)
        await live.derive_nonces()
        other = await Server(settings_in(tmp_path)).hub.get(id)
        await other.act(lambda table: table.play("light", 0))
        with pytest.raises(Refused, match="stale"):
            await live.act(lambda table: play(table, 0, 0, ("heavy",)))
        assert not live.gone
        assert live.table.log == other.table.log
        assert live.times == other.times
        await live.act(lambda table: play(table, 1, 1, ("light",)))
        await other.act(lambda table: table.resign(0))
        assert [type(entry) for entry in other.table.log] == [Play, Play, Resign], "it caught up and tried once more"
        assert other.table.position() == (await Server(settings_in(tmp_path)).hub.get(id)).table.position()
        await server.stop()

    asyncio.run(race())


# Bots


def test_a_worker_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTERDECK_GAMES", "toy")
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent))
    game = find("toy")
    from quarterdeck.engine.chance import Chance

    state = game.new(game.setup(2, {}), Chance(1))
    task = Decide("toy", {}, state.position(), 0, "random", 1)
    job = Job(task=task, owner="anna")

    async def kill_one() -> None:
        board = LocalBoard(1)
        first = (await board.do(job)).text
        assert first in ("light", "heavy")
        (worker,) = board._hands.values()
        assert isinstance(worker, Worker)
        worker._process.kill()
        worker._process.join()
        assert (await board.do(job)).text == first
        with pytest.raises(JobLost):
            await board.do(Job(task=Decide("toy", {}, "no position", 0, "random", 1), owner="anna"))
        assert (await board.do(job)).text == first
        board.close()

    asyncio.run(kill_one())


# Logs and texts


@pytest.mark.parametrize(
    "line", ["cookie: quarterdeck_guest=SECRET; a=b", '{"token":"SECRET"}', '{"pin": "SECRET"}', '"nonce":"SECRET"']
)
def test_the_log_has_no_secrets(line: str) -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "%s", (line,), None)
    for format in (Text(), Journal(), Json()):
        assert "SECRET" not in format.format(record)


def test_every_refusal_has_a_text_in_both_languages() -> None:
    patterns = [
        r"(?:BadInput|Conflict|Broken|Refused)\(\s*\"([a-z-]+)\"",
        r"Denied\(\d+, \"([a-z-]+)\"",
        r"Problem\(code=\"([a-z-]+)\"",
    ]
    codes = {code for pattern in patterns for source in SOURCES for code in re.findall(pattern, source)}
    assert len(codes) > 50
    missing = [(lang, code) for lang in i18n.LANGUAGES for code in codes if not i18n.has(lang, None, f"error-{code}")]
    assert missing == []
