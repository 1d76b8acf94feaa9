"""Files from outside: the cheap look, the limits of the process that reads them, caches, and long replays."""

import ast
import asyncio
from collections.abc import Coroutine
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from server_clients import Person

import quarterdeck
from hungry.facts import game as hungry
from quarterdeck import i18n
from quarterdeck.errors import BadInput
from quarterdeck.games import find, find_all
from quarterdeck.games.owner_file import LONGEST_WORD, MOST_DEPTH, MOST_PARTS, look
from quarterdeck.server import reading
from quarterdeck.server.board import LocalBoard
from quarterdeck.server.live import MOST_ENTRIES_A_FRAME, LiveTable
from quarterdeck.server.open_replay import OpenReplay
from quarterdeck.server.reading import Readers
from quarterdeck.server.telling import Past
from quarterdeck.table import Table
from quarterdeck.table.replay import from_table
from quarterdeck.table.replay_parse import parse
from quarterdeck.table.replay_text import write
from replays import fixtures

SOURCE = Path(quarterdeck.__file__).parent
DOTTED = ".".join("a" * 31_900) + "=1"
TOO_HARD = {
    "a key of 31,900 parts": (DOTTED, "file-parts"),
    "the same in a heading": ("[" + ".".join("a" * 31_900) + "]", "file-parts"),
    "with blanks": (" . ".join("a" * 15_000) + " = 1", "file-parts"),
    "in quotes": (".".join(['"a"'] * 15_000) + "=1", "file-parts"),
    "nested arrays": ("a = " + "[" * 30_000 + "]" * 30_000, "file-deep"),
    "nested tables": ("a = " + "{a=" * 15_000, "file-deep"),
    "deep JSON": ('{"a":' * 10_000 + "1" + "}" * 10_000, "file-deep"),
    "a number without end": ("a = " + "9" * 5_000, "file-word"),
    "a hexadecimal one": ("game = 0x" + "f" * 60_000, "file-word"),
}


# The look


@pytest.mark.parametrize("name", TOO_HARD)
def test_what_would_take_a_parser_for_ever_is_refused_with_its_line_by_every_game(name: str) -> None:
    content, code = TOO_HARD[name]
    for game in find_all():
        for kind in game.facts.files:
            (mistake,) = game.check_file(kind, f"# a comment\n\n{content}" if content[0] != "{" else content)
            assert mistake.key == f"error-{code}"
            assert mistake.args["line"] == (1 if content[0] == "{" else 3)
            for lang in i18n.LANGUAGES:
                assert str(mistake.args["most"]) in i18n.line(lang, game, mistake)


def test_files_that_come_near_the_limits_are_read() -> None:
    assert look("a = " + "[" * MOST_DEPTH + "]" * MOST_DEPTH) is None
    assert look("a = " + "[" * (MOST_DEPTH + 1)) is not None
    assert look(".".join("a" * MOST_PARTS) + " = 1") is None
    assert look(".".join("a" * (MOST_PARTS + 1)) + " = 1") is not None
    assert look("a" * LONGEST_WORD + " = 1") is None
    assert look("a" * (LONGEST_WORD + 1) + " = 1") is not None


def test_what_stands_in_strings_and_comments_does_not_count() -> None:
    hard = "[" * 100 + ".a" * 100
    for content in (f'a = "{hard}"', f"a = '{hard}'", f'a = """\n{hard}\n"""', f"a = '''\n{hard}\n'''", f"# {hard}"):
        assert look(content + "\n") is None
        assert look(content + "\nb = " + "[" * 100) is not None
    assert look("floats = [" + "1.5, 2.5, " * 100 + "]") is None


def test_our_own_files_pass_the_look() -> None:
    files = list(SOURCE.glob("games/*/data/**/*.toml"))
    assert len(files) > 10
    assert [file for file in files if look(file.read_text("utf-8"))] == []


@pytest.mark.parametrize("hard", [".".join("a" * 40) + " = 1", "b" * 300 + " = 1"])
def test_the_line_named_is_that_of_the_hard_key_whatever_follows(hard: str) -> None:
    mistake = look(f"x = 1\n{hard}\ny = 2\nz = 3\n")
    assert mistake is not None
    assert mistake.args["line"] == 2


# The limits


def in_a_reader(monkeypatch: pytest.MonkeyPatch, run: "Coroutine[object, object, None]") -> None:
    monkeypatch.setenv("QUARTERDECK_GAMES", "toy:hungry")
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent))
    asyncio.run(run)


async def refusal(readers: Readers, content: str) -> str:
    with pytest.raises(BadInput) as refused:
        await readers.setup("anna", hungry, 2, {}, {"edition": content})
    for lang in i18n.LANGUAGES:
        said = i18n.explain(lang, None, refused.value)
        assert "\n" not in said
        assert not said.startswith("error-")
    return refused.value.code


