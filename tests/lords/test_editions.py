"""An owner's edition: his file replaces the components, every mistake is named; it plays, saves and verifies."""

import re

import pytest

import quarterdeck
from editions import replaced
from play import MOST_STEPS, PLAYER
from quarterdeck import i18n
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.games.base import Line
from quarterdeck.games.lords.edition import standard
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules.game import LordsState
from quarterdeck.games.owner_file import MOST_CHARACTERS


def changed(*changes: tuple[str, str]) -> str:
    """The standard edition with some of its text replaced."""
    return replaced(standard(), *changes)


# Another box: shorter, richer, with other boards, effects, mercenaries and values
OTHER = changed(
    ('name = "Quarterdeck reconstruction 1"', 'name = "Another box"'),
    ("copies = 3\nmain_pile = 18\nreserve = 9\nhand = 3", "copies = 4\nmain_pile = 14\nreserve = 22\nhand = 5"),
    ('2 = "coin"', '2 = "repair"'),
    ('9 = "repeat"', '9 = "coin"'),
    ('5 = "repair"', '5 = "repeat"'),
    ("shields = 7\nmines = 14\nmine_penalty = 2", "shields = 3\nmines = 5\nmine_penalty = 3"),
    ("set_of_three = 3", "set_of_three = 4"),
    ("run_less = 1", "run_less = 0"),
    ('a = ["OVR", "MED", "ROV"], b = ["DRV", "OVM", "REO"]', 'a = ["VVV", "MMM", "EEE"], b = ["VVV", "MMM", "EEE"]'),
    ("3 = 3 ", "2 = 1\n3 = 3 "),
    ("[[mercenary]]", '[[mercenary]]\nid = "privateer"\ncost = 2\neffect = "twin_diagonal"\nnumbers = [7, 7, 8]\n'
     'source = "owner"\n\n[[mercenary]]'),
)  # fmt: skip
FILES = {"edition": OTHER}


def new(seed: int = 1, **options: object) -> LordsState:
    return game.new(game.setup(2, options, FILES), Chance(seed))


def test_the_standard_edition_has_no_mistake() -> None:
    assert game.check_file("edition", standard()) == []


def test_an_edition_replaces_piles_hands_and_tokens() -> None:
    assert game.check_file("edition", OTHER) == []
    view = game.view(new(), 0)
    assert (view.players[0].hand_size, view.players[0].main_pile, view.players[0].reserve) == (5, 9, 22)
    assert (view.shield_supply, view.mine_supply) == (3 - 1, 5), "one shield is the first player's"


def test_an_edition_replaces_the_boards() -> None:
    standing = game.view(new(boards="standard"), 0)
    light = [standing.effects[row * 7 : row * 7 + 3] for row in (3, 4, 5)]
    assert light == [("point",) * 3, ("mine",) * 3, ("extra",) * 3]


def test_an_edition_replaces_effects_of_ships_and_values() -> None:
    box = new().box
    usual = game.new(game.setup(2, {}), Chance(1)).box
    assert box.ship_effects[9] == usual.ship_effects[2]
    assert (box.set_of_three, box.run_less, box.mine_penalty, box.turns) == (4, 0, 3, 10)
    assert (usual.set_of_three, usual.run_less, usual.mine_penalty, usual.turns) == (3, 1, 2, 16)


def test_an_edition_replaces_the_market() -> None:
    view = game.view(new(), 0)
    assert [mercenary.cost for mercenary in view.mercenaries] == [2, 3, 3, 3, 4, 5]
    privateer = view.mercenaries[0]
    assert (privateer.id, privateer.effect, privateer.numbers) == ("privateer", "twin_diagonal", (7, 7, 8))


def test_a_number_printed_twice_on_a_mercenary_counts_as_itself() -> None:
    assert new().box.numbers[0] == 1 << 7 | 1 << 8


def test_the_screen_tells_the_turns_of_the_edition() -> None:
    assert "turn 1 of 10" in game.render(new(), 0, "en")
    assert "ход 1 из 10" in game.render(new(), 0, "ru")


