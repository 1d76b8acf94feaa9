"""An owner's edition: another sheet and other dice are only a TOML file, and every mistake in it is named."""

import pytest

import quarterdeck
from editions import replaced
from fleet.moves import legal, play
from fleet.sheets import Dice, boats, coins, fresh, licence, marked, player, position, sheet, view
from play import MOST_STEPS, PLAYER
from quarterdeck import i18n
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.games.base import Line
from quarterdeck.games.fleet.edition import components, standard
from quarterdeck.games.fleet.facts import game, outcome_names
from quarterdeck.games.owner_file import MOST_CHARACTERS


def changed(*changes: tuple[str, str]) -> str:
    """The standard edition with some of its text replaced."""
    return replaced(standard(), *changes)


# Another sheet: short and long columns, licence after boat, a loaded die, a rich market, early stars, seven rounds
OTHER = changed(
    ('name = "Quarterdeck reconstruction 1"', 'name = "Another sheet"'),
    ("players = 10\nsolo = 8", "players = 7\nsolo = 5"),
    ('"oyster", "coins"]', '"oyster", "oyster", "coins"]'),
    ('["harbor", "harbor", "wharf", "wharf", "market", "market"]', '["harbor", "wharf", "wharf", "market"]'),
    ('boxes = "-LB-?-?-?"\nboats = 3\ncapacity = 4 ', 'boxes = "B-L?L?B--?--?"\nboats = 4\ncapacity = 2 '),
    ("boat_vp = [1, 1, 1]\nthird_licence_vp = 5 ", "boat_vp = [0, 1, 2, 3]\nthird_licence_vp = 7 "),
    ('[column.cod]\nsource = "reconstructed"\nboxes = "-LB-?-?-?"', '[column.cod]\nsource = "owner"\nboxes = "LB-"'),
    ("capacity = [6, 6, 8, 10]", "capacity = [5, 7, 7, 9]"),
    ("second_coins = 2", "second_coins = 5"),
    ("cod = [1, 2, 3]", "cod = [2, 2, 4]"),
    ('boxes = "--L-B"', 'boxes = "LB-"'),
    ('"fish/6", "boats/2", "licences/1", "wharf/2", "full/1"', '"boats/1", "wharf/3", "fish/4"'),
    ('boxes = "-A-A-A"', 'boxes = "A-A"'),
    ('boxes = "AAA"', 'boxes = "A-A-A-A"'),
    ('boxes = "AA"\ncapacity = 3\nboat_vp = 0', 'boxes = "AAAAA"\ncapacity = 5\nboat_vp = 2'),
    ("boxes = 4\nvp = 2", "boxes = 6\nvp = 3"),
    ("hex_vp = [1, 3, 6, 10, 15]", "hex_vp = [2, 4, 6, 8, 20]"),
    ("steps = [[0, 2], [8, 3], [16, 4], [24, 5]]", "steps = [[0, 0], [3, 4], [9, 9]]"),
    ("boxes = 60\nstars = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60]",
     "boxes = 75\nstars = [1, 5, 6, 7, 70]"),
    ("from = [85, 75, 65, 50]", "from = [60, 50, 40, 30]"),
)  # fmt: skip
FILES = {"edition": OTHER}


def test_the_standard_edition_has_no_mistake() -> None:
    assert game.check_file("edition", standard()) == []
    assert game.check_file("edition", OTHER) == []


def test_an_edition_changes_rounds_columns_and_start() -> None:
    state = fresh(2, "cod shrimp 1", FILES)
    assert view(state).rounds == 7
    assert (licence(state, "cod"), boats(state, "cod")) == (1, [0])
    assert (licence(state, "shrimp", 2), boats(state, "shrimp", 2)) == (1, [0])
    assert view(fresh(1, "shrimp", FILES)).rounds == 5
    assert player(state).task == "star", "the cod start's coins have reached the first star"


def test_an_edition_changes_what_boxes_give() -> None:
    own = sheet({"shrimp": 3}, content=OTHER)
    state = position(own, sheet(content=OTHER), pool="shrimp lobster lobster", content=OTHER)
    after = play(state, "take shrimp", "mark shrimp", "licence")
    assert licence(after, "shrimp") == 2
    assert coins(after) == 5
    assert player(after).boats[0].capacity == 2