@pytest.mark.parametrize("content", ["burn", "eat", "die"])
def test_a_file_over_the_limits_is_answered_in_one_line_and_the_next_is_read(
    content: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "FILE_SECONDS", 1.0)

    async def run() -> None:
        board = LocalBoard(1, readers=1)
        readers = Readers(board)
        assert await refusal(readers, content) == "reading-limit"
        assert board.lost == (2 if content == "die" else 1)  # a process that was killed may have been innocent
        assert await refusal(readers, "wrong") == "file-deep"
        setup = await readers.setup("anna", hungry, 2, {"length": "long"}, {"edition": "fine"})
        assert setup == hungry.setup(2, {"length": "long"}, {"edition": "fine"})
        board.close()

    in_a_reader(monkeypatch, run())


def test_one_guests_files_do_not_keep_another_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "FILE_SECONDS", 1.0)

    async def run() -> None:
        board = LocalBoard(1)
        readers = Readers(board)
        burning = [asyncio.create_task(refusal(readers, "burn")) for _ in range(3)]
        await asyncio.sleep(0)
        await readers.setup("boris", hungry, 2, {}, {"edition": "fine"})
        assert not burning[-1].done()
        for task in burning:
            task.cancel()
        board.close()

    in_a_reader(monkeypatch, run())


def test_what_the_look_refuses_no_process_sees() -> None:
    class NoBoard:
        pass

    async def run() -> None:
        readers = Readers(NoBoard())  # type: ignore[arg-type]
        for files, code in (
            ({"edition": DOTTED}, "file-parts"),
            ({"edition": "#" * 70_000}, "file-size"),
            ({"edition": "#\n" * 5_000}, "file-lines"),
            ({"deck": ""}, "file-kind"),
        ):
            with pytest.raises(BadInput) as refused:
                await readers.setup("anna", hungry, 2, {}, files)
            assert refused.value.code == code

    asyncio.run(run())


# At a running server


def replay_with(content: str) -> str:
    """A replay file of Lords with an owner's file in it."""
    game = find("lords")
    table = Table.open(game, game.setup(2, {}, {"edition": game.data("components.toml")}), seed=1)
    text = write(from_table(table))
    start = text.index('[File "edition"]\n') + len('[File "edition"]\n')
    return text[:start] + f"| {content}\n" + text[text.index("[Dice", start) :]


def test_hostile_files_are_refused_in_one_line_over_http(anna: Person) -> None:
    for content, code in TOO_HARD.values():
        seats = [{"kind": "here"}, {"kind": "here"}]
        body = {"game": "lords", "seats": seats, "files": {"edition": content}}
        assert anna.post("/api/tables", body, 400)["code"] == code
        refused = anna.post("/api/replays", {"text": replay_with(content)}, 400)
        assert refused["code"] == code
        assert refused["params"]["line"] > 1


def test_a_table_with_an_owners_file_is_played_and_its_replay_read(anna: Person) -> None:
    edition = find("lords").data("components.toml")
    table = anna.table("lords", "here", "here", files={"edition": edition})
    socket = anna.sit_at(table["id"])
    assert socket.ask("show", seat=0)["type"] == "ack"
    socket.until(0)
    assert anna.get(f"/api/replays/{table['id']}", 409)["code"] == "not-over"
    assert socket.ask("resign", seat=0, at=socket.version)["type"] == "ack"
    info = anna.get(f"/api/replays/{table['id']}")
    assert info["verified"]
    assert info["table"] == table["id"]
    text = anna.http.get(f"/api/tables/{table['id']}/replay")
    assert "lords-" in text.headers["content-disposition"]
    assert parse(text.text).record.setup.files == {"edition": edition}
    made = anna.post("/api/replays", {"text": text.text}, 201)["id"]
    for what in ("log", "at/0", "at/1", "scores", "log?seat=1"):
        ours = anna.get(f"/api/replays/{table['id']}/{what}")
        assert anna.get(f"/api/replays/{made}/{what}") == ours
    assert anna.get(f"/api/replays/{made}/at/2", 404)["code"] == "version"
    assert anna.get(f"/api/replays/{made}/log?seat=7", 400)["code"] == "seat"
    assert anna.get("/api/replays/nothing", 404)["code"] == "replay"


# Long logs


def test_any_past_position_is_a_few_entries_away_and_the_true_one() -> None:
    table = tabled(3 * Past.STRIDE + 5)
    past = Past(Table(table.record, (), table.game))
    step = Table(table.record, (), table.game)
    for entry in table.log:
        step.repeat(entry)
        past.note(step)
    assert sorted(past._marks) == [Past.STRIDE, 2 * Past.STRIDE, 3 * Past.STRIDE]
    for version in (0, 1, Past.STRIDE - 1, Past.STRIDE, Past.STRIDE + 1, 2 * Past.STRIDE + 7, table.version):
        there = past.at(version)
        assert there.version == version
        assert there.position() == table.at(version).position()
        assert there.log == table.log[:version]


