"""Who a guest is: recovery phrases, passkeys' challenges, devices, merging, taking everything along or away."""

import base64
import io
import json
import random
import zipfile
from pathlib import Path
from urllib.parse import quote

import pytest
from server_clients import Person, ServerProcess, play_to_the_end
from sqlalchemy import create_engine, insert
from test_server_ratings import agree, finish

from quarterdeck.errors import BadInput
from quarterdeck.server import phrase, schema
from quarterdeck.server.accounts import device_of
from quarterdeck.server.export import rows_of
from quarterdeck.server.ledger import pointing_at
from quarterdeck.server.passkeys import Site, site_of
from quarterdeck.server.settings import Settings

ROOT = Path(__file__).parents[2]
PHONE = "Mozilla/5.0 (Linux; Android 16; Pixel 11) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36"


def delete(person: Person, path: str, status: int = 200) -> dict[str, object]:
    answer = person.http.delete(path, headers={"origin": person.server.url})
    assert answer.status_code == status, answer.text
    return dict(answer.json())


# Phrases


def test_a_phrase_has_80_bits_that_are_proven_and_reads_in_both_scripts() -> None:
    assert 12 * phrase.PROVING >= 80
    assert len(phrase.SYLLABLES) == len(set(phrase.SYLLABLES)) == 64
    made = phrase.make()
    assert len(made.split()) == phrase.WORDS
    cyrillic = phrase.spelled(made, "ru")
    assert not set(cyrillic) & set("abcdefghijklmnopqrstuvwxyz")
    assert phrase.read(cyrillic) == phrase.read(made.upper().replace(" ", " - ")) == phrase.read(made)
    assert phrase.make() != made


def test_a_slip_of_the_pen_is_told_from_a_wrong_phrase() -> None:
    words = phrase.make().split()
    other = next(s for s in phrase.SYLLABLES if s != words[4][:2]) + words[4][2:]
    with pytest.raises(BadInput) as slip:
        phrase.read(" ".join([*words[:4], other, *words[5:]]))
    assert slip.value.code == "phrase-slip"
    for text in ("", "bada", "x" * 300, " ".join(words[:-1]), "йцук " * 10):
        with pytest.raises(BadInput) as wrong:
            phrase.read(text)
        assert wrong.value.code == "phrase-form"


def test_a_phrase_signs_in_on_another_device_and_only_its_hash_is_stored(anna: Person) -> None:
    table = anna.table("toy", "here", "random")["id"]
    assert not anna.get("/api/me/account")["kept"]
    text = anna.post("/api/me/phrase")["phrase"]
    assert anna.get("/api/me/account")["kept"]
    phone = Person(anna.server, "Phone")
    assert phone.post("/api/sign-in/phrase", {"phrase": text})["name"] == "Анна"
    assert phone.sit_at(table).until(0)["seat"] == 0
    stored = " ".join(map(str, anna.server.sql("SELECT * FROM phrases")))
    assert phrase.read(text).secret not in stored
    newer = anna.post("/api/me/phrase")["phrase"]
    assert Person(anna.server).post("/api/sign-in/phrase", {"phrase": text}, 403)["code"] == "phrase"
    assert Person(anna.server).post("/api/sign-in/phrase", {"phrase": newer})["name"] == "Анна"
    assert delete(anna, "/api/me/phrase")["phrase"] == 0
    assert Person(anna.server).post("/api/sign-in/phrase", {"phrase": newer}, 403)["code"] == "phrase"


def test_a_phrase_that_nobody_has_is_refused_like_a_wrong_one(anna: Person) -> None:
    assert anna.post("/api/sign-in/phrase", {"phrase": phrase.make()}, 403)["code"] == "phrase"


def test_phrases_cannot_be_tried_fast(strict: Person) -> None:
    codes = {strict.http.post("/api/sign-in/phrase", json={"phrase": phrase.make()}).json()["code"] for _ in range(7)}
    assert codes == {"phrase", "too-fast"}


# Merging


def test_who_signs_in_brings_the_games_of_this_browser_along(anna: Person, boris: Person) -> None:
    text = anna.post("/api/me/phrase")["phrase"]
    hers = finish(anna, boris, rated=True)
    browser = Person(anna.server, "Somebody")
    his = finish(browser, boris, 2, rated=True)
    running = browser.table("toy", "here", "random")["id"]
    socket = browser.sit_at(running)
    socket.until(0)
    before = anna.get("/api/players/me")["ratings"]
    browser.post("/api/sign-in/phrase", {"phrase": text})
    mine = browser.get("/api/tables/mine")["tables"]
    assert {hers["id"], his["id"], running} <= {table["id"] for table in mine}
    assert browser.sit_at(running).until(0)["seat"] == 0
    assert browser.get("/api/players/me/games")["total"] == 2
    after = browser.get("/api/players/me")["ratings"]
    assert [(one["points"], one["games"]) for one in after] == [(one["points"], one["games"]) for one in before]


