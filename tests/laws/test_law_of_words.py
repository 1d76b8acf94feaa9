"""Laws of words: whatever a game says can be said in both languages, and both say the same things."""

from importlib import resources
from itertools import islice

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from play import glimpses, legal, onlookers, voyage
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import AmbiguousNotation, BadInput, BadNotation
from quarterdeck.games import find_all
from quarterdeck.games.base import Game, Setup
from quarterdeck.i18n import LANGUAGES, sources
from words import error_faults, faults, unknown

PACKAGES = ["quarterdeck", *(game.package for game in find_all())]


class Recorded(Chance):
    """A chance that remembers which numbers it was asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: set[tuple[int, int]] = set()

    def below(self, n: int) -> int:
        self.asked.add((self.label, n))
        return super().below(n)


class Variables(Visitor):
    """The variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def messages(package: str, lang: str) -> dict[str, set[str]]:
    """Every message and attribute of a package's locale with its variables; nothing unreadable, nothing twice."""
    found: dict[str, set[str]] = {}
    for file in sources(package, lang):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{file.name}: {entry.content}"
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            patterns = {key: entry.value} | {f"{key}.{a.id.name}": a.value for a in entry.attributes}
            for one, pattern in patterns.items():
                assert one not in found, f"{lang}/{file.name}: {one} is there twice"
                found[one] = variables(pattern) if pattern else set()
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    one, other = (messages(package, lang) for lang in LANGUAGES)
    assert one.keys() == other.keys()
    # terms and inflections may differ, but what is said of `$die` in one language is said in the other
    assert {key: names ^ other[key] for key, names in one.items() if names != other[key]} == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_of_a_package_is_one_of_ours(package: str) -> None:
    folder = resources.files(package) / "locale"
    assert sorted(f.name for f in folder.iterdir() if f.is_dir()) == sorted(LANGUAGES)


def test_the_facts_of_a_game_are_named(game: Game) -> None:
    keys = ["game-name", "game-blurb"]
    for option in game.facts.options:
        keys += [f"option-{option.key}", f"option-{option.key}.help"]
        keys += [f"option-{option.key}-{choice}" for choice in option.choices]
        assert unknown(game, option.rules) == []
    keys += [f"seat-{name}" for name in game.facts.seat_names] + [f"end-{end}" for end in game.facts.ends]
    assert [fault for key in keys for fault in faults(game, key) if "no message" in fault] == []


def test_every_rule_has_its_paragraph(game: Game) -> None:
    for rule in game.rules.values():
        for key in (rule.message, f"{rule.message}.title", f"chapter-{rule.chapter}"):
            assert faults(game, key) == []
        assert unknown(game, rule.see) == []


def test_every_part_of_the_box_says_where_it_is_known_from(game: Game) -> None:
    parts = game.provenance({})
    for part in parts:
        assert faults(game, f"component-{part.key}", part.args) == []
        assert faults(game, f"source-{part.source}") == []
        assert unknown(game, part.rules) == []
    if any(part.source == "reconstructed" for part in parts):
        assert faults(game, "game-provenance") == []


def test_notation_goes_there_and_back(game: Game, setup: Setup) -> None:
    for state in glimpses(game, setup, seed=0):
        if state.is_over():
            continue
        texts = set()
        for code in legal(state):
            action = game.action(state, code)
            assert action.code == code
            assert game.parse(state, action.text) == code, action.text
            texts.add(action.text)
            assert faults(game, f"action-{action.kind}", action.args) == []
            assert (warning := game.warning(state, code)) is None or faults(game, warning.key, warning.args) == []
            assert [faults(game, one.line.key, one.line.args) for one in game.threats(state, code)] in ([], [[]])
        assert len(texts) == state.count_actions()


def test_every_standing_order_has_its_sentence(game: Game, setup: Setup) -> None:
    for state in islice(voyage(game, setup, seed=6), 0, None, 4):
        for seat in range(state.seats):
            orders = game.orders(state, seat)
            assert len({order.text for order in orders}) == len(orders)
            for order in orders:
                assert faults(game, f"order-{order.kind}", order.args) == []


@pytest.mark.parametrize("text", ["", " ", "?", "abracadabra", "1 2 3 4 5 6 7", "☠", "x" * 5000])
def test_a_text_that_is_no_action_is_refused_in_words(game: Game, text: str) -> None:
    state = next(voyage(game, game.setup(None, {}), seed=0))
    with pytest.raises((BadNotation, AmbiguousNotation)) as refused:
        game.parse(state, text)
    assert error_faults(game, refused.value) == []


@pytest.mark.parametrize("text", ["", "9 9 9"])
def test_a_text_that_is_no_position_is_refused_in_words(game: Game, text: str) -> None:
    with pytest.raises(BadInput) as refused:
        game.load(text, Chance(0), {})
    assert error_faults(game, refused.value) == []


def test_everything_that_happens_has_its_sentence(game: Game, setup: Setup, seeds: range) -> None:
    said = set()
    for seed in seeds:
        told = game.new(setup, Chance(seed)).events or []
        *_, state = voyage(game, setup, seed)
        for event in told + (state.events or []):
            line = game.event_at(state, event)
            if (line.key, *line.args.items()) in said:
                continue
            said.add((line.key, *line.args.items()))
            assert faults(game, f"event-{line.key}", line.args) == []
            assert unknown(game, line.rules) == []


def test_everybody_is_told_what_to_do_or_whom_to_wait_for(game: Game, setup: Setup) -> None:
    for state in glimpses(game, setup, seed=1):
        for seat in onlookers(state):
            prompt = game.prompt(state, seat)
            assert faults(game, prompt.key, prompt.args) == []
            assert unknown(game, prompt.rules) == []


def test_the_points_so_far_have_their_sentences(game: Game, setup: Setup) -> None:
    for state in islice(voyage(game, setup, seed=2), 0, None, 3):
        for item in [item for items in game.standing(state) for item in items]:
            assert faults(game, f"score-{item.head}", item.args) == []
            assert unknown(game, item.rules) == []


def test_positions_render_in_both_languages(game: Game, setup: Setup) -> None:
    from rich.text import Text

    for state in islice(voyage(game, setup, seed=3), 0, None, 5):
        for seat in onlookers(state):
            for lang in LANGUAGES:
                assert Text.from_markup(game.render(state, seat, lang)).plain.strip()


def test_every_random_number_has_its_name_and_its_notation(game: Game, setup: Setup) -> None:
    chance = Recorded(4)
    state = game.new(setup, chance)
    assert state.events is not None, "the set-up's own draws would go without their names"
    player = Chance(5)
    while not state.is_over():
        state.apply(state.random_action(player))
    for label, n in chance.asked:
        assert faults(game, game.chance_label(label)) == []
        texts = [game.chance_outcome(label, n, outcome) for outcome in range(n)]
        assert [game.parse_outcome(label, n, text) for text in texts] == list(range(n))
        with pytest.raises(BadNotation) as refused:
            game.parse_outcome(label, n, "no such outcome")
        assert error_faults(game, refused.value) == []
