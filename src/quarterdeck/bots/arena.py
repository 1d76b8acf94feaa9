"""The arena: many games of a match on all cores, counted as they come in, in the same order every time."""

from collections.abc import Iterator
from itertools import islice

import msgspec

from . import match
from .executor import Executor
from .figures import Sprt, elo, interval
from .kept import Kept
from .match import Played, Spec

CHUNK = 4  # games handed to a process at once: few enough to stop soon, many enough to keep it busy


class Tally(msgspec.Struct):
    """What one bot has done so far."""

    bot: str
    games: int = 0  # that counted
    wins: int = 0
    draws: int = 0  # and shared wins
    scored: float = 0.0  # wins, shared ones as shares
    points: float = 0.0
    counted: int = 0  # seats whose points were counted
    complaints: dict[str, int] = {}

    @property
    def rate(self) -> float:
        return self.scored / self.games if self.games else 0.0


class Standings(msgspec.Struct):
    """What a match has come to so far."""

    spec: Spec
    tallies: list[Tally]
    test: Sprt
    games: int = 0
    decisions: int = 0
    capped: int = 0  # games that did not end by the rules

    def add(self, played: Played) -> None:
        """Counts one game."""
        self.games += 1
        self.decisions += played.decisions
        self.capped += not played.ended
        scores = match.scores(self.spec, played)
        for bot, tally in enumerate(self.tallies):
            scored = scores[bot] if scores else 0.0
            tally.games += scores is not None
            tally.scored += scored
            tally.wins += scored == 1.0
            tally.draws += scores is None or 0.0 < scored < 1.0
            if played.totals:
                seats = [seat for seat, sitting in enumerate(played.seating) if sitting == bot]
                tally.points += sum(played.totals[seat] for seat in seats)
                tally.counted += len(seats)
        for bot, what in played.complaints:
            counts = self.tallies[bot].complaints
            counts[what] = counts.get(what, 0) + 1
        first = self.tallies[0]
        self.test = Sprt(first.scored, first.games)

    def report(self) -> dict[str, object]:
        """The figures, as `--json` prints them."""
        return {
            "game": self.spec.game,
            "seats": self.spec.setup.seats,
            "seed": self.spec.seed,
            "games": self.games,
            "mean_decisions": round(self.decisions / self.games, 2) if self.games else None,
            "not_ended": self.capped,
            "verdict": self.test.verdict,
            "bots": {name: self._figures(tally) for name, tally in zip(self.names(), self.tallies, strict=True)},
        }

    def names(self) -> list[str]:
        """What each bot is called here; a second one of the same name is told apart by its number."""
        bots = self.spec.bots
        return [bot if bots.index(bot) == k else f"{bot}#{k + 1}" for k, bot in enumerate(bots)]

    def _figures(self, tally: Tally) -> dict[str, object]:
        low, high = interval(tally.scored, tally.games)
        figures: dict[str, object] = {
            "wins": tally.wins,
            "draws": tally.draws,
            "rate": round(tally.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(tally.points / tally.counted, 3) if tally.counted else None,
        }
        if len(self.tallies) == 2:
            figures["elo"], figures["elo_low"], figures["elo_high"] = map(rounded_elo, (tally.rate, low, high))
        if tally.complaints:
            figures["complaints"] = tally.complaints
        return figures


def rounded_elo(rate: float) -> int | None:
    """An Elo difference for people; None where it is beyond all measure."""
    return round(elo(rate)) if 0.0 < rate < 1.0 else None


def standings(spec: Spec) -> Standings:
    """A match before its first game."""
    return Standings(spec, [Tally(bot) for bot in spec.bots], Sprt())


def run(spec: Spec, games: int, crew: Executor, start: int = 0) -> Iterator[Played]:
    """Plays so many games but the first few, in order."""
    return crew.play(play_encoded, msgspec.json.encode(spec), range(start, games), CHUNK)


def play_encoded(spec: bytes, number: int) -> Played:
    """Plays a game of a match that came as bytes."""
    return match.play(msgspec.json.decode(spec, type=Spec), number)


def contest(spec: Spec, games: int, sprt: bool, crew: Executor, kept: Kept | None = None) -> Iterator[Standings]:
    """The standings after each game; with `sprt` it ends with the rotation that makes the first bot's strength sure.

    Games that were kept are not played again, and those that are played are kept.
    """
    now = standings(spec)
    for played in played_and_kept(spec, games, crew, kept):
        now.add(played)
        yield now
        if sprt and now.games % len(spec.bots) == 0 and now.test.verdict != "open":
            return


def played_and_kept(spec: Spec, games: int, crew: Executor, kept: Kept | None) -> Iterator[Played]:
    """The games that are known, then those that are not."""
    known = list(islice(kept.of(spec), games)) if kept is not None else []
    yield from known
    if len(known) == games:
        return
    for played in run(spec, games, crew, len(known)):
        if kept is not None:
            kept.add(spec, played)
        yield played
