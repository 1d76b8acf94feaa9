"""Signing out, hosts that are served, and replays of private tables: who is let in, and who no longer."""

import random

import httpx
import pytest
from server_clients import Person, ServerProcess, Socket, play_to_the_end
from test_server_play import two_at
from websockets.exceptions import ConnectionClosed

from quarterdeck.cli.main import main
from quarterdeck.server.hostnames import is_served
from quarterdeck.server.keys import Signer, load_key
from quarterdeck.server.settings import Settings


def twin(person: Person) -> Person:
    """Whoever has got hold of a copy of the cookie."""
    other = Person(person.server, "Twin")
    other.http.cookies.clear()
    other.http.cookies.update(person.http.cookies)
    return other


def known(person: Person) -> bool:
    return bool(person.get("/api/me")["known"])


def until_closed(socket: Socket) -> None:
    while True:
        socket.receive()


# Signing out


def test_signing_out_here_voids_this_cookie_and_its_copies_and_no_other(anna: Person) -> None:
    table = anna.table("toy", "here", "random")["id"]
    phone = Person(anna.server, "Phone")
    phone.post("/api/me/device-claim", {"token": anna.post("/api/me/device-link")["token"]})
    thief = twin(anna)
    assert known(thief)
    socket = anna.sit_at(table)
    assert anna.post("/api/me/sign-out", {"where": "here"})["known"] is False
    assert "quarterdeck_guest" not in anna.http.cookies
    with pytest.raises(ConnectionClosed):
        until_closed(socket)
    assert not known(thief)
    assert not known(anna)
    assert known(phone)
    assert phone.sit_at(table).until(0)["seat"] == 0


def test_signing_out_elsewhere_leaves_this_browser_its_seats(anna: Person) -> None:
    table = anna.table("toy", "here", "random")["id"]
    thief = twin(anna)
    link = anna.post("/api/me/device-link")["token"]
    assert anna.post("/api/me/sign-out", {"where": "elsewhere"})["known"]
    assert not known(thief)
    assert known(anna)
    assert anna.sit_at(table).until(0)["seat"] == 0
    assert Person(anna.server).post("/api/me/device-claim", {"token": link}, 403)["code"] == "device-link"


def test_signing_out_everywhere_leaves_nobody(anna: Person) -> None:
    thief = twin(anna)
    anna.post("/api/me/sign-out", {"where": "everywhere"})
    assert not known(thief)
    assert not known(anna)
    assert anna.post("/api/me/sign-out", {"where": "here"}, 401)["code"] == "no-guest"


def test_a_cookie_is_renewed_for_the_same_device(anna: Person) -> None:
    thief = twin(anna)
    assert known(anna)
    anna.post("/api/me/sign-out", {"where": "here"})
    assert not known(thief), "a renewed cookie and the one before are of one device"


# Hosts


@pytest.mark.parametrize(
    ("host", "served"),
    [
        ("localhost:8020", True),
        ("127.0.0.1:8020", True),
        ("127.8.9.1", True),
        ("[::1]:8020", True),
        ("192.168.1.5:8020", True),
        ("10.0.0.2", True),
        ("172.16.0.9", True),
        ("[fe80::1%25eth0]", True),
        ("[fd00::5]", True),
        ("boat.local", True),
        ("boat", True),
        ("LOCALHOST.", True),
        ("games.example", False),
        ("evil.example:8020", False),
        ("127.0.0.1.evil.example", False),
        ("8.8.8.8", False),
        ("[2001:4860::1]", False),
        ("", False),
    ],
)
def test_without_a_base_url_only_names_of_home_are_served(host: str, served: bool, tmp_path: object) -> None:
    settings = Settings(database=tmp_path, key_file=tmp_path)  # type: ignore[arg-type]
    assert is_served(settings, host) is served


def test_with_a_base_url_its_host_and_this_machine_are_served(tmp_path: object) -> None:
    settings = Settings(database=tmp_path, key_file=tmp_path, base_url="https://games.example")  # type: ignore[arg-type]
    served = [host for host in ("games.example", "games.example:443", "127.0.0.1:8020") if is_served(settings, host)]
    assert len(served) == 3
    assert not any(is_served(settings, host) for host in ("192.168.1.5", "boat", "evil.example", "games.example.evil"))


