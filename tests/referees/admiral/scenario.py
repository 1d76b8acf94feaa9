"""What a table plays: the scenario file, the box and the options, read as facts."""

import tomllib
from dataclasses import dataclass, field
from importlib import resources

KINDS = ("line", "galleon", "frigate", "brig")
ACTIONS = ("fire", "board", "storm", "fireships", "repair", "fort_work", "treasure")
RULES = {
    "actions": ACTIONS,
    "strength": "vane",
    "vane": (1, 1, 1),
    "turn_order": "die",
    "start": "own_port",
    "least_move": 0,
    "fort_clock": 3,
    "quiet_rounds": None,
}
VICTORY = {"last_afloat": True, "most_treasure": False, "arrive": "", "hold_forts": 0, "rounds": 0}


@dataclass
class Scenario:
    """A table's facts in one place; `layout` and `box` are the tables of the files."""

    seats: int
    options: dict
    layout: dict
    box: dict
    rules: dict
    victory: dict
    tiles: dict
    deliver: int = 0
    teams: list[int] = field(default_factory=list)

    def card(self, kind: str) -> dict:
        return self.box["ship"][kind]

    def has(self, action: str) -> bool:
        """Whether the scenario knows this kind of action (Q98)."""
        return action in self.rules["actions"]

    @property
    def race(self) -> str:
        """The type of ship whose arrival wins; "" where nobody races."""
        return self.victory["arrive"]

    @property
    def in_teams(self) -> bool:
        return self.options["teams"] != "none"

    @property
    def mines_each(self) -> int:
        optional = self.layout.get("mines_optional", 0)
        return optional if self.options["mines"] and optional else self.layout.get("mines_each", 0)

    @property
    def quiet_rounds(self) -> int:
        """Q93: what the table chose, else what the scenario says; a scenario without such an end has none."""
        chosen, own = self.options["quiet"], self.rules["quiet_rounds"]
        if own == 0 or chosen == "never":
            return 0
        return own or 0 if chosen == "scenario" else int(chosen)

    @property
    def round_limit(self) -> int:
        return self.options["round_limit"] or self.victory["rounds"]


def official(name: str) -> str:
    """The text of a scenario that comes with the game."""
    return (resources.files("quarterdeck.games.admiral") / "data" / "scenarios" / f"{name}.toml").read_text("utf-8")


def box() -> str:
    """The text of the standard box."""
    return (resources.files("quarterdeck.games.admiral") / "data" / "components.toml").read_text("utf-8")


def read(seats: int, options: dict, files: dict[str, str]) -> Scenario:
    """The scenario of a set-up."""
    file = tomllib.loads(files["scenario"] if "scenario" in files else official(str(options["scenario"])))
    parts = tomllib.loads(files.get("edition", "") or box())
    layout = next(one for one in file["layout"] if seats in one["players"])
    scenario = Scenario(
        seats,
        options,
        layout,
        parts,
        {**RULES, **file.get("rules", {})},
        {**VICTORY, **file.get("victory", {})},
        {**parts["tile"], **file.get("tile", {})},
        layout.get("deliver", 0),
        list(range(seats)),
    )
    if scenario.in_teams:
        team = next(one for one in layout["team"] if one["name"] == options["teams"])
        sides = {seat - 1: side for side, members in enumerate(team["sides"]) for seat in members}
        scenario.teams = [sides[seat] for seat in range(seats)]
        scenario.deliver = team.get("deliver", 0)
    return scenario