def test_the_table_picks_mercenaries_of_the_edition() -> None:
    picked = "privateer,recruit,minesweeper,minelayer,boarder,bulwark"
    assert [m.id for m in game.view(new(mercenaries=picked), 0).mercenaries] == picked.split(",")
    with pytest.raises(BadInput, match="lords-market-name"):
        game.setup(2, {"mercenaries": picked})


@pytest.mark.parametrize("seed", range(12))
def test_another_edition_plays_whole_games_and_every_position_is_sound(seed: int) -> None:
    state, player = new(seed), Chance(seed + PLAYER)
    state.events = []
    for _ in range(MOST_STEPS):
        assert state.audit() == "", state.position()
        if state.is_over():
            break
        assert game.load(state.position(), Chance(0), FILES).checksum() == state.checksum()
        state.apply(state.random_action(player))
    for event in state.events:
        line = game.event(event)
        if line.key == "mine-taken" and line.args["fake"] == "no":
            assert "−3" in i18n.say("en", game, "event-mine-taken", line.args)
    assert game.result(state).ended in game.facts.ends


@pytest.mark.parametrize("content", [OTHER, OTHER.replace("\n", "\r\n"), OTHER.strip(), "\n\n" + OTHER + "\n  \n"])
def test_a_replay_holds_its_edition_and_verifies(content: str) -> None:
    table = quarterdeck.game("lords").new(seed=5, files={"edition": content})
    while not table.over:
        table.play(table.legal_actions()[-1])
    text = quarterdeck.write_replay(table)
    assert quarterdeck.read_replay(text).record.setup.files == {"edition": content}
    assert quarterdeck.verify(text).status == "verified"
    forged = text.replace("| set_of_three = 4", "| set_of_three = 9").replace("| hand = 5", "| hand = 4")
    assert quarterdeck.verify(forged).status == "wrong"


# Mistakes


MERCENARY = '\n[[mercenary]]\nid = "{}"\ncost = 3\neffect = "{}"\nnumbers = [1]\nsource = "owner"\n'

