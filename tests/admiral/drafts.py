"""A generator of scenarios: most can be played, some have one thing too many; every one follows from its number."""

from random import Random
from typing import Any

Draft = dict[str, Any]
KINDS = ("line", "galleon", "frigate", "brig")


def cell(luck: Random, width: int, height: int) -> str:
    return f"{chr(65 + luck.randrange(width))}{luck.randrange(height) + 1}"


def draft(number: int) -> Draft:
    """A scenario of a number."""
    luck = Random(number)
    width, height, seats = luck.randrange(8, 19), luck.randrange(7, 14), luck.choice((2, 2, 2, 3, 4))
    corners = [("A1"), f"{chr(64 + width)}{height}", f"A{height}", f"{chr(64 + width)}1"]
    layout: Draft = {"players": [seats], "size": [width, height], "rounds": luck.randrange(4, 11)}
    layout["fort"] = [{"at": corners[seat], "owner": seat + 1} for seat in range(seats)]
    layout["seat"] = [{"ships": [luck.choice(KINDS) for _ in range(luck.randrange(1, 4))]} for _ in range(seats)]
    layout["reefs"] = [cell(luck, width, height) for _ in range(luck.randrange(3))]
    layout["treasure"] = [cell(luck, width, height) for _ in range(luck.randrange(6))]
    layout["islands"] = [
        {
            "tile": luck.choice(("long", "block")),
            "at": cell(luck, width, height),
            "turn": luck.choice((0, 90, 180, 270)),
        }
        for _ in range(luck.randrange(3))
    ]
    if luck.random() < 0.4:
        layout["zone"] = {
            "z": [cell(luck, width, height), f"A{luck.randrange(2, height)}:B{luck.randrange(2, height)}"]
        }
        layout["event"] = [{"round": luck.randrange(1, 9), "ships": {"seat": 1, "ships": ["brig"], "zone": "z"}}]
    if luck.random() < 0.3 and seats == 4:
        layout["sides"] = {"crown": [1, 2], "league": [3, 4]}
    if luck.random() < 0.3:
        layout["seat"][0]["mines"] = luck.randrange(1, 4)
    layout["goal"] = [goal(luck, layout) for _ in range(luck.randrange(1, 4))]
    if luck.random() < 0.3:
        layout["loss"] = [{"for": luck.randrange(1, seats + 1), "when": [{"lost": luck.randrange(1, 4)}]}]
    if luck.random() < 0.3:
        layout["points"] = {"sink": luck.randrange(1, 4), "deliver": luck.randrange(-1, 3)}
        layout["decide"] = ["points", "hull"]
    name = {"en": f"Number {number}", "ru": f"Номер {number}"}
    weather = {"vane": [luck.randrange(3), luck.randrange(4), luck.randrange(2)]}
    made: Draft = {
        "format": 2,
        "game": "admiral",
        "name": name,
        "briefing": name,
        "weather": weather,
        "layout": [layout],
    }
    if luck.random() < 0.15:
        spoil(luck, made)
    return made


def goal(luck: Random, layout: Draft) -> Draft:
    needs: list[Draft] = [
        {"deliver": luck.randrange(1, 4), "to": "own"},
        {"sink": luck.randrange(1, 4)},
        {"hold": luck.randrange(2, 4), "rounds": luck.randrange(3)},
        {"survive": luck.randrange(2, 9)},
        {"exit": luck.randrange(1, 3), "edge": luck.choice("NESW")},
        {"arrive": 1, "at": luck.choice(layout["fort"])["at"], "kind": luck.choice(KINDS)},
        {"points": luck.randrange(2, 9)},
    ]
    who = luck.choice(["all", 1, 2])
    return {"for": who, "need": luck.sample(needs, luck.choice((1, 1, 1, 2)))}


def spoil(luck: Random, made: Draft) -> None:
    """One thing that no check may let pass, or that it must know how to read."""
    layout = made["layout"][0]
    match luck.randrange(7):
        case 0:
            layout["reefs"] = ["ZZ9"]
        case 1:
            layout["seat"][0] = {}
        case 2:
            made["weather"]["vane"] = [0, 0, 0]
        case 3:
            layout["goal"][0]["need"] = []
        case 4:
            del made["name"]
        case 5:
            layout["size"] = [2, "x"]
        case _:
            layout["seat"][0]["ships"] = ["raft"]
