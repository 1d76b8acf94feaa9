"""Wake-ups by PostgreSQL: words arrive once, whatever their number, and a line that was cut is opened anew."""

import asyncio
from collections.abc import Sequence

import psycopg
import pytest

from quarterdeck.server import wakeups
from quarterdeck.server.wakeups import Listening, letters
from quarterdeck.server.where import Dsn


class End:
    """One process's end, with what it has heard."""

    def __init__(self, url: str) -> None:
        self.line = Listening(Dsn(url).for_loop)
        self.heard: list[str] = []
        self.anew = 0
        self.come = asyncio.Event()
        self.line.listen(self.hear, self.begin_anew)
        self.running = asyncio.create_task(self.line.run())

    def hear(self, news: Sequence[str]) -> None:
        self.heard += [word for word in news if word != wakeups.BEAT]
        self.come.set()

    def begin_anew(self) -> None:
        self.anew += 1
        self.come.set()

    async def until(self, number: int) -> None:
        """So many words have come."""
        async with asyncio.timeout(30):
            while len(self.heard) < number:
                self.come.clear()
                await self.come.wait()

    async def opened(self, times: int = 1) -> None:
        async with asyncio.timeout(30):
            while self.anew < times:
                self.come.clear()
                await self.come.wait()

    async def close(self) -> None:
        self.running.cancel()
        await asyncio.gather(self.running, return_exceptions=True)


def test_words_reach_everybody_but_who_said_them_however_many_they_are(postgres: str) -> None:
    async def talk() -> None:
        one, two = End(postgres), End(postgres)
        await one.opened()
        await two.opened()
        said = [f"table {number:020} {number}" for number in range(1000)]
        for word in [*said, said[0]]:
            one.line.tell(word)
        await two.until(1000)
        assert two.heard == said
        two.line.tell("hall")
        await one.until(1)
        assert one.heard == ["hall"]
        assert one.line.silent == two.line.silent == 0.0
        await one.close()
        await two.close()

    asyncio.run(talk())


def test_letters_are_as_few_as_a_notification_allows_and_lose_no_word() -> None:
    news = [f"table {number:020} {number}" for number in range(1000)]
    made = letters("me", news)
    assert all(len(letter.encode()) <= wakeups.MOST_BYTES for letter in made)
    assert [word for letter in made for word in letter.split("\n")[1:]] == news
    assert {letter.split("\n")[0] for letter in made} == {"me"}
    assert len(made) == -(-sum(len(word) + 1 for word in news) // (wakeups.MOST_BYTES - 40))
    assert letters("me", []) == []


def test_a_line_that_was_cut_is_opened_anew_and_then_anything_may_be_new(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut() -> None:
        monkeypatch.setattr(wakeups, "AGAIN_SECONDS", (0.01, 0.05))
        monkeypatch.setattr(wakeups, "BEAT_SECONDS", 0.1)
        one, two = End(postgres), End(postgres)
        await one.opened()
        await two.opened()
        with psycopg.connect(postgres, autocommit=True) as admin:
            others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            admin.execute(f"SELECT pg_terminate_backend(pid) {others}")  # type: ignore[arg-type]
        await one.opened(2)
        await two.opened(2)
        one.line.tell("hall")
        await two.until(1)
        assert two.heard[-1] == "hall"
        await one.close()
        await two.close()

    asyncio.run(cut())
