"""Two games that differ in one secret choice alone: whoever may not know it gets the same bytes, whatever tells them.

Dice, nonces and moves are the same; compared is all that arrives at the opponent, a watcher and a stranger: frames of
tables and of the home page, chat, calls to a device, pages of people with their ratings, previews.
"""

import re
from pathlib import Path

import pytest
from server_clients import PATIENCE, Person, Socket
from server_days import SHIFTED, Days
from server_push import Browser
from test_server_meeting import Hall, heard

from quarterdeck.table.pace import HOUR

SAME_DICE = """
from types import SimpleNamespace
from quarterdeck.table import dice
dice.secrets = SimpleNamespace(token_hex=lambda size: "7a" * size)
"""
GAMES = [
    ("toy", {}, "prompt-load"),
    ("lords", {"boards": "chosen"}, "prompt-arrange"),
    ("admiral", {"mines": True}, "prompt-mines"),
]
PRESENCE = '{"type":"table"'  # comes and goes with the sockets; the page of the table says what is true at last
MOST_MOVES = 40  # before the secret choice
MINE, HIS = "ab" * 16, "cd" * 16
CHANGING = re.compile(r"\b(1[5-9]\d{11}|[0-9a-f]{32,}|\d{4}-\d\d-\d\dT[\d:.+Z]+)\b")  # moments, keys and digests
# Sockets are noticed in their own time.
COMING_AND_GOING = re.compile(r'"(online|away|bot_from|claim_from|watchers|playing|waiting)":[^,}]+')


class Both:
    """Anna, who chooses in secret, and those who must not learn what."""

    def __init__(self, server: Days, game: str, options: dict[str, object], phone: Browser) -> None:
        names = ("Anna", "Boris", "Vera")
        self.anna, self.boris, self.vera = (Person(server.server, name) for name in names)
        self.boris.post("/api/me/push", phone.subscription, 200)
        self.table = self.anna.table(game, "here", "link", watchable=True, open=True, rated=False, options=options)
        self.boris.claim(self.table, 1)
        self.mine, self.his = (person.sit_at(self.id, 0, nonces=False) for person in (self.anna, self.boris))
        for socket, nonce in ((self.mine, MINE), (self.his, HIS)):
            for seat in socket.hello["nonces"]:
                assert socket.ask("nonce", seat=seat, nonce=nonce)["type"] == "ack"
        self.watcher = Socket(self.vera, self.id, 0)
        for socket in self.all:
            socket.until(0)

    @property
    def id(self) -> str:
        return str(self.table["id"])

    @property
    def all(self) -> tuple[Socket, Socket, Socket]:
        return self.mine, self.his, self.watcher

    def play(self, socket: Socket, which: int) -> None:
        version = int(socket.play(socket.state["actions"][which]["text"])["version"])
        for one in self.all:
            one.until(version)

    def play_until(self, prompt: str) -> None:
        """Everybody does the first thing that he may, until Anna is asked in secret."""
        for _ in range(MOST_MOVES):
            if self.mine.state["actions"] and self.mine.state["prompt"]["key"] == prompt:
                return
            self.play(self.mine if self.mine.state["actions"] else self.his, 0)
        raise AssertionError(f"{prompt} never comes")


def told_of(folder: Path, game: str, options: dict[str, object], prompt: str, which: int) -> tuple[str, list[str]]:
    """What Anna chose, and everything that anybody else got to hear and see."""
    folder.mkdir()
    phone = Browser()
    days = Days(folder, before=SHIFTED + SAME_DICE)
    try:
        two = Both(days, game, options, phone)
        two.play_until(prompt)
        chosen = str(two.mine.state["actions"][which]["text"])
        two.play(two.mine, which)
        assert two.mine.ask("say", text="Done.")["type"] == "ack"
        heard(two.his, lambda line: line["text"] == "Done.")
        assert two.watcher.ask("say", text="Well?", room="watchers")["type"] == "ack"
        waits = bool(two.his.state["actions"])
        two.his.close()
        if waits:
            days.pass_by(HOUR)
            assert phone.arrived.acquire(timeout=PATIENCE)
        frames = [raw for raw in (*two.his.raw, *two.watcher.raw) if not raw.startswith(PRESENCE)]
        told = [*frames, *(str(phone.read(body)) for _, body in phone.got)]
        hall = Hall(two.vera)  # what the home page shows now
        hall.until("hall", lambda frame: any(one["id"] == two.id for one in frame["tables"]))
        told.append(hall.raw[-1])
        hall.close()
        for person in (two.boris, two.vera):
            me = person.get("/api/me")["player"]
            pages = (f"/api/tables/{two.id}", f"/api/players/{me}", f"/table/{two.id}", f"/replay/{two.id}", "/api/me")
            told += [person.http.get(path).text for path in pages]
        ids = [two.id, *(str(person.get("/api/me")["player"]) for person in (two.anna, two.boris, two.vera))]
        return chosen, [scrubbed(one, ids, days.server.url) for one in told]
    finally:
        phone.close()
        days.server.kill()


def scrubbed(text: str, ids: list[str], url: str) -> str:
    """Without what is new at every table: names of tables and guests, moments, keys."""
    for number, one in enumerate((*ids, url)):
        text = text.replace(one, f"<{number}>")
    return COMING_AND_GOING.sub("", CHANGING.sub("<>", text))


@pytest.mark.parametrize(("game", "options", "prompt"), GAMES, ids=[game for game, *_ in GAMES])
def test_a_secret_choice_changes_no_byte_that_anybody_else_gets(
    tmp_path: Path, game: str, options: dict[str, object], prompt: str
) -> None:
    one, first = told_of(tmp_path / "one", game, options, prompt, 0)
    other, second = told_of(tmp_path / "other", game, options, prompt, 1)
    assert one != other
    assert len(first) > 10
    assert first == second
