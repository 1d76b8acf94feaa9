"""Files of format 2: every mistake is told with its line, all at once, in both languages; what is odd is warned of."""

import tomllib

import pytest

from quarterdeck import i18n
from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral import plan_terms
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.plan_read import plan_of
from quarterdeck.games.admiral.plan_terms import figures
from quarterdeck.games.admiral.scenario_file import OFFICIAL, OURS, official
from quarterdeck.games.lines import Lines
from words import faults

from .test_plan_play import EXAMPLES

CONVOY = (EXAMPLES / "silver-convoy.toml").read_text("utf-8")
CITADEL = (EXAMPLES / "citadel.toml").read_text("utf-8")
RACE = (EXAMPLES / "spice-race.toml").read_text("utf-8")


def mistakes(content: str) -> list[tuple[str, int]]:
    """The keys and lines of a file's mistakes; each can be said in both languages."""
    found = game.check_file("scenario", content)
    for line in found:
        assert faults(game, line.key, line.args) == []
        for lang in i18n.LANGUAGES:
            assert "\n" not in i18n.line(lang, game, line)
    return [(line.key.removeprefix("error-plan-"), int(line.args["line"])) for line in found]


@pytest.mark.parametrize("name", OURS[1:])
def test_our_scenarios_have_no_mistakes_and_both_languages(name: str) -> None:
    assert mistakes(official(name)) == []
    assert [line.key for line in game.file_warnings("scenario", official(name))] == []


def wide_zones(many: int) -> str:
    """So many zones of nearly the whole of a board of 24 by 14."""
    return "\n".join(f'zone.wide{number}=["A1:X14"]' for number in range(many))


@pytest.mark.parametrize(
    ("content", "old", "new", "key"),
    [
        (CONVOY, "reefs=[", "reef=[", "key-near"),
        (CONVOY, 'cargo="silver"', 'cargo="silber"', "word-near"),
        (CONVOY, "rounds=16", "rounds=1600", "figure"),
        (CONVOY, "rounds=16", 'rounds="many"', "figure-type"),
        (CONVOY, "players=[3]", "players=[]", "figure-many"),
        (CONVOY, "vane=[1,4,1]", "vane=[0,0,0]", "figure-vane"),
        (CONVOY, "load=1,damage=1", "load=1,damage=3", "figure-damage"),
        (CONVOY, 'name="Santa Ana",load=2', 'name="Santa Ana",load=5', "figure-load"),
        (CONVOY, '{deliver=2,to="own"}', '{deliver=2,exit=1,to="own"}', "figure-one"),
        (CONVOY, '"H8"', '"ZZ8"', "cell"),
        (CONVOY, '"H8"', '"J4"', "cell-land"),
        (CONVOY, '"H8"', '"M2"', "cell-port"),
        (CONVOY, 'zone.west=["A5:B10"]', 'zone.west=["A5"]', "cell-berth"),
        (CONVOY, 'zone.west=["A5:B10"]', 'zone.west=["A1:X14","A5"]', "cell-many"),
        (CONVOY, 'zone.west=["A5:B10"]', 'zone.west=["A5:B10"]\n' + wide_zones(22), "cell-zones"),
        (CONVOY, '{tile="block",at="R6"}', '{tile="block",at="X6"}', "cell-tile"),
        (CONVOY, "deliver=2,to", "deliver=9,to", "short-cargo"),
        (CONVOY, "exit=2,edge", "exit=9,edge", "short-ships"),
        (CONVOY, "{round=5,ships", "{round=17,ships", "idle"),
        (CONVOY, 'edge="E",kind="galleon",load=1', 'edge="E",kind="galleon",load=1,ship="x"', "idle"),
        (CONVOY, "lost=2,kind", "lost=20,kind", "short-ships"),
        (CONVOY, '{ships=["frigate","brig"],mines=1},\n', "", "seats-many"),
        (CITADEL, "crown=[1,2],league=[3,4]", "crown=[1,2],league=[3]", "seats-sides"),
        (CITADEL, '{survive=12},{hold=["citadel"]}', '{hold=["citadel"]}', "met"),
        (CITADEL, "{survive=12}", "{survive=13}", "short-rounds"),
        (CITADEL, 'fires="league"', 'fires="leage"', "word-near"),
        (CITADEL, "points=11", "points=1", "short-budget"),
        (CITADEL, '{at="T13",kind="royal",users=[1,2]}', '{at="T13",kind="royal",shots=2}', "idle"),
        (CITADEL, '{ships=["line","brig"],mines=3}', "{mines=3}", "seats"),
        (CITADEL, 'decide=["league"]', 'decide=["points","league"]', "idle"),
        (CITADEL, "{survive=12}", '{survive=12,ship="Santa Ana"}', "word-none"),
        (RACE, 'letter="R"', 'letter="B"', "figure-letter"),
        (RACE, ",skip=true", "", None),
        (RACE, '"block","block"],many=1,apart=2,skip=true', '"block"],many=2,apart=2', "short-tiles"),
    ],
)
def test_each_mistake_is_named_with_its_line(content: str, old: str, new: str, key: str | None) -> None:
    assert old in content
    after = content.replace(old, new, 1)
    found = mistakes(after)
    if key is None:
        assert found == []
        return
    assert key in [name for name, _ in found], found
    line = after[: content.index(old)].count("\n") + 1
    assert abs(dict(found)[key] - line) <= 8, (found, line)


