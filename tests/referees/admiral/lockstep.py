"""Rules and referee side by side over random games: legal sets, positions, who is next, ends and winners."""

from collections import Counter
from dataclasses import dataclass, field

from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.games import find
from quarterdeck.games.base import TRUTH, Setup

from . import ends, scenario
from .referee import Referee
from .sea import name_of
from .table import Deviation, Ship, where

game = find("admiral")
DICE = ("order-die", "wind", "shot-die", "fight-die")


@dataclass
class Start:
    """A position to begin from: as the rules have it, and as the referee has it."""

    state: State
    referee: Referee
    name: str


@dataclass
class Tally:
    """What came up."""

    decisions: int = 0
    games: int = 0
    verbs: Counter = field(default_factory=Counter)
    ends: Counter = field(default_factory=Counter)


def new_game(setup: Setup, chance: Chance, name: str) -> Start:
    """A game from its set-up."""
    state = game.new(setup, chance)
    referee = Referee(scenario.read(setup.seats, setup.options, setup.files))
    referee.start(dice_told(state))
    return Start(state, referee, name)


def dice_told(state: State) -> list[tuple[str, dict]]:
    """What chance has brought since the last look."""
    told = []
    for event in state.events or []:
        line = game.event(event)
        if line.key in DICE and event.visible_to(TRUTH):
            told.append((line.key, {**line.args, "seat": line.seat}))
    state.events = []
    for _, figures in told:
        if "direction" in figures:
            figures["direction"] = str(figures["direction"]).removeprefix("@course-")
    return told


def seen_by_rules(state: State) -> dict:
    """The truth of the rules, as plain facts."""
    view = game.view(state, TRUTH)
    facts: dict = {
        "phase": view.phase,
        "round": view.round,
        "order": list(view.order),
        "reefs": sorted(view.board.reefs),
        "pearls": {one.cell: one.pearls for one in view.pearls},
        "mines": Counter((one.seat, one.cell, one.order, one.shown) for one in view.mines),
        "pending": [seat for seat in range(state.seats) if state.is_pending(seat)],
    }
    if view.round:
        facts |= {"wind": view.wind, "strength": view.strength, "spinner": view.spinner}
    for one in view.players:
        facts[f"seat {one.seat}"] = {
            "out": one.out,
            "pearls": one.pearls,
            "side": one.side_pearls,
            "clock": one.clock,
            "goal": one.goal,
            "reefs": one.reefs,
            "mines": one.mines,
            "wanted": one.wanted,
        }
    if state.is_over():
        result = game.result(state)
        return facts | {"ended": result.ended, "winners": result.args["seats"]}
    facts |= {"target": view.target, "salvo": view.salvo, "sailing": view.sailing}
    if view.phase != "mines":
        facts["mover"] = view.mover
    for ship in view.ships:
        facts[ship.name] = {
            "seat": ship.seat,
            "cell": ship.cell,
            "damage": ship.damage,
            "moved": ship.moved,
            "shots": ship.shots,
            "frozen": ship.frozen,
            "repair": ship.repair,
            "work": ship.work,
            "offered": ship.offered,
            "due": ship.due,
            "pearls": ship.pearls,
        }
        if not ship.cell:
            facts[ship.name] = "gone" if view.round else "waiting"
    for fort in view.forts:
        facts[f"fort {fort.name}"] = {
            "seat": fort.seat if fort.seat >= 0 else None,
            "damage": fort.damage,
            "ruined": fort.ruined,
            "shots": fort.shots,
            "frozen": fort.frozen,
            "pearls": fort.pearls,
            "workers": sorted(fort.workers),
        }
    return facts


