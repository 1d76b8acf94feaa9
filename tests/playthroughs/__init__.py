"""Whole random games as readable text, kept in this folder and diffed: what a change of the rules changes, shows here.

`make playthroughs` writes them anew.
"""

from pathlib import Path

from rich.text import Text

from play import MOST_STEPS, PLAYER, capped, some_seats, startable, waiting
from quarterdeck import i18n
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.games import find_all
from quarterdeck.games.base import TRUTH, Game

FOLDER = Path(__file__).parent
SEED = 1805  # any; these games are read by people, so they stay the same games


def wanted() -> dict[str, tuple[Game, int, str]]:
    """The files there should be: each number of seats in English, the usual one in Russian as well."""
    english = [(game, seats, "en") for game in find_all() for seats in some_seats(game) if startable(game, seats, {})]
    russian = [(game, game.facts.default_seats, "ru") for game in find_all()]
    return {f"{game.facts.id}-{seats}.{lang}.txt": (game, seats, lang) for game, seats, lang in english + russian}


def playthrough(game: Game, seats: int, lang: str) -> str:
    """One random game: the position whenever others have to decide, every action, and all that happened."""
    setup = game.setup(seats, capped(game, seats))
    state = game.new(setup, Chance(SEED))
    player = Chance(SEED + PLAYER)
    options = ", ".join(f"{key} = {value}" for key, value in setup.options.items())
    lines = [i18n.say(lang, game, "game-name"), f"{game.facts.id}, seats {seats}, seed {SEED}; {options}"]
    lines += told(game, state, lang)
    before = 0
    for _ in range(MOST_STEPS):
        if state.pending() & ~before or state.is_over():
            lines += ["", Text.from_markup(game.render(state, TRUTH, lang)).plain, ""]
        before = state.pending()
        if state.is_over():
            break
        lines += step(game, state, player, lang)
    return "\n".join(line.rstrip() for line in [*"\n".join(lines).split("\n"), *outcome(game, state, lang)]) + "\n"


def step(game: Game, state: State, player: Chance, lang: str) -> list[str]:
    """A random action of one of the seats that owe a decision, and what came of it."""
    seats = waiting(state)
    state.act_as(seats[player.below(len(seats))])
    action = state.random_action(player)
    lines = [f"seat {state.actor + 1}: {game.action(state, action).text}   ({state.count_actions()})"]
    state.events = []
    state.apply(action)
    return lines + told(game, state, lang)


def told(game: Game, state: State, lang: str) -> list[str]:
    """All that happened since the events were last taken off, as the one who knows everything hears it."""
    lines = [game.event_at(state, event) for event in state.events or [] if event.visible_to(TRUTH)]
    return ["    " + i18n.say(lang, game, f"event-{line.key}", line.args) for line in lines]


def outcome(game: Game, state: State, lang: str) -> list[str]:
    """How it ended, with every point."""
    result = game.result(state)
    lines = [i18n.say(lang, game, f"end-{result.ended}", result.args)]
    for seat, items in enumerate(result.items):
        total = f"   = {result.totals[seat]}" if result.totals else ""
        lines.append(f"seat {seat + 1}: {result.returns[seat]:g}{total}")
        lines += [f"    {item.points:+d} " + i18n.say(lang, game, f"score-{item.head}", item.args) for item in items]
    return lines
