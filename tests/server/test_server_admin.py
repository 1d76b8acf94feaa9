"""`quarterdeck admin` at a running server: nothing hidden is shown, what is deleted is gone, and people are told."""

import json
import os
import pty
import random
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from server_clients import Person, ServerProcess, Socket, play_to_the_end
from test_server_backup import sent_away
from test_server_play import two_at

from quarterdeck.cli import admin
from quarterdeck.cli.main import main
from quarterdeck.games import find
from quarterdeck.server.keys import Signer
from quarterdeck.server.where import Dsn

DAY = 24 * 3600 * 1000


class Host:
    """Whoever types `quarterdeck admin`, in this process: starting Python takes longer than most commands."""

    def __init__(self, server: ServerProcess, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.server = server
        self._capsys = capsys
        patch.setenv("QUARTERDECK_DATA", str(server.folder))
        if isinstance(server.database, Dsn):
            patch.setenv("QUARTERDECK_DATABASE", server.address)
        patch.setenv("LC_ALL", "en_GB.UTF-8")

    def __call__(self, *arguments: str, status: int = 0) -> str:
        self._capsys.readouterr()
        assert main(["admin", *arguments]) == status
        said = self._capsys.readouterr()
        if status:
            assert said.err.count("\n") == 1, said.err
        return said.out + said.err

    def json(self, *arguments: str) -> object:
        return json.loads(self(*arguments, "--json"))

    def guest(self, name: str) -> str:
        """The id of the guest of this name."""
        found = self.json("guests", "--name", name)
        assert isinstance(found, list)
        assert len(found) == 1, found
        return str(found[0]["id"])

    def sql(self, statement: str, *values: object) -> list[tuple[object, ...]]:
        return self.server.sql(statement, *values)


@pytest.fixture
def host(server: ServerProcess, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Host:
    return Host(server, capsys, monkeypatch)


def finished(server: ServerProcess, *names: str) -> tuple[str, list[Person]]:
    """A toy game that two people have played to its end."""
    people = [Person(server, name) for name in names]
    sockets = list(two_at("toy", *people))
    play_to_the_end(sockets, random.Random(1))
    for socket in sockets:
        socket.close()
    table = sockets[0].table
    while any(seat["online"] for seat in people[0].get(f"/api/tables/{table}")["seats"]):
        pass  # the server hears of it in a moment
    return table, people


# Looking


def test_tables_and_guests_are_listed_without_what_is_hidden(host: Host) -> None:
    _, (carol, dora) = finished(host.server, "Carol", "Dora")
    mine, _ = two_at("toy", carol, dora)
    mine.play("light")
    carols = host.guest("Carol")
    shown = [
        host("tables", "--guest", carols),
        host("table", mine.table),
        host("guests"),
        host("guest", carols),
        host("stats"),
        json.dumps([host.json("tables"), host.json("table", mine.table), host.json("guest", carols)]),
    ]
    assert "Carol, Dora" in shown[0]
    assert mine.table in shown[0]
    secrets = [row[0] for row in host.sql("SELECT secret FROM tables UNION ALL SELECT nonce FROM seats") if row[0]]
    assert len(secrets) > 4
    assert not [secret for secret in secrets if str(secret) in "".join(shown)]
    assert len(host.json("tables", "--guest", carols, "--phase", "over")) == 1  # type: ignore[arg-type]
    assert host.json("tables", "--guest", carols, "--game", "lords") == []
    assert host.json("tables", "--guest", carols, "--older-than", "1d") == []
    assert len(host.json("tables", "--guest", carols, "--limit", "1")) == 1  # type: ignore[arg-type]


def test_statistics_count_what_is_there(host: Host) -> None:
    before = host.json("stats")
    Person(host.server, "Counted").table("toy", "here", "here")
    after = host.json("stats")
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    assert after["guests"] == before["guests"] + 1
    assert after["tables"]["waiting"] == before["tables"].get("waiting", 0) + 1
    assert after["games"]["toy"] == before["games"].get("toy", 0) + 1


# Deleting tables


@pytest.mark.file
def test_a_deleted_table_is_gone_at_once_and_those_at_it_are_told(host: Host) -> None:
    anna, boris = Person(host.server, "Edda"), Person(host.server, "Falk")
    mine, his = two_at("toy", anna, boris)
    said = host("delete-table", mine.table, "--yes")
    assert f"Table {mine.table} (toy, playing) will be lost" in said
    for socket in (mine, his):
        assert sent_away(socket) == 4404
        assert (socket.bye or {})["code"] == "table-deleted"
    assert anna.get(f"/api/tables/{mine.table}", 404)["code"] == "table"
    assert anna.get("/api/tables/mine")["tables"] == []
    for table in ("tables", "seats", "entries"):
        key = "id" if table == "tables" else "table_id"
        assert host.sql(f"SELECT count(*) FROM {table} WHERE {key} = ?", mine.table) == [(0,)]
    assert "no table" in host("delete-table", mine.table, "--yes", status=2)


@pytest.mark.file
def test_the_replay_of_a_deleted_table_is_gone_though_somebody_looked_at_it(host: Host) -> None:
    table, (anna, _) = finished(host.server, "Gerd", "Hilda")
    following = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert anna.get(f"/api/replays/{table}")["verified"]
    host("delete-table", table, "--yes")
    anna.get(f"/api/replays/{table}", 404)
    assert anna.get(f"/api/tables/{following}")["rematch_of"] == ""


@pytest.mark.file
def test_an_imported_replay_can_be_deleted(host: Host) -> None:
    table, (anna, _) = finished(host.server, "Ilse", "Jan")
    text = anna.http.get(f"/api/tables/{table}/replay").text
    replay = anna.post("/api/replays", {"text": text}, 201)["id"]
    anna.get(f"/api/replays/{replay}")
    host("delete-replay", replay, "--yes")
    anna.get(f"/api/replays/{replay}", 404)
    assert "no imported replay" in host("delete-replay", replay, "--yes", status=2).replace("\n", " ")


# Bans


@pytest.mark.file
def test_a_banned_guest_is_sent_away_and_let_in_no_more_until_it_is_lifted(host: Host) -> None:
    klaus, lena = Person(host.server, "Klaus"), Person(host.server, "Lena")
    his, hers = two_at("toy", klaus, lena)
    id = host.guest("Klaus")
    host("ban", id, "--reason", "Shouting", "--yes")
    assert sent_away(his) == 4403
    assert his.bye == {"code": "banned-reason", "params": {"reason": "Shouting"}, "rules": [], "game": ""}
    for path in ("/api/me", "/api/tables/mine", f"/api/tables/{his.table}"):
        assert klaus.get(path, 403)["code"] == "banned-reason"
    klaus.post("/api/tables", {"game": "toy", "seats": [{"kind": "here"}, {"kind": "here"}]}, 403)
    again = Socket(klaus, his.table)
    assert again.bye is not None
    assert again.bye["code"] == "banned-reason"
    assert hers.ask("ping")["type"] == "pong"
    assert host.json("guests", "--banned", "--name", "Klaus")
    assert "Shouting" in host("guest", id)
    assert "may come again" in host("unban", id)
    assert "was not banned" in host("unban", id)
    assert klaus.sit_at(his.table).until(0)["seat"] == 0


def test_a_banned_guest_can_be_made_to_give_up(host: Host) -> None:
    max_, nina = Person(host.server, "Max"), Person(host.server, "Nina")
    _, hers = two_at("toy", max_, nina)
    host("ban", host.guest("Max"), "--resign", "--yes")
    assert hers.until(1)["result"]["ended"] == "struck"
    assert max_.get("/api/me", 403)["code"] == "banned"


# A person's data


def test_everything_about_a_person_can_be_taken_along(host: Host, tmp_path: Path) -> None:
    over, (olga, piet) = finished(host.server, "Olga", "Piet")
    mine, his = two_at("toy", olga, piet)
    mine.play("light")
    his.until(1)
    his.play("heavy")
    id, file = host.guest("Olga"), tmp_path / "olga.zip"
    assert "2 tables" in host("export", id, str(file))
    assert file.stat().st_mode & 0o777 == 0o600
    with zipfile.ZipFile(file) as archive:
        texts = {name: archive.read(name).decode() for name in archive.namelist()}
    assert set(texts) == {
        "README.txt",
        "person.json",
        "account.json",
        f"tables/{over}.json",
        f"tables/{over}.replay",
        f"tables/{mine.table}.json",
    }
    person = json.loads(texts["person.json"])
    assert (person["name"], person["language"]) == ("Olga", "en")
    going = json.loads(texts[f"tables/{mine.table}.json"])
    assert [act["entry"]["actions"] for act in going["what you did"]] == [["light"]]
    assert "heavy" not in texts[f"tables/{mine.table}.json"]
    [(secret,)] = host.sql("SELECT secret FROM tables WHERE id = ?", mine.table)
    [(nonce,)] = host.sql("SELECT nonce FROM seats WHERE table_id = ? AND seat = 1", mine.table)
    assert str(secret) not in "".join(texts.values())
    assert str(nonce) not in "".join(texts.values())
    assert texts[f"tables/{over}.replay"].startswith("[Format")
    assert "olga.zip" in host("export", id, str(file), status=2)  # nothing is overwritten


@pytest.mark.file
def test_a_deleted_person_is_nowhere_and_others_play_on(host: Host, tmp_path: Path) -> None:
    name = "Quirin Unmistakable"
    over, (quirin, rosa) = finished(host.server, name, "Rosa")
    assert rosa.get(f"/api/replays/{over}")["players"][0] == name
    his, hers = two_at("toy", quirin, rosa)
    alone = quirin.table("toy", "here", "random")["id"]
    waiting = rosa.table("toy", "here", "link")
    quirin.claim(waiting, 1)
    id = host.guest(name)
    said = host("delete-guest", id, "--yes")
    assert "nobody else sits there, or waits for players there: 1. Tables where his seat becomes free: 1" in said
    assert "without his name: 2; of these 1 are being played" in said
    assert sent_away(his) in (4403, 1012)
    assert quirin.get("/api/me")["known"] is False

    assert sent_away(hers) == 1012
    back = rosa.sit_at(his.table)
    assert back.until(0)["result"]["ended"] == "struck"
    assert back.hello["table"]["seats"][0]["name"] == "deleted player"
    assert rosa.get(f"/api/replays/{over}")["players"] == ["deleted player", "Rosa"]
    assert rosa.get(f"/api/replays/{over}")["verified"]
    rosa.get(f"/api/tables/{alone}", 404)
    free = rosa.get(f"/api/tables/{waiting['id']}")
    assert [seat["taken"] for seat in free["seats"]] == [True, False]
    Person(host.server, "Stefan").claim(free, 1)

    assert "no guest" in host("guest", id, status=2)
    for file in host.server.folder.glob("quarterdeck.sqlite*"):
        assert name.encode() not in file.read_bytes(), file
        assert id.encode() not in file.read_bytes(), file


# Age


@pytest.mark.file
def test_what_is_old_is_tidied_away_and_nothing_else(host: Host) -> None:
    tilda, udo = Person(host.server, "Tilda"), Person(host.server, "Udo")
    never = tilda.table("toy", "here", "link")["id"]
    fresh = tilda.table("toy", "here", "link")["id"]
    over, _ = finished(host.server, "Vera", "Wim")
    watched, _ = two_at("toy", tilda, udo)
    Person(host.server, "Xaver")
    old = (never, over, watched.table)
    host.sql(f"UPDATE tables SET updated = updated - ? WHERE id IN {old}", 100 * DAY)
    host.sql("UPDATE guests SET created = created - ? WHERE name IN ('Xaver', 'Vera', 'Tilda')", 100 * DAY)
    said = host("tidy", "--older-than", "90d", "--dry-run")
    assert "never began 1, abandoned 1, finished 1; guests without other tables 2; imported replays 0" in said
    assert "Nothing was deleted" in said
    tilda.get(f"/api/tables/{never}")
    said = host("tidy", "--older-than", "90d", "--yes")
    assert "Deleted: tables that never began 1, abandoned 0, finished 1; guests 2" in said  # one is being watched
    for id, status in ((never, 404), (over, 404), (fresh, 200), (watched.table, 200)):
        tilda.get(f"/api/tables/{id}", status)
    assert host.json("guests", "--name", "Xaver") == []
    watched.close()
    host.sql("UPDATE tables SET updated = updated + ? WHERE id = ?", 100 * DAY, watched.table)


def test_a_server_tidies_by_itself_if_it_is_told_to(
    own_server: ServerProcess, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(own_server, capsys, monkeypatch)
    anna = Person(own_server)
    old, new = (anna.table("toy", "here", "link")["id"] for _ in range(2))
    host.sql("UPDATE tables SET updated = updated - ? WHERE id = ?", 31 * DAY, old)
    own_server.stop()
    own_server.start()
    anna.http.base_url = own_server.url
    anna.get(f"/api/tables/{old}")  # without being told, nothing goes
    own_server.stop()
    own_server.arguments = ("--retain", "30")
    own_server.start()
    anna.http.base_url = own_server.url
    while [row["id"] for row in anna.get("/api/tables/mine")["tables"]] != [new]:
        pass  # it begins when it has started


# Who may, and how it is asked


def test_a_stopped_servers_data_can_be_seen_to_as_well(
    own_server: ServerProcess, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(own_server, capsys, monkeypatch)
    table, (anna, boris) = finished(own_server, "Anna", "Boris")
    mine, _ = two_at("toy", anna, boris)
    own_server.stop()
    assert "Anna, Boris" in host("tables")
    host("ban", host.guest("Boris"), "--yes")
    host("delete-guest", host.guest("Anna"), "--yes")
    host("delete-table", table, "--yes")
    own_server.start()
    for person in (anna, boris):
        person.http.base_url = own_server.url
    assert boris.get("/api/me", 403)["code"] == "banned"
    assert anna.get("/api/me")["known"] is False
    assert host.json("tables", "--phase", "over")[0]["id"] == mine.table  # type: ignore[index]


@pytest.mark.file
def test_only_whoever_has_the_key_can_give_orders(host: Host, tmp_path: Path) -> None:
    anna = Person(host.server, "Yella")
    id = host.guest("Yella")
    order = {"act": "ban", "ids": [id]}
    assert anna.post("/api/admin/order", order, 403)["code"] == "order"
    said = host("ban", id, "--yes", "--key-file", str(tmp_path / "other.key"), status=2)
    assert "not signed with the server’s key" in said
    key = bytes.fromhex((host.server.folder / "signing.key").read_text())
    token = Signer(key).order('admin {"act":"ban","ids":["somebody-else"]}')
    answer = anna.http.post("/api/admin/order", json=order, headers={"x-quarterdeck-order": token})
    assert answer.status_code == 403  # signed, but for another
    assert anna.get("/api/me")["known"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "no act “”. Acts: stats, tables"),
        (["sink"], "no act “sink”"),
        (["tables", "x"], "takes no ids"),
        (["table"], "takes an id"),
        (["export", "x"], "takes a guest’s id and the file"),
        (["stats", "--yes"], "does not take --yes"),
        (["ban", "nobody", "--yes"], "no guest “nobody”"),
        (["unban", "nobody"], "no guest “nobody”"),
        (["export", "nobody", "/tmp/x.zip"], "no guest “nobody”"),
        (["guest", "deleted"], "no guest “deleted”"),
        (["tables", "--phase", "sunk"], "no phase “sunk”"),
        (["tables", "--limit", "0"], "from 1 to"),
        (["tables", "--older-than", "soon"], "“soon” is no age"),
        (["tables", "--older-than", "0d"], "“0d” is no age"),
        (["tidy"], "Expected --older-than"),
        (["tidy", "--older-than", "9d", "--what", "ships"], "no kind “ships”"),
        (["stats", "--database", "/nowhere"], "no database /nowhere"),
        (["stats", "--database", __file__], "is no database"),
    ],
)
def test_wrong_words_are_one_clear_line(host: Host, arguments: list[str], said: str) -> None:
    assert said in host(*arguments, status=2)


def test_nothing_is_destroyed_unasked(host: Host) -> None:
    anna = Person(host.server, "Zita")
    table = anna.table("toy", "here", "here")["id"]
    id = host.guest("Zita")
    for order in (["delete-table", table], ["delete-guest", id], ["ban", id], ["delete-replay", table]):
        assert "--yes" in host(*order, status=2)
    assert anna.get(f"/api/tables/{table}")["id"] == table
    changing = {name for name, act in admin.ACTS.items() if "yes" in act.options}
    assert changing == {"delete-table", "delete-guest", "delete-replay", "remove-published", "ban", "tidy"}


@pytest.mark.parametrize(("lang", "answer", "status"), [("en", "yes", 0), ("en", "no", 2), ("ru", "да", 0)])
def test_at_a_terminal_it_asks(host: Host, lang: str, answer: str, status: int) -> None:
    table = Person(host.server).table("toy", "here", "here")["id"]
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "quarterdeck", "admin", "delete-table", table, "--lang", lang]
    process = subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    os.write(ours, f"{answer}\n".encode())
    said = process.communicate(timeout=60)[0].decode()
    assert process.returncode == status
    assert table in said
    assert answer in said or status
    assert bool(host.sql("SELECT 1 FROM tables WHERE id = ?", table)) is bool(status)
    os.close(ours)
    os.close(theirs)


def test_help_names_every_act_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("en", "ru"):
        with pytest.raises(SystemExit):
            main(["admin", "--help", "--lang", lang])
        lines = [line.split() for line in capsys.readouterr().out.splitlines() if line and line[0] != " "]
        assert [words[0] for words in lines if words[0] in admin.ACTS] == list(admin.ACTS)


def test_published_files_are_listed_and_removed(host: Host, anna: Person) -> None:
    body = {"text": find("admiral").data("new-scenario.toml"), "licence": "CC0-1.0"}
    id = anna.post("/api/library/admiral/scenario", body)["id"]
    assert id in host("published")
    assert "1 " in host("remove-published", id, "--yes")
    anna.get(f"/api/library/{id}", 404)
    host("remove-published", id, "--yes", status=2)
