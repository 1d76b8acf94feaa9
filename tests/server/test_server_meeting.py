"""Meeting people over real sockets: seeks, the hall, chat, watchers who are behind, invitations and previews."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server_clients import PATIENCE, Json, Person, ServerProcess, Socket
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from postgres import database_in
from quarterdeck.cli.main import main
from quarterdeck.errors import BadInput
from quarterdeck.server import messages as m
from quarterdeck.server import schema, seeks
from quarterdeck.server.chat import Words, check_text
from quarterdeck.server.due import Due
from quarterdeck.server.server import Server
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage import now

LORDS = {"game": "lords"}


class Hall:
    """The home page's socket."""

    def __init__(self, person: Person) -> None:
        address = person.server.url.replace("http", "ws") + "/api/hall/socket?protocol=1"
        cookie = "; ".join(f"{key}={value}" for key, value in person.http.cookies.items())
        headers = {"cookie": cookie, "origin": person.server.url}
        self.line = connect(address, additional_headers=headers, proxy=None, compression=None, open_timeout=PATIENCE)
        self.raw: list[str] = []

    def until(self, kind: str, wanted: Any) -> Json:
        """The first frame of a kind that is as wanted."""
        while True:
            raw = self.line.recv(PATIENCE)
            assert isinstance(raw, str)
            self.raw.append(raw)
            frame: Json = msgspec.json.decode(raw)
            if frame["type"] == kind and wanted(frame):
                return frame

    def close(self) -> None:
        self.line.close()


def heard(socket: Socket, wanted: Any) -> Json:
    """The first line of chat that is as wanted."""
    while True:
        frame = socket.receive()
        for line in frame["lines"] if frame["type"] == "chat" else ():
            if wanted(line):
                return dict(line)


def pair(anna: Person, boris: Person, game: str = "lords", **more: object) -> Json:
    table = anna.table(game, "here", "link", **more)
    boris.claim(table, 1)
    return table


# Seeks


def test_two_who_seek_the_same_meet_at_one_table_and_both_pages_are_told(anna: Person, boris: Person) -> None:
    hall = Hall(anna)
    waits = anna.post("/api/seeks", {**LORDS, "pace": "10+10"})
    assert waits["table"] == ""
    shown = hall.until("hall", lambda told: any(one["id"] == waits["seek"]["id"] for one in told["seeks"]))
    assert next(one for one in shown["seeks"] if one["id"] == waits["seek"]["id"])["name"] == "Анна"
    other = boris.post("/api/seeks", {**LORDS, "pace": "1d+3d/14"})
    assert other["table"] == ""  # another pace
    found = boris.post("/api/seeks", {**LORDS, "pace": "10+10", "wanted": waits["seek"]["id"]})["table"]
    assert hall.until("mine", lambda told: told["matched"])["matched"] == found
    assert [seat["taken"] for seat in anna.get(f"/api/tables/{found}")["seats"]] == [True, True]
    sockets = [person.sit_at(found) for person in (anna, boris)]
    assert all(socket.until(0)["pending"] for socket in sockets)
    gone = hall.until("hall", lambda told: all(one["id"] != waits["seek"]["id"] for one in told["seeks"]))
    assert found in [table["id"] for table in gone["tables"]]  # may be watched
    hall.close()


def test_a_guest_has_one_seek_a_game_and_can_take_it_back(anna: Person, boris: Person) -> None:
    first = anna.post("/api/seeks", {"game": "fleet", "seats": 3})["seek"]
    second = anna.post("/api/seeks", {"game": "fleet", "seats": 2})["seek"]
    assert first["id"] != second["id"]
    hall = Hall(boris)
    told = hall.until("hall", lambda told: any(one["game"] == "fleet" for one in told["seeks"]))
    assert [one["id"] for one in told["seeks"] if one["game"] == "fleet"] == [second["id"]]
    assert anna.http.delete("/api/seeks/fleet", headers={"origin": anna.server.url}).status_code == 200
    hall.until("hall", lambda told: all(one["game"] != "fleet" for one in told["seeks"]))
    assert boris.post("/api/seeks", {"game": "fleet", "seats": 2})["table"] == ""
    hall.close()


