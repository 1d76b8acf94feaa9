"""docs/scenarios.md names every key of the vocabulary, and no other."""

import re
from pathlib import Path

import msgspec

from quarterdeck.games.admiral.scenario_file import (
    ACTIONS,
    TYPES,
    Extra,
    Fort,
    Island,
    Layout,
    Rules,
    ScenarioFile,
    Ship,
    Team,
    Tile,
    Victory,
)

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")


def test_the_page_on_scenarios_names_every_key_and_every_word() -> None:
    structs = (ScenarioFile, Rules, Victory, Layout, Fort, Ship, Team, Extra, Island, Tile)
    keys = {field.name for struct in structs for field in msgspec.structs.fields(struct)}
    missing = [key for key in keys if not re.search(rf"\b{key}\b", PAGE)]
    assert sorted(missing) == ["pieces"]  # the box's own figure, of no use to a scenario
    assert [word for word in (*ACTIONS, *TYPES) if f'"{word}"' not in PAGE] == []
