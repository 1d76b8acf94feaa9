"""What a server and its worker processes say to each other, and the workers' end of the pipe."""

from multiprocessing.connection import Connection

import msgspec

from .jobs import Answer, Job

OUT_OF_MEMORY = 77  # how a reader ends that met its limit

# What a worker is told


class Begin(msgspec.Struct, tag="begin"):
    """Do this."""

    number: int
    job: Job


class Resume(msgspec.Struct, tag="resume"):
    """Go on with what was put aside."""

    number: int


class Park(msgspec.Struct, tag="park"):
    """Put this aside."""

    number: int


class Drop(msgspec.Struct, tag="drop"):
    """Nobody wants this any more."""

    number: int


# What it says


class Progress(msgspec.Struct, tag="progress"):
    """How far it is."""

    number: int
    share: float


class Parked(msgspec.Struct, tag="parked"):
    """It has put its job aside."""

    number: int


class Gone(msgspec.Struct):
    """It has died; `cut`: by its own limit, so that trying again would end the same way."""

    why: str
    cut: bool = False


Told = Begin | Resume | Park | Drop
Said = Progress | Parked | Answer | Gone
SAID: msgspec.msgpack.Decoder[Progress | Parked | Answer] = msgspec.msgpack.Decoder(Progress | Parked | Answer)
TOLD: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)


class PipeEnd:
    """A worker process's end of the pipe."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def hear(self) -> Told:
        """The next word of the server; EOFError when it has gone."""
        return TOLD.decode(self._pipe.recv_bytes())

    def has_news(self) -> bool:
        return self._pipe.poll()

    def say(self, said: Progress | Parked | Answer) -> None:
        self._pipe.send_bytes(msgspec.msgpack.encode(said))
