"""Balance: bots of one rank play a set-up many times; who wins, how it ends, how long it takes, and what stands out.

Every game is fixed by its number, so that two versions of a scenario can be held against each other pair by pair.
"""

from collections.abc import Generator, Iterable, Iterator

import msgspec

from ..engine.chance import MASK32, Chance
from ..games import find
from ..games.base import Line
from . import levels
from .driver import Driver
from .executor import Executor
from .figures import interval
from .levels import HABITS as HABITS
from .match import FOREVER, MOST_STEPS, SEEDS_APART, Spec, spec_of
from .thinker import run as run_slices

MOST_GAMES = 2_000  # of one check: intervals are then about two points wide
OFF = 0.10  # how far an interval must lie from a seat's fair share before anybody is told
DEAD = 0.05  # share of games that come to no end of their own
RARE = 0.02  # share of games that a goal decides at least, if it is to matter
FEWEST = 50  # games before anything is said
CHUNK = 20


class Trial(msgspec.Struct, frozen=True):
    """One game: each seat's share of the win, and how it went."""

    number: int
    shares: tuple[float, ...]
    ended: str  # `end-<ended>`; empty: it did not end
    goal: int  # which goal decided, from 1; 0: none
    length: int  # in rounds
    decisions: tuple[int, ...]  # of each seat
    dead: bool


def trial_spec(game_id: str, rank: str, seats: int, options: dict[str, object], files: dict[str, str]) -> Spec:
    """The games of a check; BadInput where rank or set-up are none."""
    return spec_of(find(game_id), (rank,), seats, options, files)


def play(spec: Spec, number: int) -> Generator[tuple[int, int], bool | None, Trial]:
    """One game, slice by slice."""
    game = find(spec.game)
    deal = (spec.seed * 1_000_003 + number * SEEDS_APART) & MASK32
    state = game.new(spec.setup, Chance(deal))
    state.events = None
    seats = range(spec.setup.seats)
    bots = [Driver(game, seat, spec.bots[0], (deal + (seat + 1) * SEEDS_APART) & MASK32) for seat in seats]
    made = [0 for _ in seats]
    for step in range(MOST_STEPS):
        seat = state.to_move()
        if seat < 0:
            break
        state.act_as(seat)
        if state.count_actions() == 1:
            state.apply(state.nth_action(0))
            continue
        choice = yield from bots[seat].slices(state, FOREVER)
        made[seat] += 1
        state.act_as(seat)
        state.apply(choice.code)
        for bot in bots:
            bot.see(choice.code)
        if step % CHUNK == 0:
            yield step, MOST_STEPS
    over = state.is_over()
    ended = game.result(state).ended if over else ""
    course = game.course(state)
    returns = tuple(float(state.returns(seat)) for seat in seats) if over else tuple(0.5 for _ in seats)
    dead = not over or course.dead
    return Trial(number, shares(spec.sides, returns), ended, course.goal, course.length, tuple(made), dead)


def shares(sides: tuple[int, ...], returns: tuple[float, ...]) -> tuple[float, ...]:
    """What each seat's side has of the win; a seat by itself has what the game brought."""
    if len(set(sides)) == 1:
        return returns
    best = max(returns)
    won = {side for side, got in zip(sides, returns, strict=True) if got == best}
    return tuple(1 / len(won) if side in won else 0.0 for side in sides)


def play_all(spec: Spec, numbers: Iterable[int]) -> Generator[tuple[int, int], bool | None, list[Trial]]:
    """Several games, slice by slice."""
    wanted = list(numbers)
    played = []
    for done, number in enumerate(wanted):
        played.append((yield from play(spec, number)))
        yield done + 1, len(wanted)
    return played


def play_encoded(spec: bytes, number: int) -> Trial:
    """One game of a check that came as bytes, in a process of the arena's."""
    return run_slices(play(msgspec.json.decode(spec, type=Spec), number))


def in_order(spec: Spec, games: int, crew: Executor) -> Iterator[Trial]:
    """The games of a check on all cores."""
    return crew.play(play_encoded, msgspec.json.encode(spec), range(games), CHUNK)


class SeatShare(msgspec.Struct):
    """How often a seat wins, with the 95 % interval, and what would be fair."""

    won: float
    rate: float
    low: float
    high: float
    fair: float
    decisions: int


