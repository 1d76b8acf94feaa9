"""Owners' files and replays that would cost the most: read in a process of their own, so that the loop is free."""

from collections.abc import Iterator

import pytest
from hostile_requests import Watched
from server_clients import Person, ServerProcess

from quarterdeck.games import find
from quarterdeck.table import Seat, Table
from quarterdeck.table.replay import from_table
from quarterdeck.table.replay_text import write

KB = 1000
LONG = 19_998  # entries, and one more that ends it: nearly as many as a replay may have, a third of a second to read
FILES = {
    "one dotted key": ".".join(["a"] * 31_900) + "=1",
    "dotted keys": "\n".join(f"{'.'.join(['a'] * 60)}.k{k}=1" for k in range(400)),
    "a dotted table": f"[{'.'.join(['a'] * 31_000)}]",
    "nested lists": "a=" + "[" * 32_000,
    "nested lists, closed": "a=" + "[" * 31_000 + "]" * 31_000,
    "nested tables": "a=" + "{a=" * 16_000,
    "many tables": "\n".join(f"[t{k}]" for k in range(9_000)),
    "many lists of tables": "[[a]]\n" * 10_000,
    "one long text": 'a="' + "x" * 63 * KB + '"',
    "one long number": "a=" + "9" * 63 * KB,
    "escapes": 'a="' + r"\U0001F600" * 6_000 + '"',
}
OWNED = [(game, kind) for game in ("lords", "fleet", "admiral", "sail") for kind in find(game).facts.files]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    server = ServerProcess(tmp_path_factory.mktemp("files"))
    yield Watched(server)
    assert server.stop() == 0


def seats_of(game: str) -> list[dict[str, str]]:
    return [{"kind": "here"}] * find(game).facts.default_seats


@pytest.mark.parametrize(("game", "kind"), OWNED)
def test_no_owners_file_holds_the_loop(game: str, kind: str, watched: Watched) -> None:
    anna = Person(watched.server)

    def throw(content: str) -> None:
        request = {"game": game, "seats": seats_of(game), "files": {kind: content}}
        answer = anna.http.post("/api/tables", json=request)
        assert 400 <= answer.status_code < 500, (content[:40], answer.text[:200])
        assert answer.json()["code"] != "internal"

    with watched.unharmed(lambda: throw("x")):
        for content in FILES.values():
            throw(content)


def dear_scenario(script: int = 0, zones: int = 0, blocks: int = 1, start: str = "A3:B7") -> str:
    """A scenario on the largest board with lines of weather, and with zones of the whole of it, named so many times."""
    plan = find("admiral").data("scenarios/narrows.toml").replace("size = [14, 9]", "size = [60, 60]")
    every = "[" + '"A1:BH60",' * blocks + "]"
    named = "".join(f"zone.z{number}={every}\n" for number in range(zones))
    plan = plan.replace("zone.west", f"{named}zone.west", 1).replace("A3:B7", start)
    return plan.replace("script = [", "script = [" + '{round=2,to="E"},' * script, 1)


def dear_tiles(width: int, height: int) -> str:
    """A scenario whose players lay tiles, and reefs, on a board of this size."""
    return find("admiral").data("scenarios/shifting-isles.toml").replace("[15, 10]", f"[{width}, {height}]")


def test_no_accepted_file_holds_the_loop_when_its_table_opens(watched: Watched) -> None:
    """The dearest that are allowed: of weather, zones, cells to begin on, and places for tiles."""
    anna = Person(watched.server)

    def open_table(content: str) -> None:
        table = anna.table("admiral", "here", "here", files={"scenario": content})
        socket = anna.sit_at(table["id"])
        for seat in (0, 1, 0):
            assert socket.ask("show", seat=seat)["type"] == "ack"

    with watched.unharmed(lambda: open_table(dear_scenario())):
        open_table(dear_scenario(script=3_000))
        open_table(dear_scenario(zones=1))
        open_table(dear_scenario(start="A1:BH33"))
        open_table(dear_tiles(25, 20))


