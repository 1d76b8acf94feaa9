"""The lesson in the workshop: carried out step by step by its own wants, checked at each, played to its end by bots."""

from itertools import pairwise
from typing import Any

import pytest
from test_coach import too_long

from quarterdeck.bots import balance
from quarterdeck.bots.thinker import run
from quarterdeck.games import find_all
from quarterdeck.games.base import Game
from quarterdeck.games.workshop import Workshop
from quarterdeck.i18n import LANGUAGES
from quarterdeck.learn.guide import Guide, Want, guide_of

GUIDES = [pytest.param(game, guide, id=game.facts.id) for game in find_all() if (guide := guide_of(game))]
NAMED = ("at", "tile", "kind", "for")  # what makes two entries of a list the same thing


def bench(game: Game) -> Workshop:
    assert game.workshop is not None
    return game.workshop


def part(draft: Any, path: str) -> tuple[Any, str]:
    """What holds the last name of a path; tables and lists on the way are made."""
    *way, last = path.split(".")
    for name, after in pairwise([*way, last]):
        if isinstance(draft, list):
            while len(draft) <= int(name):
                draft.append({})
            draft = draft[int(name)]
        else:
            draft = draft.setdefault(name, [] if after.isdecimal() else {})
    return draft, last


def is_met(draft: Any, want: Want) -> bool:
    held, last = part(draft, want.path)
    value = held.get(last)
    if want.filled:
        return any((value or {}).values())
    has = any(contains(one, want.has) for one in value or ())
    return has != want.gone


def contains(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, dict):
        return isinstance(value, dict) and all(contains(value.get(key), one) for key, one in wanted.items())
    return bool(value == wanted)


def carry_out(draft: Any, want: Want) -> None:
    held, last = part(draft, want.path)
    if want.filled:
        held[last] = dict(want.filled)
        return
    entries = held.setdefault(last, [])
    if want.gone:
        held[last] = [one for one in entries if not contains(one, want.has)]
    elif isinstance(want.has, dict):
        key = {name: want.has[name] for name in NAMED if name in want.has}
        same = next((one for one in entries if contains(one, key)), None)
        entries.append(dict(want.has)) if same is None else same.update(want.has)
    else:
        entries.append(want.has)


def test_admirals_workshop_has_a_lesson() -> None:
    assert [game.facts.id for game in find_all() if guide_of(game)] == ["admiral"]


@pytest.mark.parametrize(("game", "guide"), GUIDES)
def test_every_step_changes_the_draft_and_the_check_says_what_the_lesson_says(game: Game, guide: Guide) -> None:
    draft = bench(game).read(guide.kind, guide.begin)
    assert not bench(game).check(guide.kind, draft).fine
    for step in guide.step:
        assert not step.want or not all(is_met(draft, want) for want in step.want), step.say["en"]
        for want in step.want:
            carry_out(draft, want)
        assert all(is_met(draft, want) for want in step.want), step.say["en"]
        checked = bench(game).check(guide.kind, draft)
        wrong = {cell for spot in checked.problems if spot.error for cell in spot.cells}
        assert wrong == ({step.mistake} if step.mistake else set())
        draft = dict(checked.draft)
    assert checked.fine
    assert guide.step[-1].want == ()


@pytest.mark.parametrize(("game", "guide"), GUIDES)
def test_what_comes_of_it_is_played_to_its_end_and_is_fair(game: Game, guide: Guide) -> None:
    draft = bench(game).read(guide.kind, guide.begin)
    for want in (want for step in guide.step for want in step.want):
        carry_out(draft, want)
    text = bench(game).check(guide.kind, draft).text
    spec = balance.trial_spec(game.facts.id, "habits", 2, {}, {guide.kind: text})
    count = balance.Count(spec, 200, 1)
    count.add(run(balance.play(spec, number)) for number in range(200))
    assert [line.key for line in count.balance().notes] == ["balance-fair"]
    assert count.balance().dead == 0


@pytest.mark.parametrize(("game", "guide"), GUIDES)
def test_it_is_told_in_both_languages_and_in_short_sentences(game: Game, guide: Guide) -> None:
    texts = [guide.title, guide.goal, *(words for step in guide.step for words in (step.say, step.done) if words)]
    for lang in LANGUAGES:
        assert [words for words in texts if not words.get(lang)] == []
        assert [long for words in texts for long in too_long(words[lang])] == []