def test_an_edition_changes_licences_market_and_stars() -> None:
    own = sheet({"cod": 2, "kayak": 1}, fish={"kayak": [3]}, coins=8, content=OTHER)
    state = position(own, sheet(content=OTHER), step="town", pool="market harbor wharf", content=OTHER)
    assert coins(play(state, "take market", "market")) == 12
    assert coins(play(state, "take harbor", "mark kayak")) == 10
    assert view(state).print.stars == (1, 5, 6, 7, 70)


def test_an_edition_changes_points_and_bonuses() -> None:
    own = sheet({"kayak": 2, "bank": 2, "buffet": 1}, hexes=("cod", "shrimp"), content=OTHER)
    state = position(own, sheet(content=OTHER), step="town", pool="market harbor wharf", content=OTHER)
    assert player(state).points.total == 2 * 2 + 2 * 3 + 4
    assert legal(play(state, "take harbor", "mark crab")) == {"bonus boats", "bonus wharf", "bonus fish"}


def test_an_edition_changes_the_dice_and_their_odds() -> None:
    box = components(OTHER)
    names = outcome_names(3 + 8 * box.boat_layout, len(box.boat_die))
    assert names == ["shrimp", "cod", "lobster", "swordfish", "oyster", "oyster2", "coins"]
    dice = Dice([])
    game.new(game.setup(2, {}, FILES), dice)
    assert ("chance-boat", 7) in dice.thrown
    assert outcome_names(4 + 8 * box.town_layout, len(box.town_die)) == ["harbor", "wharf", "wharf2", "market"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_with_another_edition_run_to_their_end(seats: int) -> None:
    for seed in range(40):
        state = game.new(game.setup(seats, {}, FILES), Chance(seed))
        player_chance = Chance(seed + PLAYER)
        for _ in range(MOST_STEPS):
            if state.is_over():
                break
            assert state.audit() == "", state.position()
            state.apply(state.random_action(player_chance))
        assert state.round == (5 if seats == 1 else 7)
        assert state.audit() == ""
        loaded = game.load(state.position(), Chance(0), FILES)
        assert loaded.checksum() == state.checksum()


def test_a_game_with_another_edition_is_kept_and_verified() -> None:
    table = quarterdeck.Table.open(game, game.setup(2, {}, FILES), seed=3)
    chance = Chance(5)
    while not table.over:
        seat = table.pending[0]
        actions = table.legal_actions(seat)
        table.play(actions[chance.below(len(actions))], seat)
    assert quarterdeck.verify(quarterdeck.write_replay(table)).status == "verified"


MISTAKES = {
    "file-syntax": ("players = 10", "players = "),
    "file-game": ('game = "fleet"', 'game = "lords"'),
    "file-type": ("solo = 8", 'solo = "eight"'),
    "edition-missing": ("[column.cod]", "[column.haddock]"),
    "edition-source": ('source = "web"', 'source = "hearsay"'),
    "edition-figure": ("boxes = 60", "boxes = 600"),
    "edition-face": ('"lobster", "swordfish"', '"lobster", "squid"'),
    "edition-start": ('boat = ["shrimp", "cod", "lobster", "swordfish", "oyster", "coins"]', 'boat = ["coins"]'),
    "edition-steps": ("[8, 3], [16, 4]", "[16, 3], [8, 4]"),
    "edition-titles": ("from = [85, 75, 65, 50]", "from = [50, 65, 75, 85]"),
    "edition-box": ('boxes = "-LB-?-?-?"', 'boxes = "-LB-X-?-?"'),
    "edition-column-start": ('boxes = "-LB-?-?-?"', 'boxes = "--LB?-?-?"'),
    "edition-boat-vp": ("boat_vp = [1, 1, 1]", "boat_vp = [1, 1]"),
    "edition-capacity": ("capacity = [6, 6, 8, 10]", "capacity = [6, 8, 10]"),
    "edition-shrinks": ("capacity = [6, 6, 8, 10]", "capacity = [6, 6, 10, 8]"),
    "edition-crab": ('boxes = "--L-B"', 'boxes = "--B-L"'),
    "edition-bonus": ('"fish/6"', '"whales/6"'),
    "edition-stars": ("stars = [4, 8,", "stars = [8, 4,"),
}


@pytest.mark.parametrize("code", MISTAKES)
def test_every_mistake_is_named_in_both_languages(code: str) -> None:
    text = changed(MISTAKES[code])
    found = game.check_file("edition", text)
    assert f"error-{code}" in [line.key for line in found]
    for line in found:
        for lang in i18n.LANGUAGES:
            assert i18n.line(lang, game, line) != line.key
    with pytest.raises(BadInput):
        game.setup(2, {}, {"edition": text})


def test_several_mistakes_are_all_named() -> None:
    text = changed(("boxes = 60", "boxes = 600"), ('"fish/6"', '"whales/6"'), ("from = [85,", "from = [5,"))
    keys = {line.key for line in game.check_file("edition", text)}
    assert keys == {"error-edition-figure", "error-edition-bonus", "error-edition-titles"}


def test_a_broken_file_says_in_which_line() -> None:
    (line,) = game.check_file("edition", changed(("players = 10", "players = ")))
    assert line.args["line"] == 15


def test_an_unknown_table_and_a_file_too_long_are_refused() -> None:
    extra = standard() + '\n[wharf.brewery]\nsource = "owner"\nboxes = 1\nvp = 1\n'
    assert game.check_file("edition", extra)[0].key == "error-edition-unknown"
    too_long: list[Line] = game.check_file("edition", "#" * (MOST_CHARACTERS + 1))
    assert too_long[0].key == "error-file-long"


def test_the_reconstructed_sheet_says_so() -> None:
    assert view(fresh()).reconstructed
    owned = standard().replace('"reconstructed"', '"owner"')
    assert not view(fresh(files={"edition": owned})).reconstructed
    assert marked(fresh(files={"edition": owned}), "pub") == 0


def test_the_parts_of_the_box_are_listed_with_their_sources() -> None:
    sources = {(part.key, part.source): part.args.get("count") for part in game.provenance({})}
    assert sources[("columns", "reconstructed")] == 5
    assert sources[("wharf", "rulebook")] == 6
    assert sources[("wharf", "reconstructed")] == 2
    assert ("dice", "web") in sources
    assert ("columns", "owner") in {(part.key, part.source) for part in game.provenance(FILES)}


# Each boat with a capacity of its own, each ship with a crab bonus

MIXED = changed(
    ("capacity = 4               # derived", "capacity = [2, 4, 6]   # derived"),
    ('boxes = "AA"\ncapacity = 3', 'boxes = "AA"\ncapacity = [1, 3]'),
    ('"fish/6", "boats/2", "licences/1", "wharf/2", "full/1"', '"fish/6", "cod/1", "kayak/1", "research/2", "crab/1"'),
)


def test_boats_of_one_type_may_hold_different_catches() -> None:
    own = sheet({"shrimp": 9, "kayak": 2}, either={"shrimp": "BBL"}, content=MIXED)
    state = position(own, sheet(content=MIXED), pool="cod cod coins", content=MIXED)
    room = [(boat.kind, boat.capacity) for boat in player(state).boats]
    assert room == [("shrimp", 2), ("shrimp", 4), ("shrimp", 6), ("kayak", 1), ("kayak", 3)]
    assert game.check_file("edition", MIXED) == []


@pytest.mark.rule("fleet:F7.1")
def test_a_crab_bonus_may_count_the_boats_of_one_ship() -> None:
    own = sheet({"crab": 2, "kayak": 2, "research": 3}, content=MIXED)
    town = position(own, sheet(content=MIXED), step="town", pool="harbor cod wharf", content=MIXED)
    asked = play(town, "take harbor", "mark crab")
    assert {move for move in legal(asked) if "bonus" in move} == {
        "bonus fish", "bonus cod", "bonus kayak", "bonus research", "bonus crab",
    }  # fmt: skip
    action = game.action(asked, game.parse(asked, "bonus kayak"))
    assert i18n.say("en", game, "action-bonus", action.args) == "1 point for each boat launched: Kayak; now 2"
    assert game.action(asked, game.parse(asked, "bonus research")).args["points"] == 1
    assert game.action(asked, game.parse(asked, "bonus cod")).args["points"] == 0


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("capacity = [2, 4, 6]", "capacity = [2, 4]"), "error-edition-capacity"),
        (("capacity = [1, 3]", "capacity = [1, 3, 5]"), "error-edition-capacity"),
        (("capacity = [1, 3]", "capacity = [1, 0]"), "error-edition-figure"),
        (('"cod/1"', '"club/1"'), "error-edition-bonus"),
    ],
)
def test_capacities_and_bonuses_that_fit_no_boat_are_named(change: tuple[str, str], key: str) -> None:
    found = game.check_file("edition", replaced(MIXED, change))
    assert [line.key for line in found] == [key]
