"""Jobs: their order and shares on workers and a clock that the tests move, then real searches put aside and resumed."""

import asyncio
from collections.abc import Callable, Generator

import pytest

from quarterdeck.bots.clock import LEAST_SECONDS, TurnClock
from quarterdeck.bots.levels import DECISION_SECONDS
from quarterdeck.bots.thinker import MOST_A_SLICE, Thinker
from quarterdeck.engine.chance import Chance
from quarterdeck.games import find
from quarterdeck.server.board import LocalBoard
from quarterdeck.server.desk import Desk
from quarterdeck.server.jobs import Answer, CheckReplay, Decide, Job, JobLost, Priority
from quarterdeck.server.pipe import Begin, Drop, Gone, Park, Parked, PipeEnd, Progress, Resume, Said, Told

PERSON, ASKED, NOBODY = Priority


class FakeWorker:
    """Does what it is told only when the test says so."""

    def __init__(self, office: "Office", reads: bool, heard: Callable[[Said], None]) -> None:
        self.office = office
        self.reads = reads
        self.heard = heard
        self.now: int | None = None  # the number of the job in hand
        self.aside: list[int] = []
        self.dropped: list[int] = []
        self.to_park: int | None = None
        self.alive = True

    def begin(self, number: int, job: Job) -> None:
        assert self.now is None
        self.now = number
        self.office.names[number] = job.table
        self.office.began.append(job.table)

    def resume(self, number: int) -> None:
        assert self.now is None
        self.aside.remove(number)
        self.now = number
        self.office.began.append(f"{self.office.names[number]} again")

    def park(self, number: int) -> None:
        assert number == self.now
        self.to_park = number

    def drop(self, number: int) -> None:
        self.dropped.append(number)
        if number == self.now:
            self.now = None

    def stop(self) -> None:
        self.alive = False
        self.now = None

    def join(self) -> None:
        assert not self.alive

    # What the test makes it do

    def finish(self) -> None:
        assert self.now is not None
        number, self.now = self.now, None
        self.heard(Answer(number=number, text=self.office.names[number], spent=0.5))

    def come_to_the_end_of_a_slice(self) -> None:
        if self.to_park is not None and self.to_park == self.now:
            self.aside.append(self.to_park)
            self.now = None
            self.heard(Parked(self.to_park))
        self.to_park = None


class Office:
    """A board with such workers, and its clock."""

    def __init__(self, thinkers: int, readers: int = 0) -> None:
        self.time = 0.0
        self.names: dict[int, str] = {}
        self.began: list[str] = []
        self.workers: list[FakeWorker] = []
        self.board = LocalBoard(thinkers, readers, self.hire, lambda: self.time)
        self.tasks: dict[str, asyncio.Task[Answer]] = {}

    def hire(self, reads: bool, heard: Callable[[Said], None]) -> FakeWorker:
        self.workers.append(FakeWorker(self, reads, heard))
        return self.workers[-1]

    async def give(
        self, owner: str, table: str, priority: Priority = NOBODY, brief: bool = False, reads: bool = False
    ) -> Job:
        task = CheckReplay("") if reads else Decide("toy", {}, "", 0, "captain", 1)
        job = Job(task=task, owner=owner, table=table, priority=priority, brief=brief)
        self.tasks[table] = asyncio.create_task(self.board.do(job))
        await asyncio.sleep(0)
        return job

    @property
    def busy(self) -> list[str]:
        """The tables that are worked for."""
        return sorted(self.names[worker.now] for worker in self.workers if worker.now is not None)

    def at(self, table: str) -> FakeWorker:
        return next(worker for worker in self.workers if worker.now is not None and self.names[worker.now] == table)

    async def finish(self, table: str) -> None:
        self.at(table).finish()
        assert (await self.tasks[table]).text == table

    async def finish_all(self) -> None:
        while self.busy:
            await self.finish(self.busy[0])


