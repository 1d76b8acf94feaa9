"""A law over real sockets: for each seat and a watcher nothing hidden arrives in views, events, legal lists or errors.

A whole game is played while everything that arrives is kept. Afterwards, with the secret revealed, the true positions
are known; each is resampled to what the receiver could know, and what arrived must follow from any such sample.
"""

import random
from itertools import count
from typing import Any

import msgspec
import pytest
from server_clients import Person, Socket
from test_server_play import GAMES

from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.errors import QuarterdeckError
from quarterdeck.games import find, targets
from quarterdeck.games.base import TRUTH, Action, Game, Pointing
from quarterdeck.server import telling
from quarterdeck.server.messages import Problem
from quarterdeck.server.versions import Versions
from quarterdeck.table.entries import Order, Play
from quarterdeck.table.history import Step
from quarterdeck.table.replay import open_table
from quarterdeck.table.replay_parse import parse
from quarterdeck.table.table import Table

SAMPLES = 3  # of what a receiver could know, at each of his states
ALTERNATIVES = 8  # other actions compared with the one whose notation was told
MOST_CHECKED = 60  # things of a kind that one receiver was told, evenly from the whole game: the longest have 1,000
MOST_MOVES = 200  # then somebody gives up: random games of Age of Sail may last for thousands
ORDERS = 0.2  # how often a standing order is given that can be
PROBES = 2  # wrong actions sent before each move, to hear what the refusals say


def plain(value: object) -> Any:
    """A struct as it looks on the other side of the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Spy(Socket):
    """A player who also tries wrong actions and keeps what he was told."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(person, table, 0)
        self.told: list[tuple[int, str, Any]] = []  # version, what was tried, the answer
        self.clicked: list[tuple[int, str, list[str], Any]] = []  # version, target, picked before, the answer

    def probe(self, texts: list[str], chance: random.Random) -> None:
        seat = self.state["seat"]
        for text in chance.sample(texts, min(PROBES, len(texts))):
            answer = self.ask("why", seat=seat, text=text)
            self.told.append((self.version, text, answer["problem"]))

    def click(self, targets: list[str], chance: random.Random) -> None:
        """Clicks on things that may be possible or not, after others were picked."""
        for target in chance.sample(targets, min(PROBES, len(targets))):
            picked = chance.sample(targets, min(1, len(targets)))
            answer = self.ask("click", seat=self.state["seat"], target=target, picked=picked)
            self.clicked.append((self.version, target, picked, answer["problem"]))

    def give_order(self, chance: random.Random) -> None:
        """Gives a standing order, now and then, where there is one to give."""
        wanted = [order for order in self.state["orders"] if not order["given"]]
        if not wanted or chance.random() > ORDERS:
            return
        order, version = chance.choice(wanted), self.version
        seat = self.state["seat"]
        assert self.ask("order", at=version, seat=seat, what=order["what"], value=order["value"])["type"] == "ack"
        self.until(version + 1)

    def targets(self) -> list[str]:
        """What the legal actions point at, by the templates of the first message."""
        pointing = msgspec.convert(self.hello["pointing"], Pointing)
        actions = [Action(a["text"], a["kind"], a["args"]) for a in self.state["actions"]]
        return [target for action in actions for target in targets.of(pointing, action)]


def configurations() -> list[tuple[str, dict[str, bool]]]:
    """Every game for two as it comes, and with every switch the other way."""
    found: list[tuple[str, dict[str, bool]]] = []
    for facts in (find(game).facts for game in GAMES):
        switches = {o.key: not o.default for o in facts.options if isinstance(o.default, bool)}
        found += [(facts.id, {}), (facts.id, switches)] if 2 in facts.seats else []
    return found


@pytest.mark.parametrize(("game", "options"), configurations())
def test_nothing_hidden_arrives(game: str, options: dict[str, bool], anna: Person, boris: Person) -> None:
    chance = random.Random(7)
    table = anna.table(game, "here", "link", watchable=True, options=options)
    boris.claim(table, 1)
    spies = [Spy(anna, table["id"]), Spy(boris, table["id"]), Spy(Person(anna.server), table["id"])]
    for spy in spies[:2]:
        spy.ask("nonce", seat=spy.hello["seats"][0], nonce=f"{chance.getrandbits(128):032x}")
    tried, pointed = ["nonsense"], list[str]()
    for spy in spies:
        spy.until(0)
    for move in count(1):
        if spies[0].state["result"]:
            break
        for spy in spies[:2]:
            spy.give_order(chance)
        following = [spy.version + 1 for spy in spies]  # each counts without the others' orders
        if move > MOST_MOVES:
            assert spies[0].ask("resign", seat=spies[0].state["seat"], at=spies[0].version)["type"] == "ack"
            catch_up(spies, following)
            continue
        for spy in spies[:2]:
            spy.probe(tried, chance)
            spy.click(pointed, chance)
        mover = chance.choice([spy for spy in spies if spy.state["actions"]])
        tried += [action["text"] for action in mover.state["actions"]]
        pointed += mover.targets()
        mover.play_any(chance)
        catch_up(spies, following)

    final = open_table(parse(anna.http.get(f"/api/tables/{table['id']}/replay").text))
    past = telling.Past(final)
    for seat, spy in zip((0, 1, -1), spies, strict=True):
        own = versions_of(final, seat)
        assert [state["seat"] for state in spy.states] == [seat] * len(spy.states)
        for state in spread(spy.states):
            check_state(past.at(own.first(state["version"])), seat, state)
        for entry in spread(spy.entries):
            check_entry(past, seat, own.first(entry["version"]), entry)
        for at, text, problem in spread(spy.told):
            check_refusal(past.at(own.first(at)), seat, text, problem)
        for at, target, picked, problem in spread(spy.clicked):
            check_click(past.at(own.first(at)), seat, target, picked, problem)
        check_frames(final, seat, spy)