def test_three_meet_where_three_are_wanted(server: ServerProcess) -> None:
    people = [Person(server, name) for name in ("Ada", "Bo", "Cy")]
    answers = [person.post("/api/seeks", {"game": "fleet", "seats": 3}) for person in people]
    assert [bool(answer["table"]) for answer in answers] == [False, False, True]
    seats = people[0].get(f"/api/tables/{answers[2]['table']}")["seats"]
    assert sorted(seat["name"] for seat in seats) == ["Ada", "Bo", "Cy"]


def test_a_seek_for_one_or_at_no_pace_or_of_no_game_is_refused(anna: Person) -> None:
    assert anna.post("/api/seeks", {**LORDS, "seats": 1}, 400)["code"] == "seek-seats"
    assert anna.post("/api/seeks", {**LORDS, "pace": "bullet"}, 400)["code"] == "pace"
    assert anna.post("/api/seeks", {"game": "chess"}, 404)["code"] == "game"
    assert anna.post("/api/seeks", {**LORDS, "options": {"sea": "x" * 1000}}, 400)["code"]


def test_a_flood_of_seeks_meets_the_limit(strict: Person) -> None:
    answers = [strict.http.post("/api/seeks", json=LORDS, headers={"origin": strict.server.url}) for _ in range(15)]
    assert answers[-1].status_code == 429
    assert answers[0].status_code == 200


@contextmanager
def two_servers(folder: Path) -> Iterator[tuple[Server, Server]]:
    settings = Settings(database=database_in(folder), key_file=folder / "key")
    servers = Server(settings), Server(settings)
    try:
        yield servers
    finally:
        for server in servers:
            server.calls.close()
            server.board.close()
            server.database.close()
            server.storage.epochs.close()


def test_on_two_servers_a_seek_is_matched_exactly_once(tmp_path: Path) -> None:
    async def play() -> None:
        with two_servers(tmp_path) as (one, two):
            await one.storage.epochs.begin()
            await two.storage.epochs.begin()
            people = [await one.storage.add_guest(f"P{n}", "en") for n in range(9)]
            request = m.SeekRequest(game="lords")
            sides = [one if n % 2 else two for n in range(9)]
            answers = await asyncio.gather(
                *(seeks.seek(side, guest, request) for side, guest in zip(sides, people, strict=True))
            )
            assert sum(bool(answer.table) for answer in answers) == 4
            rows = await one.database.read(
                lambda c: c.execute(select(schema.seeks.c.guest, schema.seeks.c.matched)).all()
            )
            tables = [row.matched for row in rows if row.matched]
            assert len(tables) == 8
            assert len(set(tables)) == 4  # two seeks each, and one is left
            seated = await one.database.read(lambda c: c.execute(select(schema.seats.c.guest)).scalars().all())
            assert len(seated) == len(set(seated)) == 8
            left = next(row.guest for row in rows if not row.matched)
            assert left not in seated

    asyncio.run(play())


def test_a_seek_ends_when_its_time_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        with two_servers(tmp_path) as (one, two):
            await one.storage.epochs.begin()
            guest = await one.storage.add_guest("Anna", "en")
            sought = await seeks.seek(one, guest, m.SeekRequest(game="lords"))
            assert sought.seek is not None
            assert sought.seek.expires > now()
            two.dues._clock = lambda: sought.seek.expires + 1  # type: ignore[union-attr]
            await two.dues.turn()
            assert await one.database.read(lambda c: seeks.of_guest(c, guest.id, now())) == []

    asyncio.run(play())


def test_expiry_deletes_only_its_own_seek() -> None:
    done = asyncio.run(seeks.expire(Due("seek", "none", 0)))
    assert done.again is None
    assert done.change is not None


# The hall