def test_what_a_person_waits_for_comes_first_then_what_was_asked_then_bots_among_themselves() -> None:
    async def run() -> None:
        office = Office(1)
        await office.give("x", "first")
        for table, priority in (("bots", NOBODY), ("hint", ASKED), ("person", PERSON), ("later", PERSON)):
            await office.give(table, table, priority)
        assert office.board.waiting == {NOBODY: 1, ASKED: 1, PERSON: 2}
        await office.finish_all()
        assert office.began == ["first", "person", "later", "hint", "bots"]
        assert office.board.thinking_seconds == 2.5
        office.board.close()

    asyncio.run(run())


def test_the_guest_with_the_fewest_jobs_under_way_is_next_then_the_table_then_the_oldest() -> None:
    async def run() -> None:
        office = Office(4)  # the first is kept for brief jobs; a guest has three at most
        for table in ("a1", "a2", "a3"):
            await office.give("anna", table)
        for owner, table in (("anna", "a4"), ("anna", "a5"), ("boris", "b1"), ("boris", "b2"), ("carl", "c1")):
            await office.give(owner, table)
        assert office.busy == ["a1", "a2", "a3"]
        await office.finish("a1")
        assert office.began[-1] == "b1"  # both others have none, and Boris asked before Carl
        await office.finish("a2")
        assert office.began[-1] == "c1"
        await office.finish("a3")
        assert office.began[-1] == "a4"  # now Anna has none
        office.board.close()

    asyncio.run(run())


def test_a_table_that_has_a_job_under_way_waits_for_the_guests_other_tables() -> None:
    async def run() -> None:
        office = Office(4)
        first, second = await office.give("anna", "one"), await office.give("anna", "two")
        for owner in ("boris", "carl"):
            await office.give(owner, owner)
        assert first.table == "one"
        office.tasks["old"] = asyncio.create_task(
            office.board.do(Job(task=second.task, owner="anna", table="one", priority=NOBODY))
        )
        await asyncio.sleep(0)
        await office.give("anna", "three")
        await office.finish("boris")  # Carl takes it
        await office.finish("two")
        assert office.began[-1] == "three"  # though table one asked before it
        office.board.close()

    asyncio.run(run())


@pytest.mark.parametrize("thinkers", [2, 3, 5])
def test_one_guest_never_has_all_workers(thinkers: int) -> None:
    async def run() -> None:
        office = Office(thinkers, readers=2)
        for number in range(20):
            await office.give("anna", f"t{number}", PERSON, brief=number % 2 == 0)
            await office.give("anna", f"r{number}", reads=True)
        assert len([table for table in office.busy if table[0] == "t"]) == thinkers - 1
        assert len([table for table in office.busy if table[0] == "r"]) == 1
        await office.give("boris", "boris", NOBODY, brief=True)
        await office.give("boris", "file", reads=True)
        assert {"boris", "file"} <= set(office.busy)
        office.board.close()

    asyncio.run(run())


def test_the_first_of_several_workers_is_kept_for_short_decisions() -> None:
    async def run() -> None:
        office = Office(3)
        for owner in "abcd":
            await office.give(owner, f"long {owner}", PERSON)
        assert office.busy == ["long a", "long b"]
        await office.give("e", "short", NOBODY, brief=True)
        assert "short" in office.busy
        await office.finish("short")
        assert office.busy == ["long a", "long b"]
        office.board.close()

    asyncio.run(run())


def test_a_job_is_put_aside_for_a_more_urgent_one_and_goes_on_in_the_same_worker() -> None:
    async def run() -> None:
        office = Office(1)
        await office.give("x", "bots")
        await office.give("x", "more bots")
        await office.give("anna", "person", PERSON)
        assert office.busy == ["bots"]
        office.at("bots").come_to_the_end_of_a_slice()
        assert office.busy == ["person"]
        await office.finish("person")
        assert office.began == ["bots", "person", "bots again"]
        await office.finish("bots")
        assert office.busy == ["more bots"]
        office.board.close()

    asyncio.run(run())


