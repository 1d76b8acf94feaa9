"""Makes puzzles: finds turns in games of bots in which one plan wins, and proves it by trying every line of the turn.

A line that draws chance proves nothing, so it counts as no win; where such a line would probably win all the same, the
position is no puzzle. All winning lines must be one plan: they lead to one position, or the shortest is in all of them.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

import msgspec

from ..engine.chance import MASK32, Chance
from ..engine.evaluator import Evaluator
from ..engine.search import greedy_action
from ..engine.state import State
from ..games.base import Game
from ..games.weights import weighed
from ..learn.puzzles import Puzzle
from ..table.entries import SEPARATOR
from .driver import Driver
from .levels import RANKS
from .match import FOREVER, MOST_STEPS, SEEDS_APART

MOST_STATES = 6_000  # positions of one turn: beyond it nothing is proved
MOST_WAYS = 48  # orders in which the plan may be carried out, with whatever else: a page has all of them
FEWEST_LINES = 12  # of a turn; of fewer anybody finds the one
RARE = 12  # one line in so many wins
LAST_TURNS = 6  # of a game that are looked at
GUESSES = 6  # of what the seat cannot know, in each of which the plan has to win
THROWS = 8  # of a line that draws chance, to see whether it would win too
LIKELY = 0.5  # of these; then the position is no puzzle
TURN_STEPS = 60  # decisions that a line with chance is played on
FEWEST_CHOICES, MOST_CHOICES = 6, 24  # of a decision with chance after it
SCREENED, SAMPLED = 16, 400  # samples of each choice: to see whether it is worth while, and to be sure within 5 in 100
LEAST_RATE, APART = 0.5, 0.25  # how often the best choice wins this turn, and by how much it is ahead
DOUBT = 0.25  # by which a rate may be another one than the file says: habits of bots get better
LAST_DECISIONS = 16  # of a game in which such choices are looked for
TASTES = 3  # games of each rank from the position; it finds the plan where it wins two


class Drawn(Exception):
    """Chance was asked."""


class NoChance(Chance):
    """Lets nothing be drawn."""

    def __init__(self) -> None:
        super().__init__(0)

    def below(self, n: int) -> int:
        raise Drawn

    def clone(self) -> "NoChance":
        return NoChance()


class Turn:
    """Every line of a seat's turn that needs no chance."""

    def __init__(self, start: State, seat: int) -> None:
        self.seat = seat
        self.start = start
        self.next: dict[int, list[tuple[int, int]]] = {}  # by position: the actions, and where they lead
        self.ends: dict[int, bool] = {}  # of those that end the turn: whether the game is won
        self.risky: list[tuple[State, int]] = []  # actions that draw chance
        self.whole = self._walk()

    def _walk(self) -> bool:
        """Tries everything; whether that could be done."""
        root = int(self.start.checksum())
        self.root = root
        waiting = [(root, self.start)]
        self.next[root] = []
        while waiting:
            here, state = waiting.pop()
            if len(self.next) > MOST_STATES:
                return False
            for k in range(state.count_actions()):
                code = int(state.nth_action(k))
                after = played(state, self.seat, code)
                if after is None:
                    self.risky.append((state, code))
                    continue
                there = int(after.checksum())
                self.next[here].append((code, there))
                if after.is_over() or not after.is_pending(self.seat):
                    self.ends[there] = bool(after.is_over()) and after.returns(self.seat) == 1.0
                elif there not in self.next:
                    self.next[there] = []
                    after.act_as(self.seat)
                    waiting.append((there, after))
        return True

    def lines(self) -> int:
        """How many lines there are, in every order."""
        return self._count(self.root, {}, lambda end: True)

    def winning(self) -> int:
        """How many of them win."""
        return self._count(self.root, {}, lambda end: self.ends[end])

    def _count(self, here: int, known: dict[int, int], good: Callable[[int], bool]) -> int:
        if here in self.ends:
            return int(good(here))
        if here not in known:
            known[here] = 0  # a way back to here is no line of its own
            known[here] = sum(self._count(there, known, good) for _, there in self.next[here])
        return known[here]

    def wins(self) -> Iterator[tuple[int, ...]]:
        """The lines that win."""
        known: dict[int, int] = {}
        self._count(self.root, known, lambda end: self.ends[end])

        def go(here: int, path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
            if here in self.ends:
                if self.ends[here]:
                    yield path
                return
            for code, there in self.next[here]:
                if self.ends.get(there, known.get(there, 0) > 0):
                    yield from go(there, (*path, code))

        return go(self.root, ())

    @property
    def plans(self) -> int:
        """How many different positions win."""
        return sum(self.ends.values())


def played(state: State, seat: int, code: int) -> State | None:
    """The position after an action; None where it draws chance."""
    after = state.clone()
    after.act_as(seat)
    after.chance = NoChance()
    try:
        after.apply(code)
    except Drawn:
        return None
    after.chance = Chance(0)
    return after


def puzzle_in(game: Game, state: State, seat: int) -> Puzzle | None:
    """The puzzle that a position is, proved but not graded; None where it is none."""
    state = state.clone()
    state.act_as(seat)
    turn = Turn(state, seat)
    if not turn.whole or not turn.plans:
        return None
    lines, winning = turn.lines(), turn.winning()
    if lines < FEWEST_LINES or winning * RARE > lines or winning > MOST_WAYS:
        return None
    ways: list[tuple[int, ...]] = list(turn.wins())
    shortest: tuple[int, ...] = min(ways, key=len)
    core = Counter(shortest)
    if turn.plans > 1 and not all(core <= Counter(way) for way in ways):
        return None
    if not all(wins_anyway(state, seat, way) for way in ways):
        return None
    if any(chance_of(game, before, seat, code) > LIKELY for before, code in turn.risky):
        return None
    texts = tuple(SEPARATOR.join(notation(game, state, seat, way)) for way in ways)
    return Puzzle(
        id=f"{turn.root & MASK32:08x}", seat=seat, position=state.position(), lines=lines, wins=texts, found=()
    )


def wins_anyway(state: State, seat: int, way: tuple[int, ...]) -> bool:
    """Whether a line wins whatever it is that the seat cannot know."""
    for guess in range(GUESSES):
        known = state.clone()
        known.determinize(seat, Chance(guess + 1))
        for code in way:
            if not known.is_pending(seat):
                return False
            known.act_as(seat)
            after = played(known, seat, code) if known.why_not(code) == 0 else None
            if after is None:
                return False
            known = after
        if not known.is_over() or known.returns(seat) != 1.0:
            return False
    return True


def chance_of(game: Game, before: State, seat: int, code: int) -> float:
    """How often an action that draws chance wins this turn, if the turn goes on as a greedy player would."""
    evaluator = weighed(game, game.evaluator())
    won = 0
    for throw in range(THROWS):
        luck = Chance(throw + 1)
        known = before.clone()
        known.act_as(seat)
        known.chance = luck
        known.apply(code)
        for _ in range(TURN_STEPS):
            if known.is_over() or not known.is_pending(seat):
                break
            known.act_as(seat)
            known.apply(greedy_action(known, evaluator, luck))
        won += bool(known.is_over()) and known.returns(seat) == 1.0
    return won / THROWS


def notation(game: Game, start: State, seat: int, way: tuple[int, ...]) -> list[str]:
    """A line in notation."""
    state, texts = start.clone(), []
    for code in way:
        state.act_as(seat)
        texts.append(game.action(state, code).text)
        state.apply(code)
    return texts


def proved(game: Game, puzzle: Puzzle) -> bool:
    """Whether a puzzle is what it says, by trying everything anew."""
    state = game.load(puzzle.position, Chance(0), {})
    if puzzle.is_choice:
        again = choice_in(game, state, puzzle.seat)
        return again is not None and again.wins == puzzle.wins and abs(again.chance - puzzle.chance) < DOUBT
    found = puzzle_in(game, state, puzzle.seat)
    return found is not None and (found.lines, set(found.wins)) == (puzzle.lines, set(puzzle.wins))


# Choices with dice after them


def choice_in(game: Game, state: State, seat: int) -> Puzzle | None:
    """The puzzle that one decision is where chance follows; None where no choice is clearly the likeliest to win."""
    state = state.clone()
    state.act_as(seat)
    evaluator = weighed(game, game.evaluator())
    many = int(state.count_actions())
    if not FEWEST_CHOICES <= many <= MOST_CHOICES or evaluator.habit(state) < 0:
        return None
    codes = [int(state.nth_action(k)) for k in range(many)]
    for samples in (SCREENED, SAMPLED):
        rates = {code: rate_of(state, seat, code, samples, evaluator) for code in codes}
        best, second = sorted(codes, key=lambda code: -rates[code])[:2]
        if rates[best] < LEAST_RATE or rates[best] - rates[second] < APART:
            return None
    if played(state, seat, best) is None:  # its dice come at once: nothing would be seen of what follows
        return None
    text = game.action(state, best).text
    return Puzzle(
        id=f"{int(state.checksum()) & MASK32:08x}",
        seat=seat,
        position=state.position(),
        lines=many,
        wins=(text,),
        found=(),
        chance=round(rates[best], 3),
        next=round(rates[second], 3),
    )


def rate_of(state: State, seat: int, code: int, samples: int, evaluator: Evaluator) -> float:
    """How often an action wins before the turn is over, if everybody goes on out of habit."""
    won = 0
    for number in range(samples):
        luck = Chance(number * 7 + 1)
        known = state.clone()
        known.determinize(seat, Chance(number + 1))
        known.act_as(seat)
        if known.why_not(code) != 0:
            continue
        known.chance = luck
        known.apply(code)
        for _ in range(TURN_STEPS):
            if known.is_over() or evaluator.turns_between(state, known) > 0:
                break
            known.act_as(known.to_move())
            usual = evaluator.habit(known)
            legal = usual >= 0 and known.why_not(usual) == 0
            known.apply(usual if legal else greedy_action(known, evaluator, luck))
        won += bool(known.is_over()) and known.returns(seat) == 1.0
    return won / samples


# Ranks


def graded(game: Game, puzzle: Puzzle) -> Puzzle:
    """The puzzle with the ranks that find its plan."""
    return msgspec.structs.replace(puzzle, found=tuple(rank for rank in RANKS if finds(game, puzzle, rank)))


def finds(game: Game, puzzle: Puzzle, rank: str) -> bool:
    """Whether a rank wins from the position this turn, most times that it tries."""
    won = 0
    for taste in range(TASTES):
        state = game.load(puzzle.position, Chance(taste + 1), {})
        driver = Driver(game, puzzle.seat, rank, 1000 + taste * SEEDS_APART & MASK32)
        if puzzle.is_choice:
            state.act_as(puzzle.seat)
            won += game.action(state, driver.choose(state, FOREVER).code).text in puzzle.wins
            continue
        for _ in range(TURN_STEPS):
            if state.is_over() or not state.is_pending(puzzle.seat):
                break
            state.act_as(puzzle.seat)
            if state.count_actions() == 1:
                state.apply(state.nth_action(0))
                continue
            choice = driver.choose(state, FOREVER)
            state.act_as(puzzle.seat)
            state.apply(choice.code)
            driver.see(choice.code)
        won += bool(state.is_over()) and state.returns(puzzle.seat) == 1.0
    return 2 * won > TASTES


def make(
    game: Game, rank: str, seats: int, options: Mapping[str, object], numbers: range, seed: int
) -> Iterator[Puzzle]:
    """The puzzles of games of one rank, graded."""
    for number in numbers:
        deal = (seed * 1_000_003 + number * SEEDS_APART) & MASK32
        for puzzle in puzzles_of_game(game, rank, seats, options, deal):
            yield graded(game, puzzle)


def puzzles_of_game(game: Game, rank: str, seats: int, options: Mapping[str, object], deal: int) -> Iterator[Puzzle]:
    """What one game has: plans of its last turns, and one of its last choices."""
    seen: set[str] = set()
    turns, decisions = last_turns(game, rank, seats, options, deal)
    for seat, state in turns:
        puzzle = puzzle_in(game, state, seat)
        if puzzle is not None and puzzle.id not in seen:
            seen.add(puzzle.id)
            yield puzzle
    for seat, state in decisions:
        choice = choice_in(game, state, seat)
        if choice is not None:
            yield choice
            return  # the next ones would tell the same plan again


Begun = list[tuple[int, State]]


def last_turns(game: Game, rank: str, seats: int, options: Mapping[str, object], deal: int) -> tuple[Begun, Begun]:
    """The positions at which the last turns of a game began, and those of its last decisions, with whose they were."""
    state = game.new(game.setup_for_bots(seats, options), Chance(deal))
    state.events = None
    bots = [Driver(game, seat, rank, (deal + (seat + 1) * SEEDS_APART) & MASK32) for seat in range(seats)]
    begun: Begun = []
    decided: Begun = []
    for _ in range(MOST_STEPS):
        seat = int(state.to_move())
        if seat < 0:
            return begun[-LAST_TURNS:], decided[-LAST_DECISIONS:]
        state.act_as(seat)
        if not begun or begun[-1][0] != seat or begun[-1][1].barrier != state.barrier:
            begun.append((seat, state.clone()))
        if state.count_actions() == 1:
            state.apply(state.nth_action(0))
            continue
        decided.append((seat, state.clone()))
        choice = bots[seat].choose(state, FOREVER)
        state.act_as(seat)
        state.apply(choice.code)
        for bot in bots:
            bot.see(choice.code)
    return [], []
