"""Laws of hidden information: what a seat gets never depends on what it cannot know."""

from collections.abc import Callable
from itertools import islice

import msgspec

from play import clicks, glimpses, legal, onlookers, voyage, waiting
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.errors import BadNotation
from quarterdeck.games.base import TRUTH, Game, Setup
from quarterdeck.table.foresight import foresee


def shown(game: Game, state: State, seat: int) -> dict[str, object]:
    """Everything that a seat gets of a state."""
    everything: dict[str, object] = {
        "view": msgspec.json.encode(game.view(state, seat)),
        "prompt": game.prompt(state, seat),
        "pending": state.pending(),
        "standing": game.standing(state),
        "render": game.render(state, seat, "en"),
    }
    if seat >= 0:
        everything["orders"] = game.orders(state, seat)
    if seat >= 0 and state.is_pending(seat):
        asked = state.clone()
        asked.act_as(seat)
        everything["actions"] = [game.action(asked, action) for action in legal(asked)]
        everything["refusals"] = [game.refusal(asked, action) for action in game.universe(asked)]
        everything["warnings"] = [game.warning(asked, action) for action in legal(asked)]
        everything["threats"] = [game.threats(asked, action) for action in legal(asked)]
        everything["plans"] = game.plans(asked)
        everything["together"] = together(game, asked)
        everything["foreseen"] = [foresee(game, asked, seat, [text], 0) for text in texts(game, asked)]
    return everything


def texts(game: Game, state: State) -> list[str]:
    """A few of the actor's actions."""
    return [game.action(state, action).text for action in legal(state)[:3]]


def together(game: Game, state: State) -> object:
    """How two of the actor's actions that throw dice are written as one."""
    thrown = [action for action in legal(state) if game.odds(state, action)][:2]
    return game.together(state, [game.action(state, action).text for action in thrown]) if thrown else ()


def answered(game: Game, setup: Setup, state: State, step: int) -> list[object]:
    """What the actor is told about clicks, and about what is blocked for what he picks."""
    asked = clicks(game, setup, state, step)
    told = [answer(game.explain_click, state, target, picked) for target, picked in asked]
    return told + [answer(game.blocked, state, frozenset({target})) for target, _ in asked]


def answer(question: Callable[..., object], *about: object) -> object:
    """The answer, or that it names nothing of this game: another one of the same setup may have other mercenaries."""
    try:
        return question(*about)
    except BadNotation as error:
        return error.code, error.params


def told(game: Game, state: State, seat: int) -> list[object]:
    """The sentences of what happened that a seat may hear."""
    return [game.event_at(state, event) for event in state.events or [] if event.visible_to(seat)]


def test_a_resampled_position_shows_a_seat_exactly_the_same(game: Game, setup: Setup) -> None:
    for step, state in enumerate(glimpses(game, setup, seed=0)):
        for seat in onlookers(state):
            other = state.clone()
            other.determinize(seat, Chance(step))
            assert other.audit() == "", (state.position(), seat)
            assert shown(game, other, seat) == shown(game, state, seat), (state.position(), seat)


def test_a_click_is_answered_from_what_the_seat_can_know(game: Game, setup: Setup) -> None:
    for step, state in enumerate(glimpses(game, setup, seed=0)):
        if state.is_over() or step % 3:
            continue
        other = state.clone()
        other.determinize(state.actor, Chance(step))
        other.act_as(state.actor)
        assert answered(game, setup, other, step) == answered(game, setup, state, step), state.position()


def test_resampling_gives_positions_of_the_game(game: Game, setup: Setup) -> None:
    for step, state in enumerate(islice(voyage(game, setup, seed=1), 0, None, 5)):
        for seat in onlookers(state):
            other = state.clone()
            other.determinize(seat, Chance(step + 500_000))  # no seed of a voyage, which may have drawn nothing yet
            assert other.chance.state != state.chance.state, "the sample must not know the table's chance"
            loaded = game.load(other.position(), Chance(0), setup.files)
            assert loaded.checksum() == other.checksum()


def test_the_same_happening_in_a_resampled_position_is_told_the_same(game: Game, setup: Setup) -> None:
    """Same action, same dice, and to this seat the same view afterwards: then it heard the same, too."""
    for step, state in enumerate(glimpses(game, setup, seed=2)):
        if state.is_over():
            continue
        action = state.random_action(Chance(step))
        for seat in onlookers(state):
            truth, sample = state.clone(), state.clone()
            sample.determinize(seat, Chance(step))
            sample.chance = state.chance.clone()
            for one in (truth, sample):
                one.act_as(state.actor)
                one.events = []
            if sample.why_not(action) != 0:
                continue
            truth.apply(action)
            sample.apply(action)
            if msgspec.json.encode(game.view(truth, seat)) == msgspec.json.encode(game.view(sample, seat)):
                assert told(game, truth, seat) == told(game, sample, seat), (state.position(), seat)
            else:
                assert truth.barrier > state.barrier, "something hidden came to light, and undo would not stop there"


def test_a_secret_choice_is_told_to_nobody_who_cannot_see_it(game: Game, setup: Setup) -> None:
    """While several seats decide at once, choices that leave a seat's view the same sound the same to it."""
    for state in glimpses(game, setup, seed=3):
        if len(waiting(state)) < 2:
            continue
        choices = legal(state)[:: max(1, state.count_actions() // 5)]  # about five, spread over the list
        for seat in set(onlookers(state)) - {state.actor}:
            heard: dict[bytes, list[object]] = {}
            for action in choices:
                after = state.clone()
                after.act_as(state.actor)
                after.events = []
                after.apply(action)
                lines = told(game, after, seat)
                assert heard.setdefault(msgspec.json.encode(game.view(after, seat)), lines) == lines


def test_a_standing_order_decides_nothing_by_itself_and_stays_secret(game: Game, setup: Setup) -> None:
    for state in islice(voyage(game, setup, seed=5), 0, None, 16):
        for seat in range(state.seats):
            for order in game.orders(state, seat):
                assert state.why_not_order(seat, order.what, order.value) == 0
                after = state.clone()
                after.events = []
                after.give_order(seat, order.what, order.value)
                assert after.audit() == ""
                assert (after.pending(), after.barrier) == (state.pending(), state.barrier)
                assert after.chance.state == state.chance.state
                assert (after.position() == state.position()) == order.given
                assert [one for one in game.orders(after, seat) if one.given and one.what == order.what] == [
                    msgspec.structs.replace(order, given=True)
                ]
                for other in set(onlookers(state)) - {seat}:
                    assert shown(game, after, other) == shown(game, state, other)
                    assert told(game, after, other) == []


def test_a_game_without_secrets_has_nothing_to_resample(game: Game, setup: Setup) -> None:
    if game.facts.hidden:
        return
    for state in voyage(game, setup, seed=4):
        sample = state.clone()
        sample.determinize(0, Chance(9))
        assert sample.checksum() == state.checksum()


def test_a_view_made_beside_another_seats_is_the_seats_own(game: Game, setup: Setup) -> None:
    for state in glimpses(game, setup, seed=5):
        seats = (*onlookers(state), TRUTH)
        views = {seat: game.view(state, seat) for seat in seats}
        for seat in seats:
            for other in seats:
                assert game.view_beside(state, seat, views[other]) == views[seat], (seat, other)