def seen_by_referee(table: Referee) -> dict:
    """The same facts of the referee."""
    facts: dict = {
        "phase": table.phase,
        "round": table.round,
        "order": table.order,
        "reefs": sorted(map(name_of, table.sea.reefs)),
        "pearls": {name_of(cell): number for cell, number in table.pearls.items() if number},
        "mines": Counter(
            (mine.seat, name_of(mine.cell), "" if mine.shown else mine.order, mine.shown) for mine in table.mines
        ),
        "pending": table.pending(),
    }
    if table.round:
        facts |= {"wind": table.wind, "strength": table.strength, "spinner": table.spinner}
    for one in table.players:
        facts[f"seat {one.seat}"] = {
            "out": one.out,
            "pearls": ends.pearls_of(table, [one.seat]),
            "side": ends.pearls_of(table, ends.side_of(table, one.seat)),
            "clock": one.clock,
            "goal": table.forts[one.goal].name if one.goal is not None else "",
            "reefs": one.reefs,
            "mines": one.mines,
            "wanted": ends.wanted(table, one.seat) if table.scenario.deliver else 0,
        }
    if table.ended:
        return facts | {"ended": table.ended, "winners": ", ".join(str(seat + 1) for seat in table.winners) or "-"}
    facts |= {
        "target": table.target.name if table.target else "",
        "salvo": {unit.name: shots for unit, shots in table.salvo},
        "sailing": table.voyage.ship.name if table.voyage else "",
    }
    if table.phase != "mines":
        facts["mover"] = table.mover
    for ship in table.ships:
        facts[ship.name] = ship_facts(ship) if ship.afloat else "gone" if table.round else "waiting"
    for fort in table.forts:
        facts[f"fort {fort.name}"] = {
            "seat": fort.seat,
            "damage": fort.damage,
            "ruined": fort.ruined,
            "shots": fort.shots,
            "frozen": fort.frozen,
            "pearls": fort.pearls,
            "workers": sorted(ship.name for ship in fort.work),
        }
    return facts


def ship_facts(ship: Ship) -> dict:
    return {
        "seat": ship.seat,
        "cell": where(ship.cell),
        "damage": ship.damage,
        "moved": ship.moved,
        "shots": ship.shots,
        "frozen": ship.frozen,
        "repair": ship.repair.name if ship.repair else "",
        "work": ship.work.name if ship.work else "",
        "offered": ship.offered.name if ship.offered else "",
        "due": ship.due,
        "pearls": ship.pearls,
    }


def differences(rules: dict, referee: dict) -> list[str]:
    """Each fact that is not the same, in words."""
    found = []
    keys = {*rules, *referee} if ("ended" in rules) == ("ended" in referee) else {*rules} & {*referee} | {"ended"}
    for key in sorted(keys):
        one, other = rules.get(key), referee.get(key)
        if isinstance(one, dict) and isinstance(other, dict) and one != other:
            found += [
                f"{key} {part}: rules {one.get(part)}, referee {other.get(part)}"
                for part in {**one, **other}
                if one.get(part) != other.get(part)
            ]
        elif one != other:
            found.append(f"{key}: rules {one}, referee {other}")
    return found


def choose(texts: list[str], player: Chance) -> str:
    """Any kind of action first, then any action of that kind, so that rare ones come up."""
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(verb(text), []).append(text)
    common = sorted(kinds)
    if "end" in kinds and len(kinds) > 1 and player.below(3):
        common.remove("end")
    found = kinds[common[player.below(len(common))]]
    return found[player.below(len(found))]


def verb(text: str) -> str:
    """The kind of an action by its notation."""
    words = text.split()
    if len(words) == 1 or words[0] in ("reef", "lay", "work", "break", "give", "mine", "defend", "share", "stow"):
        return words[0]
    return "sail" if words[1][-1].isdigit() else words[1]


def follow(start: Start, player: Chance, most: int, tally: Tally) -> None:
    """Plays on, until the game is over or long enough; Deviation says what each says and where."""
    state, referee = start.state, start.referee
    last = "the start"
    before = state.position()
    tally.games += 1
    for _ in range(most):
        found = differences(seen_by_rules(state), seen_by_referee(referee))
        if found:
            raise Deviation(f"{start.name}: after {last}\nfrom {before}\nto   {state.position()}\n" + "\n".join(found))
        if state.is_over():
            tally.ends[referee.ended] += 1
            return
        waiting = referee.pending()
        seat = waiting[player.below(len(waiting))]
        state.act_as(seat)
        actions = {}
        for k in range(state.count_actions()):
            action = game.action(state, state.nth_action(k))
            actions[action.text] = action.code
        legal = referee.legal(seat)
        before = state.position()
        if legal != set(actions):
            raise Deviation(
                f"{start.name}: legal actions of seat {seat} in {before}\n"
                f"only the rules: {sorted(set(actions) - legal)}\nonly the referee: {sorted(legal - set(actions))}"
            )
        last = choose(sorted(actions), player)
        tally.decisions += 1
        tally.verbs[verb(last)] += 1
        state.apply(actions[last])
        try:
            referee.play(seat, last, dice_told(state))
        except Deviation as why:
            raise Deviation(f"{start.name}: {last}\nfrom {before}\nto   {state.position()}\n{why}") from None