def test_who_does_not_want_them_along_leaves_them(anna: Person) -> None:
    text = anna.post("/api/me/phrase")["phrase"]
    browser = Person(anna.server, "Somebody")
    left = browser.table("toy", "here", "random")["id"]
    browser.post("/api/sign-in/phrase", {"phrase": text, "bring": False})
    assert left not in {table["id"] for table in browser.get("/api/tables/mine")["tables"]}


def test_an_account_is_never_swallowed_by_another(anna: Person, boris: Person) -> None:
    hers, his = anna.post("/api/me/phrase")["phrase"], boris.post("/api/me/phrase")["phrase"]
    table = boris.table("toy", "here", "random")["id"]
    boris.post("/api/sign-in/phrase", {"phrase": hers})
    assert boris.get("/api/me")["name"] == "Анна"
    again = Person(anna.server)
    again.post("/api/sign-in/phrase", {"phrase": his})
    assert table in {one["id"] for one in again.get("/api/tables/mine")["tables"]}


# Devices


def test_a_browser_tells_its_kind_and_system_and_no_more() -> None:
    assert device_of(PHONE) == ("phone", "Android")
    assert device_of("Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Mobile") == ("tablet", "iPad")
    assert device_of("Mozilla/5.0 (Windows NT 10.0; Win64; x64)") == ("computer", "Windows")
    assert device_of("Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)") == ("computer", "macOS")
    assert device_of("curl") == ("computer", "")


def test_one_device_can_be_signed_out_from_another(anna: Person) -> None:
    anna.get("/api/me")
    phone = Person(anna.server, "Phone")
    phone.http.headers["user-agent"] = PHONE
    phone.post("/api/me/device-claim", {"token": anna.post("/api/me/device-link")["token"]})
    phone.get("/api/me")
    devices = anna.get("/api/me/account")["devices"]
    assert {(one["kind"], one["system"], one["here"]) for one in devices} == {
        ("phone", "Android", False),
        ("computer", "", True),
    }
    other = next(one["device"] for one in devices if not one["here"])
    assert anna.post("/api/me/sign-out", {"where": "device", "device": other})["known"]
    assert not phone.get("/api/me")["known"]
    assert [one["here"] for one in anna.get("/api/me/account")["devices"]] == [True]


# Passkeys; tests/browser/test_people_browser.py has a real one


def test_where_browsers_make_passkeys(tmp_path: Path) -> None:
    def at(host: str, base_url: str = "") -> Site | str:
        return site_of(Settings(tmp_path / "d", tmp_path / "k", base_url=base_url), host)

    assert at("localhost:8020") == Site("localhost", "http://localhost:8020")
    assert at("x", "https://games.example") == Site("games.example", "https://games.example")
    assert at("x", "https://games.example:8443") == Site("games.example", "https://games.example:8443")
    assert at("x", "http://games.example") == "https"
    assert at("127.0.0.1:8020") == "loopback"
    assert at("192.168.1.4:8020") == "https"
    assert at("x", "https://192.168.1.4") == "name"


def test_without_an_address_for_passkeys_the_page_says_why(anna: Person) -> None:
    assert anna.get("/api/me/account")["no_passkeys"] == "loopback"
    assert anna.post("/api/me/passkeys/options", None, 409)["code"] == "passkey-loopback"


def test_what_no_browser_signed_is_no_passkey(anna: Person) -> None:
    anna.http.headers["host"] = anna.server.url.removeprefix("http://").replace("127.0.0.1", "localhost")
    origin = {"origin": anna.server.url.replace("127.0.0.1", "localhost")}
    for begin, end in (
        ("/api/me/passkeys/options", "/api/me/passkeys"),
        ("/api/sign-in/passkey/options", "/api/sign-in/passkey"),
    ):
        options = anna.http.post(begin, json={}, headers=origin).json()["options"]
        told = json.dumps({"type": "webauthn.get", "challenge": options["challenge"], "origin": origin["origin"]})
        data = base64.urlsafe_b64encode(told.encode()).decode().rstrip("=")
        answer = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": data}}
        first = anna.http.post(end, json={"answer": answer}, headers=origin)
        assert first.status_code == 403, first.text
        second = anna.http.post(end, json={"answer": answer}, headers=origin)
        assert second.json()["code"] == "passkey-late", "a challenge is good once"
        for broken in ({}, {"response": None}, {"response": {"clientDataJSON": "!"}}, {"id": "x" * 30_000}):
            assert anna.http.post(end, json={"answer": broken}, headers=origin).status_code in (400, 403)