def test_every_mistake_is_told_not_only_the_first() -> None:
    spoilt = RACE.replace('"L10"', '"Z99"').replace("reefs=1", "reef=1", 1).replace("points=12", 'points="x"')
    spoilt = spoilt.replace('"racer","frigate"]', '"racre","frigate"]', 1)
    assert {"cell", "key-near", "figure-type", "word-near"} <= {key for key, _ in mistakes(spoilt)}


def test_a_place_that_no_ship_can_reach_is_cut_off() -> None:
    wall = CONVOY.replace('game="admiral"', 'game="admiral"\ntile.wall={rows=["' + '#","' * 13 + '#"]}')
    wall = wall.replace('{tile="block",at="R6"}', '{tile="wall",at="V1"}')
    assert "cut-off" in [key for key, _ in mistakes(wall)]


def test_what_may_not_be_meant_is_warned_of() -> None:
    keys = [line.key for line in game.file_warnings("scenario", RACE.replace("rounds=14\n", ""))]
    assert keys == ["warning-plan-five", "warning-plan-endless"]
    far = CONVOY.replace("rounds=16", "rounds=3").replace("{round=5", "{round=2").replace("{round=9", "{round=3")
    assert "warning-plan-far" in [line.key for line in game.file_warnings("scenario", far)]
    one = CONVOY.replace(',ru="Серебряный конвой"', "")
    assert [line.key for line in game.file_warnings("scenario", one)] == ["warning-plan-language"]


@pytest.mark.parametrize("name", [*OFFICIAL, OURS[0]])
def test_a_file_of_format_1_upgrades_to_the_same_plan(name: str) -> None:
    text = game.upgraded("scenario", official(name))
    assert text is not None
    assert tomllib.loads(text)["format"] == 2
    assert mistakes(text) == []
    assert plan_of(text) == plan_of(official(name))
    assert game.upgraded("scenario", text) is None


@pytest.mark.parametrize("content", [official("powder-keys"), CONVOY], ids=["format 1", "format 2"])
def test_the_minutes_of_older_files_are_passed_over(content: str) -> None:
    older = f"minutes = [15, 30]\n{content}"
    assert mistakes(older) == []
    assert plan_of(older) == plan_of(content)
    assert game.upgraded("scenario", older) == game.upgraded("scenario", content)
    assert game.new(game.setup(plan_of(older).layout[0].players[0], {}, {"scenario": older}), Chance(1)).audit() == ""


def test_the_new_file_and_the_schema_are_of_use() -> None:
    assert mistakes(game.data("new-scenario.toml")) == []
    schema = game.schema("scenario")
    assert schema is not None
    assert "LayoutPlan" in schema["$defs"]


def test_a_layout_like_another_replaces_only_what_it_names() -> None:
    content = CONVOY + '\n[[layout]]\nid="short"\nlike="main"\nplayers=[3]\nsize=[24,14]\nrounds=9\n'
    assert mistakes(content) == []
    main, short = plan_of(content).layout
    assert (short.rounds, short.fort) == (9, main.fort)
    assert game.scenario(game.setup(3, {"layout": "short"}, {"scenario": content})).round_limit == 9


def test_lines_are_found_in_tables_within_lists() -> None:
    lines = Lines(CONVOY)
    rows = CONVOY.splitlines()
    assert '"Santa Ana"' in rows[lines.of("layout", 0, "seat", 0, "ships", 1, "name") - 1]
    assert "deliver=2,to" in rows[lines.of("layout", 0, "goal", 1, "need", 0, "to") - 1]


def test_a_long_weather_script_is_built_line_by_line_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """64 KB of it took seconds whenever the table opened: each line made the whole of those before it again."""
    made: list[int] = []

    def counted(numbers: list[int]) -> object:
        made.append(len(numbers))
        return figures(numbers)

    many = 3_000
    content = official("narrows").replace("script = [", "script = [" + '{round=2,to="E"},' * many, 1)
    monkeypatch.setattr(plan_terms, "figures", counted)
    scenario = game.scenario(game.setup(2, {}, {"scenario": content}))
    assert len(scenario.terms.script) >= 3 * many
    assert 3 * many <= max(made)
    assert sum(made) < 3 * (2 * 3 * many)  # at most three builds: the check's, the set-up's, the table's