def test_the_hall_tells_everybody_the_same_bytes_and_nobody_elses_part(server: ServerProcess) -> None:
    ada, bo = Person(server, "Ada"), Person(server, "Bo")
    halls = [Hall(person) for person in (ada, bo)]
    private = ada.table("lords", "here", "link")
    listed = ada.table("lords", "here", "link", open=True)
    frames = [hall.until("hall", lambda told: listed["id"] in [one["id"] for one in told["tables"]]) for hall in halls]
    assert frames[0]["tables"] == frames[1]["tables"]
    mine = halls[0].until("mine", lambda told: len(told["tables"]) == 2)
    assert {table["id"] for table in mine["tables"]} == {private["id"], listed["id"]}
    token = listed["links"][0]["url"].partition("#")[2]
    said = "".join(halls[1].raw)
    assert private["id"] not in said
    assert token not in said
    for hall in halls:
        hall.close()


def test_a_page_that_talks_to_the_hall_is_closed(anna: Person) -> None:
    hall = Hall(anna)
    hall.line.send("x" * 1000)
    with pytest.raises(ConnectionClosed):
        hall.until("never", lambda told: True)


# Invitations


def test_an_invitation_names_everything_and_says_when_it_is_used_up(anna: Person, boris: Person) -> None:
    table = anna.table("lords", "here", "link")
    token = table["links"][0]["url"].partition("#")[2]
    told = boris.post("/api/invitation", {"token": token})
    assert (told["game"], told["host"], told["seat"], told["status"]) == ("lords", "Анна", 1, "free")
    assert told["options"] == table["options"]
    boris.claim(table, 1)
    assert boris.post("/api/invitation", {"token": token})["status"] == "mine"
    late = Person(anna.server, "Late").post("/api/invitation", {"token": token})
    assert (late["status"], late["holder"]) == ("used", "Boris")
    assert boris.post("/api/invitation", {"token": "nonsense"}, 403)["code"] == "link"


def test_a_link_carries_a_preview_without_anything_that_could_be_a_tag(server: ServerProcess) -> None:
    host = Person(server, '<b>"Oleg" & co')
    host.http.patch("/api/me", json={"lang": "ru"}, headers={"origin": server.url})
    table = host.table("lords", "here", "link")
    path = table["links"][0]["url"].removeprefix(server.url).partition("#")[0]
    page = host.http.get(path).text
    title = re.search(r'property="og:title" content="([^"]*)"', page)
    assert title is not None
    assert "зовёт вас сыграть" in title[1]
    assert "&lt;b&gt;&quot;Oleg&quot; &amp; co" in title[1]
    assert "<b>" not in page
    assert f'content="{server.url}/preview/lords.png"' in page
    assert "og:title" not in host.http.get("/").text
    assert "og:title" not in host.http.get("/claim/" + "2" * 22).text


def test_the_preview_of_a_private_replay_names_nobody(anna: Person) -> None:
    table = anna.table("lords", "here", "link")
    page = anna.http.get(f"/replay/{table['id']}").text
    assert "og:title" in page
    assert "Анна" not in page


# Chat


def test_players_talk_and_a_phrase_arrives_as_its_id(anna: Person, boris: Person) -> None:
    table = pair(anna, boris)
    one, two = (person.sit_at(table["id"]) for person in (anna, boris))
    assert one.ask("say", text="  Удачи!\u202e \n <b>x</b> ")["type"] == "ack"
    line = heard(two, lambda line: not line["mine"])
    assert (line["text"], line["name"], line["seat"], line["room"]) == ("Удачи! <b>x</b>", "Анна", 0, "players")
    assert two.ask("say", phrase="luck")["type"] == "ack"
    assert heard(one, lambda line: line["phrase"])["phrase"] == "luck"
    again = anna.sit_at(table["id"])  # a new page reads what was said
    assert heard(again, lambda line: line["phrase"] == "luck")["mine"] is False


