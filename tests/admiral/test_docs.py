"""docs/scenarios.md names every key of both vocabularies, every word of their lists, and every kind of mistake."""

import re
from pathlib import Path
from types import ModuleType

import msgspec

from quarterdeck.games.admiral import plan, scenario_file
from quarterdeck.games.admiral.scenario_file import ACTIONS, TYPES, Edition

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
LOCALE = Path(scenario_file.__file__).parent / "locale" / "en" / "scenario.ftl"


def keys_of(module: ModuleType) -> set[str]:
    """Every key of every struct that a module has."""
    structs = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    owned = [one for one in structs if one is not Edition and one.__module__ == module.__name__]
    return {field.encode_name for one in owned for field in msgspec.structs.fields(one)}


def test_the_page_on_scenarios_names_every_key_and_every_word() -> None:
    keys = keys_of(plan) | keys_of(scenario_file)
    missing = [key for key in keys if not re.search(rf"\b{key}\b", PAGE)]
    assert sorted(missing) == ["pieces"]  # the box's own figure, of no use to a scenario
    words = (*ACTIONS, *TYPES, *plan.CARGOES, *plan.RUNGS)
    assert [word for word in words if f'"{word}"' not in PAGE] == []
    assert [word for word in (*plan.CONDITIONS, *plan.EVENTS) if f"`{word}" not in PAGE] == []


def test_the_page_names_every_kind_of_mistake() -> None:
    keys = set(re.findall(r"^error-plan-(cut-off|\w+)", LOCALE.read_text("utf-8"), re.MULTILINE))
    table = PAGE.partition("## What is checked")[2].partition("Warned of")[0]
    assert keys == set(
        re.findall(r"`([a-z-]+)`", "\n".join(row.split("|")[1] for row in table.splitlines() if "|" in row))
    )