def test_another_host_is_refused_to_pages_routes_and_sockets(server: ServerProcess, anna: Person) -> None:
    table = anna.table("toy", "here", "random")["id"]
    for path in ("/", "/api/health", "/api/me"):
        answer = anna.http.get(path, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "host")
    upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    upgrade |= {"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==", "host": "evil.example"}
    assert anna.http.get(f"/api/tables/{table}/socket", headers=upgrade).status_code == 421
    assert "evil.example" in server.logged()


# Replays of private tables


def finished(anna: Person, boris: Person, **more: object) -> str:
    sockets = two_at("toy", anna, boris, **more)
    play_to_the_end(list(sockets), random.Random(3))
    return sockets[0].table


def routes(table: str) -> list[str]:
    own = [f"/api/replays/{table}{rest}" for rest in ("", "/file", "/at/0", "/log", "/scores")]
    return [*own, f"/api/tables/{table}/replay"]


def test_the_replay_of_a_private_table_needs_a_seat_or_a_share_link(anna: Person, boris: Person) -> None:
    table = finished(anna, boris)
    stranger, nobody = Person(anna.server), httpx.Client(base_url=anna.server.url, trust_env=False)
    other = finished(anna, boris)
    link = boris.post(f"/api/tables/{table}/share")
    assert link["url"].endswith(f"/replay/{table}#{link['token']}")
    wrong = boris.post(f"/api/tables/{other}/share")["token"]
    for route in routes(table):
        assert [person.http.get(route).status_code for person in (anna, boris)] == [200, 200]
        for http in (stranger.http, nobody):
            assert http.get(route).json()["code"] == "replay-private"
            assert http.get(route, params={"share": wrong}).status_code == 403
            assert http.get(route, params={"share": link["token"]}).status_code == 200
    assert stranger.post(f"/api/tables/{table}/share", status=403)["code"] == "not-yours"
    running = anna.table("toy", "here", "here")["id"]
    assert anna.post(f"/api/tables/{running}/share", status=409)["code"] == "not-over"


def test_links_to_a_replay_can_be_made_void_by_whoever_had_a_seat(
    anna: Person, boris: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(anna, boris)
    stranger = Person(anna.server)
    first = boris.post(f"/api/tables/{table}/share")["token"]
    old = Signer(load_key(anna.server.folder / "signing.key")).token(
        "share", table
    )  # from before there were generations

    def opened_by(token: str) -> list[int]:
        return [stranger.http.get(route, params={"share": token}).status_code for route in routes(table)]

    good, void = [200] * len(routes(table)), [403] * len(routes(table))
    assert (opened_by(first), opened_by(old)) == (good, good)
    assert stranger.http.delete(f"/api/tables/{table}/share").json()["code"] == "not-yours"
    second = anna.http.delete(f"/api/tables/{table}/share").json()["token"]
    assert (opened_by(first), opened_by(old), opened_by(second)) == (void, void, good)
    assert boris.get(f"/api/replays/{table}")["share"] == second == boris.post(f"/api/tables/{table}/share")["token"]
    monkeypatch.setenv("QUARTERDECK_DATA", str(anna.server.folder))
    assert main(["admin", "unshare", table, "--database", anna.server.address]) == 0
    assert opened_by(second) == void
    assert anna.get(f"/api/replays/{table}", 200)["share"] not in (first, second)
    assert main(["admin", "unshare", "nothing", "--database", anna.server.address]) == 2


def test_a_replay_that_anybody_may_read_has_no_link_to_make_void(anna: Person, boris: Person) -> None:
    assert anna.get(f"/api/replays/{finished(anna, boris, watchable=True)}")["share"] == ""


def test_the_replay_of_a_table_that_could_be_watched_is_open(anna: Person, boris: Person) -> None:
    table = finished(anna, boris, watchable=True)
    assert all(Person(anna.server).http.get(route).status_code == 200 for route in routes(table))