def test_what_watchers_say_is_hidden_from_players_until_the_end(anna: Person, boris: Person) -> None:
    table = pair(anna, boris, watchable=True)
    player, other = anna.sit_at(table["id"]), boris.sit_at(table["id"])
    watcher = Socket(Person(anna.server, "Vera"), table["id"])
    assert watcher.ask("say", text="secret ace", room="watchers")["type"] == "ack"
    assert watcher.ask("say", text="psst", room="players")["problem"]["code"] == "chat-room"
    assert player.ask("say", text="hi", room="watchers")["problem"]["code"] == "chat-room"
    assert player.ask("say", text="among us")["type"] == "ack"
    assert heard(other, lambda line: line["text"])["text"] == "among us"
    assert "secret ace" not in "".join(player.raw + other.raw)
    watcher.ask("ping")
    assert "among us" not in "".join(watcher.raw)
    player.until(0)
    assert player.ask("resign", at=player.version, seat=0)["type"] == "ack"
    assert heard(player, lambda line: line["room"] == "watchers")["text"] == "secret ace"


def test_mute_hides_all_lines_and_again_shows_them(anna: Person, boris: Person) -> None:
    table = pair(anna, boris)
    one, two = (person.sit_at(table["id"]) for person in (anna, boris))
    one.ask("say", text="rude")
    line = heard(two, lambda line: line["text"] == "rude")
    assert two.ask("mute", line=line["id"])["type"] == "ack"
    assert heard(two, lambda line: line["muted"])["text"] == ""
    one.ask("say", text="ruder")
    assert heard(two, lambda line: line["muted"])["text"] == ""
    assert "ruder" not in "".join(two.raw)
    assert two.ask("mute", line=line["id"], on=False)["type"] == "ack"
    assert heard(two, lambda line: line["text"] == "ruder")
    assert two.ask("mute", line=10**9)["problem"]["code"] == "chat-line"


def test_hostile_lines_are_refused(anna: Person, boris: Person) -> None:
    table = pair(anna, boris)
    one = anna.sit_at(table["id"])
    for fields, code in (
        ({"text": "x" * 241}, "chat-long"),
        ({"text": "x" * 60_000}, "chat-long"),
        ({"text": "\u200b\u202e \n"}, "chat-empty"),
        ({"phrase": "<script>"}, "chat-phrase"),
        ({"text": "hi", "room": "all"}, "message"),
    ):
        assert one.ask("say", **fields)["problem"]["code"] == code
    lone = anna.table("lords", "here", "sailor")
    assert anna.sit_at(lone["id"]).ask("say", text="hi")["problem"]["code"] == "off"


def test_a_flood_of_lines_meets_the_limit(strict: Person) -> None:
    other = Person(strict.server, "Boris")
    table = pair(strict, other)
    one = strict.sit_at(table["id"])
    answers = [one.ask("say", text=f"line {n}") for n in range(8)]
    assert [answer["type"] for answer in answers[:5]] == ["ack"] * 5
    assert answers[-1]["problem"]["code"] == "too-fast"


