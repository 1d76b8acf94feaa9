"""Analyses of finished games: made once each in a worker, in the background, and kept with the replay."""

import asyncio
import logging
from collections import OrderedDict

import msgspec
from sqlalchemy import Connection, delete, func, select

from .. import __version__
from ..bots.analysis import VERSION, Analysis
from ..bots.analyst import MOST_ENTRIES
from ..errors import BadInput, QuarterdeckError
from . import messages as m
from . import schema
from .database import Database
from .jobs import Analyse, Job, JobBoard, JobLost, Priority
from .refusals import Denied
from .sql import insert_into
from .storage import now

log = logging.getLogger(__name__)
ANALYST = f"{VERSION} {__version__}"  # what another one found is made anew when somebody asks
MOST_KEPT = 5_000  # of about 100 KB; the oldest go, and are made again when somebody asks
MOST_RUNS = 50  # that wait or are under way; each holds a replay's text, 1 MB at most
ONES_OWN = 2  # of these one guest or address may have asked for
LEASE = 900.0  # seconds without a word: a twentieth of a long game takes less
ROWS = schema.analyses.c


class Run:
    """An analysis under way, or one that failed."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.share = 0.0
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        return self.task is not None and not self.task.done()


class Analyses:
    """What the analyst has found, and what he is at."""

    def __init__(self, database: Database, board: JobBoard) -> None:
        self._database = database
        self._board = board
        self._runs: OrderedDict[str, Run] = OrderedDict()

    async def look(self, replay: str) -> m.AnalysisInfo:
        """The analysis of a replay, or how far it is."""
        run = self._runs.get(replay)  # before the database is asked: it may be finished in between
        found = await self._database.read(lambda c: _kept(c, replay))
        if found is not None:
            return m.AnalysisInfo(state="done", share=1.0, analysis=msgspec.json.decode(found, type=Analysis))
        if run is None:
            return m.AnalysisInfo(state="none", share=0.0, analysis=None)
        return m.AnalysisInfo(state="failed" if run.failed else "working", share=run.share, analysis=None)

    async def begin(self, owner: str, replay: str, text: str, entries: int) -> None:
        """Starts an analysis, unless somebody else did."""
        run = self._runs.get(replay)
        if run is not None and not run.failed:
            return
        if entries > MOST_ENTRIES:
            raise BadInput("analysis-long", {"given": entries, "most": MOST_ENTRIES})
        asked = [one for one in self._runs.values() if one.open]
        if len(asked) >= MOST_RUNS or sum(one.owner == owner for one in asked) >= ONES_OWN:
            raise Denied(429, "analysis-busy")
        self._runs[replay] = run = Run(owner)
        self._forget()
        run.task = asyncio.create_task(self._work(run, replay, text))

    def _forget(self) -> None:
        """Lets go of those that failed long ago."""
        ended = [replay for replay, run in self._runs.items() if run.failed]
        for replay in ended[: max(0, len(self._runs) - MOST_RUNS)]:
            del self._runs[replay]

    async def _work(self, run: Run, replay: str, text: str) -> None:
        def heard(share: float) -> None:
            run.share = share

        job = Job(task=Analyse(text), owner=run.owner, table=replay, priority=Priority.NOBODY, seconds=1e9, lease=LEASE)
        try:
            answer = await self._board.do(job, heard)
            if answer.fault is not None:
                raise answer.fault.error()
            await self._database.write(lambda c: _keep(c, replay, answer.body.decode()))
            del self._runs[replay]
        except (JobLost, QuarterdeckError):
            run.failed = True
        except Exception:  # the disk is full, say: whoever asks again begins anew
            log.exception("an analysis could not be kept")
            run.failed = True

    def close(self) -> None:
        """Stops all work; what is not finished is begun anew when somebody asks."""
        for run in self._runs.values():
            if run.task is not None:
                run.task.cancel()


def _kept(c: Connection, replay: str) -> str | None:
    query = select(ROWS.body).where((ROWS.replay == replay) & (ROWS.analyst == ANALYST))
    found: str | None = c.execute(query).scalar()
    return found


def _keep(c: Connection, replay: str, body: str) -> int:
    row = {"replay": replay, "analyst": ANALYST, "body": body, "created": now()}
    c.execute(insert_into(c, schema.analyses).values(row).on_conflict_do_update(index_elements=["replay"], set_=row))
    many = c.execute(select(func.count()).select_from(schema.analyses)).scalar() or 0
    if many > MOST_KEPT:
        oldest = select(ROWS.replay).order_by(ROWS.created).limit(many - MOST_KEPT)
        c.execute(delete(schema.analyses).where(ROWS.replay.in_(oldest)))
    return 1