MISTAKES = {
    "size": ("#" * (MOST_CHARACTERS + 1), "error-file-long"),
    "syntax": (changed(("copies = 3", "copies = = 3")), "error-file-syntax"),
    "cut short": (standard()[:-3], "error-file-syntax"),
    "brackets without end": ("a = " + "[" * 30_000, "error-file-deep"),
    "digits without end": ("a = " + "9" * 30_000, "error-file-word"),
    "empty": ("", "error-file-game"),
    "another game": (changed(('game = "lords"', 'game = "fleet"')), "error-file-game"),
    "a field is missing": (changed(("copies = 3\n", "")), "error-file-missing"),
    "a part is missing": ('game = "lords"\nname = "x"\n', "error-file-missing"),
    "an unknown field": (changed(("copies = 3", "copys = 3\ncopies = 3")), "error-file-key"),
    "an unknown part": (standard() + "\n[wind]\nx = 1\n", "error-file-key"),
    "a text for a number": (changed(("copies = 3", 'copies = "three"')), "error-file-type"),
    "a number for a text": (changed(('1 = "shield"', "1 = 8")), "error-file-type"),
    "a text for a list": (changed(('a = ["OVR", "MED", "ROV"]', 'a = "OVRMEDROV"')), "error-file-type"),
    "a date": (changed(("copies = 3", "copies = 2020-01-01")), "error-file-type"),
    "a fraction in the market": (changed(("3 = 3 ", "3 = 1.5 ")), "error-file-type"),
    "too many copies": (changed(("copies = 3", "copies = 99")), "error-edition-figure"),
    "no hand": (changed(("hand = 3", "hand = 0")), "error-edition-figure"),
    "too many shields": (changed(("shields = 7", "shields = 8")), "error-edition-figure"),
    "two fake mines": (changed(("fake_mines = 1", "fake_mines = 2")), "error-edition-figure"),
    "piles that do not add up": (changed(("reserve = 9", "reserve = 8")), "error-edition-piles"),
    "an unknown source": (changed(('source = "reviews"', 'source = "a friend"')), "error-edition-source"),
    "an unknown source of a mercenary": (standard().rpartition("source")[0] + 'source = "x"', "error-edition-source"),
    "a board too small": (changed(('a = ["OVR", "MED", "ROV"]', 'a = ["OVR", "MED"]')), "error-edition-board"),
    "a strip too wide": (
        changed(('strip = { a = ["O", "R", "D"]', 'strip = { a = ["OO", "R", "D"]')),
        "error-edition-board",
    ),
    "an unknown letter": (changed(('"OVR"', '"OVX"')), "error-edition-letter"),
    "an unknown ship effect": (changed(('1 = "shield"', '1 = "sail"')), "error-edition-ship-effect"),
    "a ship without an effect": (changed(('1 = "shield"\n', "")), "error-edition-ship-effect"),
    "a ship 10": (changed(('1 = "shield"', '10 = "coin"\n1 = "shield"')), "error-lords-number"),
    "an id twice": (standard() + MERCENARY.format("recruit", "recruit"), "error-edition-twice"),
    "an id that cannot be typed": (standard() + MERCENARY.format("My Ship", "recruit"), "error-edition-id"),
    "two minelayers": (standard() + MERCENARY.format("layer", "minelayer"), "error-edition-once"),
    "too many mercenaries": (
        standard() + "".join(MERCENARY.format(f"m{n}", "recruit") for n in range(60)),
        "error-edition-many",
    ),
    "an unknown mercenary effect": (standard() + MERCENARY.format("x", "kraken"), "error-edition-mercenary-effect"),
    "a mercenary for nothing": (
        changed(("cost = 3", "cost = 0"), ("3 = 3 ", "3 = 2 ")),
        "error-edition-mercenary-figure",
    ),
    "a mercenary with a 10": (changed(("[1, 5]", "[1, 10]")), "error-edition-mercenary-figure"),
    "words in the market": (changed(("3 = 3 ", '3 = "three" ')), "error-edition-market"),
    "a cost that is no number": (changed(("3 = 3 ", "3 = 3\ncheap = 3 ")), "error-edition-market"),
    "less than none laid out": (changed(("4 = 1\n", "4 = -1\n")), "error-edition-market"),
    "nothing laid out": (
        changed(("3 = 3 ", "3 = 0 "), ("4 = 1\n", "4 = 0\n"), ("\n5 = 1\n", "\n5 = 0\n")),
        "error-edition-slots",
    ),
    "eight laid out": (changed(("3 = 3 ", "3 = 6 ")), "error-edition-slots"),
    "more laid out than there are": (
        changed(
            ("4 = 1\n", "4 = 2\n"),
            ('"twin_h"\ncost = 4', '"twin_h"\ncost = 3'),
            ('"twin_d"\ncost = 4', '"twin_d"\ncost = 3'),
        ),
        "error-edition-tier",
    ),
    "none of a cost": (changed(("4 = 1\n", "300 = 1\n")), "error-edition-tier"),
}


def said(lang: str, mistake: Line) -> str:
    """A mistake in words; no argument may be missing, in whatever branch."""
    bundle = i18n.bundle(lang, game)
    pattern = bundle.get_message(mistake.key).value
    assert pattern is not None
    words = {
        k: i18n.say(lang, game, v[1:]) if isinstance(v, str) and v[:1] == "@" else v for k, v in mistake.args.items()
    }
    text, errors = bundle.format_pattern(pattern, words)
    assert errors == [], (mistake, errors)
    assert text == i18n.line(lang, game, mistake)
    return str(text)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_in_one_clear_line_in_both_languages(mistake: str) -> None:
    content, key = MISTAKES[mistake]
    found = game.check_file("edition", content)
    assert key in [line.key for line in found]
    if not key.startswith(("error-edition-slots", "error-edition-tier")):
        assert len(found) == 1, found
    for line in found:
        for lang in i18n.LANGUAGES:
            text = said(lang, line)
            assert "\n" not in text
            assert len(text) < 300
            assert not re.search(r"[{}@$]", text), text
        assert re.search("[а-яё]", said("ru", line))