def test_nothing_is_put_aside_for_what_is_no_more_urgent_and_no_more_than_one_job_a_priority() -> None:
    async def run() -> None:
        office = Office(1)
        await office.give("x", "bots")
        await office.give("y", "other bots")
        worker = office.at("bots")
        assert worker.to_park is None
        for number in range(5):
            for priority in (ASKED, PERSON):
                await office.give("anna", f"{priority.name}{number}", priority)
                worker.come_to_the_end_of_a_slice()
        assert len(worker.aside) == 2
        await office.finish_all()
        firsts = [name for name in office.began if not name.endswith("again")]
        assert firsts.index("other bots") == len(firsts) - 1
        office.board.close()

    asyncio.run(run())


def test_who_becomes_more_urgent_makes_room_at_once() -> None:
    async def run() -> None:
        office = Office(1)
        await office.give("x", "bots")
        job = await office.give("anna", "table")
        assert office.at("bots").to_park is None
        office.board.move(job, PERSON)
        office.at("bots").come_to_the_end_of_a_slice()
        assert office.busy == ["table"]
        office.board.close()

    asyncio.run(run())


def test_a_job_that_is_cancelled_frees_its_worker_and_its_late_words_are_passed_over() -> None:
    async def run() -> None:
        office = Office(1)
        await office.give("x", "old")
        await office.give("y", "new")
        worker = office.at("old")
        number = worker.now
        assert number is not None
        office.tasks["old"].cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert worker.dropped == [number]
        assert office.busy == ["new"]
        worker.heard(Answer(number=number, text="old"))
        worker.heard(Progress(number, 0.5))
        await office.finish("new")
        office.board.close()

    asyncio.run(run())


def test_a_worker_that_dies_gives_back_all_its_jobs() -> None:
    async def run() -> None:
        office = Office(1)
        await office.give("x", "bots")
        await office.give("anna", "person", PERSON)
        office.at("bots").come_to_the_end_of_a_slice()
        office.at("person").heard(Gone("exit -9"))
        assert len(office.workers) == 2
        assert not office.workers[0].alive
        await office.finish_all()
        assert office.began == ["bots", "person", "person", "bots"]
        assert office.board.lost == 1
        office.board.close()

    asyncio.run(run())


def test_a_worker_that_says_nothing_for_the_time_of_its_lease_is_given_up() -> None:
    async def run() -> None:
        office = Office(1)
        await office.give("x", "stuck")
        office.time = 59.0
        office.workers[0].heard(Progress(office.workers[0].now or 0, 0.1))  # a word renews it
        office.time = 118.0
        office.board.end_leases()
        assert len(office.workers) == 1
        office.time = 120.0
        office.board.end_leases()
        assert len(office.workers) == 2
        assert office.busy == ["stuck"]
        office.workers[1].heard(Gone("exit -11"))
        with pytest.raises(JobLost):
            await office.tasks["stuck"]
        assert office.busy == []
        office.board.close()

    asyncio.run(run())


def test_with_twenty_tables_of_one_guest_another_waits_for_the_rest_of_one_slice() -> None:
    """However many jobs wait: a person's decision begins when the running ones come to the end of their slice."""

    async def run() -> None:
        office = Office(2)
        for number in range(20):
            await office.give("x", f"bots {number}")
        await office.give("anna", "person", PERSON)
        for worker in list(office.workers):
            worker.come_to_the_end_of_a_slice()
        assert "person" in office.busy
        office.board.close()

    asyncio.run(run())


def test_with_equal_urgency_another_guest_waits_for_one_job_only() -> None:
    async def run() -> None:
        office = Office(2)
        for number in range(20):
            await office.give("x", f"x {number}", PERSON)
        await office.give("anna", "anna", PERSON)
        await office.finish("x 0")
        assert "anna" in office.busy
        office.board.close()

    asyncio.run(run())


# Real searches


def lords_job(seconds: float = 1e9, **more: object) -> Job:
    game = find("lords")
    position = game.new(game.setup(2, {"first_player": "light"}), Chance(1)).position()
    return Job(task=Decide("lords", {}, position, 0, "flag", 1), owner="anna", seconds=seconds, **more)  # type: ignore[arg-type]


