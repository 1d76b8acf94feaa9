"""A match: games between bots without a table. Every game is fixed by its number, whichever process plays it."""

from collections.abc import Mapping
from math import exp
from random import Random

import msgspec

from ..engine.chance import MASK32, Chance
from ..engine.state import State
from ..errors import BadInput
from ..games import find
from ..games.base import Game, OptionValue, Setup
from ..games.weights import STANDARD, styles
from ..table.entries import PROGRAM
from . import levels
from .driver import Driver

MOST_STEPS = 20_000  # a game that goes on longer counts as drawn, and the report says so
FOREVER = 1e9  # seconds: an arena measures levels by their iterations, so that a busy machine changes nothing
SEEDS_APART = 0x1000193  # between the seeds of two games, and those of two seats of one game


class Spec(msgspec.Struct, frozen=True):
    """All that fixes a match, and can be sent to another process."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    sides: tuple[int, ...]  # of each seat: seats of one side are one bot's
    seed: int = 1
    weights: tuple[Mapping[str, float] | None, ...] = ()  # a bot each, for tuning: instead of its style's
    shake: float = 0.0  # for tuning: deviation of the logarithms of random factors of these weights


class Played(msgspec.Struct, frozen=True):
    """One game: which bot sat where, and what came of it."""

    number: int
    seating: tuple[int, ...]  # the bot of each seat
    returns: tuple[float, ...]  # a seat each
    totals: tuple[int, ...]  # points a seat; empty where the game keeps none
    decisions: int  # with at least two options
    ended: bool  # by the rules
    complaints: tuple[tuple[int, str], ...] = ()  # (bot, what it did instead of playing)


def spec_of(
    game: Game,
    bots: tuple[str, ...],
    seats: int | None = None,
    options: Mapping[str, OptionValue | object] | None = None,
    files: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Spec:
    """A checked match; as many seats as bots unless told otherwise, and then sides take turns in choosing a bot."""
    for bot in bots:
        if not bot.startswith(PROGRAM):
            levels.find(game, bot)
    number = seats or (len(bots) if len(bots) in game.facts.seats else game.facts.default_seats)
    setup = game.setup_for_bots(number, options or {}, files)
    sides = game.sides(game.new(setup, Chance(seed & MASK32)))
    if len(set(sides)) < len(bots):
        raise BadInput("arena-seats", {"bots": len(bots), "sides": len(set(sides))})
    return Spec(game.facts.id, setup, bots, sides, seed)


def seating(spec: Spec, number: int) -> tuple[int, ...]:
    """Which bot sits where in a game: as many games as bots share a seed, everybody one side further each time.

    Over such a rotation every bot has every side once: bots that play alike score alike, whoever the seed favours.
    """
    order = sorted(set(spec.sides))
    return tuple((order.index(side) + number) % len(spec.bots) for side in spec.sides)


def scores(spec: Spec, played: Played) -> tuple[float, ...] | None:
    """What each bot made of a game: the share of its winning sides; None where more than two sides decided nothing.

    A draw of two sides is shared. A bot by itself has what the game brought.
    """
    if len(spec.bots) == 1:
        return (sum(played.returns) / len(played.returns),)
    best = max(played.returns)
    won = {side: bot for side, bot, got in zip(spec.sides, played.seating, played.returns, strict=True) if got == best}
    sides = len(set(spec.sides))
    if len(won) == sides > 2:
        return None
    return tuple(sum(winner == bot for winner in won.values()) / len(won) for bot in range(len(spec.bots)))


def play(spec: Spec, number: int) -> Played:
    """Plays one game of a match."""
    game = find(spec.game)
    deal = (spec.seed * 1_000_003 + (number // len(spec.bots)) * SEEDS_APART) & MASK32
    state = game.new(spec.setup, Chance(deal))
    state.events = None
    seats = seating(spec, number)
    bots = [
        _sit(game, spec, number, seats[seat], seat, (deal + (seat + 1) * SEEDS_APART) & MASK32)
        for seat in range(len(seats))
    ]
    try:
        return _play(game, spec, number, state, bots)
    finally:
        for bot in bots:
            bot.close()


def _sit(game: Game, spec: Spec, number: int, bot: int, seat: int, seed: int) -> Driver:
    own = spec.weights[bot] if spec.weights else None
    evaluator = None
    if own is not None:
        shaken = factors(spec, number, bot)
        evaluator = game.evaluator()
        evaluator.set_weights({name: weight * exp(shaken[name]) for name, weight in own.items()})
    return Driver(game, seat, spec.bots[bot], seed, evaluator, starts=True)


def factors(spec: Spec, number: int, bot: int) -> dict[str, float]:
    """Logarithms of the random factors of a bot's weights in a game; games that share a seed share them."""
    names = spec.weights[bot] or {}
    luck = Random(f"{spec.seed} {number // len(spec.bots)} {bot}")
    return {name: luck.gauss(0.0, spec.shake) if spec.shake else 0.0 for name in names}


def _play(game: Game, spec: Spec, number: int, state: State, bots: list[Driver]) -> Played:
    seats = seating(spec, number)
    decisions = 0
    complaints: list[tuple[int, str]] = []
    for _ in range(MOST_STEPS):
        seat = state.to_move()
        if seat < 0:
            break
        state.act_as(seat)
        if state.count_actions() == 1:
            state.apply(state.nth_action(0))
            continue
        choice = bots[seat].choose(state, FOREVER)
        if choice.complaint:
            complaints.append((seats[seat], choice.complaint))
        decisions += 1
        state.act_as(seat)
        state.apply(choice.code)
        for bot in bots:
            bot.see(choice.code)
    over = state.is_over()
    returns = tuple(float(state.returns(seat)) if over else 0.5 for seat in range(len(seats)))
    return Played(number, seats, returns, totals(game, state), decisions, over, tuple(complaints))


def totals(game: Game, state: State) -> tuple[int, ...]:
    """Points a seat, from the result or as they stand; empty where the game keeps none."""
    counted = game.result(state).totals if state.is_over() else ()
    return counted or tuple(sum(item.points for item in items) for items in game.standing(state))


def known_weights(game: Game) -> dict[str, float]:
    """The standard weights of a game; BadInput where its evaluation has none."""
    known = styles(game)
    if not known:
        raise BadInput("tune-none", {"game": game.facts.id})
    return dict(known[STANDARD])