@pytest.mark.parametrize("mistake", MISTAKES)
def test_an_edition_with_a_mistake_cannot_be_played(mistake: str) -> None:
    content, _ = MISTAKES[mistake]
    with pytest.raises(BadInput):
        game.setup(2, {}, {"edition": content})


def test_every_kind_of_mistake_has_its_test() -> None:
    keys = {f"error-edition-{name}" for name in re.findall(r"^error-edition-(\S+) =", messages(), re.MULTILINE)}
    assert keys == {key for _, key in MISTAKES.values() if key.startswith("error-edition")}


def messages() -> str:
    return "\n".join(file.read_text("utf-8") for file in i18n.sources(game.package, "en"))


def test_all_mistakes_are_told_at_once() -> None:
    content = changed(("copies = 3", "copies = 99"), ('"OVR"', '"OVX"'), ('1 = "shield"', '1 = "sail"'))
    assert [line.key for line in game.check_file("edition", content)] == [
        "error-edition-figure",
        "error-edition-letter",
        "error-edition-ship-effect",
    ]


def test_a_mistake_quotes_the_place_and_what_was_expected() -> None:
    letter = game.check_file("edition", MISTAKES["an unknown letter"][0])[0]
    assert said("en", letter) == "boards.light.square1.a has unknown letters: X. Possible: V, O, D, R, M, E."
    number = game.check_file("edition", MISTAKES["a text for a number"][0])[0]
    assert said("en", number) == "Line 11: ships.copies should be a whole number."
    assert said("ru", number) == "Строка 11: ships.copies — ожидается целое число."
    syntax = game.check_file("edition", MISTAKES["syntax"][0])[0]
    assert said("ru", syntax) == "Строка 11, знак 10: здесь должно быть значение; текст пишут в кавычках."


def test_a_long_or_broken_text_of_the_owners_stays_one_line() -> None:
    for effect in ("x" * 5_000, "kra\\nken\\u0000"):
        line = game.check_file("edition", standard() + MERCENARY.format("x", effect))[0]
        assert len(said("en", line)) < 300
        assert "\n" not in said("en", line)


def test_only_known_kinds_of_files_are_taken() -> None:
    with pytest.raises(BadInput, match="file-kind"):
        game.setup(2, {}, {"scenario": standard()})


def test_a_reconstructed_edition_says_so_and_an_owners_does_not() -> None:
    own = standard().replace('source = "reconstructed"', 'source = "owner"')
    assert game.view(new(), 0).reconstructed
    assert not game.view(game.new(game.setup(2, {}, {"edition": own}), Chance(1)), 0).reconstructed


def test_the_parts_of_a_box_are_listed_with_their_sources() -> None:
    sources = {part.key: part.source for part in game.provenance({})}
    assert {key for key, source in sources.items() if source == "reconstructed"} == {
        "boards",
        "mercenaries",
        "set-of-four",
    }
    own = standard().replace('source = "reconstructed"', 'source = "owner"', 2)  # four of a kind, and the boards
    theirs = {part.key: part.source for part in game.provenance({"edition": own})}
    assert theirs == sources | {"boards": "owner", "set-of-four": "owner"}


def test_boards_to_be_laid_are_shown_as_the_edition_prints_them() -> None:
    setup = game.setup(2, {"boards": "expert", "first_player": "light"}, {"edition": OTHER})
    state = game.new(setup, Chance(1))
    seen = game.view(state, 1)
    assert seen.printed is not None
    assert seen.printed[0].square1.a == (("point",) * 3, ("mine",) * 3, ("extra",) * 3)
    assert seen.printed[1].strip.a == (("straight",), ("repair",), ("diagonal",))
    for seat, text in ((0, "boards 1a0 sa0 2a0"), (1, "boards 1a0 sa0 2a0"), (0, "keep")):
        assert game.view(state, seat).printed is not None
        state.act_as(seat)
        state.apply(game.parse(state, text))
    assert game.view(state, 0).printed is None
