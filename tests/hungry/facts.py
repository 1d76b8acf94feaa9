"""A game whose owner's files do to their reader what they say: for the limits of that process, not for play."""

import os
import signal

import msgspec

from quarterdeck.games.base import Line
from toy.facts import Toy
from toy.facts import game as toy


class Hungry(Toy):
    """The toy with files."""

    facts = msgspec.structs.replace(toy.facts, id="hungry", files=("edition",))

    def check_file(self, kind: str, content: str) -> list[Line]:
        match content:
            case "burn":
                while True:
                    pass
            case "eat":
                eaten: list[bytearray] = []
                while True:
                    eaten.append(bytearray(50_000_000))
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "wrong":
                return [Line("error-file-deep", {"line": 3, "most": 16})]
        return []


game = Hungry()