@pytest.mark.parametrize(
    ("content", "code", "given", "most"),
    [
        (dear_scenario(zones=2), "plan-cell-zones", 7_210, 7_200),
        (dear_scenario(start="A1:BH34"), "plan-cell-start", 2_030, 2_000),
        (dear_tiles(60, 60), "plan-cell-islands", 3_600, 500),
    ],
)
def test_what_would_be_told_at_length_with_every_move_is_refused(
    content: str, code: str, given: int, most: int, watched: Watched
) -> None:
    request = {"game": "admiral", "seats": seats_of("admiral"), "files": {"scenario": content}}
    error = Person(watched.server).post("/api/tables", request, 400)
    assert (error["code"], error["params"]["given"], error["params"]["most"]) == (code, given, most)


def test_zones_that_name_the_board_again_and_again_are_refused(watched: Watched) -> None:
    """Twenty million cells in 64 KB, which would be laid whenever the table opens."""
    anna, content = Person(watched.server), dear_scenario(zones=14, blocks=390)
    request = {"game": "admiral", "seats": seats_of("admiral"), "files": {"scenario": content}}
    with watched.unharmed(lambda: anna.http.post("/api/tables", json=request)):
        error = anna.post("/api/tables", request, 400)
    assert (error["code"], error["params"]["given"], error["params"]["most"]) == ("plan-cell-many", 1_404_000, 3_600)


@pytest.mark.parametrize(("game", "kind"), OWNED)
def test_no_file_in_a_replay_holds_the_loop(game: str, kind: str, watched: Watched) -> None:
    def throw(content: str) -> None:
        lines = "\n".join(f"| {line}" for line in content.split("\n"))
        text = replay_of(game, 0).replace('[Dice "', f'[File "{kind}"]\n{lines}\n[Dice "', 1)
        answer = watched.http.post("/api/replays", json={"text": text})
        assert 400 <= answer.status_code < 500, (content[:40], answer.text[:200])
        assert answer.json()["code"] != "internal"

    with watched.unharmed(lambda: throw("x")):
        for content in FILES.values():
            throw(content)


def replay_of(game: str, entries: int) -> str:
    """A replay whose log has so many entries: a draw that is offered and declined again and again."""
    found = find(game)
    number = found.facts.default_seats
    table = Table.open(found, found.setup(number, {}, {}), (Seat("here"),) * number, seed=1)
    for _ in range(entries // 2):
        table.offer_draw(0)
        table.decline_draw(1)
    if entries:
        table.resign(0)  # the truth of a game that goes on is nobody's to see
    return write(from_table(table))


def test_no_long_replay_holds_the_loop(watched: Watched) -> None:
    text = replay_of("lords", LONG)
    short = replay_of("lords", 10)

    def read(text: str, versions: list[int]) -> None:
        made = watched.http.post("/api/replays", json={"text": text})
        assert made.status_code == 201, made.text[:200]
        base = f"/api/replays/{made.json()['id']}"
        paths = [base, f"{base}/file", f"{base}/log", f"{base}/log?seat=0", f"{base}/scores"]
        paths += [f"{base}/at/{version}" for version in versions]
        for path in (*paths, *paths):
            answer = watched.http.get(path)
            assert answer.status_code == 200, (path, answer.text[:300])

    with watched.unharmed(lambda: read(short, [0, 10])):
        read(text, [0, 1, LONG // 2, LONG - 1, LONG, 7])


@pytest.mark.parametrize("line", ["| x", "1. light C1", '[Option "x 1"]', "", "[", "\x00", "1. " + "x" * 900])
def test_no_rubbish_as_a_replay_holds_the_loop(line: str, watched: Watched) -> None:
    head = replay_of("lords", 0)

    def throw(text: str) -> None:
        answer = watched.http.post("/api/replays", json={"text": text})
        assert answer.status_code in (201, 400, 404, 409, 413), answer.text[:200]

    with watched.unharmed(lambda: throw("x")):
        for text in (f"{line}\n" * (1_000_000 // (len(line) + 1)), head + f"{line}\n" * (900_000 // (len(line) + 1))):
            throw(text[:1_000_000])
