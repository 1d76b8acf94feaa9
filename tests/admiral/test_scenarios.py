"""Scenario and edition files: every mistake is said with its line, and what is right can be played."""

import pytest

from quarterdeck import i18n
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.scenario_file import official, standard_edition
from words import faults

from .battle import scenario, set_up

GOOD = official("powder-keys")


def mistakes(content: str, kind: str = "scenario") -> list[tuple[str, int]]:
    """The keys and lines of a file's mistakes; each can be said in both languages."""
    found = game.check_file(kind, content)
    for line in found:
        assert faults(game, line.key, line.args) == []
        for lang in i18n.LANGUAGES:
            assert "\n" not in i18n.line(lang, game, line)
    return [
        (line.key.removeprefix("error-scenario-").removeprefix("error-file-"), int(line.args.get("line", 0)))
        for line in found
    ]


def line_of(content: str, text: str) -> int:
    return next(number for number, line in enumerate(content.splitlines(), 1) if text in line)


def changed(old: str, new: str, content: str = GOOD) -> tuple[str, int]:
    """A file with one text changed, and the line of the change."""
    assert old in content, old
    after = content.replace(old, new, 1)
    return after, line_of(after, new.splitlines()[0])


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("vane = [1, 4, 1]", "vane = [0, 0, 0]", "vane"),
        ("fort_clock = 2", "fort_clock = -1", "figure"),
        ("quiet_rounds = 8", 'strength = "windy"', "choice"),
        ("quiet_rounds = 8", 'actions = ["fire", "swim"]', "choice"),
        ('rows = [".oo.", "o#.o", ".oo."]', 'rows = [".oo", "o#.o", ".oo."]', "tile-rows"),
        ('rows = [".oo.", "o#.o", ".oo."]', 'rows = [".oo.", "o?.o", ".oo."]', "tile-letter"),
        ('closed = ["1,0 NE"]', 'closed = ["9,0 NE"]', "tile-closed"),
        ("players = [2]", "players = [5]", "players"),
        ("width = 15", "width = 99", "figure"),
        ('{ tile = "key", at = "E2" }', '{ tile = "kay", at = "E2" }', "tile-unknown"),
        ('at = "H8", turn = 180', 'at = "H8", turn = 45', "turn"),
        ('at = "H8", turn = 180', 'at = "N10", turn = 180', "tile-off"),
        ('{ tile = "block", at = "C7" }', '{ tile = "block", at = "F3" }', "tile-over"),
        ('reefs = ["I3", "G9"]', 'reefs = ["I3", "Z9"]', "cell"),
        ('reefs = ["I3", "G9"]', 'reefs = ["B2", "G9"]', "reef"),
        ('treasure = ["F6", "J6", "G8", "I4"]', 'treasure = ["F3", "J6", "G8", "I4"]', "treasure-cell"),
        ("deliver = 3", "deliver = 7", "deliver"),
        ('squadron = ["galleon", "frigate", "brig"]', 'squadron = ["galleon", "raft"]', "choice"),
        ("mines_each = 2", "mines_each = 9", "figure"),
        ('at = "O11"', 'at = "A1"', "fort-twice"),
        ("damage = 2", "damage = 5", "ruin-treasure"),
        ("owner = 2", "owner = 3", "figure"),
    ],
)
def test_each_mistake_is_named_with_its_line(old: str, new: str, key: str) -> None:
    content, line = changed(old, new)
    found = mistakes(content)
    assert key in [name for name, _ in found], found
    where = dict(found)[key]
    assert abs(where - line) <= (3 if key in ("ruin-treasure", "fort-twice") else 0), (where, line)


def test_what_is_no_toml_unknown_or_of_the_wrong_kind_is_named_with_its_line() -> None:
    assert mistakes("game = ") == [("syntax", 1)]
    assert mistakes('x = 1\ngame = "lords"') == [("game", 0)]
    content, line = changed("deliver = 3", "delivers = 3")
    assert mistakes(content)[0] == ("key", line)
    content, line = changed("reefs_each = 3", "reefs_each = true", official("pearls"))
    assert mistakes(content)[0][0] == "type"
    assert mistakes("#" * 100_000) == [("long", 0)]


def test_every_mistake_is_said_not_only_the_first() -> None:
    content = (
        GOOD.replace("deliver = 3", "deliver = 9").replace('at = "O11"', 'at = "A1"').replace("owner = 2", "owner = 7")
    )
    assert len(mistakes(content)) >= 3


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('goal = "L14"', 'goal = "L13"', "goal"),
        ('goal = "L14"\n', "\n", "no-goal"),
        ('squadron = ["brig"]', "squadron = []", "no-ships"),
        ("players = [1, 2, 3, 4]", "players = [1, 2, 3, 4, 6]", "few-forts"),
    ],
)
def test_mistakes_of_races(old: str, new: str, key: str) -> None:
    content = official("mini-1").replace(old, new, 1)
    assert key in [name for name, _ in mistakes(content)]


