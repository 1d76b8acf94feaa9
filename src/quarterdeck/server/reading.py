"""Files and replays from outside: looked at here, read by a reader, answered in one clear line."""

from collections.abc import Mapping

import msgspec

from ..errors import BadInput
from ..games.base import Game, Setup
from ..games.owner_file import MOST_CHARACTERS, look
from .jobs import Answer, CheckReplay, CheckSetup, Job, JobBoard, JobLost, Page, Task

FILE_SECONDS = 2.0  # of processor time for owners' files; our longest take a twentieth
REPLAY_SECONDS = 20.0  # for a replay; the longest possible, 20,000 entries, takes about a third
MOST_LINES = 4_000  # of a file, of which ours have 500 at most: lines cost a parser more than what stands in them
LEASE_SECONDS = 120.0  # of waiting, on however busy a machine


class Readers:
    """Asks the readers."""

    def __init__(self, board: JobBoard) -> None:
        self._board = board

    async def setup(
        self,
        owner: str,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        files: Mapping[str, str],
        bots: bool = False,
    ) -> Setup:
        """A checked set-up, for bots alone or not; BadInput names the first mistake.

        Files are never parsed here before a reader took them.
        """
        if not files:
            return game.setup_for_bots(seats, options) if bots else game.setup(seats, options)
        for kind, content in files.items():
            glance(game, kind, content)
        given = {key: plain(value) for key, value in options.items()}
        task = CheckSetup(game.facts.id, seats, given, dict(files), bots)
        answer = await self._read(Job(task=task, owner=owner, seconds=FILE_SECONDS, lease=LEASE_SECONDS))
        return msgspec.msgpack.decode(answer.body, type=Setup)

    async def check_replay(self, owner: str, text: str) -> None:
        """BadInput where a replay file cannot be played through."""
        await self._read(self._replay_job(CheckReplay(text), owner, ""))

    async def page(self, owner: str, page: Page) -> Answer:
        """A page of a replay; `unopened` where its source has to be given."""
        return await self._read(self._replay_job(page, owner, page.replay))

    def _replay_job(self, task: Task, owner: str, table: str) -> Job:
        return Job(task=task, owner=owner, table=table, seconds=REPLAY_SECONDS, lease=LEASE_SECONDS)

    async def _read(self, job: Job) -> Answer:
        try:
            answer = await self._board.do(job)
        except JobLost:
            raise BadInput("reading-limit", {"seconds": int(job.seconds)}) from None
        if answer.fault is not None:
            raise answer.fault.error()
        return answer


def glance(game: Game, kind: str, content: str) -> None:
    """BadInput for a file that no reader need see."""
    if kind not in game.facts.files:
        expected = ", ".join(game.facts.files)
        raise BadInput("file-kind", {"kind": kind[:40], "game": game.facts.id, "expected": expected or "-"})
    if len(content) > MOST_CHARACTERS:
        raise BadInput("file-size", {"kind": kind, "most": MOST_CHARACTERS})
    if content.count("\n") > MOST_LINES:
        raise BadInput("file-lines", {"kind": kind, "most": MOST_LINES})
    if hard := look(content):
        raise BadInput(hard.key.removeprefix("error-"), hard.args)


def plain(value: object) -> bool | int | str:
    """An option's value as it travels; what is no such value is refused by the game with these words."""
    return value if isinstance(value, bool | int | str) else str(value)[:80]