def catch_up(spies: list[Spy], following: list[int]) -> None:
    """Everybody has heard of the next entry, and of no other."""
    for spy, version in zip(spies, following, strict=True):
        assert spy.until(version)["version"] == version


def versions_of(final: Table, seat: int) -> Versions:
    """How a seat counts the entries of a log."""
    orders = [(version, entry.seat) for version, entry in enumerate(final.log, 1) if isinstance(entry, Order)]
    return Versions(orders, seat)


def spread(told: list[Any]) -> list[Any]:
    """All of them, or so many from first to last."""
    return told[:: 1 + len(told) // MOST_CHECKED]


def samples(table: Table, seat: int) -> list[State]:
    """Positions that the seat cannot tell from the true one."""
    found = []
    for seed in range(SAMPLES):
        state = table.state.clone()
        state.determinize(seat, Chance(seed + 1))
        found.append(state)
    return found


def check_state(table: Table, seat: int, told: Any) -> None:
    """A state follows from what the seat can know."""
    game = table.game
    for state in samples(table, seat):
        assert told["view"] == plain(game.view(state, seat))
        prompt = game.prompt(state, seat)
        assert told["prompt"] == plain(msgspec.structs.replace(prompt, args=table.named(prompt.args)))
        assert told["standing"] == plain(game.standing(state))
        assert told["pending"] == [s for s in range(len(table.seats)) if state.is_pending(s)]
        assert [action["text"] for action in told["actions"]] == legal(game, state, seat)
        assert told["plans"] == plain(plans(game, state, seat))
        assert not any("code" in action for action in told["actions"])
    assert (told["chance"] is None) == (told["result"] is None)


def legal(game: Game, state: State, seat: int) -> list[str]:
    if seat < 0 or not state.is_pending(seat):
        return []
    state.act_as(seat)
    return [game.action(state, state.nth_action(k)).text for k in range(state.count_actions())]


def check_entry(past: telling.Past, seat: int, version: int, entry: Any) -> None:
    """An entry tells the events that the seat may see and no other, and its notation only if that adds nothing."""
    final = past.table
    if version == 0:
        events = final.history.start_events
    else:
        step = final.history.steps[version - 1]
        events = step.events
        if entry["texts"] is not None and isinstance(step.entry, Play) and step.entry.seat != seat:
            assert not looks_like_another(past.at(version - 1), step, seat), entry
    visible = [final.game.event_at(final.state, event) for event in events if event.visible_to(seat)]
    assert entry["events"] == [plain(telling.named(final, line)) for line in visible]


def looks_like_another(before: Table, step: Step, seat: int) -> bool:
    """Whether some other action with the same dice would have looked the same to the seat, and was not the same."""
    assert isinstance(step.entry, Play)
    (done,) = step.codes
    seen, truth = outcome(before, step, done, seat), outcome(before, step, done, TRUTH)
    state = before.state.clone()
    state.act_as(step.entry.seat)
    others = [code for code in (state.nth_action(k) for k in range(state.count_actions())) if code != done]
    return any(
        outcome(before, step, code, seat) == seen and outcome(before, step, code, TRUTH) != truth
        for code in random.Random(8).sample(others, min(8, len(others)))
    )


def outcome(before: Table, step: Step, code: int, seat: int) -> Any:
    """What a seat sees of an action: its events, and the position after it."""
    assert isinstance(step.entry, Play)
    attempt = before.history.attempt(step.counter, ())
    attempt.play(step.entry.seat, [code])
    events = [plain(before.game.event_at(before.state, event)) for event in attempt.events if event.visible_to(seat)]
    return events, plain(before.game.view(attempt.state, seat))


def check_refusal(table: Table, seat: int, text: str, told: Any) -> None:
    """What "why not?" says follows from what the seat can know."""
    for state in samples(table, seat):
        assert told == answer_from(table.game, table, state, seat, text)


def plans(game: Game, state: State, seat: int) -> object:
    return game.plans(state) if seat >= 0 and state.is_pending(seat) else ()


def check_click(table: Table, seat: int, target: str, picked: list[str], told: Any) -> None:
    """What a click is answered follows from what the seat can know."""
    for state in samples(table, seat):
        sample = table.copy()
        sample.history.state = state
        line = sample.explain_click(seat, target, picked)
        assert told == (None if line is None else plain(Problem.refusal(table.game.facts.id, line)))


def answer_from(game: Game, table: Table, state: State, seat: int, text: str) -> Any:
    """The answer in a sampled position, by a table of its own that begins there."""
    sample = table.copy()
    sample.history.state = state
    try:
        line = sample.why_not(text, seat)
    except QuarterdeckError as error:
        return plain(Problem.of(error))
    return None if line is None else plain(Problem.refusal(game.facts.id, line))


def check_frames(final: Table, seat: int, spy: Spy) -> None:
    """Neither the secret nor the engine's numbers are in any frame before the end; nonces are told as it begins."""
    over = next(k for k, raw in enumerate(spy.raw) if '"chance":{' in raw)
    secret = final.record.secret
    for raw in spy.raw[:over]:
        assert secret not in raw
