"""Laws of pointing: every action can be chosen by its targets, and every click that is not possible is told why."""

from collections import Counter

from play import clicks, glimpses, legal
from quarterdeck import i18n
from quarterdeck.engine.state import State
from quarterdeck.errors import BadNotation
from quarterdeck.games import targets
from quarterdeck.games.base import Game, Line, Setup

NO_USE = "reason-table-no-use"


def lit(game: Game, state: State) -> set[str]:
    """Everything that may be chosen."""
    return {target for action in legal(state) for target in targets.of(game.pointing, game.action(state, action))}


def test_no_two_actions_point_at_the_same(game: Game, setup: Setup) -> None:
    """Else neither could ever be chosen by pointing; actions that point at nothing are buttons."""
    for state in glimpses(game, setup, seed=10):
        if state.is_over():
            continue
        pointing = [targets.of(game.pointing, game.action(state, action)) for action in legal(state)]
        many = Counter(frozenset(one) for one in pointing if one)
        assert not [set(one) for one, count in many.items() if count > 1], state.position()


def test_a_click_that_is_not_possible_is_told_why(game: Game, setup: Setup) -> None:
    """In words of both languages, with rules that exist."""
    for step, state in enumerate(glimpses(game, setup, seed=11)):
        if state.is_over() or step % 3:
            continue
        possible = lit(game, state)
        places = {targets.name(target) for target in possible}
        before = state.position()
        for target, picked in clicks(game, setup, state, step):
            if target in possible or targets.name(target) in places:
                continue
            try:
                line = game.explain_click(state, target, picked)
            except BadNotation:  # what another game of the same setup has and this one has not
                continue
            assert line is not None, (target, picked, before)
            check_line(game, line)
            if targets.part(target) not in game.pointing.ways and type(game).meant is not Game.meant:
                assert line.key != NO_USE, (target, picked, before)
        assert state.position() == before


def check_line(game: Game, line: Line) -> None:
    for lang in i18n.LANGUAGES:
        assert i18n.has(lang, game, line.key), (lang, line.key)
        words = i18n.line(lang, game, line)
        assert "{" not in words, (line, words)
        assert "$" not in words, (line, words)
    assert set(line.rules) <= set(game.rules), line


def test_a_plan_is_made_of_legal_actions(game: Game, setup: Setup) -> None:
    """Each of them is, one after the other, as long as nothing comes to light or has to be decided on the way."""
    for step, state in enumerate(glimpses(game, setup, seed=12)):
        if state.is_over():
            continue
        plans = game.plans(state)
        assert len({plan.target for plan in plans}) == len(plans)
        for plan in plans[step % 3 :: 3]:
            check_plan(game, state.clone(), state.actor, plan.texts)


def check_plan(game: Game, state: State, seat: int, texts: tuple[str, ...]) -> None:
    assert texts
    for number, text in enumerate(texts):
        if number and (state.is_over() or not state.is_pending(seat)):
            return  # somebody else decides first
        state.act_as(seat)
        action = game.parse(state, text)
        barrier = state.barrier
        if number and state.why_not(action) != 0:
            refusal = game.refusal(state, action)
            assert refusal is not None
            assert refusal.key == "reason-wrong-phase", (text, texts, "only what has to be decided on the way stops it")
            return
        assert state.why_not(action) == 0, (text, texts, state.position())
        state.apply(action)
        if state.barrier != barrier:
            return
