"""Random games of any game, for the laws, the soak and the playthroughs."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

from quarterdeck.engine.chance import Chance
from quarterdeck.engine.evaluator import Evaluator
from quarterdeck.engine.state import State
from quarterdeck.errors import BadInput
from quarterdeck.games import targets
from quarterdeck.games.base import WATCHER, Game, Option, OptionValue, Setup

MOST_STEPS = 20_000  # no random game of any box comes near it; beyond it a game counts as endless
TURNS = 12  # of all seats together, about 150 decisions: what the laws look at where rounds are capped
MANY_SEATS = 8
# What else the laws must see of a game: seats and options that no single option's values lead to.
MORE: dict[str, tuple[tuple[int, dict[str, OptionValue]], ...]] = {
    "sail": tuple((seats, {"scenario": rules}) for rules in ("pirates", "hunt", "assault") for seats in (3, 4)),
}
PLAYER = 1_000_003  # keeps the players' choices apart from the table's chance of the same seed


def values(option: Option) -> tuple[OptionValue, ...]:
    """Every value of an option that behaves differently: both, all choices, the ends of a range; or the default."""
    if isinstance(option.default, bool):
        return (False, True)
    if isinstance(option.default, int):
        return tuple(dict.fromkeys((option.default, option.low, option.high)))
    return option.choices or (option.default,)


@cache
def configurations(game: Game) -> list[Setup]:
    """The numbers of seats with the defaults, and every value of every option at least once."""
    setups = [game.setup(seats, capped(game, seats)) for seats in some_seats(game) if startable(game, seats, {})]
    for option in game.facts.options:
        for value in values(option):
            if value == option.default or option.key in capped(game, game.facts.default_seats):
                continue
            fitting = [seats for seats in game.facts.seats if startable(game, seats, {option.key: value})]
            assert fitting, f"{game.facts.id}: no number of seats takes {option.key} = {value}"
            seats = game.facts.default_seats if game.facts.default_seats in fitting else fitting[0]
            setups.append(game.setup(seats, capped(game, seats) | {option.key: value}))
    more = MORE.get(game.facts.id, ())
    return setups + [game.setup(seats, capped(game, seats) | options) for seats, options in more]


def some_seats(game: Game) -> tuple[int, ...]:
    """Every number of seats; of very many the first four: laws that compare all onlookers grow with their square."""
    seats = game.facts.seats
    return seats if len(seats) <= MANY_SEATS else seats[:4]


def capped(game: Game, seats: int) -> dict[str, OptionValue]:
    """A limit on rounds for games that have none by themselves: the laws see their first turns, the soak their ends."""
    limitless = any(option.key == "round_limit" and option.default == 0 for option in game.facts.options)
    return {"round_limit": max(1, TURNS // seats)} if limitless else {}


def startable(game: Game, seats: int, options: dict[str, OptionValue]) -> bool:
    """Whether the game starts so; some options belong to some numbers of seats only."""
    try:
        game.new(game.setup(seats, options), Chance(0))
    except BadInput:
        return False
    return True


def name(game: Game, setup: Setup) -> str:
    """A configuration in short: `toy-2-planks=False`."""
    defaults = {option.key: option.default for option in game.facts.options}
    changed = [f"{key}={value}" for key, value in setup.options.items() if value != defaults[key]]
    return "-".join([game.facts.id, str(setup.seats), *changed])


def waiting(state: State) -> list[int]:
    """The seats that owe a decision."""
    return [seat for seat in range(state.seats) if state.is_pending(seat)]


def onlookers(state: State) -> list[int]:
    """Everybody who looks on: each seat, and a watcher."""
    return [*range(state.seats), WATCHER]


def legal(state: State) -> list[int]:
    """The actor's legal actions."""
    return [state.nth_action(k) for k in range(state.count_actions())]


def carry_on(state: State, player: Chance) -> Iterator[State]:
    """A random game from here, position by position, the finished one last; it is one state that moves on.

    Of several seats that owe a decision any may come first, and is the actor when the position is yielded.
    """
    for _ in range(MOST_STEPS):
        seats = waiting(state)
        if not seats:
            yield state
            return
        seat = seats[player.below(len(seats))]
        state.act_as(seat)
        yield state
        state.act_as(seat)
        state.apply(state.random_action(player))
    raise AssertionError(f"not over after {MOST_STEPS} steps: {state.position()}")


def voyage(game: Game, setup: Setup, seed: int) -> Iterator[State]:
    """A whole random game with its events attached; now and then a seat gives a standing order."""
    state = game.new(setup, Chance(seed))
    state.events = []  # without those of the set-up
    player = Chance(seed + PLAYER)
    for position in carry_on(state, player):
        yield position
        seat = player.below(state.seats)
        orders = game.orders(state, seat)
        if orders and player.below(4) == 0:
            order = orders[player.below(len(orders))]
            state.give_order(seat, order.what, order.value)


def glimpses(game: Game, setup: Setup, seed: int) -> Iterator[State]:
    """A random game for laws that ask much of each position: every one of the first 100, then ever rarer ones.

    So a game of 100 steps is seen whole, and one of 2,000 at about 250 positions.
    """
    for step, state in enumerate(voyage(game, setup, seed)):
        if step < 100 or step % (step // 50) == 0 or state.is_over():
            yield state


def walk_by_habit(state: State, judge: Evaluator) -> int:
    """A game mostly out of habit: every habit is legal, and every turn ends. How many habits there were."""
    start = state.clone()
    player = Chance(7)
    habits = in_turn = turns = 0
    for _ in range(4_000):
        if state.is_over():
            break
        now = judge.turns_between(start, state)
        turns, in_turn = now, in_turn + 1 if now == turns else 1
        assert in_turn < 200, state.position()
        usual = judge.habit(state)
        if usual >= 0:
            habits += 1
            assert state.why_not(usual) == 0, (state.position(), usual)
        state.apply(usual if usual >= 0 and player.below(8) else state.random_action(player))
    return habits


_pointed_at: dict[str, list[str]] = {}


def pointed_at(game: Game, setup: Setup) -> list[str]:
    """Everything that could be clicked at some time of a random game, spread over the board; found once a setup."""
    key = name(game, setup)
    if key not in _pointed_at:
        found: dict[str, None] = {}
        for state in islice(voyage(game, setup, seed=6), 0, None, 4):
            for action in legal(state) if not state.is_over() else ():
                found.update(dict.fromkeys(targets.of(game.pointing, game.action(state, action))))
        _pointed_at[key] = sorted(found)
    return _pointed_at[key]


def clicks(game: Game, setup: Setup, state: State, step: int, most: int = 24) -> list[tuple[str, frozenset[str]]]:
    """Some clicks of the actor, other ones each step: with nothing picked, and after a target that may be picked."""
    all_targets = pointed_at(game, setup)
    spread = all_targets[step % 5 :: max(1, len(all_targets) // most)]
    chosen = targets.of(game.pointing, game.action(state, state.nth_action(step % state.count_actions())))
    return [(target, picked) for target in spread for picked in (frozenset(), frozenset(chosen[:1]))]