class EndShare(msgspec.Struct):
    """How often a game ended so, and what each seat had of it."""

    ended: str
    goal: int
    games: int
    won: tuple[float, ...]


class Balance(msgspec.Struct):
    """What a check has come to so far."""

    rank: str
    wanted: int
    sides: tuple[int, ...]
    games: int = 0
    dead: int = 0
    seats: list[SeatShare] = []
    ends: list[EndShare] = []
    lengths: dict[int, int] = {}
    notes: list[Line] = []

    @property
    def median(self) -> int:
        """The length that half of the games do not exceed."""
        seen = 0
        for length in sorted(self.lengths):
            seen += self.lengths[length]
            if seen * 2 >= self.games:
                return length
        return 0


class Count:
    """Counts games as they come in."""

    def __init__(self, spec: Spec, wanted: int, goals: int = 0) -> None:
        self.spec, self.wanted, self.goals = spec, wanted, goals
        self.trials: dict[int, Trial] = {}

    def add(self, trials: Iterable[Trial]) -> None:
        self.trials |= {trial.number: trial for trial in trials}

    def balance(self) -> Balance:
        """The figures of now; the same games give the same ones, in whatever order they came."""
        trials = [self.trials[number] for number in sorted(self.trials)]
        sides = self.spec.sides
        now = Balance(self.spec.bots[0], self.wanted, sides, len(trials), sum(trial.dead for trial in trials))
        fair = 1 / len(set(sides))
        for seat in range(len(sides)):
            won = sum(trial.shares[seat] for trial in trials)
            low, high = interval(won, len(trials))
            decisions = sum(trial.decisions[seat] for trial in trials)
            rate = won / len(trials) if trials else 0.0
            now.seats.append(SeatShare(won, rate, low, high, fair, decisions))
        ends: dict[tuple[str, int], list[Trial]] = {}
        for trial in trials:
            ends.setdefault((trial.ended, trial.goal), []).append(trial)
            now.lengths[trial.length] = now.lengths.get(trial.length, 0) + 1
        for (ended, goal), some in sorted(ends.items(), key=lambda one: (-len(one[1]), one[0])):
            won_by = tuple(sum(trial.shares[seat] for trial in some) for seat in range(len(sides)))
            now.ends.append(EndShare(ended, goal, len(some), won_by))
        now.notes = notes(self, now) if len(trials) >= FEWEST else []
        return now


def notes(count: Count, now: Balance) -> list[Line]:
    """What stands out, the worst first; what to try is the game's to say."""
    spec, told = count.spec, []
    workshop = find(spec.game).workshop
    if len(set(now.sides)) > 1:
        for seat, share in sorted(enumerate(now.seats), key=lambda one: -abs(one[1].rate - one[1].fair)):
            if share.low - share.fair < OFF and share.fair - share.high < OFF:
                continue
            args = {
                "seat": seat + 1,
                "rate": percent(share.rate),
                "low": percent(share.low),
                "high": percent(share.high),
            }
            strong = share.rate > share.fair
            told.append(Line("balance-strong" if strong else "balance-weak", {**args}))
            remedy = workshop.remedy(spec.setup, seat, strong) if workshop else None
            if remedy is not None:
                told.append(remedy)
        told += [Line("balance-never", {"seat": n + 1}) for n, share in enumerate(now.seats) if share.won == 0]
    told += [Line("balance-idle", {"seat": n + 1}) for n, share in enumerate(now.seats) if share.decisions < now.games]
    decided = {end.goal: end.games for end in now.ends}
    for goal in range(1, count.goals + 1):
        if decided.get(goal, 0) < RARE * now.games:
            told.append(Line("balance-goal", {"goal": goal, "rate": percent(decided.get(goal, 0) / now.games)}))
    if now.dead > DEAD * now.games:
        told.append(Line("balance-dead", {"count": now.dead, "rate": percent(now.dead / now.games)}))
    return told or [Line("balance-fair")]


def percent(share: float) -> int:
    return round(share * 100)


def known_rank(game_id: str, rank: str) -> str:
    """The rank itself, if the game has such bots."""
    levels.find(find(game_id), rank)
    return levels.current(rank)
