"""What Admiral claims: 2,000 random games of each scenario and number of players, and mines that never leak.

Uniformly random admirals turn their whole squadron into fireships in the first round. So half of these games are played
by cautious ones: they choose what to do before they choose with whom, and hardly ever convert.
"""

from collections.abc import Iterator

import msgspec
import pytest

from play import PLAYER, waiting
from quarterdeck.engine.actions import first_of, kind_of, second_of, third_of
from quarterdeck.engine.chance import Chance
from quarterdeck.games import find
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.game import AdmiralState
from quarterdeck.games.base import Setup

GAMES = 2_000  # issue 5: of each scenario and player count
SAMPLE = 100  # `make test` plays one in so many
MOST_STEPS = 20_000
game = find("admiral")

WARS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (6, {}),
    (4, {"teams": "2v2"}),
    (6, {"teams": "3v3"}),
    (6, {"teams": "2v2v2"}),
    (2, {"mines": True}),
    (6, {"mines": True, "vane": "brisk"}),
    (2, {"scenario": "powder-keys"}),
]
RACES: list[tuple[int, dict[str, object]]] = [
    (seats, {"scenario": f"mini-{number}"}) for number in (1, 2, 3) for seats in (1, 2, 3, 4)
]
CASES = [*WARS, *RACES]
NAMES = [f"{seats}-" + "-".join(f"{key}={value}" for key, value in options.items()) for seats, options in CASES]


def cautious_action(s: AdmiralState, chance: Chance) -> int:
    """A kind of action first, then one of that kind; fireships and early ends of a turn are rare, moves have an aim."""
    kinds: dict[int, list[int]] = {}
    for k in range(s.count_actions()):
        action = int(s.nth_action(k))
        kinds.setdefault(kind_of(action), []).append(action)
    rare = {codes.CONVERT: 300, codes.END: 4, codes.END_REPAIR: 6, codes.BREAK_OFF: 12, codes.TAKE_FORT: 8}
    likely = [kind for kind in kinds if chance.below(rare.get(kind, 1)) == 0]
    kind = likely[chance.below(len(likely))] if likely else codes.END if codes.END in kinds else next(iter(kinds))
    chosen = kinds[kind]
    if kind == codes.MOVE and chance.below(5):
        return min(chosen, key=lambda move: distance_to_aim(s, move))
    return chosen[chance.below(len(chosen))]


def distance_to_aim(s: AdmiralState, move: int) -> int:
    """Cells from a move's end to what its ship is after: home with a load, else pearls or an opponent's fort."""
    ship, course, cells = first_of(move), second_of(move), third_of(move)
    end = s.of(ship, codes.CELL) + cells * s.chart.delta[course]
    owner = s.of(ship, codes.OWNER)
    forts = [(s.chart.fort_cell[fort], s.fort(fort, codes.F_OWNER)) for fort in range(s.fort_count)]
    own = [cell for cell, whose in forts if s.allied(owner, whose)]
    others = [cell for cell, whose in forts if not s.allied(owner, whose)]
    pearls = [s.scenario.pearl_cells[k] for k in range(len(s.scenario.pearl_cells))]
    afloat = [cell for cell in pearls if s.pearls[cell]]
    aims = own if s.of(ship, codes.LOAD) else afloat if ship % 2 and afloat else others
    return min((int(s.chart.distance(end, aim)) for aim in aims), default=0)


def voyage(setup: Setup, seed: int, cautious: bool) -> Iterator[AdmiralState]:
    """A whole game, position by position; orders for mines are changed now and then."""
    s = game.new(setup, Chance(seed))
    assert isinstance(s, AdmiralState)
    s.events = []
    player = Chance(seed + PLAYER)
    for _ in range(MOST_STEPS):
        if s.is_over():
            yield s
            return
        seats = waiting(s)
        s.act_as(seats[player.below(len(seats))])
        yield s
        orders = game.orders(s, s.mover)
        if orders and player.below(8) == 0:
            order = orders[player.below(len(orders))]
            s.give_order(s.mover, order.what, order.value)
        s.apply(cautious_action(s, player) if cautious else s.random_action(player))
    raise AssertionError(f"not over after {MOST_STEPS} steps: {s.position()}")


def number_of_games(pytestconfig: pytest.Config) -> int:
    return GAMES if pytestconfig.getoption("soak") else GAMES // SAMPLE


@pytest.mark.parametrize(("seats", "options"), CASES, ids=NAMES)
def test_every_scenario_and_number_of_players_runs_to_its_end(
    seats: int, options: dict[str, object], pytestconfig: pytest.Config
) -> None:
    setup = game.setup_for_bots(seats, {**options, "round_limit": 120} if (seats, options) in WARS else options)
    for seed in range(number_of_games(pytestconfig)):
        for s in voyage(setup, seed, cautious=seed % 2 == 1):
            assert s.audit() == "", (setup, seed, s.position())
            assert s.is_over() or s.count_actions() > 0, (setup, seed, s.position())
            if s.events:
                s.events.clear()
        assert game.result(s).ended in game.facts.ends


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"mines": True}), (4, {"mines": True, "teams": "2v2"}), (2, {"scenario": "powder-keys"})]
)
def test_hidden_mines_never_leak(seats: int, options: dict[str, object], pytestconfig: pytest.Config) -> None:
    """View, prompt, legal list, pending and log of a seat are the same wherever the others' mines lie."""
    setup = game.setup(seats, {**options, "round_limit": 40})
    for seed in range(max(4, number_of_games(pytestconfig) // 20)):
        for step, s in enumerate(voyage(setup, seed, cautious=True)):
            if s.is_over() or step % 3:
                continue
            told = len(s.events or [])
            for seat in range(seats):
                other = s.clone()
                other.determinize(seat, Chance(step))
                other.act_as(s.actor)
                assert shown(other, seat) == shown(s, seat), (s.position(), seat)
                heard = [game.event_at(s, event) for event in (s.events or [])[:told] if event.visible_to(seat)]
                secret = {f"{cell}" for cell in secrets(s, seat)}
                laid = [line for line in heard if line.key == "mine-laid" and line.seat != seat]
                assert not [line for line in laid if line.args["cell"] in secret]


def shown(s: AdmiralState, seat: int) -> tuple[object, ...]:
    """All that a seat gets of a position."""
    actions = [game.action(s, s.nth_action(k)) for k in range(s.count_actions())] if s.actor == seat else []
    return msgspec.json.encode(game.view(s, seat)), game.prompt(s, seat), s.pending(), actions, game.orders(s, seat)


def secrets(s: AdmiralState, seat: int) -> set[str]:
    """The cells of mines that a seat cannot know."""
    from quarterdeck.games.admiral.rules.chart import cell_name

    rows = range(0, len(s.mines), codes.MINE)
    hidden = [at for at in rows if s.mines[at] != seat and s.mines[at + codes.M_STATE] != codes.SHOWN]
    return {cell_name(s.chart, s.mines[at + codes.M_CELL]) for at in hidden if s.mines[at + codes.M_CELL]}