# Everything along, or away


def test_everything_about_me_is_one_file_without_what_proves_who_i_am(anna: Person, boris: Person) -> None:
    table = finish(anna, boris, rated=True)
    text = anna.post("/api/me/phrase")["phrase"]
    anna.get("/api/me")
    answer = anna.http.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        names = set(archive.namelist())
        account = json.loads(archive.read("account.json"))
        everything = b"".join(archive.read(name) for name in names).decode()
    assert {"person.json", "README.txt", f"tables/{table['id']}.json", f"tables/{table['id']}.replay"} <= names
    assert account["results"][0]["table_id"] == table["id"]
    assert account["rating_changes"][0]["before"] == 1500
    assert account["devices"]
    assert phrase.read(text).lookup not in everything


def test_what_others_hold_against_me_is_not_told_and_what_i_published_is() -> None:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    line = {"table_id": "t", "chat_id": 1, "name": "Anna", "text": "a line", "time": 1}
    published = {"id": "f", "version": 1, "game": "admiral", "kind": "scenario", "guest": "anna-id", "author": "Anna"}
    with engine.begin() as c:
        c.execute(insert(schema.mutes), {"guest": "boris-id", "other": "anna-id"})
        c.execute(insert(schema.mutes), {"guest": "anna-id", "other": "carl-id"})
        c.execute(insert(schema.reports), [{**line, "reporter": "boris-id", "guest": "anna-id"}])
        c.execute(insert(schema.library), [{**published, "text": "my own words", "facts": "{}", "created": 1}])
        mine, his = rows_of(c, "anna-id"), rows_of(c, "boris-id")
    assert (len(mine["mutes"]), mine["reports"], mine["library"][0]["text"]) == (1, [], "my own words")
    assert "boris-id" not in str(mine)
    assert his["reports"][0]["text"] == "a line"
    assert "anna-id" not in str(his)


def test_whoever_deletes_himself_is_gone_and_others_keep_their_games(own_server: ServerProcess) -> None:
    anna, boris = Person(own_server, "Zaphod"), Person(own_server, "Boris")
    over = finish(anna, boris, rated=True, watchable=True)
    anna.post("/api/me/phrase")
    running = anna.table("toy", "here", "link", rated=True)
    agree(boris, running)
    sockets = [anna.sit_at(running["id"]), boris.sit_at(running["id"])]
    play_to_the_end(sockets, random.Random(1), 2)
    own = anna.table("toy", "here", "random")["id"]
    assert anna.post("/api/me/delete", {"name": "Somebody"}, 409)["code"] == "delete-name"
    assert anna.post("/api/me/delete", {"name": "Zaphod"})["known"] is False
    assert not anna.get("/api/me")["known"]
    assert boris.get(f"/api/tables/{over['id']}")["seats"][0]["name"] == "a guest who left"
    assert boris.get(f"/api/tables/{own}", 404)["code"] == "table"
    assert boris.get("/api/players/me/games?outcome=win")["games"][0]["table"] == running["id"], "he has given up"
    assert boris.get("/api/players/me")["ratings"][0]["games"] == 2
    own_server.kill()
    for column in pointing_at(schema.guests.c.id):
        told = own_server.sql(f"SELECT * FROM {column.table.name}")
        assert "Zaphod" not in str(told), column.table.name
    assert own_server.sql("SELECT count(*) FROM phrases") == [(0,)]
    assert own_server.sql("SELECT count(*) FROM ratings") == [(1,)]


def test_the_page_about_privacy_names_every_column_about_a_person() -> None:
    """What is stored about people is written down: every table that names a guest, with every column of it."""
    page = (ROOT / "docs/privacy.md").read_text("utf-8")
    tables = {schema.guests, schema.library} | {column.table for column in pointing_at(schema.guests.c.id)}
    missing = [
        f"{table.name}.{column.name}"
        for table in tables
        for column in table.columns
        if f"`{table.name}.{column.name}`" not in page
    ]
    assert missing == []


def test_paths_of_players_are_answered_whatever_they_name(anna: Person) -> None:
    for name in ("none", "..", "x" * 90, "'; --", "deleted"):
        assert anna.get(f"/api/players/{quote(name, safe='')}", 404)["code"] in ("player", "route")
    assert anna.http.get("/api/players/me/games?outcome=nonsense").status_code == 400
    assert anna.http.get("/api/players/me/games?before=99999999999999999999999").status_code in (200, 400)
    assert anna.get("/api/players/me/games?game=chess&opponent=nobody")["total"] == 0
    assert anna.get("/api/leaders/chess", 404)["code"] == "game"