WHEN_DONE = 10**9  # slices: only an idle desk hears it


class Script(PipeEnd):
    """What a desk is told, each word after so many slices; what it says is kept."""

    def __init__(self, *words: tuple[int, Told]) -> None:
        self.words = list(words)
        self.slices = 0
        self.said: list[Progress | Parked | Answer] = []

    def has_news(self) -> bool:
        self.slices += 1
        return bool(self.words) and self.slices > self.words[0][0]

    def hear(self) -> Told:
        if not self.words:
            raise EOFError
        self.slices = 0
        return self.words.pop(0)[1]

    def say(self, said: Progress | Parked | Answer) -> None:
        self.said.append(said)

    @property
    def answers(self) -> dict[int, str]:
        return {said.number: said.text for said in self.said if isinstance(said, Answer)}


def desk_of(*words: tuple[int, Told]) -> Script:
    """A desk that has done all it was told."""
    script = Script(*words)
    with pytest.raises(EOFError):
        Desk(script).work()
    return script


@pytest.mark.parametrize("slices", [0, 1, 5, 40])
def test_a_search_that_is_put_aside_comes_to_the_same_choice(slices: int) -> None:
    alone = desk_of((0, Begin(1, lords_job()))).answers[1]
    other = lords_job()
    other.task = Decide("lords", {}, lords_job().task.position, 0, "captain", 9)  # type: ignore[union-attr]
    script = desk_of((0, Begin(1, lords_job())), (slices, Park(1)), (0, Begin(2, other)), (WHEN_DONE, Resume(1)))
    assert [said for said in script.said if isinstance(said, Parked)] == [Parked(1)]
    assert list(script.answers) == [2, 1]
    assert script.answers[1] == alone


def test_a_job_that_is_dropped_stops_within_a_slice_and_is_not_answered() -> None:
    script = desk_of((0, Begin(1, lords_job())), (3, Drop(1)), (0, Begin(2, lords_job())))
    assert list(script.answers) == [2]
    aside = desk_of((0, Begin(1, lords_job())), (3, Park(1)), (0, Drop(1)), (0, Begin(2, lords_job())))
    assert list(aside.answers) == [2]


@pytest.mark.parametrize("game", ["lords", "fleet", "admiral", "sail"])
def test_a_search_comes_in_slices_of_few_iterations(game: str) -> None:
    found = find(game)
    state = found.new(found.setup(2, {}), Chance(1))
    thinker = Thinker(found, int(state.to_move()), "captain", 1)
    done = [visits for visits, _ in _steps(thinker.slices(state, 1e9))]
    assert max(b - a for a, b in zip([0, *done], done, strict=False)) <= MOST_A_SLICE


def _steps(slices: Generator[tuple[int, int], bool | None, object]) -> list[tuple[int, int]]:
    return list(slices)


def test_the_clock_of_a_turn_counts_thinking_not_waiting() -> None:
    clock = TurnClock()
    assert clock.allow(0) == DECISION_SECONDS
    for _ in range(9):
        clock.spend(1.0)
    assert clock.allow(0) == DECISION_SECONDS
    clock.spend(0.5)
    assert clock.allow(0) == 0.5
    clock.spend(0.5)
    assert clock.allow(0) == LEAST_SECONDS
    assert clock.allow(1) == DECISION_SECONDS


def test_an_answer_says_how_long_it_was_thought_about() -> None:
    """The thinking of a search that waited for another one is its own only."""

    async def run() -> None:
        board = LocalBoard(1)
        short, long = lords_job(priority=NOBODY), lords_job(priority=NOBODY, table="b")
        answers = await asyncio.gather(board.do(short), board.do(long))
        assert answers[0].text == answers[1].text
        assert all(answer.spent > 0 for answer in answers)
        assert board.thinking_seconds == sum(answer.spent for answer in answers)
        board.close()

    asyncio.run(run())
