"""The order of jobs, without processes and without a clock: who goes next, where, and who makes way.

The more urgent first; within that what was begun and put aside, then the guest with the fewest jobs under way (of
equals the one whose last turn is longest ago), then the table likewise, then the oldest. A guest has fewer jobs of one
urgency under way than there are workers, so that nobody takes all (less urgent ones do not count: they make way); the
first thinker of several takes brief jobs only, so that a short decision never waits for long ones.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from itertools import count

from .jobs import Job, Priority

MOST_TURNS = 4096  # guests and tables whose last turn is remembered; one forgotten counts as having had none
MOST_KNOWN = 4  # tables that a worker is remembered to have worked for: it keeps as many trees


class Ticket:
    """A job on the board."""

    def __init__(self, job: Job, number: int) -> None:
        self.job = job
        self.number = number  # counts up: the lower the older
        self.tries = 0  # workers that died of it


class Place:
    """A worker, as far as the order goes. What it has put aside is bounded: at most one job a priority (`starts`)."""

    def __init__(self, reads: bool = False, kept: bool = False) -> None:
        self.reads = reads
        self.kept = kept  # for brief jobs
        self.running: Ticket | None = None
        self.parked: list[Ticket] = []
        self.asked = False  # to put its job aside
        self.until = 0.0  # the end of its lease
        self.known: OrderedDict[str, None] = OrderedDict()

    def fits(self, job: Job) -> bool:
        """Whether it takes such jobs at all."""
        return self.reads == job.reads and (job.brief or not self.kept)

    def note(self, table: str) -> None:
        """It works for a table now."""
        if table:
            self.known[table] = None
            self.known.move_to_end(table)
            if len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)


class Schedule:
    """All jobs of a board and the workers for them."""

    def __init__(self, thinkers: int, readers: int, shared: bool = False) -> None:
        """The places of a machine; `shared`: how much of it a guest may have is decided elsewhere (rows.py)."""
        self.places = [Place(kept=thinkers > 1 and n == 0) for n in range(thinkers)]
        self.places += [Place(reads=True) for _ in range(readers)]
        self.waiting: dict[int, Ticket] = {}
        self._most = {  # jobs of one guest under way, by `reads`
            reads: number if shared else max(1, number - 1) for reads, number in ((False, thinkers), (True, readers))
        }
        self._numbers = count(1)
        self._turns: OrderedDict[str, int] = OrderedDict()  # of owners and tables, when they last had one

    # Jobs come and go

    def add(self, job: Job) -> Ticket:
        """A new job."""
        ticket = Ticket(job, next(self._numbers))
        self.waiting[ticket.number] = ticket
        return ticket

    def place_of(self, ticket: Ticket) -> Place | None:
        """Where a job is under way."""
        return next((place for place in self.places if ticket is place.running or ticket in place.parked), None)

    def end(self, ticket: Ticket) -> Place | None:
        """A job is done or no longer wanted; the worker it was at."""
        self.waiting.pop(ticket.number, None)
        place = self.place_of(ticket)
        if place is None:
            return None
        if ticket is place.running:
            place.running, place.asked = None, False
        else:
            place.parked.remove(ticket)
        return place

    def park(self, place: Place) -> None:
        """A worker has put its job aside."""
        if place.running is not None:
            place.parked.append(place.running)
        place.running, place.asked = None, False

    def lose(self, place: Place) -> Ticket | None:
        """A worker has died. What it had put aside waits again; the job that it died with is told."""
        died = place.running
        for ticket in [*place.parked, *([died] if died else [])]:
            self.end(ticket)
            if ticket is not died:
                self.waiting[ticket.number] = ticket
        place.known.clear()
        return died

    def again(self, ticket: Ticket) -> None:
        """A job that lost its worker waits for another one, at its old place in the order."""
        self.waiting[ticket.number] = ticket

    # Who goes next

    def starts(self) -> Iterator[tuple[Place, Ticket, bool]]:
        """Every job that can go on now, with its worker, and whether it was put aside there before.

        What was put aside goes before new jobs as urgent as it, so that a worker has at most one of each priority.
        """
        while found := min(self._possible(), key=lambda possible: possible[0], default=None):
            _, place, ticket = found
            resumed = ticket in place.parked
            if resumed:
                place.parked.remove(ticket)
            else:
                del self.waiting[ticket.number]
                self._take_turn(ticket.job)
            place.running = ticket
            place.note(ticket.job.table)
            yield place, ticket, resumed

    def _take_turn(self, job: Job) -> None:
        for key in (f"owner {job.owner}", f"table {job.table}"):
            self._turns[key] = next(self._numbers)
            self._turns.move_to_end(key)
        while len(self._turns) > MOST_TURNS:
            self._turns.popitem(last=False)

    def _possible(self) -> Iterator[tuple[tuple[int, ...], Place, Ticket]]:
        idle = [place for place in self.places if place.running is None]
        for place in idle:
            for ticket in place.parked:
                yield (ticket.job.priority, 0, ticket.number), place, ticket
        shares = Shares(self.places, self._turns)
        for ticket in self.waiting.values() if idle else ():
            fitting = [place for place in idle if place.fits(ticket.job)]
            if fitting and self._has_share(ticket, shares):
                best = max(fitting, key=lambda place: (ticket.job.table in place.known, place.kept))
                yield shares.rank(ticket), best, ticket

    def parks(self) -> Iterator[Place]:
        """Workers who should put their job aside, for something more urgent that found nobody idle."""
        coming = sum(place.asked for place in self.places)
        shares = Shares(self.places, self._turns)
        urgent = [t for t in self.waiting.values() if t.job.priority < Priority.NOBODY and self._has_share(t, shares)]
        for ticket in sorted(urgent, key=shares.rank):
            if coming:
                coming -= 1  # one is making way already
                continue
            less = [place for place in self.places if place.fits(ticket.job) and self._yields(place, ticket)]
            if less:
                place = max(less, key=lambda place: place.running.job.priority if place.running else 0)
                place.asked = True
                yield place

    def _yields(self, place: Place, ticket: Ticket) -> bool:
        """Whether a worker does something less urgent that can be put aside; reading cannot."""
        running = place.running
        return not (place.reads or place.asked or running is None) and running.job.priority > ticket.job.priority

    def _has_share(self, ticket: Ticket, shares: "Shares") -> bool:
        return shares.as_urgent(ticket.job) < self._most[ticket.job.reads]


class Shares:
    """How much is under way for whom, what was put aside among it."""

    def __init__(self, places: list[Place], turns: Mapping[str, int]) -> None:
        self._turns = turns
        jobs = [t.job for place in places for t in (*place.parked, *([place.running] if place.running else []))]
        self._owners = Counter((job.reads, job.owner) for job in jobs)
        self._tables = Counter((job.reads, job.table) for job in jobs)
        self._urgent = Counter((job.reads, job.owner, p) for job in jobs for p in Priority if job.priority <= p)

    def rank(self, ticket: Ticket) -> tuple[int, ...]:
        """The order of jobs that wait."""
        job = ticket.job
        owner = self._owners[job.reads, job.owner], self._turns.get(f"owner {job.owner}", 0)
        table = self._tables[job.reads, job.table], self._turns.get(f"table {job.table}", 0)
        return job.priority, 1, *owner, *table, ticket.number

    def as_urgent(self, job: Job) -> int:
        """How many jobs of the same owner are under way that are at least as urgent."""
        return self._urgent[job.reads, job.owner, job.priority]
