"""Drafts of owners' files: checked, drawn over and tried, always in processes of their own."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator

import msgspec

from ..bots.balance import CHUNK, HABITS, MOST_GAMES, Count, Trial, known_rank
from ..bots.match import Spec
from ..engine.chance import Chance
from ..errors import BadInput
from ..games import find
from ..games.base import Game
from ..games.workshop import Checked, Workshop
from . import messages as m
from .jobs import Answer, CheckDraft, DrawOver, Job, JobBoard, JobLost, Priority, Try
from .keys import new_id
from .reading import FILE_SECONDS, LEASE_SECONDS, Readers
from .refusals import Denied

MOST_RUNS = 200  # kept, finished ones among them, a few KB each; the oldest go first
AT_ONCE = 2  # parts of one check that are played at a time: bots of others come between them
TRY_LEASE = 900.0  # seconds without an answer: a captain's game can take minutes


def workshop_of(game: Game, kind: str) -> Workshop:
    """The game's workshop; Denied where it has none for this kind of file."""
    if game.workshop is None or kind not in game.workshop.kinds:
        raise Denied(404, "no-workshop", game=game.facts.id, kind=kind[:40])
    return game.workshop


class Drafting:
    """Asks the readers about drafts."""

    def __init__(self, board: JobBoard) -> None:
        self._board = board

    async def check(self, owner: str, game: str, kind: str, draft: bytes, text: str) -> Checked:
        """A draft, or a text that becomes one, with all that is wrong with it."""
        workshop_of(find(game), kind)
        answer = await self._ask(owner, CheckDraft(game, kind, draft, text))
        return msgspec.json.decode(answer.body, type=Checked)

    async def overlay(self, owner: str, game: str, kind: str, text: str, ask: dict[str, object]) -> dict[str, object]:
        """Something drawn over the board."""
        workshop_of(find(game), kind)
        answer = await self._ask(owner, DrawOver(game, kind, text, msgspec.json.encode(ask)))
        found: dict[str, object] = msgspec.json.decode(answer.body)
        return found

    async def _ask(self, owner: str, task: CheckDraft | DrawOver) -> Answer:
        job = Job(task=task, owner=owner, seconds=FILE_SECONDS, lease=LEASE_SECONDS)
        try:
            answer = await self._board.do(job)
        except JobLost:
            raise BadInput("reading-limit", {"seconds": int(FILE_SECONDS)}) from None
        if answer.fault is not None:
            raise answer.fault.error()
        return answer


def check_draft(task: CheckDraft) -> Answer:
    """In a reader."""
    workshop = workshop_of(find(task.game), task.kind)
    draft = workshop.read(task.kind, task.text) if task.text else msgspec.json.decode(task.draft)
    if not isinstance(draft, dict):
        raise BadInput("message", {"why": "a draft is a table"})
    return Answer(body=msgspec.json.encode(workshop.check(task.kind, draft)))


def draw_over(task: DrawOver) -> Answer:
    """In a reader."""
    workshop = workshop_of(find(task.game), task.kind)
    return Answer(body=msgspec.json.encode(workshop.overlay(task.kind, task.text, msgspec.json.decode(task.ask))))


class Run:
    """A balance check under way, or done."""

    def __init__(self, guest: str, spec: Spec, count: Count, digest: str) -> None:
        self.id = new_id()
        self.guest = guest
        self.spec = spec
        self.count = count
        self.digest = digest
        self.state: m.RunState = "playing"
        self.task: asyncio.Task[None] | None = None


class Trials:
    """Balance checks: bots play in the server's workers when nobody else needs them; one at a time for a guest."""

    def __init__(self, board: JobBoard, readers: Readers) -> None:
        self._board = board
        self._readers = readers
        self._runs: OrderedDict[str, Run] = OrderedDict()

    async def begin(self, guest: str, game_id: str, kind: str, request: m.BalanceRequest) -> Run:
        """Starts a check, in place of the guest's last one."""
        game = find(game_id)
        workshop = workshop_of(game, kind)
        if not 1 <= request.games <= MOST_GAMES:
            raise BadInput("balance-games", {"most": MOST_GAMES})
        rank = known_rank(game_id, request.rank or HABITS)
        setup = await self._readers.setup(guest, game, request.seats, request.options, {kind: request.text}, bots=True)
        sides = game.sides(game.new(setup, Chance(1)))
        spec = Spec(game_id, setup, (rank,), sides)
        for old in [run for run in self._runs.values() if run.guest == guest]:
            self.stop(old)
        run = Run(guest, spec, Count(spec, request.games, workshop.goals(setup)), request.digest[:80])
        self._runs[run.id] = run
        while len(self._runs) > MOST_RUNS:
            self.stop(self._runs.popitem(last=False)[1])
        run.task = asyncio.create_task(self._play(run))
        return run

    def find(self, guest: str, id: str) -> Run:
        """A check of this guest's."""
        run = self._runs.get(id)
        if run is None or run.guest != guest:
            raise Denied(404, "no-balance")
        return run

    def stop(self, run: Run) -> None:
        """What has been played stays."""
        if run.task is not None and not run.task.done():
            run.task.cancel()
            run.state = "stopped"

    def close(self) -> None:
        for run in self._runs.values():
            self.stop(run)

    async def _play(self, run: Run) -> None:
        parts = iter(range(0, run.count.wanted, CHUNK))
        try:
            await asyncio.gather(*(self._play_parts(run, parts) for _ in range(AT_ONCE)))
            run.state = "done"
        except JobLost:
            run.state = "failed"

    async def _play_parts(self, run: Run, parts: Iterator[int]) -> None:
        for first in parts:
            numbers = tuple(range(first, min(first + CHUNK, run.count.wanted)))
            task = Try(msgspec.json.encode(run.spec), numbers)
            job = Job(task=task, owner=run.guest, table=run.id, priority=Priority.NOBODY, seconds=1e9, lease=TRY_LEASE)
            answer = await self._board.do(job)
            run.count.add(msgspec.msgpack.decode(answer.body, type=list[Trial]))
