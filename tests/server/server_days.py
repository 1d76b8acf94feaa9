"""A server whose clock a test sets: days pass without anybody waiting."""

from pathlib import Path

from server_clients import Person, ServerProcess, Socket

# The server's own clock goes on beside it, so that what falls due soon does so by itself;
# push services may be on this machine.
SHIFTED = """
import pathlib
from quarterdeck.server import due, server, settings, storage
init = settings.Settings.__init__
settings.Settings.__init__ = lambda self, *a, **k: init(self, *a, **{{"push_inside": True, **k}})
shift = pathlib.Path({file!r})
others = server.Server.__init__.__defaults__[1:]
server.Server.__init__.__defaults__ = (lambda: storage.now() + int(shift.read_text()), *others)
due.LOOK_MS = 20
"""


class Days:
    """A server and the time it believes in."""

    def __init__(self, folder: Path, *arguments: str, before: str = SHIFTED) -> None:
        self._file = folder / "shift"
        self._shift = 0
        self.pass_by(0)
        self.server = ServerProcess(folder, *arguments, before=before.format(file=str(self._file)))

    def pass_by(self, milliseconds: int) -> None:
        """So much time goes by at once."""
        self._shift += milliseconds
        fresh = self._file.with_suffix(".new")
        fresh.write_text(str(self._shift))
        fresh.replace(self._file)  # never half written

    def restart(self) -> None:
        """The server is killed and started again."""
        self.server.kill()
        self.server.start()


def people(days: Days, *names: str) -> list[Person]:
    return [Person(days.server, name) for name in names]


def table_of(people: list[Person], game: str, pace: str, **more: object) -> list[Socket]:
    """A table of people, each by a link of his own, as far as its first position."""
    table = people[0].table(game, "here", *["link"] * (len(people) - 1), pace=pace, **more)
    agreed = {"rated": True} if more.get("rated") else {}
    for seat, person in enumerate(people[1:], 1):
        url = next(link["url"] for link in table["links"] if link["seat"] == seat)
        person.post("/api/claim", {"token": url.partition("#")[2], **agreed})
    sockets = [person.sit_at(table["id"], 0) for person in people]
    for socket in sockets:
        socket.until(0)
    return sockets


def entry(socket: Socket, kind: str) -> dict[str, object]:
    """The next entry of a kind that is told, or was."""
    while True:
        for told in socket.entries:
            if told["kind"] == kind:
                return told
        socket.receive()