@pytest.mark.file
def test_what_is_reported_is_seen_by_the_host_who_can_act(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("# not wanted\nblast\nbilge rat\n")
    server = ServerProcess(tmp_path, "--word-list", str(tmp_path / "words.txt"))
    try:
        anna, boris = Person(server, "Anna"), Person(server, "Boris")
        table = pair(anna, boris)
        one, two = (person.sit_at(table["id"]) for person in (anna, boris))
        assert one.ask("say", text="You BILGE, rat!")["problem"]["code"] == "chat-word"
        assert one.ask("say", text="blasting off")["type"] == "ack"
        line = heard(two, lambda line: line["text"])
        assert two.ask("report", line=line["id"])["type"] == "ack"
        assert two.ask("report", line=line["id"])["type"] == "ack"  # once is enough
        assert boris.http.patch("/api/me", json={"name": "Blast"}, headers={"origin": server.url}).status_code == 400
        reported = server.sql("SELECT chat_id, guest, text FROM reports")
        assert [(row[0], row[2]) for row in reported] == [(line["id"], "blasting off")]
        there = ["--database", server.address, "--key-file", str(tmp_path / "signing.key")]
        assert main(["admin", "mute", reported[0][1], *there]) == 0
        assert one.ask("say", text="hello?")["problem"]["code"] == "chat-silenced"
        assert main(["admin", "delete-message", str(line["id"]), *there]) == 0
        assert heard(two, lambda line: line["gone"])["text"] == ""
        assert main(["admin", "unmute", reported[0][1], *there]) == 0
        assert one.ask("say", text="hello again")["type"] == "ack"
    finally:
        server.kill()


def test_words_are_found_whatever_stands_around_them(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("Ёж\nbilge rat\n")
    words = Words(str(tmp_path / "words"))
    assert words.found("Ах, ёж!")
    assert words.found("a bilge-rat")
    assert not words.found("ёжик")
    assert check_text("a\u0301\u0301\u0301\u0301b", words).count("\u0301") <= 2
    with pytest.raises(BadInput):
        Words(str(tmp_path / "nowhere"))


# Watching


def test_watchers_are_counted_and_told_that_they_watch(anna: Person, boris: Person) -> None:
    table = pair(anna, boris, watchable=True)
    player = anna.sit_at(table["id"])
    watcher = Socket(Person(anna.server, "Vera"), table["id"])
    while not player.news or player.news[-1]["watchers"] != 1:
        player.receive()
    assert watcher.hello["seats"] == []
    watcher.close()
    while player.news[-1]["watchers"]:
        player.receive()


def test_watchers_of_hidden_hands_are_behind_and_see_all_after_the_end(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--watch-delay", "3600")
    try:
        anna, boris, vera = (Person(server, name) for name in ("Anna", "Boris", "Vera"))
        table = pair(anna, boris, watchable=True)
        one, two = anna.sit_at(table["id"]), boris.sit_at(table["id"])
        watcher = Socket(vera, table["id"])
        for socket in (one, two, watcher):
            socket.until(0)
        mover = one if 0 in one.state["pending"] else two
        answer = mover.play(mover.state["actions"][0]["text"])
        assert answer["type"] == "ack"
        mover.until(answer["version"])
        late = Socket(vera, table["id"], 0)
        assert late.hello["version"] == late.until(0)["version"] == 0
        assert late.hello["table"]["delay"] == 3600
        assert late.ask("look", version=1)["type"] == "error"
        assert watcher.ask("ping")["type"] == "pong"
        assert watcher.version == 0
        assert mover.ask("resign", at=mover.version, seat=mover.state["seat"])["type"] == "ack"
        assert watcher.until(answer["version"] + 1)["result"] is not None
        assert late.until(answer["version"] + 1)["result"] is not None
    finally:
        server.kill()


def test_what_a_host_has_switched_off_is_off(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--without", "seeks,chat,push,watching,previews")
    try:
        anna, boris = Person(server, "Anna"), Person(server, "Boris")
        assert len(anna.get("/api/games")["without"]) == 5
        assert anna.post("/api/seeks", LORDS, 403)["code"] == "off"
        keys = {"p256dh": "x", "auth": "x"}
        assert anna.post("/api/me/push", {"endpoint": "https://push.example/1", "keys": keys}, 403)["code"] == "off"
        table = pair(anna, boris, watchable=True)
        assert anna.sit_at(table["id"]).ask("say", text="hi")["problem"]["code"] == "off"
        watcher = Socket(Person(server, "Vera"), table["id"])
        assert watcher.hello["type"] == "bye"
        assert "og:title" not in anna.http.get(f"/claim/{table['id']}").text
    finally:
        server.kill()


def test_what_a_deleted_guest_said_and_sought_is_gone(own_server: ServerProcess) -> None:
    anna, boris = Person(own_server, "Anna"), Person(own_server, "Boris")
    table = pair(anna, boris)
    boris.sit_at(table["id"]).ask("say", text="remember me")
    boris.post("/api/seeks", {"game": "fleet"})
    ((guest,),) = own_server.sql("SELECT id FROM guests WHERE name = 'Boris'")
    there = ["--database", own_server.address, "--key-file", str(own_server.folder / "signing.key")]
    assert main(["admin", "delete-guest", guest, "--yes", *there]) == 0
    assert own_server.sql("SELECT count(*) FROM chat") == [(0,)]
    assert own_server.sql("SELECT count(*) FROM seeks") == [(0,)]
