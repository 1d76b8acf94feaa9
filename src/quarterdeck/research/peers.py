"""Ours beside OpenSpiel and PettingZoo, in one run on one core: what `quarterdeck bench --peers` writes."""

import warnings
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from ..engine.chance import Chance
from ..engine.rollouts import rollouts
from ..errors import BadInput
from ..games.base import Game
from . import spaces

SERIES = 3  # interleaved, the best counts: a machine that slows down slows all of them
BATCH = 1024  # games of a batch
SEED = 20260601
PEER_GAME = "connect_four"  # what both peers have


class Figure(msgspec.Struct, frozen=True):
    """A meter's best rate."""

    whose: str
    what: str
    rate: float  # steps a second of CPU time
    ours: bool


Meter = Callable[[float], float]


def measure(games: list[Game], seconds: float) -> list[Figure]:
    """Every meter that this machine has the packages for; BadInput where there is no peer at all."""
    meters = meters_of(games)
    if all(ours for _, _, ours in meters):
        raise BadInput("peers-missing")
    best = dict.fromkeys(meters, 0.0)
    share = seconds / (SERIES * len(meters))
    for _ in range(SERIES):
        for key, meter in meters.items():
            best[key] = max(best[key], meter(share))
    return [Figure(whose, what, rate, ours) for (whose, what, ours), rate in best.items()]


def meters_of(games: list[Game]) -> dict[tuple[str, str, bool], Meter]:
    """The meters by whose they are, what they step, and whether that is ours."""
    found: dict[tuple[str, str, bool], Meter] = {}
    for game in games:
        name = spaces.environments_of(game)[0].id
        found["Quarterdeck engine", name, True] = _engine(game)
        found["Quarterdeck batch", name, True] = _batch(name)
        if find_spec("pettingzoo"):
            found["Quarterdeck by PettingZoo", name, True] = _zoo(partial(_our_zoo, name))
        if find_spec("pyspiel"):
            found["Quarterdeck by OpenSpiel", name, True] = _spiel(partial(_our_spiel, name))
    if find_spec("pettingzoo") and (connect_four := _their_zoo()):
        found["PettingZoo", PEER_GAME, False] = _zoo(connect_four)
    if find_spec("pyspiel"):
        import pyspiel

        found["OpenSpiel from Python", PEER_GAME, False] = _spiel(lambda: pyspiel.load_game(PEER_GAME))
    return found


def timed(seconds: float, work: Callable[[], int]) -> float:
    """Steps a second of CPU time."""
    steps, began = 0, process_time()
    while (spent := process_time() - began) < seconds or not steps:
        steps += work()
    return steps / spent


def _engine(game: Game) -> Meter:
    start = game.new(spaces.setup_of(game, None, {}), Chance(SEED))
    start.events = None
    return lambda seconds: timed(seconds, lambda: int(rollouts(start, SEED, 4).steps))


def _batch(name: str) -> Meter:
    from .batch import Games

    games, chance = Games(name, BATCH, SEED), Chance(SEED)

    def work() -> int:
        games.step_random(chance)
        return BATCH

    return lambda seconds: timed(seconds, work)


def _our_zoo(name: str) -> Any:
    from ..adapters.pettingzoo import raw_env

    return raw_env(name)


def _their_zoo() -> Callable[[], Any] | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic.connect_four.connect_four import raw_env
    except ImportError:  # its drawing needs pygame
        return None
    made: Callable[[], Any] = raw_env
    return made


def _zoo(make: Callable[[], Any]) -> Meter:
    """Random games through an AEC environment: observe, choose by the mask, step."""
    import numpy as np

    env: list[Any] = []
    random = np.random.default_rng(SEED)

    def work() -> int:
        if not env:
            env.append(make())
        one, steps = env[0], 0
        one.reset(seed=None)
        while one.agents and steps < 500:
            observation, _, terminated, truncated, _ = one.last()
            if terminated or truncated:
                break
            legal = np.flatnonzero(observation["action_mask"])
            one.step(int(legal[random.integers(len(legal))]))
            steps += 1
        return steps

    return lambda seconds: timed(seconds, work)


def _our_spiel(name: str) -> Any:
    import pyspiel

    from ..adapters import openspiel

    openspiel.register()
    return pyspiel.load_game(openspiel.short_name(spaces.environment(name)))


def _spiel(load: Callable[[], Any]) -> Meter:
    """Random playouts of an OpenSpiel game from Python; chance nodes count as steps."""
    import numpy as np

    game: list[Any] = []
    random = np.random.default_rng(SEED)

    def work() -> int:
        if not game:
            game.append(load())
        state, steps = game[0].new_initial_state(), 0
        while not state.is_terminal() and steps < 500:
            legal = state.legal_actions()
            state.apply_action(int(legal[random.integers(len(legal))]))
            steps += 1
        return steps

    return lambda seconds: timed(seconds, work)


def page(figures: list[Figure], plot: str, about: str) -> str:
    """The page: a table, the plot, and how it was measured."""
    rows = "\n".join(f"| {one.whose} | {one.what} | {one.rate:,.0f} |" for one in ranked(figures))
    return f"""# Steps a second, ours beside others'
{about} One core, CPU time, the best of {SERIES} interleaved series, random legal actions. A step is one decision; of
OpenSpiel games chance nodes are steps, too. A batch writes observations and masks of {BATCH} games; so does PettingZoo,
of one.

![Steps a second]({plot})

| whose | game | steps/s |
|---|---|---:|
{rows}
"""


def ranked(figures: list[Figure]) -> list[Figure]:
    return sorted(figures, key=lambda one: -one.rate)


def plot(figures: list[Figure]) -> str:
    """Bars on a logarithmic scale, as SVG."""
    from math import log10

    left, width, line = 330, 460, 22
    most = max(1.0, *(log10(max(one.rate, 1.0)) for one in figures))
    parts = []
    for at, one in enumerate(ranked(figures)):
        y, long = at * line + 8, max(2.0, log10(max(one.rate, 1.0)) / most * width)
        colour = "#1f6f8b" if one.ours else "#b8860b"
        parts.append(f'<text x="{left - 8}" y="{y + 13}" text-anchor="end">{one.whose}: {one.what}</text>')
        parts.append(f'<rect x="{left}" y="{y}" width="{long:.0f}" height="{line - 6}" fill="{colour}"/>')
        parts.append(f'<text x="{left + long + 6:.0f}" y="{y + 13}">{one.rate:,.0f}</text>')
    height = len(figures) * line + 16
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 {height}" font-family="sans-serif" font-size="12">'
    )
    ground = '<rect width="100%" height="100%" fill="#fff"/>'
    return "\n".join([head, ground, *parts, "</svg>\n"])


def write(file: Path, figures: list[Figure], about: str) -> None:
    """The page and its plot beside it."""
    picture = file.with_suffix(".svg")
    picture.write_text(plot(figures), "utf-8")
    file.write_text(page(figures, picture.name, about), "utf-8")