def test_mistakes_of_fleets_teams_and_gaps() -> None:
    pearls = official("pearls")
    assert "team" in [name for name, _ in mistakes(pearls.replace("[[1, 4], [2, 3]]", "[[1, 4], [2, 2]]"))]
    assert "gap" in [name for name, _ in mistakes(pearls.replace('gap = "L7"', 'gap = "B7"', 1))]
    crowd = pearls.replace(
        'squadron = ["line", "galleon", "frigate", "brig"]', 'squadron = ["brig", "brig", "brig", "brig"]', 1
    )
    assert "many-ships" in [name for name, _ in mistakes(crowd)]
    full = GOOD.replace(
        'squadron = ["galleon", "frigate", "brig"]',
        'squadron = ["line", "line", "galleon", "galleon", "frigate", "frigate", "brig"]',
    )
    assert "no-room" in [name for name, _ in mistakes(full)]
    assert "players-twice" in [name for name, _ in mistakes(pearls.replace("players = [3]", "players = [2]"))]


def test_what_cannot_be_reached_is_refused() -> None:
    walled = scenario(
        2,
        12,
        10,
        ("A1 1", "L10 2"),
        ("brig B2", "brig K9"),
        ("wall C1",),
        (),
        (),
        '[tile.wall]\nrows = ["#", "#", "#", "#", "#", "#", "#", "#", "#", "#"]',
        "",
        "",
        "",
        "",
    )
    assert "cut-off" in [name for name, _ in mistakes(walled)]


def test_nobody_can_win_is_a_mistake() -> None:
    content = GOOD.replace("last_afloat = true\nmost_treasure = true\nrounds = 12", "last_afloat = false").replace(
        "deliver = 3", "deliver = 0"
    )
    assert "no-victory" in [name for name, _ in mistakes(content)]


def test_a_table_is_not_opened_with_a_bad_file() -> None:
    with pytest.raises(BadInput) as refused:
        game.setup(2, {}, {"scenario": GOOD.replace("deliver = 3", "deliver = 9")})
    assert refused.value.code == "scenario-deliver"


def test_a_file_of_ones_own_is_played_and_its_positions_load() -> None:
    setup = game.setup(2, {}, {"scenario": GOOD})
    s = game.new(setup, Chance(3))
    set_up(s)
    assert s.position_text().split()[2].startswith("setup=file:2")
    loaded = game.load(s.position(), Chance(0), {"scenario": GOOD})
    assert loaded.checksum() == s.checksum()
    with pytest.raises(BadInput):
        game.load(s.position(), Chance(0), {})


def test_a_board_of_any_size_can_be_played() -> None:
    for width, height in ((3, 3), (40, 9), (60, 60)):
        corner = f"{'' if width <= 26 else chr(64 + (width - 1) // 26)}{chr(65 + (width - 1) % 26)}{height}"
        content = scenario(
            2,
            width,
            height,
            ("A1 1", f"{corner} 2"),
            ("brig A2", f"brig {corner[: -len(str(height))]}{height - 1}"),
            (),
            (),
            (),
            "",
            "",
            "",
            "",
            "",
        )
        assert mistakes(content) == []
        s = game.new(game.setup(2, {"quiet": "5"}, {"scenario": content}), Chance(1))
        chance = Chance(2)
        for _ in range(200):
            if s.is_over():
                break
            assert s.audit() == ""
            assert game.render(s, 0, "en")
            s.apply(s.random_action(chance))


def test_holding_forts_and_a_limit_of_rounds_are_ways_to_win() -> None:
    content = scenario(
        2, 12, 10, ("A1 1", "L10 2", "L1 1"), ("brig C3", "brig J8"), (), (), (), "", "", "", "hold_forts = 2", ""
    )
    s = game.new(game.setup(2, {}, {"scenario": content}), Chance(1))
    while s.mover != 0:
        s.apply(codes.END)
    while s.why_not(codes.END):
        s.apply(s.nth_action(0))
    s.apply(codes.END)
    assert s.ended == codes.BY_FORTS


def test_an_edition_of_ones_own_changes_the_cards() -> None:
    own = standard_edition().replace("hull = 3 # least sure", "hull = 5 # least sure")
    assert mistakes(own, "edition") == []
    s = game.new(game.setup(2, {}, {"edition": own}), Chance(1))
    assert s.hull(1) == 5
    assert mistakes(own.replace("hull = 5 # least sure", "hull = 0 # least sure"), "edition")[0][0] == "figure"
    assert "no-card" in [key for key, _ in mistakes(own.replace("[ship.brig", "[ship.sloop"), "edition")]