def tabled(entries: int) -> Table:
    """A table of draw offers and refusals, which every game has and which cost nothing."""
    game = find("lords")
    table = Table.open(game, game.setup(2, {"first_player": "light", "boards": "standard"}), seed=1)
    while table.version < entries:
        table.offer_draw(0) if not table.agreed else table.decline_draw(1)
        if table.version % 100 == 0 and not table.agreed:
            table.play(table.legal_actions(table.to_move)[0], table.to_move)
    return table


def test_a_long_log_is_told_frame_by_frame_as_in_one_go() -> None:
    from quarterdeck.server import telling
    from quarterdeck.server.messages import Events

    table = tabled(3 * MOST_ENTRIES_A_FRAME + 7)
    live = object.__new__(LiveTable)
    live.table, live.times, live.orders, live._frames, live._versions = table, [0] * table.version, [], {}, {}
    live._once = telling.Once(table)
    for seat in (-1, 0, 1):
        for since in (-1, 0, 5, table.version - 1):
            frames = [
                msgspec.json.decode(frame, type=Events) for frame in live.event_frames(live.versions(seat), since)
            ]
            entries = [entry for frame in frames for entry in frame.entries]
            assert msgspec.to_builtins(entries) == msgspec.to_builtins(telling.entries_of(table, seat, since))
            assert all(len(frame.entries) <= MOST_ENTRIES_A_FRAME + 1 for frame in frames)
            assert frames[0].since == since


# Caches


def decorators(function: ast.FunctionDef) -> list[str]:
    return [ast.unparse(decorator) for decorator in function.decorator_list]


def test_every_cache_is_bounded_and_none_is_keyed_by_what_users_send() -> None:
    """`cache` only by games, of which there are few; anything else by `lru_cache` with a size."""
    wrong = []
    caches = 0
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            kinds = {ast.unparse(argument.annotation or ast.Constant(0)) for argument in node.args.args}
            for decorator in decorators(node):
                caches += "cache" in decorator
                unbounded = decorator in ("cache", "functools.cache", "lru_cache") or "maxsize=None" in decorator
                if unbounded and kinds - {"Game", "Game | None"}:
                    wrong.append(f"{file.name}: {node.name}")
    assert caches > 15
    assert wrong == []


def test_no_module_keeps_a_growing_table_of_its_own() -> None:
    """A new one has to be bounded, and named here with its bound."""
    known = {
        "adapters/openspiel.py: _kept",  # one class an environment, of which there are a few dozen
        "games/__init__.py: _extra",  # games from outside, registered by their owner
        "games/sail/cards.py: _known",  # MOST_KNOWN decks
    }
    found = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
            empty = value is not None and ast.unparse(value) in (
                "{}",
                "[]",
                "dict()",
                "set()",
                "OrderedDict()",
                "list()",
            )
            if empty:
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target  # type: ignore[union-attr]
                found.add(f"{file.relative_to(SOURCE)}: {ast.unparse(target)}")
    assert found == known


@pytest.mark.parametrize("name", ["lords", "fleet", "admiral", "sail"])
def test_nothing_of_a_refused_file_is_kept(name: str) -> None:
    game = find(name)
    caches = [
        value
        for module in (f"quarterdeck.games.{name}.{part}" for part in FILE_MODULES[name])
        for value in vars(import_module(module)).values()
        if hasattr(value, "cache_info")
    ]
    assert caches
    before = [cache.cache_info().currsize for cache in caches]
    for number in range(5):
        for kind in game.facts.files:
            assert game.check_file(kind, f'game = "{name}"\nname = "{number}"\nunknown = 1\n')
            with pytest.raises(BadInput):
                game.setup(2, {}, {kind: f'game = "{name}"\nname = "{number}"\n'})
    assert [cache.cache_info().currsize for cache in caches] == before
    assert all(cache.cache_info().maxsize is not None or not cache.cache_info().currsize > 1 for cache in caches)


FILE_MODULES = {
    "lords": ("edition",),
    "fleet": ("edition",),
    "admiral": ("scenario_file", "scenario_build"),
    "sail": ("cards", "scenario"),
}


def test_a_replay_of_an_old_format_is_shown_with_a_notice() -> None:
    text = next(file for file in fixtures() if file.stem.startswith("toy")).read_text("utf-8")
    old, new = OpenReplay("old", "", text).info(), OpenReplay("new", "", write(parse(text))).info()
    assert (old.verified, new.verified) == (True, True)
    assert (old.notice and old.notice.key, new.notice) == ("replay-format", None)


def test_answers_are_packed_for_who_takes_it(anna: Person) -> None:
    """The list of games is 20 times as long as what would fit a packet."""
    plain = anna.http.get("/api/games", headers={"accept-encoding": "identity"})
    packed = anna.http.get("/api/games", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    page = anna.http.get("/", headers={"accept-encoding": "gzip"})
    assert page.headers.get("content-encoding", "gzip") == "gzip", "packed once, not twice"
    assert page.text.startswith("<!doctype html>")


def test_bots_of_one_level_are_told_apart(anna: Person) -> None:
    seats = anna.table("admiral", "here", "greedy", "greedy", "random")["seats"]
    assert [seat["twin"] for seat in seats] == [0, 1, 2, 0]
